"""What a seat can't know in Five Points, dealt anew.

Hidden are the others' influence cards, their alliances that are not revealed, which of a player's alliances came third,
and the deck below its top card (R12). All these cards are members, but for the bosses in the deck, which lie above the
members until the discards become the deck; from then on everyone knows what the deck is made of.

The hidden members are the pool. They are only counted, by gang, in one packed number, and the bosses are sorted: how
all of them lay says nothing. So two positions that the seat can't tell apart give the same guess from the same chance:
what a bot thinks does not depend on what it may not know.
"""

from gangland.engine.cards import sort_cards
from gangland.engine.position import Position
from gangland.engine.randomness import shuffle
from gangland.engine.rule import rule
from gangland.games.five_points.redeal.alliances import FAILED, lay_out, most_ways, sort_alliances, try_deal
from gangland.games.five_points.redeal.hands import TRIES, deal_hands, draw_hand, enough_alone, is_held_back, take_up
from gangland.games.five_points.redeal.pool import (
    COUNT_BITS,
    cards_of,
    hidden_members,
    lay_members,
    members_in_deck,
    size_of,
)
from gangland.games.five_points.state import MIXED, RESHUFFLED


@rule
def redeal(state: Position, seat: int) -> None:
    """§3.2, R12 All hidden cards are gathered, dealt again within what everyone knows of them, and shuffled."""
    below_top = max(state.deck_size - 1, 0)
    sort_cards(state.deck, 0, below_top, COUNT_BITS)
    members = 0 if state.order == RESHUFFLED else members_in_deck(state, below_top)
    counts = deal_alliances(state, seat, hidden_members(state, seat, members))
    lay_members(state, deal_hands(state, seat, counts))
    shuffle(state, state.deck, 0, members)
    shuffle(state, state.deck, members, below_top - members)
    if state.order == MIXED:
        shuffle(state, state.deck, 0, below_top)


@rule
def deal_alliances(state: Position, viewer: int, counts: int) -> int:
    """§2.1, §2.2 New alliances from the pool, §3.1 and a new hand that has to do; what is left of the pool.

    After very many tries they stay as they were.
    """
    seat = int(state.turn)
    truth, hand = sort_alliances(state, viewer), cards_of(state, seat)
    held_back = is_held_back(state, viewer)
    enough = enough_alone(state, counts) if held_back else 0
    size = size_of(counts) - int(state.held[seat]) * int(held_back)
    most = most_ways(state, counts, size)
    dealt, left, attempt = FAILED, counts, 0
    while dealt == FAILED and attempt < TRIES:
        attempt += 1
        if held_back:
            left = counts - draw_hand(state, counts, enough)
        dealt = try_deal(state, left, size, most)
    if dealt == FAILED:
        dealt = truth
        if held_back:
            left = counts - hand
            take_up(state, seat, hand)
    return lay_out(state, dealt, left)
