"""Sentences in the reader's language, and checks of a game's texts."""

from dataclasses import replace
from pathlib import Path

import pytest

from gangland.engine.game import Option, Refusal
from gangland.engine.lessons import Lesson
from gangland.engine.messages import Message, message
from gangland.engine.testing import Table, walk
from gangland.engine.testing.texts import (
    can_be_said,
    flaws_of_paragraphs,
    flaws_of_texts,
    ids_of,
    message_ids,
    variables,
)
from gangland.engine.view import look
from gangland.engine.words import LANGUAGES, Words, language
from gangland.games.famiglia import GAME as FAMIGLIA
from tests.engine.standoff import GAME as STANDOFF

pytestmark = pytest.mark.rules("own")

PACKAGE = (FAMIGLIA.package,)


def say(lang, *told, reader=-1, **arguments):
    return Words(lang, PACKAGE, ("Rosa", "Sal"), reader).say(*told, **arguments)


class TestLanguage:
    def test_the_one_asked_for_or_an_error(self):
        assert (language("pl"), language("en")) == ("pl", "en")
        with pytest.raises(ValueError, match="'de': en / pl"):
            language("de")

    @pytest.mark.parametrize(
        ("variable", "value", "spoken"),
        [
            ("LC_ALL", "pl_PL.UTF-8", "pl"),
            ("LC_MESSAGES", "pl", "pl"),
            ("LANG", "pl_PL", "pl"),
            ("LANG", "Polish_Poland.1250", "pl"),
            ("LANG", "en_GB.UTF-8", "en"),
            ("LANG", "C.UTF-8", "en"),
            ("LANG", "de_DE", "en"),
        ],
    )
    def test_else_the_one_of_the_locale(self, monkeypatch, variable, value, spoken):
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv(variable, value)
        assert language() == spoken

    def test_the_first_of_the_locales_counts(self, monkeypatch):
        monkeypatch.setenv("LANG", "pl_PL.UTF-8")
        monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
        assert language() == "en"

    def test_a_place_without_a_locale_speaks_english(self, monkeypatch):
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setattr("gangland.engine.words.locale.getlocale", lambda: (None, None))
        assert language() == "en"


class TestWords:
    @pytest.mark.parametrize(
        ("lang", "count", "text"),
        [
            ("en", 1, "1 point"),
            ("en", 2, "2 points"),
            ("pl", 1, "1 punkt"),
            ("pl", 2, "2 punkty"),
            ("pl", 5, "5 punktów"),
            ("pl", 12, "12 punktów"),
            ("pl", 22, "22 punkty"),
        ],
    )
    def test_a_plural_follows_its_language(self, lang, count, text):
        assert say(lang, "label-points", count=count) == text

    def test_a_message_within_a_message_is_said_first(self):
        assert say("en", message("action-recruit", card=message("card-a", value=3))) == "Recruit Accountant [3]"
        assert say("pl", message("action-recruit", card=message("card-a", value=3))) == "Zwerbuj kartę Kasjer [3]"

    def test_a_row_of_messages_is_listed(self):
        cards = (message("card-a", value=0), message("card-f", value=4))
        told = say("en", message("log-newcomers", cards=cards, count=2))
        assert told == "2 newcomers come to the street: Accountant [0], Famiglia [4]."

    def test_the_reader_is_you_and_the_others_have_names(self):
        told = message("log-pass", player=1)
        assert say("en", told, reader=1) == "You pass."
        assert say("en", told, reader=0) == say("en", told) == "Sal passes."
        assert say("pl", told, reader=1) == "Pasujesz."

    def test_a_seat_without_a_name_is_its_number(self):
        assert Words("en", PACKAGE).say("log-pass", player=1) == "1 passes."

    def test_a_player_who_is_a_name_already_stays_one(self):
        assert say("en", "label-player", player="Frank") == "Frank"

    def test_an_id_without_a_text_is_an_error_that_names_it(self):
        with pytest.raises(KeyError, match="no pl text for log-nothing"):
            say("pl", "log-nothing")
        words = Words("pl", PACKAGE)
        assert (words.has("log-pass"), words.has("log-nothing")) == (True, False)

    def test_a_missing_argument_is_an_error_that_names_its_message(self):
        with pytest.raises(ValueError, match="en card-a"):
            say("en", "card-a")

    def test_the_first_package_that_knows_an_id_says_it(self):
        both = Words("en", (STANDOFF.package, FAMIGLIA.package), ("Rosa", "Sal"))
        assert both.say("title") == "Standoff"
        assert both.say("log-pass", player=0) == "Rosa passes."

    def test_a_message_knows_its_ids(self):
        assert ids_of(message("a", row=(message("b"), message("c", one=message("d"))), n=1)) == {"a", "b", "c", "d"}
        assert message("a", n=1) == Message("a", {"n": 1})


class TestTexts:
    @pytest.mark.parametrize("game", [FAMIGLIA, STANDOFF], ids=lambda game: game.id)
    def test_the_texts_of_a_game_are_complete(self, game):
        assert flaws_of_texts(game) == []

    def test_every_paragraph_of_standoff_is_cited(self):
        assert flaws_of_paragraphs(STANDOFF, Path(__file__).parent / "standoff") == []

    def test_all_that_is_told_of_standoff_can_be_said(self):
        told = list(STANDOFF.actions.messages)
        for step in walk(Table(STANDOFF, 3), range(3)):
            after = step.position.copy()
            step.table.rules.play(after, step.seat, step.action)
            for viewer in step.table.viewers():
                views = [look(STANDOFF, step.table.rules, position, 3, viewer) for position in (step.position, after)]
                shown = STANDOFF.seen(step.position, step.seat, step.action, viewer)
                told += [STANDOFF.prompt(views[0]), *STANDOFF.narrate(views[0], step.seat, shown, views[1])]
        assert can_be_said(STANDOFF, told) == []

    @pytest.mark.parametrize(
        ("change", "flaw"),
        [
            ({"refusals": {1: Refusal("no-sentence", "3.1")}}, "nobody wrote refusal-no-sentence"),
            ({"options": (Option("guns", ("loaded",)),)}, "nobody wrote option-guns-loaded"),
            ({"lessons": (Lesson("unwritten", "3.1", "", ()),)}, "nobody wrote lesson-unwritten"),
            ({"refusals": {}}, "nobody uses refusal-not-now"),
        ],
    )
    def test_a_text_that_is_missing_or_not_needed_is_found(self, change, flaw):
        assert flaw in flaws_of_texts(replace(FAMIGLIA, **change))

    def test_a_refusal_that_cites_a_paragraph_nobody_wrote_is_found(self):
        game = replace(STANDOFF, refusals={1: Refusal("not-now", "9.9")})
        assert flaws_of_paragraphs(game, Path(__file__).parent / "standoff") == ["refusal not-now cites §9.9"]

    def test_a_paragraph_that_no_test_cites_is_found(self, tmp_path):
        (tmp_path / "test_some.py").write_text("# §1 §2.1 §2.2 §2.3 §2.4 §3.1 §8.8")
        flaws = flaws_of_paragraphs(STANDOFF, tmp_path)
        assert flaws == ["no test cites §3.2", "a test cites §8.8, which is not in the rules"]

    def test_a_message_that_cannot_be_said_is_found(self):
        flaws = can_be_said(STANDOFF, [message("log-nowhere"), message("log-shows", player=1)])
        assert len(flaws) == 2 * len(LANGUAGES)

    def test_the_arguments_of_a_message_are_read_over_its_lines(self):
        assert variables(FAMIGLIA.package, "en", "log-points") == {"who", "count", "player"}
        assert "log-points" in message_ids(FAMIGLIA.package, "pl")
