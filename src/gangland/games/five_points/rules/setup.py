"""Setting up (§2)."""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.randomness import below, shuffle
from gangland.engine.rule import rule
from gangland.games.five_points.components import (
    ALLIANCES,
    BASE,
    BOSSES,
    BOX,
    CARDS,
    FEW_INFLUENCE,
    FIRST_ALLIANCES,
    FIRST_BOSS,
    GANGS,
    MAX_SEATS,
    MEMBERS,
    MOST_INFLUENCE,
    NOTHING,
    PLACES,
)
from gangland.games.five_points.state import LAYERED, TURN


@rule
def clear(state: Position, seats: int) -> None:
    """An empty table: no card anywhere, nothing begun, nothing asked."""
    for place in range(PLACES):
        state.place[place] = NOTHING
    for seat in range(MAX_SEATS):
        for gang in range(GANGS):
            state.influence[seat, gang] = 0
        for slot in range(ALLIANCES):
            state.alliance[seat, slot] = NOTHING
            state.revealed[seat, slot] = 0
        state.held[seat] = 0
        state.passed[seat] = 0
    for place in range(BOX):
        state.deck[place] = 0
    for card in range(CARDS):
        state.discards[card] = 0
    state.deck_size = 0
    state.seats = seats
    state.turn = 0
    state.step = TURN
    state.influenced = NOTHING
    state.victim = NOTHING
    state.hole = NOTHING
    state.spent = NOTHING
    state.asked = NOTHING
    state.due = 0
    state.heart = 0
    state.land = 0
    state.crowned = 0
    state.order = LAYERED


@rule
def take_top(state: Position) -> int:
    """§2.5, §4.4 The top card leaves the deck."""
    state.deck_size -= 1
    card: int = state.deck[state.deck_size]
    state.deck[state.deck_size] = 0
    return card


@rule
def deal_first_alliances(state: Position) -> None:
    """§2.1 One member of each gang, shuffled, two for everyone; R1: the others go back to the members."""
    for gang in range(GANGS):
        state.deck[gang] = gang
    state.deck_size = GANGS
    shuffle(state, state.deck, 0, GANGS)
    for seat in range(state.seats):
        for slot in range(FIRST_ALLIANCES):
            state.alliance[seat, slot] = take_top(state)
    for gang in range(GANGS):
        for _ in range(MEMBERS - 1):
            state.deck[state.deck_size] = gang
            state.deck_size += 1


@rule
def deal_third_alliances(state: Position) -> None:
    """§2.2 A member for everyone; R2: one of a gang already held goes back, and another is drawn."""
    for seat in range(state.seats):
        drawn = below(state, state.deck_size)
        while state.deck[drawn] == state.alliance[seat, 0] or state.deck[drawn] == state.alliance[seat, 1]:
            drawn = below(state, state.deck_size)
        state.alliance[seat, FIRST_ALLIANCES] = state.deck[drawn]
        state.deck[drawn] = take_top(state)
        if drawn == state.deck_size:
            state.deck[drawn] = 0


@rule
def deal_influence(state: Position) -> None:
    """§2.3 The other members are shuffled; four cards for each of four players, else five."""
    shuffle(state, state.deck, 0, state.deck_size)
    count = FEW_INFLUENCE if state.seats == MAX_SEATS else MOST_INFLUENCE
    for seat in range(state.seats):
        state.held[seat] = count
        for _ in range(count):
            state.influence[seat, take_top(state)] += 1


@rule
def setup(state: Position, seats: int, options: Any) -> None:
    """§2 Alliances, influence cards, §2.4 bosses shuffled onto the members, §2.5 the base, §2.6, R14 a starter by lot.

    R16: what is dealt to players are members, the bosses all go into the deck.
    """
    clear(state, seats)
    state.memory = options[0]
    deal_first_alliances(state)
    deal_third_alliances(state)
    deal_influence(state)
    members = state.deck_size
    for boss in range(BOSSES * GANGS):
        state.deck[members + boss] = FIRST_BOSS + boss % GANGS
    state.deck_size = members + BOSSES * GANGS
    shuffle(state, state.deck, members, BOSSES * GANGS)
    for place in range(BASE):
        state.place[place] = take_top(state)
    state.turn = below(state, seats)
