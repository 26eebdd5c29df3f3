"""Who knows which gang in Syndicate."""

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.syndicate.actions import SEND, TO
from gangland.games.syndicate.components import AUTOMATON


@rule
def hides_hand(state: Position, viewer: int, seat: int) -> bool:
    """§3.2, §13.1 Is that gang unknown to the viewer? The automaton's row is open."""
    return seat != viewer and not (state.solo and seat == AUTOMATON)


@rule
def hides(state: Position, action: int) -> bool:
    """§3.2 Which token was picked up is seen by its owner alone, until it is laid."""
    return SEND <= action < TO and hides_hand(state, -1, state.turn)
