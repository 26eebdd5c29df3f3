"""Turns and rounds: laying a card (§5), who comes next (§3.1, §8), and the next round (§10)."""

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.the_boss.components import CITY_OF, NOTHING, POLICE_TURN, TURNS
from gangland.games.the_boss.refusals import GAME_IS_OVER, NOT_IN_HAND, NOT_YOUR_TURN
from gangland.games.the_boss.rules.chicago import move_chicago
from gangland.games.the_boss.rules.police import is_last_round, turn_police
from gangland.games.the_boss.rules.profits import go_home, release, settle
from gangland.games.the_boss.rules.setup import begin_round, deal
from gangland.games.the_boss.state import OVER, SEND


@rule
def to_act(state: Position) -> int:
    """§3.1 The player whose turn it is, until the end."""
    return 0 if state.step == OVER else 1 << state.turn


@rule
def why_not_act(state: Position, seat: int) -> int:
    """§3.1, §11.1 Nobody acts out of turn or after the end."""
    if state.step == OVER:
        return GAME_IS_OVER
    return ALLOWED if seat == state.turn else NOT_YOUR_TURN


@rule
def hand_of(state: Position, seat: int) -> int:
    """§5.1 The cards of a hand, as bits."""
    return int(state.hand[seat])


@rule
def why_not_lay(state: Position, card: int) -> int:
    """§5.1, R19 A card of the hand: one in every turn, with or without sending before it (§3.2)."""
    return ALLOWED if (state.hand[state.turn] >> card) & 1 else NOT_IN_HAND


@rule
def lay(state: Position, card: int) -> None:
    """§5.2 Face up at its own city, after the cards that lie there."""
    state.hand[state.turn] ^= 1 << card
    city = CITY_OF[card]
    state.laid[city, state.laid_count[city]] = card
    state.laid_count[city] += 1


@rule
def clockwise(state: Position, seat: int) -> int:
    """§3.1 The next player."""
    return seat + 1 if seat + 1 < state.seats else 0


@rule
def in_front(state: Position, seat: int) -> int:
    """§8.1 The gangsters in front of a player."""
    gangsters: int = state.professionals[seat] + state.amateurs[seat]
    return gangsters


@rule
def next_in_last_turn(state: Position) -> int:
    """§8.1, R12 Who has the most gangsters in front, of those still holding a card; §8.2 clockwise among equals.

    R21: whoever has not moved yet has as many in front as when the turn began, so the order is fixed since then.
    """
    first, most = NOTHING, -1
    seat = state.starter
    for _ in range(state.seats):
        if state.hand[seat] != 0 and in_front(state, seat) > most:
            first, most = seat, in_front(state, seat)
        seat = clockwise(state, seat)
    return first


@rule
def end_turn(state: Position) -> None:
    """§3.1 Four turns clockwise from the start marker, §7.1 a police card before the fourth, §8.1 then the last one."""
    state.step = SEND
    state.last = NOTHING
    if state.turn_number < TURNS:
        state.turn = clockwise(state, state.turn)
        if state.turn != state.starter:
            return
        state.turn_number += 1
        if state.turn_number == POLICE_TURN:
            turn_police(state)
    if state.turn_number == TURNS:
        following = next_in_last_turn(state)
        if following == NOTHING:
            end_round(state)
        else:
            state.turn = following


@rule
def lay_and_end_turn(state: Position, card: int) -> None:
    """§3.2 A card is laid, and the turn is over."""
    lay(state, card)
    end_turn(state)


@rule
def end_round(state: Position) -> None:
    """§9.1 Profits and sanctions; §11.1 the end of the game, or the next round."""
    release(state)
    settle(state)
    go_home(state)
    if is_last_round(state):
        state.step = OVER
    else:
        begin_next_round(state)


@rule
def begin_next_round(state: Position) -> None:
    """§10.2, R20 The start marker passes on, §6.3 Chicago moves, §10.3, R14 all city cards are dealt anew."""
    state.round += 1
    move_chicago(state)
    begin_round(state, clockwise(state, state.starter))
    deal(state)
