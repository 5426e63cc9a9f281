"""Learning to beat the greedy bot: PPO in NumPy, on one core, in minutes.

    OPENBLAS_NUM_THREADS=1 python examples/ppo.py [--decisions 4000000] [--curve FILE.svg]

A learner plays Happy Little Dinosaurs against greedy bots, many games at once in a `Batch`. A
network of two hidden layers gives the chances of each action and what share of the win it expects;
proximal policy optimisation (Schulman et al. 2017) makes better than expected choices likelier.
At the end the policy plays 2,000 new games, always its likeliest action, and the curve of its
share of wins while it learned is drawn. Needs: pip install 'nestling[lab,envs]'.
"""

import argparse
import time
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import altair as alt
import numpy as np
import numpy.typing as npt
import polars as pl

import nestling
from nestling.core.game import Game
from nestling.envs.batch import Batch
from nestling.envs.layout import observation_of

Floats = npt.NDArray[np.float32]

STEPS = 32  # decisions of each game between two updates
EPOCHS = 3
MINIBATCH = 4096
CLIP = 0.2
LAMBDA = 0.95  # of generalised advantage estimation; the discount is 1: games end
RATE, ENTROPY = 1.5e-3, 0.01  # at first; both fall to a tenth
VALUE_WEIGHT = 0.5
HIDDEN = 96
SEED = 1


class Features:
    """What the network sees: a place for each name, other numbers scaled to like size.

    The scale is that of the first observations; what never varies in them is left out.
    """

    def __init__(self, game: str, observations: npt.NDArray[np.int8]) -> None:
        names, lows, places = [], [], []
        at = 0
        for block in observation_of(game).blocks:
            for n in range(at, at + block.size):
                if block.names:
                    names.append(n)
                    lows.append(block.low)
                    places.append(block.high - block.low + 1)
            at += block.size
        self._names, self._lows = np.array(names), np.array(lows, np.int16)
        self._first = np.concatenate([[0], np.cumsum(places)])
        self._numbers = np.setdiff1d(np.arange(at), names)
        self._mean, self._scale, self._kept = np.float32(0), np.float32(1), slice(None)
        raw = self(observations)
        spread = raw.std(axis=0)
        self._kept = np.flatnonzero(spread > 1e-6)
        self._mean = raw.mean(axis=0)[self._kept]
        self._scale = np.maximum(spread[self._kept], np.float32(0.05))
        self.size = len(self._kept)

    def __call__(self, observations: npt.NDArray[np.int8]) -> Floats:
        """Features of observations, a row each."""
        count = len(observations)
        found = np.zeros((count, self._first[-1] + len(self._numbers)), np.float32)
        places = observations[:, self._names] - self._lows + self._first[:-1]
        found[np.arange(count)[:, None], places] = 1
        found[:, self._first[-1] :] = observations[:, self._numbers]
        return (found[:, self._kept] - self._mean) / self._scale


class Network:
    """Two hidden layers with tanh, then a number for each action and one for the value."""

    def __init__(self, inputs: int, actions: int, chance: np.random.Generator) -> None:
        sizes = [inputs, HIDDEN, HIDDEN, actions + 1]
        self.weights: list[Floats] = []
        for above, below in pairwise(sizes):
            scale = 1 / np.sqrt(above) if below == HIDDEN else 0.01
            self.weights += [
                chance.normal(0, scale, (above, below)).astype(np.float32),
                np.zeros(below, np.float32),
            ]
        self._moments = [np.zeros_like(w) for w in self.weights]
        self._squares = [np.zeros_like(w) for w in self.weights]
        self._updates = 0

    def forward(self, x: Floats) -> list[Floats]:
        """All layers; the last has the actions' numbers, and the value at its end."""
        w1, b1, w2, b2, w3, b3 = self.weights
        first = np.tanh(x @ w1 + b1)
        second = np.tanh(first @ w2 + b2)
        return [x, first, second, second @ w3 + b3]

    def descend(self, layers: list[Floats], slope: Floats, rate: float) -> None:
        """A step of Adam against the loss whose slope at the last layer is given."""
        slopes: list[Floats] = []
        for layer in (2, 1, 0):
            slopes = [layers[layer].T @ slope, slope.sum(axis=0), *slopes]
            slope = slope @ self.weights[2 * layer].T * (1 - layers[layer] ** 2)
        norm = np.sqrt(sum(float((s**2).sum()) for s in slopes))
        self._updates += 1
        even = np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for k, moment in enumerate(self._moments):
            slopes[k] *= min(1, 0.5 / (norm + 1e-8))
            moment[:] += 0.1 * (slopes[k] - moment)
            self._squares[k] += 0.001 * (slopes[k] ** 2 - self._squares[k])
            self.weights[k] -= rate * even * moment / (np.sqrt(self._squares[k]) + 1e-8)


def log_chances(numbers: Floats, masks: npt.NDArray[np.int8]) -> Floats:
    """Logarithms of the chances of each action; those that are not legal have none."""
    allowed = np.where(masks, numbers, np.float32(-1e9))
    allowed -= allowed.max(axis=1, keepdims=True)
    found: Floats = allowed - np.log(np.exp(allowed).sum(axis=1, keepdims=True))
    return found


@dataclass
class Rollout:
    """Decisions in a row in each game: arrays of (STEPS, games), with what came of them."""

    observations: npt.NDArray[np.int8]
    masks: npt.NDArray[np.int8]
    actions: npt.NDArray[np.int64]
    logs: Floats
    values: Floats  # one step more
    rewards: Floats
    ends: npt.NDArray[np.bool_]

    def advantages(self) -> Floats:
        """How much better than expected each decision turned out."""
        found = np.zeros_like(self.rewards)
        after = np.zeros_like(self.rewards[0])
        for t in reversed(range(len(found))):
            goes_on = ~self.ends[t]
            surprise = self.rewards[t] + goes_on * self.values[t + 1] - self.values[t]
            after = surprise + LAMBDA * goes_on * after
            found[t] = after
        return found


class Learner:
    """A policy that learns in a batch of games."""

    def __init__(self, game: Game, games: int) -> None:
        self.chance = np.random.default_rng(SEED)
        self.opponents = ["greedy"] * (game.players - 1)
        self.batch = Batch(game, games, SEED, opponents=self.opponents, skip_forced=True)
        seen = []
        actions, stream = np.zeros(games, np.int64), np.array([SEED], np.uint64)
        for _ in range(STEPS):
            self.batch.sample(actions, stream)
            self.batch.step(actions)
            seen.append(self.batch.observations.copy())
        self.features = Features(game.name, np.concatenate(seen))
        self.network = Network(self.features.size, game.kind.actions, self.chance)

    def judge(self, batch: Batch) -> tuple[Floats, Floats]:
        """Logarithms of the actions' chances, and the value, in each game of a batch."""
        out = self.network.forward(self.features(batch.observations))[-1]
        return log_chances(out[:, :-1], batch.masks), out[:, -1]

    def roll_out(self) -> Rollout:
        """Play on, each action as often as the policy says."""
        batch, rows = self.batch, np.arange(self.batch.games)
        kept: dict[str, list[Any]] = {name: [] for name in Rollout.__dataclass_fields__}
        for _ in range(STEPS):
            logs, values = self.judge(batch)
            actions = (logs + self.chance.gumbel(size=logs.shape)).argmax(axis=1)
            kept["observations"].append(batch.observations.copy())
            kept["masks"].append(batch.masks.copy())
            kept["actions"].append(actions)
            kept["logs"].append(logs[rows, actions])
            kept["values"].append(values)
            seats = batch.learner_seats()
            batch.step(actions)
            kept["rewards"].append(batch.rewards[rows, seats])
            kept["ends"].append(batch.ends.copy())
        kept["values"].append(self.judge(batch)[1])
        return Rollout(**{name: np.stack(parts) for name, parts in kept.items()})

    def improve(self, rollout: Rollout, left: float) -> float:
        """Learn from a rollout; `left` falls from 1 to 0. The loss of the values in it."""
        advantages = rollout.advantages()
        aims = (advantages + rollout.values[:-1]).ravel()
        advantages = ((advantages - advantages.mean()) / (advantages.std() + 1e-8)).ravel()
        count = len(aims)
        observations = rollout.observations.reshape(count, -1)
        masks = rollout.masks.reshape(count, -1)
        actions, old = rollout.actions.ravel(), rollout.logs.ravel()
        fall = 0.1 + 0.9 * left
        losses = []
        for _ in range(EPOCHS):
            order = self.chance.permutation(count)
            for part in np.array_split(order, max(1, count // MINIBATCH)):
                layers = self.network.forward(self.features(observations[part]))
                logs = log_chances(layers[-1][:, :-1], masks[part])
                chances, rows = np.exp(logs), np.arange(len(part))
                ratio = np.exp(logs[rows, actions[part]] - old[part])
                good = advantages[part]
                free = np.where(good > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
                pull = -good * ratio * free
                slope = np.empty_like(layers[-1])
                slope[:, :-1] = -chances * pull[:, None]
                slope[rows, actions[part]] += pull
                plain = np.where(masks[part], logs, 0)
                disorder = -(chances * plain).sum(axis=1, keepdims=True)
                slope[:, :-1] += ENTROPY * fall * chances * (plain + disorder) * (chances > 0)
                error = layers[-1][:, -1] - aims[part]
                slope[:, -1] = VALUE_WEIGHT * error
                losses.append(float((error**2).mean()))
                self.network.descend(layers, slope / np.float32(len(part)), RATE * fall)
        return float(np.mean(losses))

    def examine(self, games: int, seed: int) -> tuple[float, float, float]:
        """Share of the wins in new games with the likeliest actions, and its 95 % interval."""
        batch = Batch(self.batch.game, games, seed, opponents=self.opponents, skip_forced=True)
        share, open_games = np.zeros(games, np.float64), np.ones(games, np.bool_)
        while open_games.any():  # the first game of each row counts, however long
            seats = batch.learner_seats()
            batch.step(self.judge(batch)[0].argmax(axis=1))
            over = batch.ends & open_games
            share[over] = batch.rewards[over, seats[over]]
            open_games &= ~batch.ends
        mean, half = share.mean(), 1.96 * share.std() / np.sqrt(games)
        return float(mean), float(mean - half), float(mean + half)


def draw(rows: list[dict[str, float]], even: float, target: Path) -> None:
    """Draw the curve into an SVG or PNG file."""
    chart = alt.Chart(pl.DataFrame(rows))
    across = alt.X("decisions:Q", title="decisions", axis=alt.Axis(format="~s", tickCount=8))
    line = chart.mark_line(point=True, color="#0b6e99").encode(
        x=across,
        y=alt.Y("share:Q", title="share of wins", scale=alt.Scale(zero=False)).axis(format="%"),
    )
    band = chart.mark_area(opacity=0.25, color="#0b6e99").encode(x=across, y="low:Q", y2="high:Q")
    level = alt.Chart(pl.DataFrame({"even": [even]})).mark_rule(strokeDash=[6, 4], color="#7a2e0e")
    whole = band + line + level.encode(y="even:Q")
    target.parent.mkdir(parents=True, exist_ok=True)
    whole.properties(
        width=520, height=300, title="PPO against greedy, with 95 % intervals; dashed: even"
    ).save(target)


def learn(
    game: Game, decisions: int, games: int = 512, looks: int = 20, examined: int = 1000
) -> tuple[Learner, list[dict[str, float]]]:
    """Learn for so many decisions; the learner, and how it did at each of so many looks."""
    learner = Learner(game, games)
    updates = max(1, decisions // (games * STEPS))
    rows: list[dict[str, float]] = []
    began = time.process_time()
    for update in range(updates + 1):
        if update % max(1, updates // looks) == 0 or update == updates:
            share, low, high = learner.examine(examined, SEED + 1)
            made = update * games * STEPS
            rows.append({"decisions": made, "share": share, "low": low, "high": high})
            print(
                f"{made:>10,} decisions {share:>7.1%} ({low:.1%} to {high:.1%})"
                f"  {time.process_time() - began:.0f} s",
                flush=True,
            )
        if update < updates:
            learner.improve(learner.roll_out(), 1 - update / updates)
    return learner, rows


def main() -> None:
    """Learn, examine, draw."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=4_000_000)
    parser.add_argument("--curve", type=Path, default=Path("docs/images/ppo.svg"))
    wanted = parser.parse_args()
    game = nestling.game("dinosaurs", players=wanted.players)
    learner, rows = learn(game, wanted.decisions)
    share, low, high = learner.examine(2000, SEED + 2)
    print(f"2,000 new games: {share:.1%} of the wins ({low:.1%} to {high:.1%})")
    draw(rows, 1 / wanted.players, wanted.curve)
    print(f"curve: {wanted.curve}")


if __name__ == "__main__":
    main()
