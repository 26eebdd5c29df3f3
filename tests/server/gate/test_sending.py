"""The queue of one connection."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from gangland.server.gate.sending import MOST_BYTES, MOST_FRAMES, Outgoing


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
