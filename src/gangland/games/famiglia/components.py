"""What is in the box: sixty cards in four families (§1)."""

import numpy as np

SEATS = 2

# The four families, in this order everywhere.
ACCOUNTANTS, BRUTES, MERCENARIES, LA_FAMIGLIA = range(4)
FAMILIES = 4
LETTERS = "ABMF"  # one for each family, in notation and beside its colour and sign
COLOURS = {r"\bA[0-4]\b": "bright_blue", r"\bB[0-4]\b": "yellow", r"\bM[0-4]\b": "green", r"\bF[0-4]\b": "red"}

VALUES = 5  # a gangster is worth 0 to 4
COPIES = (5, 4, 3, 2, 1)  # of each value in each family (§1.1)
CARDS = FAMILIES * VALUES  # kinds of card: family * VALUES + value
BOX = FAMILIES * sum(COPIES)
NOTHING = -1  # no card

START_HAND = FAMILIES  # a 0 of each family (§2.1)
DECK = BOX - SEATS * START_HAND
STREET = 6  # cards laid on an empty street (§2.3, §8.1)

# Victory points by value (§1.2). Reconstruction: 0, 1 and 10 and the 15 are attested, the steps between follow the
# triangular numbers; one source says 16 for the red 4.
POINTS_OF_OTHERS = (0, 1, 3, 6, 10)
POINTS_OF_LA_FAMIGLIA = (1, 3, 6, 10, 15)

POINTS = np.array([*POINTS_OF_OTHERS * (FAMILIES - 1), *POINTS_OF_LA_FAMIGLIA], np.int64)
# What a card weighs in a tie (§9.4): more than all cards of lower worth together, and nothing if it has no points.
_WORTHS = sorted(set(POINTS.tolist()))
TIE_WEIGHT = np.array([BOX ** _WORTHS.index(points) if points else 0 for points in POINTS.tolist()], np.int64)
COPIES_OF = np.array(COPIES * FAMILIES, np.int64)
VALUE_OF = np.array([card % VALUES for card in range(CARDS)], np.int64)
FAMILY_OF = np.array([card // VALUES for card in range(CARDS)], np.int64)

# The deck before it is shuffled: the box without the two start hands (§2.2).
START_DECK = np.repeat(np.arange(CARDS), COPIES_OF - SEATS * (VALUE_OF == 0)).astype(np.int8)

NAMES = tuple(f"{LETTERS[card // VALUES]}{card % VALUES}" for card in range(CARDS))  # "A0" ... "F4"
