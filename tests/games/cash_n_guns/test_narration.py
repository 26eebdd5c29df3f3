"""What is said of the game: the log, the picture, the questions, in both languages."""

import pytest

import gangland
from gangland.engine.words import LANGUAGES, Words
from gangland.games.cash_n_guns import GAME
from tests.games.cash_n_guns.table import FOUR, TABLE, TALENTS, courage, position, showdown

NAMES = ("Anna", "Bruno", "Cesia", "Dino")
UNBROKEN = "\N{NO-BREAK SPACE}"


def words(lang="en", reader=0):
    return Words(lang, (GAME.package,), NAMES, reader)


def log(match, lang="en", reader=0):
    return [words(lang, reader).say(line) for line in match.told(reader)]


def picture(match, lang="en", reader=0):
    """The picture as one line: where it is broken does not matter."""
    return " ".join(GAME.draw(match.view(reader), words(lang, reader).say).split())


def asked(match, lang="en"):
    return words(lang).say(GAME.prompt(match.view(match.to_act[0])))


def about(talent, lang="en"):
    return " ".join(words(lang).say(f"about-{talent}").split())


class TestTalentsAreExplained:  # §2.4
    def choose(self, count=4):
        match = gangland.new("cash_n_guns", seats=4, talents="chosen", seed=1)
        for talent in TALENTS[:count]:
            match.play(f"talent {talent}")
        return match

    def test_no_loot_is_lost_when_the_talents_are_chosen(self):
        told = log(self.choose())
        assert not any("Nobody is standing" in line for line in told)
        assert told[4] == "Round 1 begins."

    def test_there_is_no_round_0(self):
        assert picture(self.choose(2)).startswith("Before the first round")
        assert picture(self.choose()).startswith("Round 1 of 8")

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_the_log_says_what_a_chosen_talent_does(self, lang):
        told = log(self.choose(), lang)
        assert all(any(words(lang).say(f"about-{talent}") in line for line in told) for talent in TALENTS[:4])

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("talent", TALENTS)
    def test_every_talent_says_what_it_does_where_it_is_chosen_and_where_one_asks(self, talent, lang):
        choice = GAME.actions.messages[GAME.actions.number(f"talent {talent}")]
        explained = words(lang).say("explain-talent", **choice.arguments)
        assert words(lang).say(f"about-{talent}") in words(lang).say(choice)
        assert words(lang).say(f"about-{talent}") in explained

    @pytest.mark.parametrize("talents", ["sep | lekarka | czarus | cwaniak", "sep | oszust | czarus | cwaniak"])
    def test_the_log_begins_with_the_talents_that_were_dealt(self, talents):
        step = "step swindle" if "oszust" in talents else "step bullet"
        match = position(f"{FOUR} / talents {talents} / table {TABLE} / {step}")
        for _ in range(6):
            seat = match.to_act[0]
            match.play(match.legal(seat)[0], seat=seat)
        told = log(match)
        assert about("sep") in told[0]
        assert about("cwaniak") in told[3]
        assert sum(about("sep") in line for line in told) == 1

    def test_in_the_first_round_the_picture_explains_all_talents_and_then_the_own_one(self):
        text = f"talents sep | lekarka | czarus | cwaniak / table {TABLE}"
        first = picture(position(f"{FOUR} / {text}"))
        later = picture(position(f"{FOUR} / {text} / round 2"))
        assert about("sep") in first
        assert about("cwaniak") in first
        assert about("sep") in later
        assert about("cwaniak") not in later


class TestLegend:
    def test_the_picture_says_what_its_codes_mean_and_no_others(self):
        match = position(f"{FOUR} / table 5 10 d1 P P C desk / loot - | 20 | - | - / step bullet")
        match.play("load blank", seat=1)
        shown = picture(match)
        assert "5, 10, 20: notes" in shown
        assert "d1: diamonds" in shown
        assert "P: painting" in shown
        assert "C: clip" in shown
        assert "2*: two such cards" in shown
        assert "* before a player: has chosen" in shown
        assert "> before a player: has to decide" in shown
        assert "first-aid kit" not in shown
        assert "unknown" not in shown

    def test_a_card_that_one_may_not_see_is_explained_too(self):
        match = position(f"{FOUR} / table {TABLE} / loot - | 20 20 | - | - / memory closed")
        assert "2*?" in picture(match)
        assert "?: unknown card" in picture(match)


class TestShares:  # §9.3
    @pytest.mark.parametrize(("table", "said"), [
        ("5 10 desk", "a card or the desk"), ("5 10", "a card."), ("desk", "only the desk"),
    ])  # fmt: skip
    def test_only_what_lies_there_is_asked_for(self, table, said):
        text = f"{FOUR} / stance stand | duck | duck | duck / step share / pick 0"
        assert said in asked(position(f"{text} / table {table}"))

    def test_nobody_is_the_next_godfather_after_the_end(self):
        text = "blanks 0 | 0 | 0 | 0 / bangs 0 | 0 | 0 | 0 / round 8 / deck - / stance stand | duck | duck | duck"
        match = position(f"{text} / step share / pick 0 / table desk / godfather 1")
        match.play("take desk")
        assert match.over
        assert "next Godfather" not in picture(match)


class TestPolish:
    def test_names_stand_as_they_are(self):
        match = showdown("bang 1 | blank 2 | blank 0 | blank 0")
        courage(match, "stand | stand | stand | stand")
        told = " ".join(log(match, "pl", 2))
        assert "Anna trafia. Obrywa Bruno." in told
        assert "gracza" not in told

    def test_who_is_hit_reads_cie(self):
        match = showdown("bang 1 | blank 2 | blank 0 | blank 0")
        courage(match, "stand | stand | stand | stand")
        assert "Bach! Anna trafia cię." in log(match, "pl", 1)

    @pytest.mark.parametrize("share", ["10", "d10"])
    def test_an_amount_stays_in_one_piece(self, share):
        assert words("pl").say(f"loot-{share}").endswith(f"10{UNBROKEN}000{UNBROKEN}$")
