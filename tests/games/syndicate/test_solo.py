"""The solo game (§13.1 to §13.3, §13.8): set-up, levels, stratagems, and how the person meets the automaton."""

from collections import Counter

import pytest

import gangland
from tests.games.syndicate.table import (
    HAT,
    STRATAGEMS,
    answers,
    automaton_row,
    bag,
    filled,
    hand,
    lay,
    marker,
    markers,
    money,
    outcome,
    position,
    refusal,
    rows_above,
    section,
    sizes,
    texts,
)

LEVELS = {"easy": (3, 1), "medium": (3, 2), "hard": (4, 2)}  # rolls, steps of each
SEEDS = range(40)


def solo(text, level="easy", seed=1):
    return position(f"board new-york / solo {level} / {text}", seed)


def stratagem(match):
    return section(match, "stratagem", "-").split()[0]


def play_its_turn(match):
    """The automaton acts until the person is asked; it never has a choice."""
    while match.to_act == (0,):
        (only,) = texts(match)
        match.play(only)


class TestSettingUp:
    @pytest.mark.parametrize("level", LEVELS)
    def test_the_automaton_has_a_row_of_five_and_the_person_three_tokens(self, level):
        """§13.1"""
        for seed in SEEDS:
            match = gangland.new("syndicate", seats=2, seed=seed, solo=level)
            assert sizes(match) == ([5, 3], [17, 19], 18)
            assert sorted(automaton_row(match).split()) == sorted(hand(match, 0).split())
            assert money(match) == (0, 0)
            assert stratagem(match) == "-"

    @pytest.mark.parametrize("level", LEVELS)
    def test_the_handicap_moves_markers_towards_the_automaton(self, level):
        """§13.2 Three steps, three double steps, four double steps; each six is the person's choice."""
        rolls, steps = LEVELS[level]
        sixes = set()
        for seed in SEEDS:
            match = gangland.new("syndicate", seats=2, seed=seed, solo=level)
            waiting = int(section(match, "handicap", "0"))
            sixes.add(waiting)
            assert sum(markers(match)) == steps * (rolls - waiting)
            assert all(there >= 0 and there % steps == 0 for there in markers(match))
            if waiting:
                assert (match.to_act, texts(match)) == ((1,), {f"favour {one}" for one in "MTXQB"})
            else:
                assert (match.to_act, texts(match)) == ((0,), {"consult"})
        assert {0, 1} <= sixes

    @pytest.mark.parametrize("level", LEVELS)
    def test_every_district_may_be_rolled(self, level):
        """§13.2"""
        moved = Counter()
        for seed in range(60):
            match = gangland.new("syndicate", seats=2, seed=seed, solo=level)
            moved.update(district for district in "MTXQB" if marker(match, district))
        assert set(moved) == set("MTXQB")

    @pytest.mark.parametrize(("level", "steps"), [("easy", 1), ("medium", 2), ("hard", 2)])
    def test_the_person_places_the_sixes_one_after_the_other(self, level, steps):
        """§13.2"""
        match = solo("hand G1 G2 S1 S2 C1 | G1 S1 C1 / handicap 2 / step favour", level)
        assert match.to_act == (1,)
        match.play("favour Q")
        assert (marker(match, "Q"), match.to_act) == (steps, (1,))
        match.play("favour Q")
        assert (marker(match, "Q"), match.to_act, texts(match)) == (2 * steps, (0,), {"consult"})

    @pytest.mark.parametrize("district", "MTXQB")
    def test_the_handicap_stops_one_short_of_the_hat(self, district):
        """§13.2"""
        match = solo(
            f"hand G1 G2 S1 | G1 S1 C1 / markers {district}={HAT[district] - 2} / handicap 1 / step favour", "hard"
        )
        match.play(f"favour {district}")
        assert marker(match, district) == HAT[district] - 1

    @pytest.mark.parametrize("action", ["consult", "send G1", "to M1b", "stop"])
    def test_the_favours_come_first(self, action):
        """§13.2"""
        match = solo("hand G1 G2 S1 | G1 S1 C1 / handicap 1 / step favour")
        assert refusal(match, action) == "favour-first §13.2"

    def test_the_solo_game_is_played_in_new_york(self):
        """§13.1"""
        with pytest.raises(ValueError, match=r"."):
            gangland.new("syndicate", seats=2, seed=1, board="los-angeles", solo="easy")
        with pytest.raises(gangland.NotationError):
            position("board los-angeles / solo easy / hand G1 | G1")

    def test_without_solo_nobody_consults(self):
        """§13.1"""
        match = gangland.new("syndicate", seats=2, seed=1, solo="none")
        assert all(text.startswith("send") for text in texts(match))


class TestTheCup:  # §13.3, R28
    ROW = "hand G1 G2 S1 S2 C1 | G1 S1 C1"

    def drawn(self, before, seeds=range(150)):
        kinds = Counter()
        for seed in seeds:
            match = solo(f"{self.ROW} / step consult{before}", seed=seed)
            assert (match.to_act, texts(match)) == ((0,), {"consult"})
            match.play("consult")
            kinds[stratagem(match)] += 1
        return kinds

    def test_r28_the_first_stratagem_is_anything_but_steamroll(self):
        assert set(self.drawn("")) == set(STRATAGEMS) - {"steamroll"}

    @pytest.mark.parametrize("lying", [one for one in STRATAGEMS if one != "steamroll"])
    def test_r28_no_stratagem_comes_twice_in_a_row(self, lying):
        assert set(self.drawn(f" / stratagem {lying}")) == set(STRATAGEMS) - {lying}

    def test_each_of_them_comes_about_as_often(self):
        drawn = self.drawn(" / stratagem secure", range(420))
        assert all(35 <= count <= 90 for count in drawn.values())

    def test_r28_after_steamroll_neither_it_nor_what_it_repeated_comes(self):
        second = Counter()
        for seed in range(300):
            match = solo(f"{self.ROW} / step consult / stratagem secure", seed=seed)
            match.play("consult")
            if stratagem(match) != "steamroll":
                continue
            play_its_turn(match)
            if match.to_act != (1,):
                continue
            while match.to_act == (1,):
                match.play(sorted(texts(match))[0])
            match.play("consult")
            second[stratagem(match)] += 1
        assert set(second) == set(STRATAGEMS) - {"steamroll", "secure"}

    @pytest.mark.parametrize(
        ("repeated", "markers_text", "district"),
        [("secure", "T=2", "T"), ("counterattack", "T=-2", "T"), ("big-guns", "T=2", "Q"), ("research", "B=2", "Q")],
    )
    def test_steamroll_repeats_the_stratagem_before_it(self, repeated, markers_text, district):
        steamrolled = 0
        for seed in range(60):
            text = f"hand C1 C2 | G1 S1 C1 / step consult / stratagem {repeated} / markers {markers_text}"
            match = solo(text, seed=seed)
            match.play("consult")
            if stratagem(match) == "steamroll":
                steamrolled += 1
                (send,) = texts(match)
                match.play(send)
                (to,) = texts(match)
                assert to.startswith(f"to {district}")
        assert steamrolled > 0


class TestTheAutomatonsTurn:  # §13.1
    def test_it_is_one_action_after_the_other_without_a_choice(self):
        match = solo("hand G1 G2 S1 S2 C1 | G1 S1 C1 / step consult / bag S3 | ...")
        match.play("consult")
        assert (match.to_act, len(texts(match))) == ((0,), 1)
        play_its_turn(match)
        assert match.to_act == (1,)

    def test_its_other_actions_are_refused(self):
        match = solo("hand G1 G2 G3 | G1 S1 C1 / stratagem rapid-deployment / step token")
        assert texts(match) == {"send G1"}
        assert refusal(match, "send G2") == "by-the-lists §13.1"
        match.play("send G1")
        (to,) = texts(match)
        assert refusal(match, "to X1a" if to != "to X1a" else "to X1b") == "by-the-lists §13.1"

    def test_before_its_stratagem_it_sends_nothing(self):
        match = solo("hand G1 G2 G3 | G1 S1 C1 / step consult")
        assert texts(match) == {"consult"}
        assert match.why_not("send G1") is not None

    def test_a_new_token_comes_to_the_right_end_of_its_row(self):
        """§9.1"""
        match = solo("hand G1 G2 S1 | G1 S1 C1 / stratagem rapid-deployment / step token / bag C2 | ...")
        play_its_turn(match)
        assert automaton_row(match) == "G2 S1 C2"

    def test_recruited_tokens_come_to_the_right_end_too(self):
        """§5.1"""
        match = solo(
            "hand C1 G2 S1 | G1 S1 C1 / stratagem rapid-deployment / step token / bag 2*C2 | ... / closed T X Q B"
        )
        play_its_turn(match)
        assert automaton_row(match) == "G2 S1 C2 C2"

    def test_it_wins_and_loses_by_the_same_rules(self):
        """§10.2, R16 The automaton starts: the person has the last turn and wins ties."""
        match = solo("hand G1 G2 | C1 G1 / money 25 | 24 / extra / turn 1 / stratagem secure")
        lay(match, "C1", "M1c")
        assert outcome(match) == ((25, 2), (25, 1))

    def test_without_a_fitting_token_it_loses(self):
        """§10.3"""
        match = solo("hand S1 S2 | C1 G1 / closed M T Q B / turn 1 / stratagem secure")
        lay(match, "C1", "X1b")
        assert outcome(match) == ((0, 2), (0, 1))

    def test_the_person_plays_as_usual(self):
        match = solo("hand G1 S1 | C1 G1 S3 / turn 1 / stratagem secure")
        assert (match.to_act, texts(match)) == ((1,), {"send C1", "send G1", "send S3"})


class TestThePersonShoots:  # §13.8
    def table(self, row, space="T1a", more=""):
        match = solo(f"hand {row} | C1 G1 / turn 1 / stratagem secure / bag S3 | ...{more}")
        lay(match, "C1", space)
        return match

    def test_the_person_chooses_a_token_of_the_row(self):
        match = self.table("G2 S1 C1")
        assert (match.to_act, texts(match)) == ((1,), {"hit G2", "hit S1", "hit C1"})
        match.play("hit S1")
        assert (automaton_row(match), bag(match, 0)) == ("G2 C1", "S1 S3")

    def test_two_of_a_kind_are_one_choice(self):
        match = self.table("G2 G2 S1")
        assert answers(match, "hit") == {"G2", "S1"}

    def test_a_single_kind_is_hit_without_a_question(self):
        match = self.table("G2 G2")
        assert (automaton_row(match), bag(match, 0)) == ("G2", "G2 S3")

    def test_reinforcements_are_spared_while_another_token_is_there(self):
        match = self.table("G4 G2 KO S1")
        assert answers(match, "hit") == {"G2", "S1"}
        assert refusal(match, "hit G4") == "spare-reinforcements §13.8"
        assert refusal(match, "hit C2") == "not-in-its-row §13.8"

    def test_the_only_other_token_is_hit_without_a_question(self):
        match = self.table("G4 G2 KO")
        assert automaton_row(match) == "G4 KO"

    def test_a_row_of_reinforcements_alone_is_hit(self):
        match = self.table("G4 KO C3")
        assert answers(match, "hit") == {"G4", "KO", "C3"}
        match.play("hit KO")
        assert (automaton_row(match), bag(match, 0)) == ("G4 C3", "S3 KO")

    def test_a_shot_of_a_token_asks_too(self):
        """§11.5"""
        match = solo("hand G2 S1 C1 | C1s G1 / turn 1 / stratagem secure")
        lay(match, "C1s", "M1c")
        assert answers(match, "hit") == {"G2", "S1", "C1"}

    def test_obrzyn_shoots_twice_and_asks_twice(self):
        """§11.10"""
        match = solo("hand G2 S1 C1 | OB G1 / turn 1 / stratagem secure")
        lay(match, "OB", "T1a")
        match.play("hit G2")
        assert answers(match, "hit") == {"S1", "C1"}
        match.play("hit C1")
        assert automaton_row(match) == "S1"

    def test_a_shot_among_the_free_spaces_asks_too(self):
        """§8.2"""
        above = filled(rows_above("T3"))
        match = solo(f"hand G2 S1 C1 | C1 G1 / turn 1 / stratagem secure / spaces {above} / markers T=-13")
        lay(match, "C1", "T3c")
        match.play("perform T3a")
        assert answers(match, "hit") == {"G2", "S1", "C1"}
        match.play("hit S1")
        assert (automaton_row(match), money(match)) == ("G2 C1", (0, 5 + 2 + 2))

    def test_the_automaton_shoots_by_chance(self):
        """§5.7"""
        left = set()
        for seed in SEEDS:
            match = solo(
                "hand C1 | G1 S3 C2 / stratagem rapid-deployment / step token / spaces T1b=S2.1 / closed M X Q B",
                seed=seed,
            )
            play_its_turn(match)
            left.add(hand(match, 1))
        assert left == {"G1 S3", "G1 C2", "S3 C2"}
