"""What spaces do (§5), and the icon that shoots (§11.5)."""

from gangland.engine.bits import lowest_bit
from gangland.engine.contract import ALLOWED
from gangland.engine.position import Position
from gangland.engine.randomness import below
from gangland.engine.rule import rule
from gangland.games.syndicate.components import (
    AUTOMATON,
    BLANK,
    CALL,
    GANG_TOKENS,
    HERE,
    MONEY,
    RECRUIT,
    REINFORCE,
    SHOT,
)
from gangland.games.syndicate.components import ELSEWHERE as ELSEWHERE_EFFECT
from gangland.games.syndicate.refusals import NOT_HERE, NOT_IN_ITS_ROW, NOT_ON_THIS_BOARD, SPARE_REINFORCEMENTS
from gangland.games.syndicate.rules.control import advance_elsewhere, advance_here
from gangland.games.syndicate.rules.gangs import back_into_bag, call, draw, leave_row, nth_token, reinforce
from gangland.games.syndicate.rules.placing import why_not_district
from gangland.games.syndicate.state import ELSEWHERE, HIT, WORKING


@rule
def perform(state: Position) -> None:
    """§5.8 The effect that is due, once; it may ask something."""
    effect = state.effect
    if effect == RECRUIT:
        for _ in range(state.amount):  # §5.1
            draw(state, int(state.turn))
    elif effect == CALL:
        for _ in range(state.amount):  # §5.2
            call(state)
    elif effect == REINFORCE:
        reinforce(state)  # §5.3
    elif effect == HERE:
        advance_here(state, int(state.amount))  # §5.4
    elif effect == ELSEWHERE_EFFECT:
        smuggle_or_ask(state)  # §5.5
    elif effect == MONEY:
        state.money[state.turn] += state.amount  # §5.6
    elif effect == SHOT:
        shoot(state)  # §5.7


@rule
def forget_effect(state: Position) -> None:
    """§5.8 Nothing is due any more."""
    state.effect = BLANK
    state.amount = 0


# Elsewhere


@rule
def other_districts(state: Position) -> int:
    """§5.5, R26 Those in play but the one of the token, as bits."""
    return int(state.in_play & ~(1 << state.district))


@rule
def smuggle_or_ask(state: Position) -> None:
    """§5.5, R12, R13 With several districts to choose from the player is asked, each time anew."""
    others = other_districts(state)
    if others & (others - 1) != 0:
        state.step = ELSEWHERE
    elif others != 0:
        smuggle(state, lowest_bit(others))


@rule
def why_not_smuggle(state: Position, district: int) -> int:
    """§5.5, R26 A district in play, but not that of the token."""
    refusal = why_not_district(state, district)
    if district == state.district and refusal != NOT_ON_THIS_BOARD:
        return NOT_HERE
    return refusal


@rule
def smuggle(state: Position, district: int) -> None:
    """§5.5 The marker there moves toward the player, §8.4 but never closes the district."""
    advance_elsewhere(state, int(state.turn), district, int(state.amount))
    state.step = WORKING


# Shots


@rule
def shoot(state: Position) -> None:
    """§5.7, §11.5 A random token of the rival goes back into the bag, R11 if there is one; §13.8 the person chooses."""
    rival = 1 - int(state.turn)
    if state.hand_size[rival] == 0:
        return
    if state.solo and rival == AUTOMATON:
        targets = hittable(state)
        if targets & (targets - 1) != 0:
            state.step = HIT
        else:
            hit(state, lowest_bit(targets))
    else:
        back_into_bag(state, rival, nth_token(state.hand, rival, below(state, int(state.hand_size[rival]))))


@rule
def hittable(state: Position) -> int:
    """§13.8 Any token of the automaton's row but reinforcements, unless it has no others; as bits."""
    row = int(state.held[AUTOMATON])
    return row & GANG_TOKENS if row & GANG_TOKENS else row


@rule
def why_not_hit(state: Position, token: int) -> int:
    """§13.8 A token of the row, and no reinforcement while another is there."""
    if state.hand[AUTOMATON, token] == 0:
        return NOT_IN_ITS_ROW
    return ALLOWED if (hittable(state) >> token) & 1 else SPARE_REINFORCEMENTS


@rule
def hit(state: Position, token: int) -> None:
    """§13.8 The leftmost of its kind leaves the row for the automaton's bag."""
    slot = 0
    while state.row[slot] != token:
        slot += 1
    leave_row(state, int(slot))
    back_into_bag(state, int(AUTOMATON), token)
    state.step = WORKING
