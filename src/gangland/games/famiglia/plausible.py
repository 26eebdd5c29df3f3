"""Could this position come up in a game? What a typed one must satisfy beyond the count of its cards."""

from typing import NamedTuple

from gangland.engine.position import Position
from gangland.games.famiglia.components import ACCOUNTANTS, BRUTES, CARDS, NOTHING, SEATS, VALUE_OF, VALUES
from gangland.games.famiglia.rules.brutes import can_be_scared
from gangland.games.famiglia.rules.recruits import best_joker, needed
from gangland.games.famiglia.rules.sets import in_hand, on_the_street
from gangland.games.famiglia.state import LOWER, OVER, PAY, PUT_DOWN, SCARE, TAKE_BACK


class Flaw(NamedTuple):
    """The id of what is impossible, and the section of the text that says it."""

    section: str
    id: str


def flaw(state: Position) -> Flaw | None:
    """The first thing that can't be, or nothing."""
    return _flaw_of_deck(state) or _flaw_of_end(state) or _flaw_of_abilities(state) or _flaw_of_step(state)


def _flaw_of_deck(state: Position) -> Flaw | None:
    if state.deck_size == 0 and state.ends < 2:
        return Flaw("deck", "flaw-empty-deck")  # §8.2, §8.3
    if state.deck_size > 0 and state.ends == 2:
        return Flaw("ends", "flaw-deck-after-its-end")  # §8.3
    if any(state.discards) and state.ends > 0:
        return Flaw("discards", "flaw-discards-after-the-end")  # §4.4
    if state.street_size == 0 and state.deck_size > 0:
        return Flaw("street", "flaw-empty-street")  # §8.1
    if state.known > state.deck_size or (state.known and state.ends != 1):
        return Flaw("known", "flaw-known-cards")  # §4.4
    return None


def _flaw_of_end(state: Position) -> Flaw | None:
    over = state.step == OVER
    if (state.turns_left > 0) != (state.ends == 2) and not over:
        return Flaw("last", "flaw-last-turns")  # §9.1
    if state.passes == SEATS and not over:
        return Flaw("passes", "flaw-two-passes")  # §9.2
    if over and state.passes < SEATS and (state.ends < 2 or state.turns_left):
        return Flaw("step", "flaw-not-over")  # §9.1, §9.2
    return None


def _flaw_of_abilities(state: Position) -> Flaw | None:
    for name, family, first in (("accountant", ACCOUNTANTS, TAKE_BACK), ("brute", BRUTES, SCARE)):
        value = getattr(state, name)
        if value and (state.step < first or state.area[state.turn, family * VALUES + value] == 0):
            return Flaw(name, f"flaw-played-{name}")  # §5.1, §6.1
    if (state.swaps > 0) != (state.step in (TAKE_BACK, PUT_DOWN)) or state.swaps > state.accountant:
        return Flaw("swaps", "flaw-swaps")  # §5.2
    scares = state.brute > 0 and state.step > SCARE
    if (state.scared != NOTHING) != scares or (scares and state.street[state.scared] == 0):
        return Flaw("scared", "flaw-scared")  # §6.2
    most = min(state.brute, VALUE_OF[state.scared]) if scares else 0
    if state.lowered > most or (state.lowered > 0) != (scares and state.step > LOWER):
        return Flaw("lowered", "flaw-lowered")  # §6.2
    return None


def _flaw_of_step(state: Position) -> Flaw | None:
    if state.step in (SCARE, LOWER) and (state.brute == 0 or not can_be_scared(on_the_street(state))):
        return Flaw("step", "flaw-no-brute")  # §6.1
    if state.step == LOWER and min(state.brute, VALUE_OF[state.scared]) < 2:
        return Flaw("step", "flaw-one-amount")  # §6.2
    if state.step == PUT_DOWN and not any(state.hand[state.turn, card] for card in range(CARDS)):
        return Flaw("hand", "flaw-empty-hand")  # §5.2
    if (state.wanted != NOTHING) != (state.step == PAY) or (state.price > 0) != (state.step == PAY):
        return Flaw("wanted", "flaw-wanted")  # §7.4
    return _flaw_of_payment(state) if state.step == PAY else None


def _flaw_of_payment(state: Position) -> Flaw | None:
    prices = {VALUE_OF[state.wanted]} if state.street[state.wanted] > (state.scared == state.wanted) else set()
    if state.scared == state.wanted:
        prices.add(VALUE_OF[state.wanted] - state.lowered)
    if state.price not in prices:
        return Flaw("price", "flaw-price")  # §7.3
    pair = needed(state.wanted, VALUE_OF[state.wanted] - state.price)
    if state.hand[state.turn, pair] != 1 or best_joker(in_hand(state, 1)) < state.price:
        return Flaw("hand", "flaw-no-joker")  # §7.4
    return None
