"""The games: a folder each, all with the same files."""

from nestling.core.game import Kind
from nestling.core.registry import register


def _dinosaurs() -> Kind:
    from nestling.games.dinosaurs import KIND

    return KIND


def _ice() -> Kind:
    from nestling.games.ice import KIND

    return KIND


register("dinosaurs", _dinosaurs)
register("ice", _ice)
