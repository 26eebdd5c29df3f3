"""A first start, on a machine that has never compiled a rule."""

import asyncio

from gangland.proof.cold_start import GOAL, cold_start, crowding


def test_with_an_empty_cache_it_answers_within_eight_seconds(tmp_path):
    """More by as much as other work keeps the machine busy, as tests run side by side."""
    proof = asyncio.run(cold_start(tmp_path))
    assert proof.violations == []
    assert float(proof.arguments["limit"]) >= GOAL
    assert (tmp_path / "cold.db").exists()


def test_a_busy_machine_has_more_time(monkeypatch):
    for load, cores, times in ((0.0, 2, 1.0), (1.0, 2, 1.0), (5.0, 2, 3.0)):
        here = {"load": load, "cores": cores}
        monkeypatch.setattr("gangland.proof.cold_start.machine", lambda here=here: here)
        assert crowding() == times
