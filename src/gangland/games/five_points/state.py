"""The whole of a position of Five Points in 196 bytes."""

from typing import Literal, get_args

import numpy as np

from gangland.games.five_points.components import ALLIANCES, BOX, CARDS, GANGS, MAX_SEATS, PLACES

# What the player who has to act is asked.
TURN, EXPEL, DISCARD, FILL, REVEAL, OVER = range(6)
STEPS = 6
StepName = Literal["turn", "expel", "discard", "fill", "reveal", "over"]
STEP_NAMES: tuple[StepName, ...] = get_args(StepName)

# What everyone knows of the deck below its top card: the bosses lie above the members (§2.4), as at first; nothing, as
# in a typed position; or which cards it has, since it was made of discards that all have seen (R3).
LAYERED, MIXED, RESHUFFLED = range(3)

STATE = np.dtype([
    ("rng", np.uint32, 4),                          # all chance still to come
    ("place", np.int8, PLACES),                     # the card at each place of the pyramid, or NOTHING
    ("influence", np.int8, (MAX_SEATS, GANGS)),     # how many influence cards of each gang each player holds
    ("held", np.int8, MAX_SEATS),                   # how many influence cards that is
    ("alliance", np.int8, (MAX_SEATS, ALLIANCES)),  # the gangs of each player's alliances, the third one last (§2.2)
    ("revealed", np.int8, (MAX_SEATS, ALLIANCES)),  # 1 for each alliance that lies open
    ("passed", np.int8, MAX_SEATS),                 # 1 for each player who has passed
    ("deck", np.int8, BOX),                         # the cards face up, the top one last; 0 beyond deck_size
    ("deck_size", np.int8),
    ("discards", np.int8, CARDS),                   # how many of each card were expelled or spent
    ("seats", np.int8),                             # players at this table
    ("turn", np.int8),                              # the active player
    ("step", np.int8),                              # what is asked
    ("influenced", np.int8),                        # the place of the influenced card in the steps expel and discard
    ("victim", np.int8),                            # the place of the card to be expelled in the step discard
    ("hole", np.int8),                              # the place to be filled in the step fill
    ("spent", np.int8),                             # the gang of the last influence card that was spent, or NOTHING
    ("asked", np.int8),                             # who reveals in the step reveal
    ("due", np.int8),                               # 1: alliances are revealed once the holes are filled (R13)
    ("heart", np.int8),                             # 1: a card has climbed into the Heart
    ("land", np.int8),                              # ... into No Man's Land
    ("crowned", np.int8),                           # ... to the top
    ("order", np.int8),                             # what is known of the deck: LAYERED, MIXED or RESHUFFLED
    ("memory", np.int8),                            # option: may what was shown be looked up again?
])  # fmt: skip
