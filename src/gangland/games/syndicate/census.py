"""Everything counted in Syndicate."""

from typing import Any

from gangland.engine.cards import tally
from gangland.engine.features import clear
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.syndicate.components import FIRST_REINFORCEMENT, NOTHING, SEATS, SPACES, TOKENS

COMPONENTS = SEATS * FIRST_REINFORCEMENT + TOKENS - FIRST_REINFORCEMENT


@rule
def census(state: Position, out: Any) -> None:
    """§1.2, §1.3 Each token of each gang, and each reinforcement, is in one place."""
    clear(out, 0, COMPONENTS)
    for seat in range(SEATS):
        for token in range(TOKENS):
            out[component(seat, token)] += state.hand[seat, token] + state.bag[seat, token]
    for space in range(SPACES):
        if state.space_token[space] != NOTHING:
            out[component(state.space_owner[space], state.space_token[space])] += 1
    tally(state.stack, 0, state.stack_size, out, FIRST_REINFORCEMENT)
    if state.picked != NOTHING:
        out[component(state.turn, state.picked)] += 1


@rule
def component(seat: int, token: int) -> int:
    """§1.2 A gang's tokens are its own, §1.3 reinforcements are everybody's."""
    if token < FIRST_REINFORCEMENT:
        return seat * FIRST_REINFORCEMENT + token
    return FIRST_REINFORCEMENT + token
