"""Checks of sameness: plain, compiled, in a batch, as bytes, as text and as a record."""

import random
from collections.abc import Iterable
from dataclasses import replace

import numpy as np

from gangland.engine.match import Match
from gangland.engine.record import read_record
from gangland.engine.seeds import plant
from gangland.engine.testing.play import answers
from gangland.engine.testing.table import Broken, Table, walk


def moves_of(table: Table, number: int) -> tuple[list[tuple[int, int]], bytes]:
    """A random game as its actions and its last position."""
    moves: list[tuple[int, int]] = []
    position = None
    for step in walk(replace(table, moments=0), [number]):
        moves.append((step.seat, step.action))
        position = step.position
    assert position is not None
    return moves, bytes(position)


def ways_agree(table: Table, numbers: Iterable[int]) -> None:
    """The same actions give the same bytes plain, compiled, and in a batch, after every move."""
    games = [moves_of(table, number) for number in numbers]
    plain, compiled = table.game.plain, table.game.compiled
    one, two = table.game.blank(), table.game.blank()
    lot = random.Random(table.moments)
    for number, (moves, end) in zip(numbers, games, strict=True):
        for rules, position in ((plain, one), (compiled, two)):
            plant(position, str(number))
            rules.setup(position, table.seats, table.game.option_numbers(table.options))
        for seat, action in moves:
            looked = not table.moments or lot.random() * len(moves) < table.moments
            if bytes(one) != bytes(two) or (looked and answers(table, plain, one) != answers(table, compiled, two)):
                raise Broken(f"plain and compiled rules differ ({table}, game {number})", table.game, one)
            plain.play(one, seat, action)
            compiled.play(two, seat, action)
        if answers(table, plain, one) != answers(table, compiled, two):
            raise Broken(f"plain and compiled rules differ ({table}, game {number})", table.game, one)
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
    for step in walk(table, numbers, ends=True):
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
    match = Match.of(table.game, table.seats, table.options, number, plain=plain)
    for seat, action in moves_of(table, number)[0]:
        match.play(action, seat=seat)
    match.comment("the end")
    text = match.record()
    again = read_record(text, lambda _: table.game, plain)
    if again.position != match.position or again.record() != text:
        raise Broken(f"the record of game {number} does not round-trip ({table})", table.game, match.position)
