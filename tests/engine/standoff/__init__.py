"""Standoff: a game that nobody sells, for what Famiglia does not have: many seats, sealed choices, hidden hands."""

from gangland.engine.game import Game, Option
from tests.engine.standoff.actions import ACTIONS
from tests.engine.standoff.components import RANKS, SEATS
from tests.engine.standoff.draw import draw
from tests.engine.standoff.knowledge import OBSERVATION, census, observe, redeal
from tests.engine.standoff.notation import read, write, write_seen
from tests.engine.standoff.refusals import REFUSALS
from tests.engine.standoff.rules import apply, legal, result, setup, to_act, why_not
from tests.engine.standoff.state import GUNS, STATE
from tests.engine.standoff.telling import narrate, prompt
from tests.engine.standoff.view import seen, view

GAME = Game(
    id="standoff", version=1, seats=SEATS, options=(Option("guns", GUNS),), state=STATE, actions=ACTIONS,
    refusals=REFUSALS, observation=OBSERVATION, components=RANKS, setup=setup, to_act=to_act, why_not=why_not,
    legal=legal, apply=apply, result=result, observe=observe, redeal=redeal, census=census, view=view, seen=seen,
    narrate=narrate, prompt=prompt, draw=draw, read=read, write=write, write_seen=write_seen,
)  # fmt: skip
