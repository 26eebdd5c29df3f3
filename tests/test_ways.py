"""By which rules a test runs is what its marker says, for the test itself and for every process that it starts."""

import os
import subprocess
import sys

import pytest

import gangland

ASK = "import gangland; print(gangland.new('famiglia').rules.way)"


def test_without_a_marker_it_runs_by_each(default_way):
    assert gangland.new("famiglia").rules.way == default_way


@pytest.mark.rules("plain")
def test_plain():
    assert gangland.new("famiglia").rules.way == "plain"


@pytest.mark.rules("compiled")
def test_compiled():
    assert gangland.new("famiglia").rules.way == "compiled"


def test_a_process_that_it_starts_runs_by_the_same(default_way):
    told = subprocess.run([sys.executable, "-c", ASK], env=os.environ, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == default_way
