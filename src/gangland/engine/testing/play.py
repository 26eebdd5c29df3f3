"""Checks of play: games end, legality is told once, refusals and questions change nothing."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from gangland.engine.contract import ALLOWED
from gangland.engine.game import bits
from gangland.engine.position import Position
from gangland.engine.rules import Rules
from gangland.engine.testing.secrets import knowledge
from gangland.engine.testing.table import Broken, Table, last_position, walk


def games_end(table: Table, numbers: Iterable[int]) -> None:
    """Random games end, and then every seat has a place and nobody a legal action."""
    for number in numbers:
        last = last_position(table, number)
        places = [int(place) for _, place in table.rules.result(last)[: table.seats]]
        if not _are_places(places) and not (table.game.nobody_may_win and set(places) == {table.seats}):
            raise Broken(f"the places are {places} ({table}, game {number})", table.game, last)
        if any(table.rules.legal(last, seat) for seat in range(table.seats)):
            raise Broken(f"somebody has a legal action after the end ({table}, game {number})", table.game, last)


def _are_places(places: list[int]) -> bool:
    """Each place is one behind the number of those who are better: equals share it, the next ones skip."""
    return places == [1 + sum(other < place for other in places) for place in places]


def legal_agrees_with_why_not(table: Table, numbers: Iterable[int]) -> None:
    """`legal` lists exactly what `why_not` allows, in rising order, for every seat; every refusal has a name."""
    for step in walk(table, numbers):
        for seat in range(table.seats):
            answers = [table.rules.why_not(step.position, seat, action) for action in range(len(table.game.actions))]
            allowed = [action for action, answer in enumerate(answers) if answer == ALLOWED]
            if allowed and seat not in bits(table.rules.to_act(step.position)) and not step.may_change(seat, allowed):
                raise step.broken(f"seat {seat} owes no decision and may act all the same")
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
    counts: list[int] | None = None
    for step in walk(table, numbers, ends=True):
        now = table.rules.census(step.position)
        if counts is not None and now != counts:
            raise step.broken(f"components were made or lost: {counts} became {now}")
        counts = now


def asking_changes_nothing(table: Table, numbers: Iterable[int]) -> None:
    """Whoever looks, asks or writes leaves every byte as it was; numbers for a net need no clean array."""
    game, rules = table.game, table.rules
    for step in walk(table, numbers, ends=True):
        before = bytes(step.position)
        for viewer in table.viewers():
            knowledge(table, step.position, viewer)
            out = np.full(game.observation, 77, np.float32)
            rules.enter_observe(rules.row(step.position), viewer, out)
            if out.tolist() != rules.observe(step.position, viewer).tolist():
                raise step.broken(f"observe for {viewer} leaves what its array held before")
        answers(table, rules, step.position)
        game.write(step.position)
        if bytes(step.position) != before:
            step.position.become(before)
            raise step.broken("a question changed the position")


def answers(table: Table, rules: Rules, position: Position) -> tuple[Any, ...]:
    """All that the rules say of a position: it is the same in every way of running."""
    waiting = rules.to_act(position)
    legal = [rules.legal(position, seat) for seat in range(table.seats)]
    seen = [rules.observe(position, viewer).tolist() for viewer in table.viewers()]
    guesses = [bytes(rules.guess(position, viewer, 7, 8)) for viewer in table.viewers()]
    ends = None if waiting else rules.result(position)[: table.seats].tolist()
    return waiting, legal, seen, guesses, rules.census(position), ends


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
