"""What is sent: every message to every viewer of many games, against an independent witness."""

import asyncio
import json
import random
import re

import pytest

from nestling.server.rooms import Room, Rooms
from nestling.table import log
from nestling.table.log import Created
from tests.server.kit import Ear, MemoryStore
from tests.server.sight import Witness
from tests.table.tables import created, forced, run

GAMES = 50  # together
COPY = re.compile(r'"[a-z_]+:\d')


async def play(room: Room, chance: random.Random) -> None:
    """Persons play by lot to the end."""
    table = room.table
    number = 0
    while not table.over:
        asked = [seat for seat in table.state.actors if not forced(table.state, seat)]
        if not asked:
            await asyncio.sleep(0)
            continue
        seat = chance.choice(asked)
        number += 1
        action = chance.choice(table.state.legal(seat)).notation
        await table.play(seat, f"c{number}", table.seq, action)


def check_game(room: Room, ears: list[Ear], secret: list[str]) -> int:
    """Every byte that was sent; returns how many messages."""
    full = [event.to_json() for event in room.table.state.events]
    checked = 0
    for ear in ears:
        witness = Witness(room.table.game.players)
        at = 0
        for text in ear.texts:
            message = json.loads(text)
            if message["type"] == "standing":
                continue
            assert not COPY.search(text)
            assert not any(word in text for word in secret)
            events = message["log"] if message["type"] == "welcome" else message["events"]
            for event in events:
                assert event == witness.told(full[at], ear.seat)
                witness.follow(full[at])
                at += 1
            witness.check(message["view"], ear.seat)
            if message["legal"]:
                assert ear.seat in message["view"]["actors"]
            checked += 1
        assert at == len(full)
    return checked


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fault_F11_nothing_hidden_is_sent_before_its_reveal(players: int) -> None:
    async def scene(seed: int) -> int:
        store = MemoryStore()
        rooms = Rooms(store, pace=0)
        made = created("P" * players, seed)
        code = await rooms.create(made)
        async with rooms.open(code) as room:
            viewers = [None, *range(players)]
            ears = [Ear(viewer) for viewer in viewers]
            for ear in ears:
                room.join(ear)
            await play(room, random.Random(seed))
            secret = [made.key, *(seat.token_hash or "?" for seat in made.seats)]
            checked = check_game(room, ears, secret)
        await rooms.close()
        return checked

    checked = sum(run(scene(seed)) for seed in range(players, GAMES + 2, 3))
    assert checked > 1000


def test_fault_F15_greetings_and_live_messages_agree_at_each_step() -> None:
    async def scene() -> None:
        rooms = Rooms(MemoryStore(), pace=0)
        code = await rooms.create(created("PPP", 7))
        async with rooms.open(code) as room:
            viewers = [None, 0, 1, 2]
            ears = [Ear(viewer) for viewer in viewers]
            for ear in ears:
                room.join(ear)
            logs = {ear.seat: json.loads(ear.texts[0])["log"] for ear in ears}
            compared = 0

            def compare(_: object) -> None:
                nonlocal compared
                for ear in ears:
                    live = json.loads(ear.texts[-1])
                    logs[ear.seat] += live["events"]
                    fresh = json.loads(room.welcome(ear))
                    assert fresh["log"] == logs[ear.seat]
                    for field in ("seq", "view", "legal"):
                        assert fresh[field] == live[field]
                    missing = room.missing(ear.seat, live["seq"] - 1)
                    assert missing is not None
                    assert [m.seq for m in missing] == [live["seq"]]
                    compared += 1

            room.table.listeners.append(compare)
            await play(room, random.Random(7))
            assert compared == 4 * room.table.seq
        await rooms.close()

    run(scene())


def test_the_log_alone_has_the_key() -> None:
    made = created("PB", 3)
    again = log.decode(log.encode(made))
    assert isinstance(again, Created)
    assert again.key == made.key
