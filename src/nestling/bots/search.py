"""Determinised tree search, written once for every game (information-set MCTS).

Each iteration deals anew whatever the searching seat cannot know, walks down a tree of decisions,
grows it by a node, plays on by the game's own play-out policy until the position is settled, and
adds each seat's share of the win along the way (max^n: every mover looks at its own share).

A node is what decides a move: for the searching seat all that it sees, for the others what all
see. So their hidden cards never tell its moves apart, nor its own face-down card theirs. Nodes
are found by a hash of that, and several ways to the same position share one. Which actions an
opponent has depends on the deal, so each edge counts how often it could have been chosen
(Cowling, Powley and Whitehouse 2012).

The root is dealt anew by `redeterminise` before anything else, under a key of the search's own:
whatever is hidden from the seat in the state that was given cannot be used, by mistake or not.

Everything lies in arrays made by the caller; when they are full the tree stops growing.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from nestling.bots.evaluation import FEATURES, HIDDEN, NOTES
from nestling.bots.policies import (
    GREEDY,
    RANDOM,
    Rules,
    below,
    chance,
    lowest_seat,
    next_random,
)
from nestling.core import numbers
from nestling.core.compiled import entry, routine, rule, specialise
from nestling.core.draws import siphash_word

SEATS = 4
DEPTH = 48  # decisions on the way down the tree

NODE = np.dtype(
    [
        ("key", "u8"),
        ("first", "i4"),  # its edge of the lowest action
        ("visits", "i4"),
        ("total", "f4", (SEATS,)),  # shares of the win, summed over the visits
    ],
    align=True,
)
EDGE = np.dtype(
    [
        ("action", "i4"),
        ("following", "i4"),  # the node's next edge, by rising action; -1: none
        ("visits", "i4"),
        ("available", "i4"),  # times the action was legal here
        ("prior", "f4"),  # how much better than usual the action looks to the mover, as a share
        ("total", "f4", (SEATS,)),  # shares of the win, summed over the visits
    ],
    align=True,
)
WORK = np.dtype(
    [
        ("stream", "u8", (1,)),
        ("iterations", "i8"),
        ("nodes", "i4"),
        ("edges", "i4"),
        ("root", "i4"),  # the searching seat's node; -1: not made yet
        ("only", "i4"),  # the one action to look at where the search begins; -1: all
        ("seat", "i1"),
        ("mark", "i8"),  # the game's own note of where the search began (`settled`)
        ("exploration", "f8"),  # of UCB
        ("weight", "f8"),  # of a prior, in visits
        ("patience", "i8"),  # visits of an edge before a node grows there
        ("opponents", "i8"),  # 1: others' moves are in the tree, 0: by the play-out policy
        ("reward", "f8", (SEATS,)),
        ("sums", "f8", (SEATS,)),  # of all rewards so far
        ("path", "i4", (DEPTH,)),  # edges
        ("way", "i4", (DEPTH,)),  # their nodes
        ("features", "f4", (FEATURES,)),
        ("hidden", "f4", (HIDDEN,)),
        ("notes", "i1", (NOTES,)),
    ],
    align=True,
)


@dataclass(frozen=True)
class Insight:
    """What the search asks of a game, besides its `Rules`.

    redeterminise: the entry.
    gather(s, seat): once for a root that was just redeterminised: whatever `deal` needs.
    deal(s, seat, stream): deal anew what the seat cannot know, others' hidden choices included.
    key(s, mover, me) -> uint64: a hash of what the mover sees if it is me, else of what all see.
    mark(s) -> a number for the present moment; settled(s, begun, left, done): whether to stop and
    judge, with the marks of the root and of where the tree was left (-1: not yet), and with how
    many iterations there have been.
    roll(s, mover, out, count, stream) -> action: the play-out policy.
    prior(s, mover, action) -> how much better than usual an action looks, as a share of the win.
    evaluate(s, w): fill w.reward with each seat's share of the win, in an unfinished game.
    """

    redeterminise: Any
    gather: Any
    deal: Any
    key: Any
    mark: Any
    settled: Any
    roll: Any
    prior: Any
    evaluate: Any


redeterminise: Any = None  # each game's own, put in by `specialise`
gather: Any = None
deal: Any = None
key: Any = None
mark: Any = None
settled: Any = None
roll: Any = None
prior: Any = None
evaluate: Any = None
waiting: Any = None
list_legal: Any = None
apply: Any = None
make_node: Any = None
choose_edge: Any = None
iterate: Any = None
begin: Any = None
run: Any = None
think: Any = None
greedy: Any = None


@rule
def mix(h, number):  # type: ignore[no-untyped-def]
    """A hash with one more whole number in it."""
    h = (h ^ np.uint64(number)) * np.uint64(0x9E3779B97F4A7C15)
    return h ^ (h >> np.uint64(29))


@rule
def four(a, b, c, d):  # type: ignore[no-untyped-def]
    """Four numbers from -1 on in one."""
    low = (np.int64(a) + 1) | (np.int64(b) + 1) << 10
    return low | (np.int64(c) + 1) << 20 | (np.int64(d) + 1) << 30


@rule
def slot_of(nodes, slots, wanted):  # type: ignore[no-untyped-def]
    """The slot where the node of a key is, or would be."""
    last = len(slots) - 1  # a power of two less one
    at = np.int64(wanted >> np.uint64(20)) & last
    while slots[at] >= 0 and nodes[slots[at]].key != wanted:
        at = (at + 1) & last
    return at


@rule
def write_edge(edge, action, following):  # type: ignore[no-untyped-def]
    """An edge that nobody has followed yet."""
    edge.action = action
    edge.following = following
    edge.visits = 0
    edge.available = 0
    for seat in range(SEATS):
        edge.total[seat] = 0.0


def _make_node(s, mover, wanted, out, count, nodes, edges, w):  # type: ignore[no-untyped-def]
    """A new node with an edge for each legal action; -1 when there is no room."""
    if w.nodes == len(nodes) or w.edges + count > len(edges):
        return -1
    n = np.int64(w.nodes)
    w.nodes += 1
    nodes[n].key = wanted
    nodes[n].first = w.edges
    nodes[n].visits = 0
    for seat in range(SEATS):
        nodes[n].total[seat] = 0.0
    for j in range(count):
        at = np.int64(w.edges)
        w.edges += 1
        write_edge(edges[at], np.int64(out[j]), at + 1 if j + 1 < count else -1)
        edges[at].prior = prior(s, mover, np.int64(out[j]))
    return n


def _choose_edge(s, mover, n, out, count, nodes, edges, w):  # type: ignore[no-untyped-def]
    """The edge to follow by UCB among the legal actions; new ones get an edge.

    Returns -1 when there is no room for a new one.
    """
    at = np.int64(nodes[n].first)
    before = np.int64(-1)
    best = np.int64(-1)
    best_score = -1e18
    counted = np.int64(-1)
    logarithm = 0.0
    usual = 1.0 / s.players
    if nodes[n].visits > 0:
        usual = nodes[n].total[mover] / nodes[n].visits
    for j in range(count):
        action = np.int64(out[j])
        while at >= 0 and edges[at].action < action:
            before = at
            at = np.int64(edges[at].following)
        if at < 0 or edges[at].action != action:
            if w.edges == len(edges):
                return -1
            fresh = np.int64(w.edges)
            w.edges += 1
            write_edge(edges[fresh], action, at)
            edges[fresh].prior = prior(s, mover, action)
            if before < 0:
                nodes[n].first = fresh
            else:
                edges[before].following = fresh
            at = fresh
        edge = edges[at]
        edge.available += 1
        if edge.available != counted:
            counted = np.int64(edge.available)
            logarithm = numbers.log(counted + 1.0)
        trials = edge.visits + w.weight
        score = (edge.total[mover] + w.weight * (usual + edge.prior)) / trials
        score += w.exploration * np.sqrt(logarithm / trials)
        if score > best_score:
            best_score = score
            best = at
        before = at
        at = np.int64(edge.following)
    return best


def _iterate(scratch, nodes, edges, slots, w, out, log):  # type: ignore[no-untyped-def]
    """One deal, one walk down the tree, one play-out, one way back."""
    scratch[1] = scratch[0]
    s = scratch[1]
    me = np.int64(w.seat)
    deal(s, me, w.stream)
    depth = 0
    left = -1  # the mark of where the tree was left
    mask = waiting(s)
    while mask != 0 and not settled(s, w.mark, left, w.iterations):
        mover = lowest_seat(mask)
        count = list_legal(s, mover, out)
        action = np.int64(out[0])
        if count > 1:
            chosen = -1
            n = np.int64(-1)
            if left < 0 and depth < DEPTH and (mover == me or w.opponents == 1):
                wanted = key(s, mover, me)
                slot = slot_of(nodes, slots, wanted)
                n = np.int64(slots[slot])
                if n < 0:
                    last = np.int64(w.path[depth - 1]) if depth > 0 else np.int64(-1)
                    if last < 0 or edges[last].visits >= w.patience or w.root < 0:
                        n = make_node(s, mover, wanted, out, count, nodes, edges, w)
                        slots[slot] = n
                        if w.root < 0 and mover == me:
                            w.root = n
                    if w.root >= 0:
                        left = mark(s)
                if n >= 0:
                    if n == w.root and w.only >= 0:
                        out[0] = w.only
                        count = 1
                    chosen = choose_edge(s, mover, n, out, count, nodes, edges, w)
            if chosen >= 0:
                w.path[depth] = chosen
                w.way[depth] = n
                depth += 1
                action = np.int64(edges[chosen].action)
            else:
                action = np.int64(roll(s, mover, out, count, w.stream))
        apply(s, log, mover, action)
        mask = waiting(s)
    if mask == 0:
        share_win(s, w.reward)
    else:
        evaluate(s, w)
    for d in range(depth):
        edge = edges[w.path[d]]
        node = nodes[w.way[d]]
        edge.visits += 1
        node.visits += 1
        for seat in range(s.players):
            edge.total[seat] += w.reward[seat]
            node.total[seat] += w.reward[seat]
    for seat in range(s.players):
        w.sums[seat] += w.reward[seat]
    w.iterations += 1


@rule
def share_win(s, reward):  # type: ignore[no-untyped-def]
    """What each seat has of a finished game's win; a shared one counts in equal parts."""
    winners = 0
    for seat in range(s.players):
        winners += (s.winners >> seat) & 1
    for seat in range(s.players):
        reward[seat] = ((s.winners >> seat) & 1) / winners


def _begin(states, i, seat, k0, k1, scratch, slots, work):  # type: ignore[no-untyped-def]
    """Begin a search for a seat that has a decision to make in states[i], by the key (k0, k1).

    scratch: two states; slots: int32, a power of two of them, twice as many as nodes or more.
    work: one WORK record, its parameters (`exploration` to `opponents`) set by the caller.
    """
    w = work[0]
    scratch[0] = states[i]
    redeterminise(scratch, 0, seat, k0, k1)
    s = scratch[0]
    gather(s, seat)
    w.stream[0] = siphash_word(k0, k1, np.uint64(1) << np.uint64(63)) | np.uint64(1)
    w.iterations = 0
    w.nodes = 0
    w.edges = 0
    w.root = -1
    w.only = -1
    w.seat = seat
    w.mark = mark(s)
    for other in range(SEATS):
        w.sums[other] = 0.0
    for j in range(len(slots)):
        slots[j] = -1


def _run(scratch, nodes, edges, slots, work, out, log, iterations):  # type: ignore[no-untyped-def]
    """Go on with a search for some more iterations."""
    w = work[0]
    for _ in range(iterations):
        iterate(scratch, nodes, edges, slots, w, out, log)


def _think(states, i, seat, player, stream, out, log, brain):  # type: ignore[no-untyped-def]
    """A whole search by a PLAYER's numbers, for loops in compiled code; returns the action."""
    scratch, nodes, edges, slots, work = brain
    w = work[0]
    w.exploration = player.exploration
    w.weight = player.weight
    w.patience = player.patience
    w.opponents = player.opponents
    k0 = next_random(stream, 0)
    begin(states, i, seat, k0, next_random(stream, 0), scratch, slots, work)
    run(scratch, nodes, edges, slots, work, out, log, player.iterations)
    return decide(nodes, edges, w, player.temperature, stream)


@routine
def decide(nodes, edges, w, temperature, stream):  # type: ignore[no-untyped-def]
    """The action to take after a search: the most visited, or more by lot the warmer it is."""
    best = np.int64(-1)
    most = -1.0
    at = np.int64(nodes[w.root].first)
    while at >= 0:
        edge = edges[at]
        worth = np.float64(edge.visits)
        if temperature > 0.0 and edge.visits > 0:
            # The largest of these is drawn as often as its share (Gumbel).
            lot = -numbers.log(chance(stream, 0) + 1e-300)
            worth = numbers.log(worth) / temperature - numbers.log(lot)
        if best < 0 or worth > most:
            most = worth
            best = np.int64(edge.action)
        at = np.int64(edge.following)
    return best


def _decide(nodes, edges, work, temperature, stream):  # type: ignore[no-untyped-def]
    """The same as an entry."""
    return decide(nodes, edges, work[0], temperature, stream)


def _pick(states, i, seat, player, stream, out, log, brain):  # type: ignore[no-untyped-def]
    s = states[i]
    count = list_legal(s, seat, out)
    if count == 1:
        return np.int64(out[0])
    if player.policy == GREEDY:
        return np.int64(greedy(s, seat, out, count))
    if player.policy == RANDOM or chance(stream, 0) < player.blunders:
        return np.int64(out[below(stream, 0, count)])
    return think(states, i, seat, player, stream, out, log, brain)


@dataclass(frozen=True)
class Search:
    """A game's search, compiled: the entries `begin` and `run` (see there)."""

    begin: Callable[..., None]
    run: Callable[..., None]
    decide: Callable[..., int]
    pick: Any  # the rule pick(states, i, seat, player, stream, out, log, brain) -> action


def make_search(rules: Rules, insight: Insight) -> Search:
    """The search of a game."""
    own = {name: getattr(insight, name) for name in Insight.__dataclass_fields__}
    own |= {name: getattr(rules, name) for name in ("waiting", "list_legal", "apply", "greedy")}
    own["make_node"] = routine(specialise(_make_node, **own))
    own["choose_edge"] = routine(specialise(_choose_edge, **own))
    own["iterate"] = routine(specialise(_iterate, **own))
    # Entries come from the cache also when compiled code calls them: nothing is compiled twice.
    own["begin"] = entry(specialise(_begin, **own))
    own["run"] = entry(specialise(_run, **own))
    own["think"] = routine(specialise(_think, **own))
    return Search(
        begin=own["begin"],
        run=own["run"],
        decide=entry(_decide),
        pick=routine(specialise(_pick, **own)),
    )
