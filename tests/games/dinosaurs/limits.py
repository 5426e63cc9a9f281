"""Elimination by another road than the rules take: try all that the Meteors can stand for."""

from collections.abc import Iterator


def stand_ins(meteors: int) -> Iterator[tuple[int, int, int]]:
    """Every way in which so many Meteors can be shared out among the three types."""
    for natural in range(meteors + 1):
        for predatory in range(meteors - natural + 1):
            yield natural, predatory, meteors - natural - predatory


def eliminated(
    natural: int, predatory: int, emotional: int, meteors: int, two_player_limits: bool
) -> bool:
    """Whether some reading of the Meteors completes a set that is fatal (D15, D16, D17)."""
    same, each = (4, 2) if two_player_limits else (3, 1)
    for n, p, e in stand_ins(meteors):
        counts = (natural + n, predatory + p, emotional + e)
        if any(count >= same for count in counts) or all(count >= each for count in counts):
            return True
    return False
