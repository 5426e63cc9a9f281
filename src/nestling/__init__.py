"""Nestling: Happy Little Dinosaurs and Jää Sulaa, their rules, a table, bots and a laboratory."""

import nestling.games  # noqa: F401 - makes the games known
from nestling.core.errors import BadRecord, NestlingError, Refused
from nestling.core.game import Action, Event, Game, Outcome, State, View
from nestling.core.record import Record, load_record, read_record
from nestling.core.registry import game, names

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadRecord",
    "Event",
    "Game",
    "NestlingError",
    "Outcome",
    "Record",
    "Refused",
    "State",
    "View",
    "game",
    "load_record",
    "names",
    "read_record",
]
