"""What a game hands to everyone else: its rules, its data, its words."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from importlib import import_module
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from gangland.engine import contract
from gangland.engine.actions import Actions
from gangland.engine.bots import USUAL, BotSettings
from gangland.engine.features import Features
from gangland.engine.figures import Figures
from gangland.engine.lessons import Lesson
from gangland.engine.messages import Message
from gangland.engine.mistakes import Mistake, either
from gangland.engine.position import Position, blank
from gangland.engine.rules import Numbers, Rules

if TYPE_CHECKING:
    from gangland.engine.design.components import Design
    from gangland.engine.stakes import Stakes

NOBODY = -1  # the viewer who sits at no seat: a spectator


@dataclass(frozen=True)
class Option:
    """A variant of a game that the table agrees on before it starts; the first choice is the usual one."""

    name: str
    choices: tuple[str, ...]


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: a name, whose sentence is in the texts, and the paragraph of the rules."""

    name: str
    paragraph: str


@dataclass(frozen=True, eq=False)
class Game:
    """One game, complete. The rules are those of `contract.py`; the rest is for people and for tests."""

    id: str
    version: int  # raised whenever the same actions could lead to another outcome
    seats: tuple[int, ...]  # the numbers of seats it can be played with
    options: tuple[Option, ...]
    state: np.dtype[np.void]
    actions: Actions
    refusals: Mapping[int, Refusal]
    features: Features  # what `observe` writes, number by number
    components: int  # how many numbers `census` writes
    figures: Figures
    lessons: tuple[Lesson, ...]
    colours: Mapping[str, str]  # a pattern of pieces in notation, and the colour they have beside their letter

    setup: Callable[..., None]
    to_act: Callable[..., int]
    why_not: Callable[..., int]
    legal: Callable[..., int]
    apply: Callable[..., None]
    result: Callable[..., None]
    observe: Callable[..., None]
    redeal: Callable[..., None]
    census: Callable[..., None]

    view: Callable[[Position, int], Any]  # what a seat, or NOBODY, may see, as plain typed data
    seen: Callable[[Position, int, int, int], int | None]  # (before, actor, action, viewer): what the viewer sees of it
    narrate: Callable[[Any, int, int | None, Any], list[Message]]  # (view before, actor, action seen, view after)
    draw: Callable[[Any, Callable[[Message], str]], str]  # a view as a picture in letters
    prompt: Callable[[Any], Message]  # what a view asks of the seat to act
    read: Callable[[str, Position], None]  # text into a seeded position; a NotationError names line and column
    write: Callable[[Position], str]  # the whole position; read again it gives the same bytes
    write_seen: Callable[[Position, int], str]  # what a seat, or NOBODY, may know of it; unknown cards are ?
    agreed: Callable[[Position], tuple[int, tuple[int, ...]]]  # the seats and options a position was set up with
    ending: Callable[..., int] = contract.ending
    endings: tuple[str, ...] = ()  # the ways a game can end, eight at most; their words are `ending-…` in its texts
    hides: Callable[..., bool] = contract.hides
    weigh: Callable[..., float] = contract.weigh
    gist: Callable[..., int] = contract.gist
    stage: Callable[..., int] = contract.stage
    outlook: Callable[..., None] = contract.outlook
    gists: int = 0  # how many of them there are; 0: as many as actions, since each is its own
    idle: int | None = None  # the action that means doing nothing, if there is one: bots need a reason for it
    bots: BotSettings = USUAL  # how strong they are in it, and how they search
    nobody_may_win: bool = False  # can a game end without a winner? Then every seat has the last place
    timeout: Callable[[Position, int], int | None] = lambda position, seat: None  # what a clock that ran out plays
    sealed: Callable[[Position], bool] = lambda position: False  # is a sealed choice being made?
    automata: Callable[[Mapping[str, str]], tuple[int, ...]] = lambda options: ()  # seats that the rules play
    options_fit: Callable[[int, Mapping[str, str]], bool] = lambda seats, options: True  # can they be played with?

    @classmethod
    def of(cls, *modules: ModuleType, **own: Any) -> "Game":
        """The game that these modules of its package make up: a field that is not given is found there by its name.

        A function has the name of its field, a value the same in capitals: `view` and `STATE`. The rules about actions
        are those that `ACTIONS` makes.
        """
        actions, (id, *_) = _found("ACTIONS", modules)[0], modules[0].__name__.split(".")[-2:]
        own = {"id": id, "actions": actions, "gists": actions.gists, **actions.rules, **own}
        for name in (field.name for field in fields(cls) if field.name not in own):
            for value in _found(name, modules) or _found(name.upper(), modules):
                if own.setdefault(name, value) is not value:
                    raise TypeError(f"more than one of the modules has a {name}: say which is the game's")
        return cls(**own)

    @cached_property
    def plain(self) -> Rules:
        """The rules, run by the interpreter."""
        return Rules(self, "plain")

    @cached_property
    def compiled(self) -> Rules:
        """The rules as machine code; compiled when first used, or found on disk."""
        return Rules(self, "compiled")

    @property
    def observation(self) -> int:
        """How many numbers `observe` writes."""
        return len(self.features)

    @property
    def package(self) -> str:
        """Where its texts lie: the folder `text` of this package."""
        return self.view.__module__.rpartition(".")[0]

    def module(self, name: str) -> ModuleType:
        """A module of its package, imported as the package itself would: a variant (`lab/whatif`) has its own."""
        view: Any = self.view
        module: ModuleType = view.__builtins__["__import__"](f"{self.package}.{name}", fromlist=("__name__",))
        return module

    @cached_property
    def stakes(self) -> "Stakes":
        """What a report of its balance weighs: `STAKES` of its `stakes.py`, imported when it is asked for."""
        stakes: Stakes = self.module("stakes").STAKES
        return stakes

    @cached_property
    def design(self) -> "Design":
        """What a designer may change: `DESIGN` of its `design.py`, imported when it is asked for."""
        design: Design = self.module("design").DESIGN
        return design

    @property
    def bindings(self) -> dict[Callable[..., Any], Callable[..., Any]]:
        """Each stub of the contract with this game's own rule."""
        names = "setup to_act why_not legal apply result observe redeal census ending hides weigh gist stage outlook"
        return {getattr(contract, name): getattr(self, name) for name in names.split()}

    def __reduce__(self) -> tuple[Callable[[str], "Game"], tuple[str]]:
        """Another process has the same game: its package is all that travels. A variant's rules exist only here."""
        if _of_package(self.package) is not self:
            raise TypeError(f"a variant of {self.id} does not travel to another process")
        return _of_package, (self.package,)

    def blank(self) -> Position:
        return blank(self.state)

    def option_numbers(self, options: Mapping[str, str]) -> np.ndarray[Any, np.dtype[np.int64]]:
        """The options as the numbers that `setup` takes; a Mistake names what is unknown."""
        if not options:
            return self._usual_options
        known = {option.name: option for option in self.options}
        for name, choice in options.items():
            if name not in known:
                raise self._no_option(name)
            if choice not in known[name].choices:
                raise Mistake("mistake-option", option=name, choice=choice, known=", ".join(known[name].choices))
        picks = [option.choices.index(options.get(option.name, option.choices[0])) for option in self.options]
        return np.array(picks or [0], np.int64)

    @cached_property
    def _usual_options(self) -> Numbers:
        return np.zeros(max(len(self.options), 1), np.int64)

    def _no_option(self, name: str) -> Mistake:
        known = ", ".join(option.name for option in self.options)
        return Mistake("mistake-no-option" if known else "mistake-no-options", game=self.id, option=name, known=known)

    def named_options(self, numbers: Sequence[int] | Numbers) -> dict[str, str]:
        """The choices that these numbers stand for."""
        return {option.name: option.choices[numbers[place]] for place, option in enumerate(self.options)}

    def full_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options with the usual choice wherever none was made."""
        return self.named_options(self.option_numbers(options))

    def check_options(self, seats: int, options: Mapping[str, str]) -> None:
        """A Mistake if that many seats can't play with these options, all of which are given."""
        if not self.options_fit(seats, options):
            chosen = ", ".join(f"{name}={choice}" for name, choice in options.items())
            raise Mistake("mistake-options-fit", game=self.id, seats=str(seats), options=chosen)

    def check_seats(self, seats: int | None) -> int:
        """The number of seats, or the smallest if none is given; a Mistake if the game has no such table."""
        if seats is None:
            return self.seats[0]
        if seats not in self.seats:
            raise Mistake("mistake-seats", game=self.id, known=either(map(str, self.seats)), seats=str(seats))
        return seats


def _of_package(package: str) -> Game:
    game: Game = import_module(package).GAME
    return game


def _found(name: str, modules: Iterable[ModuleType]) -> list[Any]:
    """What modules call so; a function counts only where it is defined."""
    values = [(vars(module)[name], module.__name__) for module in modules if name in vars(module)]
    return [value for value, home in values if not isinstance(value, FunctionType) or value.__module__ == home]


def bits(seats: int) -> Iterable[int]:
    """The seats whose bit is set."""
    return (seat for seat in range(seats.bit_length()) if seats >> seat & 1)
