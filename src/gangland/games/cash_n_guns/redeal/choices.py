"""Sealed choices of the others, drawn anew for a guess (§3.3)."""

from gangland.engine.position import Position
from gangland.engine.randomness import below
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.actions import AIM_AT, BE_LATE, DUCK_DOWN, LOAD
from gangland.games.cash_n_guns.components import BANG, LABELS, NOTHING
from gangland.games.cash_n_guns.state import AIM, BULLET, COURAGE


@rule
def redraw_choices(state: Position, viewer: int) -> None:
    """§3.3 Whoever has chosen in a sealed step may have chosen anything."""
    for seat in range(state.seats):
        if seat != viewer and state.choice[seat] != NOTHING:
            if state.step == BULLET:
                state.choice[seat] = LOAD + any_bullet(state, seat)
            elif state.step == AIM:
                state.choice[seat] = any_aim(state, seat)
            elif state.step == COURAGE:
                state.choice[seat] = DUCK_DOWN + below(state, 2)


@rule
def any_bullet(state: Position, seat: int) -> int:
    """§4.2 The kind of any card in that hand, the chosen one among them."""
    cards = 0
    bangs = 0
    for label in range(LABELS):
        if state.bullet_at[label] == seat:
            cards += 1
            bangs += int(state.bullet_kind[label] == BANG)
    return int(below(state, cards) < bangs)


@rule
def any_aim(state: Position, seat: int) -> int:
    """§5.1, §5.2 At any other living player, or too late if there is a clock."""
    others = 0
    for other in range(state.seats):
        others += int(other != seat and state.alive[other] == 1)
    nth = below(state, others + state.clock)
    if nth == others:
        return BE_LATE
    for other in range(state.seats):
        if other != seat and state.alive[other] == 1:
            if nth == 0:
                return AIM_AT + other
            nth -= 1
    return BE_LATE
