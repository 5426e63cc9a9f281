"""The bots for TypeScript: `python -m nestling.bots.typescript`.

What it prints is kept as web/src/generated/bots.ts; a test says when the two have drifted apart.
"""

import json
import sys

from nestling.bots.policies import POLICIES


def generate() -> str:
    """The whole file."""
    return (
        "// Generated from src/nestling/bots/policies.py by: python -m nestling.bots.typescript\n\n"
        "/** The bots of every game; their numbers are their places. */\n"
        f"export const POLICIES: readonly string[] = {json.dumps(POLICIES)};\n"
    )


if __name__ == "__main__":
    sys.stdout.write(generate())
