"""The Oszust's exchange of bullets when a round begins (§12.13)."""

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.randomness import below
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.components import BULLETS, NOTHING, OSZUST
from gangland.games.cash_n_guns.refusals import NO_BULLETS_THERE
from gangland.games.cash_n_guns.rules.bullets import bullets_in_hand, count_in
from gangland.games.cash_n_guns.rules.people import holder


@rule
def swindler(state: Position) -> int:
    """§12.13, R12, R28 The Oszust, if somebody else has bullets: he has to."""
    seat = holder(state, OSZUST)
    if seat != NOTHING:
        for other in range(state.seats):
            if other != seat and state.alive[other] and why_not_swindle(state, other) == ALLOWED:
                return seat
    return NOTHING


@rule
def why_not_swindle(state: Position, target: int) -> int:
    """§12.13 A player who has bullets in hand."""
    return ALLOWED if bullets_in_hand(state, target) > 0 else NO_BULLETS_THERE


@rule
def swindle(state: Position, seat: int, target: int) -> None:
    """§12.13 A random bullet of the target comes into the hand; both know it, the others lose track."""
    knows = (1 << seat) | (1 << target)
    nth = below(state, bullets_in_hand(state, target))
    for label in range(BULLETS * state.seats):
        if state.bullet_at[label] == target:
            state.bullet_known[label] &= knows
            if nth == 0:
                state.fresh = label
            nth -= 1
    state.swindled = target
    state.bullet_at[state.fresh] = seat
    state.bullet_known[state.fresh] = knows
    state.bullet_pool[state.fresh] = seat
    kind = state.bullet_kind[state.fresh]
    state.swindles[target] += 1
    state.gained[target] -= kind
    count_in(state, target, kind, -1)
    count_in(state, seat, kind, 1)
