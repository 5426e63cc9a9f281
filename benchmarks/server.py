"""Our server under load, beside boardgame.io and colyseus with a game of a like kind, in one run.

    python benchmarks/server.py [full] [idle] [live] [--tables 100] [--seconds 10] [--rounds 3]
        [--game dinosaurs] [--no-peers] [--idle 2000] [--live 1000] [--think 3] [--json FILE]

full   tables of four people who play at once whenever they may, through WebSockets: moves a
       second; ms from a move's sending to its mover's answer, and to the news of it at each other
       seat; CPU time of the server a move. Servers take turns; medians of the rounds.
idle   memory of a connection that only looks on, from how a server with many of them grows.
live   many tables at once at human pace: people think up to twice `--think` seconds.

What is and is not the same for the peers: docs/speed.md. They are fetched with npm when first
needed. One client process plays for all, so it and a server have a core each of two.
Needs the packages of the extra "test".
"""

import argparse
import asyncio
import json
import os
import resource
import statistics
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Protocol

import uvloop

from load import ours, peers, servers
from load.meter import Meter
from load.servers import Server

WARM_UP = 2.0  # seconds of play before counting
BEFORE_IDLE = 200  # connections before the first look at the memory

Figures = dict[str, Any]


class Playing(Protocol):
    """A table with people at it."""

    def play(self) -> None:
        """Begin."""

    def leave(self) -> None:
        """All go."""


Seating = Callable[[str, int, float, Meter], Awaitable[Sequence[Playing]]]
Serving = Callable[[Path], AbstractAsyncContextManager[Server]]


async def measure(
    serving: Serving, seating: Seating, tables: int, seconds: float, think: float = 0
) -> Figures:
    """Play at so many tables for so long."""
    meter = Meter()
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as server:
            seated = await seating(server.url, tables, think, meter)
            await server.settle()
            for table in seated:
                table.play()
            await asyncio.sleep(WARM_UP + 2 * think)
            before = server.cpu()
            meter.start()
            await asyncio.sleep(seconds)
            meter.stop()
            used = server.cpu() - before
            for table in seated:
                table.leave()
    figures = meter.figures()
    figures["server_cpu_ms_per_move"] = round(1000 * used / max(figures["moves"], 1), 3)
    figures["load_average"] = round(os.getloadavg()[0], 1)
    return figures


def own_tables(game: str) -> Seating:
    """Tables of a game of ours."""

    async def seat(url: str, tables: int, think: float, meter: Meter) -> Sequence[Playing]:
        return await ours.seat_all(url, tables, game, think, meter)

    return seat


def contestants(game: str, with_peers: bool) -> dict[str, tuple[Serving, Seating]]:
    """Who is measured at full play."""
    found: dict[str, tuple[Serving, Seating]] = {
        f"nestling, {game}": (servers.nestling, own_tables(game))
    }
    if with_peers:
        boardgameio, colyseus = peers.seat_boardgameio, peers.seat_colyseus
        found |= {
            "boardgame.io, in memory": (lambda _: servers.peer("boardgameio"), boardgameio),
            "boardgame.io, FlatFile": (
                lambda data: servers.peer("boardgameio", str(data)),
                boardgameio,
            ),
            "colyseus, in memory": (lambda _: servers.peer("colyseus"), colyseus),
        }
    return found


async def full(wanted: argparse.Namespace) -> Figures:
    """Everybody plays as fast as they may."""
    who = contestants(wanted.game, wanted.peers)
    rounds: dict[str, list[Figures]] = {name: [] for name in who}
    for _ in range(wanted.rounds):
        for name, (serving, seating) in who.items():
            rounds[name].append(await measure(serving, seating, wanted.tables, wanted.seconds))
    print(f"\nfull play, {wanted.tables} tables of 4, {wanted.rounds} rounds of {wanted.seconds} s")
    print(
        f"{'':26}{'moves/s':>9}{'ratio':>7}  answer p50/p95/p99 ms   others p50/p95/p99 ms", end=""
    )
    print(f"{'CPU ms a move':>16}")
    medians = {name: median(found) for name, found in rounds.items()}
    own = next(iter(medians.values()))["moves_per_s"]
    for name, figures in medians.items():
        ratio = own / figures["moves_per_s"]
        answers, views = (latencies(figures[key]) for key in ("answer_ms", "view_ms"))
        print(
            f"{name:26}{figures['moves_per_s']:>9.0f}{ratio:>7.2f}  {answers:22}  {views:22}"
            f"{figures['server_cpu_ms_per_move']:>15.3f}"
        )
    print("ratio: our moves a second to theirs")
    return {"rounds": rounds, "medians": medians}


def median(rounds: list[Figures]) -> Figures:
    """The round in the middle, by moves a second."""
    middle = statistics.median_low([figures["moves_per_s"] for figures in rounds])
    return next(figures for figures in rounds if figures["moves_per_s"] == middle)


def latencies(figures: dict[str, float]) -> str:
    """In ms."""
    return " / ".join(f"{value:.1f}" for value in figures.values()) or "none"


async def idle(wanted: argparse.Namespace) -> Figures:
    """Connections that only look on."""
    with tempfile.TemporaryDirectory() as folder:
        async with servers.nestling(Path(folder)) as server:
            code = await ours.make_table(server.url, wanted.game)
            await ours.look_on(server.url, code, BEFORE_IDLE)
            await server.settle()
            before = server.memory()
            await ours.look_on(server.url, code, wanted.idle)
            await server.settle()
            kib = (server.memory() - before) / wanted.idle / 1024
    print(f"\nan idle connection: {kib:.1f} KiB ({wanted.idle} onlookers)")
    return {"connections": wanted.idle, "kib": round(kib, 2)}


async def live(wanted: argparse.Namespace) -> Figures:
    """Many tables at human pace; bots' and persons' pauses as they are for people."""

    def serving(data: Path) -> AbstractAsyncContextManager[Server]:
        return servers.nestling(data, pace=1)

    seconds = max(wanted.seconds, 4 * wanted.think)
    figures = await measure(serving, own_tables(wanted.game), wanted.live, seconds, wanted.think)
    every = wanted.live / figures["moves_per_s"]
    used = figures["server_cpu_ms_per_move"] * figures["moves_per_s"] / 10
    print(f"\n{wanted.live} tables of 4 at human pace: a move a table every {every:.1f} s")
    print(f"  {figures['moves_per_s']:.0f} moves/s, {used:.0f} % of a core")
    print(f"  answer p50/p95/p99 {latencies(figures['answer_ms'])} ms")
    print(f"  others p50/p95/p99 {latencies(figures['view_ms'])} ms")
    return figures | {"tables": wanted.live, "seconds_between_moves": round(every, 2)}


PARTS: dict[str, Callable[[argparse.Namespace], Awaitable[Figures]]] = {
    "full": full,
    "idle": idle,
    "live": live,
}


async def run(wanted: argparse.Namespace) -> None:
    """Measure what is wanted, one part after the other."""
    found = {part: await PARTS[part](wanted) for part in wanted.parts or PARTS}
    if wanted.json:
        wanted.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], help="all unless named")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", choices=("dinosaurs", "ice"), default="dinosaurs")
    parser.add_argument("--no-peers", dest="peers", action="store_false")
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--live", type=int, default=1000)
    parser.add_argument("--think", type=float, default=3.0, help="seconds on average")
    parser.add_argument("--json", type=Path)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    uvloop.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
