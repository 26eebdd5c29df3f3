"""The Boss, by Alain Olier: gangsters, hidden cards and Alcapo's half."""

from gangland.engine.game import Game, Option
from gangland.games.the_boss import (
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
from gangland.games.the_boss.rules import result, setup, turn

GAME = Game.of(
    *(actions, bots, census, components, figures, lessons, narration, notation, observation, picture),
    *(redeal, refusals, state, view, result, setup, turn),
    version=1,
    seats=components.SEATS,
    options=(Option("memory", state.MEMORY), Option("cities", components.CITY_SETS)),
    components=census.COMPONENTS,
)
