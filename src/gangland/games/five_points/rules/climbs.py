"""Climbs, and the holes they leave (§4)."""

from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.randomness import shuffle
from gangland.engine.rule import rule
from gangland.games.five_points.components import (
    BASE,
    CARDS,
    HEART,
    LAND,
    LEFT,
    NOTHING,
    PLACES,
    RIGHT,
    SUPPORT,
    SUPPORTS,
    TOP,
)
from gangland.games.five_points.refusals import (
    NO_SUPPORT,
    NOBODY_THERE,
    NOT_BELOW_THE_HOLE,
    NOT_NOW,
    PLACE_IS_TAKEN,
)
from gangland.games.five_points.rules.pyramid import move_up
from gangland.games.five_points.rules.setup import take_top
from gangland.games.five_points.state import FILL, RESHUFFLED, TURN


@rule
def why_not_climb(state: Position, filled: int, end: int, side: int) -> int:
    """§4.1 Somebody, one row up, into an empty place, §4.2 whose other support stands too; §7.2 not after the crown."""
    if (filled >> SUPPORT[end, side]) & 1 == 0:
        return NOBODY_THERE
    if (filled >> end) & 1 != 0:
        return PLACE_IS_TAKEN
    if filled & SUPPORTS[end] != SUPPORTS[end]:
        return NO_SUPPORT
    return NOT_NOW if state.crowned else ALLOWED


@rule
def can_climb(state: Position, filled: int) -> bool:
    """§7.2 Is there a climb? Always, with a full bottom row and no king; R4: else perhaps not."""
    for end in range(BASE, PLACES):
        if why_not_climb(state, filled, end, LEFT) == ALLOWED:
            return True
    return False


@rule
def climb(state: Position, end: int, side: int) -> None:
    """§4.1 The card climbs and leaves a hole; §6.1 a first entry into the Heart or No Man's Land, §7.1 or the top."""
    state.hole = end
    move_up(state, SUPPORT[end, side])
    if end == TOP:
        state.crowned = 1
    elif end >= LAND:
        state.due |= 1 - state.land
        state.land = 1
    elif end >= HEART:
        state.due |= 1 - state.heart
        state.heart = 1


@rule
def fill_holes(state: Position) -> None:
    """§4.3 From below, down to the bottom row; with two cards below a hole the player is asked which.

    R15: a single card below moves up by itself, and without any the hole stays.
    """
    while state.hole != NOTHING:
        if state.hole < BASE:
            draw(state, state.hole)
            state.hole = NOTHING
        else:
            left = SUPPORT[state.hole, LEFT]
            right = SUPPORT[state.hole, RIGHT]
            if state.place[left] != NOTHING:
                if state.place[right] != NOTHING:
                    state.step = FILL
                    return
                move_up(state, left)
            elif state.place[right] != NOTHING:
                move_up(state, right)
            else:
                state.hole = NOTHING


@rule
def draw(state: Position, place: int) -> None:
    """§4.4 The top card of the deck fills the hole; §4.5, R4 without any card in deck and discards it stays."""
    if state.deck_size == 0:
        shuffle_discards(state)
    if state.deck_size > 0:
        state.place[place] = take_top(state)


@rule
def shuffle_discards(state: Position) -> None:
    """§4.5, R3 Expelled and spent cards, shuffled, are the new deck."""
    for card in range(CARDS):
        for _ in range(state.discards[card]):
            state.deck[state.deck_size] = card
            state.deck_size += 1
        state.discards[card] = 0
    shuffle(state, state.deck, 0, state.deck_size)
    state.order = RESHUFFLED


@rule
def below_the_hole(state: Position) -> int:
    """§4.3 The two places right below the hole, as bits; a card stands at both when the player is asked."""
    return int(SUPPORTS[state.hole])


@rule
def why_not_fill(state: Position, start: int) -> int:
    """§4.3 One of the two cards right below the hole."""
    return ALLOWED if (below_the_hole(state) >> start) & 1 else NOT_BELOW_THE_HOLE


@rule
def fill(state: Position, start: int) -> None:
    """§4.3, §5.4 That card moves up, also if it is the one that was influenced; a hole is now where it stood."""
    move_up(state, start)
    state.step = TURN
