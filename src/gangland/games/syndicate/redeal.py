"""What a seat can't know in Syndicate, dealt anew.

Hidden are the rival's gang, with a token that it has picked up, the rival's bag and the reinforcement stack. What the
rival has of its own gang tokens is known, for the others lie on the board; of reinforcements it is known how many the
rival has, and between which bounds how many of them are behind the screen. The automaton's row is open, its bag is
not.

Everything hidden is first laid in an order that says nothing. So two positions that the seat can't tell apart give the
same guess from the same chance: what a bot thinks does not depend on what it may not know.
"""

from gangland.engine.cards import nth_kind, sort_cards
from gangland.engine.position import Position
from gangland.engine.randomness import below, shuffle
from gangland.engine.rule import rule
from gangland.games.syndicate.components import FIRST_REINFORCEMENT, GANG_TOKENS, NOTHING, SEATS, TOKENS
from gangland.games.syndicate.knowledge import hides_hand
from gangland.games.syndicate.rules.gangs import behind_screen
from gangland.games.syndicate.rules.placing import sendable
from gangland.games.syndicate.state import SPACE, TOKEN

TRIES = 64  # deals until the rival can do what it has begun; most need one or two
COUNT_BITS = 2  # room for the count of one kind of token in a packed number
ALL_TOKENS = (1 << TOKENS) - 1


@rule
def redeal(state: Position, seat: int) -> None:
    """§3.2, R18, R22 All hidden tokens are gathered and dealt again, until the deal agrees with what is known.

    A rule may not allocate, so the room of the stack beyond its size is where gathered reinforcements lie. In the last
    try a token that fits is dealt first, so that there always is one.
    """
    dealt = False
    for nth in range(TRIES):
        if not dealt:
            dealt = try_deal(state, seat, nth == TRIES - 1)


@rule
def try_deal(state: Position, viewer: int, is_last: bool) -> bool:
    """§3.2 One deal of all that is hidden; does it agree with what is known?"""
    for seat in range(SEATS):
        if hides_hand(state, viewer, seat):
            gather_hand(state, seat)
        if seat != viewer:
            gather_reinforcements(state, seat)
    sort_cards(state.stack, 0, state.stack_size, COUNT_BITS)
    shuffle(state, state.stack, 0, state.stack_size)
    witness = any_fitting(state, viewer) if is_last else NOTHING
    agrees = True
    for nth in range(SEATS):
        seat = (state.turn + nth) % SEATS
        if hides_hand(state, viewer, seat):
            agrees = deal_hand(state, seat, witness if nth == 0 else NOTHING) and agrees
        elif seat != viewer:
            deal_reinforcements(state, seat, 0, reinforcements_in_bag(state, seat))
    return agrees


@rule
def any_fitting(state: Position, viewer: int) -> int:
    """§4.2 Any of the gathered tokens that fits and may be behind the active player's screen, if one must be there."""
    seat = int(state.turn)
    if not hides_hand(state, viewer, seat) or (state.step != TOKEN and state.step != SPACE):
        return NOTHING
    state.held[seat] = ALL_TOKENS
    fitting = int(sendable(state, seat))
    state.held[seat] = 0
    if state.least[seat] == behind_screen(state, seat):
        fitting &= ~GANG_TOKENS
    if state.most[seat] == 0:
        fitting &= GANG_TOKENS
    found, left = NOTHING, 0
    for token in range(TOKENS):
        if (fitting >> token) & 1:
            for _ in range(gathered(state, seat, token)):
                left += 1
                if below(state, left) == 0:
                    found = token
    return found


@rule
def gathered(state: Position, seat: int, token: int) -> int:
    """How many tokens of a kind lie in the bag, or in the stack if it is a reinforcement."""
    count = int(state.bag[seat, token])
    for place in range(state.stack_size):
        count += int(state.stack[place] == token)
    return count


@rule
def gather_hand(state: Position, seat: int) -> None:
    """§2.1 The tokens behind the screen, and one that is picked up, into the bag; the sizes stay."""
    if state.step == SPACE and state.turn == seat:
        state.hand[seat, state.picked] += 1
    for token in range(TOKENS):
        state.bag[seat, token] += state.hand[seat, token]
        state.hand[seat, token] = 0
    state.held[seat] = 0


@rule
def gather_reinforcements(state: Position, seat: int) -> None:
    """§2.2 The reinforcements of the bag back to the stack; the size of the bag stays."""
    for token in range(FIRST_REINFORCEMENT, TOKENS):
        for _ in range(state.bag[seat, token]):
            state.stack[state.stack_size] = token
            state.stack_size += 1
        state.bag[seat, token] = 0


@rule
def reinforcements_in_bag(state: Position, seat: int) -> int:
    """§3.2, §13.1 How many a bag must have if the gang is open."""
    count = int(state.reinforcements[seat])
    if state.step == SPACE and state.turn == seat:
        count -= int(state.picked >= FIRST_REINFORCEMENT)
    for token in range(FIRST_REINFORCEMENT, TOKENS):
        count -= int(state.hand[seat, token])
    return count


@rule
def deal_reinforcements(state: Position, seat: int, behind: int, in_bag: int) -> None:
    """§5.2, §5.3 So many from the top of the stack behind the screen, and so many into the bag."""
    for nth in range(behind + in_bag):
        state.stack_size -= 1
        token = state.stack[state.stack_size]
        state.stack[state.stack_size] = NOTHING
        if nth < behind:
            state.hand[seat, token] += 1
        else:
            state.bag[seat, token] += 1


@rule
def deal_hand(state: Position, seat: int, witness: int) -> bool:
    """§3.2 A new gang behind the screen, as large as it was, and a new bag; can the rival do what it has begun?"""
    tokens = behind_screen(state, seat)
    owned = int(state.reinforcements[seat])
    share = share_behind_screen(state, seat, tokens)
    ordinary = tokens + int(state.bag_size[seat]) - owned
    if witness >= FIRST_REINFORCEMENT:
        share = max(share, 1)
        bring_up(state, witness)
    elif witness != NOTHING:
        share = min(share, tokens - 1)
        tokens -= 1
        ordinary -= 1
        state.bag[seat, witness] -= 1
        state.hand[seat, witness] += 1
    for nth in range(tokens - share):
        token = nth_kind(state.bag, seat, below(state, ordinary - nth))
        state.bag[seat, token] -= 1
        state.hand[seat, token] += 1
    deal_reinforcements(state, seat, share, owned - share)
    return take_up(state, seat, witness)


@rule
def share_behind_screen(state: Position, seat: int, tokens: int) -> int:
    """§3.2 How many of a seat's reinforcements are behind its screen: as in a blind draw, but within the bounds."""
    total = tokens + int(state.bag_size[seat])
    share = NOTHING
    for _ in range(TRIES):
        if share < state.least[seat] or share > state.most[seat]:
            share = 0
            for nth in range(tokens):
                share += int(below(state, total - nth) < state.reinforcements[seat] - share)
    return min(max(share, int(state.least[seat])), int(state.most[seat]))


@rule
def bring_up(state: Position, token: int) -> None:
    """A reinforcement to the top of the stack."""
    top = state.stack_size - 1
    for place in range(top):
        if state.stack[place] == token:
            state.stack[place] = state.stack[top]
            state.stack[top] = token


@rule
def take_up(state: Position, seat: int, witness: int) -> bool:
    """§4.2 The kinds behind the screen noted; who is to send a token has one that fits, or has picked up such a one."""
    for token in range(TOKENS):
        state.held[seat] |= int(state.hand[seat, token] > 0) << token
    if state.turn != seat or (state.step != TOKEN and state.step != SPACE):
        return True
    can = sendable(state, seat)
    if state.step == TOKEN:
        return bool(can != 0)
    picked = witness
    if witness == NOTHING:
        picked = nth_kind(state.hand, seat, below(state, behind_screen(state, seat)))
    state.picked = picked
    state.hand[seat, picked] -= 1
    state.held[seat] ^= int(state.hand[seat, picked] == 0) << picked
    return bool((can >> picked) & 1)
