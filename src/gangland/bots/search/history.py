"""What a seat may know of the way from the root to a decision, as one number: nodes are found by it.

For the seat that searches that is the actions it has seen since the root, its own and the open ones of the others; for
every other seat it is what a spectator has seen of them. So nobody in the tree answers to what only the searcher knows,
and the many hands that another seat may hold share one node: information-set search (P. Cowling, E. Powley,
D. Whitehouse, 2012). Cards that were turned up meanwhile are left out: what is good on average over them is learned
much sooner than what is good after each. But once sealed choices are revealed, an answer must be an answer to them:
from then on a history begins with what the seat observed there.
"""

from typing import Any

from gangland.engine.contract import observe
from gangland.engine.position import Position
from gangland.engine.rule import rule

NOBODY = -1
OF_SEARCHER, OF_SPECTATOR = 0, 1  # a history in which nothing has happened
UNSEEN, DECIDES = -1, -2  # in place of an action: one that nobody else saw; the decision that a node is

WORD = 0xFFFFFFFF
FNV_PRIME = 0x01000193
MURMUR = 0x85EBCA6B
FNV_PRIME_64 = 0x100000001B3
HISTORIES = (1 << 60) - 1
SEATS = 8
GOLDEN = 0x9E3779B9
STEPS_OF_ONE = 64  # numbers of an observation are told apart in steps of a 64th


@rule
def longer(history: int, actor: int, action: int) -> int:
    """A history with one more action, as a number of 60 bits; some are no actions."""
    return ((history ^ ((action + 2) * SEATS + actor)) * FNV_PRIME_64 + 1) & HISTORIES


@rule
def observed(state: Position, viewer: int, numbers: Any) -> int:
    """What a viewer may know of a position, as the beginning of a history: a hash."""
    observe(state, viewer, numbers)
    one, two = GOLDEN, MURMUR
    for place in range(len(numbers)):
        if numbers[place] != 0:  # most are
            number = (int(numbers[place] * STEPS_OF_ONE) * GOLDEN + place) & WORD
            one = ((one ^ number) * FNV_PRIME) & WORD
            two = (((two + number) * MURMUR) & WORD) ^ (two >> 15)
    return ((one << 28) ^ two) & HISTORIES
