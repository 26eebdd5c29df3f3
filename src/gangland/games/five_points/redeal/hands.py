"""Other influence cards for the others; the active player's must do for what has been begun."""

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.randomness import below
from gangland.engine.rule import rule
from gangland.games.five_points.components import BASE_ROW, GANGS, PLACES
from gangland.games.five_points.redeal.pool import COUNT_BITS, any_gang, left_of, one_of, size_of
from gangland.games.five_points.rules.influence import why_not_expel
from gangland.games.five_points.rules.pyramid import hand_of, occupied
from gangland.games.five_points.rules.turn import can_go_on
from gangland.games.five_points.state import DISCARD, EXPEL, TURN

TRIES = 5000  # of what has to agree with what everyone knows; most situations need fewer than ten


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
