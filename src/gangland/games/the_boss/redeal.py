"""What a seat can't know in The Boss, dealt anew.

Of a card in another hand its back is known, so each city's unseen cards are a secret of their own (R15). They are
dealt by lot, and the police is sorted before it is shuffled: a guess does not follow from how it all lies.
"""

from gangland.engine.cards import sort_cards
from gangland.engine.position import Position
from gangland.engine.randomness import below, shuffle
from gangland.engine.rule import rule
from gangland.games.the_boss.components import CARDS_AT, FIRST_OF, POLICE_CARDS
from gangland.games.the_boss.knowledge import count_backs

COUNT_BITS = 2  # room for the count of one kind of police card in a packed number


@rule
def redeal(state: Position, seat: int) -> None:
    """§3.3, R15 The hidden cards and those in other hands, city by city, and the police not yet turned."""
    for place in range(state.cities):
        redeal_city(state, state.row[place], seat)
    to_turn = POLICE_CARDS - state.turned
    sort_cards(state.police, state.turned, to_turn, COUNT_BITS)
    shuffle(state, state.police, state.turned, to_turn)


@rule
def redeal_city(state: Position, city: int, seat: int) -> None:
    """§3.3 All cards of the city that the seat has not seen change places; every hand keeps its backs."""
    unseen = 1 << state.hidden[city]
    for other in range(state.seats):
        if other != seat:
            unseen |= state.hand[other] & CARDS_AT[city]
    left = count_backs(unseen, city)
    for other in range(state.seats):
        if other != seat:
            held = count_backs(state.hand[other], city)
            state.hand[other] &= ~CARDS_AT[city]
            for _ in range(held):
                card = nth_card(unseen, city, below(state, left))
                state.hand[other] |= 1 << card
                unseen ^= 1 << card
                left -= 1
    state.hidden[city] = nth_card(unseen, city, 0)


@rule
def nth_card(cards: int, city: int, nth: int) -> int:
    """The nth of some cards, given as bits, that belong to the city."""
    card = int(FIRST_OF[city])
    while nth > 0 or (cards >> card) & 1 == 0:
        nth -= (cards >> card) & 1
        card += 1
    return card
