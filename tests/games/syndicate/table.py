"""What the tests of Syndicate share: the boards as the facts have them, typed positions, and the table read back."""

import functools
import re

import gangland
from tests.games.table import outcome, plain, refusal, seen, texts  # noqa: F401  # imported from here

TOKENS = [
    "G1",
    "G2",
    "G3",
    "S1",
    "S2",
    "S3",
    "C1",
    "C2",
    "C0q",
    "BG",
    "BS",
    "AN",
    "G1q",
    "G4",
    "G5b",
    "S1q",
    "S2s",
    "S4",
    "S5b",
    "C1s",
    "C3",
    "C4b",
    "ZA",
    "KO",
    "SZ",
    "BO",
    "OB",
]
GANG = {"G1": 3, "G2": 2, "G3": 2, "S1": 3, "S2": 2, "S3": 2, "C1": 3, "C2": 2, "C0q": 1, "BG": 1, "BS": 1}
GREY_GANG = GANG | {"C1": 2, "AN": 1}
REINFORCEMENTS = {token: 2 if token in ("G4", "S4", "C3") else 1 for token in TOKENS[12:]}

# Points of the row, then its spaces from left to right: L street, S river, M mixed.
NEW_YORK = """
M1 2 S recruit 1; L call 1; M money 1
M2 3 L shot; L recruit 1; M blank
M3 5 M reinforce; L elsewhere 3; M blank
T1 2 S shot; S call 1
T2 3 S call 2; S recruit 1; S elsewhere 2; M blank
T3 5 S shot; M money 2; M blank
X1 2 L here 1; L recruit 1
X2 3 L money 1; L call 2; M blank
X3 6 L shot; L here 2; L elsewhere 3; L money 2; L blank
Q1 3 L elsewhere 3; S here 1; M call 1; M money 1
Q2 5 L here 2; S recruit 2; M blank
B1 2 S money 2; M money 1; M elsewhere 1
B2 4 S shot; L money 2; M blank
"""
LOS_ANGELES = """
SM1 2 S recruit 1; M money 1
VE1 2 S call 1; M blank
SP1 2 S shot; S call 1
LB1 2 S here 1; L recruit 1
BA1 3 L money 1; M call 1; M blank
CC1 3 L recruit 1; S elsewhere 2; M blank
IN1 3 L shot; L here 1; M money 1
WA1 3 L call 2; L recruit 1; M blank
BH1 3 L money 2; M elsewhere 3; M blank
SS1 3 L shot; L call 1; M money 1
BY1 3 L here 2; L shot; M blank
SL1 3 S call 2; S elsewhere 3; M blank
HO1 4 L reinforce; L money 2; M blank
CH1 4 S shot; L elsewhere 3; M money 2
DT1 5 L here 2; S recruit 2; S money 1; M blank
"""
ARROWS = {
    "SM": "BA CC", "VE": "CC IN", "SP": "IN WA", "LB": "WA SL", "BA": "BH SS", "CC": "BH DT", "IN": "DT BY",
    "WA": "BY SL", "BH": "SS HO", "SS": "HO CH", "BY": "CH DT", "SL": "BY DT", "HO": "CH DT", "CH": "HO DT",
    "DT": "HO CH",
}  # fmt: skip
STARTING = ("SM", "VE", "SP", "LB")
HAT = {"M": 14, "T": 14, "X": 14, "Q": 11, "B": 11}
COINS = {"M": (5, 10), "T": (5, 10), "X": (5, 10), "Q": (4, 8), "B": (4, 8)}
STRATAGEMS = [
    "big-guns",
    "counterattack",
    "economic-warfare",
    "for-the-glory",
    "rapid-deployment",
    "research",
    "secure",
    "steamroll",
]


def lines_of(board):
    for line in board.strip().splitlines():
        row, points, rest = line.split(maxsplit=2)
        yield row, int(points), [space.strip().split(maxsplit=1) for space in rest.split(";")]


POINTS = {row: points for board in (NEW_YORK, LOS_ANGELES) for row, points, _ in lines_of(board)}
KIND, EFFECT, ROW = {}, {}, {}
for one_board in (NEW_YORK, LOS_ANGELES):
    for one_row, _, row_spaces in lines_of(one_board):
        for one_letter, (one_kind, one_effect) in zip("abcde", row_spaces, strict=False):
            KIND[one_row + one_letter], EFFECT[one_row + one_letter] = one_kind, one_effect
            ROW[one_row + one_letter] = one_row
SPACES = tuple(KIND)
SPACES_OF_NEW_YORK, SPACES_OF_LOS_ANGELES = SPACES[:41], SPACES[41:]
ROWS_OF_NEW_YORK, ROWS_OF_LOS_ANGELES = tuple(POINTS)[:13], tuple(POINTS)[13:]
DISTRICTS = ("M", "T", "X", "Q", "B", *ARROWS)

# Fillers, so that rows can be full; neither the ones nor the bosses nor the C0q are among them.
FILLERS = {
    "L": ["G2.0", "G2.1", "G3.0", "G3.1", "G2.0", "G2.1", "G3.0", "G3.1"],
    "S": ["S2.0", "S2.1", "S3.0", "S3.1", "S2.0", "S2.1", "S3.0", "S3.1"],
    "M": ["C2.0", "C2.1", "C2.0", "C2.1"],
}


def district_of(space):
    return ROW[space][:-1]


def row(name):
    """The spaces of a row: "M1" has "M1a", "M1b" and "M1c"."""
    return [space for space in SPACES if ROW[space] == name]


def rows_above(name):
    """The spaces of all rows of the same district above one."""
    return [space for space in SPACES if ROW[space][:-1] == name[:-1] and ROW[space] < name]


def filled(spaces):
    """Fitting tokens of both gangs on spaces: "M1a=S2.0 M1b=G2.0"."""
    left = {kind: list(tokens) for kind, tokens in FILLERS.items()}
    return " ".join(f"{space}={left[KIND[space]].pop(0)}" for space in spaces)


def all_but(space):
    """The rows above that of a space and the rest of its own row, filled."""
    return filled([*rows_above(ROW[space]), *(other for other in row(ROW[space]) if other != space)])


def barrel(district, value):
    """How far from the red field a barrel of a district of Los Angeles lies."""
    return (3 if district in STARTING else 4) + value


def position(text, seed=1):
    return gangland.position("syndicate", text, seed=seed)


def new_york(text, seed=1):
    return position(f"board new-york / {text}", seed)


def los_angeles(text, seed=1):
    return position(f"board los-angeles / {text}", seed)


def lay(match, token, space):
    match.play(f"send {token}", f"to {space}")


def answers(match, word):
    """What may be named behind a word now: answers(match, "smuggle") is {"M", "X"}."""
    return {text.split()[1] for text in texts(match) if text.startswith(word + " ")}


def spaces_for(match, token):
    """Picks a token up and says where it may be laid."""
    match.play(f"send {token}")
    assert texts(match) == {f"to {space}" for space in answers(match, "to")}
    return answers(match, "to")


def settle(match):
    """Answers every question about smuggling and performing with the first answer."""
    while asked := sorted(text for text in texts(match) if text.startswith(("smuggle", "perform"))):
        match.play(asked[0])


def finish(match):
    """Answers whatever is asked until the turn is over."""
    settle(match)
    while asked := sorted(text for text in texts(match) if text.startswith(("smuggle", "perform", "open", "stop"))):
        match.play(asked[0])


def money(match):
    return tuple(int(amount) for amount in match.position.money.tolist())


def marker(match, district):
    """Where the marker of a district is: positive on the side of seat 0."""
    return int(match.position.marker.tolist()[DISTRICTS.index(district)])


def markers(match, districts="MTXQB"):
    return [marker(match, district) for district in districts]


def counted(counts):
    return " ".join(token for token, count in zip(TOKENS, counts, strict=True) for _ in range(int(count))) or "-"


def hand(match, seat):
    """The tokens behind a screen in the order of the list: "G1 G1 S3", or "-"."""
    return counted(match.position.hand.tolist()[seat])


def bag(match, seat):
    return counted(match.position.bag.tolist()[seat])


def sizes(match):
    """How many tokens there are in both gangs, in both bags and in the stack."""
    hands, bags = match.position.hand.tolist(), match.position.bag.tolist()
    return [sum(hands[0]), sum(hands[1])], [sum(bags[0]), sum(bags[1])], int(match.position.stack_size)


def on(match, space):
    """The token on a space and its seat, as typed: "G3.0", or "-"."""
    token = int(match.position.space_token.tolist()[SPACES.index(space)])
    return f"{TOKENS[token]}.{int(match.position.space_owner.tolist()[SPACES.index(space)])}" if token >= 0 else "-"


@functools.lru_cache(maxsize=1000)
def sections(text):
    found = [written.split() for written in re.split(r"[/\n]", text)]
    return {words[0]: " ".join(words[1:]) or "-" for words in found if words}


def section(match, name, default=None):
    """One section of the written position, without its name."""
    return sections(match.write()).get(name, default)


def column(match, name, seat):
    """What a section says of one seat."""
    return section(match, name).split("|")[seat].strip()


def last(match, seat):
    """The token a seat played most recently, as it counted."""
    return column(match, "last", seat) if section(match, "last") else "-"


def closed(match):
    """The closed districts that are written: {"M"}."""
    return set(section(match, "closed", "-").replace("-", "").split())


def in_play(match):
    """The districts of Los Angeles that have a marker and are not closed."""
    named = {word.split("=")[0] for word in section(match, "markers", "SM=0 VE=0 SP=0 LB=0").split()}
    return named - closed(match)


def automaton_row(match):
    """The row of the automaton from left to right."""
    words = []
    for word in column(match, "hand", 0).replace("-", "").split():
        many, _, token = word.rpartition("*")
        words += [token] * int(many or 1)
    return " ".join(words) or "-"
