"""Events of Jää Sulaa as lines of text, as an onlooker with full sight tells them."""

from typing import Any

from nestling.core.drawing import SEAT_LETTERS
from nestling.core.game import Event, State
from nestling.locale import Texts

MOVED = {"placed", "swum", "stepped", "sailed"}


def slug(name: str) -> str:
    """A name as part of a message id."""
    return name.replace("_", "-")


def seat_names(state: State, _texts: Texts) -> list[str]:
    """How the seats are called: by letter."""
    return list(SEAT_LETTERS[: state.game.players])


def tell(event: Event, names: list[str], texts: Texts) -> str | None:
    """The line for an event, seats called by `names`."""
    data = event.to_json()
    kind = data.pop("event")
    return texts.say(
        f"event-ice-{slug(kind)}{_variant(kind, data)}", **_arguments(data, names, texts)
    )


def tell_end(why: str, texts: Texts) -> str:
    """The sentence for the reason that a game ended."""
    return texts.say(f"ice-end-why-{slug(why)}")


def _variant(kind: str, data: dict[str, Any]) -> str:
    if kind in MOVED:
        return "-mother" if data["mother"] else "-chick"
    if kind == "lifted":
        if data["tile"] is None:
            return ""
        return "-empty" if data["tile"] == "empty" else "-seen"
    if kind == "kept":
        return "-seen" if data["tile"] is not None else ""
    if kind == "used":
        return "-kept" if data["was_kept"] else ""
    if kind in ("declined", "won"):
        return f"-{slug(data['what' if kind == 'declined' else 'why'])}"
    return ""


def _arguments(data: dict[str, Any], names: list[str], texts: Texts) -> dict[str, Any]:
    arguments: dict[str, Any] = {"who": "other", "whose": "other"}
    for key, value in data.items():
        match key:
            case "seat":
                arguments["name"] = names[value]
            case "other":
                arguments["other"] = names[value]
            case "winners":
                arguments["winners"] = texts.join(names[seat] for seat in value)
                arguments["number"] = len(value)
            case "tile":
                arguments["tile"] = texts.say(f"ice-tile-{value}") if value else ""
            case _ if isinstance(value, int | str):
                arguments[key.replace("_", "")] = value
    return arguments
