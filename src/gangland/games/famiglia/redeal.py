"""What a seat can't know in Famiglia, dealt anew: the order of the deck (R19)."""

from gangland.engine.cards import sort_cards
from gangland.engine.position import Position
from gangland.engine.randomness import shuffle
from gangland.engine.rule import rule

COUNT_BITS = 3  # room for the count of one card, up to 5, in a packed number


@rule
def redeal(state: Position, seat: int) -> None:
    """§4.4 All of the deck is unknown but the cards that were put under it in the open."""
    unseen = state.deck_size - state.known
    sort_cards(state.deck, state.known, unseen, COUNT_BITS)
    shuffle(state, state.deck, state.known, unseen)
