"""What each seat sees, and what it does not (§3.2)."""

import pytest

from tests.games.cash_n_guns.table import (
    DECK_OF_8,
    TABLE,
    aim,
    armed,
    courage,
    load,
    loot,
    position,
    sees,
    showdown,
    split,
    typed,
)

STAND = "stand | stand | stand | stand"
ALL_BLANKS = "blank | blank | blank | blank"
EVERY_VIEWER = pytest.mark.parametrize("viewer", [-1, 0, 1, 2, 3])
MEMORIES = pytest.mark.parametrize("memory", ["open", "closed"])

# Round 7, two cards in every hand.
SEVENTH = f"blanks 1 | 1 | 2 | 2 / bangs 1 | 1 | 0 | 0 / round 7 / deck {DECK_OF_8} / table {TABLE}"


def two(one, other):
    """Two positions that differ in one section."""
    return position(typed(SEVENTH, one)), position(typed(SEVENTH, other))


class TestBullets:
    @MEMORIES
    @pytest.mark.parametrize("viewer", [-1, 0, 2, 3])
    def test_the_bullets_in_another_hand_are_hidden(self, viewer, memory):
        """§3.2 Their number is not."""
        one, other = two(f"memory {memory}", f"blanks 1 | 2 | 2 | 2 / bangs 1 | 0 | 0 | 0 / memory {memory}")
        assert sees(one, viewer) == sees(other, viewer)

    def test_everybody_sees_the_own_hand(self):
        """§3.2"""
        one, other = two("", "blanks 1 | 2 | 2 | 2 / bangs 1 | 0 | 0 | 0")
        assert sees(one, 1) != sees(other, 1)

    @EVERY_VIEWER
    def test_discards_that_lie_face_up_are_seen(self, viewer):
        """§3.2"""
        one, other = two("open bang bang", "open bang blank")
        assert sees(one, viewer) != sees(other, viewer)

    @pytest.mark.parametrize("viewer", [-1, 1, 2, 3])
    def test_a_card_that_is_discarded_by_ducking_is_not_seen(self, viewer):
        """§3.2, §7.2"""
        views = []
        for card in ("bang", "blank"):
            match = position(typed(SEVENTH, f"table {TABLE}"))
            load(match, f"{card} | blank | blank | blank")
            aim(match, "1 | 2 | 3 | 2")
            match.play("no")
            courage(match, "duck | stand | stand | stand")
            views.append(sees(match, viewer))
        assert views[0] == views[1]

    @pytest.mark.parametrize("viewer", [-1, 1, 2, 3])
    def test_a_card_aimed_at_who_ducked_is_not_seen(self, viewer):
        """§3.2, §7.3"""
        views = []
        for card in ("bang", "blank"):
            match = position(typed(SEVENTH, f"table {TABLE}"))
            load(match, f"{card} | blank | blank | blank")
            aim(match, "1 | 2 | 3 | 2")
            match.play("no")
            courage(match, "stand | duck | stand | stand")
            views.append(sees(match, viewer))
        assert views[0] == views[1]

    @EVERY_VIEWER
    def test_a_card_that_is_turned_up_is_seen(self, viewer):
        """§3.2, §8.1"""
        views = []
        for card in ("bang", "blank"):
            match = showdown(f"{card} 1 | blank 0 | blank 0 | blank 0")
            courage(match, STAND)
            views.append(sees(match, viewer)[0])
        assert views[0] != views[1]


class TestTheTable:
    @EVERY_VIEWER
    def test_the_loot_in_the_middle_is_open(self, viewer):
        """§3.2, §4.1"""
        one, other = two("table 5 10 20 d1 d5 P P K desk", "table 5 10 20 d1 d1 P P K desk")
        assert sees(one, viewer) != sees(other, viewer)

    @EVERY_VIEWER
    def test_the_loot_of_later_rounds_is_hidden(self, viewer):
        """§3.2, §2.2"""
        one, other = two("deck 4*5 4*10", "deck 4*10 4*5")
        assert sees(one, viewer) == sees(other, viewer)

    @EVERY_VIEWER
    @pytest.mark.parametrize("section", ["wounds 0 | 2 | 0 | 0", "godfather 2", "talents - | sep | - | -"])
    def test_wounds_the_desk_and_talents_are_open(self, section, viewer):
        """§3.2, §1.3"""
        one, other = two("", section)
        assert sees(one, viewer) != sees(other, viewer)

    @EVERY_VIEWER
    def test_who_is_out_is_open(self, viewer):
        """§3.2, §8.3"""
        one, other = two("", "dead 3 / blanks 1 | 1 | 2 | 0")
        assert sees(one, viewer)[0] != sees(other, viewer)[0]

    @EVERY_VIEWER
    def test_targets_and_courage_are_open_once_they_are_shown(self, viewer):
        """§3.2, §5.1, §7.1"""
        views = []
        for stances in ("stand | duck | stand | stand", "stand | stand | duck | stand"):
            match = showdown("blank 1 | blank 2 | blank 3 | blank 0")
            courage(match, stances)
            views.append(sees(match, viewer)[0])
        assert views[0] != views[1]


def shares(order, memory):
    """Seats 0 and 1 take a note each, in this order; then the next round has begun."""
    match = split("stand | stand | duck | duck", f"table 5 20 desk / memory {memory}")
    match.play(*(f"take {card}" for card in order), "take desk")
    return match


class TestLoot:
    @pytest.mark.parametrize("viewer", [-1, 2, 3])
    def test_with_closed_memory_nobody_sees_what_another_has(self, viewer):
        """§3.2, R9"""
        one, other = shares(("5", "20"), "closed"), shares(("20", "5"), "closed")
        assert sees(one, viewer)[0] == sees(other, viewer)[0]

    @pytest.mark.parametrize("viewer", [-1, 2, 3])
    def test_with_open_memory_what_all_saw_being_taken_stays_known(self, viewer):
        """§3.2, R9"""
        one, other = shares(("5", "20"), "open"), shares(("20", "5"), "open")
        assert sees(one, viewer)[0] != sees(other, viewer)[0]

    @MEMORIES
    @pytest.mark.parametrize("viewer", [0, 1])
    def test_everybody_sees_the_own_loot(self, viewer, memory):
        """§3.2, R9"""
        one, other = shares(("5", "20"), memory), shares(("20", "5"), memory)
        assert sees(one, viewer)[0] != sees(other, viewer)[0]

    @MEMORIES
    @EVERY_VIEWER
    def test_the_number_of_cards_is_open(self, viewer, memory):
        """§3.2, R9"""
        one, other = two(f"loot 5 5 | - | - | - / memory {memory}", f"loot 5 | - | - | - / memory {memory}")
        assert sees(one, viewer)[0] != sees(other, viewer)[0]


def thefts(memory):
    """Seat 0, the professional, has stolen one of two cards of seat 1: one match for each card."""
    found = {}
    for seed in range(60):
        more = f"talents profesjonalista | - | - | - / loot - | 5 20 | - | - / memory {memory} / table desk"
        match = showdown("bang 1 | blank 2 | blank 3 | blank 2", more, seed)
        courage(match, "stand | duck | stand | stand")
        found.setdefault(loot(match, 0), match)
    assert set(found) == {"5", "20"}
    return found["5"], found["20"]


def trades(memory):
    """Seat 0, Tandeciara, has traded her ten with seat 1 for one of two cards."""
    found = {}
    for seed in range(60):
        more = f"talents tandeciara | - | - | - / loot - | 5 20 | - | - / memory {memory} / table 10 desk"
        match = split(STAND, more, seed)
        match.play("take 10", "trade 1")
        found.setdefault(loot(match, 0), match)
    assert set(found) == {"5", "20"}
    return found["5"], found["20"]


def remains(memory):
    """Seat 0, the vulture, has taken two of three cards of seat 1, who died."""
    found = {}
    for seed in range(80):
        more = (
            f"talents sep | - | - | - / loot - | 5 20 P | - | - / memory {memory} / wounds 0 | 2 | 0 | 0 / table desk"
        )
        match = showdown("blank 2 | blank 0 | bang 1 | blank 0", more, seed)
        courage(match, STAND)
        found.setdefault(loot(match, 0), match)
    assert set(found) == {"5 20", "5 P", "20 P"}
    return found["5 20"], found["20 P"]


class TestSteals:
    @MEMORIES
    @pytest.mark.parametrize("viewer", [-1, 2, 3])
    @pytest.mark.parametrize("change", [thefts, trades, remains])
    def test_which_card_was_stolen_only_the_two_know(self, change, viewer, memory):
        """§3.2, §12.14, §12.16, §12.17, R9"""
        one, other = change(memory)
        assert sees(one, viewer) == sees(other, viewer)

    @MEMORIES
    @pytest.mark.parametrize("viewer", [0, 1])
    @pytest.mark.parametrize("change", [thefts, trades])
    def test_the_two_concerned_know_it(self, change, viewer, memory):
        """§3.2, §12.14, §12.17, R9"""
        one, other = change(memory)
        assert sees(one, viewer)[0] != sees(other, viewer)[0]

    @MEMORIES
    def test_the_vulture_knows_what_he_took(self, memory):
        """§3.2, §12.16"""
        one, other = remains(memory)
        assert sees(one, 0)[0] != sees(other, 0)[0]


class TestSecretsOfTalents:
    @pytest.mark.parametrize("viewer", [-1, 2, 3])
    def test_what_the_swindler_took_and_gave_only_the_two_know(self, viewer):
        """§3.2, §12.13"""
        views = []
        for card in ("blank", "bang"):
            match = position(typed(SEVENTH, "talents oszust | - | - | - / step swindle"))
            match.play("swindle 1", f"give {card}")
            views.append(sees(match, viewer))
        assert views[0] == views[1]

    def test_the_victim_sees_the_new_card(self):
        """§3.2, §12.13"""
        views = []
        for card in ("blank", "bang"):
            match = position(typed(SEVENTH, "talents oszust | - | - | - / step swindle"))
            match.play("swindle 1", f"give {card}")
            views.append(sees(match, 1)[0])
        assert views[0] != views[1]

    @pytest.mark.parametrize("viewer", [-1, 1, 2, 3])
    def test_nobody_sees_which_card_the_wise_one_discards(self, viewer):
        """§3.2, §12.11"""
        views = []
        for card in ("blank", "bang"):
            match = showdown("bang 1 | blank 2 | blank 3 | blank 2", "talents madrala | - | - | -")
            courage(match, "stand | duck | stand | stand")
            match.play(f"discard {card}")
            views.append(sees(match, viewer))
        assert views[0] == views[1]

    @pytest.mark.parametrize("viewer", [-1, 1, 2, 3])
    def test_nobody_sees_which_card_is_discarded_for_a_clip(self, viewer):
        """§3.2, §10.5"""
        more = "table C 5 desk / round 6 / deck 8*5 8*10 / blanks 1 | 2 | 2 | 2 / bangs 1 | 0 | 0 | 0"
        views = []
        for card in ("blank", "bang"):
            match = split(STAND, more)
            match.play("take C", f"discard {card}")
            views.append(sees(match, viewer))
        assert views[0] == views[1]

    @pytest.mark.parametrize("viewer", [-1, 1, 2, 3])
    def test_nobody_sees_whether_the_smart_one_changed_his_bullet(self, viewer):
        """§3.2, §12.4, R29"""
        views = []
        for card in ("blank", "bang"):
            match = armed("bang | blank | blank | blank", "talents cwaniak | - | - | -")
            aim(match, "1 | 2 | 3 | 0")
            match.play(f"load {card}")
            views.append(sees(match, viewer))
        assert views[0] == views[1]

    @EVERY_VIEWER
    def test_what_the_dictator_forbids_is_heard_by_all(self, viewer):
        """§3.2, §12.6"""
        views = []
        for what in ("note", "painting"):
            match = split(STAND, "talents - | - | - | dyktatorka / table 5 P desk")
            match.play(f"forbid {what}")
            views.append(sees(match, viewer))
        assert views[0] != views[1]
