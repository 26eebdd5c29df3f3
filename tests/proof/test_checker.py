"""The checker is checked: what it must find is planted."""

import asyncio
import random

import msgspec
import pytest

from gangland.proof.checker import check
from gangland.proof.history import ACKED, OPEN, REFUSED, Glimpse, History, Sent
from gangland.proof.player import DECODER
from gangland.proof.population import Bench, NoBots, TableWish, seed
from gangland.server.bus.local import LocalHints
from gangland.server.clock import MonotonicClock
from gangland.server.desk import Desk
from gangland.server.match.commands import Ack, Act
from gangland.server.store import store_at


class Outlet:
    def __init__(self, history):
        self.history = history

    def push(self, frame, kind="frame"):
        heard = DECODER.decode(frame)
        table = heard.snapshot or heard.table
        self.history.seen.append(
            Glimpse(heard.epoch, heard.n, heard.type == "welcome", table.moves, table.status, table.digest())
        )


async def played(place, moves):
    """A table of Five Points after some moves, and what its two clients did and saw."""
    [people] = await seed(place, [TableWish("five_points", 2)])
    store = store_at(place)
    await store.open()
    desk = Desk(store, LocalHints(), NoBots(), MonotonicClock(), Bench())
    histories, chance = [History(one.table, one.seat) for one in people], random.Random(1)
    for one, history in zip(people, histories, strict=True):
        attached = await desk.attach(one.table, one.seat, Outlet(history))
        attached.outlet.push(attached.opening[0])
    board = desk.hosting.matches[people[0].table].board
    for _ in range(moves):
        seat = board.course.asked.owing()[0]
        sent = Sent(f"{chance.getrandbits(128):032x}", board.course.asked.open(seat), 0)
        sent.action = chance.choice(board.rules.legal(board.position, seat))
        histories[seat].sent.append(sent)
        answer = await desk.submit(
            people[seat].table, people[seat].account, Act(sent.command, sent.decision, sent.action)
        )
        assert isinstance(answer, Ack)
        sent.outcome = ACKED
    await desk.close()
    return store, people[0].table, histories


def verdict_of(place, spoil=lambda histories: None, moves=6):
    async def story():
        store, table, histories = await played(place, moves)
        spoil(histories)
        try:
            return await check(store, [table], histories)
        finally:
            await store.close()

    return asyncio.run(story())


@pytest.fixture
def place(tmp_path):
    return str(tmp_path / "checked.db")


def found(verdict):
    return {violation.invariant for violation in verdict.violations}


def test_a_clean_game_has_no_violation(place):
    verdict = verdict_of(place)
    assert verdict.violations == []
    assert (verdict.matches, verdict.acknowledged, verdict.events) == (1, 6, 7)
    assert verdict.glimpses > 6


def test_an_acknowledged_command_that_is_not_in_the_log(place):
    def spoil(histories):
        histories[0].sent.append(Sent("f" * 32, 1, 0, outcome=ACKED))

    assert found(verdict_of(place, spoil)) == {"I1"}


def test_a_refused_command_that_was_kept(place):
    def spoil(histories):
        next(iter(histories[0].sent)).outcome = REFUSED

    assert found(verdict_of(place, spoil)) == {"I5"}


def test_a_command_without_an_answer_may_be_there_once(place):
    def spoil(histories):
        next(iter(histories[0].sent)).outcome = OPEN

    verdict = verdict_of(place, spoil)
    assert (found(verdict), verdict.unanswered_kept) == (set(), 1)


def test_a_frame_that_was_lost_or_shown_wrongly(place):
    def lose(histories):
        del histories[0].seen[2]

    def forge(histories):
        histories[0].seen[2] = msgspec.structs.replace(histories[0].seen[2], digest="0" * 24)

    assert found(verdict_of(place, lose)) == {"I4"}
    assert found(verdict_of(place + "2", forge)) == {"I4"}


def test_what_another_seat_should_see(place):
    def swap(histories):
        histories[0].seen[:], histories[1].seen[:] = histories[1].seen[:], histories[0].seen[:]

    assert found(verdict_of(place, swap)) == {"I4"}


def test_an_edited_log(place, monkeypatch):
    async def story():
        store, table, histories = await played(place, 4)
        log = await store.events(table)
        edited = [*log[:2], msgspec.structs.replace(log[2], payload='{"action":0,"lag":7}'), *log[3:]]
        gap = [*log[:2], *log[3:]]
        verdicts = []
        for wrong in (edited, gap):
            monkeypatch.setattr(store, "events", lambda match, wrong=wrong: _given(wrong))
            verdicts.append(await check(store, [table], histories))
        await store.close()
        return verdicts

    edited, gap = asyncio.run(story())
    assert found(edited) == {"I3"}
    assert found(gap) == {"I2"}


async def _given(events):
    return events
