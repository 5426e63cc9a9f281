"""The numbers of the actions: what a seat may do, one number for each kind of choice.

0          pass: decline, stop, accept the Disaster
1 - 19     lay a Point card of a kind face down (D6, D40)
20 - 43    discard a card of a kind (D10, D25, D28, D29)
44 - 67    take a card of a kind (D26), keep it (D30)
68 - 71    choose a seat (D26, D27)
72 - 77    make two seats exchange (D31)
78         look (D30)
79 - 90    Score Booster, Score Sapper, Disaster Redirect on a seat (D33, D37)
91, 92     Score Inversion, Disaster Insurance (D34, D36)
"""

from nestling.games.dinosaurs.cards import KINDS, POINT_KINDS
from nestling.games.dinosaurs.state import SEATS

PASS = 0
LAY = 1
DISCARD = LAY + POINT_KINDS
TAKE = DISCARD + KINDS
TARGET = TAKE + KINDS
PAIR = TARGET + SEATS
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
LOOK = PAIR + len(PAIRS)
BOOST = LOOK + 1
SAP = BOOST + SEATS
REDIRECT = SAP + SEATS
INVERT = REDIRECT + SEATS
INSURE = INVERT + 1
ACTIONS = INSURE + 1

MAX_LEGAL = 10  # pass, a Booster or Sapper on each of four seats, an inversion
MAX_EVENTS = 120  # of one play
# Of one game: at most 100 rounds (D42) of four cards, four effects of at most three choices, a
# window in which sixteen Instants start it anew, Sudden Deaths, two answers and a discard.
MAX_PLAYS = 12_000
