"""The bots for TypeScript: `python -m nestling.bots.typescript`.

Writes web/src/generated/bots.ts: the bots of every game, what each is made of, and where in the
records of a search each number stands. A test says when file and sources have drifted apart.
"""

import json

import msgspec
import numpy as np

from nestling.bots.characters import OCCASIONS
from nestling.bots.levels import LEVELS, NAMES, SEARCH_NAME, Player, player
from nestling.bots.policies import POLICIES
from nestling.bots.search import EDGE, NODE, WORK
from nestling.bots.think import EDGES_A_NODE, FEWEST_NODES, MOST_NODES
from nestling.core import registry
from nestling.core.typescript import FOLDER

TYPES = {"i1": "Int8", "i4": "Int32", "i8": "BigInt64", "f4": "Float32", "f8": "Float64"}


def generate() -> str:
    """The whole file."""
    players = "\n".join(f"  {name}: number;" for name in Player.__struct_fields__)
    games = "\n".join(
        f"  {game}: {{\n"
        + "".join(f"    {_key(bot)}: {_player(game, bot)},\n" for bot in (*NAMES, SEARCH))
        + "  },"
        for game in registry.names()
    )
    records = "\n\n".join(
        f"export const {name} = {_layout(dtype)} as const;"
        for name, dtype in (("NODE", NODE), ("EDGE", EDGE), ("WORK", WORK))
    )
    return f"""\
// Generated from src/nestling/bots by: python -m nestling.bots.typescript

/** The bots that do not think ahead; their numbers are their places. */
export const POLICIES: readonly string[] = {json.dumps(POLICIES)};

/** The bots that are characters and make remarks, weakest first. */
export const LEVELS: readonly string[] = {json.dumps(LEVELS)};

/** What they remark on; "remark-" + level + "-" + occasion is the id of the text. */
export const OCCASIONS = {json.dumps(OCCASIONS)} as const;

/** What a bot is made of: see bots/levels.py. */
export interface Player {{
{players}
}}

/** The bots of each game, weakest first; the last, "{SEARCH}", searches as told. */
export const BOTS: {{ readonly [game: string]: {{ readonly [bot: string]: Player }} }} = {{
{games}
}};

/** How large a search's tree is made: see bots/think.py. */
export const FEWEST_NODES = {FEWEST_NODES};
export const MOST_NODES = {MOST_NODES};
export const EDGES_A_NODE = {EDGES_A_NODE};

// The records of a search: the type and the place of each number, and the bytes of the whole.

{records}
"""


SEARCH = f"{SEARCH_NAME}N"


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _player(game: str, bot: str) -> str:
    made = player(game, f"{SEARCH_NAME}1" if bot == SEARCH else bot)
    values = ", ".join(f"{k}: {json.dumps(v)}" for k, v in msgspec.to_builtins(made).items())
    return f"{{ {values} }}"


def _layout(dtype: np.dtype[np.void]) -> str:
    """Numbers and arrays of them; what the page need not see is left out."""
    lines = [f"  bytes: {dtype.itemsize},"]
    for name, (field, offset, *_) in (dtype.fields or {}).items():
        kind = TYPES.get(field.base.str[1:])
        if kind:
            lines.append(f'  {name}: {{ type: "{kind}", offset: {offset} }},')
    return "{\n" + "\n".join(lines) + "\n}"


if __name__ == "__main__":
    (FOLDER / "bots.ts").write_text(generate(), encoding="utf-8")
