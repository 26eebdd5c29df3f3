"""Could this position come up in a game? What a typed one must satisfy beyond the count of its cards."""

from gangland.engine.notation import NOTHING, Flaw, Flaws
from gangland.engine.position import Position
from gangland.games.famiglia.components import ACCOUNTANTS, BRUTES, SEATS, VALUE_OF, VALUES
from gangland.games.famiglia.rules.brutes import can_be_scared
from gangland.games.famiglia.rules.recruits import best_joker, needed
from gangland.games.famiglia.rules.sets import in_hand, on_the_street
from gangland.games.famiglia.state import LOWER, OVER, PAY, PUT_DOWN, SCARE, TAKE_BACK


def _is_over_early(state: Position) -> bool:
    return bool(state.step == OVER and state.passes < SEATS and (state.ends < 2 or state.turns_left))


def _was_not_played(state: Position, value: int, family: int, first: int) -> bool:
    """Is the ability card not in the play area, or the turn not come to its action?"""
    return bool(value and (state.step < first or state.area[state.turn, family * VALUES + value] == 0))


def _has_wrong_swaps(state: Position) -> bool:
    return bool((state.swaps > 0) != (state.step in (TAKE_BACK, PUT_DOWN)) or state.swaps > state.accountant)


def _can_scare(state: Position) -> bool:
    return bool(state.brute > 0 and can_be_scared(on_the_street(state)))


def _scares(state: Position) -> bool:
    return bool(state.brute > 0 and state.step > SCARE)


def _is_scared_wrongly(state: Position) -> bool:
    is_scared = state.scared != NOTHING
    return bool(is_scared != _scares(state) or (is_scared and state.street[state.scared] == 0))


def _most(state: Position) -> int:
    """By how much the Brute can lower the scared card."""
    return min(int(state.brute), int(VALUE_OF[state.scared]))


def _is_lowered_wrongly(state: Position) -> bool:
    scares = _scares(state)
    is_too_much = state.lowered > (_most(state) if scares else 0)
    return bool(is_too_much or (state.lowered > 0) != (scares and state.step > LOWER))


def _has_another_price(state: Position) -> bool:
    is_scared = state.scared == state.wanted
    prices = {VALUE_OF[state.wanted]} if state.street[state.wanted] > is_scared else set()
    if is_scared:
        prices.add(VALUE_OF[state.wanted] - state.lowered)
    return state.price not in prices


def _cannot_pay(state: Position) -> bool:
    pair = needed(state.wanted, VALUE_OF[state.wanted] - state.price)
    return bool(state.hand[state.turn, pair] != 1 or best_joker(in_hand(state, 1)) < state.price)


FLAWS = Flaws(
    Flaw("deck", "flaw-empty-deck", lambda state: state.deck_size == 0 and state.ends < 2),  # §8.2, §8.3
    Flaw("ends", "flaw-deck-after-its-end", lambda state: state.deck_size > 0 and state.ends == 2),  # §8.3
    Flaw("discards", "flaw-discards-after-the-end", lambda state: any(state.discards) and state.ends > 0),  # §4.4
    Flaw("street", "flaw-empty-street", lambda state: state.street_size == 0 and state.deck_size > 0),  # §8.1
    Flaw("known", "flaw-known-cards",
         lambda state: state.known > state.deck_size or (state.known and state.ends != 1)),  # §4.4
    Flaw("last", "flaw-last-turns",
         lambda state: (state.turns_left > 0) != (state.ends == 2) and state.step != OVER),  # §9.1
    Flaw("passes", "flaw-two-passes", lambda state: state.passes == SEATS and state.step != OVER),  # §9.2
    Flaw("step", "flaw-not-over", _is_over_early),  # §9.1, §9.2
    Flaw("accountant", "flaw-played-accountant",
         lambda state: _was_not_played(state, state.accountant, ACCOUNTANTS, TAKE_BACK)),  # §5.1
    Flaw("brute", "flaw-played-brute", lambda state: _was_not_played(state, state.brute, BRUTES, SCARE)),  # §6.1
    Flaw("swaps", "flaw-swaps", _has_wrong_swaps),  # §5.2
    Flaw("scared", "flaw-scared", _is_scared_wrongly),  # §6.2
    Flaw("lowered", "flaw-lowered", _is_lowered_wrongly),  # §6.2
    Flaw("step", "flaw-no-brute", lambda state: state.step in (SCARE, LOWER) and not _can_scare(state)),  # §6.1
    Flaw("step", "flaw-one-amount", lambda state: state.step == LOWER and _most(state) < 2),  # §6.2
    Flaw("hand", "flaw-empty-hand", lambda state: state.step == PUT_DOWN and not in_hand(state, 1)),  # §5.2
    Flaw("wanted", "flaw-wanted",
         lambda state: {state.wanted != NOTHING, state.price > 0} != {state.step == PAY}),  # §7.4
    Flaw("price", "flaw-price", lambda state: state.step == PAY and _has_another_price(state)),  # §7.3
    Flaw("hand", "flaw-no-joker", lambda state: state.step == PAY and _cannot_pay(state)),  # §7.4
)  # fmt: skip
