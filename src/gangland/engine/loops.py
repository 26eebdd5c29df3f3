"""Loops over the contract, written once and bound to each game: one checked move, playouts, fresh guesses."""

from typing import Any

from gangland.engine.contract import ALLOWED, apply, ending, legal, redeal, setup, to_act, why_not
from gangland.engine.position import Position
from gangland.engine.randomness import below, seed
from gangland.engine.rule import rule

WIN, SHARED_WIN = 20, 4  # what the first place is worth to a bot, in points: it should play for a win
TURN_STEP = 1 << 20  # a playout has fewer moves than this
MOVE_LIMIT = 20_000  # no game of ours is near it; a loop must end even when a rule is broken
LENGTHS = 256  # a histogram of game lengths has this many classes ...
LENGTH_CLASS = 4  # ... each this many moves wide

# The totals of many games, in one array of 64-bit integers.
GAMES, MOVES, UNFINISHED, SHARED, LONGEST, LENGTH_SQUARES, TURNS = range(7)
WINS = 8  # from here on, a number for each of eight seats: games won alone
POINTS = 16  # points together
POINT_SQUARES = 24
PLACES = 32  # sum of places
ENDINGS = 40  # games that ended in each of eight ways
HISTOGRAM = 48
TOTALS = HISTOGRAM + LENGTHS


@rule
def play(state: Position, seat: int, action: int) -> int:
    """Do it if it is legal; answer why not otherwise, and touch nothing."""
    refusal = why_not(state, seat, action)
    if refusal == ALLOWED:
        apply(state, seat, action)
    return refusal


@rule
def only_actor(state: Position) -> int:
    """The seat whose turn it is, or -1 if there is none, or not only one."""
    seats = to_act(state)
    if seats == 0 or seats & (seats - 1) != 0:
        return -1
    seat = 0
    while seats > 1:
        seats >>= 1
        seat += 1
    return seat


@rule
def chosen_seat(state: Position, seats: int) -> int:
    """One of the seats that owe a decision, given as bits, each as likely."""
    if seats & (seats - 1) == 0:  # a turn: no draw
        nth = 0
    else:
        count = 0
        for seat in range(8):
            count += (seats >> seat) & 1
        nth = below(state, count)
    seat = 0
    while True:
        if (seats >> seat) & 1:
            if nth == 0:
                return seat
            nth -= 1
        seat += 1


@rule
def playout(state: Position, actions: Any) -> int:
    """Play on at random until the end, with the randomness in the position.

    The number of moves made, and `TURN_STEP` for each turn: each run of moves by one seat.
    """
    moves, turns, last = 0, 0, -1
    seats = to_act(state)
    while seats != 0 and moves < MOVE_LIMIT:
        seat = chosen_seat(state, seats)
        count = legal(state, seat, actions)
        apply(state, seat, int(actions[below(state, count)]))
        moves += 1
        turns += seat != last
        last = seat
        seats = to_act(state)
    return moves + turns * TURN_STEP


@rule
def eager_playout(state: Position, actions: Any) -> None:
    """Play on at random, but think twice before doing nothing: closer to how people play than `playout`."""
    seats = to_act(state)
    moves = 0
    while seats != 0 and moves < MOVE_LIMIT:
        seat = chosen_seat(state, seats)
        count = legal(state, seat, actions)
        nth = below(state, count)
        if nth == 0:
            nth = below(state, count)
        apply(state, seat, int(actions[nth]))
        moves += 1
        seats = to_act(state)


@rule
def deal(state: Position, seats: int, options: Any, key: int, game: int) -> None:
    """Set up game number `game` of the stream `key`: the same deal on every machine, thread and device."""
    seed(state, key, game)
    setup(state, seats, options)


@rule
def count_game(state: Position, totals: Any, length: int, seats: int, ends: Any) -> None:
    """Add one finished game, with its length as `playout` gives it, to the sums: the totals up to `HISTOGRAM`."""
    moves = length % TURN_STEP
    totals[TURNS] += length // TURN_STEP
    totals[ENDINGS + ending(state)] += 1
    totals[GAMES] += 1
    totals[MOVES] += moves
    totals[UNFINISHED] += moves >= MOVE_LIMIT
    totals[LONGEST] = max(totals[LONGEST], moves)
    totals[LENGTH_SQUARES] += moves * moves
    winners = 0
    for seat in range(seats):
        winners += ends[seat, 1] == 1
    totals[SHARED] += winners > 1
    for seat in range(seats):
        totals[WINS + seat] += ends[seat, 1] == 1 and winners == 1
        totals[POINTS + seat] += ends[seat, 0]
        totals[POINT_SQUARES + seat] += ends[seat, 0] * ends[seat, 0]
        totals[PLACES + seat] += ends[seat, 1]


@rule
def length_class(length: int) -> int:
    """The place in the totals where a game of that many moves is counted."""
    return HISTOGRAM + min(length % TURN_STEP // LENGTH_CLASS, LENGTHS - 1)


@rule
def guess(state: Position, seat: int, key: int, counter: int) -> None:
    """Make of a position one that this seat can't tell from it, with randomness that is not the true one."""
    seed(state, key, counter)
    redeal(state, seat)


@rule
def lead(ends: Any, seat: int, seats: int) -> int:
    """Points ahead of (or behind) the best rival, and more for the first place; a shared one is worth little."""
    best = ends[(seat + 1) % seats, 0]
    bonus = WIN if ends[seat, 1] == 1 else 0
    for rival in range(seats):
        if rival != seat:
            best = max(best, ends[rival, 0])
            if ends[rival, 1] == ends[seat, 1]:
                bonus = min(bonus, SHARED_WIN)
    ahead: int = ends[seat, 0] - best + bonus
    return ahead
