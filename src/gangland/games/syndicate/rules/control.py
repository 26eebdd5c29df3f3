"""Control of the smuggling (§6): where the markers are, how far a token moves them."""

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.syndicate.components import (
    AUTOMATON,
    BG,
    BO,
    BONNIE_BEHIND,
    BS,
    CLOSES,
    COUNTED_BY_BG,
    COUNTED_BY_BS,
    FARTHEST,
    FIRST_SPACE_OF_DISTRICT,
    SPACES_OF_DISTRICT,
    STRENGTH,
    SZ,
    SZ_OF_AUTOMATON,
)


@rule
def lead_of(state: Position, seat: int, district: int) -> int:
    """§6.1 How far the marker is on a seat's side; negative on the rival's."""
    marker: int = state.marker[district]
    return marker if seat == 0 else -marker


@rule
def advance(state: Position, seat: int, district: int, steps: int, limit: int) -> None:
    """§6.1 The marker moves toward a seat, R25 but not past the limit."""
    lead = min(lead_of(state, seat, district) + steps, limit)
    state.marker[district] = lead if seat == 0 else -lead


@rule
def advance_here(state: Position, steps: int) -> None:
    """§5.4, §6.1 In the district of the token; R3 once the marker has closed it the rest is void; R21, R25."""
    seat, district = int(state.turn), int(state.district)
    if lead_of(state, seat, district) < CLOSES[district]:
        advance(state, seat, district, steps, int(FARTHEST[district]))


@rule
def advance_elsewhere(state: Position, seat: int, district: int, steps: int) -> None:
    """§8.4, R12 In another district the marker stops one field short of closing it."""
    advance(state, seat, district, steps, int(CLOSES[district]) - 1)


@rule
def crew(state: Position, seat: int, district: int, kinds: int) -> int:
    """§11.1, R2 How many of a seat's tokens in a district are of these kinds, given as bits."""
    count = 0
    first = FIRST_SPACE_OF_DISTRICT[district]
    for space in range(first, first + SPACES_OF_DISTRICT[district]):
        if state.space_owner[space] == seat:
            count += (kinds >> int(state.space_token[space])) & 1
    return count


@rule
def strength_of(state: Position, seat: int, token: int, district: int) -> int:
    """§6.1, §11.1, §11.9 What a token is worth there, looked up as it is laid (R31); §11.2 Antonio 3 (R32); §13.8."""
    strength = int(STRENGTH[token])
    counted = int(COUNTED_BY_BG if token == BG else COUNTED_BY_BS if token == BS else 0)
    if counted != 0:
        strength += crew(state, seat, district, counted)
    elif token == BO and lead_of(state, seat, district) < 0:
        strength = BONNIE_BEHIND
    elif token == SZ and state.solo and seat == AUTOMATON:
        strength = SZ_OF_AUTOMATON
    return strength
