"""The whole of a position of Famiglia in 214 bytes."""

from typing import Literal, get_args

import numpy as np

from gangland.games.famiglia.components import BOX, CARDS, SEATS

# What a turn has come to (§3.1): the first action that is still open, or a choice that an action asks for.
NEWCOMERS, TAKE_BACK, PUT_DOWN, BRUTE, SCARE, LOWER, RECRUIT, PAY, OVER = range(9)
STEPS = 9
StepName = Literal["newcomers", "take-back", "put-down", "brute", "scare", "lower", "recruit", "pay", "over"]
STEP_NAMES: tuple[StepName, ...] = get_args(StepName)

STATE = np.dtype([
    ("rng", np.uint32, 4),              # all chance still to come
    ("hand", np.int8, (SEATS, CARDS)),  # how many of each card each player holds
    ("area", np.int8, (SEATS, CARDS)),  # ... has in the play area
    ("street", np.int8, CARDS),         # how many of each card lie on the street
    ("discards", np.int8, CARDS),       # ... in the discard pile
    ("deck", np.int8, BOX),             # the cards face down, the top one last; 0 beyond deck_size
    ("deck_size", np.int8),
    ("known", np.int8),                 # that many at the bottom were put there in the open (§4.4)
    ("street_size", np.int8),
    ("starter", np.int8),               # who had the first turn
    ("turn", np.int8),                  # whose turn it is
    ("step", np.int8),                  # what that player is asked
    ("ends", np.int8),                  # how often the deck has run out: 0, 1 or 2
    ("turns_left", np.int8),            # turns until the end, this one counted; 0 while no end is in sight
    ("passes", np.int8),                # turns in a row without a recruit
    ("renewals", np.int8),              # uses of action 1 left this turn, once the deck has run out
    ("accountant", np.int8),            # value of the Accountant played this turn, or 0
    ("swaps", np.int8),                 # exchanges that Accountant still allows
    ("brute", np.int8),                 # value of the Brute played this turn, or 0
    ("scared", np.int8),                # the street card he scares, or NOTHING
    ("lowered", np.int8),               # by how much
    ("wanted", np.int8),                # the card being paid for, or NOTHING
    ("price", np.int8),                 # its value after the Brute
    ("memory", np.int8),                # option: may what was shown be looked up again?
])  # fmt: skip
