"""The turn and the placing of a token (§3, §4), and the refilling at the end of the turn (§9)."""

import pytest

import gangland
from tests.games.syndicate.table import (
    ROW,
    SPACES_OF_NEW_YORK,
    TOKENS,
    all_but,
    answers,
    bag,
    district_of,
    filled,
    hand,
    lay,
    new_york,
    on,
    refusal,
    row,
    rows_above,
    settle,
    sizes,
    spaces_for,
    texts,
)

STREET = {"G1", "G2", "G3", "BG", "G1q", "G4", "G5b", "ZA"}
RIVER = {"S1", "S2", "S3", "BS", "S1q", "S2s", "S4", "S5b"}
ANYWHERE = {"C1", "C2", "C0q", "C1s", "C3", "C4b", "BO", "OB"}


class TestTheTurn:
    def test_a_turn_is_one_token_on_the_board_and_then_the_rivals_turn(self):
        """§3.1"""
        match = new_york("hand G1 S1 | G2 S2")
        assert (match.to_act, texts(match)) == ((0,), {"send G1", "send S1"})
        match.play("send G1")
        assert match.to_act == (0,)
        match.play("to X1a")
        assert (match.to_act, on(match, "X1a")) == ((1,), "G1.0")
        lay(match, "S2", "T1b")
        assert (match.to_act, on(match, "T1b")) == ((0,), "S2.1")

    def test_a_token_is_chosen_and_not_drawn(self):
        """§3.1 Every kind in the gang is offered, once."""
        match = new_york("hand G1 G1 G3 S2 C0q BG KO | G2 / last - | G1 / turn 0")
        assert texts(match) == {"send G1", "send G3", "send S2", "send C0q", "send BG", "send KO"}

    @pytest.mark.parametrize(
        "action", ["stop", "consult", "to M1a", "smuggle M", "perform M1a", "hit G1", "favour M", "open SM"]
    )
    def test_before_a_token_is_picked_up_nothing_else_can_be_done(self, action):
        """§3.1"""
        match = new_york("hand G1 S1 | G2 S2")
        reason = refusal(match, action)
        assert reason == "not-now §3.1" or (action == "open SM" and reason == "not-on-this-board §1.1")

    @pytest.mark.parametrize("action", ["send G1", "stop", "smuggle X", "perform M1a", "consult", "hit G1"])
    def test_a_token_that_was_picked_up_is_laid_before_anything_else(self, action):
        """§4.1"""
        match = new_york("hand G1 S1 | G2 S2")
        match.play("send G1")
        assert refusal(match, action) == "lay-it-first §4.1"

    def test_nobody_acts_in_the_rivals_turn(self):
        """§3.1"""
        match = new_york("hand G1 S1 | G2 S2")
        assert match.legal(1) == []
        reason = match.why_not("send G2", 1)
        assert (reason.name, reason.paragraph) == ("not-your-turn", "3.1")
        with pytest.raises(gangland.Refused):
            match.play("send G2", seat=1)

    @pytest.mark.parametrize("token", [token for token in TOKENS if token not in ("G1", "S1")])
    def test_only_tokens_of_the_own_gang_can_be_sent(self, token):
        """§4.1 The rival's tokens, those in the bag and Antonio are out of reach."""
        assert refusal(new_york(f"hand G1 S1 | {'G2' if token == 'AN' else token}"), f"send {token}") == (
            "not-in-your-gang §4.1"
        )

    def test_the_picked_token_can_be_typed(self):
        """§3.1"""
        match = new_york("hand S1 | G2 S2 / step space / picked G3")
        assert "to X1a" in texts(match)
        match.play("to X1a")
        assert on(match, "X1a") == "G3.0"


class TestTheActiveRow:
    @pytest.mark.parametrize("space", SPACES_OF_NEW_YORK)
    def test_a_space_takes_a_token_only_while_its_row_is_active(self, space):
        """§4.1, §4.3 A cop may lie on every space of the first row that has a free one, and on no other."""
        for active in [name for name in dict.fromkeys(ROW.values()) if name[0] == space[0] and len(name) == 2]:
            above = filled(rows_above(active))
            reachable = spaces_for(new_york(f"spaces {above or '-'} / hand C1 | G1"), "C1")
            assert (space in reachable) == (ROW[space] == active)

    @pytest.mark.parametrize("space", [space for space in SPACES_OF_NEW_YORK if space[1] != "3"])
    def test_with_one_free_space_left_the_row_is_still_the_active_one(self, space):
        """§4.1"""
        reachable = spaces_for(new_york(f"spaces {all_but(space)} / hand C1 | G1"), "C1")
        assert {one for one in reachable if one[0] == space[0]} == {space}

    @pytest.mark.parametrize(("token", "space"), [("G1", "M2a"), ("G1", "X3e"), ("S1", "T2a"), ("C1", "B2c")])
    def test_a_lower_row_waits(self, token, space):
        """§4.1"""
        match = new_york("hand G1 S1 C1 | G1")
        match.play(f"send {token}")
        assert refusal(match, f"to {space}") == "not-the-active-row §4.1"

    @pytest.mark.parametrize("space", row("M1"))
    def test_the_spaces_of_a_row_are_taken_in_any_order(self, space):
        """§4.3"""
        match = new_york("hand C1 | G1 S1")
        lay(match, "C1", space)
        assert on(match, space) == "C1.0"
        rest = {one for one in spaces_for(match, "S1") if one[0] == "M"}
        assert rest == {"M1a", "M1c"} - {space}

    @pytest.mark.parametrize("owner", [0, 1])
    def test_a_taken_space_takes_no_second_token(self, owner):
        """§4.3 Whoever's the first one is."""
        match = new_york(f"spaces M1b=G2.{owner} / hand G1 | G1")
        match.play("send G1")
        assert refusal(match, "to M1b") == "space-is-taken §4.3"


class TestKindsOfSpaces:
    @pytest.mark.parametrize("token", sorted(STREET | RIVER | ANYWHERE))
    def test_each_token_fits_the_kinds_of_spaces_it_works_on(self, token):
        """§4.2, §11.6, §11.9, §11.10, R32 Queens' first row has a street, the river and a mixed space."""
        reachable = spaces_for(new_york(f"hand {token} | G1"), token)
        assert "Q1c" in reachable
        assert ("Q1a" in reachable) == (token in STREET | ANYWHERE)
        assert ("Q1b" in reachable) == (token in RIVER | ANYWHERE)

    @pytest.mark.parametrize(("token", "space"), [("G1", "M1a"), ("G1", "T1a"), ("S1", "M1b"), ("S1", "X1b")])
    def test_the_wrong_kind_of_space_is_refused(self, token, space):
        """§4.2"""
        match = new_york("hand G1 S1 | G1")
        match.play(f"send {token}")
        assert refusal(match, f"to {space}") == "wrong-kind-of-space §4.2"

    def test_a_token_that_fits_nowhere_cannot_be_picked_up(self):
        """§4.2 Only Staten Island is open, and its first row is all river."""
        match = new_york("closed M X Q B / hand G1 S1 C1 BG | S1")
        assert texts(match) == {"send S1", "send C1"}
        assert refusal(match, "send G1") == "fits-nowhere §4.2"
        assert refusal(match, "send BG") == "fits-nowhere §4.2"

    def test_a_smuggler_fits_nowhere_when_only_streets_are_free(self):
        """§4.2"""
        match = new_york("closed M T Q B / hand G1 S1 | G1")
        assert refusal(match, "send S1") == "fits-nowhere §4.2"

    @pytest.mark.parametrize("district", "MTXQB")
    def test_a_closed_district_takes_no_token(self, district):
        """§8.1"""
        match = new_york(f"closed {district} / hand C1 | G1")
        reachable = spaces_for(match, "C1")
        assert not [space for space in reachable if space[0] == district]
        assert refusal(match, f"to {district}1a") == "district-is-closed §8.1"

    def test_a_district_whose_spaces_are_all_taken_is_closed(self):
        """§8.1"""
        spaces = [space for space in SPACES_OF_NEW_YORK if district_of(space) == "B"]
        match = new_york(f"spaces {filled(spaces)} / hand C1 | G1")
        match.play("send C1")
        assert "B2c" not in answers(match, "to")
        assert match.why_not("to B2c").name in ("district-is-closed", "space-is-taken")


class TestRefilling:
    """§9.1"""

    @pytest.mark.parametrize("seat", [0, 1])
    def test_the_turn_ends_with_one_token_from_the_own_bag(self, seat):
        match = new_york(f"hand C1 G1 | C1 G1 / bag C2 | C2 / turn {seat}")
        lay(match, "C1", "Q1c")
        settle(match)
        # The call brought a reinforcement into the bag before the draw.
        hands, bags, _ = sizes(match)
        assert hands == [2, 2]
        assert (bags[seat], bags[1 - seat]) == (1, 1)

    def test_the_drawn_token_comes_out_of_the_bag(self):
        match = new_york("hand G1 G2 | G1 / bag S3 | ... / spaces X1a=G2.1")
        lay(match, "G2", "M1c")
        assert (hand(match, 0), bag(match, 0)) == ("G1 S3", "-")

    @pytest.mark.parametrize("many", [1, 2, 4, 6])
    def test_one_token_is_drawn_however_many_there_are(self, many):
        held = " ".join(["G1", "G2", "G3", "S1", "S2", "S3"][:many])
        match = new_york(f"hand {held} | G1 / bag 2*C1 | ...")
        lay(match, "G1", "M1c")
        assert sizes(match)[0] == [many, 1]
        assert bag(match, 0) == "C1"

    def test_one_token_is_drawn_however_many_were_played(self):
        """§11.3 Two placements with quick support, one draw."""
        match = new_york(f"spaces {filled(rows_above('X2'))} / hand C0q G1 G2 | G1 / bag 2*C1 | ...")
        lay(match, "C0q", "X2a")
        lay(match, "G1", "X2c")
        assert (hand(match, 0), bag(match, 0)) == ("G2 C1", "C1")

    def test_an_empty_bag_gives_nothing(self):
        """§9.1, R23"""
        match = new_york("hand G1 G2 | G1 / bag - | ...")
        lay(match, "G1", "M1c")
        assert (hand(match, 0), match.to_act) == ("G2", (1,))

    def test_the_gang_may_be_empty_between_turns(self):
        """§9.1 Nobody loses before the own turn begins."""
        match = new_york("hand G1 | G1 / bag - | ...")
        lay(match, "G1", "M1c")
        assert (hand(match, 0), match.over) == ("-", False)

    def test_the_rival_draws_nothing_in_my_turn(self):
        match = new_york("hand G1 G2 | G1 / bag ... | C1")
        lay(match, "G1", "M1c")
        assert (hand(match, 1), bag(match, 1)) == ("G1", "C1")

    def test_every_token_of_the_bag_may_be_drawn(self):
        drawn = set()
        for seed in range(40):
            match = new_york("hand G1 G2 | G1 / bag S1 S2 S3 C2 | ...", seed)
            lay(match, "G1", "M1c")
            drawn |= set(hand(match, 0).split()) - {"G2"}
        assert drawn == {"S1", "S2", "S3", "C2"}
