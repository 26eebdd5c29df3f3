"""When Python looks for garbage while a server runs."""

import gc
import sys
import weakref
from collections.abc import Iterator

import pytest

from gangland.server.gate.interpreter import MIDDLE, OLD, SWITCH, WORTH_IT, YOUNG, Quiet, settled


class Ring:
    """Something that only a collection can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def by_hand() -> Iterator[None]:
    """No collection but those that the test asks for."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def old_ring() -> "weakref.ref[Ring]":
    """Garbage that has outlived as many small collections as make a full one worth it."""
    ring = Ring()
    for _ in range(WORTH_IT):
        gc.collect(1)
    return weakref.ref(ring)


def test_a_server_looks_for_garbage_seldom_and_afterwards_all_is_as_before():
    before = gc.get_threshold(), sys.getswitchinterval()
    with settled():
        assert gc.get_threshold() == (YOUNG, MIDDLE, OLD)
        assert sys.getswitchinterval() == pytest.approx(SWITCH)
        assert gc.get_freeze_count() > 0
    assert (gc.get_threshold(), sys.getswitchinterval()) == before
    assert gc.get_freeze_count() == 0


def test_a_moment_in_which_nothing_happened_is_used_to_clear_up(by_hand):
    quiet, ring = Quiet(), old_ring()
    assert not quiet.look(7, 100)
    assert quiet.look(7, 100)
    assert ring() is None


def test_while_people_come_or_move_nobody_waits_for_a_clearing_up(by_hand):
    quiet, ring = Quiet(), old_ring()
    assert not any(quiet.look(7, moves) for moves in range(5))
    assert ring() is not None


def test_where_little_has_gathered_nothing_is_cleared_up(by_hand):
    quiet = Quiet()
    assert not any(quiet.look(7, 100) for _ in range(5))
