"""What is in the box: sixty-four cards of eight gangs, and the pyramid they climb (§1)."""

import numpy as np

SEATS = (2, 3, 4)
MAX_SEATS = 4

# The eight gangs, in this order everywhere.
LETTERS = "SBDLKREP"  # one for each gang, in notation and beside its colour
GANGS = len(LETTERS)
COLOURS = {
    rf"\b{letter}\b[*!]?": colour
    for letter, colour in zip(
        LETTERS,
        ("red", "green", "magenta", "bright_magenta", "yellow", "bright_black", "cyan", "bright_green"),
        strict=True,
    )
}

# Kinds of card: a member of a gang has the gang's number, a boss FIRST_BOSS more (§1.1).
FIRST_BOSS = GANGS
CARDS = 2 * GANGS
MEMBERS = 6  # of each gang
BOSSES = 2
BOX = GANGS * (MEMBERS + BOSSES)
COPIES_OF = np.array([MEMBERS] * GANGS + [BOSSES] * GANGS, np.int64)
GANG_OF = np.array([card % GANGS for card in range(CARDS)], np.int64)
NAMES = tuple(LETTERS) + tuple(f"{letter}*" for letter in LETTERS)
NOTHING = -1  # no card, or no place

ALLIANCES = 3  # of each player; the first two come from one card of every gang (§2.1), the last is the third (§2.2)
FIRST_ALLIANCES = 2
MOST_INFLUENCE = 5  # influence cards dealt to each of two or three players (§2.3) ...
FEW_INFLUENCE = 4  # ... and to each of four

# The pyramid (§1.2): rows a to f from the bottom, six places to one, numbered row by row from the left.
ROWS = "abcdef"
ROW_SIZES = (6, 5, 4, 3, 2, 1)
BASE = ROW_SIZES[0]  # places of the bottom row: 0 to 5
PLACES = sum(ROW_SIZES)
TOP = PLACES - 1
PLACE_NAMES = tuple(f"{row}{nth + 1}" for row, size in zip(ROWS, ROW_SIZES, strict=True) for nth in range(size))
FIRST_OF_ROW = tuple(PLACE_NAMES.index(f"{row}1") for row in ROWS)
HEART, LAND = FIRST_OF_ROW[3], FIRST_OF_ROW[4]  # from these places on: the Heart, No Man's Land; then the top
ROW_OF = np.array([ROWS.index(name[0]) for name in PLACE_NAMES], np.int64)
WORTH_OF_ROW = (0, 0, 0, 1, 2, 3)  # points (§8.1)
WORTH = np.array([WORTH_OF_ROW[row] for row in ROW_OF.tolist()], np.int64)

# The places on which a place rests, left and right; NOTHING for the bottom row.
LEFT, RIGHT = 0, 1
SIDES = 2
SUPPORT = np.full((PLACES, SIDES), NOTHING, np.int64)
for place in range(BASE, PLACES):
    below = FIRST_OF_ROW[ROW_OF[place] - 1] + place - FIRST_OF_ROW[ROW_OF[place]]
    SUPPORT[place] = below, below + 1

# Places as bits: the two supports of each place, and its up to six neighbours (§5.2).
SUPPORTS = np.array([sum(1 << at for at in pair if at != NOTHING) for pair in SUPPORT.tolist()], np.int64)
NEIGHBOURS = np.zeros(PLACES, np.int64)
for place in range(PLACES):
    for other in range(PLACES):
        beside = ROW_OF[place] == ROW_OF[other] and abs(place - other) == 1
        if beside or other in SUPPORT[place] or place in SUPPORT[other]:
            NEIGHBOURS[place] |= 1 << other
LOWER_ROWS = (1 << HEART) - 1  # the three rows where any influence card will do (§5.3)
UPPER_ROWS = (1 << PLACES) - 1 - LOWER_ROWS
BASE_ROW = (1 << BASE) - 1
