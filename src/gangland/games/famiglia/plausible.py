"""Could this position come up in a game? What a typed one must satisfy beyond the count of its cards."""

from typing import NamedTuple

from gangland.engine.position import Position
from gangland.games.famiglia.components import ACCOUNTANTS, BRUTES, CARDS, NOTHING, SEATS, VALUE_OF, VALUES
from gangland.games.famiglia.rules.brutes import can_scare
from gangland.games.famiglia.rules.recruiting import best_joker, needed
from gangland.games.famiglia.state import LOWER, OVER, PAY, PUT_DOWN, SCARE, TAKE_BACK


class Flaw(NamedTuple):
    """What is impossible, and the section of the text that says it."""

    section: str
    what: str


def flaw(state: Position) -> Flaw | None:
    """The first thing that can't be, or nothing."""
    return _flaw_of_deck(state) or _flaw_of_end(state) or _flaw_of_abilities(state) or _flaw_of_step(state)


def _flaw_of_deck(state: Position) -> Flaw | None:
    if state.deck_size == 0 and state.ends < 2:
        return Flaw(
            "deck", "an empty deck has run out: the discards would be shuffled (§8.2), or ends 2 be true (§8.3)"
        )
    if state.deck_size > 0 and state.ends == 2:
        return Flaw("ends", "after its second end the deck is empty (§8.3)")
    if any(state.discards) and state.ends > 0:
        return Flaw("discards", "after the first end of the deck nothing is discarded (§4.4)")
    if state.street_size == 0 and state.deck_size > 0:
        return Flaw("street", "an empty street is refilled at once (§8.1)")
    if state.known > state.deck_size or (state.known and state.ends != 1):
        return Flaw("known", "cards lie known under the deck only after its first end, and in the deck (§4.4)")
    return None


def _flaw_of_end(state: Position) -> Flaw | None:
    over = state.step == OVER
    if (state.turns_left > 0) != (state.ends == 2) and not over:
        return Flaw("last", "turns are counted down after the second end of the deck, and only then (§9.1)")
    if state.passes == SEATS and not over:
        return Flaw("passes", "two passes in a row end the game (§9.2)")
    if over and state.passes < SEATS and (state.ends < 2 or state.turns_left):
        return Flaw("step", "the game is over after two passes (§9.2) or the last turn (§9.1)")
    return None


def _flaw_of_abilities(state: Position) -> Flaw | None:
    for name, family, first in (("accountant", ACCOUNTANTS, TAKE_BACK), ("brute", BRUTES, SCARE)):
        value = getattr(state, name)
        if value and (state.step < first or state.area[state.turn, family * VALUES + value] == 0):
            return Flaw(name, f"a played {name} lies in the play area, and the turn has gone on (§5.1, §6.1)")
    if (state.swaps > 0) != (state.step in (TAKE_BACK, PUT_DOWN)) or state.swaps > state.accountant:
        return Flaw(
            "swaps", "exchanges are left in the steps take-back and put-down, up to the Accountant's value (§5.2)"
        )
    scares = state.brute > 0 and state.step > SCARE
    if (state.scared != NOTHING) != scares or (scares and state.street[state.scared] == 0):
        return Flaw("scared", "a Brute that was played scares a card of the street (§6.2)")
    most = min(state.brute, VALUE_OF[state.scared]) if scares else 0
    if state.lowered > most or (state.lowered > 0) != (scares and state.step > LOWER):
        return Flaw("lowered", "the scared card sinks by 1 up to the Brute's value, not below 0 (§6.2)")
    return None


def _flaw_of_step(state: Position) -> Flaw | None:
    if state.step in (SCARE, LOWER) and (state.brute == 0 or not can_scare(state)):
        return Flaw("step", "a Brute has to be played first, and somebody be there to scare (§6.1)")
    if state.step == LOWER and min(state.brute, VALUE_OF[state.scared]) < 2:
        return Flaw("step", "with one amount possible nothing is asked (§6.2)")
    if state.step == PUT_DOWN and not any(state.hand[state.turn, card] for card in range(CARDS)):
        return Flaw("hand", "a card was just taken back, so the hand is not empty (§5.2)")
    if (state.wanted != NOTHING) != (state.step == PAY) or (state.price > 0) != (state.step == PAY):
        return Flaw("wanted", "a card is wanted, and has a price, in the step pay (§7.4)")
    return _flaw_of_payment(state) if state.step == PAY else None


def _flaw_of_payment(state: Position) -> Flaw | None:
    prices = {VALUE_OF[state.wanted]} if state.street[state.wanted] > (state.scared == state.wanted) else set()
    if state.scared == state.wanted:
        prices.add(VALUE_OF[state.wanted] - state.lowered)
    if state.price not in prices:
        return Flaw("price", "the price is the value of a card of the street, less what a Brute took off (§7.3)")
    pair = needed(state.wanted, VALUE_OF[state.wanted] - state.price)
    if state.hand[state.turn, pair] != 1 or best_joker(state) < state.price:
        return Flaw("hand", "to pay with a Mercenary takes one card of the pair and a Mercenary worth more (§7.4)")
    return None
