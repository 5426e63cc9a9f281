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
    learner = ppo.Learner(nestling.game("dinosaurs", players=2), 64)
    losses = [learner.improve(learner.roll_out(), 1.0) for _ in range(12)]
    assert sum(losses[-3:]) < 0.8 * sum(losses[:3])
    before, _, _ = learner.examine(100, 5)
    assert 0 < before < 1
    game = learner.batch.game
    _, rows = ppo.learn(game, decisions=2 * 64 * ppo.STEPS, games=64, looks=2, examined=50)
    assert [row["decisions"] for row in rows] == [0, 2048, 4096]
    ppo.draw(rows, 0.5, tmp_path / "deep" / "curve.svg")
    assert "<svg" in (tmp_path / "deep" / "curve.svg").read_text(encoding="utf-8")
