"""One step of one lane of a batch, and loops over lanes: the same rules on threads and on a GPU.

A lane is one position of a batch with its row in every array that the learner sees.
"""

from typing import Any

from gangland.adapters.rewards import reward
from gangland.adapters.turns import OVER, first_seat
from gangland.engine.contract import apply, legal, observe, result
from gangland.engine.loops import deal
from gangland.engine.position import Position
from gangland.engine.rule import door, rule

WORD = 0xFFFFFFFF
GOLDEN, MURMUR_1, MURMUR_2 = 0x9E3779B9, 0x85EBCA6B, 0xC2B2AE35


@rule
def show(state: Position, lane: int, buffer: Any, observations: Any, masks: Any, counts: Any, players: Any) -> None:
    """Write what the seat to act may know and do into the lane's rows."""
    seat = int(players[lane])
    for action in range(masks.shape[1]):
        masks[lane, action] = False
    count = legal(state, seat, buffer)
    counts[lane] = count
    for nth in range(count):
        masks[lane, buffer[nth]] = True
    observe(state, seat, observations[lane])


@rule
def begin(state: Position, lane: int, seats: int, options: Any, key: int, numbers: Any, players: Any) -> None:
    """Deal the lane's game, whose number in the stream is in `numbers`."""
    deal(state, seats, options, key, int(numbers[lane]))
    players[lane] = first_seat(state)


@rule
def advance(
    state: Position, lane: int, lanes: int, action: int, seats: int, options: Any, key: int, ends: Any,
    numbers: Any, masks: Any, players: Any, rewards: Any, ended: Any,
) -> bool:  # fmt: skip
    """Do the action of the seat to act; a finished game is paid out and the next one dealt. False: it is illegal.

    With `lanes` in the whole batch the lane's next game is that many further in the stream: no two lanes meet.
    """
    if action < 0 or action >= masks.shape[1] or not masks[lane, action]:
        return False
    apply(state, int(players[lane]), action)
    seat = first_seat(state)
    if ended[lane]:
        for other in range(seats):
            rewards[lane, other] = 0.0
    ended[lane] = seat == OVER
    players[lane] = seat
    if seat == OVER:
        result(state, ends)
        for other in range(seats):
            rewards[lane, other] = reward(ends, other, seats)
        numbers[lane] += lanes
        begin(state, lane, seats, options, key, numbers, players)
    return True


@rule
def random_legal(lane: int, first: int, key: int, tick: int, masks: Any, counts: Any) -> int:
    """One of the legal actions of a lane, each as likely: by a hash of key, tick and lane, not by the game's chance."""
    word = ((first + lane) * GOLDEN + tick * MURMUR_1 + key) & WORD
    word = ((word ^ (word >> 16)) * MURMUR_1) & WORD
    word = ((word ^ (word >> 13)) * MURMUR_2) & WORD
    nth = ((word ^ (word >> 16)) * int(counts[lane])) >> 32
    for action in range(masks.shape[1]):
        if masks[lane, action]:
            if nth == 0:
                return action
            nth -= 1
    return 0


@door
def begin_each(
    states: Any, seats: int, options: Any, key: int, buffer: Any,
    numbers: Any, observations: Any, masks: Any, counts: Any, players: Any,
) -> None:  # fmt: skip
    """New games in all lanes."""
    for lane in range(len(states)):
        begin(states[lane], lane, seats, options, key, numbers, players)
        show(states[lane], lane, buffer, observations, masks, counts, players)


@door
def step_each(
    states: Any, lanes: int, actions: Any, seats: int, options: Any, key: int, buffer: Any, ends: Any,
    numbers: Any, observations: Any, masks: Any, counts: Any, players: Any, rewards: Any, ended: Any,
) -> int:  # fmt: skip
    """An action in every lane; the first lane whose action is illegal, which stays as it was, or -1."""
    refused = -1
    for lane in range(len(states)):
        done = advance(
            states[lane], lane, lanes, int(actions[lane]), seats, options, key, ends, numbers, masks, players, rewards,
            ended,
        )  # fmt: skip
        if done:
            show(states[lane], lane, buffer, observations, masks, counts, players)
        elif refused < 0:
            refused = lane
    return refused


@door
def sample_each(first: int, key: int, tick: int, masks: Any, counts: Any, actions: Any) -> None:
    """A random legal action for every lane; `first` is the number of the first one in the whole batch."""
    for lane in range(len(actions)):
        actions[lane] = random_legal(lane, first, key, tick, masks, counts)
