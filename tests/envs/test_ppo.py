"""The example that learns: a short run of it makes better guesses and draws its curve."""

import importlib.util
from pathlib import Path
from types import ModuleType

import nestling

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "ppo.py"


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ppo_example", EXAMPLE)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_learner_gets_better_at_foretelling_and_its_curve_is_drawn(tmp_path: Path) -> None:
    ppo = load()
    game = nestling.game("dinosaurs", players=2)
    learner = ppo.Learner(game, 16)
    rollout = learner.roll_out()
    losses = [learner.improve(rollout, 1.0) for _ in range(8)]
    assert losses[-1] < 0.8 * losses[0]
    _, rows = ppo.learn(game, decisions=2 * 16 * ppo.STEPS, games=16, looks=2, examined=20)
    assert [row["decisions"] for row in rows] == [0, 512, 1024]
    assert all(0 <= row["share"] <= 1 and row["low"] <= row["high"] for row in rows)
    ppo.draw(rows, 0.5, tmp_path / "deep" / "curve.svg")
    assert "<svg" in (tmp_path / "deep" / "curve.svg").read_text(encoding="utf-8")
