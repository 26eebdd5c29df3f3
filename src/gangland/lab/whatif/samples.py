"""Games one by one: what each came to, so that two versions of a game can be compared deal by deal."""

from itertools import pairwise
from typing import Any

import numpy as np

from gangland.bots import Player
from gangland.engine import contract, loops
from gangland.engine.game import bits
from gangland.engine.loops import MOVE_LIMIT, TURN_STEP
from gangland.engine.position import Position, over
from gangland.engine.rule import door
from gangland.engine.rules import MAX_SEATS, Numbers, Rules
from gangland.engine.table import Table

MOVES, TURNS, SHARED, SEATS = range(4)  # a row has these, then the win and the points of each seat
WIN = 840  # a win in whole numbers, however many of up to eight share it
SEED_STEP = (
    0x9E3779B97F4A7C15  # spreads the seeds of a bot's decisions: the odd number nearest to 2 ** 64 / golden ratio
)

_deal, _playout, _result = loops.deal, loops.playout, contract.result


@door
def sample(
    states: Any, seats: int, options: Any, key: int, first: int, games: int, actions: Any, ends: Any, rows: Any
) -> None:
    """Random games number `first` and on of a stream, each into a row of its own."""
    for game in range(games):
        _deal(states[0], seats, options, key, first + game)
        length = _playout(states[0], actions)
        _result(states[0], ends)
        winners = 0
        for seat in range(seats):
            winners += ends[seat, 1] == 1
        rows[game, MOVES] = length % TURN_STEP
        rows[game, TURNS] = length // TURN_STEP
        rows[game, SHARED] = winners > 1
        for seat in range(seats):
            won = ends[seat, 1] == 1
            rows[game, SEATS + seat] = WIN // max(winners, 1) if won else 0
            rows[game, SEATS + seats + seat] = ends[seat, 0]


def width(seats: int) -> int:
    """How many numbers a row has."""
    return SEATS + 2 * seats


def sample_games(rules: Rules, table: Table, seed: int, first: int, games: int) -> Numbers:
    """A row for each of the games number `first` and on."""
    rows = np.zeros((games, width(table.seats)), np.int64)
    ends = np.zeros((MAX_SEATS, 2), np.int64)
    cells = np.zeros(1, rules.game.state)
    actions = rules.actions_buffer()
    where = rules.row(over(cells)), table.seats, table.numbers
    rules.door(sample)(*where, seed, first, games, actions, ends, rows)
    return rows


def sample_bot_games(rules: Rules, table: Table, seed: int, first: int, games: int, bot: Player) -> Numbers:
    """The same rows of games in which a bot plays every seat."""
    rows = np.zeros((games, width(table.seats)), np.int64)
    for row, number in zip(rows, range(first, first + games), strict=True):
        position = dealt(rules, table, seed, number)
        moves = bot_moves(rules, seed, number, position, bot)
        row[MOVES] = len(moves)
        row[TURNS] = bool(moves) + sum(one != other for (one, _), (other, _) in pairwise(moves))
        add_result(row, rules.result(position), table.seats)
    return rows


def dealt(rules: Rules, table: Table, seed: int, number: int) -> Position:
    """The deal of a game of a stream."""
    position = table.game.blank()
    rules.enter_deal(rules.row(position), table.seats, table.numbers, seed, number)
    return position


def bot_moves(rules: Rules, seed: int, number: int, position: Position, bot: Player) -> list[tuple[int, int]]:
    """Play a dealt game to its end, every seat by the same bot. For the same decision it always has the same seed."""
    moves: list[tuple[int, int]] = []
    while (waiting := rules.to_act(position)) and len(moves) < MOVE_LIMIT:
        seat = next(iter(bits(waiting)))
        luck = decision_seed(seed, number, len(moves))
        action = bot.ask(rules, position, seat, luck).action
        rules.play(position, seat, action)
        moves.append((seat, action))
    return moves


def decision_seed(seed: int, game: int, move: int) -> int:
    """What a bot draws from for its decision after so many moves of a game of a stream."""
    return ((seed << 40) + (game << 16) + move) * SEED_STEP % 2**63


def add_result(row: Numbers, ends: Numbers, seats: int) -> None:
    """Who won, alone or not, and the points of all."""
    won = ends[:seats, 1] == 1
    row[SHARED] = won.sum() > 1
    row[SEATS : SEATS + seats] = won * (WIN // max(int(won.sum()), 1))
    row[SEATS + seats :] = ends[:seats, 0]
