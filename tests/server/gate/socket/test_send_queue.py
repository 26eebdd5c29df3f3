"""The queue of one connection."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from gangland.server.gate.socket.send_queue import MOST_BYTES, MOST_FRAMES, Outgoing


class Told:
    """A queue with a table behind it that counts its frames."""

    def __init__(self) -> None:
        self.n = 0
        self.overflows = 0
        self.queue = Outgoing(lambda: b"snapshot %d" % self.n, self._count)

    def _count(self) -> None:
        self.overflows += 1

    def frame(self, size: int = 0) -> None:
        self.n += 1
        self.queue.push((b"frame %d " % self.n).ljust(size), "frame")


def run(story: Callable[[Told], Coroutine[Any, Any, Any]]) -> Any:
    async def told() -> Any:
        return await story(Told())

    return asyncio.run(told())


def test_frames_come_out_in_order_and_then_it_waits():
    async def story(told):
        waiting = asyncio.create_task(told.queue.next())
        await asyncio.sleep(0)
        told.frame()
        told.frame()
        return await waiting, await told.queue.next()

    assert run(story) == (b"frame 1 ", b"frame 2 ")


def test_too_many_frames_become_one_snapshot_of_the_latest_moment():
    async def story(told):
        for _ in range(MOST_FRAMES + 20):
            told.frame()
        return told.overflows, len(told.queue), await told.queue.next(), len(told.queue)

    assert run(story) == (1, 0, b"snapshot 84", 0)


def test_too_many_bytes_become_one_snapshot():
    async def story(told):
        for _ in range(5):
            told.frame(MOST_BYTES // 4)
        return told.overflows, await told.queue.next()

    assert run(story) == (1, b"snapshot 5")


def test_an_answer_after_an_overflow_is_kept():
    async def story(told):
        for _ in range(MOST_FRAMES + 1):
            told.frame()
        told.queue.push(b"ack")
        return await told.queue.next(), await told.queue.next()

    assert run(story) == (b"snapshot 65", b"ack")


def test_the_end_has_a_last_word_and_nothing_after_it():
    async def story(told):
        told.frame()
        told.queue.end(b"bye")
        told.frame()
        told.queue.end(b"bye again")
        return await told.queue.next(), await told.queue.next()

    assert run(story) == (b"bye", None)


@given(st.lists(st.sampled_from(["frame", "ack", "read", "big"]), max_size=300))
def test_it_is_bounded_and_whoever_reads_on_ends_with_the_truth(steps):
    async def story(told):
        seen = 0
        for step in steps:
            if step == "read" and (len(told.queue) or told.queue.stale):
                seen = shown(await told.queue.next(), seen)
            elif step == "ack":
                told.queue.push(b"ack")
            elif step != "read":
                told.frame(MOST_BYTES // 3 if step == "big" else 0)
            assert len(told.queue) <= MOST_FRAMES
            assert told.queue.bytes <= MOST_BYTES
        while len(told.queue) or told.queue.stale:
            seen = shown(await told.queue.next(), seen)
        assert seen == told.n

    def shown(frame, seen):
        """The number of the latest moment; frames have no gaps but where a snapshot closes them."""
        word, _, rest = frame.partition(b" ")
        if word == b"frame":
            assert int(rest) == seen + 1
        return seen if word == b"ack" else int(rest)

    run(story)


class Line:
    """A way out that takes frames at once, or does not; and the task that waits for it."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.is_clear = True
        self.woken = 0
        self.queue = Outgoing(lambda: b"snapshot", lambda: None, self._write)

    def _write(self, frame: bytes) -> bool:
        if self.is_clear:
            self.sent.append(frame)
        return self.is_clear

    async def keep_sending(self) -> None:
        while (frame := await self.queue.next()) is not None:
            self.woken += 1
            self.sent.append(frame)


def sent_over_a_line(steps: list[bool | None]) -> Line:
    """Frames 0, 1, 2 ... are pushed while the line is clear or not; at None the task that sends has its turn."""

    async def story() -> Line:
        line = Line()
        sending = asyncio.create_task(line.keep_sending())
        for number, step in enumerate(steps):
            if step is None:
                await asyncio.sleep(0)
            else:
                line.is_clear = step
                line.queue.push(b"%d" % number)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        line.queue.end()
        await sending
        return line

    return asyncio.run(story())


def test_what_can_be_sent_at_once_wakes_nobody():
    line = sent_over_a_line([None, True, True, True])
    assert (line.sent, line.woken) == ([b"1", b"2", b"3"], 0)


@given(st.lists(st.sampled_from([True, False, None]), max_size=40))
def test_frames_keep_their_order_whether_they_can_be_sent_at_once_or_not(steps):
    line = sent_over_a_line(steps)
    assert line.sent == [b"%d" % number for number, step in enumerate(steps) if step is not None]


def test_after_an_overflow_nothing_overtakes_the_snapshot():
    async def story() -> list[bytes]:
        line = Line()
        sending = asyncio.create_task(line.keep_sending())
        await asyncio.sleep(0)
        line.is_clear = False
        for _ in range(MOST_FRAMES + 1):
            line.queue.push(b"old", "frame")
        line.is_clear = True
        line.queue.push(b"answer")
        await asyncio.sleep(0)
        line.queue.end()
        await sending
        return line.sent

    assert asyncio.run(story()) == [b"snapshot", b"answer"]
