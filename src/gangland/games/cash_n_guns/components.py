"""What is in the box: loot, bullets, wounds, the desk, talents (§1)."""

from typing import Literal, get_args

import numpy as np

MAX_SEATS = 8
SEATS = (4, 5, 6, 7, 8)
NOTHING = -1  # no card, no player, no choice
ROUNDS = 8
STACK = 8  # loot cards turned in each round (§2.2)

# Loot (§1.1): notes, diamonds, paintings, then the two that work at once and are nobody's loot.
LootName = Literal["5", "10", "20", "d1", "d5", "d10", "P", "C", "K"]
LOOT_NAMES: tuple[LootName, ...] = get_args(LootName)
FIVE, TEN, TWENTY, DIAMOND_1, DIAMOND_5, DIAMOND_10, PAINTING, CLIP_CARD, KIT = range(9)
KINDS = 9
KEPT = 7  # kinds that stay in front of their taker: all below the clip
FIRST_DIAMOND = DIAMOND_1
COPIES = np.array([15, 15, 10, 5, 3, 1, 10, 3, 2], np.int64)
BOX = 64
WORTH = np.array([5, 10, 20, 1, 5, 10, 0, 0, 0], np.int64)  # thousands; paintings are worth what the collection is
COLLECTION = np.array([0, 4, 12, 30, 60, 100, 150, 200, 300, 400, 500], np.int64)
MOST_PAINTINGS = 10
DIAMOND_BONUS = 60

# A share is a loot card or the desk; the five kinds of shares that the Dyktatorka may forbid (§12.6): clips are none.
DESK = KINDS
SHARES = KINDS + 1
ShareName = LootName | Literal["desk"]
SHARE_NAMES: tuple[ShareName, ...] = (*LOOT_NAMES, "desk")
NOTE, DIAMOND, PAINTINGS, KITS, DESKS = range(5)
CATEGORIES = 5
CATEGORY_NAMES = ("note", "diamond", "painting", "kit", "desk")
CATEGORY_OF = np.array([NOTE, NOTE, NOTE, DIAMOND, DIAMOND, DIAMOND, PAINTINGS, CATEGORIES, KITS, DESKS], np.int64)

# Bullets (§1.2): every card has a label, so that the position can say who knows which of them.
BLANK, BANG = range(2)
BulletName = Literal["blank", "bang"]
BULLET_NAMES: tuple[BulletName, ...] = get_args(BulletName)
BLANKS, BANGS = 5, 3
BULLETS = BLANKS + BANGS  # for each player
LABELS = BULLETS * MAX_SEATS
MOST_CLIPPED = 6  # bangs that three clips bring, if the Psiapsióła has one each time
TRACES = LABELS + MOST_CLIPPED  # after the labels: what each such bang was while it lay face down
# Where a bullet is: in the hand of a seat (0 to 7), loaded before one, discarded face down by one, or face up.
LOADED, UNSEEN, OPEN = 8, 16, 24
COUNT_BITS = 7  # room for a count of cards, up to 64, in a packed number
EVERYONE = 255  # the seats that know a card which lies open, spectators too

DEADLY, DEADLY_FOR_NIEZNISZCZALNY = 3, 5  # wounds that put a player out (§8.3, §12.12)

TALENT_NAMES = (
    "chytruska", "cichociemna", "cwaniak", "czarus", "dyktatorka", "dzieciak", "farciarz", "kolekcjoner", "lekarka",
    "madrala", "niezniszczalny", "oszust", "profesjonalista", "psiapsiola", "sep", "tandeciara",
)  # fmt: skip
TALENTS = 16
(
    CHYTRUSKA, CICHOCIEMNA, CWANIAK, CZARUS, DYKTATORKA, DZIECIAK, FARCIARZ, KOLEKCJONER, LEKARKA,
    MADRALA, NIEZNISZCZALNY, OSZUST, PROFESJONALISTA, PSIAPSIOLA, SEP, TANDECIARA,
) = range(TALENTS)  # fmt: skip

COLOURS = {
    r"\b(?:5|10|20)\b": "green",
    r"\bd(?:1|5|10)\b": "bright_cyan",
    r"\bP\b": "magenta",
    r"\bC\b": "yellow",
    r"\bK\b": "bright_red",
}
