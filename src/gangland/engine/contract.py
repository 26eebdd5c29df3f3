"""The contract of a game, function by function. Every game writes these rules; loops call them through these stubs.

A stub is bound to a game's own rule by a `Target` (see `rule.py`), so a loop written once here, a playout or a search,
becomes a loop of its own for each game. All of them run plain, compiled and on a GPU, so none may allocate, raise or
use strings: they read and write the position, and arrays that the caller hands them.

A seat is a number from 0 on, clockwise. An action is a number from 0 to the game's count of actions.
"""

from typing import Any

from gangland.engine.position import Position
from gangland.engine.rule import rule

ALLOWED = 0  # what why_not answers for a legal action


@rule
def setup(state: Position, seats: int, options: Any) -> None:
    """Deal a new game for that many seats, with the randomness in `state.rng`; options as numbers, in their order."""
    raise NotImplementedError


@rule
def to_act(state: Position) -> int:
    """A bit for each seat that owes a decision: one in a turn, several in a simultaneous choice, 0 at the end."""
    raise NotImplementedError


@rule
def why_not(state: Position, seat: int, action: int) -> int:
    """`ALLOWED` if that seat may do this now, else the number of the refusal (`Game.refusals`), which names its §."""
    raise NotImplementedError


@rule
def legal(state: Position, seat: int, actions: Any) -> int:
    """Write that seat's legal actions, in rising order, into `actions` and return how many there are.

    Asks the same functions as `why_not`. For a seat that owes no decision the answer is 0, unless it has made a sealed
    choice that it may still change because another seat owes one. An action that means doing nothing has the lowest
    number, so that it comes first.
    """
    raise NotImplementedError


@rule
def apply(state: Position, seat: int, action: int) -> None:
    """What happens when that seat does this. The caller has made sure that it is legal.

    A sealed choice is stored and stays hidden until the last seat that owes one has chosen; what happens then may
    not depend on the order in which the choices came. A changed one leaves every byte as if it had been the only one.
    """
    raise NotImplementedError


@rule
def result(state: Position, out: Any) -> None:
    """The final points of each seat into `out[seat, 0]` and its place into `out[seat, 1]`; equal places share it.

    Where nobody wins (`Game.nobody_may_win`), all have the last place.
    """
    raise NotImplementedError


@rule
def observe(state: Position, seat: int, out: Any) -> None:
    """All that seat may know, as numbers for a net, into `out`; two positions it can't tell apart give the same."""
    raise NotImplementedError


@rule
def redeal(state: Position, seat: int) -> None:
    """Put all that seat can't know into another arrangement, each possible one equally likely.

    The caller has just replaced `state.rng` by a stream of its own, so nothing of the true future remains. With the
    same stream, positions that the seat can't tell apart become the same: what is hidden is first laid in an order.
    `NOBODY` stands for a spectator, who knows what all seats know together in public.
    """
    raise NotImplementedError


@rule
def ending(state: Position) -> int:
    """In which of its ways (`Game.endings`) a game that is over has ended; 0 if there is only one."""
    return 0


@rule
def hides(state: Position, action: int) -> bool:
    """Is this action, which is about to be done, hidden from the other seats, as a sealed choice is?"""
    return False


@rule
def weigh(state: Position, seat: int) -> float:
    """How likely a redealt position is, from what the others did: 1 unless a game knows better.

    It does not change what is possible, which is `redeal`'s, only how often a search looks at it.
    """
    return 1.0


@rule
def gist(state: Position, seat: int, action: int) -> int:
    """What a legal action amounts to for that seat, a number below `Game.gists`: itself unless a game knows better.

    A search learns which gists go well and plays such moves more often to the end: "a card of my own gang climbs into
    the Heart" says more than "from c2 to d1". It is asked in guesses only, so it may look at all of the position.
    """
    return action


@rule
def stage(state: Position) -> int:
    """How far the game is, a number that never falls; wherever it has just grown, `outlook` can judge the position.

    0 unless a game can tell: then a search plays all its looks to the end.
    """
    return 0


@rule
def outlook(state: Position, chances: Any) -> None:
    """The chance of each seat to win, into `chances`, where a stage has just begun.

    It is asked in guesses only, so it may look at all of the position.
    """
    raise NotImplementedError


@rule
def census(state: Position, out: Any) -> None:
    """How many of each component there are, wherever they lie, into `out`: the same at every moment of a match."""
    raise NotImplementedError
