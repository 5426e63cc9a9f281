"""What the pictures of all games share: seats' letters and colours, paper and ink, text."""

from html import escape

SEAT_LETTERS = "ABCD"
SEAT_COLOURS = ("#4f8a4c", "#d9922b", "#c2493d", "#5a63b0")
PAPER, INK, LINE = "#fbf4e6", "#33291f", "#d8c9ad"


def document(width: float, height: float, parts: list[str]) -> str:
    """An SVG document on a sheet of paper."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' font-family="Nunito, sans-serif" font-size="13" fill="{INK}">'
        f'<rect width="{width}" height="{height}" rx="14" fill="{PAPER}"/>'
        f"{''.join(parts)}</svg>"
    )


def text(
    x: float, y: float, words: str, anchor: str = "start", *, size: int = 13, weight: int = 400
) -> str:
    """A line of text."""
    return (
        f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-size="{size}"'
        f' font-weight="{weight}">{escape(words)}</text>'
    )
