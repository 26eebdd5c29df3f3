"""Long lists of choices: folded lines, and how they are opened."""

import pytest

from gangland.cli.menu import LONG_LIST, menu
from gangland.cli.screen import game_words
from gangland.engine.match import Match
from gangland.games import GAMES, load
from tests.cli.terminal import gangland

BOSS = ("play", "the_boss", "--seed", "11", "--seat", "0", "--bot", "random")


def after(*typed: str, lang: str = "en") -> str:
    """What was printed after the first list."""
    output = gangland(*BOSS, "--lang", lang, typed=[*typed, "quit"]).output
    return output.partition("lay D2\n> ")[2]


class TestFolded:
    @pytest.mark.parametrize(
        ("lang", "line"),
        [("en", "3 Detroit: 24 choices send … D"), ("pl", "3 Detroit: 24 możliwości send … D")],
    )
    def test_a_city_stands_for_everything_that_can_be_sent_there(self, lang, line):
        first = gangland(*BOSS, "--lang", lang, typed=["quit"]).output.partition("> quit")[0]
        assert line in " ".join(first.split())
        assert "   8  " in first
        assert "   9  " not in first

    @pytest.mark.parametrize("typed", ["3", "detroit", "send d", "SEND … D"])
    def test_its_number_or_its_name_opens_it(self, typed):
        answer = after(typed)
        assert "   1  Send 1 professional to Detroit                   send 1+0 D" in answer
        assert "Boston" not in answer.partition("\n> ")[0]

    def test_then_a_number_is_one_of_its_actions(self):
        assert "You send 1 professional and 1 amateur to Detroit." in after("3", "2")
        assert "The list has the numbers 1 to 24, not 25." in after("3", "25")

    def test_an_empty_line_goes_back_to_the_whole_list(self):
        assert "   2  Boston: 24 choices " in after("3", "")

    @pytest.mark.parametrize("typed", ["send 2+1 D", "Send 2 professionals and 1 amateur to Detroit"])
    def test_a_whole_action_is_played_at_once(self, typed):
        assert "You send 2 professionals and 1 amateur to Detroit." in after(typed)
        assert "You send 2 professionals and 1 amateur to Detroit." in after("2", typed)

    def test_a_question_mark_explains_a_folded_line(self):
        assert "The gangsters you choose go to Detroit" in after("? 3")
        answer = after("?")
        assert "   1  New York: 24 choices\n      The gangsters you choose go to New York" in answer
        assert "Likewise: 2, 3\n" in answer


class TestEveryGame:
    @pytest.mark.parametrize("id", GAMES)
    def test_every_action_stands_in_exactly_one_line(self, id):
        match = Match(load(id), seed=11, plain=True)
        words = game_words(match.game)
        for nth in range(40):
            seat = (*match.to_act, None)[0]
            legal = match.legal(seat)
            entries = menu(match.game, legal, words)
            assert [action for entry in entries for action in entry.actions] == legal
            assert all(len(entry.actions) == 1 for entry in entries) or len(legal) > LONG_LIST
            if legal:
                match.play(legal[nth % len(legal)], seat=seat)
