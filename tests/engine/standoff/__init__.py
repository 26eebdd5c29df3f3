"""Standoff: a game that nobody sells, for what Famiglia does not have: many seats, sealed choices, hidden hands."""

from gangland.engine.game import Figures, Game, Option
from gangland.engine.lessons import Lesson
from tests.engine.standoff.actions import ACTIONS
from tests.engine.standoff.components import RANKS, SEATS
from tests.engine.standoff.knowledge import FEATURES, census, observe, redeal
from tests.engine.standoff.narration import narrate, prompt
from tests.engine.standoff.notation import read, write, write_seen
from tests.engine.standoff.picture import draw
from tests.engine.standoff.refusals import REFUSALS
from tests.engine.standoff.rules import apply, hides, legal, result, setup, to_act, why_not
from tests.engine.standoff.state import GUNS, STATE
from tests.engine.standoff.view import seen, view

LESSONS = (
    Lesson(
        "win-alone", "2.2",
        "guns loaded / round 2 / decider - / hand 2 | - / chosen - | 1 / shown - | - / points 0 | 0 / in 1 | 1"
        " / discards - / deck 3 4",
        (("choose 2", "loot"), ("choose 2", "hit 1")),
    ),
)  # fmt: skip

GAME = Game(
    id="standoff", version=1, seats=SEATS, options=(Option("guns", GUNS),), state=STATE, actions=ACTIONS,
    refusals=REFUSALS, features=FEATURES, components=RANKS, figures=Figures(256, 12, 1, 1, 1), lessons=LESSONS,
    colours={}, setup=setup, to_act=to_act, why_not=why_not, legal=legal, apply=apply, result=result,
    observe=observe, redeal=redeal, census=census, hides=hides, view=view, seen=seen, narrate=narrate, prompt=prompt,
    draw=draw, sealed=lambda state: state.decider < 0,
    read=read, write=write, write_seen=write_seen,
    agreed=lambda state: (state.seats, (state.guns,)),
)  # fmt: skip
