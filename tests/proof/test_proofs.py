"""The proofs of `gangland prove`, small: real processes, real kills, whole games."""

import asyncio
import time
from functools import partial

import pytest

from gangland.proof import clock_jumps, full_disk, proofs
from gangland.proof.chaos_proxy import Faults
from gangland.proof.mistakes import CannotTry
from gangland.proof.population import TableWish
from gangland.proof.postgres import postgres
from gangland.proof.rig import Stage

FAMIGLIA, FIVE_POINTS = TableWish("famiglia", 2), TableWish("five_points", 2)


@pytest.fixture(autouse=True)
def plain_rules(monkeypatch):
    monkeypatch.setenv("GANGLAND_RULES", "plain")


def held(proof):
    assert proof.violations == []
    assert proof.holds
    return proof.arguments


def test_eight_clients_play_cash_n_guns_while_the_server_is_killed_ten_times(tmp_path):
    told = held(asyncio.run(proofs.whole_game(str(tmp_path / "game.db"), 10)))
    assert told["kills"] == 10


def test_the_server_dies_at_every_named_step(tmp_path):
    held(asyncio.run(proofs.failpoints(str(tmp_path / "points.db"), [FIVE_POINTS, FAMIGLIA], visits=(3,))))


def test_messages_are_lost_doubled_swapped_delayed_and_cut(tmp_path):
    faults = Faults(drop=0.01, delay=0.02, stall=0.0, halve=0.01, garble=0.01)
    told = held(
        asyncio.run(proofs.chaos("chaos", str(tmp_path / "chaos.db"), [FIVE_POINTS], proofs.Rounds.of(1), faults))
    )
    assert told["messages"] > 100


def test_the_move_of_a_killed_bot_appears_once_and_in_time(tmp_path):
    held(asyncio.run(proofs.bot_worker(str(tmp_path / "bots.db"), proofs.Rounds.of(4))))


def test_bots_that_no_process_thinks_for_cannot_be_killed(tmp_path, monkeypatch):
    """They think inside the server here: the trial says so, instead of looking for somebody to kill for ever."""
    monkeypatch.setattr(proofs, "Stage", partial(Stage, module="tests.web.hasty"))
    monkeypatch.setattr(proofs, "MOST_SPARED", 2)
    with pytest.raises(CannotTry):
        asyncio.run(proofs.bot_worker(str(tmp_path / "bots.db"), proofs.Rounds.of(1)))


def test_a_full_disk_refuses_moves_and_loses_none(tmp_path):
    told = held(asyncio.run(full_disk.full_disk(tmp_path, [FIVE_POINTS, FAMIGLIA], times=2)))
    assert told["times"] == 2
    assert told["refused"] >= 2


def test_setting_the_clock_of_the_machine_takes_nobodys_time(tmp_path):
    jumps = ((3, False), (-2, False), (1, True))
    told = held(
        asyncio.run(
            clock_jumps.clock_jumps("clock-jumps", str(tmp_path / "c.db"), tmp_path / "clock", ["famiglia"], jumps)
        )
    )
    assert told["times"] == 3


def test_what_must_not_stay_half_done_is_done_although_nobody_waits():
    done = []

    async def story():
        async def work():
            await asyncio.sleep(0.05)
            done.append(True)

        waiting = asyncio.create_task(proofs.to_its_end(work()))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(story())
    assert done == [True]


def test_a_disturber_that_fails_ends_the_trial_at_once_and_is_heard_of(tmp_path):
    async def fail(stage):
        raise LookupError("nothing to disturb")

    stage = Stage(str(tmp_path / "fails.db"), [FIVE_POINTS])
    began = time.monotonic()
    with pytest.raises(LookupError):
        asyncio.run(stage.play(fail, 300.0))
    assert time.monotonic() - began < 60


def test_postgresql_is_killed_and_two_processes_write_the_same_matches():
    with postgres() as server:
        held(asyncio.run(proofs.postgres_kills(server, proofs.Rounds.of(1), [FIVE_POINTS])))
        held(
            asyncio.run(proofs.two_processes(server.new_database("two"), proofs.Rounds.of(1), [FIVE_POINTS, FAMIGLIA]))
        )
