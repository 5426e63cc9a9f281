"""The bots as WebAssembly, beside the rules that they play by (see core/wasm.py).

    choose(state, seat, policy, stream, out) -> action
    begin(state, seat, k0, k1, scratch, slots, slot_count, work)
    run(scratch, nodes, node_count, edges, edge_count, slots, slot_count, work, out, iterations)
    decide(nodes, node_count, edges, edge_count, work, temperature, stream) -> action

policy: its place in POLICIES. stream: the address of one uint64 that is not 0. out: of int16, as
many as the game's most legal actions. The other addresses are those of a search's arrays, counts
how long they are (see search.py); the weights that positions are judged by are in the module.
"""

from typing import Any

import numpy as np
from numba import carray

from nestling.bots.house import rules_of, search_of
from nestling.bots.play import choose_of
from nestling.bots.search import EDGE, NODE, WORK
from nestling.core import wasm
from nestling.core.compiled import specialise
from nestling.core.registry import kind
from nestling.core.wasm import Export

entry: Any = None  # put in by `specialise`
MAX_LEGAL = 0


def _choose(state, seat, policy, stream, out):  # type: ignore[no-untyped-def]
    return entry(
        carray(state, 1),
        0,
        np.int64(seat),
        np.int64(policy),
        carray(stream, 1),
        carray(out, MAX_LEGAL),
    )


def _begin(state, seat, k0, k1, scratch, slots, slot_count, work):  # type: ignore[no-untyped-def]
    entry(
        carray(state, 1),
        0,
        np.int64(seat),
        k0,
        k1,
        carray(scratch, 2),
        carray(slots, slot_count),
        carray(work, 1),
    )


def _run(  # type: ignore[no-untyped-def]
    scratch, nodes, node_count, edges, edge_count, slots, slot_count, work, out, log, iterations
):
    entry(
        carray(scratch, 2),
        carray(nodes, node_count),
        carray(edges, edge_count),
        carray(slots, slot_count),
        carray(work, 1),
        carray(out, MAX_LEGAL),
        carray(log, 0),
        iterations,
    )


def _decide(  # type: ignore[no-untyped-def]
    nodes, node_count, edges, edge_count, work, temperature, stream
):
    return entry(
        carray(nodes, node_count),
        carray(edges, edge_count),
        carray(work, 1),
        temperature,
        carray(stream, 1),
    )


def exports_of(game: str) -> list[Export]:
    """All that the page gets of a game: the rules and the bots."""
    made = kind(game)
    search = search_of(game)
    records = {"state": made.state.dtype, "event": made.event.dtype}
    records |= {"node": NODE, "edge": EDGE, "work": WORK}
    bots: list[tuple[str, Any, Any, str, str]] = [
        ("choose", _choose, choose_of(rules_of(game)), "state number number words codes", "number"),
        ("begin", _begin, search.begin, "state number key key state slots number work", "nothing"),
        (
            "run",
            _run,
            search.run,
            "state node number edge number slots number work codes event number",
            "nothing",
        ),
        ("decide", _decide, search.decide, "node number edge number work real words", "number"),
    ]
    return [
        *wasm.exports_of(made),
        *(
            Export(
                name,
                specialise(template, entry=entry, MAX_LEGAL=made.max_legal),
                tuple(records.get(word, word) for word in words.split()),
                returns,
            )
            for name, template, entry, words, returns in bots
        ),
    ]
