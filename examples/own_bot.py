"""Your own bot at a table: `python examples/own_bot.py http://127.0.0.1:8000`.

Makes a table with a bot of the house and sits down at it. To sit down at a table that there is,
give its code and your seat's token (the end of the link, after #) as well.
"""

import sys
from typing import Any

from nestling.client import ClientError, create_table, play, record
from nestling.core.errors import Refused


def choose(view: dict[str, Any], legal: list[dict[str, Any]]) -> dict[str, Any]:
    """Rather do something than pass, and of what there is the last."""
    return legal[-1]


def main() -> None:
    """Play one game and say how it ended."""
    match sys.argv[1:]:
        case [url]:
            code, tokens = create_table(url, "dinosaurs", ["person", "bot:greedy"])
            token = tokens[0] or ""
            print(f"Look on at {url.rstrip('/')}/table/{code}")
        case [url, code, token]:
            pass
        case _:
            sys.exit("usage: python examples/own_bot.py URL [CODE TOKEN]")
    end = play(url, code, token, choose)
    print(f"Won by {end['winners']} ({end['why']}); {len(record(url, code).plays)} plays.")


if __name__ == "__main__":
    try:
        main()
    except (OSError, ClientError, Refused) as error:
        sys.exit(f"{type(error).__name__}: {error}")
