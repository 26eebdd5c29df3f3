"""Rules are compiled in a child process, while those who play go on with the plain ones."""

import os
import subprocess
import sys
import time

import pytest

from gangland.bots import workshop
from gangland.bots.workshop import DOORS, Workshop
from gangland.engine.compiling import cache_folder
from gangland.games import load

FAMIGLIA, THE_BOSS = load("famiglia"), load("the_boss")
ALL = len(DOORS["all"])
PATIENCE = 30.0

# Children for the tests. Each is called with the ids of games, as the real one is.
HONEST = f"""
import sys
for game in sys.argv[1:]:
    for done in range({ALL + 1}):
        print(game, done, {ALL}, flush=True)
"""
TALKING = HONEST.replace("flush", "end=' of 7 doors\\n', flush") + HONEST
STUCK = HONEST + "sys.stdin.read()"
SLOW = f"import sys\nprint(sys.argv[1], 3, {ALL}, flush=True)\nsys.stdin.read()"
BROKEN = "raise SystemError('no compiler here')"
CHOOSY = HONEST.replace("for done", "assert game != 'famiglia', 'not that one'\n    for done")
DYING = "import os, signal\nos.kill(os.getpid(), signal.SIGKILL)"
TELLING_ITS_CACHE = "import os\nprint(os.environ['GANGLAND_CACHE'])"


@pytest.fixture
def disk(monkeypatch):
    """The games that are on disk, as far as this test goes."""
    found = set()
    monkeypatch.setattr(workshop, "is_on_disk", lambda game, purpose: game.id in found)
    monkeypatch.delenv("GANGLAND_RULES", raising=False)
    return found


@pytest.fixture
def open_workshop(monkeypatch, disk):
    """A workshop with a child that does as the test says, and puts on disk what is named."""
    opened = []

    def begin(child, *games, puts=(), changed=lambda game: None):
        def command(games, purpose):
            disk.update(puts)
            return [sys.executable, "-c", child, *games]

        monkeypatch.setattr(workshop, "command", command)
        opened.append(Workshop(games or [FAMIGLIA], changed=changed))
        return opened[-1].start()

    yield begin
    for one in opened:
        one.close()


def until(true, seconds=PATIENCE):
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


class TestMaking:
    def test_the_rules_are_plain_until_it_is_started(self):
        made = Workshop([FAMIGLIA])
        assert (made.rules("famiglia").way, made.progress) == ("plain", {"famiglia": 0.0})

    def test_plain_rules_are_handed_out_while_it_works(self, open_workshop):
        made = open_workshop(SLOW)
        until(lambda: made.progress["famiglia"] > 0)
        assert made.making
        assert not made.ready("famiglia")
        assert made.rules("famiglia").way == "plain"

    def test_compiled_rules_are_handed_out_once_they_are_made(self, open_workshop):
        made = open_workshop(HONEST, puts=["famiglia"])
        assert made.settled(PATIENCE)
        assert made.ready("famiglia")
        assert (made.rules("famiglia").way, made.progress) == ("compiled", {"famiglia": 1.0})

    def test_nobody_waits_for_the_child_to_go_home(self, open_workshop):
        made = open_workshop(STUCK, puts=["famiglia"])
        until(lambda: made.ready("famiglia"))
        assert not made.making

    def test_several_games_are_made_one_after_the_other(self, open_workshop):
        made = open_workshop(HONEST, FAMIGLIA, THE_BOSS, puts=["famiglia", "the_boss"])
        assert made.settled(PATIENCE)
        assert made.ready("famiglia")
        assert made.ready("the_boss")

    def test_what_is_on_disk_needs_no_child(self, open_workshop, disk):
        disk.add("famiglia")
        made = open_workshop(BROKEN)
        assert made.settled(PATIENCE)
        assert made.ready("famiglia")

    def test_only_what_is_missing_is_made(self, open_workshop, disk):
        disk.add("famiglia")
        made = open_workshop(CHOOSY, FAMIGLIA, THE_BOSS, puts=["the_boss"])
        assert made.settled(PATIENCE)
        assert made.ready("the_boss")

    def test_whoever_asks_to_be_told_hears_of_every_door(self, open_workshop):
        heard = []
        open_workshop(HONEST, puts=["famiglia"], changed=heard.append).settled(PATIENCE)
        assert heard == ["famiglia"] * (1 + ALL + 1)  # it is missing, the doors from 0 on, it is ready

    def test_what_a_library_prints_is_no_report(self, open_workshop):
        made = open_workshop(TALKING, puts=["famiglia"])
        assert made.settled(PATIENCE)
        assert made.ready("famiglia")

    def test_it_is_started_once(self, open_workshop):
        made = open_workshop(SLOW)
        thread = made._thread
        assert made.start()._thread is thread


class TestProgress:
    def test_it_never_goes_back_and_moves_between_two_doors(self):
        job = workshop.Job(FAMIGLIA, DOORS["all"], "making")
        assert job.progress == 0.0  # another game is being made first
        shares = [0.0]
        for done in range(ALL + 1):
            job.report(done)
            for _ in range(3):
                time.sleep(0.002)
                shares.append(job.progress)
        assert shares == sorted(shares)
        assert shares[2] > shares[1]
        assert shares[-1] == 1.0

    def test_a_door_that_takes_long_is_a_long_way(self):
        job = workshop.Job(FAMIGLIA, DOORS["bots"], "making")
        job.report(len(DOORS["bots"]) - 1)
        assert job.progress < 0.6  # the search is missing


class TestTrouble:
    @pytest.mark.parametrize(
        ("child", "trouble"),
        [
            (BROKEN, "SystemError: no compiler here"),
            (DYING, "the compiler was stopped"),
            ("", "the compiler was stopped"),
        ],
    )
    def test_a_child_that_ends_early_leaves_plain_rules_and_its_last_words(self, open_workshop, child, trouble):
        made = open_workshop(child)
        assert made.settled(PATIENCE)
        assert (made.rules("famiglia").way, made.trouble("famiglia")) == ("plain", trouble)
        assert not made.making

    def test_a_game_that_can_not_be_made_keeps_no_other_from_it(self, open_workshop):
        made = open_workshop(CHOOSY, FAMIGLIA, THE_BOSS, puts=["the_boss"])
        assert made.settled(PATIENCE)
        assert [made.stage(id) for id in ("famiglia", "the_boss")] == ["plain", "ready"]
        assert made.trouble("famiglia") == "AssertionError: not that one"

    def test_a_child_that_can_not_be_started_leaves_plain_rules(self, open_workshop, monkeypatch, tmp_path):
        monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
        made = open_workshop(HONEST)
        assert made.settled(PATIENCE)
        assert made.rules("famiglia").way == "plain"
        assert "FileNotFoundError" in made.trouble("famiglia")

    def test_what_the_child_could_not_keep_on_disk_leaves_plain_rules(self, open_workshop):
        made = open_workshop(HONEST)
        assert made.settled(PATIENCE)
        assert made.rules("famiglia").way == "plain"
        assert made.trouble("famiglia") == "what was compiled is not on disk"

    def test_without_a_compiler_there_are_plain_rules(self, monkeypatch):
        monkeypatch.delenv("GANGLAND_RULES", raising=False)
        monkeypatch.setitem(sys.modules, "gangland.engine.compiling", None)
        made = Workshop([FAMIGLIA]).start()
        assert made.settled(PATIENCE)
        assert made.rules("famiglia").way == "plain"
        assert "ModuleNotFoundError" in made.trouble("famiglia")

    def test_the_child_keeps_what_it_makes_where_its_parent_looks(self, open_workshop):
        made = open_workshop(TELLING_ITS_CACHE)
        assert made.settled(PATIENCE)
        assert made.trouble("famiglia") == str(cache_folder())

    def test_who_wants_plain_rules_has_no_child(self, open_workshop, disk, monkeypatch):
        monkeypatch.setenv("GANGLAND_RULES", "plain")
        disk.add("famiglia")
        made = open_workshop(HONEST)
        assert made.looked(0)
        assert made.settled(0)
        assert (made.stage("famiglia"), made.rules("famiglia").way) == ("plain", "plain")


class TestTheEnd:
    def test_a_closed_workshop_has_no_child(self, open_workshop):
        made = open_workshop(SLOW)
        until(lambda: made._child is not None)
        made.close()
        assert made._child.poll() is not None
        assert made.settled(0)
        assert made.rules("famiglia").way == "plain"

    def test_the_child_ends_with_its_parent(self, tmp_path):
        environment = {**os.environ, "GANGLAND_CACHE": str(tmp_path)}
        command = workshop.command(["famiglia"], "all")
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        with subprocess.Popen(command, env=environment, **pipes) as child:
            assert child.stdout.readline().split() == [b"famiglia", b"0", str(ALL).encode()]
            child.stdin.close()  # as the system does it for a parent that was killed
            assert child.wait(PATIENCE) == 1
