"""The numbers of the actions: what a seat may do, one number for each kind of choice.

    0                pass: decline what is optional; use the lifted tile instead of keeping it
    1, 2             keep the lifted tile, use the kept one (J27)
    3 - 93           place a penguin on a cell (J4, J5)
    94 - 184         lift the tile of a cell (J7)
    185 - 664        step over a pair of adjacent cells (J9)
    665 - 1144       swap mother and chick over such a pair, the mother's cell first (J10)
    1145 - 3214      sail along a straight line (J11)
    3215 - 11495     swim from a cell to a cell, 91 * from + to (J19)
    11496 - 19776    drive a chick from a cell to a cell, likewise (J18)

Cells, pairs and lines are numbered in board.py. Several swims from one cell to another that
take different ways are one action: nothing but where it ends matters.
"""

from nestling.games.ice.board import CELLS, LINES, PAIRS

PASS = 0
KEEP = 1
USE = 2
PLACE = 3
LIFT = PLACE + CELLS
STEP = LIFT + CELLS
SWAP = STEP + PAIRS
SAIL = SWAP + PAIRS
SWIM = SAIL + LINES
WHALE = SWIM + CELLS * CELLS
ACTIONS = WHALE + CELLS * CELLS

# Passing, or with the first tile of four players' game a whale: one of three others' five chicks
# to one of the 91 - 24 - 1 free tiles.
MAX_LEGAL = 1 + 15 * 66
# The last movement: itself, four families' points, the end.
MAX_EVENTS = 6
# Placing, then for each lift at most: lifting, using a kept tile, two movements; the last lift
# ends the game. Four players with four chicks: 20 penguins, 71 lifts.
MAX_PLAYS = 20 + 4 * 70 + 1
