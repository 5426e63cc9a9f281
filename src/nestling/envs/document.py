"""The page of each environment: `python -m nestling.envs.document docs/environments`."""

import sys
from pathlib import Path

from nestling.core import registry
from nestling.envs import HISTORY, env_id
from nestling.envs.layout import observation_of


def page(game: str) -> str:
    """A game's page in Markdown."""
    kind, layout = registry.kind(game), observation_of(game)
    players = ", ".join(map(str, kind.players))
    lines = [
        f"# {env_id(game)}",
        "",
        f"| | |\n|---|---|\n| players | {players} |",
        f"| observation | int8, shape ({layout.size},), from the seat that is to move |",
        f"| action mask | int8, shape ({kind.actions},): 1 where an action is legal |",
        f"| actions | Discrete({kind.actions}), at most {kind.max_legal} of them legal at a time |",
        f"| longest game | {kind.max_plays} actions |",
        "| reward | at the end: 1 for a win, 1/n for a win shared by n seats, else 0 |",
        "| chance | all of it hangs on the seed |",
        "",
        "Made by `python -m nestling.envs.document docs/environments`.",
        "",
        "## Observation",
        "",
        "Seats are told from the observer on, clockwise: the first is oneself. What the range",
        "calls a name only names something: a learner had better see one place for each name.",
        "",
        "| from | block | shape | range | meaning |",
        "|---:|---|---|---|---|",
    ]
    for block in layout.blocks:
        at = layout.offsets()[block.name]
        shape = " x ".join(map(str, block.shape))
        bounds = f"{block.low} to {block.high}" + (", a name" if block.names else "")
        lines.append(f"| {at} | `{block.name}` | {shape} | {bounds} | {block.doc} |")
    lines += ["", "## Actions", ""]
    lines += [
        f"The numbers of `nestling.games.{game}.actions`; the notation is that of records.",
        "",
        "| from | to | kind | first and last as written |",
        "|---:|---:|---|---|",
    ]
    runs: list[tuple[int, int, str]] = []
    for code in range(kind.actions):
        verb = kind.face.action(code).verb
        if runs and runs[-1][2] == verb:
            runs[-1] = (runs[-1][0], code, verb)
        else:
            runs.append((code, code, verb))
    for first, last, verb in runs:
        written = f"`{kind.face.action(first)}`"
        written += f", `{kind.face.action(last)}`" if last > first else ""
        lines.append(f"| {first} | {last} | {verb} | {written} |")
    lines += ["", "## History", "", *(f"- {line}" for line in HISTORY)]
    return "\n".join(lines) + "\n"


def main(folder: Path) -> None:
    """Write the pages of all games."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in registry.names():
        (folder / f"{game}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
