"""Five Points (Gangi Nowego Jorku), by Gordon Hamilton: eight gangs climb a pyramid for two to four players."""

from gangland.engine.game import Game, Option
from gangland.games.five_points import (
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
from gangland.games.five_points.rules import result, setup, turn

GAME = Game.of(
    *(actions, bots, census, components, figures, lessons, narration, notation, observation, picture),
    *(redeal, refusals, state, view, result, setup, turn),
    version=1,
    seats=components.SEATS,
    options=(Option("memory", notation.MEMORY),),
    components=components.CARDS,
)
