"""Sealed choices: any order of arrival, changing until the last is in, nothing seen before (§3.3, R26)."""

import itertools

import pytest

from tests.games.cash_n_guns.table import (
    FOUR,
    aim,
    aims,
    armed,
    choose,
    columns,
    courage,
    hands,
    load,
    loaded,
    may,
    position,
    refusal,
    sees,
    showdown,
    step,
    wounds,
)

CLOCK = "clock with"


def bullets(more=""):
    return position(f"{FOUR} / {more}")


def targets(more=""):
    return armed("bang | blank | bang | blank", more)


def stances(more=""):
    return showdown("bang 1 | blank 0 | bang 3 | blank 2", more)


STEPS = [
    pytest.param(bullets, "load bang | load blank | load blank | load bang", id="bullet"),
    pytest.param(targets, "aim 1 | aim 2 | aim 3 | aim 0", id="aim"),
    pytest.param(lambda: targets(CLOCK), "aim 2 | late | aim 0 | late", id="late"),
    pytest.param(stances, "duck | stand | stand | duck", id="courage"),
    pytest.param(stances, "stand | stand | stand | stand", id="courage-and-shots"),
]
CHANGES = [
    pytest.param(bullets, "load bang | load blank | load blank | load bang", "load blank", id="bullet-to-blank"),
    pytest.param(bullets, "load blank | load blank | load blank | load bang", "load bang", id="bullet-to-bang"),
    pytest.param(targets, "aim 1 | aim 2 | aim 3 | aim 0", "aim 3", id="aim"),
    pytest.param(lambda: targets(CLOCK), "aim 1 | aim 2 | aim 3 | aim 0", "late", id="aim-to-late"),
    pytest.param(lambda: targets(CLOCK), "late | aim 2 | aim 3 | aim 0", "aim 1", id="late-to-aim"),
    pytest.param(stances, "stand | stand | stand | stand", "duck", id="to-duck"),
    pytest.param(stances, "duck | stand | stand | stand", "stand", id="to-stand"),
]


class TestOrder:
    @pytest.mark.parametrize(("start", "choices"), STEPS)
    def test_the_order_of_arrival_changes_nothing(self, start, choices):
        """§3.3, R26"""
        ends = set()
        for order in itertools.permutations(range(4)):
            match = start()
            for seat in order:
                match.play(columns(choices)[seat], seat=seat)
            ends.add(bytes(match.position))
        assert len(ends) == 1

    @pytest.mark.parametrize(("start", "choices"), STEPS)
    def test_everybody_is_asked_until_the_last_is_in(self, start, choices):
        """§3.3, R26"""
        match = start()
        assert match.to_act == (0, 1, 2, 3)
        name = step(match)
        for seat, choice in enumerate(columns(choices)):
            assert step(match) == name
            assert set(range(seat, 4)) <= set(match.to_act)  # who still owes a choice
            match.play(choice, seat=seat)
        assert step(match) != name

    @pytest.mark.parametrize("seats", [5, 6, 7, 8])
    def test_forwards_and_backwards_is_the_same_at_a_bigger_table(self, seats):
        """§3.3"""
        ends = set()
        for order in (range(seats), reversed(range(seats))):
            match = position(f"blanks {' | '.join('5' * seats)} / bangs {' | '.join('3' * seats)}")
            for seat in order:
                match.play("load bang" if seat % 2 else "load blank", seat=seat)
            ends.add(bytes(match.position))
        assert len(ends) == 1


class TestChanging:
    @pytest.mark.parametrize(("start", "choices", "other"), CHANGES)
    def test_changing_is_as_if_only_the_last_choice_had_been_made(self, start, choices, other):
        """§3.3, R26 The same bytes, at once and when all are in."""
        once, twice = start(), start()
        once.play(other, seat=0)
        twice.play(columns(choices)[0], seat=0)
        twice.play(other, seat=0)
        assert bytes(twice.position) == bytes(once.position)
        for match in (once, twice):
            choose(match, "- | " + choices.split(" | ", 1)[1])
        assert bytes(twice.position) == bytes(once.position)

    @pytest.mark.parametrize(("start", "choices", "other"), CHANGES)
    def test_whoever_still_waits_for_others_may_change(self, start, choices, other):
        """§3.3 Also after two others have chosen, and more than once."""
        once, often = start(), start()
        first = columns(choices)[0]
        for seat in (1, 2):
            once.play(columns(choices)[seat], seat=seat)
        once.play(other, seat=0)
        often.play(first, seat=0)
        often.play(columns(choices)[1], seat=1)
        often.play(other, seat=0)
        often.play(columns(choices)[2], seat=2)
        often.play(first, seat=0)
        often.play(other, seat=0)
        assert bytes(often.position) == bytes(once.position)

    @pytest.mark.parametrize(("start", "choices"), STEPS)
    def test_choosing_the_same_again_changes_nothing(self, start, choices):
        """§3.3"""
        match = start()
        match.play(columns(choices)[0], seat=0)
        before = bytes(match.position)
        match.play(columns(choices)[0], seat=0)
        assert bytes(match.position) == before

    @pytest.mark.parametrize(("start", "choices"), STEPS)
    def test_who_has_chosen_has_the_same_choices_as_before(self, start, choices):
        """§3.3"""
        match = start()
        before = may(match, 0)
        match.play(columns(choices)[0], seat=0)
        for action in before:
            assert match.why_not(action, seat=0) is None

    def test_the_last_card_of_a_kind_may_be_loaded_again_while_it_is_loaded(self):
        """§3.3, §4.2"""
        match = position(
            "blanks 1 | 2 | 2 | 2 / bangs 1 | 0 | 0 | 0 / round 7 / deck 8*5 / table 5 10 20 P P P P P desk"
        )
        match.play("load bang", seat=0)
        match.play("load bang", seat=0)
        match.play("load blank", seat=0)
        match.play("load bang", seat=0)
        load(match, "- | blank | blank | blank")
        assert hands(match)[0] == (1, 0)
        assert loaded(match, 0) == "bang"

    def test_when_the_last_is_in_nobody_changes_any_more(self):
        """§3.3"""
        match = bullets()
        load(match, "bang | bang | bang | bang")
        assert refusal(match, "load blank", 0) == "not-now §3.1"
        match = targets()
        aim(match, "1 | 2 | 3 | 0")
        assert match.why_not("aim 2", seat=0) is not None
        match = stances()
        courage(match, "stand | stand | stand | stand")
        assert match.why_not("duck", seat=0) is not None
        assert wounds(match) == (0, 1, 0, 1)

    def test_a_change_does_not_make_another_one_wait_again(self):
        """§3.3"""
        match = bullets()
        load(match, "bang | bang | bang | -")
        match.play("load blank", seat=0)
        match.play("load bang", seat=3)
        assert step(match) == "aim"
        assert hands(match) == ((4, 3), (5, 2), (5, 2), (5, 2))

    def test_what_is_refused_is_refused_to_who_changes(self):
        """§3.3, §5.1"""
        match = targets()
        match.play("aim 1", seat=0)
        assert match.why_not("aim 0", seat=0).name == "not-yourself"
        match.play("aim 2", seat=0)
        aim(match, "- | 0 | 0 | 0")
        assert aims(match) == "2 | 0 | 0 | 0"


OTHERS = pytest.mark.parametrize("viewer", [-1, 1, 2, 3])


class TestNothingIsSeenBefore:
    @OTHERS
    @pytest.mark.parametrize(("start", "choices", "other"), CHANGES)
    def test_what_somebody_chose_is_not_seen_before_the_last_is_in(self, start, choices, other, viewer):
        """§3.2, §3.3, R26"""
        one, two = start(), start()
        one.play(columns(choices)[0], seat=0)
        two.play(other, seat=0)
        assert sees(one, viewer) == sees(two, viewer)

    @pytest.mark.parametrize(("start", "choices", "other"), CHANGES)
    def test_nor_while_only_one_is_missing(self, start, choices, other):
        """§3.2, §3.3, R26"""
        one, two = start(), start()
        choose(one, choices.rsplit(" | ", 1)[0] + " | -")
        choose(two, " | ".join([other, *columns(choices)[1:3], "-"]))
        for viewer in (-1, 1, 2, 3):
            assert sees(one, viewer) == sees(two, viewer)

    @pytest.mark.parametrize(("start", "choices", "other"), CHANGES)
    def test_the_chooser_sees_the_own_choice(self, start, choices, other):
        """§3.2, §3.3"""
        one, two = start(), start()
        one.play(columns(choices)[0], seat=0)
        two.play(other, seat=0)
        assert sees(one, 0)[0] != sees(two, 0)[0]

    @OTHERS
    @pytest.mark.parametrize(("start", "choices"), STEPS)
    def test_who_has_chosen_is_seen(self, start, choices, viewer):
        """§3.3"""
        one, two = start(), start()
        one.play(columns(choices)[0], seat=0)
        assert sees(one, viewer)[0] != sees(two, viewer)[0]

    @OTHERS
    def test_targets_are_open_when_the_last_is_in(self, viewer):
        """§3.2, §5.1"""
        one, two = targets(), targets()
        aim(one, "1 | 2 | 3 | 0")
        aim(two, "2 | 2 | 3 | 0")
        assert sees(one, viewer) != sees(two, viewer)

    @OTHERS
    def test_loaded_cards_stay_hidden_until_they_are_turned_up(self, viewer):
        """§3.2, §4.2"""
        one, two = bullets(), bullets()
        for match, card in ((one, "bang"), (two, "blank")):
            load(match, f"{card} | blank | blank | blank")
            aim(match, "1 | 2 | 3 | 0")
            match.play("no")
        assert sees(one, viewer) == sees(two, viewer)

    def test_everybody_is_asked_even_with_a_single_choice(self):
        """§3.3"""
        match = position(
            "blanks 2 | 0 | 1 | 2 / bangs 0 | 2 | 1 | 0 / round 7 / deck 8*5 / table 5 10 20 P P P P P desk"
        )
        assert match.to_act == (0, 1, 2, 3)
        assert (may(match, 0), may(match, 1)) == ({"load blank"}, {"load bang"})
