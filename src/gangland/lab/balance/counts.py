"""Games counted while they are played: who wins from which place, how the lead moves, which things go with winning.

One array of 64-bit integers takes all counts, so chunks add up in any order. It begins with the totals of
`engine/loops.py`, from the very same games: a random game here is move by move the one that `simulate` plays.
Everything that concerns a seat is counted by its place in turn order, since in most games a lot decides who begins.
"""

from typing import Any

from gangland.engine.contract import apply, ending, legal, result, to_act
from gangland.engine.loops import MOVE_LIMIT, TOTALS, TURN_STEP, chosen_seat, count_game, deal, length_class
from gangland.engine.position import Position
from gangland.engine.randomness import below
from gangland.engine.rule import door, rule
from gangland.engine.stakes import first, hold, note, score
from gangland.lab.whatif.samples import WIN

NOBODY = -1
PLACES = 8  # in turn order, as many as there can be seats
PERMILLE = 1000

# How one game goes, in an array of its own.
MOVES, TURNS, LAST, FIRST, LEADER, SINCE, CHANGES, FIRST_LEADER, OUTCOME = range(9)
COURSE = 9
# What OUTCOME says of the lead at the end besides permilles of the game: since when the winner had it.
UNDECIDED = -1  # nobody won alone

# The counts, after the totals of the engine.
SHARES = TOTALS  # wins of each place, in parts of WIN
POINTS = SHARES + PLACES
POINT_SQUARES = POINTS + PLACES
SUMS = POINT_SQUARES + PLACES
(
    TURN_SQUARES,
    LEAD_CHANGES,
    LEAD_CHANGE_SQUARES,
    WON,  # games with one winner: the next five are of these only
    DECIDED,  # since when the winner led, in permilles of the game
    DECIDED_SQUARES,
    MARGIN,  # points between the winner and the best of the others
    MARGIN_SQUARES,
    CLOSE,  # games won by at most a tenth of the winner's points
    BY_RULE,  # the winner did not lead by points when the game ended
    LED,  # games with one winner in which somebody led before the end
    FIRST_LEADER_WON,
) = range(SUMS, SUMS + 12)
CHANGE_CLASSES = 41  # lead changes: 0, 1, ... and the last for all beyond
CHANGE_HISTOGRAM = SUMS + 12
DECIDED_CLASSES = 20  # each a twentieth of the game
DECIDED_HISTOGRAM = CHANGE_HISTOGRAM + CHANGE_CLASSES
SCORE_CLASSES = 80
MARGIN_HISTOGRAM = DECIDED_HISTOGRAM + DECIDED_CLASSES
SCORE_HISTOGRAM = MARGIN_HISTOGRAM + SCORE_CLASSES  # one for each place
ACTIONS = SCORE_HISTOGRAM + PLACES * SCORE_CLASSES  # how often each action was taken; then, for each thing and place:
HELD, HELD_SHARES, HELD_COPIES = range(3)  # games in which it was held, the wins in these, how many were held
HELD_COLUMNS = 3


def things_begin(actions: int) -> int:
    """Where the counts of the things begin in a game with so many actions."""
    return ACTIONS + actions


def size(actions: int, things: int) -> int:
    """How many counts a game has."""
    return things_begin(actions) + things * PLACES * HELD_COLUMNS


@rule
def add(totals: Any, place: int, amount: int) -> None:
    """Count; a GPU, whose threads share the counts, has another way (`gpu.py`)."""
    totals[place] += amount


# One game


@rule
def begin(state: Position, seats: int, course: Any, held: Any) -> None:
    """Nothing has happened yet."""
    for place in range(COURSE):
        course[place] = 0
    course[LAST] = NOBODY
    course[LEADER] = NOBODY
    course[FIRST_LEADER] = NOBODY
    course[FIRST] = first(state)
    for seat in range(seats):
        for thing in range(held.shape[1]):
            held[seat, thing] = 0


@rule
def leading(state: Position, seats: int) -> int:
    """Who would have the most points alone if the game ended now, or nobody."""
    leader, most = 0, score(state, 0)
    for seat in range(1, seats):
        points = score(state, seat)
        if points > most:
            leader, most = seat, points
        elif points == most:
            leader = NOBODY
    return leader


@rule
def look_who_leads(state: Position, seats: int, course: Any) -> None:
    """Whoever is alone in front has the lead until another one is: drawing level does not take it away."""
    leader = leading(state, seats)
    if leader == NOBODY or leader == course[LEADER]:
        return
    if course[LEADER] == NOBODY:
        course[FIRST_LEADER] = leader
    else:
        course[CHANGES] += 1
    course[LEADER] = leader
    course[SINCE] = course[MOVES]


@rule
def move(state: Position, seats: int, seat: int, action: int, course: Any, held: Any, totals: Any) -> None:
    """One action. The lead is looked at between turns: in the middle of one a card may be paid but not yet bought."""
    if seat != course[LAST]:
        look_who_leads(state, seats, course)
        course[TURNS] += 1
        course[LAST] = seat
    apply(state, seat, action)
    course[MOVES] += 1
    add(totals, ACTIONS + action, 1)
    note(state, seat, action, held)


@rule
def play_on(state: Position, seats: int, actions: Any, course: Any, held: Any, totals: Any) -> None:
    """At random to the end, with the same draws as `loops.playout`."""
    waiting = to_act(state)
    while waiting != 0 and course[MOVES] < MOVE_LIMIT:
        seat = chosen_seat(state, waiting)
        count = legal(state, seat, actions)
        move(state, seats, seat, int(actions[below(state, count)]), course, held, totals)
        waiting = to_act(state)


# Its end


@rule
def class_of(points: int, score_class: int) -> int:
    """The class of a number of points; the last one takes all beyond."""
    return min(max(points, 0) // score_class, SCORE_CLASSES - 1)


@rule
def count_places(seats: int, winners: int, score_class: int, course: Any, ends: Any, totals: Any) -> None:
    """Wins and points of each place in turn order."""
    for seat in range(seats):
        place = (seat - course[FIRST]) % seats
        points = ends[seat, 0]
        if ends[seat, 1] == 1:
            add(totals, SHARES + place, WIN // winners)
        add(totals, POINTS + place, points)
        add(totals, POINT_SQUARES + place, points * points)
        add(totals, SCORE_HISTOGRAM + place * SCORE_CLASSES + class_of(points, score_class), 1)


@rule
def count_lead(seats: int, winner: int, score_class: int, course: Any, ends: Any, totals: Any) -> None:
    """Since when the winner led for good, how close it was, and whether an early lead was worth something."""
    best = NOBODY
    for seat in range(seats):
        if seat != winner:
            best = max(best, ends[seat, 0])
    margin = max(ends[winner, 0] - best, 0)
    since = course[SINCE] * PERMILLE // max(course[MOVES], 1)
    if course[LEADER] != winner:
        since = int(PERMILLE)
        add(totals, BY_RULE, 1)
    course[OUTCOME] = since
    add(totals, WON, 1)
    add(totals, DECIDED, since)
    add(totals, DECIDED_SQUARES, since * since)
    add(totals, DECIDED_HISTOGRAM + min(since * DECIDED_CLASSES // PERMILLE, DECIDED_CLASSES - 1), 1)
    add(totals, MARGIN, margin)
    add(totals, MARGIN_SQUARES, margin * margin)
    add(totals, MARGIN_HISTOGRAM + class_of(margin, score_class), 1)
    add(totals, CLOSE, int(margin * 10 <= ends[winner, 0]))
    if course[FIRST_LEADER] != NOBODY:
        add(totals, LED, 1)
        add(totals, FIRST_LEADER_WON, int(course[FIRST_LEADER] == winner))


@rule
def count_things(seats: int, winners: int, begins: int, course: Any, held: Any, ends: Any, totals: Any) -> None:
    """Who had what, and how often that one won."""
    for seat in range(seats):
        place = (seat - course[FIRST]) % seats
        won = WIN // winners if ends[seat, 1] == 1 else 0
        for thing in range(held.shape[1]):
            if held[seat, thing] > 0:
                at = begins + (thing * PLACES + place) * HELD_COLUMNS
                add(totals, at + HELD, 1)
                add(totals, at + HELD_SHARES, won)
                add(totals, at + HELD_COPIES, held[seat, thing])


@rule
def count_course(
    state: Position, seats: int, score_class: int, begins: int, course: Any, held: Any, ends: Any, totals: Any
) -> None:
    """All that is counted of a finished game but the engine's own totals."""
    look_who_leads(state, seats, course)
    hold(state, seats, held)
    winners, winner = 0, NOBODY
    for seat in range(seats):
        if ends[seat, 1] == 1:
            winners += 1
            winner = seat
    add(totals, TURN_SQUARES, course[TURNS] * course[TURNS])
    add(totals, LEAD_CHANGES, course[CHANGES])
    add(totals, LEAD_CHANGE_SQUARES, course[CHANGES] * course[CHANGES])
    add(totals, CHANGE_HISTOGRAM + min(course[CHANGES], CHANGE_CLASSES - 1), 1)
    course[OUTCOME] = UNDECIDED
    if winners == 1:
        count_lead(seats, winner, score_class, course, ends, totals)
    count_places(seats, winners, score_class, course, ends, totals)
    count_things(seats, winners, begins, course, held, ends, totals)


_deal, _count_game, _length_class, _result, _ending = deal, count_game, length_class, result, ending
_begin, _play_on, _count_course, _move = begin, play_on, count_course, move


@door
def tally_playouts(
    states: Any,
    seats: int,
    options: Any,
    key: int,
    number: int,
    games: int,
    score_class: int,
    begins: int,
    actions: Any,
    course: Any,
    held: Any,
    ends: Any,
    totals: Any,
) -> None:
    """Random games number `number` and on of a stream."""
    for game in range(number, number + games):
        _deal(states[0], seats, options, key, game)
        _begin(states[0], seats, course, held)
        _play_on(states[0], seats, actions, course, held, totals)
        _result(states[0], ends)
        length = course[MOVES] + course[TURNS] * TURN_STEP
        _count_game(states[0], totals, length, seats, ends)
        totals[_length_class(length)] += 1
        _count_course(states[0], seats, score_class, begins, course, held, ends, totals)


@door
def tally_moves(
    states: Any,
    moves: Any,
    count: int,
    seats: int,
    score_class: int,
    begins: int,
    course: Any,
    held: Any,
    ends: Any,
    totals: Any,
) -> int:
    """A game that somebody has played, from its deal on; in which way it ended."""
    _begin(states[0], seats, course, held)
    for number in range(count):
        _move(states[0], seats, moves[number, 0], moves[number, 1], course, held, totals)
    _result(states[0], ends)
    length = course[MOVES] + course[TURNS] * TURN_STEP
    _count_game(states[0], totals, length, seats, ends)
    totals[_length_class(length)] += 1
    _count_course(states[0], seats, score_class, begins, course, held, ends, totals)
    return _ending(states[0])
