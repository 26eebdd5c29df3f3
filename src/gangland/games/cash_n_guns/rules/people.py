"""Who is there: the living, those who take part, those who stand, and who has which talent (§12.1)."""

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.components import NOTHING
from gangland.games.cash_n_guns.state import LATE, STAND


@rule
def holder(state: Position, talent: int) -> int:
    """§12.1 The living player who has a talent, or NOTHING."""
    seat: int = state.owner[talent]
    return seat if seat != NOTHING and state.alive[seat] else NOTHING


@rule
def takes_part(state: Position, seat: int) -> bool:
    """§5.2 Alive, and not too slow in this round."""
    return bool(state.alive[seat] and state.aim[seat] != LATE)


@rule
def stands(state: Position, seat: int) -> bool:
    """§9.1 Alive, and neither ducked nor wounded nor late: such a player shares the loot."""
    return bool(state.alive[seat] and state.stance[seat] == STAND)


@rule
def clockwise(state: Position, seat: int) -> int:
    """§3.1 The next seat."""
    return seat + 1 if seat + 1 < state.seats else 0


@rule
def living(state: Position) -> int:
    """§8.3 A bit for each player who is still in the game."""
    bits = 0
    for seat in range(state.seats):
        bits |= int(state.alive[seat]) << seat
    return bits
