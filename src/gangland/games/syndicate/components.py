"""What is in the box: tokens of the gangs, reinforcements, and the boards as tables of numbers (§1)."""

from collections.abc import Mapping
from typing import Literal, get_args

import numpy as np

from gangland.games.syndicate.boards import LOS_ANGELES, NEW_YORK, District, Row

SEATS = 2
NOTHING = -1  # no token, no district, no seat

# Boards (§1.1)
NY, LA = range(2)
BoardName = Literal["new-york", "los-angeles"]
BOARD_NAMES: tuple[BoardName, ...] = get_args(BoardName)

# Tokens (§1.2, §1.3): gang tokens, then reinforcements. Suffix q quick support, b block, s shot.
TOKEN_NAMES = (
    "G1", "G2", "G3", "S1", "S2", "S3", "C1", "C2", "C0q", "BG", "BS", "AN",
    "G1q", "G4", "G5b", "S1q", "S2s", "S4", "S5b", "C1s", "C3", "C4b", "ZA", "KO", "SZ", "BO", "OB",
)  # fmt: skip
TOKENS = len(TOKEN_NAMES)
C0Q, BG, BS, AN = (TOKEN_NAMES.index(name) for name in ("C0q", "BG", "BS", "AN"))
ZA, KO, SZ, BO, OB = (TOKEN_NAMES.index(name) for name in ("ZA", "KO", "SZ", "BO", "OB"))
FIRST_REINFORCEMENT = TOKEN_NAMES.index("G1q")
STRENGTH = np.array(
    [1, 2, 3, 1, 2, 3, 1, 2, 0, 1, 1, 3,  # R: Antonio's 3
     1, 4, 5, 1, 2, 4, 5, 1, 3, 4, 7, 0, 0, 1, 1], np.int64
)  # fmt: skip
BONNIE_BEHIND = 3  # Bonnie's strength when the marker is on the rival's side
ASSASSIN_ELSEWHERE = 2  # what Zamachowiec costs in every other district

_PLAIN_GANG = (3, 2, 2, 3, 2, 2, 3, 2, 1, 1, 1, 0)
_GREY_GANG = (3, 2, 2, 3, 2, 2, 2, 2, 1, 1, 1, 1)  # R: Antonio instead of one C1
_NO_REINFORCEMENTS = (0,) * (TOKENS - FIRST_REINFORCEMENT)
# The gang of each seat on each board: orange and purple in New York, grey and orange in Los Angeles.
GANG_OF = np.array(
    [[_PLAIN_GANG + _NO_REINFORCEMENTS, _PLAIN_GANG + _NO_REINFORCEMENTS],
     [_GREY_GANG + _NO_REINFORCEMENTS, _PLAIN_GANG + _NO_REINFORCEMENTS]], np.int64
)  # fmt: skip
Colour = Literal["orange", "purple", "grey"]
COLOURS_OF: tuple[tuple[Colour, Colour], ...] = (("orange", "purple"), ("grey", "orange"))
GANG_SIZE = 22
COPIES = np.array([0] * FIRST_REINFORCEMENT + [1, 2, 1, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1], np.int64)
REINFORCEMENTS = 18
EXTRAS = 2  # Bonnie and Obrzyn, the last two kinds (§2.2)
STACK_ORDER = np.repeat(np.arange(TOKENS), COPIES)  # every reinforcement, the extras last
FIRST_HAND = 3  # tokens behind each screen at the start (§2.1)
FIRST_ROW_OF_AUTOMATON = 5  # ... and in the automaton's row (§13.1)
MOST_TOKENS = GANG_SIZE + REINFORCEMENTS  # of one seat
ENOUGH = 25  # points that end the game (§10.1)

# Where a token may stand (§4.2): a set of kinds of space.
STREET, RIVER, MIXED = range(3)
KIND_LETTERS = "LSM"
SpaceKind = Literal["street", "river", "mixed"]
KIND_NAMES: tuple[SpaceKind, ...] = get_args(SpaceKind)
_GANGSTERS = ("G1", "G2", "G3", "BG", "G1q", "G4", "G5b", "ZA")  # 1: Zamachowiec is treated as a gangster
_SMUGGLERS = ("S1", "S2", "S3", "BS", "S1q", "S2s", "S4", "S5b")
STREET_OR_MIXED, RIVER_OR_MIXED, ANYWHERE = 1 << STREET | 1 << MIXED, 1 << RIVER | 1 << MIXED, 7
STANDS_ON = np.array(  # R: Bonnie and Obrzyn anywhere; a Konfident stands where what it copies may
    [STREET_OR_MIXED if name in _GANGSTERS else RIVER_OR_MIXED if name in _SMUGGLERS else ANYWHERE
     for name in TOKEN_NAMES], np.int64
)  # fmt: skip


def _bits(names: tuple[str, ...]) -> int:
    return sum(1 << TOKEN_NAMES.index(name) for name in names)


QUICK = _bits(("C0q", "G1q", "S1q"))  # a bit for each token with this icon
BLOCK = _bits(("G5b", "S5b", "C4b"))
SHOOTS = _bits(("S2s", "C1s"))
GANG_TOKENS = (1 << FIRST_REINFORCEMENT) - 1
KONFIDENT = 1 << KO
# Which tokens a boss counts (§11.1): ordinary ones of its kind, and cops; never a boss, Antonio, a reinforcement.
COUNTED_BY_BG = _bits(("G1", "G2", "G3", "C1", "C2", "C0q"))
COUNTED_BY_BS = _bits(("S1", "S2", "S3", "C1", "C2", "C0q"))
# The tokens that stand on at least one of a set of kinds of free space; what a Konfident may do depends on the rival.
FITTING = np.array(
    [sum(1 << token for token in range(TOKENS) if token != KO and STANDS_ON[token] & kinds) for kinds in range(8)],
    np.int64,
)

# Effects of spaces (§5)
BLANK, RECRUIT, CALL, REINFORCE, HERE, ELSEWHERE, MONEY, SHOT = range(8)
EffectName = Literal["blank", "recruit", "call", "reinforce", "here", "elsewhere", "money", "shot"]
EFFECT_NAMES: tuple[EffectName, ...] = get_args(EffectName)

# The boards as tables: districts 0-4 are New York's, 5-19 those of Los Angeles; rows and spaces follow in their order.
_DISTRICTS: tuple[District, ...] = (*NEW_YORK, *LOS_ANGELES)
_ROWS: tuple[Row, ...] = tuple(row for district in _DISTRICTS for row in district.rows)
_SPACES = tuple(space.split() for row in _ROWS for space in row.spaces)
DISTRICTS, ROWS, SPACES = len(_DISTRICTS), len(_ROWS), len(_SPACES)
NY_DISTRICTS = len(NEW_YORK)
LA_DISTRICTS = DISTRICTS - NY_DISTRICTS
DISTRICT_CODES = tuple(district.code for district in _DISTRICTS)
NO_COIN = 99  # a field that no marker reaches

BOARD_OF = np.array([NY] * NY_DISTRICTS + [LA] * LA_DISTRICTS, np.int64)  # by district
ALL_OF_BOARD = np.array([(1 << NY_DISTRICTS) - 1, (1 << DISTRICTS) - (1 << NY_DISTRICTS)], np.int64)  # bits
STARTS_OF_BOARD = np.array(
    [sum(1 << nth for nth, one in enumerate(_DISTRICTS) if one.start and BOARD_OF[nth] == board) for board in (NY, LA)],
    np.int64,
)
CLOSES = np.array([district.closes for district in _DISTRICTS], np.int64)
FARTHEST = np.array([district.farthest for district in _DISTRICTS], np.int64)
FIRST_COIN = np.array([(*district.coins, NO_COIN)[0] for district in _DISTRICTS], np.int64)
SECOND_COIN = np.array([(*district.coins, NO_COIN, NO_COIN)[1] for district in _DISTRICTS], np.int64)
HAT_BONUS = np.array([district.bonus for district in _DISTRICTS], np.int64)
ARROWS = np.array([sum(1 << DISTRICT_CODES.index(code) for code in one.arrows) for one in _DISTRICTS], np.int64)

_ROW_COUNTS = np.array([len(district.rows) for district in _DISTRICTS])
FIRST_ROW = (np.cumsum(_ROW_COUNTS) - _ROW_COUNTS).astype(np.int64)  # by district
AFTER_LAST_ROW = np.cumsum(_ROW_COUNTS).astype(np.int64)
DISTRICT_OF_ROW = np.repeat(np.arange(DISTRICTS), _ROW_COUNTS).astype(np.int64)
POINTS_OF_ROW = np.array([row.points for row in _ROWS], np.int64)
SIZE_OF_ROW = np.array([len(row.spaces) for row in _ROWS], np.int64)
FIRST_SPACE = (np.cumsum(SIZE_OF_ROW) - SIZE_OF_ROW).astype(np.int64)  # by row
ALL_FREE = ((1 << SIZE_OF_ROW) - 1).astype(np.int64)  # a bit for each space of the row

ROW_OF = np.repeat(np.arange(ROWS), SIZE_OF_ROW).astype(np.int64)  # by space
DISTRICT_OF = DISTRICT_OF_ROW[ROW_OF]
KIND_OF = np.array([KIND_LETTERS.index(words[0]) for words in _SPACES], np.int64)
EFFECT_OF = np.array([EFFECT_NAMES.index(words[1]) for words in _SPACES], np.int64)
AMOUNT_OF = np.array([int((*words, "1")[2]) for words in _SPACES], np.int64)
SPACE_NAMES = tuple(
    f"{DISTRICT_CODES[DISTRICT_OF[space]]}{ROW_OF[space] - FIRST_ROW[DISTRICT_OF[space]] + 1}"
    f"{'abcde'[space - FIRST_SPACE[ROW_OF[space]]]}"
    for space in range(SPACES)
)
NY_SPACES = int(FIRST_SPACE[AFTER_LAST_ROW[NY_DISTRICTS - 1]])
FIRST_SPACE_OF_DISTRICT = FIRST_SPACE[FIRST_ROW]
SPACES_OF_DISTRICT = np.bincount(DISTRICT_OF).astype(np.int64)

# The spaces of a row on which a token with this set of kinds may stand: a bit for each.
FITS_IN_ROW = np.zeros((8, ROWS), np.int64)
for _kinds in range(8):
    for _space in range(SPACES):
        if _kinds >> KIND_OF[_space] & 1:
            FITS_IN_ROW[_kinds, ROW_OF[_space]] |= 1 << (_space - FIRST_SPACE[ROW_OF[_space]])
MOST_IN_ROW = int(max(SIZE_OF_ROW))
# The set of kinds among the free spaces of a row, given as bits.
KINDS_IN_ROW = np.array(
    [[sum(1 << kind for kind in (STREET, RIVER, MIXED) if FITS_IN_ROW[1 << kind, row] & free)
      for free in range(1 << MOST_IN_ROW)] for row in range(ROWS)], np.int64
)  # fmt: skip
# The spaces of a row whose effect is performed when the district closes over them (§8.2): not blank, not here (R5).
WORTH_PERFORMING = np.array(
    [sum(1 << nth for nth in range(SIZE_OF_ROW[row]) if EFFECT_OF[FIRST_SPACE[row] + nth] not in (BLANK, HERE))
     for row in range(ROWS)], np.int64
)  # fmt: skip

# Options
EXTRA_CHOICES = ("with", "without")
SOLO_CHOICES = ("none", "easy", "medium", "hard")

# Solo (§13)
AUTOMATON, PERSON = 0, 1
HANDICAP_ROLLS = np.array([0, 3, 3, 4], np.int64)  # by the choice of the option (§13.2)
HANDICAP_STEPS = np.array([0, 1, 2, 2], np.int64)
DIE = 6
SZ_OF_AUTOMATON = 3  # its Szpicel is an ordinary token that may stand anywhere (§13.8)
STRATAGEM_NAMES = (
    "big-guns", "counterattack", "economic-warfare", "for-the-glory", "rapid-deployment", "research", "secure",
    "steamroll",
)  # fmt: skip
STRATAGEMS = len(STRATAGEM_NAMES)
(
    BIG_GUNS, COUNTERATTACK, ECONOMIC_WARFARE, FOR_THE_GLORY, RAPID_DEPLOYMENT, RESEARCH, SECURE, STEAMROLL,
) = range(STRATAGEMS)  # fmt: skip


def options_fit(seats: int, options: Mapping[str, str]) -> bool:
    """§13.1 The automaton knows only New York."""
    return options["solo"] == SOLO_CHOICES[0] or options["board"] == BOARD_NAMES[NY]


def automata(options: Mapping[str, str]) -> tuple[int, ...]:
    """§13.1 In a solo game the lists play the first seat."""
    return () if options["solo"] == SOLO_CHOICES[0] else (AUTOMATON,)


COLOURS = {
    r"\bG(?:[1-5][qb]?)\b|\b(?:BG|ZA)\b": "red",
    r"\bS(?:[1-5][qbs]?)\b|\bBS\b": "bright_blue",
    r"\bC(?:[0-4][qbs]?)\b": "yellow",
    r"\b(?:AN|KO|SZ|BO|OB)\b": "magenta",
}
