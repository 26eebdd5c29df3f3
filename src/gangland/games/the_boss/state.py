"""The whole of a position of The Boss in 224 bytes."""

from typing import Literal, get_args

import numpy as np

from gangland.games.the_boss.components import CITIES, MAX_SEATS, MOST_LAID, PLACES, POLICE_CARDS

# What the player whose turn it is has come to (§3.2): anything, or only a card to lay.
SEND, LAY, OVER = range(3)
STEPS = 3
StepName = Literal["send", "lay", "over"]
STEP_NAMES: tuple[StepName, ...] = get_args(StepName)
MEMORY = ("open", "closed")

STATE = np.dtype([
    ("rng", np.uint32, 4),                               # all chance still to come
    ("hand", np.int32, MAX_SEATS),                       # each player's cards: a bit for each
    ("money", np.int16, MAX_SEATS),                      # dollars
    ("won", np.int16, MAX_SEATS),                        # ... of them in the last finished round
    ("hidden", np.int8, CITIES),                         # the card face down at each city; NOTHING: not in play
    ("laid", np.int8, (CITIES, MOST_LAID)),              # the cards face up at each city, the last one last
    ("laid_count", np.int8, CITIES),
    ("row", np.int8, CITIES),                            # the cities in play, left to right, then NOTHING
    ("sent_professionals", np.int8, (MAX_SEATS, PLACES)),  # each player's gangsters in the cities and in Chicago
    ("sent_amateurs", np.int8, (MAX_SEATS, PLACES)),
    ("professionals", np.int8, MAX_SEATS),               # ... in front of the player
    ("amateurs", np.int8, MAX_SEATS),
    ("hospital", np.int8, MAX_SEATS),                    # professionals who come back after this round
    ("prison", np.int8, (MAX_SEATS, 2)),                 # ... after this round, and after the next one
    ("dead", np.int8, MAX_SEATS),                        # professionals out of the game
    ("spent", np.int8, MAX_SEATS),                       # amateurs out of the game
    ("exile", np.int8, MAX_SEATS),                       # a bit for each city closed to the player
    ("police", np.int8, POLICE_CARDS),                   # in the order in which they are turned
    ("turned", np.int8),                                 # that many police cards are open
    ("ended_card", np.int8, CITIES),                     # the hidden cards of the last finished round, or NOTHING
    ("ended_by", np.int8, PLACES),                       # who had the majority at its end, or NOTHING
    ("seats", np.int8),
    ("cities", np.int8),                                 # how many cities are in play
    ("chicago", np.int8),                                # how many of them are left of Chicago
    ("round", np.int8),                                  # 1 to 5
    ("turn_number", np.int8),                            # 1 to 5
    ("starter", np.int8),                                # who has the start marker
    ("turn", np.int8),                                   # whose turn it is
    ("step", np.int8),                                   # what that player is asked
    ("last", np.int8),                                   # where that player has just sent gangsters, or NOTHING
    ("memory", np.int8),                                 # option: may what was shown be looked up again?
])  # fmt: skip
