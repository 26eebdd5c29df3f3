"""Syndicate: tokens laid on the board, and districts whose marker is on a player's side."""

from typing import Any

from gangland.engine.messages import message
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.engine.stakes import Stakes
from gangland.games.syndicate.actions import district_message, token_message
from gangland.games.syndicate.components import DISTRICTS, NOTHING, SPACES, TOKENS
from gangland.games.syndicate.rules.control import lead_of


@rule
def first(state: Position) -> int:
    """§2.3 Seat 0 begins, whoever moves a marker before that (§13.2)."""
    return 0


@rule
def score(state: Position, seat: int) -> int:
    """§10.1 Wealth."""
    return int(state.money[seat])


@rule
def hold(state: Position, seats: int, held: Any) -> None:
    """§4.2 A token that was laid stays; §6.1 the side of each marker."""
    for space in range(SPACES):
        if state.space_owner[space] != NOTHING:
            held[state.space_owner[space], state.space_token[space]] += 1
    for seat in range(seats):
        for district in range(DISTRICTS):
            held[seat, TOKENS + district] += lead_of(state, seat, district) > 0


THINGS = (
    *(token_message(token) for token in range(TOKENS)),
    *(message("thing-district", district=district_message(district)) for district in range(DISTRICTS)),
)
STAKES = Stakes(first, score, hold, THINGS, score_class=1)
