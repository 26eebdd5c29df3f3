"""Five Points (Gangi Nowego Jorku), by Gordon Hamilton: eight gangs climb a pyramid for two to four players."""

from gangland.engine.game import Figures, Game, Option
from gangland.games.five_points import (
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
from gangland.games.five_points.rules import result, setup, turn

GAME = Game.of(
    *(actions, census, components, lessons, narration, notation, observation, picture, redeal, refusals, state, view),
    *(bots, result, setup, turn),
    version=1,
    seats=components.SEATS,
    options=(Option("memory", notation.MEMORY),),
    components=components.CARDS,
    figures=Figures(384, 15, plain=3_000, compiled=5_000_000, gpu=600_000_000),
)
