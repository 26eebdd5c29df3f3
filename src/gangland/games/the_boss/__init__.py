"""The Boss, by Alain Olier: gangsters, hidden cards and Alcapo's half."""

from gangland.engine.game import Figures, Game, Option
from gangland.games.the_boss import (
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
from gangland.games.the_boss.rules import result, setup, turn

GAME = Game.of(
    *(actions, census, components, lessons, narration, notation, observation, picture, redeal, refusals, state, view),
    *(bots, result, setup, turn),
    version=1,
    seats=components.SEATS,
    options=(Option("memory", state.MEMORY), Option("cities", components.CITY_SETS)),
    components=census.COMPONENTS,
    figures=Figures(384, 15, plain=3_000, compiled=5_000_000, gpu=600_000_000),
)
