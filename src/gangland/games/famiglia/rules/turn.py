"""The turn: four actions in their order, one ability card of each family (§3), and what comes after it."""

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.famiglia.components import NOTHING, SEATS
from gangland.games.famiglia.refusals import GAME_IS_OVER, NOT_YOUR_TURN, ONE_OF_EACH_FAMILY, ZERO_HAS_NO_ABILITY
from gangland.games.famiglia.rules.sets import ZEROS, has
from gangland.games.famiglia.state import NEWCOMERS, OVER


@rule
def to_act(state: Position) -> int:
    """§3.1 The player whose turn it is, until the end."""
    return 0 if state.step == OVER else 1 << state.turn


@rule
def why_not_act(state: Position, seat: int) -> int:
    """§3.1, §9.1 Nobody acts after the end or out of turn."""
    if state.step == OVER:
        return GAME_IS_OVER
    return ALLOWED if seat == state.turn else NOT_YOUR_TURN


@rule
def begin_turn(state: Position) -> None:
    """§3.1 A turn begins with action 1; §3.2 no family's ability has been used in it."""
    state.renewals = 1
    state.accountant = 0
    state.swaps = 0
    state.brute = 0
    state.scared = NOTHING
    state.lowered = 0
    state.wanted = NOTHING
    state.price = 0
    state.step = NEWCOMERS


@rule
def end_turn(state: Position) -> None:
    """§9.1, §9.2, R17 The other player's turn, unless the end has come."""
    over = state.passes == SEATS
    if state.turns_left > 0:
        state.turns_left -= 1
        over = over or state.turns_left == 0
    begin_turn(state)
    if over:
        state.step = OVER
    else:
        state.turn = 1 - state.turn


@rule
def why_not_play(held: int, card: int, played: int, missing: int) -> int:
    """§5.1, §6.1 One card a turn of that family (§3.2), worth 1 to 4 (§3.3), from the hand, in its own action."""
    if has(ZEROS, card):
        return ZERO_HAS_NO_ABILITY
    if played > 0:
        return ONE_OF_EACH_FAMILY
    if not has(held, card):
        return missing
    return ALLOWED


@rule
def lay(state: Position, card: int) -> None:
    """A card goes from the hand into the play area."""
    state.hand[state.turn, card] -= 1
    state.area[state.turn, card] += 1
