"""Famiglia, by Friedemann Friese: two gangs recruit from one street."""

from gangland.engine.game import Figures, Game, Option
from gangland.engine.notation import MEMORY
from gangland.games.famiglia import (
    actions,
    bots,
    census,
    components,
    lessons,
    narration,
    notation,
    observation,
    picture,
    redeal,
    refusals,
    state,
    view,
)
from gangland.games.famiglia.components import CARDS, SEATS
from gangland.games.famiglia.rules import result, setup, turn

GAME = Game.of(
    *(actions, census, components, lessons, narration, notation, observation, picture, redeal, refusals, state, view),
    *(bots, result, setup, turn),
    version=1,
    seats=(SEATS,),
    options=(Option("memory", MEMORY),),
    components=CARDS,
    figures=Figures(256, 12, plain=5_000, compiled=8_000_000, gpu=1_500_000_000),
    idle=actions.PASS,
)
