"""The end of the game and who has won (§10)."""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.syndicate.components import ENOUGH, SEATS
from gangland.games.syndicate.state import OVER


@rule
def win(state: Position, seat: int) -> None:
    """§10.1 The game is over."""
    state.winner = seat
    state.step = OVER


@rule
def last_turn_winner(state: Position) -> int:
    """§10.2 Who has more after the last turn; §12.5 on both boards a tie is seat 1's."""
    return int(state.money[1] >= state.money[0])


@rule
def ends_with_turn(state: Position) -> bool:
    """§10.1, R16 Is the game over with the turn that ends now? §10.2 The starter's 25 points give the other a turn."""
    if state.turn == 0:
        state.extra = int(state.money[0] >= ENOUGH)
        return False
    if state.extra:
        win(state, last_turn_winner(state))
        return True
    if state.money[1] >= ENOUGH:
        win(state, 1)  # R27 whatever the starter has got meanwhile
        return True
    return False


@rule
def result(state: Position, out: Any) -> None:
    """§10.1 Wealth and places; §10.3, R17 wealth does not help who could not lay a token."""
    for seat in range(SEATS):
        out[seat, 0] = state.money[seat]
        out[seat, 1] = 1 if state.winner == seat else 2


@rule
def ending(state: Position) -> int:
    """§10.1 By wealth, or §10.3 because somebody could not lay a token before anybody had enough."""
    return int(max(state.money[0], state.money[1]) < ENOUGH)
