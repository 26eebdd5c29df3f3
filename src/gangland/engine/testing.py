"""The test kit: what must hold for every game, whoever wrote it.

    from gangland.engine.testing import CHECKS, Table, walk
    for check in CHECKS:
        check(Table(GAME, seats=2), range(20))   # raises Broken, with the position, if something does not hold

Each check plays random games number by number of a table: a game with its seats, its options and a way of running.
"""

import itertools
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from gangland.engine.contract import ALLOWED
from gangland.engine.game import NOBODY, Game, bits
from gangland.engine.match import Match
from gangland.engine.position import Position
from gangland.engine.record import read_record
from gangland.engine.rules import Rules, Way
from gangland.engine.seeds import plant
from gangland.engine.view import look

GUESSES = 3  # other worlds tried for each viewer at each step
ORDERS = 6  # orders of arrival tried for sealed choices


class Broken(AssertionError):
    """Something that must hold for every game does not: what, and in which position."""

    def __init__(self, what: str, game: Game, position: Position | None = None) -> None:
        where = f"\n{game.write(position)}" if position is not None else ""
        super().__init__(f"{game.id}: {what}{where}")


@dataclass(frozen=True)
class Table:
    """A game as it is set up for a test."""

    game: Game
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    way: Way = "plain"

    @property
    def rules(self) -> Rules:
        return self.game.plain if self.way == "plain" else self.game.compiled

    def __str__(self) -> str:
        chosen = "".join(f", {name}={choice}" for name, choice in self.options.items())
        return f"{self.game.id}, {self.seats} seats{chosen}, {self.way}"

    def viewers(self) -> range:
        """Every seat, and a spectator."""
        return range(NOBODY, self.seats)


def tables(game: Game, ways: Iterable[Way] = ("plain", "compiled")) -> list[Table]:
    """Every number of seats with every combination of options that fits it, in every way of running."""
    choices = [[(option.name, choice) for choice in option.choices] for option in game.options]
    return [
        Table(game, seats, dict(options), way)
        for seats in game.seats
        for options in itertools.product(*choices)
        if game.options_fit(seats, dict(options))
        for way in ways
    ]


@dataclass
class Step:
    """A moment of a random game: the position, who is asked, and what that seat will do."""

    table: Table
    position: Position
    seat: int
    legal: list[int]
    action: int
    draw: random.Random

    def broken(self, what: str) -> Broken:
        return Broken(f"{what} ({self.table}; seat {self.seat} is asked)", self.table.game, self.position)


def walk(table: Table, numbers: Iterable[int]) -> Iterator[Step]:
    """Random games, step by step; the caller sees each position before its action is played."""
    rules = table.rules
    for number in numbers:
        draw = random.Random(number)
        position = table.game.blank()
        plant(position, str(number))
        rules.setup(position, table.seats, table.game.option_numbers(table.options))
        for _ in range(MOST_MOVES):
            waiting = list(bits(rules.to_act(position)))
            if not waiting:
                break
            seat = draw.choice(waiting)
            legal = rules.legal(position, seat)
            if not legal:
                raise Broken(f"seat {seat} owes a decision and has no legal action ({table})", table.game, position)
            step = Step(table, position, seat, legal, draw.choice(legal), draw)
            yield step
            rules.play(position, step.seat, step.action)
        else:
            raise Broken(f"game {number} does not end within {MOST_MOVES} moves ({table})", table.game, position)


MOST_MOVES = 20_000


# Checks of play


def games_end(table: Table, numbers: Iterable[int]) -> None:
    """Random games end, and then every seat has a place and nobody a legal action."""
    for number in numbers:
        for step in walk(table, [number]):
            last = step.position
        places = [int(place) for _, place in table.rules.result(last)[: table.seats]]
        if min(places) != 1 or max(places) > table.seats:
            raise Broken(f"the places are {places} ({table}, game {number})", table.game, last)
        if any(table.rules.legal(last, seat) for seat in range(table.seats)):
            raise Broken(f"somebody has a legal action after the end ({table}, game {number})", table.game, last)


def legal_agrees_with_why_not(table: Table, numbers: Iterable[int]) -> None:
    """`legal` lists exactly what `why_not` allows, in rising order, for every seat; every refusal has a name."""
    for step in walk(table, numbers):
        for seat in range(table.seats):
            answers = [table.rules.why_not(step.position, seat, action) for action in range(len(table.game.actions))]
            allowed = [action for action, answer in enumerate(answers) if answer == ALLOWED]
            if table.rules.legal(step.position, seat) != allowed:
                raise step.broken(f"legal and why_not disagree for seat {seat}")
            nameless = set(answers) - set(table.game.refusals) - {ALLOWED}
            if nameless:
                raise step.broken(f"refusals {nameless} have no name")


def illegal_changes_nothing(table: Table, numbers: Iterable[int]) -> None:
    """A refused action, also one with an impossible number or seat, leaves every byte as it was."""
    for step in walk(table, numbers):
        before = bytes(step.position)
        tries = [step.draw.randrange(len(table.game.actions)) for _ in range(8)]
        wild = [-1, len(table.game.actions), 1 << 40, -(1 << 40)]
        for seat in range(table.seats):
            for action in tries + wild:
                if table.rules.why_not(step.position, seat, action) != ALLOWED:
                    table.rules.play(step.position, seat, action)
        if bytes(step.position) != before:
            raise step.broken("a refused action changed the position")


def components_stay(table: Table, numbers: Iterable[int]) -> None:
    """Every component of the box is somewhere, at every moment."""
    for number in numbers:
        counts: list[int] | None = None
        for step in walk(table, [number]):
            now = table.rules.census(step.position)
            if counts is not None and now != counts:
                raise step.broken(f"components were made or lost: {counts} became {now}")
            counts = now


# Checks of sameness


def moves_of(table: Table, number: int) -> tuple[list[tuple[int, int]], bytes]:
    """A random game as its actions and its last position."""
    moves: list[tuple[int, int]] = []
    position = None
    for step in walk(table, [number]):
        moves.append((step.seat, step.action))
        position = step.position
    assert position is not None
    return moves, bytes(position)


def ways_agree(table: Table, numbers: Iterable[int]) -> None:
    """The same actions give the same bytes plain, compiled, and in a batch, after every move."""
    games = [moves_of(table, number) for number in numbers]
    plain, compiled = table.game.plain, table.game.compiled
    one, two = table.game.blank(), table.game.blank()
    for number, (moves, end) in zip(numbers, games, strict=True):
        for rules, position in ((plain, one), (compiled, two)):
            plant(position, str(number))
            rules.setup(position, table.seats, table.game.option_numbers(table.options))
        for seat, action in moves:
            if bytes(one) != bytes(two):
                raise Broken(f"plain and compiled rules differ ({table}, game {number})", table.game, one)
            plain.play(one, seat, action)
            compiled.play(two, seat, action)
        if not bytes(one) == bytes(two) == end:
            raise Broken(f"the replay ends differently ({table}, game {number})", table.game, one)
    batch_agrees(table, list(numbers), games)


def batch_agrees(table: Table, numbers: list[int], games: list[tuple[list[tuple[int, int]], bytes]]) -> None:
    """Games stepped together in a batch end as they do alone."""
    rules, cells = table.rules, np.zeros(len(games), table.game.state)
    options = table.game.option_numbers(table.options)
    for number, slot in zip(numbers, range(len(games)), strict=True):
        position = table.game.blank()
        plant(position, str(number))
        rules.setup(position, table.seats, options)
        cells[slot : slot + 1] = position.cells
    refusals = np.zeros(len(games), np.int64)
    for turn in range(max(len(moves) for moves, _ in games)):
        pairs = [moves[turn] if turn < len(moves) else (0, len(table.game.actions)) for moves, _ in games]
        seats, actions = np.array(pairs, np.int64).T.copy()
        rules.enter_play_each(rules.batch(cells), seats, actions, refusals)
    for slot, (_, end) in enumerate(games):
        if cells[slot : slot + 1].tobytes() != end:
            raise Broken(f"game {numbers[slot]} of a batch ends differently ({table})", table.game)


def texts_round_trip(table: Table, numbers: Iterable[int]) -> None:
    """Bytes, notation and records say the whole position and the whole match."""
    for step in walk(table, numbers):
        game, position = table.game, step.position
        other = game.blank()
        other.become(bytes(position))
        if other != position:
            raise step.broken("bytes do not round-trip")
        text = game.write(position)
        again = game.blank()
        game.read(text, again)
        if again != position or game.write(again) != text:
            raise step.broken("notation does not round-trip")
    for number in numbers:
        record_round_trips(table, number)


def record_round_trips(table: Table, number: int) -> None:
    plain = table.way == "plain"
    match = Match(table.game, table.seats, table.options, number, plain=plain)
    for seat, action in moves_of(table, number)[0]:
        match.play(action, seat=seat)
    match.comment("the end")
    text = match.record()
    again = read_record(text, lambda _: table.game, plain)
    if again.position != match.position or again.record() != text:
        raise Broken(f"the record of game {number} does not round-trip ({table})", table.game, match.position)


# Checks of secrets


def knowledge(table: Table, position: Position, viewer: int) -> tuple[Any, ...]:
    """All that may reach a viewer of a position, in every form."""
    game, rules = table.game, table.rules
    view = look(game, rules, position, table.seats, viewer)
    return view, game.prompt(view), game.write_seen(position, viewer), rules.observe(position, viewer).tolist()


def nothing_leaks(table: Table, numbers: Iterable[int]) -> None:
    """What a viewer gets does not change when only what it may not know has changed, now and after the next action."""
    for step in walk(table, numbers):
        for viewer in table.viewers():
            mine = knowledge(table, step.position, viewer)
            for _ in range(GUESSES):
                other = table.rules.guess(step.position, viewer, step.draw.getrandbits(60), 0)
                if table.rules.census(other) != table.rules.census(step.position):
                    raise step.broken(f"a guess for {viewer} makes or loses components")
                if knowledge(table, other, viewer) != mine:
                    raise step.broken(f"viewer {viewer} is shown what it may not know")
                _same_log(step, other, viewer)


def _same_log(step: Step, other: Position, viewer: int) -> None:
    """An action looks the same in both worlds, and so do its log lines if it reveals nothing new."""
    game, rules, seats = step.table.game, step.table.rules, step.table.seats
    seen = game.seen(step.position, step.seat, step.action, viewer)
    if rules.why_not(other, step.seat, step.action) != ALLOWED:
        return  # another seat's hidden cards differ, so it would do something else there
    if game.seen(other, step.seat, step.action, viewer) != seen:
        raise step.broken(f"viewer {viewer} is told of an action what it may not know")
    tales = []
    for world in (step.position, other):
        after = world.copy()
        rules.play(after, step.seat, step.action)
        before = look(game, rules, world, seats, viewer)
        ends = look(game, rules, after, seats, viewer)
        tales.append((ends, game.narrate(before, step.seat, seen, ends)))
    if tales[0][0] == tales[1][0] and tales[0][1] != tales[1][1]:
        raise step.broken(f"the log tells viewer {viewer} what it may not know")


def guesses_move(table: Table, numbers: Iterable[int]) -> None:
    """A guess replaces the generator always; and in the games together it changes something besides."""
    changed = False
    for step in walk(table, numbers):
        other = table.rules.guess(step.position, step.seat, step.draw.getrandbits(60), 1)
        if list(other.rng) == list(step.position.rng):
            raise step.broken("a guess keeps the true generator: its owner could see the future")
        for word in range(len(other.rng)):
            other.rng[word] = step.position.rng[word]
        changed = changed or other != step.position
    if not changed:
        raise Broken(f"redeal never changes anything ({table})", table.game)


def order_of_sealed_choices_is_nothing(table: Table, numbers: Iterable[int]) -> None:
    """Simultaneous choices give the same position in whatever order they arrive, and show nothing before the last."""
    rules = table.rules
    for step in walk(table, numbers):
        waiting = list(bits(rules.to_act(step.position)))
        if len(waiting) < 2:
            continue
        choices = {seat: step.draw.choice(rules.legal(step.position, seat)) for seat in waiting}
        ends = set()
        for _ in range(ORDERS):
            order = step.draw.sample(waiting, len(waiting))
            world = step.position.copy()
            for seat in order:
                rules.play(world, seat, choices[seat])
            ends.add(bytes(world))
        if len(ends) > 1:
            raise step.broken("the order of sealed choices changes what happens")


Check = Callable[[Table, Iterable[int]], None]

CHECKS: tuple[Check, ...] = (
    games_end,
    legal_agrees_with_why_not,
    illegal_changes_nothing,
    components_stay,
    ways_agree,
    texts_round_trip,
    nothing_leaks,
    guesses_move,
    order_of_sealed_choices_is_nothing,
)


def count_sequences(rules: Rules, position: Position, depth: int) -> int:
    """How many sequences of that many actions there are (perft); an ended game counts as no sequence."""
    total = 0
    for seat in bits(rules.to_act(position)):
        actions = rules.legal(position, seat)
        if depth == 1:
            total += len(actions)
            continue
        for action in actions:
            after = position.copy()
            rules.play(after, seat, action)
            total += count_sequences(rules, after, depth - 1)
    return total
