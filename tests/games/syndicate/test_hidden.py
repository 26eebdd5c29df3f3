"""What is hidden and what is open (§3.2, R18, R22): two tables that differ only in something hidden look the same."""

import pytest

from tests.games.syndicate.table import hand, lay, new_york, position, seen, sizes

SPECTATOR = -1


def table(**changed):
    parts = {
        "hands": "G1 G2 | S1 S2", "bags": "C1 C2 G3 | C1 C2 S3", "stack": "G4 S4 KO ...", "spaces": "M1b=G2.1",
        "markers": "M=-2", "money": "3 | 5", "last": "- | G2", "turn": "0",
    } | changed  # fmt: skip
    return new_york(
        f"hand {parts['hands']} / bag {parts['bags']} / stack {parts['stack']} / spaces {parts['spaces']}"
        f" / markers {parts['markers']} / money {parts['money']} / last {parts['last']} / turn {parts['turn']}"
    )


def same(one, other, seat):
    return seen(one, seat) == seen(other, seat)


class TestBehindTheScreen:
    @pytest.mark.parametrize(
        ("hands", "bags"),
        [
            ("G1 G2 | C1 S2", "C1 C2 G3 | S1 C2 S3"),
            ("G1 G2 | S1 S3", "C1 C2 G3 | C1 C2 S2"),
            ("G1 G2 | C1 C2", "C1 C2 G3 | S1 S2 S3"),
        ],
    )
    def test_the_rivals_tokens_are_hidden(self, hands, bags):
        """§3.2"""
        one, other = table(), table(hands=hands, bags=bags)
        assert same(one, other, 0)
        assert same(one, other, SPECTATOR)
        assert not same(one, other, 1)

    def test_how_many_they_are_is_open(self):
        """§3.2, R18"""
        one, other = table(), table(hands="G1 G2 | S1", bags="C1 C2 G3 | C1 C2 S3 S2")
        for viewer in (0, 1, SPECTATOR):
            assert not same(one, other, viewer)

    def test_the_own_tokens_are_seen(self):
        """§3.2"""
        one, other = table(), table(hands="G1 C2 | S1 S2", bags="C1 G2 G3 | C1 C2 S3")
        assert not same(one, other, 0)
        assert same(one, other, 1)
        assert same(one, other, SPECTATOR)

    def test_a_picked_up_token_is_still_behind_the_screen(self):
        """§3.2 Only its owner sees which it is."""
        one, other = table(), table()
        one.play("send G1")
        other.play("send G2")
        assert same(one, other, 1)
        assert same(one, other, SPECTATOR)
        assert not same(one, other, 0)

    def test_an_informer_of_the_rival_is_hidden_before_he_is_laid(self):
        """§3.2, §11.7"""
        one = table(hands="G1 G2 | S1 KO", bags="C1 C2 G3 | C1 C2 G4", stack="S4 ...")
        other = table(hands="G1 G2 | S1 G4", bags="C1 C2 G3 | C1 C2 KO", stack="S4 ...")
        assert same(one, other, 0)
        assert not same(one, other, 1)


class TestTheOpenTable:
    @pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
    @pytest.mark.parametrize(
        "changed",
        [
            {"spaces": "M1c=G2.1"},
            {"spaces": "M1b=G2.0", "hands": "G1 G2 | S1 S2"},
            {"markers": "M=-3"},
            {"markers": "M=-2 T=1"},
            {"money": "3 | 6"},
            {"turn": "1"},
        ],
    )
    def test_the_board_the_markers_and_the_wealth_are_open(self, changed, viewer):
        """§3.2"""
        assert not same(table(), table(**changed), viewer)

    @pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
    def test_a_laid_token_is_open(self, viewer):
        """§3.2"""
        one, other = table(hands="G1 G2 | S1 S2"), table(hands="G1 G2 | S1 S2")
        lay(one, "G1", "X1b")
        lay(other, "G2", "X1b")
        assert not same(one, other, viewer)


class TestTheBagAndTheStack:
    @pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
    def test_nobody_knows_the_order_of_the_stack(self, viewer):
        """§2.2, §3.2"""
        assert same(table(), table(stack="KO G4 S4 ..."), viewer)

    @pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
    def test_how_many_reinforcements_are_left_is_open(self, viewer):
        """§3.2"""
        one, other = table(stack="KO G4 S4"), table(stack="KO G4")
        assert not same(one, other, viewer)

    def test_a_called_reinforcement_is_known_to_who_called_it_alone(self):
        """§5.2 It may be looked at before it goes into the bag."""
        one, other = (table(spaces="M1c=G2.1", stack=stack) for stack in ("G4 KO ...", "KO G4 ..."))
        for match in (one, other):
            lay(match, "G1", "M1b")
        assert not same(one, other, 0)
        assert same(one, other, 1)
        assert same(one, other, SPECTATOR)

    def test_it_stays_known_in_the_next_turn(self):
        """§5.2"""
        one, other = (table(spaces="M1c=G2.1", stack=stack) for stack in ("G4 KO ...", "KO G4 ..."))
        for match in (one, other):
            lay(match, "G1", "M1b")
            lay(match, "S1", "T1b")
        assert not same(one, other, 0)

    def test_a_reinforcement_into_the_gang_is_hidden_from_the_rival(self):
        """§5.3, §11.8"""
        one, other = (table(hands="SZ G2 | S1 S2", stack=stack) for stack in ("G4 KO ...", "KO G4 ..."))
        for match in (one, other):
            lay(match, "SZ", "M3a")
        assert "G4" in hand(one, 0)
        assert "KO" in hand(other, 0)
        assert same(one, other, 1)
        assert not same(one, other, 0)

    def test_what_is_drawn_at_the_end_of_the_turn_is_hidden(self):
        """§9.1"""
        one, other = table(bags="G3 | C1 C2 S3"), table(bags="G3 | C1 C2 S3")
        lay(one, "G1", "X1a")
        lay(other, "G1", "X1a")
        assert same(one, other, 1)
        unlike = table(bags="C2 | C1 C2 S3")
        lay(unlike, "G1", "X1a")
        assert not same(one, unlike, 0)
        assert sizes(one) == sizes(unlike)


class TestTheShot:
    def test_r22_the_shooter_does_not_see_what_goes_back_into_the_bag(self):
        """§5.7"""
        one = table(hands="C1 G2 | 2*S1 G1", bags="C2 G3 | 2*C1")
        other = table(hands="C1 G2 | 2*C1 G1", bags="C2 G3 | 2*S1")
        for match in (one, other):
            lay(match, "C1", "T1a")
        assert sizes(one)[0][1] == 2
        assert same(one, other, 0)
        assert same(one, other, SPECTATOR)

    def test_r22_its_owner_does(self):
        """§5.7"""
        one = table(hands="C1 G2 | 2*S1", bags="C2 G3 | 2*C1")
        lay(one, "C1", "T1a")
        assert hand(one, 1) == "S1"
        other = table(hands="C1 G2 | 2*C1", bags="C2 G3 | 2*S1")
        lay(other, "C1", "T1a")
        assert not same(one, other, 1)


class TestSolo:
    def solo(self, row, bag, stratagem="secure", seed=1):
        hands = f"hand {row} | G1 S1 C1 / bag {bag} | ..."
        return position(f"board new-york / solo easy / {hands} / turn 1 / stratagem {stratagem}", seed)

    def test_the_row_of_the_automaton_lies_open(self):
        """§13.1"""
        one, other = self.solo("G1 G2 S1", "S2 C1"), self.solo("G1 S2 S1", "G2 C1")
        assert not same(one, other, 1)
        assert not same(one, other, SPECTATOR)

    def test_the_order_of_the_row_is_open(self):
        """§13.1"""
        assert not same(self.solo("G1 G2 S1", "S2 C1"), self.solo("G2 G1 S1", "S2 C1"), 1)

    def test_the_stratagem_lies_open(self):
        """§13.3"""
        assert not same(self.solo("G1", "S2"), self.solo("G1", "S2", stratagem="big-guns"), 1)

    def test_the_next_token_of_its_bag_is_hidden(self):
        """§13.1 Chance has decided nothing yet."""
        assert same(self.solo("G1 G2", "S2 C1", seed=1), self.solo("G1 G2", "S2 C1", seed=2), 1)
