"""The street and the deck: what lies open, what is still to come, and when it runs out (§8)."""

from gangland.engine.position import Position
from gangland.engine.randomness import shuffle
from gangland.engine.rule import rule
from gangland.games.famiglia.components import CARDS, STREET
from gangland.games.famiglia.state import NEWCOMERS


@rule
def lay_on_the_street(state: Position, count: int) -> None:
    """§8.3, R15 That many cards from the deck, or what is there."""
    for _ in range(count):
        if state.deck_size > 0:
            state.deck_size -= 1
            card = state.deck[state.deck_size]
            state.deck[state.deck_size] = 0
            state.known = min(state.known, state.deck_size)
            state.street[card] += 1
            state.street_size += 1
            if state.deck_size == 0:
                run_out(state)


@rule
def refill_empty_street(state: Position) -> None:
    """§8.1 Six new cards whenever the street is empty, at once (R10, R22)."""
    if state.street_size == 0:
        lay_on_the_street(state, STREET)


@rule
def run_out(state: Position) -> None:
    """§8.2 The first time the discards are shuffled into a new deck, at once (R11); §8.3 the second time ends it."""
    if state.ends == 0:
        state.ends = 1
        state.renewals = 1
        shuffle_discards(state)
    if state.deck_size == 0:
        state.ends = 2
        call_the_end(state)


@rule
def shuffle_discards(state: Position) -> None:
    """§8.2 The discard pile becomes the deck; R16: without discards this end counts as the second."""
    for card in range(CARDS):
        for _ in range(state.discards[card]):
            state.deck[state.deck_size] = card
            state.deck_size += 1
        state.discards[card] = 0
    shuffle(state, state.deck, 0, state.deck_size)


@rule
def call_the_end(state: Position) -> None:
    """§9.1, R13 The end comes with this turn, or with the other's when the starter emptied the deck.

    R14: it emptied to refill the street after the second player's recruit: one more turn for both.
    """
    if state.turn == state.starter:
        state.turns_left = 2
    elif state.step == NEWCOMERS:
        state.turns_left = 1
    else:
        state.turns_left = 3


@rule
def put_under_the_deck(state: Position, card: int) -> None:
    """§4.4 Face down, but everyone has seen which card it was."""
    for place in range(state.deck_size, 0, -1):
        state.deck[place] = state.deck[place - 1]
    state.deck[0] = card
    state.deck_size += 1
    state.known += 1
