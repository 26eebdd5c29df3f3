"""One source of each rule, three ways to run it, and a cache that notices every edit."""

import os
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import numpy as np
import pytest

from gangland.engine import contract, doors, loops
from gangland.engine.cpu import FORGET_AFTER_DAYS, compiled, forget_old_entries
from gangland.engine.rule import Target, door, is_rule, plain, rule
from gangland.games.famiglia import GAME as FAMIGLIA
from tests.engine.standoff import GAME as STANDOFF

pytestmark = pytest.mark.rules("own")

PRICE = 2
TABLE = np.array([1, 2, 3])
UNRELATED = 5


@rule
def price(cards):
    return PRICE * cards


@rule
def cost(cards):
    return price(cards) + TABLE[0]


@door
def enter_cost(cards):
    return cost(cards)


@rule
def ends_in_itself(count):
    return ends_in_itself(count - 1) if count else 0


@rule
def ends_in_the_other(count):
    return ends_in_the_first(count)


@rule
def ends_in_the_first(count):
    return ends_in_the_other(count)


@rule
def reaches_into_a_module(count):
    return loops.length_class(count)


def no_rule(count):
    return count


@rule
def calls_no_rule(count):
    return no_rule(count)


class TestTwins:
    def test_a_marked_function_is_ordinary_python(self):
        assert is_rule(cost)
        assert not is_rule(no_rule)
        assert cost(3) == 7

    def test_plain_and_compiled_twins_answer_the_same(self):
        answers = [Target(way, {}).twin(enter_cost)(3) for way in (plain, compiled)]
        assert answers == [7, 7]

    def test_a_twin_leaves_the_rule_itself_alone(self):
        Target(compiled, {}).twin(enter_cost)
        assert cost.__globals__["price"] is price
        assert enter_cost(3) == 7

    def test_a_twin_is_made_once(self):
        target = Target(plain, {})
        assert target.twin(cost) is target.twin(cost)
        assert target.twin(cost) is not Target(plain, {}).twin(cost)

    def test_a_twin_keeps_its_name_and_its_paragraph(self):
        twin = Target(plain, {}).twin(FAMIGLIA.to_act)
        assert (twin.__name__, twin.__doc__) == ("to_act", FAMIGLIA.to_act.__doc__)


class TestBindings:
    def test_an_unbound_stub_does_nothing_but_say_so(self):
        with pytest.raises(NotImplementedError):
            Target(plain, {}).twin(contract.to_act)(None)

    def test_a_stub_is_bound_to_the_rule_of_the_game(self):
        target = Target(plain, FAMIGLIA.bindings)
        assert target.twin(contract.to_act).__code__ is FAMIGLIA.to_act.__code__

    def test_a_loop_calls_the_rules_it_was_bound_to_deep_inside(self):
        target = Target(plain, {price: lambda_price})
        assert target.twin(cost)(3) == 31

    @pytest.mark.parametrize("loop", [loops.playout, loops.play, doors.playouts], ids=lambda loop: loop.__name__)
    def test_two_games_never_share_a_loop(self, loop):
        targets = [Target(plain, game.bindings) for game in (FAMIGLIA, STANDOFF)]
        twins = [target.twin(loop) for target in targets]
        assert twins[0] is not twins[1]
        assert targets[0].fingerprint(loop) != targets[1].fingerprint(loop)

    def test_what_no_game_changes_has_one_fingerprint(self):
        marks = {Target(plain, game.bindings).fingerprint(loops.length_class) for game in (FAMIGLIA, STANDOFF)}
        assert len(marks) == 1

    def test_both_ways_of_a_game_have_the_same_fingerprints(self):
        marks = {Target(way, FAMIGLIA.bindings).fingerprint(doors.play) for way in (plain, compiled)}
        assert len(marks) == 1


@rule
def lambda_price(cards):
    return 10 * cards


class TestRefusals:
    def test_a_rule_that_calls_itself_is_refused(self):
        with pytest.raises(TypeError, match="rule ends_in_itself calls itself: a GPU has no stack"):
            Target(plain, {}).twin(ends_in_itself)

    def test_rules_that_call_each_other_in_a_circle_are_refused(self):
        with pytest.raises(TypeError, match="calls itself"):
            Target(plain, {}).twin(ends_in_the_first)

    def test_a_rule_that_reaches_into_a_module_of_ours_is_refused(self):
        with pytest.raises(TypeError, match="reaches into module loops: import the rule itself"):
            Target(plain, {}).twin(reaches_into_a_module)

    def test_a_function_that_is_no_rule_is_refused(self):
        with pytest.raises(TypeError, match=r"no_rule.* is not a @rule"):
            Target(plain, {}).twin(no_rule)

    def test_a_rule_that_calls_what_is_no_rule_is_refused(self):
        with pytest.raises(TypeError, match=r"no_rule.* is not a @rule"):
            Target(plain, {}).twin(calls_no_rule)


SOURCE = """
import numpy as np
from gangland.engine.rule import door, rule

PRICE = 2
TABLE = np.array([1, 2, 3])
UNRELATED = 5

@rule
def price(cards):
    return PRICE * cards

@door
def cost(cards):
    return price(cards) + TABLE[0]
"""


def mark_of(source, module="tests.typed"):
    space = {"__name__": module}
    exec(compile(source, "typed.py", "exec"), space)
    return Target(plain, {}).fingerprint(space["cost"])


class TestFingerprint:
    @pytest.mark.parametrize(
        ("old", "new"),
        [
            ("price(cards) + TABLE", "price(cards) - TABLE"),
            ("PRICE = 2", "PRICE = 3"),
            ("[1, 2, 3]", "[1, 2, 4]"),
            ("[1, 2, 3])", "[1, 2, 3], np.int8)"),
            ("[1, 2, 3]", "[[1, 2, 3]]"),
            ("PRICE * cards", "PRICE * cards * 1"),
            ("PRICE = 2", "PRICE = 2.0"),
            ("PRICE * cards", "cards * PRICE"),
            ("PRICE * cards", "min(PRICE, cards)"),
        ],
        ids=[
            "its own code",
            "a constant of a rule it calls",
            "an array",
            "the type of an array",
            "the shape of an array",
            "the code of a rule it calls",
            "the type of a constant",
            "the order of two names",
            "another function",
        ],
    )
    def test_it_changes_with(self, old, new):
        assert SOURCE.count(old) == 1
        assert mark_of(SOURCE.replace(old, new)) != mark_of(SOURCE)

    def test_it_changes_when_a_rule_moves_to_another_module(self):
        """What lies on disk names the module, and could not be loaded."""
        assert mark_of(SOURCE, "tests.moved") != mark_of(SOURCE)

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            ("return PRICE", "# a reason\n    return PRICE"),
            ("UNRELATED = 5", "UNRELATED = 6"),
            ("PRICE = 2", "\n\n\nPRICE = 2"),
            ("UNRELATED = 5", "UNRELATED = 5\n\n@rule\ndef other(cards):\n    return cards\n"),
        ],
        ids=["a comment", "a constant nobody uses", "empty lines", "another rule"],
    )
    def test_it_does_not_change_with(self, old, new):
        assert SOURCE.count(old) == 1
        assert mark_of(SOURCE.replace(old, new)) == mark_of(SOURCE)


ASK = """
import sys
from gangland.engine.cpu import cache_folder, compiled
from gangland.engine.rule import Target
import typed_rules

twin = Target(compiled, {}).twin(typed_rules.cost)
print(twin(3), sum(twin.stats.cache_hits.values()), sum(twin.stats.cache_misses.values()), cache_folder())
print(oct(cache_folder().stat().st_mode & 0o077))
"""


def ask(folder: Path, cache: Path) -> tuple[int, str, Path]:
    """The answer of a new process, whether it was loaded or compiled, and the folder of its cache."""
    environment = {**os.environ, "GANGLAND_CACHE": str(cache), "PYTHONPATH": str(folder), "TMPDIR": str(folder)}
    command = [sys.executable, "-W", "error", "-c", ASK]
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    answer, hits, misses, place, others = done.stdout.split()
    assert others == "0o0" or place == str(cache), "what lies there is run, so nobody else may write it"
    assert int(hits) + int(misses) == 1
    return int(answer), "loaded" if int(hits) else "compiled", Path(place)


class TestCacheOnDisk:
    @pytest.fixture
    def typed(self, tmp_path):
        path = tmp_path / "typed_rules.py"
        path.write_text(SOURCE)
        return path

    def test_a_second_process_loads_what_the_first_has_compiled(self, typed, tmp_path):
        cache = tmp_path / "cache"
        assert ask(tmp_path, cache) == (7, "compiled", cache)
        entries_of_first = {path.name: path.read_bytes() for path in cache.iterdir()}
        assert {path.rpartition(".")[2] for path in entries_of_first} == {"nbi", "nbc"}
        assert ask(tmp_path, cache) == (7, "loaded", cache)
        assert {path.name: path.read_bytes() for path in cache.iterdir()} == entries_of_first

    def test_an_edited_constant_is_compiled_anew_and_gives_the_new_answer(self, typed, tmp_path):
        cache = tmp_path / "cache"
        stamp = typed.stat()
        assert ask(tmp_path, cache)[:2] == (7, "compiled")
        typed.write_text(SOURCE.replace("PRICE = 2", "PRICE = 5"))
        os.utime(typed, (stamp.st_atime, stamp.st_mtime))  # Numba's own cache would be deceived by that
        forget_bytecode(tmp_path)
        assert ask(tmp_path, cache)[:2] == (16, "compiled")
        typed.write_text(SOURCE)
        forget_bytecode(tmp_path)
        assert ask(tmp_path, cache)[:2] == (7, "loaded")

    def test_a_folder_that_cannot_be_written_is_replaced_by_another(self, typed, tmp_path):
        occupied = tmp_path / "occupied"
        occupied.write_text("a file, so no folder can be made here")
        answer, _, place = ask(tmp_path, occupied / "cache")
        assert answer == 7
        assert place.parent == tmp_path
        assert place.name.startswith("gangland-")
        assert not place.exists(), "it is of no use to the next process"

    def test_what_is_not_on_disk_is_not_compiled_where_only_the_disk_may_be_asked(self, typed, tmp_path):
        cache = tmp_path / "cache"
        careful = ASK.replace("print(twin(3)", "with only_from_disk(): twin(3)\nprint(twin(3)").replace(
            "cache_folder, compiled", "cache_folder, compiled, only_from_disk"
        )
        environment = {**os.environ, "GANGLAND_CACHE": str(cache), "PYTHONPATH": str(tmp_path)}
        command = [sys.executable, "-c", careful]
        first = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert "NotOnDisk: " in first.stderr
        assert not list(cache.iterdir())
        assert ask(tmp_path, cache)[1] == "compiled"
        second = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert (second.returncode, second.stderr) == (0, "")

    def test_entries_that_nobody_loads_for_a_month_are_forgotten(self, tmp_path):
        old, new, other = tmp_path / "old.py311.nbi", tmp_path / "new.py311.1.nbc", tmp_path / "letter.txt"
        half = tmp_path / "old.py311.1.nbc.tmp.0123"  # of a process that was killed while it wrote
        for path in (old, new, other, half):
            path.write_text("x")
        long_ago = time.time() - (FORGET_AFTER_DAYS + 1) * 24 * 3600
        for path in (old, other, half):
            os.utime(path, (long_ago, long_ago))
        forget_old_entries(tmp_path)
        assert sorted(path.name for path in tmp_path.iterdir()) == ["letter.txt", "new.py311.1.nbc"]

    def test_loading_an_entry_keeps_it_from_being_forgotten(self, typed, tmp_path):
        cache = tmp_path / "cache"
        ask(tmp_path, cache)
        long_ago = time.time() - (FORGET_AFTER_DAYS + 1) * 24 * 3600
        for entry in cache.iterdir():
            os.utime(entry, (long_ago, long_ago))
        assert ask(tmp_path, cache)[1] == "loaded"
        forget_old_entries(cache)
        assert ask(tmp_path, cache)[1] == "loaded"


def forget_bytecode(folder):
    """Python too looks at the time stamp of a file alone."""
    for path in folder.glob("__pycache__/*.pyc"):
        path.unlink()


def test_the_same_door_is_opened_once_and_then_called_bare():
    rules = STANDOFF.compiled
    position = STANDOFF.blank()
    assert rules.to_act(position) == rules.to_act(position) == 1
    assert type(rules.__dict__["enter_to_act"]).__name__ != "_CompiledDoor"


def test_what_is_no_door_is_no_attribute_of_the_rules():
    with pytest.raises(AttributeError, match="exit_play"):
        STANDOFF.plain.exit_play  # noqa: B018


def test_import_gangland_alone_imports_neither_numpy_nor_numba():
    code = "import sys, gangland; print(sorted({'numpy', 'numba', 'fluent'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_plain_rules_never_import_numba():
    code = textwrap.dedent("""
        import sys, gangland
        match = gangland.new("famiglia", seed=7, plain=True)
        match.play(match.legal()[0])
        print("numba" in sys.modules)
    """)
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"
