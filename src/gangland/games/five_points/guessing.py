"""What a seat can't know in Five Points, dealt anew: `redeal`.

Hidden are the others' influence cards, their alliances that are not revealed, which of a player's alliances came third,
and the deck below its top card (R12). All these cards are members, but for the bosses in the deck, which lie above the
members until the discards become the deck; from then on everyone knows what the deck is made of.
"""

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.randomness import below, shuffle
from gangland.engine.rule import rule
from gangland.games.five_points.components import ALLIANCES, BASE_ROW, FIRST_ALLIANCES, FIRST_BOSS, GANGS, PLACES
from gangland.games.five_points.knowledge import is_hidden
from gangland.games.five_points.rules.influence import why_not_expel
from gangland.games.five_points.rules.pyramid import hand_of, occupied
from gangland.games.five_points.rules.turn import can_go_on
from gangland.games.five_points.state import DISCARD, EXPEL, MIXED, RESHUFFLED, TURN

TRIES = 200  # deals of the hidden alliances; most situations need fewer than ten
FAILED = -1
EXCHANGES = 4  # for each card of a hand that has to stay good for what its player has begun
COUNT_BITS = 4  # room for the count of one gang in a packed number
GANG_BITS = 3  # room for a gang


@rule
def redeal(state: Position, seat: int) -> None:
    """§3.2, R12 All hidden cards are gathered, dealt again within what everyone knows of them, and shuffled.

    A rule may not allocate, so the room of the deck beyond its size is where the gathered cards lie: the pool is the
    deck's hidden members and these.
    """
    below_top = max(state.deck_size - 1, 0)
    members = 0 if state.order == RESHUFFLED else members_first(state, below_top)
    shuffle(state, state.deck, members, below_top - members)
    mix_orders_of_alliances(state)
    size = gather_influence(state, seat, members)
    hands = size
    size = gather_alliances(state, seat, size, members)
    size = deal_alliances(state, seat, hands, size, members)
    shuffle_pool(state, size, members)
    exchange_held_back(state, seat, size, members)
    deal_hands(state, seat, members)
    if state.order == MIXED:
        shuffle(state, state.deck, 0, below_top)


@rule
def members_first(state: Position, count: int) -> int:
    """§2.4 Lay the members among so many cards at the bottom of the deck under the bosses; how many they are."""
    members = 0
    for place in range(count):
        card = state.deck[place]
        if card < FIRST_BOSS:
            state.deck[place] = state.deck[members]
            state.deck[members] = card
            members += 1
    return members


@rule
def in_pool(state: Position, nth: int, members: int) -> int:
    """Where the n-th card of the pool lies in the deck's array."""
    return nth if nth < members else state.deck_size + nth - members


@rule
def mix_orders_of_alliances(state: Position) -> None:
    """§2.2 Nobody is shown which alliance of a player came third: another may have, if the first ones stay apart."""
    for seat in range(state.seats):
        slot = below(state, ALLIANCES)
        swap_alliances(state, seat, slot)
        if not first_alliances_differ(state):
            swap_alliances(state, seat, slot)


@rule
def swap_alliances(state: Position, seat: int, slot: int) -> None:
    third = FIRST_ALLIANCES
    gang = state.alliance[seat, slot]
    shown = state.revealed[seat, slot]
    state.alliance[seat, slot] = state.alliance[seat, third]
    state.revealed[seat, slot] = state.revealed[seat, third]
    state.alliance[seat, third] = gang
    state.revealed[seat, third] = shown


@rule
def first_alliances_differ(state: Position) -> bool:
    """§2.1 The first two alliances of all players are of different gangs."""
    gangs = 0
    for seat in range(state.seats):
        for slot in range(FIRST_ALLIANCES):
            if (gangs >> state.alliance[seat, slot]) & 1:
                return False
            gangs |= 1 << state.alliance[seat, slot]
    return True


@rule
def is_held_back(state: Position, viewer: int, seat: int) -> bool:
    """§3.1 Must this hand stay good for what its player has begun? Then its cards are only exchanged one by one."""
    if seat != state.turn or seat == viewer:
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
def gather_influence(state: Position, viewer: int, members: int) -> int:
    """§2.3 The influence cards of all others into the pool; its size."""
    size = members
    for seat in range(state.seats):
        if seat != viewer and not is_held_back(state, viewer, seat):
            for gang in range(GANGS):
                for _ in range(state.influence[seat, gang]):
                    state.deck[in_pool(state, size, members)] = gang
                    size += 1
                state.influence[seat, gang] = 0
    return size


@rule
def gather_alliances(state: Position, viewer: int, size: int, members: int) -> int:
    """§2.2 The hidden alliances of all others into the pool; its size."""
    for seat in range(state.seats):
        for slot in range(ALLIANCES):
            if is_hidden(state, viewer, seat, slot):
                state.deck[in_pool(state, size, members)] = state.alliance[seat, slot]
                size += 1
    return size


@rule
def deal_alliances(state: Position, viewer: int, hands: int, size: int, members: int) -> int:
    """§2.1, §2.2 New alliances from the pool, or after many tries the old ones; the size of what is left of it."""
    counts = 0
    for nth in range(size):
        counts += 1 << (COUNT_BITS * state.deck[in_pool(state, nth, members)])
    likeliest = weight_of_likeliest(state, viewer, counts)
    dealt = FAILED
    for _ in range(TRIES):
        if dealt == FAILED:
            dealt = try_deal(state, viewer, counts, size, likeliest)
    if dealt != FAILED:
        for seat in range(state.seats):
            for slot in range(ALLIANCES):
                if is_hidden(state, viewer, seat, slot):
                    state.alliance[seat, slot] = unpacked(dealt, seat, slot)
                    size -= 1
                    take_out(state, state.alliance[seat, slot], size, members)
    for nth in range(hands, size):
        state.deck[in_pool(state, nth, members)] = 0
    return hands


@rule
def take_out(state: Position, gang: int, last: int, members: int) -> None:
    """A card of that gang leaves the pool; the last one takes its place."""
    nth = 0
    while nth < last and state.deck[in_pool(state, nth, members)] != gang:
        nth += 1
    state.deck[in_pool(state, nth, members)] = state.deck[in_pool(state, last, members)]
    state.deck[in_pool(state, last, members)] = 0


@rule
def open_firsts(state: Position, viewer: int) -> int:
    """§2.1 A bit for each gang that the viewer knows to be among somebody's first two alliances."""
    gangs = 0
    for seat in range(state.seats):
        for slot in range(FIRST_ALLIANCES):
            if not is_hidden(state, viewer, seat, slot):
                gangs |= 1 << state.alliance[seat, slot]
    return gangs


@rule
def weight_of_likeliest(state: Position, viewer: int, counts: int) -> int:
    """In how many ways the likeliest gangs could be the hidden first alliances: the product of the highest counts."""
    taken = open_firsts(state, viewer)
    weight = 1
    for seat in range(state.seats):
        for slot in range(FIRST_ALLIANCES):
            if is_hidden(state, viewer, seat, slot):
                best = -1
                for gang in range(GANGS):
                    if (taken >> gang) & 1 == 0 and (best < 0 or left_of(counts, gang) > left_of(counts, best)):
                        best = gang
                taken |= 1 << best
                weight *= left_of(counts, best)
    return weight


@rule
def left_of(counts: int, gang: int) -> int:
    return (counts >> (COUNT_BITS * gang)) & ((1 << COUNT_BITS) - 1)


@rule
def try_deal(state: Position, viewer: int, counts: int, size: int, likeliest: int) -> int:
    """§2.1, §2.2 One try to deal the hidden alliances so that each possible deal is as likely, packed; or FAILED.

    The first two of each player: any gangs that nobody else got first, kept as often as there are cards for them. The
    third: any card of the pool, but not of a gang already held.
    """
    taken = open_firsts(state, viewer)
    dealt = 0
    weight = 1
    for seat in range(state.seats):
        for slot in range(FIRST_ALLIANCES):
            gang = state.alliance[seat, slot]
            if is_hidden(state, viewer, seat, slot):
                gang = free_gang(state, taken)
                taken |= 1 << gang
                weight *= left_of(counts, gang)
                counts -= int(weight > 0) << (COUNT_BITS * gang)
                size -= 1
            dealt |= gang << packed_at(seat, slot)
    if weight == 0 or below(state, likeliest) >= weight:
        return FAILED
    for seat in range(state.seats):
        gang = state.alliance[seat, FIRST_ALLIANCES]
        if is_hidden(state, viewer, seat, FIRST_ALLIANCES):
            gang = any_gang(state, counts, size)
            counts -= 1 << (COUNT_BITS * gang)
            size -= 1
        if gang == unpacked(dealt, seat, 0) or gang == unpacked(dealt, seat, 1):
            return FAILED
        dealt |= gang << packed_at(seat, FIRST_ALLIANCES)
    return dealt


@rule
def packed_at(seat: int, slot: int) -> int:
    return GANG_BITS * (ALLIANCES * seat + slot)


@rule
def unpacked(dealt: int, seat: int, slot: int) -> int:
    return (dealt >> packed_at(seat, slot)) & (GANGS - 1)


@rule
def free_gang(state: Position, taken: int) -> int:
    """One of the gangs whose bit is not set, each as likely."""
    free = 0
    for gang in range(GANGS):
        free += 1 - ((taken >> gang) & 1)
    nth = below(state, free)
    gang = 0
    while nth > 0 or (taken >> gang) & 1:
        nth -= 1 - ((taken >> gang) & 1)
        gang += 1
    return gang


@rule
def any_gang(state: Position, counts: int, size: int) -> int:
    """The gang of any card of the pool, each card as likely."""
    nth = below(state, size)
    gang = 0
    while nth >= left_of(counts, gang) and gang < GANGS - 1:
        nth -= left_of(counts, gang)
        gang += 1
    return gang


@rule
def shuffle_pool(state: Position, size: int, members: int) -> None:
    for last in range(size - 1, 0, -1):
        other = in_pool(state, below(state, last + 1), members)
        card = state.deck[other]
        state.deck[other] = state.deck[in_pool(state, last, members)]
        state.deck[in_pool(state, last, members)] = card


@rule
def exchange_held_back(state: Position, viewer: int, size: int, members: int) -> None:
    """§3.1 The hand of a player in the middle of something: cards for others of the pool, while the hand will do."""
    seat = state.turn
    if size == 0 or not is_held_back(state, viewer, seat):
        return
    for _ in range(EXCHANGES * state.held[seat]):
        nth = below(state, state.held[seat])
        old = 0
        while nth >= state.influence[seat, old] and old < GANGS - 1:
            nth -= state.influence[seat, old]
            old += 1
        other = in_pool(state, below(state, size), members)
        new = state.deck[other]
        state.influence[seat, old] -= 1
        state.influence[seat, new] += 1
        if hand_will_do(state):
            state.deck[other] = old
        else:
            state.influence[seat, new] -= 1
            state.influence[seat, old] += 1


@rule
def deal_hands(state: Position, viewer: int, members: int) -> None:
    """§2.3 As many influence cards for everyone as before; the deck keeps the rest."""
    nth = members
    for seat in range(state.seats):
        if seat != viewer and not is_held_back(state, viewer, seat):
            for _ in range(state.held[seat]):
                place = in_pool(state, nth, members)
                state.influence[seat, state.deck[place]] += 1
                state.deck[place] = 0
                nth += 1
