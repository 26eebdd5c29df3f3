"""What a seat can't know in Five Points, dealt anew: `redeal`.

Hidden are the others' influence cards, their alliances that are not revealed, which of a player's alliances came third,
and the deck below its top card (R12). All these cards are members, but for the bosses in the deck, which lie above the
members until the discards become the deck; from then on everyone knows what the deck is made of.

The hidden members are the pool. They are only counted, by gang, in one packed number, and the bosses are sorted: how
all of them lay says nothing. So two positions that the seat can't tell apart give the same guess from the same chance:
what a bot thinks does not depend on what it may not know.
"""

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.randomness import below, shuffle
from gangland.engine.rule import rule
from gangland.engine.sorting import sort_cards
from gangland.games.five_points.components import ALLIANCES, BASE_ROW, FIRST_BOSS, GANGS, PLACES
from gangland.games.five_points.knowledge import is_hidden
from gangland.games.five_points.rules.influence import why_not_expel
from gangland.games.five_points.rules.pyramid import hand_of, occupied
from gangland.games.five_points.rules.turn import can_go_on
from gangland.games.five_points.state import DISCARD, EXPEL, MIXED, RESHUFFLED, TURN
from gangland.games.five_points.wondering import (
    COUNT_BITS,
    FAILED,
    any_gang,
    lay_out,
    left_of,
    most_ways,
    one_of,
    sort_alliances,
    try_deal,
)

TRIES = 5000  # of what has to agree with what everyone knows; most situations need fewer than ten


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


# The pool


@rule
def members_in_deck(state: Position, below_top: int) -> int:
    """§2.4 How many members lie below the bosses, after the deck below its top card was sorted."""
    members = 0
    while members < below_top and state.deck[members] < FIRST_BOSS:
        members += 1
    return members


@rule
def hidden_members(state: Position, viewer: int, members: int) -> int:
    """§2.2, §2.3 The members of the deck, the influence cards and the hidden alliances of all others, counted."""
    counts = 0
    for place in range(members):
        counts += one_of(state.deck[place])
    for seat in range(state.seats):
        if seat != viewer:
            counts += cards_of(state, seat)
            for slot in range(ALLIANCES):
                if is_hidden(state, viewer, seat, slot):
                    counts += one_of(state.alliance[seat, slot])
    return counts


@rule
def cards_of(state: Position, seat: int) -> int:
    """§2.3 The influence cards of a player, counted."""
    counts = 0
    for gang in range(GANGS):
        counts += int(state.influence[seat, gang]) << (COUNT_BITS * gang)
    return counts


@rule
def size_of(counts: int) -> int:
    """How many cards the pool has."""
    size = 0
    for gang in range(GANGS):
        size += left_of(counts, gang)
    return size


@rule
def lay_members(state: Position, counts: int) -> None:
    """§2.4 What is left of the pool is the bottom of the deck."""
    place = 0
    for gang in range(GANGS):
        for _ in range(left_of(counts, gang)):
            state.deck[place] = gang
            place += 1


# Alliances, and the hand of a player in the middle of something


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


@rule
def is_held_back(state: Position, viewer: int) -> bool:
    """§3.1 Must the active player's hand, which the viewer does not know, do for what has been begun?"""
    if state.turn == viewer or state.held[state.turn] == 0:
        return False
    if state.step == TURN:
        return occupied(state) & BASE_ROW != BASE_ROW and not state.crowned
    return bool(state.step == EXPEL or state.step == DISCARD)


@rule
def hand_will_do(state: Position) -> bool:
    """§3.1 Has the active player a choice with this hand? §5.1 Which card to spend is asked of two gangs or more."""
    hand = hand_of(state, state.turn)
    if state.step == DISCARD:
        return hand & (hand - 1) != 0
    if state.step == TURN:
        return can_go_on(state, state.turn)
    filled = occupied(state)
    for victim in range(PLACES):
        if why_not_expel(state, filled, hand, victim) == ALLOWED:
            return True
    return False


@rule
def enough_alone(state: Position, counts: int) -> int:
    """The cards of the pool of which one is enough for a hand to do; all of them where that takes two."""
    enough = 0
    for gang in range(GANGS):
        take_up(state, state.turn, one_of(gang))
        if state.step == DISCARD or hand_will_do(state):
            enough += left_of(counts, gang) << (COUNT_BITS * gang)
    return enough


@rule
def take_up(state: Position, seat: int, hand: int) -> None:
    """These influence cards, and no others."""
    for gang in range(GANGS):
        state.influence[seat, gang] = left_of(hand, gang)


@rule
def draw_hand(state: Position, counts: int, enough: int) -> int:
    """§3.1 A hand with which the active player can do what was begun, each as likely; it is taken up.

    One card that is enough comes first. A hand with several of them could come up in as many ways, so it is kept as
    much more rarely.
    """
    hand, attempt = 0, 0
    kept = False
    while not kept and attempt < TRIES:
        attempt += 1
        hand = one_of(any_gang(state, enough, size_of(enough)))
        ways = 1
        for nth in range(1, state.held[state.turn]):
            gang = any_gang(state, counts - hand, size_of(counts) - nth)
            hand += one_of(gang)
            ways += int(left_of(enough, gang) > 0)
        take_up(state, state.turn, hand)
        kept = hand_will_do(state) and below(state, ways) == 0
    return hand


# Influence cards


@rule
def deal_hands(state: Position, viewer: int, counts: int) -> int:
    """§2.3 As many influence cards for everyone as before; what is left of the pool, which is the deck's."""
    size = size_of(counts)
    for seat in range(state.seats):
        if seat != viewer and not (seat == state.turn and is_held_back(state, viewer)):
            hand = 0
            for _ in range(state.held[seat]):
                gang = any_gang(state, counts, size)
                hand += one_of(gang)
                counts -= one_of(gang)
                size -= 1
            take_up(state, seat, hand)
    return counts
