"""Reveals: alliances laid open when the Heart and No Man's Land are first entered (§6)."""

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.five_points.components import ALLIANCES, NOTHING
from gangland.games.five_points.refusals import NOT_YOUR_ALLIANCE
from gangland.games.five_points.state import REVEAL, TURN


@rule
def hidden_alliances(state: Position, seat: int) -> int:
    """§6.4 How many alliances of that player are not revealed yet."""
    count = 0
    for slot in range(ALLIANCES):
        count += 1 - state.revealed[seat, slot]
    return count


@rule
def ask_reveals(state: Position) -> None:
    """§6.2 The active player, then the others clockwise (R5), all but the one on the right: §6.3 with two nobody else.

    A last hidden alliance needs no question; R6: in a game at most two of a player's are revealed before the end.
    """
    seat = state.turn
    if state.asked != NOTHING:
        seat = (state.asked + 1) % state.seats
    last = (state.turn + state.seats - 1) % state.seats
    state.asked = NOTHING
    while seat != last:
        hidden = hidden_alliances(state, seat)
        if hidden > 1:
            state.asked = seat
            state.step = REVEAL
            return
        if hidden == 1:
            for slot in range(ALLIANCES):
                state.revealed[seat, slot] = 1
        seat = (seat + 1) % state.seats
    state.due = 0


@rule
def can_be_revealed(state: Position) -> int:
    """§6.4 The gangs of the own alliances that are not revealed yet, as bits."""
    gangs = 0
    for slot in range(ALLIANCES):
        gangs |= int(not state.revealed[state.asked, slot]) << state.alliance[state.asked, slot]
    return gangs


@rule
def why_not_reveal(state: Position, gang: int) -> int:
    """§6.4 One of the own alliances that is not revealed yet."""
    return ALLOWED if (can_be_revealed(state) >> gang) & 1 else NOT_YOUR_ALLIANCE


@rule
def reveal(state: Position, gang: int) -> None:
    """§6.4 It lies open for the rest of the game."""
    for slot in range(ALLIANCES):
        if state.alliance[state.asked, slot] == gang:
            state.revealed[state.asked, slot] = 1
    state.step = TURN
