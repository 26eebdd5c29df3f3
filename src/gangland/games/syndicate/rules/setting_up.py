"""Setting up (§2), and the automaton's handicap (§13.2)."""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.randomness import below, shuffle
from gangland.engine.rule import rule
from gangland.games.syndicate.components import (
    ALL_FREE,
    AUTOMATON,
    DIE,
    DISTRICTS,
    EXTRAS,
    FIRST_HAND,
    FIRST_ROW,
    FIRST_ROW_OF_AUTOMATON,
    GANG_OF,
    GANG_SIZE,
    HANDICAP_ROLLS,
    HANDICAP_STEPS,
    MOST_TOKENS,
    NOTHING,
    NY_DISTRICTS,
    PERSON,
    REINFORCEMENTS,
    ROWS,
    SEATS,
    SPACES,
    STACK_ORDER,
    STARTS_OF_BOARD,
    TOKENS,
)
from gangland.games.syndicate.rules.control import advance_elsewhere
from gangland.games.syndicate.rules.gangs import draw
from gangland.games.syndicate.state import CONSULT, FAVOUR, ICON, TOKEN


@rule
def clear(state: Position, board: int) -> None:
    """§2.1 An empty board with its markers, empty bags and screens, no stack."""
    state.board = board
    state.extras = 0
    state.solo = 0
    clear_board(state)
    for seat in range(SEATS):
        clear_seat(state, seat)
    for place in range(REINFORCEMENTS):
        state.stack[place] = NOTHING
    state.stack_size = 0
    state.turn = 0
    state.step = TOKEN
    state.extra = 0
    state.winner = NOTHING
    clear_placement(state)
    clear_automaton(state)


@rule
def clear_board(state: Position) -> None:
    """§1.1, §12.1 The districts that begin are in play, all markers on the red fields."""
    state.in_play = STARTS_OF_BOARD[state.board]
    state.closed = 0
    for district in range(DISTRICTS):
        state.marker[district] = 0
        state.active[district] = FIRST_ROW[district]
    for row in range(ROWS):
        state.free[row] = ALL_FREE[row]
    for space in range(SPACES):
        state.space_token[space] = NOTHING
        state.space_owner[space] = NOTHING


@rule
def clear_seat(state: Position, seat: int) -> None:
    """§2.1 Nobody behind the screen, nothing in the bag, no wealth."""
    state.held[seat] = 0
    state.hand_size[seat] = 0
    state.bag_size[seat] = 0
    state.money[seat] = 0
    state.last[seat] = NOTHING
    state.reinforcements[seat] = 0
    state.least[seat] = 0
    state.most[seat] = 0
    for token in range(TOKENS):
        state.hand[seat, token] = 0
        state.bag[seat, token] = 0


@rule
def clear_placement(state: Position) -> None:
    """Nothing is being laid."""
    state.left = 0
    state.picked = NOTHING
    state.district = NOTHING
    state.strength = 0
    state.effect = 0
    state.amount = 0
    state.times = 0
    state.stage = ICON
    state.barrels = 0


@rule
def clear_automaton(state: Position) -> None:
    """§13.1 No row, no stratagem, no plan."""
    for place in range(MOST_TOKENS):
        state.row[place] = NOTHING
    state.stratagem = NOTHING
    state.clause = NOTHING
    state.die = 0
    state.why_district = 0
    state.why_space = 0
    state.why_token = 0
    state.handicap = 0
    forget_plan(state)


@rule
def forget_plan(state: Position) -> None:
    """§13.1 What the automaton had planned is done."""
    state.plan_slot = NOTHING
    state.plan_token = NOTHING
    state.plan_space = NOTHING


@rule
def fill_bag(state: Position, seat: int) -> None:
    """§1.1, §1.2 All tokens of the gang."""
    for token in range(TOKENS):
        state.bag[seat, token] = GANG_OF[state.board, seat, token]
    state.bag_size[seat] = GANG_SIZE


@rule
def stack_up(state: Position) -> None:
    """§1.3, §2.2 The reinforcements in a shuffled stack, with or without Bonnie and Obrzyn, the last two kinds."""
    state.stack_size = REINFORCEMENTS - EXTRAS * state.extras
    for place in range(state.stack_size):
        state.stack[place] = STACK_ORDER[place]
    shuffle(state, state.stack, 0, int(state.stack_size))


@rule
def setup(state: Position, seats: int, options: Any) -> None:
    """§2.1, §2.2 Bags, stack and first tokens; §2.3, §12.5 seat 0 starts; §13.1, §13.2 the automaton."""
    clear(state, options[0])
    state.extras = options[1]
    state.solo = options[2]
    stack_up(state)
    for seat in range(SEATS):
        fill_bag(state, seat)
        for _ in range(FIRST_ROW_OF_AUTOMATON if state.solo and seat == AUTOMATON else FIRST_HAND):
            draw(state, seat)
    if state.solo:
        roll_handicap(state)


@rule
def roll_handicap(state: Position) -> None:
    """§13.2 Each roll favours the automaton in a district; the person chooses it for the sixes."""
    for _ in range(HANDICAP_ROLLS[state.solo]):
        district = below(state, DIE)
        if district < NY_DISTRICTS:
            help_automaton(state, district)
        else:
            state.handicap += 1
    state.turn = PERSON if state.handicap else AUTOMATON
    state.step = FAVOUR if state.handicap else CONSULT


@rule
def help_automaton(state: Position, district: int) -> None:
    """§13.2 The marker moves toward the automaton, one field short of the hat at most."""
    advance_elsewhere(state, int(AUTOMATON), district, int(HANDICAP_STEPS[state.solo]))


@rule
def favour(state: Position, district: int) -> None:
    """§13.2 The person has chosen the district of a six; after the last one the automaton begins."""
    help_automaton(state, district)
    state.handicap -= 1
    if state.handicap == 0:
        state.turn = AUTOMATON
        state.step = CONSULT
