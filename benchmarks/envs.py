"""Environment steps per second, with observations and masks, beside the nearest games of others.

A step takes a random legal action and gives the next observation and mask. Ours: envs.batch with
1,024 games on one core. Others, as far as they are installed, and said so where not: OpenSpiel's
hearts and hex (C++ games driven from Python), PettingZoo's and RLCard's card games, Pgx's games
(batched by JAX, on one core too if JAX is told so). Ratios are ours to theirs.

    python benchmarks/envs.py [--seconds 0.5] [--rounds 3] [--json FILE] [--plot FILE.svg]

Growth with the size of the batch (one core) and with threads (a batch each, by the clock) is drawn
into docs/images/envs.svg. All peers: pip install 'nestling[envs,lab,peers]'. It takes about three
minutes with all of them.
"""

import argparse
import json
import os
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

import nestling
from nestling.envs.batch import Batch

Steps = Callable[[int], int]  # makes about so many steps, returns how many

OURS = (("dinosaurs", 4), ("dinosaurs", 2), ("ice", 2), ("ice", 4))
SIZES = (1, 16, 128, 1024, 4096)


def ours(game: str, players: int, size: int = 1024, seed: int = 1) -> Steps:
    """Steps of a batch."""
    batch = Batch(nestling.game(game, players=players), size, seed)
    actions, stream = np.zeros(size, np.int64), np.array([seed], np.uint64)

    def steps(count: int) -> int:
        rounds = max(1, count // size)
        for _ in range(rounds):
            batch.sample(actions, stream)
            batch.step(actions)
        return rounds * size

    steps(size)
    return steps


def openspiel(name: str) -> Steps:
    """Steps of a game of OpenSpiel, with observation tensor and mask."""
    pyspiel: Any = import_module("pyspiel")
    game, chance = pyspiel.load_game(name), np.random.default_rng(1)

    def steps(count: int) -> int:
        state = game.new_initial_state()
        for _ in range(count):
            if state.is_terminal():
                state = game.new_initial_state()
            if not state.is_chance_node():
                player = state.current_player()
                (
                    state.observation_tensor(player)
                    if game.get_type().provides_observation_tensor
                    else state.information_state_tensor(player)
                )
                state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.integers(len(legal)))])
        return count

    return steps


def pettingzoo(name: str) -> Steps:
    """Steps of a classic game of PettingZoo."""
    env = import_module(f"pettingzoo.classic.{name}").env()
    chance = np.random.default_rng(1)

    def steps(count: int) -> int:
        done = 0
        while done < count:
            env.reset(seed=done)
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
                done += 1
        return done

    return steps


def rlcard(name: str) -> Steps:
    """Steps of a game of RLCard."""
    env = import_module("rlcard").make(name, config={"seed": 1})
    chance = np.random.default_rng(1)

    def steps(count: int) -> int:
        done = 0
        while done < count:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(chance.integers(len(legal)))])
                done += 1
        return done

    return steps


def pgx(name: str, size: int = 1024) -> Steps:
    """Steps of a game of Pgx, batched."""
    jax, jnp, games = import_module("jax"), import_module("jax.numpy"), import_module("pgx")
    env = games.make(name)
    begin = jax.jit(jax.vmap(env.init))

    def move(state: Any, key: Any) -> Any:
        action = jax.random.categorical(key, jnp.log(state.legal_action_mask), axis=-1)
        return import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)(
            state, action, key
        )

    step = jax.jit(jax.vmap(move))
    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, size))

    def steps(count: int) -> int:
        nonlocal state, key
        rounds = max(1, count // size)
        for _ in range(rounds):
            key, now = jax.random.split(key)
            state = step(state, jax.random.split(now, size))
        jax.block_until_ready(state.observation)
        return rounds * size

    steps(size)
    return steps


PEERS: dict[str, Callable[[], Steps]] = {
    "OpenSpiel hearts": lambda: openspiel("hearts"),
    "OpenSpiel hex": lambda: openspiel("hex"),
    "PettingZoo texas_holdem_v4": lambda: pettingzoo("texas_holdem_v4"),
    "PettingZoo hanabi_v5": lambda: pettingzoo("hanabi_v5"),
    "RLCard uno": lambda: rlcard("uno"),
    "RLCard mahjong": lambda: rlcard("mahjong"),
    "Pgx leduc_holdem": lambda: pgx("leduc_holdem"),
    "Pgx hex": lambda: pgx("hex"),
}


def rate(steps: Steps, seconds: float, rounds: int) -> float:
    """Steps a second: the median of several rounds, in time of the processor."""
    count, took = 1, 0.0
    while took < seconds / 4:
        count *= 4
        began = time.process_time()
        steps(count)
        took = time.process_time() - began
    count = max(1, int(count * seconds / took))
    found = []
    for _ in range(rounds):
        began = time.process_time()
        made = steps(count)
        found.append(made / (time.process_time() - began))
    return statistics.median(found)


def with_threads(threads: int, seconds: float) -> float:
    """Steps a second, by the clock, with a batch of its own for each thread."""
    crews = [ours("dinosaurs", 4, seed=n + 1) for n in range(threads)]
    began = time.perf_counter()
    count = 0

    def work(steps: Steps) -> int:
        made = 0
        while time.perf_counter() - began < seconds:
            made += steps(50_000)
        return made

    with ThreadPoolExecutor(threads) as pool:
        count = sum(pool.map(work, crews))
    return count / (time.perf_counter() - began)


def measure(seconds: float, rounds: int) -> dict[str, float | str]:
    """All rates; a text where a peer is absent or fails."""
    found: dict[str, float | str] = {
        f"{game}, {players} players": rate(ours(game, players), seconds, rounds)
        for game, players in OURS
    }
    for name, make in PEERS.items():
        try:
            found[name] = rate(make(), seconds, rounds)
        except ImportError as error:
            found[name] = f"absent: {error}"
        except Exception as error:
            found[name] = f"failed: {type(error).__name__}: {error}"
    return found


def growth(seconds: float, rounds: int) -> list[dict[str, Any]]:
    """Rates by size of the batch on one core, and by threads."""
    rows: list[dict[str, Any]] = [
        {
            "of": "games in the batch",
            "size": size,
            "rate": rate(ours("dinosaurs", 4, size), seconds, rounds),
        }
        for size in SIZES
    ]
    rows += [
        {"of": "threads", "size": threads, "rate": with_threads(threads, seconds * rounds)}
        for threads in range(1, (os.cpu_count() or 1) + 1)
    ]
    return rows


def plot(rows: list[dict[str, Any]], target: Path) -> None:
    """Draw growth into an SVG, PNG or HTML file."""
    import altair as alt
    import polars as pl

    panels = []
    for of, kind in (("games in the batch", "log"), ("threads", "linear")):
        table = pl.DataFrame([row for row in rows if row["of"] == of])
        across = alt.X("size:Q", title=of, axis=alt.Axis(values=table["size"].to_list()))
        across = across.scale(type="log", base=2) if kind == "log" else across
        chart = alt.Chart(table).mark_line(point=True, color="#0b6e99")
        up = alt.Y("rate:Q", title="steps a second", axis=alt.Axis(format="~s"))
        panels.append(chart.encode(x=across, y=up).properties(width=300, height=220))
    title = "Dinosaurs, 4 players: steps with observations and masks"
    target.parent.mkdir(parents=True, exist_ok=True)
    alt.hconcat(*panels, title=title).save(target)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--plot", type=Path, default=Path("docs/images/envs.svg"))
    wanted = parser.parse_args()
    found: dict[str, Any] = dict(measure(wanted.seconds, wanted.rounds))
    best = float(found["dinosaurs, 4 players"])
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    print(f"load of the machine: {load:.1f}")
    print(f"{'game':<28}{'steps a second':>16}{'ours / theirs':>16}")
    for name, value in found.items():
        if isinstance(value, str):
            print(f"{name:<28}{value}")
        else:
            print(f"{name:<28}{value:>16,.0f}{best / value:>16.2f}")
    found["growth"] = growth(wanted.seconds, wanted.rounds)
    for row in found["growth"]:
        print(f"{row['of'] + ': ' + str(row['size']):<28}{row['rate']:>16,.0f}")
    plot(found["growth"], wanted.plot)
    if wanted.json:
        wanted.json.write_text(json.dumps(found, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
