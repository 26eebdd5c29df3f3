"""The proofs of `gangland prove`, small: real processes, real kills, whole games."""

import asyncio

import pytest

from gangland.server.trial import proving
from gangland.server.trial.chaos import Faults
from gangland.server.trial.postgres import postgres
from gangland.server.trial.seeding import TableWish

FAMIGLIA, FIVE_POINTS = TableWish("famiglia", 2), TableWish("five_points", 2)


@pytest.fixture(autouse=True)
def plain_rules(monkeypatch):
    monkeypatch.setenv("GANGLAND_RULES", "plain")


def held(proof):
    assert proof.violations == []
    assert proof.holds
    return proof.arguments


def test_eight_clients_play_cash_n_guns_while_the_server_is_killed_ten_times(tmp_path):
    told = held(asyncio.run(proving.whole_game(str(tmp_path / "game.db"), 10)))
    assert told["kills"] == 10


def test_the_server_dies_at_every_named_step(tmp_path):
    held(asyncio.run(proving.failpoints(str(tmp_path / "points.db"), [FIVE_POINTS, FAMIGLIA], visits=(3,))))


def test_messages_are_lost_doubled_swapped_delayed_and_cut(tmp_path):
    faults = Faults(drop=0.01, delay=0.02, stall=0.0, halve=0.01, garble=0.01)
    told = held(asyncio.run(proving.chaos("chaos", str(tmp_path / "chaos.db"), [FIVE_POINTS], 1, faults)))
    assert told["messages"] > 100


def test_the_move_of_a_killed_bot_appears_once_and_in_time(tmp_path):
    held(asyncio.run(proving.bot_worker(str(tmp_path / "bots.db"))))


def test_postgresql_is_killed_and_two_processes_write_the_same_matches():
    with postgres() as server:
        held(asyncio.run(proving.postgres_kills(server, 1, [FIVE_POINTS])))
        held(asyncio.run(proving.two_processes(server.new_database("two"), 1, [FIVE_POINTS, FAMIGLIA])))
