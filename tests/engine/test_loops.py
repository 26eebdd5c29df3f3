"""Loops over the contract: the same for every game, alone and in batches, plain and compiled."""

from collections import Counter

import numpy as np
import pytest

from gangland.engine import loops
from gangland.engine.match import Match
from gangland.games.famiglia import GAME as FAMIGLIA
from tests.engine.standoff import GAME as STANDOFF
from tests.engine.test_randomness import looks_uniform

GAMES = 40
tables = pytest.mark.parametrize(
    ("game", "seats"),
    [(FAMIGLIA, 2), (STANDOFF, 2), (STANDOFF, 5), (STANDOFF, 8)],
    ids=lambda one: getattr(one, "id", one),
)
ways = pytest.mark.parametrize("way", ["plain", "compiled"])


def totals_of(rules, seats, first=0, games=GAMES):
    totals, ends = np.zeros(loops.TOTALS, np.int64), np.zeros((8, 2), np.int64)
    options = rules.game.option_numbers({})
    row = rules.row(rules.game.blank())
    rules.enter_playouts(row, seats, options, 7, first, games, rules.actions_buffer(), ends, totals)
    return totals


def dealt(rules, seats, count):
    """A batch of new games in the form that the doors take, and the cells it lies in."""
    cells = np.zeros(count, rules.game.state)
    batch = rules.batch(cells)
    rules.enter_deal_each(batch, seats, rules.game.option_numbers({}), 7, 0)
    return batch, cells


class TestPlayouts:
    @tables
    def test_plain_and_compiled_totals_are_equal(self, game, seats):
        assert totals_of(game.plain, seats).tolist() == totals_of(game.compiled, seats).tolist()

    def test_the_totals_of_parts_add_up(self):
        whole = totals_of(STANDOFF.plain, 3)
        parts = totals_of(STANDOFF.plain, 3, 0, 15), totals_of(STANDOFF.plain, 3, 15, GAMES - 15)
        longest = max(part[loops.LONGEST] for part in parts)
        together = parts[0] + parts[1]
        together[loops.LONGEST] = longest
        assert together.tolist() == whole.tolist()

    @tables
    def test_the_totals_say_what_happened(self, game, seats):
        totals = totals_of(game.plain, seats)
        assert totals[loops.GAMES] == totals[loops.HISTOGRAM :].sum() == GAMES
        assert totals[loops.UNFINISHED] == 0
        assert totals[loops.WINS : loops.WINS + 8].sum() + totals[loops.SHARED] == GAMES
        assert totals[loops.PLACES : loops.PLACES + 8].sum() >= GAMES * seats

    def test_each_seat_that_owes_a_decision_is_as_likely_to_be_next(self):
        position = STANDOFF.blank()
        position.rng[0] = 1
        drawn = Counter(loops.chosen_seat(position, 0b1010_0110) for _ in range(4_000))
        assert set(drawn) == {1, 2, 5, 7}
        assert looks_uniform(drawn.elements(), 4)

    @pytest.mark.parametrize("seat", range(8))
    def test_in_a_turn_the_seat_is_not_drawn(self, seat):
        position = STANDOFF.blank()
        assert loops.chosen_seat(position, 1 << seat) == seat
        assert list(position.rng) == [0, 0, 0, 0]


@ways
class TestBatches:
    def test_a_batch_is_dealt_as_single_games_are(self, way):
        _, cells = dealt(getattr(STANDOFF, way), 4, 5)
        for number in range(5):
            assert cells[number].tobytes() == bytes(Match.of(STANDOFF, 4, seed=f"7/{number}").position)

    def test_a_refused_move_leaves_its_own_position_and_no_other(self, way):
        rules = getattr(STANDOFF, way)
        batch, cells = dealt(rules, 2, 3)
        before, refusals = cells.copy(), np.zeros(3, np.int64)
        first = [rules.legal(batch[0] if way == "plain" else Match.of(STANDOFF, 2, seed="7/0").position, 0)[0], 99, -1]
        rules.enter_play_each(batch, np.zeros(3, np.int64), np.array(first), refusals)
        assert [int(refusal) for refusal in refusals] == [0, 1, 1]
        assert [bool(cells[number] == before[number]) for number in range(3)] == [False, True, True]

    def test_a_mask_has_a_one_for_each_legal_action(self, way):
        rules = getattr(STANDOFF, way)
        batch, _ = dealt(rules, 3, 4)
        masks = np.full((4, len(STANDOFF.actions)), 9, np.int8)
        rules.enter_mask_each(batch, np.array([0, 1, 2, 0]), rules.actions_buffer(), masks)
        for number, seat in enumerate([0, 1, 2, 0]):
            legal = Match.of(STANDOFF, 3, seed=f"7/{number}").legal(seat)
            assert masks[number].nonzero()[0].tolist() == legal
            assert set(masks[number].tolist()) == {0, 1}

    def test_every_game_of_a_batch_is_played_to_its_end(self, way):
        rules = getattr(STANDOFF, way)
        batch, cells = dealt(rules, 6, 10)
        lengths = np.zeros(10, np.int64)
        rules.enter_playout_each(batch, rules.actions_buffer(), lengths)
        assert set(cells["round"].tolist()) == {3}
        assert lengths.min() > 6

    def test_a_replay_stops_before_the_first_illegal_move(self, way):
        rules = getattr(STANDOFF, way)
        match = Match.of(STANDOFF, 2, seed=4)
        moves = [(0, match.legal(0)[0]), (1, match.legal(1)[0]), (1, 99), (0, 0)]
        assert rules.enter_replay(rules.row(match.position), np.array(moves), 4) == 2


class TestWorth:
    def test_the_worth_of_an_action_is_the_same_in_both_ways_and_leaves_the_position(self):
        match = Match.of(STANDOFF, 3, seed=1)
        worths = set()
        for rules in (STANDOFF.plain, STANDOFF.compiled):
            cells = np.concatenate([match.position.cells] * 2)
            arguments = (0, 3, int(match.legal(0)[0]), 1, 20, rules.actions_buffer(), np.zeros((8, 2), np.int64))
            worths.add(int(rules.enter_worth(rules.batch(cells), *arguments)))
            assert cells[0].tobytes() == bytes(match.position)
        assert len(worths) == 1

    def test_a_bot_would_rather_win_than_share_and_rather_share_than_lose(self):
        ends = [np.array(rows) for rows in ([[5, 1], [5, 2]], [[5, 1], [5, 1]], [[5, 2], [5, 1]])]
        won, shared, lost = (loops.lead(end, 0, 2) for end in ends)
        assert won > shared > lost

    def test_the_best_rival_is_the_one_who_counts(self):
        ends = np.array([[5, 2], [3, 3], [9, 1], [1, 4]])
        assert loops.lead(ends, 0, 4) == -4
        assert loops.lead(ends, 2, 4) == 4 + loops.WIN
