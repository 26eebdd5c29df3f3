"""What trials have found is kept at once, and an interrupted run goes on where it was."""

import asyncio

import pytest

from gangland.proof import proofs
from gangland.proof.checker import Violation
from gangland.proof.ledger import Ledger, book_in
from gangland.proof.page import write_proofs
from gangland.proof.rig import Proof, Stage


class Interrupted(Exception):
    """Somebody has had enough."""


class PlayedStage(Stage):
    """A stage on which nothing is played: two kills, and what came of them."""

    def __init__(self, rounds, stop_at):
        self.rounds, self.stop_at, self.chaos, self.kills = rounds, stop_at, None, 2

    async def play(self, disturb, seconds, faults=None):
        self.rounds.append(len(self.rounds))
        if len(self.rounds) == self.stop_at:
            raise Interrupted

    def proof(self, name, verdict, **more):
        return Proof(name, True, "", {"kills": 2, "acks": 10, "return": f"{len(self.rounds)}.5", **more})


def play(folder, rounds, kills=6, stop_at=0):
    ledger = Ledger(kills, book_in(folder), lambda book: write_proofs(book, folder, str))
    make = lambda seed: PlayedStage(rounds, stop_at)  # noqa: E731
    trial = lambda: proofs.in_rounds("kills", proofs.Rounds(kills, ledger), make, Stage.kill)  # noqa: E731
    asyncio.run(proofs._hold({"kills": trial}, ledger, lambda name, **counts: None))
    return ledger.book


def test_an_interrupted_trial_goes_on_with_the_rounds_that_are_missing(tmp_path):
    rounds = []
    with pytest.raises(Interrupted):
        play(tmp_path, rounds, stop_at=3)
    assert book_in(tmp_path).begun["kills"].told == {"kills": 4, "acks": 20, "return": "2.5", "messages": 0}
    assert "kills (not finished) | 4 kills" in (tmp_path / "server.md").read_text()
    [proof] = play(tmp_path, rounds).proofs
    assert (proof.arguments["kills"], proof.arguments["acks"], proof.arguments["return"]) == (6, 30, "4.5")
    assert len(rounds) == 4
    play(tmp_path, rounds)
    assert len(rounds) == 4  # it is known


def test_a_run_with_another_number_of_kills_begins_anew(tmp_path):
    rounds = []
    play(tmp_path, rounds)
    book = play(tmp_path, rounds, kills=2)
    assert (len(rounds), book.kills, book.proofs[0].arguments["kills"]) == (4, 2, 2)


def test_the_page_shows_violations_and_keeps_the_figures(tmp_path):
    (tmp_path / "server.json").write_text(
        '{"machine": {"cores": 2, "python": "3", "sqlite": "3", "load": 0}, "rows": ['
        '{"name": "moves", "database": "SQLite", "value": 7.0, "unit": "ms", "reached": true}]}'
    )
    ledger = Ledger(1, None, lambda book: write_proofs(book, tmp_path, str))
    ledger.finish(Proof("fsync", False, "", {"kills": 1, "return": "0.1"}, [Violation("I1", "m", "lost")]), 0.0)
    ledger.finish(Proof("full-disk", None, ""), 0.0)
    page = (tmp_path / "server.md").read_text()
    assert "| moves | SQLite | 7 ms |" in page
    assert "| fsync | 1 kills | 0 | 0 | 0 | 0.1 s |" in page
    assert "| **1** |" in page
    assert "| full-disk | not tried |" in page
