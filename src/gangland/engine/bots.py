"""What a game says to the bots that play it: how strong each level is there, and how the search looks ahead."""

from collections.abc import Mapping
from dataclasses import astuple, dataclass, field, fields


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: so many looks ahead, or milliseconds; with both, whichever is over first."""

    looks: int | None = None
    milliseconds: int | None = None


@dataclass(frozen=True)
class Level:
    """How one level of strength plays. The weak ones do not roll dice: they overlook things, as people do."""

    budget: Budget
    overlooks: float  # the share of possible actions that it does not see


WHILE_PLAIN, LONGEST = 700, 1000  # milliseconds: the limit of a weak one while rules are not compiled, and of all


def weak(looks: int, overlooks: float) -> Level:
    return Level(Budget(looks, WHILE_PLAIN), overlooks)


def patient(looks: int, overlooks: float) -> Level:
    return Level(Budget(looks, LONGEST), overlooks)


@dataclass(frozen=True)
class SearchParameters:
    """How `search` looks ahead: numbers found by playing, the same for all games that don't have their own."""

    curiosity: float = 0.4  # how much an action that was rarely tried is worth trying again
    win: float = 0.5  # what winning is worth; the rest is by how much, so that a lost game is still played well
    shared: float = 0.5  # what a shared win is worth beside a win alone: nobody should agree to a draw at once
    rest: float = 64  # of so many moves of a playout one may be doing nothing: else most games end early
    reluctance: float = 0.0  # how much better doing nothing must be
    sharpness: float = 4.0  # in sealed choices: how soon what looks worse is played less; noise shrinks as fast
    habit: float = 95  # of a hundred moves of a playout so many are the best of a few, by how their like went so far
    rivals: float = 4  # ... and so many are compared with the first one
    sharpest: float = 60.0  # in sealed choices: what costs a hundredth of a win is still played half as often

    @classmethod
    def names(cls) -> tuple[str, ...]:
        return tuple(one.name for one in fields(cls))

    def numbers(self) -> tuple[float, ...]:
        return astuple(self)


@dataclass(frozen=True)
class BotSettings:
    """What was found by playing one game; where it says nothing, bots do as usual.

    How much a blind spot costs depends on how much luck there is in a game: each level beats the one below it two or
    three times in four only if every game is measured (`gangland figures --only levels`).
    """

    levels: Mapping[str, Level] = field(default_factory=dict)  # by name; see `bots/levels.py`
    search: SearchParameters = SearchParameters()


USUAL = BotSettings()
