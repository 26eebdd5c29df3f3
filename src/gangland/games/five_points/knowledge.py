"""Who knows which alliance in Five Points."""

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.five_points.state import OVER


@rule
def is_open(state: Position, seat: int, slot: int) -> bool:
    """§6.4 Does everyone see that alliance? §8.1 At the end they are all turned up."""
    return bool(state.revealed[seat, slot]) or state.step == OVER


@rule
def is_hidden(state: Position, viewer: int, seat: int, slot: int) -> bool:
    """§3.2 Is that alliance unknown to the viewer?"""
    return seat != viewer and not is_open(state, seat, slot)
