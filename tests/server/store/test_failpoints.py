"""A process can be made to die at a named step, at a chosen visit."""

import subprocess
import sys

import pytest

from gangland.server import failpoints
from gangland.server.failpoints import KILLED, NAMES, VARIABLE, armed, hit


@pytest.mark.parametrize(("asked", "lines"), [("before-ack", 0), ("before-ack:1", 0), ("before-ack:3", 2)])
def test_the_process_dies_at_that_visit(asked, lines):
    code = "from gangland.server.failpoints import hit\n"
    code += "for n in range(5):\n hit('after-ack'); hit('before-ack'); print(n, flush=True)"
    done = subprocess.run(
        [sys.executable, "-c", code], env={VARIABLE: asked}, capture_output=True, text=True, check=False
    )
    assert done.returncode == KILLED
    assert len(done.stdout.splitlines()) == lines


def test_without_the_variable_nothing_happens(monkeypatch):
    monkeypatch.delenv(VARIABLE, raising=False)
    assert armed() == ("", 1)
    for name in NAMES:
        hit(name)


def test_a_step_that_nobody_knows_is_refused(monkeypatch):
    monkeypatch.setenv(VARIABLE, "before-lunch")
    with pytest.raises(ValueError, match="before-lunch"):
        failpoints.armed()
