"""Famiglia, by Friedemann Friese: two gangs recruit from one street."""

from gangland.engine.game import Game, Option
from gangland.engine.notation import MEMORY
from gangland.games.famiglia import (
    actions,
    bots,
    census,
    components,
    figures,
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
    *(actions, bots, census, components, figures, lessons, narration, notation, observation, picture),
    *(redeal, refusals, state, view, result, setup, turn),
    version=1,
    seats=(SEATS,),
    options=(Option("memory", MEMORY),),
    components=CARDS,
    idle=actions.PASS,
)
