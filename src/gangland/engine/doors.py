"""The doors into the rules: what Python calls from outside, the same for every game.

A door takes a row of positions and goes to the first. Numba unpacks an array of records twenty times faster than one
record, and in plain Python a row is a tuple of one position, so both ways go through the same door.
"""

from typing import Any

from gangland.engine import contract, loops
from gangland.engine.contract import ALLOWED
from gangland.engine.loops import TURN_STEP
from gangland.engine.rule import door

ACTOR = -2  # the seat whose turn it is
SEAT_STEP = 1024  # there are fewer refusals than this

_census, _legal, _observe, _result = contract.census, contract.legal, contract.observe, contract.result
_apply, _setup, _to_act, _why_not = contract.apply, contract.setup, contract.to_act, contract.why_not
_deal, _guess, _lead, _play, _playout = loops.deal, loops.guess, loops.lead, loops.play, loops.playout
_only_actor, _hides = loops.only_actor, contract.hides
_count_game, _eager_playout, _length_class = loops.count_game, loops.eager_playout, loops.length_class


@door
def setup(states: Any, seats: int, options: Any) -> None:
    _setup(states[0], seats, options)


@door
def deal(states: Any, seats: int, options: Any, key: int, game: int) -> None:
    """Seed the generator from the number of a game in a stream, and set up."""
    _deal(states[0], seats, options, key, game)


@door
def to_act(states: Any) -> int:
    return _to_act(states[0])


@door
def why_not(states: Any, seat: int, action: int) -> int:
    return _why_not(states[0], seat, action)


@door
def legal(states: Any, seat: int, actions: Any) -> int:
    """Seat `ACTOR` is the one whose turn it is; -1 if nobody's, or several seats owe a decision."""
    if seat == ACTOR:
        seat = _only_actor(states[0])
        if seat < 0:
            return -1
    return _legal(states[0], seat, actions)


@door
def play(states: Any, seat: int, action: int) -> int:
    """The seat times `SEAT_STEP`, and why it may not; seat `ACTOR` as in `legal`."""
    if seat == ACTOR:
        seat = _only_actor(states[0])
        if seat < 0:
            return -1
    return seat * SEAT_STEP + _play(states[0], seat, action)


@door
def replay(states: Any, moves: Any, count: int) -> int:
    """Play (seat, action) pairs one after another; how many were legal before the first that was not."""
    for number in range(count):
        if _play(states[0], moves[number, 0], moves[number, 1]) != ALLOWED:
            return number
    return count


@door
def result(states: Any, out: Any) -> None:
    _result(states[0], out)


@door
def observe(states: Any, seat: int, out: Any) -> None:
    _observe(states[0], seat, out)


@door
def census(states: Any, out: Any) -> None:
    _census(states[0], out)


@door
def guess(states: Any, seat: int, key: int, counter: int) -> None:
    _guess(states[0], seat, key, counter)


@door
def playouts(
    states: Any, seats: int, options: Any, key: int, first: int, games: int, actions: Any, ends: Any, totals: Any
) -> None:
    """Random games number `first` and on of a stream, added up."""
    for game in range(first, first + games):
        _deal(states[0], seats, options, key, game)
        length = _playout(states[0], actions)
        _result(states[0], ends)
        _count_game(states[0], totals, length, seats, ends)
        totals[_length_class(length)] += 1


@door
def worth(states: Any, seat: int, seats: int, action: int, key: int, rollouts: int, actions: Any, ends: Any) -> int:
    """How good an action is for a seat: its lead, summed over random playouts of guesses.

    The first position of the row is what the seat may know and stays as it is; the second is overwritten.
    """
    lead = 0
    for rollout in range(rollouts):
        states[1] = states[0]
        _guess(states[1], seat, key, rollout)
        _apply(states[1], seat, action)
        _eager_playout(states[1], actions)
        _result(states[1], ends)
        lead += _lead(ends, seat, seats)
    return lead


@door
def hides(states: Any, action: int) -> bool:
    return _hides(states[0], action)


# Batches


@door
def deal_each(states: Any, seats: int, options: Any, key: int, first: int) -> None:
    """New games in every position of a batch: number `first` and on of a stream."""
    for number in range(len(states)):
        _deal(states[number], seats, options, key, first + number)


@door
def play_each(states: Any, seats: Any, actions: Any, refusals: Any) -> None:
    """One move in every position of a batch; a refused one leaves its position as it was."""
    for number in range(len(states)):
        refusals[number] = _play(states[number], seats[number], actions[number])


@door
def mask_each(states: Any, seats: Any, actions: Any, masks: Any) -> None:
    """The legal actions of one seat in every position of a batch, a row of zeros and ones each."""
    for number in range(len(states)):
        for action in range(masks.shape[1]):
            masks[number, action] = 0
        for nth in range(_legal(states[number], seats[number], actions)):
            masks[number, actions[nth]] = 1


@door
def playout_each(states: Any, actions: Any, lengths: Any) -> None:
    """Play every position of a batch to its end at random; the moves that took."""
    for number in range(len(states)):
        lengths[number] = _playout(states[number], actions) % TURN_STEP
