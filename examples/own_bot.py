"""Your own bot at a table: `python examples/own_bot.py http://127.0.0.1:8000`.

Makes a table with a bot of the house and sits down at it. To sit down at a table that there is,
give its code and your seat's token (the end of the link, after #) as well.
"""

import sys
from typing import Any

from nestling.client import create_table, play, record


def choose(view: dict[str, Any], legal: list[dict[str, Any]]) -> dict[str, Any]:
    """Rather do something than pass, and of what there is the last."""
    return legal[-1]


def main() -> None:
    """Play one game and say how it ended."""
    url, *seat = sys.argv[1:]
    if seat:
        code, token = seat
    else:
        code, tokens = create_table(url, "dinosaurs", ["person", "bot:greedy"])
        token = tokens[0] or ""
        print(f"Look on at {url.rstrip('/')}/table/{code}")
    end = play(url, code, token, choose)
    print(f"Won by {end['winners']} ({end['why']}); {len(record(url, code).plays)} plays.")


if __name__ == "__main__":
    main()
