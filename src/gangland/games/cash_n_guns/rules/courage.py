"""Courage (§7), and the Mądrala's exchange (§12.11)."""

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.actions import STAND_UP
from gangland.games.cash_n_guns.components import MADRALA, NOTHING
from gangland.games.cash_n_guns.rules.people import holder, stands, takes_part
from gangland.games.cash_n_guns.state import DUCK, STAND


@rule
def those_who_dare(state: Position) -> int:
    """§7.1 All who take part; R42 perhaps nobody."""
    bits = 0
    for seat in range(state.seats):
        bits |= int(takes_part(state, seat)) << seat
    return bits


@rule
def show_courage(state: Position) -> None:
    """§7.1, §3.3 All duck or stand at once."""
    for seat in range(state.seats):
        if state.choice[seat] != NOTHING:
            state.stance[seat] = STAND if state.choice[seat] == STAND_UP else DUCK
            state.choice[seat] = NOTHING


@rule
def target_lies(state: Position, seat: int) -> bool:
    """§7.3 Has the player's target ducked, or was it late (R30)?"""
    return bool(state.aim[seat] >= 0 and not stands(state, state.aim[seat]))


@rule
def wise_guy(state: Position) -> int:
    """§12.11, R13, R31 The Mądrala, whether standing or not, if the target ducked; else NOTHING."""
    seat = holder(state, MADRALA)
    if seat != NOTHING and state.loaded[seat] != NOTHING and target_lies(state, seat):
        return seat
    return NOTHING
