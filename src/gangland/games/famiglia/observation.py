"""What a seat can know in Famiglia, as numbers.

Both hands follow from what was played in the open, so the order of the deck is the only secret (R19).
"""

from typing import Any

from gangland.engine.cards import tally
from gangland.engine.features import Features, clear
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.famiglia.components import BOX, CARDS, COPIES_OF, NAMES, NOTHING, SEATS, VALUES
from gangland.games.famiglia.state import STEP_NAMES

HIGHEST = VALUES - 1
MOST_TURNS = 3  # that are left, this one counted, when the deck runs out for good (§9.1)

FEATURES = Features()
HAND = FEATURES.add("hand", "your cards", NAMES, COPIES_OF)
AREA = FEATURES.add("area", "your play area", NAMES, COPIES_OF)
RIVAL_HAND = FEATURES.add("rival hand", "your rival's cards, all of them seen", NAMES, COPIES_OF)
RIVAL_AREA = FEATURES.add("rival area", "your rival's play area", NAMES, COPIES_OF)
STREET = FEATURES.add("street", "cards on the street", NAMES, COPIES_OF)
DISCARDS = FEATURES.add("discards", "the discard pile", NAMES, COPIES_OF)
DECK = FEATURES.add("deck", "cards of the deck in an order that nobody knows", NAMES, COPIES_OF)
BOTTOM = FEATURES.add(
    "bottom",
    "cards put under the deck in the open (§4.4), the lowest first: the number of the card + 1, or 0",
    map(str, range(1, BOX + 1)),
    CARDS,
)
SCARED = FEATURES.add("scared", "the street card that the Brute scares", NAMES)
WANTED = FEATURES.add("wanted", "the card that is being paid for", NAMES)
STEP = FEATURES.add("step", "what is asked", STEP_NAMES)
MY_TURN = FEATURES.add("my turn", "it is your turn")
STARTER = FEATURES.add("starter", "you had the first turn")
DECK_SIZE = FEATURES.add("deck size", "cards in the deck", most=BOX)
ENDS = FEATURES.add("ends", "how often the deck has run out", most=2)
TURNS_LEFT = FEATURES.add("turns left", "turns until the end, or 0 while none is in sight", most=MOST_TURNS)
PASSES = FEATURES.add("passes", "turns in a row without a recruit", most=SEATS)
RENEWALS = FEATURES.add("renewals", "times the street may still be renewed in this turn")
ACCOUNTANT = FEATURES.add("accountant", "value of the Accountant played in this turn", most=HIGHEST)
SWAPS = FEATURES.add("swaps", "exchanges that this Accountant still allows", most=HIGHEST)
BRUTE = FEATURES.add("brute", "value of the Brute played in this turn", most=HIGHEST)
LOWERED = FEATURES.add("lowered", "by how much the scared card is lowered", most=HIGHEST)
PRICE = FEATURES.add("price", "value of the wanted card after the Brute", most=HIGHEST)
MEMORY = FEATURES.add("memory", "option: 0 open, 1 closed")


@rule
def observe(state: Position, seat: int, out: Any) -> None:
    """Own cards first, then the rival's; a spectator looks from seat 0."""
    me = max(seat, 0)
    for card in range(CARDS):
        out[HAND + card] = state.hand[me, card]
        out[AREA + card] = state.area[me, card]
        out[RIVAL_HAND + card] = state.hand[1 - me, card]
        out[RIVAL_AREA + card] = state.area[1 - me, card]
        out[STREET + card] = state.street[card]
        out[DISCARDS + card] = state.discards[card]
        out[DECK + card] = 0
    tally(state.deck, state.known, state.deck_size, out, DECK)
    for place in range(BOX):
        out[BOTTOM + place] = state.deck[place] + 1 if place < state.known else 0
    clear(out, SCARED, MY_TURN)
    if state.scared != NOTHING:
        out[SCARED + state.scared] = 1
    if state.wanted != NOTHING:
        out[WANTED + state.wanted] = 1
    out[STEP + state.step] = 1
    observe_turn(state, me, out)


@rule
def observe_turn(state: Position, me: int, out: Any) -> None:
    """§3.1 Whose turn it is, how far it has come, and how far the game."""
    out[MY_TURN] = state.turn == me
    out[STARTER] = state.starter == me
    out[DECK_SIZE] = state.deck_size
    out[ENDS] = state.ends
    out[TURNS_LEFT] = state.turns_left
    out[PASSES] = state.passes
    out[RENEWALS] = state.renewals
    out[ACCOUNTANT] = state.accountant
    out[SWAPS] = state.swaps
    out[BRUTE] = state.brute
    out[LOWERED] = state.lowered
    out[PRICE] = state.price
    out[MEMORY] = state.memory
