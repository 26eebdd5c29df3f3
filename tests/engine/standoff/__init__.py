"""Standoff: a game that nobody sells, for what Famiglia does not have: many seats, sealed choices, hidden hands."""

from gangland.engine.figures import Figures
from gangland.engine.game import Game, Option
from gangland.engine.lessons import Lesson
from tests.engine.standoff import actions, knowledge, narration, notation, picture, refusals, rules, state, view
from tests.engine.standoff.components import RANKS, SEATS
from tests.engine.standoff.state import GUNS

LESSONS = (
    Lesson(
        "win-alone", "2.2",
        "guns loaded / round 2 / decider - / hand 2 | - / chosen - | 1 / shown - | - / points 0 | 0 / in 1 | 1"
        " / discards - / deck 3 4",
        (("choose 2", "loot"), ("choose 2", "hit 1")),
    ),
)  # fmt: skip

GAME = Game.of(
    *(actions, knowledge, narration, notation, picture, refusals, rules, state, view),
    version=1, seats=SEATS, options=(Option("guns", GUNS),), components=RANKS, figures=Figures(256, 12, 1, 1, 1),
    lessons=LESSONS, colours={}, sealed=lambda state: state.decider < 0, draw=picture.draw,
)  # fmt: skip
