"""Acks first, frames after: what waits to be shown is shown once, whole, and before anything that is newer."""

import asyncio
import contextlib
import random

import msgspec
import pytest

from gangland.server.match.commands import Ack
from gangland.server.ports import NOBODY
from tests.server.desk.house import House

pytestmark = pytest.mark.anyio


class Rush:
    """A house where other commands are always on their way, until it is over; matches have their turn only then."""

    def __init__(self, house):
        self.house, self.others = house, contextlib.ExitStack()
        self.over = asyncio.Event()

    def __enter__(self):
        for _ in range(2):
            self.others.enter_context(self.house.desk.spreader.command())
        self.house.desk.sleep = lambda seconds: self.over.wait()
        return self

    def __exit__(self, *error):
        self.others.close()
        self.over.set()


async def choose(house, match, seats):
    """These seats make their sealed choices."""
    board = house.board(match)
    for seat in seats:
        assert isinstance(await house.act(match, seat, board.rules.legal(board.position, seat)[0]), Ack)


async def a_table(game="cash_n_guns", seats=4, viewers=None):
    house = House()
    match = await house.table(game, seats)
    screens = {viewer: (await house.watch(match, viewer))[1] for viewer in viewers or range(NOBODY, seats)}
    await house.settle()
    for screen in screens.values():
        screen.frames.clear()
    return house, match, screens


def lines_of(screen):
    return [line for frame in screen.frames for line in msgspec.json.decode(frame).get("lines", ())]


async def test_choices_of_a_rush_are_one_frame():
    house, match, screens = await a_table()
    with Rush(house):
        await choose(house, match, range(4))
        assert not any(screen.frames for screen in screens.values())
    await house.settle()
    assert [len(screen.frames) for screen in screens.values()] == [1] * 5
    assert all(screen.last["table"]["moves"] == 5 for screen in screens.values())


async def test_in_a_rush_everybody_reads_and_sees_what_is_read_and_seen_in_peace():
    busy, match, hurried = await a_table()
    quiet, other, calm = await a_table()
    draw, same = random.Random(3), random.Random(3)
    while busy.board(match).course.is_open:
        with Rush(busy):
            moves = await play(busy, match, draw, 5)
        await busy.settle()
        await play(quiet, other, same, moves)
    for viewer, screen in hurried.items():
        assert lines_of(screen) == lines_of(calm[viewer])
        assert screen.last["table"]["view"] == calm[viewer].last["table"]["view"]
        numbers = [msgspec.json.decode(frame)["n"] for frame in screen.frames]
        assert numbers == [*range(numbers[0], numbers[0] + len(numbers))]
        assert len(numbers) < len(calm[viewer].frames)


async def play(house, match, draw, moves):
    """Some random moves, without a rest in between."""
    board = house.board(match)
    for number in range(moves):
        if not board.course.is_open:
            return number
        seat = draw.choice(board.course.asked.owing())
        assert isinstance(await house.act(match, seat, draw.choice(board.rules.legal(board.position, seat))), Ack)
    return moves


async def test_whoever_comes_in_a_rush_sees_everything_and_the_others_too():
    house, match, screens = await a_table(viewers=[0])
    with Rush(house):
        await choose(house, match, [0, 1])
        attachment, late = await house.watch(match, 2)
        assert msgspec.json.decode(attachment.opening[0])["snapshot"]["moves"] == 3
        assert screens[0].last["table"]["moves"] == 3
    await house.settle()
    assert not late.frames


async def test_whoever_comes_back_in_a_rush_misses_nothing():
    house, match, screens = await a_table(viewers=[0])
    first, _ = await house.watch(match, 0)
    with Rush(house):
        await choose(house, match, [0, 1])
        again, _ = await house.watch(match, 0, (first.epoch, first.stream.n))
        assert [msgspec.json.decode(one)["type"] for one in again.opening] == ["welcome", "frame"]
        assert again.opening[1] == screens[0].frames[-1]


async def test_a_snapshot_is_not_older_than_an_ack():
    house, match, _ = await a_table(viewers=[1])
    attachment, _ = await house.watch(match, 0)
    with Rush(house):
        await choose(house, match, [0])
        assert msgspec.json.decode(house.desk.snapshot(attachment))["snapshot"]["moves"] == 2


@pytest.mark.parametrize("question", ["history", "replay", "why_not", "record", "presence"])
async def test_a_question_is_answered_after_the_frames(question):
    house, match, screens = await a_table(viewers=[0])
    with Rush(house):
        await choose(house, match, [1])
        assert not screens[0].frames
        desk = house.desk
        if question == "presence":
            await house.watch(match, 3)
        elif question == "why_not":
            await desk.why_not(match, "p0", 0)
        else:
            await getattr(desk, question)(*{"replay": (match, 0, 1)}.get(question, (match, 0)))
        assert msgspec.json.decode(screens[0].frames[0])["table"]["moves"] == 2


async def test_when_the_desk_closes_what_is_in_the_log_is_shown():
    house, match, screens = await a_table()
    with Rush(house):
        await choose(house, match, [0, 1])
        await house.desk.close()
        assert screens[2].last["table"]["moves"] == 3


async def test_who_is_asked_something_new_is_shown_before_those_who_only_wait():
    house = House()
    order, matches = [], [await house.table("cash_n_guns", 4) for _ in range(2)]
    for match in matches:
        _, screen = await house.watch(match, NOBODY)
        screen.push = lambda frame, kind, match=match: order.append(match)
    with Rush(house):
        await choose(house, matches[0], [0, 1])
        await choose(house, matches[1], range(4))
    await house.settle()
    assert order == matches[::-1]


async def test_a_rule_that_breaks_while_it_is_shown_halts_its_match(monkeypatch):
    house, match, screens = await a_table()
    with Rush(house):
        await choose(house, match, [3])
        monkeypatch.setattr(house.board(match), "rules_of", lambda game: 1 / 0)
    await house.settle()
    assert house.hosted(match).around.paused
    assert screens[0].last["table"]["status"] == "paused"


async def test_many_at_many_tables_are_all_shown():
    house = House()
    matches = [await house.table("cash_n_guns", 4) for _ in range(5)]
    screens = {match: (await house.watch(match, NOBODY))[1] for match in matches}
    await asyncio.gather(*(choose(house, match, [seat]) for seat in range(4) for match in matches))
    await house.settle()
    assert all(screen.last["table"]["moves"] == 5 for screen in screens.values())
    assert house.desk.spreader.commands == 0
