"""Looks for what should not have been told: `python -m tests.ops.leak --games 500`.

Games of both kinds are played by lot with everybody looking: each seat, an onlooker, the API, the
figures, the log, and whoever looks back at what has been played. Four questions are asked of
every byte:

- Is a secret of the table in it: key, tokens or their hashes?
- What a viewer sees must be the same in every deal that the viewer has to reckon with. Is it, in
  a deal made anew of all that is hidden (`redeterminise`)?
- Does whoever looks back see what was told at the time, and nothing else?
- For the dinosaurs a witness, who was told nothing of the rules' own idea of sight, says of each
  event who may see its cards (tests/server/sight.py).
"""

import argparse
import asyncio
import io
import json
import logging
import random
from collections import Counter
from typing import Any

import msgspec
from prometheus_client import generate_latest

from nestling.table.sight import Step, Viewer, sight
from tests.server.kit import Ear, Server
from tests.server.test_secrets import check_game, play

PLAYERS = {"dinosaurs": (2, 3, 4), "ice": (2, 3, 4)}
LOOK_BACK_AT = 10  # plays


class Watcher:
    """Checks each step of a table against other deals."""

    def __init__(self, room: Any, viewers: list[Viewer]) -> None:
        self._room = room
        self._viewers = viewers
        self.checked = 0
        self.leaks: list[str] = []

    def __call__(self, step: Step) -> None:
        state = self._room.table.state
        if not state.actors:
            return  # all is open, and nothing is left to be dealt anew
        for viewer in self._viewers:
            deal = state.redeterminise(viewer, self.checked)
            mine, other = (self._seen(s, viewer) for s in (state, deal))
            if mine != other:  # a table does not mind what its listeners raise
                self.leaks.append(f"viewer {viewer} sees what it cannot know, at step {step.seq}")
            self.checked += 1

    def _seen(self, state: Any, viewer: Viewer) -> bytes:
        seen = sight(state, viewer, state.event_count)
        return msgspec.json.encode([seen.view, seen.legal])


def views_in(ear: Ear) -> list[Any]:
    """The views that an ear was told, one after the other."""
    return [message["view"] for message in map(json.loads, ear.texts) if message.get("view")]


async def look_back(server: Server, code: str, tokens: list[str], ears: list[Ear]) -> list[str]:
    """All look back once, in mid-game; what they were answered."""
    answers = []
    for ear in ears:
        token = None if ear.seat is None else tokens[ear.seat]
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        found = await server.http.get(f"/api/tables/{code}/past", headers=headers)
        assert found.status_code == 200
        glimpses = [glimpse["view"] for glimpse in found.json()["glimpses"]]
        # What was played before anybody came was not told; what is told by now may be more.
        known = views_in(ear)
        assert [view for view in glimpses[1:] if view not in known] == []
        answers.append(found.text)
    return answers


async def one_game(server: Server, game: str, players: int, seed: int) -> Counter[str]:
    """Play one, and look at all that was said; returns how much that was."""
    wish = {"game": game, "public": True, "seats": [{"kind": "person", "name": "Ann"}] * players}
    made = (await server.http.post("/api/tables", json=wish)).json()
    code = made["code"]
    tokens = [seat["token"] for seat in made["seats"]]
    said = io.StringIO()
    handler = logging.StreamHandler(said)
    logging.getLogger().addHandler(handler)
    async with server.rooms.open(code) as room:
        viewers: list[Viewer] = [None, *range(players)]
        ears = [Ear(viewer) for viewer in viewers]
        watcher = Watcher(room, viewers)
        for ear in ears:
            room.join(ear)
        room.table.listeners.append(watcher)
        room.table.company.say(0, "hello")
        asked = [await server.http.get(f"/api/tables/{code}/record")]
        assert asked[0].status_code == 409
        asked.append(await server.http.get("/api/tables"))
        playing = asyncio.ensure_future(play(room, random.Random(seed)))
        while room.table.seq < LOOK_BACK_AT:
            await asyncio.sleep(0)
        back = await look_back(server, code, tokens, ears)
        await playing
        assert not watcher.leaks, watcher.leaks[0]
        created = room.table.created
        secrets = [created.key, *tokens, *(seat.token_hash for seat in created.seats)]
        told = [*(text for ear in ears for text in ear.texts), *(a.text for a in asked), *back]
        told += [said.getvalue(), generate_latest(server.rooms.metrics.registry).decode()]
        for text in told:
            assert not any(secret in text for secret in secrets), text[:200]
        if game == "dinosaurs":
            for ear in ears:
                ear.texts = [t for t in ear.texts if json.loads(t)["type"] != "chat"]
            check_game(room, ears, secrets)
    logging.getLogger().removeHandler(handler)
    sent = sum(len(text) for text in told)
    return Counter(games=1, messages=len(told), characters=sent, views=watcher.checked)


async def leak(games: int) -> Counter[str]:
    """Play so many, of both games in turn; returns how much was looked at."""
    found: Counter[str] = Counter()
    names = list(PLAYERS)
    async with Server() as server:
        for number in range(games):
            game = names[number % len(names)]
            players = PLAYERS[game][number // len(names) % len(PLAYERS[game])]
            found += await one_game(server, game, players, number)
    return found


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("--games", type=int, default=500)
    found = asyncio.run(leak(parser.parse_args().games))
    print(", ".join(f"{count:,} {what}" for what, count in found.items()), "- nothing hidden")


if __name__ == "__main__":
    main()
