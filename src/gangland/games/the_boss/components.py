"""What is in the box: 27 cards of seven cities, gangsters, police (§1)."""

from collections.abc import Mapping
from typing import Literal, get_args

import numpy as np

MAX_SEATS = 4
SEATS = (2, 3, 4)
NOTHING = -1  # no card, no city, no player

# The cities by their number on the boss card, and Chicago, which has a boss but no cards.
CITIES = 7
CHICAGO = 7
PLACES = 8  # where gangsters can stand
LETTERS = "NBDKCMPX"  # New York, Boston, Detroit, Kansas City, Cincinnati, Memphis, Philadelphia; Chicago

# The cards of each city (§1.1): dollars, or g revolver, h hospital, p prison, e exile. The tags are those of facts.md:
# E exact, D derived from the rulebook, 2 two sources, 1 one source, R a reconstruction of ours.
CARDS_OF_CITY = (
    "0123",   # New York: 3 D, 0 1, the others D
    "123p",   # Boston: 3 D; 1, 2 and the prison R
    "1234g",  # Detroit: E
    "23g",    # Kansas City: 2
    "123e",   # Cincinnati: exile 2; the money R
    "123h",   # Memphis: E
    "3pg",    # Philadelphia: 3 D, the sanctions 1
)  # fmt: skip

PROFIT, REVOLVER, HOSPITAL, PRISON, EXILE = range(5)  # what a card is
SANCTIONS = ("", "revolver", "hospital", "prison", "exile")
_SIGNS = "$ghpe"

NAMES = tuple(f"{LETTERS[city]}{sign}" for city in range(CITIES) for sign in CARDS_OF_CITY[city])  # "N0" ... "Pg"
CARDS = len(NAMES)
COUNT_OF = np.array([len(cards) for cards in CARDS_OF_CITY], np.int64)
FIRST_OF = np.array([sum(COUNT_OF[:city]) for city in range(CITIES)], np.int64)
CITY_OF = np.repeat(np.arange(CITIES), COUNT_OF)
CARDS_AT = (2**COUNT_OF - 1) << FIRST_OF  # a bit for each card of the city
KIND_OF = np.array([max(_SIGNS.find(name[1]), PROFIT) for name in NAMES], np.int64)
MONEY_OF = np.array([int(name[1]) if name[1].isdigit() else 0 for name in NAMES], np.int64)
MOST_LAID = int(max(COUNT_OF)) - 1  # at one city, since one of its cards is hidden

HAND = 5  # cards for each player (§2.4), and turns in a round
PROFESSIONALS, AMATEURS = 6, 3  # of each player (§1.2)
GANGSTERS = PROFESSIONALS + AMATEURS
TURNS = HAND
POLICE_TURN = 4  # the turn before which a police card is turned: two cards are left in each hand (§7.1)

GOLD, SILVER, DOUBLE = range(3)  # the police (§1.3)
POLICE_LETTERS = "gsd"
PoliceName = Literal["gold", "silver", "double"]
POLICE_NAMES: tuple[PoliceName, ...] = get_args(PoliceName)
POLICE = np.array([GOLD, GOLD, SILVER, SILVER, DOUBLE], np.int8)
POLICE_KINDS = len(POLICE_NAMES)
POLICE_CARDS = len(POLICE)
BADGES_THAT_END = 3

USUAL = "usual"
USUAL_SETS = {2: "123", 3: "12345", 4: "1234567"}  # by the number of players (§2.1)
OTHER_SETS = (
    "235", "135", "236", "136", "1247", "1457", "2457", "1467", "2467", "4567",
    "23456", "13456", "12346", "12357", "23567", "13567", "12367",
)  # fmt: skip
CITY_SETS = (USUAL, *OTHER_SETS)


def seats_of_set(digits: str) -> int:
    """§2.2 For how many players a set is: five cards each, and one hidden at each city."""
    return (sum(int(COUNT_OF[int(digit) - 1]) for digit in digits) - len(digits)) // HAND


def options_fit(seats: int, options: Mapping[str, str]) -> bool:
    """§2.2 The usual cities fit every number of players, each other set one."""
    return options["cities"] == USUAL or seats_of_set(options["cities"]) == seats


# A bit for each city of a set: by the number of the option's choice, or by the number of players for the usual one.
SET_BITS = np.array([sum(1 << (int(digit) - 1) for digit in digits) for digits in ("", *OTHER_SETS)], np.int64)
USUAL_BITS = np.array([(1 << len(USUAL_SETS.get(seats, ""))) - 1 for seats in range(MAX_SEATS + 1)], np.int64)

_COLOURS = ("bright_white", "green", "red", "yellow", "magenta", "bright_blue", "cyan")
COLOURS = {rf"\b{LETTERS[city]}(?:[0-4ghpe]\b|\?)": colour for city, colour in enumerate(_COLOURS)}
