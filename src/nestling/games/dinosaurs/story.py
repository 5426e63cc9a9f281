"""Events of Happy Little Dinosaurs as lines of text, as an onlooker with full sight tells them."""

from typing import Any

from nestling.core.drawing import SEAT_LETTERS
from nestling.core.game import Event, State
from nestling.locale import Texts

SILENT = {"cleared", "disaster_accepted"}
BY_REASON = {"discarded": "reason", "disaster_under": "reason", "won": "why"}
SEEN = {"taken": "card", "kept": "card"}
IN_DUEL = {"committed", "revealed"}


def slug(name: str) -> str:
    """A name as part of a message id, without its copy."""
    return name.partition(":")[0].replace("_", "-")


def seat_names(state: State, texts: Texts) -> list[str]:
    """How the seats are called: by letter and dinosaur."""
    dinosaurs = state.observe(None).to_json()["dinosaurs"]
    return [
        f"{SEAT_LETTERS[seat]} {texts.say('dinosaur-' + slug(dinosaur))}"
        for seat, dinosaur in enumerate(dinosaurs)
    ]


def tell(event: Event, names: list[str], texts: Texts) -> str | None:
    """The line for an event, seats called by `names`, or None for one not worth a line."""
    data = event.to_json()
    kind = data.pop("event")
    if kind in SILENT:
        return None
    arguments = _arguments(data, names, texts)
    if kind == "seated" and arguments["dinosaur"] in arguments["name"]:
        return None  # the name says it already
    message = f"event-dinosaurs-{slug(kind)}{_variant(kind, data)}"
    return texts.say(message, **arguments)


def tell_end(why: str, texts: Texts) -> str:
    """The sentence for the reason that a game ended."""
    return texts.say(f"end-why-{slug(why)}")


def _variant(kind: str, data: dict[str, Any]) -> str:
    if kind in BY_REASON:
        return f"-{slug(data[BY_REASON[kind]])}"
    if kind in SEEN:
        return "-seen" if data[SEEN[kind]] is not None else ""
    if kind in IN_DUEL:
        return "-sudden-death" if data["sudden_death"] else ""
    if kind == "instant_played":
        return "" if data["other"] is None else "-on"
    if kind == "scored":
        return "" if data["before"] == data["score"] else "-inverted"
    return ""


def _arguments(data: dict[str, Any], names: list[str], texts: Texts) -> dict[str, Any]:
    own = data.get("other") is not None and data["other"] == data.get("seat")
    arguments: dict[str, Any] = {"who": "other", "whose": "self" if own else "other"}
    for key, value in data.items():
        match key:
            case "seat":
                arguments["name"] = names[value]
            case "other" | "by":
                arguments[key] = "" if value is None else names[value]
            case "card" | "other_card":
                arguments[key.replace("_", "")] = texts.say(f"card-{slug(value)}") if value else ""
            case "cards":
                cards = [texts.say(f"card-{slug(card)}") for card in value or ()]
                arguments["cards"] = texts.join(cards)
                arguments["count"] = len(cards)
            case "seats" | "winners":
                arguments[key] = texts.join(names[seat] for seat in value)
                arguments["number"] = len(value)
            case "disaster":
                arguments["disaster"] = texts.say(f"disaster-{slug(value)}")
            case "dinosaur":
                arguments["dinosaur"] = texts.say(f"dinosaur-{slug(value)}")
            case _ if isinstance(value, int):
                arguments[key.replace("_", "")] = value
    return arguments
