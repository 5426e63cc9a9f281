"""Rules that are ready at once, and fast as soon as they can be.

Games are played by the plain twins of the compiled rules until these have been compiled, in a
process of its own where that takes long, or loaded in a thread. Both give the same games byte
for byte, so a game may change over at any time.
"""

import asyncio
import logging
import sys

from nestling.core import registry
from nestling.core.compiled import INTERPRETED
from nestling.core.warm import ATTACHED, is_warm, warm

logger = logging.getLogger(__name__)

COMMAND = ["-m", "nestling.core.warm", ATTACHED]


def use_plain() -> None:
    """Play every game by plain Python: needs nothing compiled."""
    if INTERPRETED:
        return
    for name in registry.names():
        kind = registry.kind(name)
        kind.engine = kind.compiled.uncompiled()


async def use_compiled() -> None:
    """Have everything compiled without holding anybody up, then play by that."""
    if INTERPRETED:
        return
    if not is_warm() and not await _compile():
        return
    for name in registry.names():
        kind = registry.kind(name)
        await asyncio.to_thread(warm, kind)
        kind.engine = kind.compiled


async def _compile() -> bool:
    """Compile in another process; whether it worked."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *COMMAND,
        stdin=asyncio.subprocess.PIPE,  # ends when this process does, however it does
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stderr is not None
    try:
        errors = await process.stderr.read()
        await process.wait()
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise
    if process.returncode != 0:
        last = errors.decode(errors="replace").strip().rpartition("\n")[2]
        logger.warning("the rules could not be compiled, so play goes on slowly: %s", last)
    return process.returncode == 0
