"""Whose alliances are which, as far as a seat can't know: drawn anew for a guess.

Nobody is shown which alliance of a player came third (§2.2). So in each try any of them may have, and the unknown ones
are drawn from the pool of hidden members (`pool.py`).
"""

from gangland.engine.bits import nth_bit
from gangland.engine.position import Position
from gangland.engine.randomness import below
from gangland.engine.rule import rule
from gangland.games.five_points.components import ALLIANCES, FIRST_ALLIANCES, GANGS
from gangland.games.five_points.knowledge import is_hidden
from gangland.games.five_points.redeal.pool import COUNT_BITS, any_gang, left_of, one_of

FAILED = -1
UNKNOWN = GANGS  # while alliances are dealt: one that the viewer does not know
GANG_BITS = 3  # room for a gang
KNOWN_FIRSTS = 40  # where a packed deal has a bit for each gang that is known as a first alliance
THIRDS, THIRD_BITS = 48, 2  # where a packed deal has the slots of the third alliances, and room for one
CHANCES = 1 << 30  # steps in which a chance is measured


# What the viewer knows


@rule
def packed_at(seat: int, slot: int) -> int:
    return GANG_BITS * (ALLIANCES * seat + slot)


@rule
def sort_alliances(state: Position, viewer: int) -> int:
    """§2.2 The alliances of each player that the viewer knows, by gang; then the others, as UNKNOWN.

    It returns how they were, as a packed deal.
    """
    truth = 0
    for seat in range(state.seats):
        for slot in range(ALLIANCES):
            state.alliance[seat, slot] += UNKNOWN * int(is_hidden(state, viewer, seat, slot))
        third = sort_of_player(state, seat)
        truth |= third << (THIRDS + THIRD_BITS * seat)
        for slot in range(ALLIANCES):
            truth |= (int(state.alliance[seat, slot]) % UNKNOWN) << packed_at(seat, slot)
            state.alliance[seat, slot] = min(int(state.alliance[seat, slot]), UNKNOWN)
    return truth


@rule
def sort_of_player(state: Position, seat: int) -> int:
    """The alliances of one player in rising order; where the third one is now."""
    third = FIRST_ALLIANCES
    for nth in range(ALLIANCES):
        last = 1 + nth % 2
        if state.alliance[seat, last - 1] > state.alliance[seat, last]:
            swap_alliances(state, seat, last - 1, last)
            if third == last or third == last - 1:
                third = 2 * last - 1 - third
    return third


@rule
def swap_alliances(state: Position, seat: int, one: int, other: int) -> None:
    gang = state.alliance[seat, one]
    shown = state.revealed[seat, one]
    state.alliance[seat, one] = state.alliance[seat, other]
    state.revealed[seat, one] = state.revealed[seat, other]
    state.alliance[seat, other] = gang
    state.revealed[seat, other] = shown


@rule
def unknown_of(state: Position, seat: int) -> int:
    """How many alliances of a player are not known, after they were sorted."""
    count = 0
    for slot in range(ALLIANCES):
        count += int(state.alliance[seat, slot] == UNKNOWN)
    return count


# One try


@rule
def third_of(thirds: int, seat: int) -> int:
    return (thirds >> (THIRDS + THIRD_BITS * seat)) & ((1 << THIRD_BITS) - 1)


@rule
def try_deal(state: Position, counts: int, size: int, most: int) -> int:
    """§2.1, §2.2 One try to deal the unknown alliances so that each possible deal is as likely, packed; or FAILED.

    The first two of each player: any gangs that nobody else got first, kept as often as there are ways to deal them.
    The third: any card of the pool, but not of a gang already held.
    """
    thirds = any_thirds(state)
    if thirds == FAILED:
        return FAILED
    dealt = deal_firsts(state, thirds, counts, size, most)
    if dealt == FAILED:
        return FAILED
    return deal_thirds(state, thirds, dealt, counts, size)


@rule
def any_thirds(state: Position) -> int:
    """§2.2 Which of each player's alliances came third, and a bit for each gang that then is known to have come first.

    §2.1 FAILED if two of those are alike.
    """
    thirds, gangs = 0, 0
    for seat in range(state.seats):
        third = FIRST_ALLIANCES
        if state.alliance[seat, 0] != UNKNOWN:
            third = below(state, ALLIANCES)
        for slot in range(ALLIANCES):
            gang = state.alliance[seat, slot]
            if slot != third and gang != UNKNOWN:
                if (gangs >> gang) & 1:
                    return FAILED
                gangs |= 1 << gang
        thirds |= third << (THIRDS + THIRD_BITS * seat)
    return thirds | gangs << KNOWN_FIRSTS


@rule
def deal_firsts(state: Position, thirds: int, counts: int, size: int, most: int) -> int:
    """§2.1 Unknown first alliances, packed; or FAILED, the more often the fewer ways there are for what was drawn."""
    free = free_gangs(thirds, counts)
    choices = 0
    for gang in range(GANGS):
        choices += (free >> gang) & 1
    ways, dealt, left = 1, 0, 0
    for seat in range(state.seats):
        for slot in range(ALLIANCES):
            if state.alliance[seat, slot] == UNKNOWN:
                left += 1
                if slot != third_of(thirds, seat):
                    if choices == 0:
                        return FAILED
                    gang = nth_bit(free, below(state, choices))
                    ways *= left_of(counts, gang) * choices
                    dealt |= gang << packed_at(seat, slot)
                    free ^= 1 << gang
                    choices -= 1
                    size -= 1
                    left -= 1
    for nth in range(left):
        ways *= size - nth
    return dealt if below(state, CHANCES) < float(ways) / float(most) * CHANCES else FAILED


@rule
def free_gangs(thirds: int, counts: int) -> int:
    """§2.1 A bit for each gang that is in the pool and not known as a first alliance."""
    free = 0
    for gang in range(GANGS):
        free |= int(left_of(counts, gang) > 0) << gang
    return free & ~(thirds >> KNOWN_FIRSTS)


@rule
def deal_thirds(state: Position, thirds: int, dealt: int, counts: int, size: int) -> int:
    """§2.2 Unknown third alliances, added to the first ones; FAILED if a player then has a gang twice."""
    for seat in range(state.seats):
        for slot in range(ALLIANCES):
            if state.alliance[seat, slot] == UNKNOWN and slot != third_of(thirds, seat):
                counts -= one_of(gang_at(state, dealt, seat, slot))
                size -= 1
    for seat in range(state.seats):
        third = third_of(thirds, seat)
        gang = int(state.alliance[seat, third])
        if gang == UNKNOWN:
            gang = any_gang(state, counts, size)
            dealt |= gang << packed_at(seat, third)
            counts -= one_of(gang)
            size -= 1
        for slot in range(ALLIANCES):
            if slot != third and gang_at(state, dealt, seat, slot) == gang:
                return FAILED
    return dealt | thirds


@rule
def gang_at(state: Position, dealt: int, seat: int, slot: int) -> int:
    """The gang of an alliance that is known or has been dealt."""
    if state.alliance[seat, slot] != UNKNOWN:
        return int(state.alliance[seat, slot])
    return (dealt >> packed_at(seat, slot)) & (GANGS - 1)


@rule
def lay_out(state: Position, dealt: int, counts: int) -> int:
    """The alliances of a deal before their players; what is left of the pool."""
    for seat in range(state.seats):
        for slot in range(ALLIANCES):
            if state.alliance[seat, slot] == UNKNOWN:
                gang = gang_at(state, dealt, seat, slot)
                state.alliance[seat, slot] = gang
                counts -= one_of(gang)
        swap_alliances(state, seat, third_of(dealt, seat), FIRST_ALLIANCES)
    return counts


# In how many ways


@rule
def most_ways(state: Position, counts: int, size: int) -> int:
    """At least as many as there are ways, in one try, to draw any gangs as first alliances, whoever got what third.

    How many of the unknown ones are first depends on that: each number is tried with the gangs that have most cards.
    """
    fewest, most, unknown = 0, 0, 0
    for seat in range(state.seats):
        count = unknown_of(state, seat)
        unknown += count
        most += min(count, FIRST_ALLIANCES)
        fewest += count - 1 if 0 < count < ALLIANCES else min(count, FIRST_ALLIANCES)
    highest = by_count(counts)
    best = 0
    for firsts in range(fewest, most + 1):
        ways = 1
        choices = GANGS - FIRST_ALLIANCES * state.seats + firsts
        for nth in range(firsts):
            ways *= left_of(highest, nth) * (choices - nth)
        for nth in range(firsts, unknown):
            ways *= size - nth
        best = max(best, ways)
    return best


@rule
def by_count(counts: int) -> int:
    """The counts of all gangs, the highest first."""
    packed, nth = 0, 0
    for count in range((1 << COUNT_BITS) - 1, 0, -1):
        for gang in range(GANGS):
            if left_of(counts, gang) == count:
                packed |= count << (COUNT_BITS * nth)
                nth += 1
    return packed
