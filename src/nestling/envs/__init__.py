"""Environments for learning: both games for Gymnasium, PettingZoo and OpenSpiel.

batch.Batch plays many games at once in compiled code; the other modules are shells in the forms
that the three libraries ask for. `register()` makes the ids known to Gymnasium and OpenSpiel.
docs/environments.md describes observations, actions and rewards.
"""

from nestling.core import registry

VERSION = 0  # of the environments; a change of observations, actions or rewards raises it
HISTORY = ("v0: the first",)


def env_id(game: str) -> str:
    """The versioned id of a game's environment in Gymnasium, such as "nestling/ice-v0"."""
    return f"nestling/{game}-v{VERSION}"


def register() -> None:
    """Make all environments known to Gymnasium and OpenSpiel, as far as these are installed."""
    from importlib.util import find_spec

    if find_spec("gymnasium"):
        from nestling.envs.vector import register as register_gymnasium

        for name in registry.names():
            register_gymnasium(name)
    if find_spec("pyspiel"):
        from nestling.envs.openspiel import register as register_openspiel

        for name in registry.names():
            register_openspiel(name)
