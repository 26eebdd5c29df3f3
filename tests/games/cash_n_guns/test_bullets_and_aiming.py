"""The round, loot, bullets and aiming (§3.1, §4, §5)."""

import pytest

from tests.games.cash_n_guns.table import (
    DECK_OF_8,
    FOUR,
    TABLE,
    aim,
    aims,
    armed,
    courage,
    gone,
    hand,
    hands,
    load,
    loaded,
    may,
    position,
    refusal,
    round_number,
    sharing,
    showdown,
    shown,
    split,
    step,
    table,
    typed,
    wounds,
)

ALL_BLANKS = "blank | blank | blank | blank"
CLOCK = "clock with"


class TestTheRound:
    def test_the_steps_of_a_round_follow_each_other(self):
        """§3.1 Bullets, aiming, the privilege, courage, the split; then the next round."""
        match = position(FOUR)
        steps = [step(match)]
        load(match, ALL_BLANKS)
        steps.append(step(match))
        aim(match, "1 | 2 | 3 | 0")
        steps.append(step(match))
        match.play("order 2")
        steps.append(step(match))
        match.play("aim 1")
        steps.append(step(match))
        courage(match, "stand | stand | stand | stand")
        steps.append(step(match))
        assert steps == ["bullet", "aim", "order", "redirect", "courage", "share"]

    def test_after_the_split_the_next_round_begins_with_eight_new_cards_and_the_desk(self):
        """§3.1, §4.1"""
        match = split("stand | stand | stand | stand", "table desk")
        match.play("take desk")
        assert (round_number(match), step(match)) == (8, "bullet")
        assert table(match) == "5 5 5 5 10 10 10 10 desk"

    def test_the_next_round_takes_the_first_eight_cards_of_the_deck(self):
        """§4.1"""
        deck = "d10 20 P P 5 5 5 d5 8*10"
        match = split("stand | stand | stand | stand", f"table desk / round 6 / deck {deck} / blanks 2 | 2 | 2 | 2")
        match.play("take desk")
        assert table(match) == "5 5 5 20 d5 d10 P P desk"

    @pytest.mark.parametrize("action", ["aim 1", "stand", "duck", "take 5", "no", "order 1", "heal", "discard blank"])
    def test_what_belongs_to_another_step_is_not_chosen_with_the_bullets(self, action):
        """§3.1"""
        assert refusal(position(FOUR), action, 0) == "not-now §3.1"

    @pytest.mark.parametrize("action", ["load blank", "stand", "take desk", "give bang", "forbid note", "talent sep"])
    def test_what_belongs_to_another_step_is_not_chosen_with_the_targets(self, action):
        """§3.1"""
        assert refusal(armed(ALL_BLANKS), action, 0) == "not-now §3.1"

    @pytest.mark.parametrize("action", ["load blank", "aim 1", "take desk", "order 1", "late"])
    def test_what_belongs_to_another_step_is_not_chosen_with_courage(self, action):
        """§3.1"""
        assert refusal(showdown("blank 1 | blank 0 | blank 0 | blank 0", CLOCK), action, 0) == "not-now §3.1"

    @pytest.mark.parametrize("action", ["load blank", "aim 1", "duck", "order 1", "no", "trade 1"])
    def test_what_belongs_to_another_step_is_not_chosen_in_the_split(self, action):
        """§3.1"""
        assert refusal(split("stand | stand | stand | stand"), action) == "not-now §3.1"

    @pytest.mark.parametrize("seat", [1, 2, 3])
    def test_nobody_picks_out_of_turn(self, seat):
        """§3.1"""
        assert refusal(split("stand | stand | stand | stand"), "take 5", seat) == "not-your-turn §3.1"

    def test_only_the_godfather_is_asked_for_the_order(self):
        """§3.1"""
        match = armed(ALL_BLANKS, "godfather 2")
        aim(match, "1 | 2 | 3 | 0")
        assert match.to_act == (2,)
        assert refusal(match, "order 1", 0) == "not-your-turn §3.1"

    @pytest.mark.parametrize("action", ["aim 4", "aim 7"])
    def test_a_seat_that_nobody_has_is_no_target(self, action):
        """§3.1"""
        assert refusal(armed(ALL_BLANKS), action, 0) == "nobody-there §3.1"

    @pytest.mark.parametrize("action", ["order 4", "order 7"])
    def test_a_seat_that_nobody_has_gets_no_order(self, action):
        """§3.1"""
        match = armed(ALL_BLANKS)
        aim(match, "1 | 2 | 3 | 0")
        assert refusal(match, action) == "nobody-there §3.1"

    @pytest.mark.parametrize("action", ["load bang", "load blank"])
    def test_who_is_out_chooses_no_bullet(self, action):
        """§8.3"""
        text = "blanks 2 | 2 | 2 | 0 / bangs 0 | 0 | 0 | 0 / dead 3 / round 7"
        match = position(f"{text} / deck {DECK_OF_8} / table {TABLE}")
        assert match.to_act == (0, 1, 2)
        assert refusal(match, action, 3) == "you-are-out §8.3"
        assert may(match, 3) == set()

    def test_who_is_out_aims_at_nobody_and_shows_no_courage(self):
        """§8.3"""
        assert refusal(armed("blank | blank | blank | dead"), "aim 0", 3) == "you-are-out §8.3"
        match = showdown("blank 1 | blank 0 | blank 0 | dead")
        assert refusal(match, "stand", 3) == "you-are-out §8.3"
        assert match.to_act == (0, 1, 2)


class TestBullets:
    def test_everybody_loads_a_blank_or_a_bang(self):
        """§4.2"""
        match = position(FOUR)
        assert match.to_act == (0, 1, 2, 3)
        for seat in range(4):
            assert may(match, seat) == {"load blank", "load bang"}

    def test_the_loaded_card_leaves_the_hand(self):
        """§4.2"""
        match = position(FOUR)
        load(match, "bang | blank | blank | bang")
        assert hands(match) == ((5, 2), (4, 3), (4, 3), (5, 2))
        assert [loaded(match, seat) for seat in range(4)] == ["bang", "blank", "blank", "bang"]
        assert step(match) == "aim"

    @pytest.mark.parametrize(("blanks", "bangs", "missing"), [(0, 2, "load blank"), (2, 0, "load bang")])
    def test_nobody_loads_a_card_that_he_does_not_have(self, blanks, bangs, missing):
        """§4.2"""
        text = f"blanks {blanks} | 2 | 2 | 2 / bangs {bangs} | 0 | 0 | 0 / round 7"
        match = position(f"{text} / deck {DECK_OF_8} / table {TABLE}")
        assert refusal(match, missing, 0) == "no-such-bullet §4.2"
        assert len(may(match, 0)) == 1

    @pytest.mark.parametrize("card", ["blank", "bang"])
    def test_each_card_is_used_once(self, card):
        """§4.2"""
        match = position(FOUR)
        load(match, f"{card} | blank | blank | blank")
        aim(match, "1 | 2 | 3 | 0")
        match.play("no")
        courage(match, "duck | duck | duck | stand")
        held = {"blank": (4, 3), "bang": (5, 2)}[card]
        assert hand(match, 0) == held
        assert loaded(match, 0) == "-"

    def test_in_the_last_round_everybody_loads_the_last_card(self):
        """§4.2, §3.3"""
        text = "blanks 1 | 0 | 1 | 0 / bangs 0 | 1 | 0 | 1 / round 8"
        match = position(f"{text} / deck - / table {TABLE}")
        assert match.to_act == (0, 1, 2, 3)
        load(match, "blank | bang | blank | bang")
        assert hands(match) == ((0, 0),) * 4

    @pytest.mark.parametrize("seats", [5, 6, 7, 8])
    def test_any_number_of_players_loads_at_once(self, seats):
        """§4.2"""
        match = position(f"blanks {' | '.join('5' * seats)} / bangs {' | '.join('3' * seats)}")
        assert match.to_act == tuple(range(seats))
        load(match, " | ".join(["bang"] * seats))
        assert hands(match) == ((5, 2),) * seats
        assert match.to_act == tuple(range(seats))


class TestAiming:
    @pytest.mark.parametrize("seat", range(4))
    def test_everybody_aims_at_another_player(self, seat):
        """§5.1"""
        match = armed(ALL_BLANKS)
        assert match.to_act == (0, 1, 2, 3)
        assert may(match, seat) == {f"aim {other}" for other in range(4) if other != seat}
        assert refusal(match, f"aim {seat}", seat) == "not-yourself §5.1"

    def test_nobody_aims_at_who_is_out(self):
        """§5.1"""
        match = armed("blank | blank | blank | dead")
        assert refusal(match, "aim 3", 0) == "target-is-out §5.1"
        assert may(match, 0) == {"aim 1", "aim 2"}

    def test_two_who_are_left_aim_at_each_other(self):
        """§5.1, §3.3"""
        match = armed("blank | dead | blank | dead")
        assert match.to_act == (0, 2)
        assert (may(match, 0), may(match, 2)) == ({"aim 2"}, {"aim 0"})

    @pytest.mark.parametrize("targets", ["1 | 0 | 3 | 2", "1 | 2 | 3 | 0", "3 | 3 | 3 | 0", "2 | 3 | 0 | 1"])
    def test_all_targets_are_open_once_the_last_has_aimed(self, targets):
        """§5.1"""
        match = armed(ALL_BLANKS)
        aim(match, targets)
        assert aims(match) == targets
        assert step(match) == "order"

    @pytest.mark.parametrize("seats", [5, 8])
    def test_all_may_aim_at_the_same_player(self, seats):
        """§5.1"""
        match = armed(" | ".join(["blank"] * seats))
        aim(match, " | ".join(["1", "0", *["0"] * (seats - 2)]))
        match.play("no")
        assert match.to_act == tuple(range(seats))


class TestTooSlow:
    def test_without_the_clock_nobody_is_late(self):
        """§5.2"""
        assert refusal(armed(ALL_BLANKS), "late", 0) == "no-clock §5.2"
        assert refusal(armed(ALL_BLANKS, "clock without"), "late", 3) == "no-clock §5.2"

    def test_with_the_clock_anybody_may_be_late(self):
        """§5.2"""
        match = armed(ALL_BLANKS, CLOCK)
        for seat in range(4):
            assert "late" in may(match, seat)

    def test_who_is_late_shows_no_courage_and_takes_no_share(self):
        """§5.2, R30"""
        match = armed(ALL_BLANKS, f"{CLOCK} / table 5 10 desk")
        aim(match, "1 | 2 | late | 0")
        match.play("no")
        assert match.to_act == (0, 1, 3)
        courage(match, "stand | stand | - | stand")
        assert sharing(match) == ["0 5", "1 10", "3 desk"]

    def test_the_card_of_who_is_late_is_used_up_unseen(self):
        """§5.2, R30"""
        match = armed("blank | blank | bang | blank", CLOCK)
        aim(match, "1 | 2 | late | 0")
        match.play("no")
        courage(match, "duck | duck | - | duck")
        assert hand(match, 2) == (1, 0)
        assert "bang" not in shown(match)
        assert wounds(match) == (0, 0, 0, 0)

    def test_a_shot_at_who_is_late_is_wasted(self):
        """§5.2, §7.3, R30"""
        match = armed("bang | bang | blank | blank", CLOCK)
        aim(match, "2 | 2 | late | 0")
        match.play("no")
        courage(match, "stand | stand | - | stand")
        assert wounds(match) == (0, 0, 0, 0)
        assert shown(match) == "blank"

    def test_a_godfather_who_is_late_has_no_privilege_and_keeps_the_desk_if_nobody_takes_it(self):
        """§5.2, §6.1"""
        match = armed(ALL_BLANKS, f"{CLOCK} / godfather 1 / table 5 5 5 desk")
        aim(match, "1 | late | 0 | 0")
        assert (step(match), match.to_act) == ("courage", (0, 2, 3))
        courage(match, "stand | - | stand | stand")
        assert match.to_act == (2,)  # the next one clockwise who stands

    def test_when_all_are_late_the_loot_is_discarded(self):
        """§5.2, §9.4, R42"""
        match = armed(ALL_BLANKS, f"{CLOCK} / godfather 2 / table 5 d10 desk")
        before = gone(match).split()
        aim(match, "late | late | late | late")
        assert (round_number(match), step(match)) == (8, "bullet")
        assert int(match.position.godfather) == 2
        assert sorted(gone(match).split()) == sorted([*before, "5", "d10"])

    def test_one_who_takes_part_alone_may_take_everything(self):
        """§5.2, §9.2"""
        match = armed(ALL_BLANKS, f"{CLOCK} / godfather 1 / table 5 10 20 desk")
        aim(match, "late | late | late | 0")
        assert match.to_act == (3,)
        match.play("stand")
        assert sharing(match) == ["3 5", "3 10", "3 20", "3 desk"]

    def test_who_was_late_takes_part_again_in_the_next_round(self):
        """§5.2"""
        match = armed(ALL_BLANKS, f"{CLOCK} / table desk")
        aim(match, "1 | 2 | late | 0")
        match.play("no")
        courage(match, "stand | stand | - | stand")
        match.play("take desk")
        load(match, ALL_BLANKS)
        assert match.to_act == (0, 1, 2, 3)
        assert "aim 0" in may(match, 2)


def test_typed_sections_that_are_left_out_are_empty():
    """§4.2"""
    match = position(typed(FOUR, "step bullet"))
    assert [loaded(match, seat) for seat in range(4)] == ["-"] * 4
    assert aims(match).replace("|", "").split() == ["-"] * 4
