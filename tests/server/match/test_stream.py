"""Frames have the numbers of what their viewer has seen change, and the last ones are held."""

import pytest

from gangland.server.match.backlog import HELD, Held
from gangland.server.match.stream import Stream
from gangland.server.ports import NOBODY


def frames(count):
    stream = Stream(NOBODY, "e", b"0", None)
    return stream, [stream.show(b"%d" % number, None, ()) for number in range(1, count + 1)]


@pytest.mark.parametrize("count", [0, 1, 9, 10, 11, 19, 20, 21, 55, 60, 61, 137])
def test_what_is_held_is_the_end_of_what_was_sent(count):
    held, sent = Held(), [b"frame %d" % number for number in range(1, count + 1)]
    for number, frame in enumerate(sent, 1):
        held.add(number, frame)
    assert count - held.first + 1 >= min(count, HELD)
    for last in range(held.first - 1, count + 1):
        assert held.after(last) == sent[last:]


def test_what_looks_the_same_is_no_frame():
    stream, _ = frames(3)
    assert stream.show(b"3", None, ()) is None
    assert stream.n == 3


def test_whoever_has_everything_misses_nothing():
    stream, sent = frames(5)
    assert stream.missed(("e", 5)) == []
    assert stream.missed(("e", 3)) == sent[3:]


@pytest.mark.parametrize("resume", [None, ("f", 3), ("e", 6), ("e", -1)])
def test_whoever_comes_from_elsewhere_needs_everything(resume):
    stream, _ = frames(5)
    assert stream.missed(resume) is None


def test_whoever_was_away_too_long_needs_everything():
    stream, _ = frames(200)
    assert stream.missed(("e", 200 - HELD)) is not None
    assert stream.missed(("e", 100)) is None
