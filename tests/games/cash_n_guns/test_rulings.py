"""Where the rulebook leaves a question: one or more tests for each ruling, by its number. Here those on the game."""

import pytest

import gangland
from tests.games.cash_n_guns.table import (
    FOUR,
    KINDS,
    aim,
    alive,
    all_loot,
    armed,
    courage,
    deck,
    ending,
    godfather,
    gone,
    hand,
    hands,
    may,
    outcome,
    plain,
    position,
    refusal,
    round_number,
    sharing,
    showdown,
    shown,
    split,
    step,
    talents,
    wounds,
)

STAND = "stand | stand | stand | stand"
ALL_BLANKS = "blank | blank | blank | blank"


def killed(more="", guns="bang 1 | blank 0 | blank 0 | blank 0", stances=STAND):
    """Seat 1 had two wounds and gets the third."""
    match = showdown(guns, f"wounds 0 | 2 | 0 | 0 / {more}")
    courage(match, stances)
    return match


class TestTheRound:  # §6.1, §9.4, §3.3
    @pytest.mark.parametrize("godfather", [0, 3])
    def test_r01_who_is_ordered_may_aim_at_the_godfather(self, godfather):
        match = armed(ALL_BLANKS, f"godfather {godfather}")
        aim(match, "1 | 2 | 1 | 2")
        match.play("order 1")
        assert f"aim {godfather}" in may(match)
        match.play(f"aim {godfather}")
        assert step(match) == "courage"

    def test_r02_loot_that_nobody_stands_for_is_discarded(self):
        match = split("duck | duck | duck | duck", "table d10 P desk / godfather 3")
        assert all_loot(match) == ["-"] * 4
        assert {"d10", "P"} <= set(gone(match).split())
        assert godfather(match) == 3

    def test_r02_the_desk_of_a_dead_godfather_goes_clockwise_to_the_living(self):
        match = killed("godfather 1", "bang 1 | bang 0 | blank 0 | blank 0", "stand | stand | duck | duck")
        assert (round_number(match), godfather(match)) == (8, 2)

    def test_r26_bullets_targets_and_courage_are_chosen_in_secret_by_all(self):
        match = position(FOUR)
        for choices in ("load bang", None, "stand"):
            assert match.to_act == (0, 1, 2, 3)
            for seat in range(4):
                match.play(choices or f"aim {(seat + 1) % 4}", seat=seat)
            if step(match) == "order":
                match.play("no")
        assert wounds(match) == (1, 1, 1, 1)

    def test_r27_the_first_godfather_is_drawn(self):
        found = {godfather(gangland.new("cash_n_guns", seats=4, seed=seed)) for seed in range(60)}
        assert found == {0, 1, 2, 3}

    def test_r30_who_takes_no_part_lies_at_once(self):
        match = armed("bang | bang | bang | blank", "clock with / table 5 desk")
        aim(match, "2 | 2 | late | 0")  # the others did not know
        match.play("no")
        assert match.to_act == (0, 1, 3)
        courage(match, "stand | stand | - | stand")
        assert wounds(match) == (0, 0, 0, 0)
        assert shown(match) == "blank"
        assert hands(match) == ((1, 0),) * 4
        assert sharing(match) == ["0 5", "1 desk"]

    def test_r42_when_all_are_late_the_loot_is_discarded(self):
        match = armed(ALL_BLANKS, "clock with / table d10 desk / godfather 1")
        aim(match, "late | late | late | late")
        assert (round_number(match), step(match), godfather(match)) == (8, "bullet", 1)
        assert "d10" in gone(match).split()
        assert hands(match) == ((1, 0),) * 4

    def test_r42_in_the_last_round_the_game_ends(self):
        more = "clock with / round 8 / deck - / blanks 0 | 0 | 0 | 0 / loot 5 | - | - | -"
        match = armed(ALL_BLANKS, more)
        aim(match, "late | late | late | late")
        assert outcome(match) == ((5, 1), (0, 2), (0, 2), (0, 2))


class TestDeath:  # §8.3, §8.4, §8.5, §11.1
    def test_r03_the_loot_of_the_dead_is_out_of_the_game(self):
        match = killed("loot - | d10 P P | - | -")
        assert all_loot(match) == ["-"] * 4
        assert {"d10", "P"} <= set(gone(match).split())

    def test_r03_after_the_vulture_has_taken_two(self):
        match = killed("loot - | P P P | - | - / talents - | - | - | sep")
        assert all_loot(match) == ["-", "-", "-", "P P"]

    def test_r04_all_wounds_are_placed_before_anybody_dies(self):
        match = showdown("bang 1 | bang 2 | bang 0 | blank 0", "wounds 2 | 2 | 1 | 0")
        courage(match, STAND)
        assert alive(match) == (2, 3)
        assert match.position.wounds[2] == 2

    def test_r04_death_comes_before_the_split_and_what_precedes_it(self):
        match = killed("talents - | cichociemna | - | - / table 5 10 desk")
        assert sharing(match) == ["0 5", "2 10", "3 desk"]

    def test_r05_when_all_die_nobody_wins(self):
        match = showdown("bang 2 | dead | bang 0 | dead", "wounds 2 | 0 | 2 | 0 / loot 20 | - | 5 | -")
        courage(match, "stand | - | stand | -")
        assert match.over
        assert all(place > 1 for _, place in outcome(match))

    def test_r06_the_last_survivor_wins_in_the_middle_of_a_round(self):
        match = killed(guns="bang 1 | blank 0 | dead | dead", stances="stand | stand | - | -")
        assert match.over
        assert outcome(match)[0][1] == 1

    def test_r37_the_dead_share_the_last_place_without_points(self):
        assert ending("- | - | - | -", "dead 2") == ((0, 1), (0, 1), (0, 4), (0, 1))

    @pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
    def test_r37_when_all_die_all_have_the_last_place(self, seats):
        guns = " | ".join(["bang 1", "bang 0", *["dead"] * (seats - 2)])
        match = showdown(guns, f"wounds {' | '.join(['2', '2', *['0'] * (seats - 2)])}")
        courage(match, " | ".join(["stand", "stand", *["-"] * (seats - 2)]))
        assert outcome(match) == ((0, seats),) * seats


class TestLoot:  # §10.2, §10.3, §10.4, §10.5
    def test_r07_a_clip_changes_a_card_for_a_bang(self):
        match = split(STAND, "table C desk")
        match.play("take C")
        assert hand(match, 0) == (1, 1)
        match.play("discard blank")
        assert hand(match, 0) == (0, 1)

    def test_r07_without_bullets_left_a_clip_is_lost(self):
        match = split(STAND, "table C desk / round 8 / deck - / blanks 0 | 0 | 0 | 0")
        match.play("take C")
        assert (step(match), hand(match, 0)) == ("share", (0, 0))

    @pytest.mark.parametrize("before", [0, 1, 2])
    def test_r08_a_kit_heals_all_wounds_and_is_discarded(self, before):
        match = split(STAND, f"table K desk / wounds {before} | 1 | 0 | 0")
        match.play("take K")
        assert wounds(match) == (0, 1, 0, 0)
        assert all_loot(match) == ["-"] * 4
        assert "K" in gone(match)

    @pytest.mark.parametrize(("one", "other"), [("5", "20"), ("d1", "P"), ("10", "d10")])
    def test_r09_the_value_of_loot_is_hidden(self, one, other):
        views = []
        for mine, rest in ((one, other), (other, one)):
            match = split(STAND, f"table {one} {other} desk / memory closed")
            match.play(f"take {mine}", f"take {rest}", "take desk")
            views.append(plain(match.view(2)))
        assert views[0] == views[1]

    def test_r09_the_number_of_loot_cards_is_open(self):
        views = []
        for held in ("5", "5 5"):
            match = split(STAND, f"table 10 desk / memory closed / loot {held} | - | - | -")
            views.append(plain(match.view(3).table))
        assert views[0] != views[1]

    def test_r10_eleven_paintings_are_worth_as_much_as_ten(self):
        assert ending("10*P | - | - | -")[0][0] == 500
        assert ending("10*P | - | - | -", "talents kolekcjoner | - | - | -")[0][0] == 500

    def test_r34_a_face_up_bang_comes_first(self):
        match = split(STAND, "table C desk / open 2*bang")
        match.play("take C")
        assert shown(match).split().count("bang") == 1

    def test_r34_else_one_of_those_that_lie_face_down(self):
        match = split(STAND, "table C desk")
        assert "bang" not in shown(match)
        match.play("take C")
        assert hand(match, 0) == (1, 1)

    @pytest.mark.parametrize("viewer", [-1, 0, 1, 2, 3])
    def test_r34_everybody_learns_whether_there_was_one(self, viewer):
        more = "table C 5 desk / round 4 / deck 12*5 12*10 8*20"
        some = split(STAND, f"{more} / blanks 2 | 1 | 1 | 1 / bangs 2 | 3 | 3 | 3")
        none = split(STAND, f"{more} / blanks 1 | 1 | 1 | 1 / bangs 3 | 3 | 3 | 3")
        for match in (some, none):
            match.play("take C")
        assert (step(some), step(none)) == ("clip", "share")
        assert plain(some.view(viewer)) != plain(none.view(viewer))

    def test_r38_the_bonus_needs_strictly_the_most_diamonds(self):
        assert [points for points, _ in ending("d1 d1 | d5 d5 | d10 | -")] == [2, 10, 10, 0]
        assert [points for points, _ in ending("d1 d1 | d5 | d10 | -")] == [62, 5, 10, 0]

    def test_r38_and_at_least_one(self):
        assert [points for points, _ in ending("- | - | - | -")] == [0, 0, 0, 0]

    def test_r38_and_a_living_owner(self):
        match = killed("loot d1 | d5 d5 | - | - / round 8 / deck - / blanks 0 | 0 | 0 | 0 / table desk")
        match.play("take desk")
        assert outcome(match)[0] == (61, 1)

    def test_r41_the_bang_of_the_clip_is_kept(self):
        match = split(STAND, "table C desk")
        match.play("take C")
        assert refusal(match, "discard bang") == "not-the-new-bang §10.5"


class TestTalentsAreDealt:  # §2.4
    def test_r25_one_random_talent_each_face_up(self):
        match = gangland.new("cash_n_guns", seats=8, seed=5, talents="random")
        assert len(set(talents(match))) == 8
        assert "-" not in talents(match)

    def test_r36_chosen_talents_go_clockwise_from_the_first_godfather(self):
        for seed in range(6):
            match = gangland.new("cash_n_guns", seats=5, seed=seed, talents="chosen")
            first = godfather(match)
            order = []
            for talent in ("sep", "lekarka", "czarus", "farciarz", "madrala"):
                order += match.to_act
                match.play(f"talent {talent}")
            assert order == [(first + place) % 5 for place in range(5)]


def test_the_deck_of_a_dealt_game_holds_every_kind():
    """§1.1"""
    match = gangland.new("cash_n_guns", seats=4, seed=1)
    assert set(deck(match)) <= set(KINDS)
