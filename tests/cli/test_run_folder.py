"""`--out` of `gangland simulate` and `gangland whatif`, as it is typed and as it speaks."""

import errno
import json
from contextlib import contextmanager
from pathlib import Path

import pytest

from gangland.cli import simulation, whatif
from gangland.lab import count
from gangland.lab.tally import PROGRESS, TallyFolder
from tests.cli.terminal import gangland

SIMULATE = ("simulate", "famiglia", "--games", "70", "--threads", "1")
WHATIF = ("whatif", "famiglia", "--set", "points.red.0=3", "--games", "70", "--threads", "1")
both = pytest.mark.parametrize("command", [SIMULATE, WHATIF], ids=["simulate", "whatif"])


@pytest.fixture
def ctrl_c(monkeypatch):
    """Somebody presses it after 40 games."""

    @contextmanager
    def bar(total, shown, before=""):
        def progress(done):
            if done >= 40:
                raise KeyboardInterrupt

        yield progress

    for module in (simulation, whatif):
        monkeypatch.setattr(module, "interruptible_bar", bar)


def figures(done):
    """What a command printed as JSON, but the time it took."""
    report = json.loads(done.stdout)
    return {name: report[name] for name in report if name not in ("seconds", "moves_per_second")}


@both
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Stopped: 40 games of 70 were done.\n40 of them are kept in {}; the same command goes on from there.\n"),
        ("pl", "Przerwano: rozegrano 40 partii z 70.\n40 z nich jest zapisanych w {}; to samo polecenie gra dalej.\n"),
    ],
)
def test_ctrl_c_says_what_is_kept_and_the_same_command_goes_on(tmp_path, ctrl_c, monkeypatch, command, lang, said):
    stopped = gangland(*command, "--out", str(tmp_path), "--lang", lang)
    assert (stopped.exit_code, stopped.stderr) == (130, said.format(tmp_path))
    assert "40" in stopped.stdout
    monkeypatch.undo()
    done = gangland(*command, "--out", str(tmp_path), "--json")
    assert (done.exit_code, done.stderr) == (0, "")
    assert figures(done) == figures(gangland(*command, "--json"))


@both
def test_a_full_disk_is_said_with_what_is_kept(tmp_path, monkeypatch, command):
    def full(*arguments, **more):
        if "[[0, 40]]" in arguments[1]:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(*arguments, **more)

    write = Path.write_text
    monkeypatch.setattr(count, "KEEP_EVERY", -1.0)
    monkeypatch.setattr(Path, "write_text", full)
    done = gangland(*command, "--out", str(tmp_path))
    assert done.exit_code == 2
    assert done.stderr == (
        f"The games cannot be kept: the folder '{tmp_path}' can't be written; what was kept before is still there.\n"
        f"Stopped: 40 games of 70 were done.\n20 of them are kept in {tmp_path}; the same command goes on from there.\n"
    )
    assert "40" in done.stdout


@both
def test_what_cannot_be_kept_is_one_sentence(tmp_path, command):
    out = ("--out", str(tmp_path))
    with TallyFolder(tmp_path, command[0], {}):
        busy = gangland(*command, *out)
    (tmp_path / "file").write_text("", "utf-8")
    unwritable = gangland(*command, "--out", str(tmp_path / "file"))
    assert gangland(*command, *out).exit_code == 0
    other = gangland(*command, *out, "--seed", "5")
    fewer = gangland(*command, *out, "--games", "3")
    (tmp_path / PROGRESS).write_text("{", "utf-8")
    spoiled = gangland(*command, *out, "--lang", "pl")
    for done in (busy, unwritable, other, fewer):
        assert done.stderr.startswith("The games cannot be kept: ")
    assert spoiled.stderr.startswith("Nie da się zapisać partii: nie da się odczytać")
    for done in (busy, unwritable, other, fewer, spoiled):
        assert (done.exit_code, done.stdout, done.stderr.count("\n")) == (2, "", 1)
