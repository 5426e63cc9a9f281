"""Happy Little Dinosaurs: the course of the game, in the order of the rulebook.

Each round a Disaster is flipped (D5) and every survivor secretly lays a Point card (D6). After
the reveal come effects (effects.py), scores and Instants (scoring.py), then the highest score
collects points (D9), the lowest takes the Disaster (disasters.py), and the round ends with
movement and drawing (D12). Fifty points win, or being the last one left (D42).

`start`, `actors`, `legal`, `play` and `outcome` are the compiled surface, with `observe`,
`redact` and `redeterminise` in sight.py. All take an array of STATE records and an index, never
allocate, and answer bad input with a number. What an action's number means is in actions.py.
Who decides at any time follows from public facts alone: a seat with an unusable effect or no
fitting Instant has one legal action, to pass (D22, D35).
"""

from nestling.core import log as note
from nestling.core.compiled import entry, routine, rule
from nestling.core.draws import draw, shuffle
from nestling.games.dinosaurs import actions as do
from nestling.games.dinosaurs import disasters, effects, piles, scoring
from nestling.games.dinosaurs.cards import (
    ALL_MASK,
    DISASTER_CARDS,
    KIND_OF,
    KINDS,
    MAIN_CARDS,
    POINT_MASK,
    REMOVED_FOR_TWO,
    VALUE,
    WIN,
)
from nestling.games.dinosaurs.state import (
    AREA,
    EVENT_CARDS,
    HAND,
    MAX_ROUNDS,
    SEATS,
    TABLE,
    Happened,
    Phase,
    Reason,
    Why,
)

NOT_YOUR_TURN = -1
NOT_LEGAL = -2
GAME_OVER = -3

DINOSAURS = 4


@entry
def start(states, i, settings, j, k0, k1, log):  # type: ignore[no-untyped-def]
    """Set up states[i] by settings[j] under the key (k0, k1) (D1 to D4); returns the events."""
    note.begin(log)
    s = states[i]
    wanted = settings[j]
    s.key[0] = k0
    s.key[1] = k1
    s.draws = 0
    s.plays = 0
    s.players = wanted.players
    s.two_player_changes = wanted.two_player_changes
    s.alive = (1 << wanted.players) - 1
    for seat in range(SEATS):
        s.age[seat] = wanted.ages[seat] if seat < wanted.players else -1
    blank(s)
    seat_dinosaurs(s, log, wanted)
    for card in range(MAIN_CARDS):
        if not (s.two_player_changes == 1 and REMOVED_FOR_TWO[KIND_OF[card]]):  # D43
            s.deck[s.deck_count] = card
            s.deck_count += 1
    for card in range(DISASTER_CARDS):
        s.disasters[card] = card
    s.disasters_count = DISASTER_CARDS
    shuffle(s, s.deck, 0, s.deck_count)
    shuffle(s, s.disasters, 0, DISASTER_CARDS)
    for seat in range(s.players):
        piles.refill(s, log, seat, Happened.DEALT)
    begin_round(s, log)
    return note.written(log)


@routine
def blank(s):  # type: ignore[no-untyped-def]
    """Empty every place of the table."""
    s.round_number = 0
    s.deck_count = 0
    s.discard_count = 0
    s.under_count = 0
    s.winners = 0
    s.why = -1
    s.disaster = -1
    s.round_disaster = -1
    for j in range(MAIN_CARDS):
        s.deck[j] = -1
        s.discard[j] = -1
        s.scratch[j] = 0
    for j in range(TABLE):
        s.table[j] = -1
    s.table_count = 0
    for j in range(DISASTER_CARDS):
        s.disasters[j] = -1
    for seat in range(SEATS):
        s.points[seat] = 0
        s.hand_count[seat] = 0
        s.area_count[seat] = 0
        s.known_instants[seat] = 0
        for j in range(HAND):
            s.hand[seat, j] = -1
        for j in range(AREA):
            s.area[seat, j] = -1
        for holder in range(SEATS):
            for kind in range(KINDS):
                s.known[seat, holder, kind] = 0
    clear_round(s)


@rule
def clear_round(s):  # type: ignore[no-untyped-def]
    """Forget what belonged to one round only."""
    s.laid = 0
    s.effects_done = 0
    s.target = -1
    s.looked[0] = -1
    s.looked[1] = -1
    s.spray_left = 0
    s.inversions = 0
    s.passes = 0
    s.scored = 0
    s.fighters = 0
    s.duels = 0
    for seat in range(SEATS):
        s.played[seat] = -1
        s.revealed[seat] = -1
        s.bonus[seat] = 0
        s.boosters[seat] = 0
        s.sappers[seat] = 0
        s.score_before[seat] = 0
        s.score[seat] = 0
        s.duel[seat] = -1


@routine
def seat_dinosaurs(s, log, wanted):  # type: ignore[no-untyped-def]
    """Seat the dinosaurs that were chosen, then deal the others by lot (D2)."""
    free = (1 << DINOSAURS) - 1
    left = DINOSAURS
    for seat in range(SEATS):
        s.dinosaurs[seat] = -1
        if seat < s.players and wanted.dinosaurs[seat] >= 0:
            s.dinosaurs[seat] = wanted.dinosaurs[seat]
            free &= ~(1 << wanted.dinosaurs[seat])
            left -= 1
    for seat in range(s.players):
        if s.dinosaurs[seat] < 0:
            nth = draw(s, left)
            dinosaur = 0
            while nth > 0 or (free >> dinosaur) & 1 == 0:
                nth -= (free >> dinosaur) & 1
                dinosaur += 1
            s.dinosaurs[seat] = dinosaur
            free &= ~(1 << dinosaur)
            left -= 1
        e = note.event(log, Happened.SEATED, seat, -1)
        note.number(log, e, 0, s.dinosaurs[seat])


@rule
def begin_round(s, log):  # type: ignore[no-untyped-def]
    """Flip a Disaster, replace hands without a Point card, ask for cards (D5 to D7)."""
    s.round_number += 1
    clear_round(s)
    disasters.flip(s, log)
    seat = piles.youngest(s)
    for _ in range(piles.survivors(s)):
        while piles.hand_kinds(s, seat) & POINT_MASK == 0:
            piles.discard_hand(s, log, seat, Happened.HAND_REPLACED, Reason.NO_POINT_CARD)
            piles.refill(s, log, seat, Happened.DREW)
        seat = piles.next_survivor(s, seat)
    s.phase = Phase.COMMIT
    s.turn = -1


@rule
def waiting(s):  # type: ignore[no-untyped-def]
    """Mask of the seats that have a decision to make now."""
    if s.phase == Phase.OVER:
        return 0
    if s.phase == Phase.COMMIT:
        return s.alive & ~s.laid
    if s.phase == Phase.SUDDEN_DEATH:
        return s.fighters & ~s.laid
    return 1 << s.turn


@entry
def actors(states, i):  # type: ignore[no-untyped-def]
    """Mask of the seats that have a decision to make; 0 when the game is over."""
    return waiting(states[i])


@rule
def list_legal(s, seat, out):  # type: ignore[no-untyped-def]
    """Fill `out` with the seat's legal actions, rising; returns how many."""
    if (waiting(s) >> seat) & 1 == 0:
        return 0
    if s.phase == Phase.COMMIT or s.phase == Phase.SUDDEN_DEATH:
        return piles.with_hand(s, seat, POINT_MASK, do.LAY, out, 0)
    if s.phase == Phase.EFFECT:
        return effects.legal_effect(s, seat, out)
    if s.phase == Phase.GRAB:
        return piles.with_hand(s, s.target, ALL_MASK, do.TAKE, out, 0)
    if s.phase == Phase.LOOK:
        out[0] = do.TAKE + KIND_OF[s.looked[0]]
        if KIND_OF[s.looked[0]] == KIND_OF[s.looked[1]]:
            return 1
        out[1] = do.TAKE + KIND_OF[s.looked[1]]
        return 2
    if s.phase == Phase.SCORING:
        return scoring.legal_instant(s, seat, out)
    if s.phase == Phase.DISASTER:
        return disasters.legal_answer(s, seat, out)
    return disasters.legal_discard(s, seat, out)


@entry
def legal(states, i, seat, out):  # type: ignore[no-untyped-def]
    """Fill `out` (int16, MAX_LEGAL long) with the seat's legal actions, rising; their number."""
    return list_legal(states[i], seat, out)


@rule
def is_legal(s, seat, action):  # type: ignore[no-untyped-def]
    """Whether the seat may do this now."""
    count = list_legal(s, seat, s.scratch)
    found = False
    for j in range(count):
        if s.scratch[j] == action:
            found = True
        s.scratch[j] = 0
    return found


@entry
def play(states, i, seat, action, log):  # type: ignore[no-untyped-def]
    """Carry out a seat's action; returns the number of events, or why nothing was done.

    NOT_YOUR_TURN, NOT_LEGAL and GAME_OVER are negative and leave the state as it was.
    """
    note.begin(log)
    s = states[i]
    if s.phase == Phase.OVER:
        return GAME_OVER
    if seat < 0 or seat >= s.players or (waiting(s) >> seat) & 1 == 0:
        return NOT_YOUR_TURN
    if not is_legal(s, seat, action):
        return NOT_LEGAL
    apply(s, log, seat, action)
    return note.written(log)


@rule
def apply(s, log, seat, action):  # type: ignore[no-untyped-def]
    """Carry out a legal action."""
    s.plays += 1
    if s.phase == Phase.COMMIT:
        commit(s, log, seat, action - do.LAY)
    elif s.phase == Phase.EFFECT:
        if effects.play_effect(s, log, seat, action):
            end_effect(s, seat)
    elif s.phase == Phase.GRAB:
        effects.take(s, log, seat, action - do.TAKE)
        end_effect(s, seat)
    elif s.phase == Phase.LOOK:
        effects.keep(s, log, seat, action - do.TAKE)
        end_effect(s, seat)
    elif s.phase == Phase.SCORING:
        if scoring.play_in_window(s, log, seat, action):
            end_scoring(s, log)
    elif s.phase == Phase.DISASTER:
        answer_disaster(s, log, seat, action)
    elif s.phase == Phase.DISCARD:
        if action != do.PASS:
            piles.discard_openly(s, log, seat, action - do.DISCARD, Reason.ADDED_DISASTER, -1)
        end_round(s, log)
    else:
        commit_duel(s, log, seat, action - do.LAY)


@rule
def commit(s, log, seat, kind):  # type: ignore[no-untyped-def]
    """Lay a Point card face down; the last one to do so brings the reveal (D6)."""
    s.played[seat] = piles.from_hand(s, seat, kind)
    s.laid |= 1 << seat
    tell_commit(s, log, seat, s.played[seat], 0)
    if s.laid != s.alive:
        return
    s.laid = 0
    for owner in range(s.players):
        if piles.is_alive(s, owner):
            s.revealed[owner] = s.played[owner]
            tell_reveal(s, log, owner, s.played[owner], 0)
    effects.begin_effects(s, log)
    if not effects.next_effect(s):
        scoring.open_window(s)


@rule
def tell_commit(s, log, seat, card, duel):  # type: ignore[no-untyped-def]
    """A card was laid face down: its owner alone knows which."""
    e = note.event(log, Happened.COMMITTED, seat, -1)
    note.secret(log, e, 1 << seat)
    note.card(log, e, card)
    note.number(log, e, 0, duel)


@rule
def tell_reveal(s, log, seat, card, duel):  # type: ignore[no-untyped-def]
    """A card that was face down is seen by all."""
    piles.left_openly(s, seat, card)
    e = note.event(log, Happened.REVEALED, seat, -1)
    note.card(log, e, card)
    note.number(log, e, 0, duel)


@rule
def end_effect(s, seat):  # type: ignore[no-untyped-def]
    """Go on to the next effect, or to scoring (D8)."""
    s.effects_done |= 1 << seat
    if not effects.next_effect(s):
        scoring.open_window(s)


@rule
def end_scoring(s, log):  # type: ignore[no-untyped-def]
    """Scores are final: collect, then look for whom the Disaster threatens (D8, D9, D39)."""
    scoring.settle_scores(s, log)
    top = -1000
    bottom = 1000
    for seat in range(s.players):
        if piles.is_alive(s, seat):
            top = max(top, s.score[seat])
            bottom = min(bottom, s.score[seat])
    if top == bottom:  # D39
        note.event(log, Happened.ALL_TIED, -1, -1)
        disasters.put_under(s, log, -1, Reason.ALL_TIED)
        end_round(s, log)
        return
    for seat in range(s.players):
        if piles.is_alive(s, seat) and s.score[seat] == top:
            collected = max(0, top)
            e = note.event(log, Happened.COLLECTED, seat, -1)
            walk(s, log, e, seat, collected)
    if somebody_won(s, log):
        return
    lowest = 0
    for seat in range(s.players):
        if piles.is_alive(s, seat) and s.score[seat] == bottom:
            lowest |= 1 << seat
    decide_lowest(s, log, lowest)


@rule
def walk(s, log, e, seat, steps):  # type: ignore[no-untyped-def]
    """Move along the Escape Route and tell steps, start and end."""
    note.number(log, e, 0, steps)
    note.number(log, e, 1, s.points[seat])
    s.points[seat] += steps
    note.number(log, e, 2, s.points[seat])


@routine
def decide_lowest(s, log, lowest):  # type: ignore[no-untyped-def]
    """One seat is lowest: the Disaster threatens it. Several: Sudden Death (D10, D40)."""
    count = 0
    only = -1
    for seat in range(s.players):
        if (lowest >> seat) & 1 == 1:
            count += 1
            only = seat
    if count == 1:
        s.fighters = 0
        disasters.threaten(s, only)
    else:
        begin_duel(s, log, lowest)


@routine
def begin_duel(s, log, fighters):  # type: ignore[no-untyped-def]
    """Sudden Death among these seats, unless one or more lack a Point card (D40, D41)."""
    s.fighters = fighters
    s.duels += 1
    e = note.event(log, Happened.SUDDEN_DEATH, -1, -1)
    note.number(log, e, 0, fighters)
    note.number(log, e, 1, s.duels)
    lacking = 0
    count = 0
    only = -1
    for seat in range(s.players):
        if (fighters >> seat) & 1 == 1 and piles.hand_kinds(s, seat) & POINT_MASK == 0:
            lacking |= 1 << seat
            count += 1
            only = seat
            s.known_instants[seat] = s.hand_count[seat]
    if count == 0:
        s.phase = Phase.SUDDEN_DEATH
        s.turn = -1
        return
    e = note.event(log, Happened.NO_POINT_CARD, -1, -1)
    note.number(log, e, 0, lacking)
    s.fighters = 0
    if count == 1:
        disasters.threaten(s, only)
    else:
        disasters.put_under(s, log, -1, Reason.NO_POINT_CARD)
        end_round(s, log)


@routine
def commit_duel(s, log, seat, kind):  # type: ignore[no-untyped-def]
    """Lay a Point card for Sudden Death; when all have, the lowest printed value loses (D40)."""
    s.duel[seat] = piles.from_hand(s, seat, kind)
    s.laid |= 1 << seat
    tell_commit(s, log, seat, s.duel[seat], s.duels)
    if s.laid != s.fighters:
        return
    s.laid = 0
    bottom = 1000
    for owner in range(s.players):
        if (s.fighters >> owner) & 1 == 1:
            tell_reveal(s, log, owner, s.duel[owner], s.duels)
            bottom = min(bottom, VALUE[KIND_OF[s.duel[owner]]])
    lowest = 0
    for owner in range(s.players):
        if (s.fighters >> owner) & 1 == 1:
            if VALUE[KIND_OF[s.duel[owner]]] == bottom:
                lowest |= 1 << owner
            piles.to_table(s, s.duel[owner])
            s.duel[owner] = -1
    decide_lowest(s, log, lowest)


@routine
def answer_disaster(s, log, seat, action):  # type: ignore[no-untyped-def]
    """Insurance, Redirect, or the Disaster is added (D36, D37, D10, D11)."""
    if action == do.INSURE:
        disasters.insure(s, log, seat)
        end_round(s, log)
    elif action != do.PASS:
        disasters.redirect(s, log, seat, action - do.REDIRECT)
    elif disasters.add(s, log, seat):
        if s.hand_count[seat] > 0:
            s.phase = Phase.DISCARD
            s.turn = seat
        else:
            end_round(s, log)
    elif piles.survivors(s) == 1:
        finish(s, log, s.alive, Why.LAST_SURVIVOR)
    else:
        end_round(s, log)


@routine
def end_round(s, log):  # type: ignore[no-untyped-def]
    """Move for Disasters, look for a winner, draw, clear the table (D12, D42)."""
    for seat in range(s.players):
        if piles.is_alive(s, seat) and s.area_count[seat] > 0:
            e = note.event(log, Happened.MOVED, seat, -1)
            walk(s, log, e, seat, s.area_count[seat])
    if somebody_won(s, log):
        return
    seat = piles.youngest(s)
    for _ in range(piles.survivors(s)):
        piles.refill(s, log, seat, Happened.DREW)
        seat = piles.next_survivor(s, seat)
    clear_table(s, log)
    if s.round_number >= MAX_ROUNDS:
        finish(s, log, furthest(s), Why.ROUND_LIMIT)
    else:
        begin_round(s, log)


@rule
def clear_table(s, log):  # type: ignore[no-untyped-def]
    """Played Point cards, Sudden Death cards and Instants go to the discard pile (D12)."""
    e = 0
    for j in range(-s.players, s.table_count):
        card = s.played[j + s.players] if j < 0 else s.table[j]
        if card < 0:
            continue
        if e == 0 or (e > 0 and log[e].count == EVENT_CARDS):
            e = note.event(log, Happened.CLEARED, -1, -1)
        note.card(log, e, card)
        piles.to_discard(s, card)
        if j < 0:
            s.played[j + s.players] = -1
        else:
            s.table[j] = -1
    s.table_count = 0


@rule
def furthest(s):  # type: ignore[no-untyped-def]
    """Mask of the survivors with the most points."""
    most = -1
    mask = 0
    for seat in range(s.players):
        if piles.is_alive(s, seat):
            if s.points[seat] > most:
                most = s.points[seat]
                mask = 0
            if s.points[seat] == most:
                mask |= 1 << seat
    return mask


@routine
def somebody_won(s, log):  # type: ignore[no-untyped-def]
    """End the game if a survivor has reached the end of the Escape Route (D42)."""
    leaders = furthest(s)
    for seat in range(s.players):
        if (leaders >> seat) & 1 == 1 and s.points[seat] >= WIN:
            finish(s, log, leaders, Why.REACHED_GOAL)
            return True
    return False


@routine
def finish(s, log, winners, why):  # type: ignore[no-untyped-def]
    """The game is over."""
    s.winners = winners
    s.why = why
    s.phase = Phase.OVER
    s.turn = -1
    e = note.event(log, Happened.WON, -1, -1)
    note.number(log, e, 0, winners)
    note.number(log, e, 1, why)
    for seat in range(s.players):
        note.number(log, e, 2 + seat, s.points[seat])


@entry
def outcome(states, i):  # type: ignore[no-untyped-def]
    """Mask of the winners; 0 while the game goes on."""
    return states[i].winners
