"""What can't be is refused before anything is played: where it was written, and why, in both languages."""

import pytest

from gangland.engine import loops
from gangland.engine.design.domains import Flag
from gangland.engine.mistakes import Mistake
from gangland.engine.words import LANGUAGES
from gangland.games import GAMES, load
from gangland.games.syndicate.boards import NEW_YORK
from gangland.games.syndicate.design import rows_of
from gangland.lab.whatif import variants
from gangland.lab.whatif.changes import in_file, typed
from gangland.lab.whatif.components_file import components_file
from gangland.lab.whatif.variants import check


def refusal(game, changes):
    with pytest.raises(Mistake) as caught:
        check(load(game).design, changes)
    assert caught.value.say("pl") != str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize(
    ("game", "changes", "why"),
    [
        ("famiglia", {"points.red.9": 1}, "famiglia has no component 'points.red.9'; did you mean points.red.4?"),
        ("famiglia", {"luck": 1}, "famiglia has no component 'luck'; `gangland components famiglia` lists them"),
        ("famiglia", {"points.red.4": "many"}, 'points.red.4 is a whole number from 0 to 999, not "many"'),
        ("famiglia", {"points.red.4": True}, "points.red.4 is a whole number from 0 to 999, not true"),
        ("famiglia", {"points.red.4": 1.5}, "points.red.4 is a whole number from 0 to 999, not 1.5"),
        ("famiglia", {"copies.0": 1}, "copies.0 is a whole number from 2 to 7, not 1"),
        ("famiglia", {f"copies.{value}": 7 for value in range(1, 5)}, "132 of them don't fit into a position"),
        ("famiglia", {"street.cards": 52}, "52 are left where 53 are needed"),
        ("five_points", {"copies.members": 8}, "copies.members is a whole number from 2 to 7, not 8"),
        ("five_points", {"influence.four": 10}, "with 4 players 52 members are dealt, and there are 48"),
        ("five_points", {"copies.members": 4}, "20 are left where 21 are needed"),
        ("the_boss", {"cards.detroit": "1234"}, "the cities 123 have 9 cards to deal, and 2 players need 10"),
        ("the_boss", {"cards.detroit": "1134g"}, "cards.detroit is 2 to 9 different letters of 0123456789ghpe"),
        ("the_boss", {"hand.cards": 4}, "the cities 123 have 10 cards to deal, and 2 players need 8"),
        ("the_boss", {"police.badges": 4}, "all police cards show 3 badges of one colour, and 4 end the game"),
        ("the_boss", {"police.cards": ["gold", "red"]}, 'police.cards names "red"; there are: gold, silver, double'),
        ("the_boss", {"police.cards": ["gold"] * 4}, "4 of them don't fit into a position, which has room for 3"),
        ("the_boss", {"police.turn": 6}, "the police come in turn 6, and a round has 5"),
        ("the_boss", {"gangsters.amateurs": 9}, "there would be 70 ways to send gangsters to a city"),
        ("cash_n_guns", {"loot.note_5": 16}, "the kinds make 65 together, and rounds.loot says 64"),
        ("cash_n_guns", {"loot.clip": 4, "loot.kit": 1}, "loot.clip is a whole number from 0 to 3, not 4"),
        ("cash_n_guns", {"rounds.stack": 9}, "64 are left where 72 are needed"),
        ("cash_n_guns", {"bullets.blanks": 4}, "there are 7 bullets for 8 rounds"),
        ("cash_n_guns", {"bullets.blanks": 13}, "16 of them don't fit into a position, which has room for 15"),
        ("syndicate", {"gang.grey.antonio": 2}, "the kinds make 23 together, and gangs.size says 22"),
        ("syndicate", {"reinforcements.G4": 3}, "the kinds make 19 together, and stack.size says 18"),
        ("syndicate", {"district.SM.arrows": ["BA", "XX"]}, 'district.SM.arrows leads to "XX", which is nowhere'),
        ("syndicate", {"district.SM.arrows": ["M"]}, 'district.SM.arrows leads to "M", which is nowhere'),
        ("syndicate", {"district.SM.arrows": ["SM"]}, "an arrow leads from SM to itself"),
        ("syndicate", {"district.SM.arrows": "BA"}, 'district.SM.arrows is a list of 0 to 14 texts, not "BA"'),
        ("syndicate", {"district.M.spaces_1": ["L bribe 1"]}, 'district.M.spaces_1 has the space "L bribe 1"'),
        ("syndicate", {"district.SM.start": 1}, "district.SM.start is true or false, not 1"),
        (
            "syndicate",
            {f"district.{code}.start": False for code in ("SM", "VE", "SP", "LB")},
            "no district of Los Angeles would be in play from the start",
        ),
        (
            "syndicate",
            {path: ["M blank"] * 5 for path in rows_of(NEW_YORK)},
            "New York would have 65 spaces, more than the",
        ),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_its_reason(game, changes, why):
    assert why in refusal(game, changes)


def test_a_tie_that_64_bits_cannot_tell_is_refused():
    worths = {
        f"points.{who}.{value}": 10 * value + more for who, more in (("red", 1), ("others", 2)) for value in range(5)
    }
    assert "10 different worths are too many" in refusal("famiglia", {**worths, "copies.0": 7, "copies.1": 7})


def test_the_reason_stands_behind_the_line_of_the_file():
    text = components_file("syndicate", "en").replace('arrows = ["BH", "DT"]', 'arrows = ["BH", "nowhere"]')
    line = text[: text.index("nowhere")].count("\n") + 1
    plan = load("syndicate").design
    with pytest.raises(Mistake) as caught:
        check(plan, in_file(plan, text, "my.toml"))
    assert str(caught.value).startswith(
        f'line {line} of my.toml: district.CC.arrows leads to "nowhere", which is nowhere'
    )
    assert caught.value.say("pl").startswith(f'wiersz {line} pliku my.toml: district.CC.arrows prowadzi do "nowhere"')


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[copies]\n0 = 7\n1 = 7\n2 = 7\n3 = 7\n\n4 = 5\n", "line 7 of f: 132 of them don't fit"),
        ("[points.red]\n4 = 16\n\n[points]\nblue.4 = 3\n", "line 5 of f: famiglia has no component 'points.blue.4'"),
        ("[copies]\n0 = \n", "line 2 of f: this can't be read as TOML"),
        ("[copies\n", "line 1 of f: this can't be read as TOML"),
        ("# mine\ngame = 'syndicate'\n", "line 2 of f: these are components of 'syndicate', not of famiglia"),
        ("points = { red = { 4 = 'x' } }\n", "line 1 of f: points.red.4 is a whole number"),
        ("\n[street]\n", "line 2 of f: famiglia has no component 'street'; did you mean street.cards?"),
        ("street = 7\n", "line 1 of f: famiglia has no component 'street'; did you mean street.cards?"),
    ],
)
def test_a_file_that_says_something_wrong_is_refused_with_its_line(text, why):
    plan = load("famiglia").design
    with pytest.raises(Mistake) as caught:
        check(plan, in_file(plan, text, "f"))
    assert why in str(caught.value)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("points.red.4", "--set points.red.4: a change is path=value, like copies.0=5"),
        ("=4", "--set =4: a change is path=value"),
        (
            "points.red.4=sixteen",
            '--set points.red.4=sixteen: points.red.4 is a whole number from 0 to 999, not "sixteen"',
        ),
        ("points.red.4=\n", "--set points.red.4=\\n: points.red.4 is a whole number"),
        ("pionts.red.4=16", "did you mean points.red.4?"),
    ],
)
def test_a_change_that_is_typed_wrong_is_refused_with_what_was_typed(text, why):
    plan = load("famiglia").design
    with pytest.raises(Mistake) as caught:
        check(plan, typed(plan, [text]))
    assert why in str(caught.value)


def test_of_two_changes_of_one_component_the_later_one_counts():
    plan = load("famiglia").design
    (change,) = check(plan, typed(plan, ["POINTS.red.4=17", "points.red.4 = 16"]))
    assert (change.path, change.value) == ("points.red.4", 16)


def test_names_are_typed_with_commas():
    plan = load("syndicate").design
    arrows, spaces, start = typed(
        plan, ["district.SM.arrows=BA, DT", 'district.M.spaces_1=["S shot"]', "district.SM.start=false"]
    )
    assert (arrows.value, spaces.value, start.value) == (["BA", "DT"], ["S shot"], False)
    assert len(check(plan, [arrows, spaces, start])) == 3
    assert Flag().typed("perhaps") == "perhaps"


def test_a_change_that_changes_nothing_is_none():
    assert check(load("famiglia").design, {"points.red.4": 15}) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_file_of_components_is_read_back_as_no_change_at_all(game, lang):
    plan, text = load(game).design, components_file(game, lang)
    changes = in_file(plan, text, "f")
    assert {change.path: change.value for change in changes} == plan.printed
    assert check(plan, changes) == []


def test_the_file_says_what_each_number_is_and_what_is_reconstructed():
    text = components_file("syndicate", "en")
    assert "antonio = 3             # Antonio, reconstructed\n" in text
    assert "G1 = 1                  # Gangster 1\n" in text
    assert "[points.red]\n0 = 1                   # reconstructed\n" in components_file("famiglia", "en")
    assert "4 = 15                  # jedno źródło podaje 16\n" in components_file("famiglia", "pl")
    assert "reconstructed" not in components_file("five_points", "en")


def test_constants_that_no_check_foresaw_are_refused_by_the_rehearsal(monkeypatch):
    """With the checks gone, a deck that does not fit into its field is still found by a few plain games."""
    monkeypatch.setattr(variants, "check_together", lambda plan, changes: None)
    with pytest.raises(Mistake, match="the changed game can't be played"):
        variants.variant("famiglia", {f"copies.{value}": 7 for value in range(5)})


def test_a_game_that_would_not_end_is_refused(monkeypatch):
    monkeypatch.setattr(variants, "check_together", lambda plan, changes: None)
    monkeypatch.setattr(loops, "MOVE_LIMIT", 300)
    with pytest.raises(Mistake, match="did not end within 300 moves"):
        variants.variant("the_boss", {"police.turn": 6})
