"""The whole of a position of Standoff."""

import numpy as np

from tests.engine.standoff.components import BOX, MAX_SEATS, RANKS

LOADED, BLANKS = range(2)
GUNS = ("loaded", "blanks")

STATE = np.dtype([
    ("rng", np.uint32, 4),                  # all chance still to come
    ("hand", np.int8, (MAX_SEATS, RANKS)),  # how many of each card each player holds, in secret
    ("held", np.int8, MAX_SEATS),           # ... and how many in all, which everyone sees
    ("chosen", np.int8, MAX_SEATS),         # the card that lies face down before each player, or NOTHING
    ("shown", np.int8, MAX_SEATS),          # the card each player turned up in the last round, or NOTHING
    ("points", np.int8, MAX_SEATS),
    ("standing", np.int8, MAX_SEATS),       # 1 if that player is still in
    ("discards", np.int8, RANKS),           # how many of each card were turned up
    ("deck", np.int8, BOX),                 # the cards face down, the top one last; 0 beyond deck_size
    ("deck_size", np.int8),
    ("seats", np.int8),
    ("round", np.int8),                     # rounds behind us; ROUNDS when the game is over
    ("decider", np.int8),                   # the winner of the round, who decides now, or NOTHING
    ("guns", np.int8),                      # option: does a hit end the game for somebody?
])  # fmt: skip
