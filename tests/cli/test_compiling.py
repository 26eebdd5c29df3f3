"""The first game on a new machine: nobody waits for the compiler, and everybody sees how far it is."""

import re

import pytest

from gangland.bots.rule_source import RuleSource
from gangland.cli.mind import Mind
from gangland.cli.screen import Screen
from gangland.engine.match import Match
from gangland.games import load
from tests.cli.terminal import gangland

AGAINST_BOT = ("play", "famiglia", "--seed", "11", "--seat", "0", "--bot", "search:1")
ON_A_TERMINAL = {"FORCE_COLOR": "1", "TERM": "xterm"}
TYPED = ["2", "1", "quit"]
COMPILING = "(The rules are being compiled in the background; until that is done the bot thinks a little less.)"
COMPILED = "(The rules are compiled: from now on the bot thinks with all its strength.)"
NOT_COMPILED = "(The rules could not be compiled here; the bot goes on thinking a little less.)"


class SlowSource(RuleSource):
    """One that compiles nothing: whenever it is asked how far it is, it gives the next answer of the test."""

    answers = ()

    def start(self):
        self._games["famiglia"].report(0)
        return self

    def readiness(self, game):
        self.asked = getattr(self, "asked", -1) + 1
        preparation = self._games[game.id]
        preparation.readiness = self.answers[min(self.asked, len(self.answers) - 1)]
        return preparation.readiness

    def rules(self, game):
        return game.plain

    def looked(self, seconds=None):
        return True


def shown(monkeypatch, *answers, **environment):
    """What is on the screen of a short game, without colours and movements of the cursor, unwrapped."""
    monkeypatch.setattr("gangland.cli.mind.RuleSource", SlowSource)
    monkeypatch.setattr(SlowSource, "answers", answers)
    output = gangland(*AGAINST_BOT, typed=TYPED, **environment).output
    return " ".join(re.sub(r"\x1b\[[?0-9;]*[a-zA-Z]", "", output).split())


class TestSaying:
    def test_that_the_rules_are_being_compiled_is_said_once(self, monkeypatch):
        assert shown(monkeypatch, "compiling").count(COMPILING) == 1

    @pytest.mark.parametrize("readiness", ["plain", "looking", "ready"])
    def test_where_nothing_is_compiled_nothing_is_said(self, monkeypatch, readiness):
        output = shown(monkeypatch, readiness, **ON_A_TERMINAL)
        assert not any(word in output for word in ("ompil", "%"))

    def test_that_they_are_compiled_is_said_once_and_only_after_a_wait(self, monkeypatch):
        output = shown(monkeypatch, "compiling", "compiling", "ready")
        assert (output.count(COMPILING), output.count(COMPILED)) == (1, 1)

    def test_that_they_could_not_be_compiled_is_said_once(self, monkeypatch):
        output = shown(monkeypatch, "compiling", "compiling", "plain")
        assert (output.count(NOT_COMPILED), output.count(COMPILED)) == (1, 0)

    def test_a_bot_that_needs_no_compiler_starts_none(self, monkeypatch):
        monkeypatch.setattr("gangland.cli.mind.RuleSource.start", lambda source: pytest.fail("started"))
        done = gangland("play", "famiglia", "--bot", "random", typed=["quit"], GANGLAND_RULES="compiled")
        assert done.exit_code == 0


class TestBar:
    def test_a_terminal_has_a_bar_below_every_heading(self, monkeypatch):
        output = shown(monkeypatch, "compiling", **ON_A_TERMINAL)
        headings = re.findall(r"── Move \d+ · You ─+", output)
        with_bars = re.findall(r"── Move \d+ · You ─+ Compiling [━╸╺]+ \d+% Deck", output)
        assert len(with_bars) == len(headings) > 1

    def test_elsewhere_there_is_none(self, monkeypatch):
        assert "%" not in shown(monkeypatch, "compiling")

    def test_whoever_asks_for_plain_letters_has_none(self, monkeypatch):
        monkeypatch.setattr("tests.cli.test_compiling.AGAINST_BOT", (*AGAINST_BOT, "--plain"))
        assert "%" not in shown(monkeypatch, "compiling", **ON_A_TERMINAL)

    def test_it_moves_while_a_bot_thinks_and_leaves_nothing_behind(self, monkeypatch, capsys):
        monkeypatch.setenv("FORCE_COLOR", "1")
        monkeypatch.setenv("TERM", "xterm")
        share = [0.0]
        with Screen(load("famiglia")).live_bar("Compiling", lambda: share[0]) as live:
            for share[0] in (0.25, 0.5, None):  # None: it is done
                live.refresh()
        output = capsys.readouterr().out
        assert re.search("25%.*50%", output)
        assert output.endswith("\x1b[2K")  # the line is erased

    def test_it_fits_a_narrow_screen_in_both_languages(self, monkeypatch):
        monkeypatch.setattr("gangland.cli.mind.RuleSource", SlowSource)
        monkeypatch.setattr(SlowSource, "answers", ("compiling",))
        for lang in ("en", "pl"):
            output = gangland(*AGAINST_BOT, "--lang", lang, typed=TYPED, COLUMNS="40", **ON_A_TERMINAL).output
            lines = [line for line in output.splitlines() if "%" in line and "\x1b[?25" not in line]
            assert lines
            assert all(len(re.sub(r"\x1b\[[?0-9;]*[a-zA-Z]", "", line)) <= 40 for line in lines)


class TestMind:
    @pytest.fixture(autouse=True)
    def compiled_rules_are_wanted(self, monkeypatch):
        monkeypatch.delenv("GANGLAND_RULES", raising=False)

    def mind_and_match(self):
        match = Match(load("famiglia"), seed=1, plain=True)
        return Mind(match.game), match

    def test_a_broken_compiler_leaves_the_plain_rules(self, monkeypatch):
        def broken(*arguments):
            raise RuntimeError("no compiler here")

        monkeypatch.setattr("gangland.bots.rule_source.is_on_disk", broken)
        mind, match = self.mind_and_match()
        mind.prepare()
        assert mind.source.settled(30)
        assert mind.rules.way == "plain"
        assert mind.choose("search:5", match, match.to_act[0]) in match.legal()

    def test_the_compiled_rules_take_over(self, monkeypatch):
        monkeypatch.setattr("gangland.bots.rule_source.is_on_disk", lambda game, doors: True)
        mind, match = self.mind_and_match()
        assert mind.rules.way == "plain"
        assert mind.choose("search:5", match, match.to_act[0]) in match.legal()
        assert mind.source.settled(30)
        assert mind.rules.way == "compiled"

    def test_the_end_of_a_game_is_the_end_of_the_compiler(self, monkeypatch):
        closed = []
        monkeypatch.setattr("gangland.cli.mind.RuleSource.close", lambda source: closed.append(source.doors))
        gangland(*AGAINST_BOT, typed=["quit"])
        assert closed == ["bots"]
