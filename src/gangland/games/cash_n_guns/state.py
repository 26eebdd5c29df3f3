"""The whole of a position of Cash 'n Guns in 904 bytes."""

from typing import Literal, get_args

import numpy as np

from gangland.games.cash_n_guns.components import BOX, KINDS, MAX_SEATS, TALENTS, TRACES

# What is asked, in the order of the round. In BULLET, AIM and COURAGE all choose at once, sealed.
(
    TALENT, SWINDLE, GIVE, BULLET, AIM, KID, RELOAD, ORDER, REDIRECT, COURAGE, WISE, HEAL, FORBID, SHARE, CLIP, TRADE,
    MORE, OVER,
) = range(18)  # fmt: skip
STEPS = 18
StepName = Literal[
    "talent", "swindle", "give", "bullet", "aim", "kid", "reload", "order", "redirect", "courage", "wise", "heal",
    "forbid", "share", "clip", "trade", "more", "over",
]  # fmt: skip
STEP_NAMES: tuple[StepName, ...] = get_args(StepName)

TALENTS_BY = ("none", "random", "chosen")
BY_NONE, BY_RANDOM, BY_CHOICE = range(3)
MEMORY = ("open", "closed")
CLOCK = ("without", "with")

LATE = -2  # the aim of a player who was too slow and takes no part in the round
# Courage: ducked, still standing, or lying for another reason (late or wounded); NOTHING before it.
DUCK, STAND, DOWN = range(3)
StanceName = Literal["duck", "stand", "down"]
STANCE_NAMES: tuple[StanceName, ...] = get_args(StanceName)

# How loot moved, one after another: 16 bits, kind + 16 * to + 256 * from (TABLE: the middle) + SECRET.
# A secret one was drawn at random: only the two concerned have seen which card it was.
TABLE = 8
TO, FROM, SECRET = 16, 256, 4096
MOST_EVENTS = 112  # 64 takes; two for each trade and a theft in each round; two for each death

STATE = np.dtype([
    ("rng", np.uint32, 4),                     # all chance still to come
    ("event", np.uint16, MOST_EVENTS),         # how loot moved: see above
    ("clipped", np.int16),                     # clips that looked among the cards face down: so many traces
    ("event_count", np.uint8),
    ("bullet_kind", np.int8, TRACES),          # BLANK or BANG; label 8 * seat + n is dealt to that seat
    ("bullet_at", np.int8, TRACES),            # a hand 0 to 7, LOADED + seat, UNSEEN + seat, OPEN; NOTHING: not in play
    ("bullet_known", np.uint8, TRACES),        # a bit for each seat that knows its kind; EVERYONE: lies or lay open
    ("bullet_pool", np.int8, TRACES),          # whose it is, or who turned it up: see `rules/bullets.py`
    ("bullet_since", np.int8, TRACES),         # of one face down: how many traces there were when it came there
    ("swindles", np.int8, MAX_SEATS),          # how often the Oszust has drawn a bullet of each seat: all saw that
    ("gained", np.int8, MAX_SEATS),            # ... and how many bangs more it got than it gave: only both know
    ("blanks", np.int8, MAX_SEATS),            # in hand, without the one chosen or loaded
    ("bangs", np.int8, MAX_SEATS),
    ("loaded", np.int8, MAX_SEATS),            # the label of the bullet before each seat, or NOTHING
    ("choice", np.int8, MAX_SEATS),            # the action chosen in a sealed step that is not over, or NOTHING
    ("aim", np.int8, MAX_SEATS),               # a seat, NOTHING or LATE
    ("stance", np.int8, MAX_SEATS),            # DUCK, STAND, DOWN or NOTHING
    ("wounds", np.int8, MAX_SEATS),
    ("alive", np.int8, MAX_SEATS),
    ("talent", np.int8, MAX_SEATS),            # or NOTHING
    ("owner", np.int8, TALENTS),               # the seat of each talent, or NOTHING
    ("loot", np.int8, (MAX_SEATS, KINDS)),     # how many of each kind lie before each seat
    ("table", np.int8, KINDS),                 # ... and in the middle
    ("gone", np.int8, KINDS),                  # ... and out of the game
    ("deck", np.int8, BOX),                    # loot face down, the next card last; 0 beyond deck_size
    ("deck_size", np.int8),
    ("desk_on_table", np.int8),                # 1: nobody has taken the New Godfather marker in this round
    # The last time cards were turned (§8): kept until the next time, so that everyone can be told.
    ("told_round", np.int8),                   # the round it was in, 0: never yet
    ("told_stance", np.int8, MAX_SEATS),       # DUCK, STAND, DOWN (late), NOTHING (out)
    ("told_aim", np.int8, MAX_SEATS),          # a seat, NOTHING or LATE
    ("told_kind", np.int8, MAX_SEATS),         # the bullet that was turned face up, or NOTHING
    ("told_hits", np.int8, MAX_SEATS),         # bangs that were aimed at the seat and counted or not (§12.8)
    ("seats", np.int8),
    ("round", np.int8),                        # 1 to 8
    ("step", np.int8),                         # what is asked
    ("owes", np.uint8),                        # a bit for each seat that owes a decision
    ("godfather", np.int8),                    # who has the desk
    ("next", np.int8),                         # who took the New Godfather marker in this round, or NOTHING
    ("pick", np.int8),                         # whose share it is in the split (FORBID to MORE), else NOTHING
    ("picked", np.uint8),                      # a bit for each seat that has taken a share in this split
    ("left", np.uint8),                        # ... and that has left the split
    ("taken", np.int8),                        # the loot card just taken, in the steps CLIP and TRADE, else NOTHING
    ("forbidden", np.int8),                    # the category forbidden to `pick`, or NOTHING
    ("dictated", np.int8),                     # 1: the Dyktatorka has forbidden something in this split
    ("traded", np.int8),                       # 1: the Tandeciara has traded in this split
    ("fresh", np.int8),                        # the label of the bullet just taken, in the steps GIVE and CLIP
    ("swindled", np.int8),                     # whose bullet the Oszust has just taken, in the step GIVE
    ("talents_by", np.int8),                   # options
    ("memory", np.int8),
    ("clock", np.int8),
])  # fmt: skip
