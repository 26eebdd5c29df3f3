"""The turn: what was begun is finished, then the next player (§3); passing and the end (§7)."""

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.five_points.components import BASE_ROW, NOTHING
from gangland.games.five_points.refusals import GAME_IS_OVER, NO_PASS_BEFORE_THE_CROWN, NOT_YOUR_TURN
from gangland.games.five_points.rules.climbs import can_climb, fill_holes
from gangland.games.five_points.rules.influence import can_influence
from gangland.games.five_points.rules.pyramid import hand_of, occupied
from gangland.games.five_points.rules.reveals import ask_reveals
from gangland.games.five_points.state import DISCARD, EXPEL, FILL, OVER, REVEAL


@rule
def acting(state: Position) -> int:
    """§3.1 The active player; §6.4 in a reveal whoever's turn to reveal it is."""
    return state.asked if state.step == REVEAL else state.turn  # type: ignore[no-any-return]


@rule
def to_act(state: Position) -> int:
    """§3.1 One player after another, §7.4 until the end."""
    return 0 if state.step == OVER else 1 << acting(state)


@rule
def why_not_act(state: Position, seat: int) -> int:
    """§3.1, §7.4 Nobody acts after the end or out of turn."""
    if state.step == OVER:
        return GAME_IS_OVER
    return ALLOWED if seat == acting(state) else NOT_YOUR_TURN


@rule
def go_on(state: Position) -> None:
    """§3.1 First whom to expel and for which card, §4.3 then holes, §6.1, R13 then reveals; then the turn is over."""
    if state.step == EXPEL or state.step == DISCARD:
        return
    if state.hole != NOTHING:
        fill_holes(state)
        if state.step == FILL:
            return
    if state.due:
        ask_reveals(state)
        if state.step == REVEAL:
            return
    end_turn(state)


@rule
def why_not_pass(state: Position) -> int:
    """§7.2 Only after the crown."""
    return ALLOWED if state.crowned else NO_PASS_BEFORE_THE_CROWN


@rule
def stay_out(state: Position) -> None:
    """§7.3 No more turns for this player; R9: the influence cards are kept for a tie."""
    state.passed[state.turn] = 1


@rule
def can_go_on(state: Position, seat: int) -> bool:
    """§7.2, R4 Can that player do anything? Only a gap in the bottom row can leave nothing to do before the crown."""
    filled = occupied(state)
    if state.crowned or filled & BASE_ROW == BASE_ROW:
        return True
    return can_climb(state, filled) or can_influence(state, filled, hand_of(state, seat))


@rule
def end_turn(state: Position) -> None:
    """§3.1 Clockwise, §7.3 without those who passed; R8: who has no cards after the crown passes; §7.4 all: the end."""
    seat = state.turn
    for _ in range(state.seats):
        seat = (seat + 1) % state.seats
        if state.crowned and state.held[seat] == 0:
            state.passed[seat] = 1
        if not state.passed[seat] and can_go_on(state, seat):
            state.turn = seat
            return
    state.step = OVER
