"""How the weights of an outlook are found: games seen round by round, a softmax fitted to them, nothing lost."""

import numpy as np
import pytest

from gangland.bench.outlook.__main__ import main, written
from gangland.bench.outlook.fit import Fit, softmax
from gangland.bench.outlook.folder import HELD_OUT, PIECE, pieces, play, sorted_out
from gangland.bench.outlook.standings import Standings, padded, played
from gangland.engine.rules import MAX_SEATS
from gangland.engine.table import Table
from gangland.engine.testing import Table as KitTable
from gangland.engine.testing import walk
from gangland.games import load
from gangland.games.cash_n_guns.outlook import OUTLOOK, TRAITS, WEIGHTS

CASH, FIT = load("cash_n_guns"), Fit(OUTLOOK)


@pytest.fixture(autouse=True)
def plain_rules(monkeypatch):
    """Few games of bots that do not think: plain rules start at once."""
    monkeypatch.setenv("GANGLAND_RULES", "plain")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """As few games as can be fitted to."""
    folder = tmp_path_factory.mktemp("games")
    play(with_four(folder), workers=1)
    return folder


def with_four(folder):
    return [piece for piece in pieces(folder, CASH, PIECE * HELD_OUT, "random") if piece.table.seats == 4]


def drawn(weights, standings=20_000):
    """Made-up beginnings of the second round with four and with eight, won by chances that follow from the weights."""
    chance = np.random.default_rng(3)
    seats = chance.choice([4.0, 8.0], standings)
    alive = (np.arange(MAX_SEATS) < seats[:, None]).astype(float)
    traits = chance.normal(size=(standings, MAX_SEATS, TRAITS))
    unknown = Standings(seats, np.full(standings, float(OUTLOOK.first_stage)), alive, traits, np.zeros_like(alive))
    sums = softmax(FIT.inputs(unknown) @ weights.ravel(), alive).cumsum(axis=1)
    winners = (sums < chance.random((standings, 1))).sum(axis=1)
    return Standings(seats, unknown.stages, alive, traits, np.eye(MAX_SEATS)[winners])


class TestStandings:
    def test_a_game_is_seen_at_the_beginning_of_every_round_after_the_first(self):
        standings = played(Table.of(CASH, 5), "17/2", "random")
        assert standings.stages.tolist() == sorted(set(standings.stages.tolist()))
        assert standings.stages[0] == OUTLOOK.first_stage
        assert set(standings.seats) == {5}
        assert standings.won.sum(axis=1) == pytest.approx(1)
        assert not standings.won[:, 5:].any()

    def test_the_same_seed_is_the_same_game(self):
        one, other = (played(Table.of(CASH, 4), "17/3", "random") for _ in range(2))
        assert all(map(np.array_equal, one.columns, other.columns))


class TestFit:
    def test_weights_that_decided_are_found_again(self):
        weights = np.array([np.linspace(-1, 1, TRAITS), np.linspace(1.5, -0.5, TRAITS)])
        assert FIT.of_stage(drawn(weights)) == pytest.approx(weights, abs=0.1)

    def test_they_foretell_better_than_even_chances_and_than_their_opposite(self):
        weights = np.array([np.full(TRAITS, 0.3), np.full(TRAITS, 0.6)])
        standings = drawn(weights, 4_000)
        known, even = np.zeros_like(WEIGHTS), np.zeros_like(WEIGHTS)
        known[:, 0] = FIT.of_stage(standings)
        assert FIT.loss(standings, known) < FIT.loss(standings, even) < FIT.loss(standings, -known)

    @pytest.mark.parametrize(("seats", "talents"), [(4, "none"), (6, "random"), (8, "none")])
    def test_the_rule_of_the_game_says_the_same_chances(self, seats, talents):
        game, stage, compared = load("cash_n_guns"), 1, 0
        for step in walk(KitTable(game, seats, {"talents": talents}, "plain"), range(2)):
            now = game.stage(step.position)
            if now > stage and not step.is_end:
                alive, traits = (column[None] for column in padded(OUTLOOK.standing(step.position)))
                moment = Standings(np.array([float(seats)]), np.array([float(now)]), alive, traits, alive)
                expected = softmax(FIT.inputs(moment) @ WEIGHTS[:, now - OUTLOOK.first_stage].ravel(), alive)[0]
                chances = np.zeros(MAX_SEATS)
                game.outlook(step.position, chances)
                assert chances == pytest.approx(expected)
                compared += 1
            stage = now
        assert compared > 0


class TestCommand:
    def test_games_are_kept_and_not_played_again(self, folder):
        before = {file: file.stat().st_mtime_ns for file in folder.iterdir()}
        assert set(before) == {piece.file for piece in with_four(folder)}
        play(with_four(folder), workers=1)
        assert {file: file.stat().st_mtime_ns for file in folder.iterdir()} == before

    def test_one_piece_of_five_is_held_out(self, folder):
        fitted_to, held_out = sorted_out(folder, "random")
        assert len(fitted_to) > 2 * len(held_out) > 0

    def test_the_weights_are_printed_as_they_stand_in_the_rules(self, folder):
        text = written(FIT.weights(sorted_out(folder, "random")[0])[0])
        table = eval(text.rstrip(","))  # what was printed is what would be pasted
        assert np.array(table).shape == WEIGHTS.shape[1:]

    @pytest.mark.parametrize(("words", "why"), [(["--games", "9"], "50 games or more"), (["--bot", "x"], "x")])
    def test_what_can_not_be_done_is_told_in_a_sentence(self, tmp_path, capsys, words, why):
        with pytest.raises(SystemExit):
            main([str(tmp_path), *words])
        assert why in capsys.readouterr().err
