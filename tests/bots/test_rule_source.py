"""Rules are compiled in a child process, while those who play go on with the plain ones."""

import os
import subprocess
import sys
import time
from contextlib import closing

import pytest

from gangland.bots import compiler, rule_source
from gangland.bots.compiler import FIRST_CALLS
from gangland.bots.rule_source import Preparation, RuleSource
from gangland.engine.cpu import cache_folder
from gangland.games import load

FAMIGLIA, THE_BOSS = load("famiglia"), load("the_boss")
ALL = len(FIRST_CALLS["all"])
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
    monkeypatch.setattr(rule_source, "is_on_disk", lambda game, doors: game.id in found)
    monkeypatch.delenv("GANGLAND_RULES", raising=False)
    return found


@pytest.fixture
def started(monkeypatch, disk):
    """A started source with a compiler that does as the test says, and puts on disk what is named."""
    opened = []

    def begin(child, *games, puts=(), changed=lambda game: None):
        def command(games, doors):
            disk.update(puts)
            return [sys.executable, "-c", child, *games]

        monkeypatch.setattr(compiler, "command", command)
        opened.append(RuleSource(games or [FAMIGLIA], changed=changed))
        return opened[-1].start()

    yield begin
    for one in opened:
        one.close()


def broken_disk(game, doors):
    raise RuntimeError("no compiler here")


def until(true, seconds=PATIENCE):
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


class TestCompiling:
    def test_the_rules_are_plain_until_it_is_started(self):
        source = RuleSource([FAMIGLIA])
        assert (source.rules(FAMIGLIA).way, source.progress) == ("plain", {"famiglia": 0.0})

    def test_plain_rules_are_handed_out_while_it_works(self, started):
        source = started(SLOW)
        until(lambda: source.progress["famiglia"] > 0)
        assert source.compiling
        assert not source.ready(FAMIGLIA)
        assert source.rules(FAMIGLIA).way == "plain"

    def test_compiled_rules_are_handed_out_once_they_are_ready(self, started):
        source = started(HONEST, puts=["famiglia"])
        assert source.settled(PATIENCE)
        assert source.ready(FAMIGLIA)
        assert (source.rules(FAMIGLIA).way, source.progress) == ("compiled", {"famiglia": 1.0})

    def test_nobody_waits_for_the_child_to_go_home(self, started):
        source = started(STUCK, puts=["famiglia"])
        until(lambda: source.ready(FAMIGLIA))
        assert not source.compiling

    def test_several_games_are_compiled_one_after_the_other(self, started):
        source = started(HONEST, FAMIGLIA, THE_BOSS, puts=["famiglia", "the_boss"])
        assert source.settled(PATIENCE)
        assert source.ready(FAMIGLIA)
        assert source.ready(THE_BOSS)

    def test_what_is_on_disk_needs_no_compiler(self, started, disk):
        disk.add("famiglia")
        source = started(BROKEN)
        assert source.settled(PATIENCE)
        assert source.ready(FAMIGLIA)

    def test_only_what_is_missing_is_compiled(self, started, disk):
        disk.add("famiglia")
        source = started(CHOOSY, FAMIGLIA, THE_BOSS, puts=["the_boss"])
        assert source.settled(PATIENCE)
        assert source.ready(THE_BOSS)

    def test_whoever_asks_to_be_told_hears_of_every_door(self, started):
        heard = []
        started(HONEST, puts=["famiglia"], changed=heard.append).settled(PATIENCE)
        assert heard == ["famiglia"] * (1 + ALL + 1)  # it is missing, the doors from 0 on, it is ready

    def test_what_a_library_prints_is_no_report(self, started):
        source = started(TALKING, puts=["famiglia"])
        assert source.settled(PATIENCE)
        assert source.ready(FAMIGLIA)

    def test_it_is_started_once(self, started):
        source = started(SLOW)
        thread = source._thread
        assert source.start()._thread is thread


class TestOnlyFromDisk:
    @pytest.fixture
    def source(self, disk, monkeypatch):
        monkeypatch.setattr(rule_source, "LOOK_AGAIN", 0.01)
        monkeypatch.setattr(rule_source, "Compiler", lambda *arguments: pytest.fail("compiled"))
        with closing(RuleSource([FAMIGLIA, THE_BOSS], compiles=False)) as source:
            yield source

    def test_what_another_process_compiles_is_loaded(self, source, disk):
        disk.add("the_boss")
        assert source.start().looked(PATIENCE)
        assert [source.rules(game).way for game in (FAMIGLIA, THE_BOSS)] == ["plain", "compiled"]
        assert not source.compiling
        disk.add("famiglia")
        assert source.settled(PATIENCE)
        assert source.rules(FAMIGLIA).way == "compiled"

    def test_trouble_with_the_disk_passes(self, source, disk, monkeypatch):
        monkeypatch.setattr(rule_source, "is_on_disk", broken_disk)
        source.start()
        until(lambda: source.trouble(FAMIGLIA))
        assert source.rules(FAMIGLIA).way == "plain"
        monkeypatch.setattr(rule_source, "is_on_disk", lambda game, doors: True)
        assert source.settled(PATIENCE)
        assert (source.rules(FAMIGLIA).way, source.trouble(FAMIGLIA)) == ("compiled", "")

    def test_whoever_does_not_start_it_may_look(self, source, disk):
        disk.add("famiglia")
        assert source.rules(FAMIGLIA).way == "plain"
        assert source.look(FAMIGLIA)
        assert not source.look(THE_BOSS)
        assert source.rules(FAMIGLIA).way == "compiled"

    def test_a_game_that_nobody_named_before_is_looked_for(self, disk):
        disk.add("famiglia")
        source = RuleSource(doors="bots", compiles=False)
        assert source.look(FAMIGLIA)
        assert source.progress == {"famiglia": 1.0}

    def test_the_disk_is_searched_once_in_a_while_only(self, disk, monkeypatch):
        source = RuleSource(compiles=False)
        assert not source.look(FAMIGLIA)
        disk.add("famiglia")
        assert not source.look(FAMIGLIA)
        monkeypatch.setattr(rule_source, "LOOK_AGAIN", 0.0)
        assert source.look(FAMIGLIA)

    def test_a_look_at_a_broken_disk_leaves_plain_rules(self, source, monkeypatch):
        monkeypatch.setattr(rule_source, "is_on_disk", broken_disk)
        assert not source.look(FAMIGLIA)
        assert source.rules(FAMIGLIA).way == "plain"

    def test_who_wants_plain_rules_finds_none(self, source, disk, monkeypatch):
        monkeypatch.setenv("GANGLAND_RULES", "plain")
        disk.add("famiglia")
        assert not source.look(FAMIGLIA)


class TestProgress:
    def test_it_never_goes_back_and_moves_between_two_doors(self):
        preparation = Preparation(FAMIGLIA, FIRST_CALLS["all"], "compiling")
        assert preparation.progress == 0.0  # another game is being made first
        shares = [0.0]
        for done in range(ALL + 1):
            preparation.report(done)
            for _ in range(3):
                time.sleep(0.002)
                shares.append(preparation.progress)
        assert shares == sorted(shares)
        assert shares[2] > shares[1]
        assert shares[-1] == 1.0

    def test_a_door_that_takes_long_is_a_long_way(self):
        preparation = Preparation(FAMIGLIA, FIRST_CALLS["bots"], "compiling")
        preparation.report(len(FIRST_CALLS["bots"]) - 1)
        assert preparation.progress < 0.6  # the search is missing


class TestTrouble:
    @pytest.mark.parametrize(
        ("child", "trouble"),
        [
            (BROKEN, "SystemError: no compiler here"),
            (DYING, "the compiler was stopped"),
            ("", "the compiler was stopped"),
        ],
    )
    def test_a_child_that_ends_early_leaves_plain_rules_and_its_last_words(self, started, child, trouble):
        source = started(child)
        assert source.settled(PATIENCE)
        assert (source.rules(FAMIGLIA).way, source.trouble(FAMIGLIA)) == ("plain", trouble)
        assert not source.compiling

    def test_a_game_that_can_not_be_compiled_keeps_no_other_from_it(self, started):
        source = started(CHOOSY, FAMIGLIA, THE_BOSS, puts=["the_boss"])
        assert source.settled(PATIENCE)
        assert [source.readiness(game) for game in (FAMIGLIA, THE_BOSS)] == ["plain", "ready"]
        assert source.trouble(FAMIGLIA) == "AssertionError: not that one"

    def test_a_child_that_can_not_be_started_leaves_plain_rules(self, started, monkeypatch, tmp_path):
        monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
        source = started(HONEST)
        assert source.settled(PATIENCE)
        assert source.rules(FAMIGLIA).way == "plain"
        assert "FileNotFoundError" in source.trouble(FAMIGLIA)

    def test_what_the_child_could_not_keep_on_disk_leaves_plain_rules(self, started):
        source = started(HONEST)
        assert source.settled(PATIENCE)
        assert source.rules(FAMIGLIA).way == "plain"
        assert source.trouble(FAMIGLIA) == "what was compiled is not on disk"

    def test_without_a_compiler_there_are_plain_rules(self, monkeypatch):
        monkeypatch.delenv("GANGLAND_RULES", raising=False)
        monkeypatch.setitem(sys.modules, "gangland.engine.cpu", None)
        source = RuleSource([FAMIGLIA]).start()
        assert source.settled(PATIENCE)
        assert source.rules(FAMIGLIA).way == "plain"
        assert "ModuleNotFoundError" in source.trouble(FAMIGLIA)

    def test_the_child_keeps_what_it_makes_where_its_parent_looks(self, started):
        source = started(TELLING_ITS_CACHE)
        assert source.settled(PATIENCE)
        assert source.trouble(FAMIGLIA) == str(cache_folder())

    def test_who_wants_plain_rules_has_no_compiler(self, started, disk, monkeypatch):
        monkeypatch.setenv("GANGLAND_RULES", "plain")
        disk.add("famiglia")
        source = started(HONEST)
        assert source.looked(0)
        assert source.settled(0)
        assert (source.readiness(FAMIGLIA), source.rules(FAMIGLIA).way) == ("plain", "plain")


class TestTheEnd:
    def test_a_closed_source_has_no_compiler(self, started):
        source = started(SLOW)
        until(lambda: source._compiler is not None)
        source.close()
        assert source._compiler.process.poll() is not None
        assert source.settled(0)
        assert source.rules(FAMIGLIA).way == "plain"

    def test_the_child_ends_with_its_parent(self, tmp_path):
        environment = {**os.environ, "GANGLAND_CACHE": str(tmp_path)}
        command = compiler.command(["famiglia"], "all")
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        with subprocess.Popen(command, env=environment, **pipes) as child:
            assert child.stdout.readline().split() == [b"famiglia", b"0", str(ALL).encode()]
            child.stdin.close()  # as the system does it for a parent that was killed
            assert child.wait(PATIENCE) == 1
