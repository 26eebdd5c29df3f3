"""The box and the set-up (§1, §2), and every space of both boards as the facts have it."""

from collections import Counter

import pytest

import gangland
from tests.games.syndicate.table import (
    EFFECT,
    GANG,
    GREY_GANG,
    KIND,
    POINTS,
    REINFORCEMENTS,
    ROWS_OF_LOS_ANGELES,
    ROWS_OF_NEW_YORK,
    SPACES_OF_LOS_ANGELES,
    SPACES_OF_NEW_YORK,
    STARTING,
    TOKENS,
    all_but,
    answers,
    district_of,
    filled,
    hand,
    in_play,
    los_angeles,
    marker,
    markers,
    money,
    new_york,
    position,
    refusal,
    row,
    rows_above,
    section,
    settle,
    sizes,
    texts,
)

SEEDS = range(12)


def with_active(space, rest):
    """A position in which the row of a space is the active one."""
    district = district_of(space)
    if space in SPACES_OF_NEW_YORK:
        above = filled(rows_above(space[:-1]))
        return new_york(f"spaces {above or '-'} / {rest}")
    others = [start for start in STARTING if start != district][:3]
    return los_angeles(f"markers {' '.join(f'{one}=0' for one in (district, *others))} / {rest}")


def takes(space, token):
    match = with_active(space, f"hand {token} | G1")
    return f"send {token}" in texts(match) and (match.play(f"send {token}") or space in answers(match, "to"))


class TestTheBoards:
    """§1.1 The spaces are probed by laying tokens: nothing is read from the data of the game."""

    @pytest.mark.parametrize("space", SPACES_OF_NEW_YORK + SPACES_OF_LOS_ANGELES)
    def test_each_space_is_a_street_the_river_or_mixed_as_printed(self, space):
        """§4.2"""
        fitting = {"L": (True, False, True), "S": (False, True, True), "M": (True, True, True)}
        assert tuple(takes(space, token) for token in ("G1", "S1", "C1")) == fitting[KIND[space]]

    @pytest.mark.parametrize("space", SPACES_OF_NEW_YORK + SPACES_OF_LOS_ANGELES)
    def test_each_space_has_its_own_effect_and_no_other(self, space):
        """§5.1, §5.2, §5.3, §5.4, §5.5, §5.6, §5.7 A cop of strength 1 is laid; one token is drawn at the end."""
        match = with_active(space, "hand C1 S1 | G1 S1 / bag 2*G1 2*S1 | 2*C1")
        match.play("send C1", f"to {space}")
        effect, _, number = EFFECT[space].partition(" ")
        amount = int(number or 0)
        settle(match)
        hands, bags, stack, here, there, coins = [2, 2], [3, 2], 18, 1, 0, 0
        if effect == "recruit":
            hands[0], bags[0] = 2 + amount, 3 - amount
        elif effect == "call":
            bags[0], stack = 3 + amount, 18 - amount
        elif effect == "reinforce":
            hands[0], stack = 3, 17
        elif effect == "here":
            here = 1 + amount
        elif effect == "elsewhere":
            there = amount
        elif effect == "money":
            coins = amount
        elif effect == "shot":
            hands[1], bags[1] = 1, 3
        assert sizes(match) == (hands, bags, stack)
        assert marker(match, district_of(space)) == here
        assert sum(match.position.marker.tolist()) == here + there
        assert money(match) == (coins, 0)
        assert match.to_act == (1,)

    @pytest.mark.parametrize("name", ROWS_OF_NEW_YORK + ROWS_OF_LOS_ANGELES)
    def test_each_row_is_worth_its_points(self, name):
        """§7.1 The last free space is one whose effect asks nothing; a coin on it counts too."""
        space = next(one for one in reversed(row(name)) if "elsewhere" not in EFFECT[one])
        others = [start for start in STARTING if start != name[:-1]][:3]
        shown = "" if len(name) == 2 else f" / markers {' '.join(f'{one}=0' for one in (name[:-1], *others))}"
        build = new_york if len(name) == 2 else los_angeles
        match = build(f"spaces {all_but(space)} / hand C1 S1 | G1 S1{shown}")
        match.play("send C1", f"to {space}")
        coins = int(EFFECT[space].split()[1]) if EFFECT[space].startswith("money") else 0
        assert money(match) == (POINTS[name] + coins, 0)

    def test_new_york_has_41_spaces_and_los_angeles_42(self):
        """§1.1 The kinds and points that the tests above probe add up to what the facts count."""
        assert Counter(KIND[space] for space in SPACES_OF_NEW_YORK) == {"L": 16, "S": 11, "M": 14}
        assert Counter(KIND[space] for space in SPACES_OF_LOS_ANGELES) == {"L": 16, "S": 11, "M": 15}
        assert sum(POINTS[name] for name in ROWS_OF_NEW_YORK) == sum(POINTS[name] for name in ROWS_OF_LOS_ANGELES) == 45
        coins = [int(EFFECT[space][-1]) for space in SPACES_OF_NEW_YORK if EFFECT[space].startswith("money")]
        assert sum(coins) == 12
        assert sum(EFFECT[space] == "blank" for space in SPACES_OF_NEW_YORK) == 8

    @pytest.mark.parametrize("space", ["SM1a", "BA1c", "DT1d"])
    def test_the_spaces_of_los_angeles_are_not_on_the_board_of_new_york(self, space):
        """§1.1"""
        match = new_york("hand C1 | G1")
        match.play("send C1")
        assert refusal(match, f"to {space}") == "not-on-this-board §1.1"

    @pytest.mark.parametrize("space", ["M1a", "Q2c", "B2c"])
    def test_the_spaces_of_new_york_are_not_on_the_board_of_los_angeles(self, space):
        """§1.1"""
        match = los_angeles("hand C1 | G1")
        match.play("send C1")
        assert refusal(match, f"to {space}") == "not-on-this-board §1.1"

    def test_the_reconstructed_board_says_that_it_is_one(self):
        """§1.1 The board of Los Angeles is drawn as a reconstruction, that of New York is not."""
        from gangland.engine.words import Words
        from gangland.games import load

        game = load("syndicate")
        say = Words("en", (game.package,), ("Anna", "Bruno")).say
        assert "reconstruct" in game.draw(los_angeles("hand C1 | G1").view(0), say).lower()


class TestTheTokens:
    @pytest.mark.parametrize(("board", "seat"), [("new-york", 0), ("new-york", 1), ("los-angeles", 1)])
    def test_orange_and_purple_have_the_same_22_tokens(self, board, seat):
        """§1.2"""
        match = position(f"board {board} / hand - | - / turn 0")
        counts = dict(zip(TOKENS, match.position.bag.tolist()[seat], strict=True))
        assert {token: count for token, count in counts.items() if count} == GANG
        assert sum(GANG.values()) == 22

    def test_the_grey_gang_has_antonio_in_place_of_one_cop_of_strength_1(self):
        """§1.2, §11.2, R32"""
        match = los_angeles("hand - | -")
        counts = dict(zip(TOKENS, match.position.bag.tolist()[0], strict=True))
        assert {token: count for token, count in counts.items() if count} == GREY_GANG
        assert sum(GREY_GANG.values()) == 22

    @pytest.mark.parametrize("token", REINFORCEMENTS)
    def test_the_box_holds_18_reinforcements_with_their_copies(self, token):
        """§1.3"""
        many = REINFORCEMENTS[token]
        match = new_york(f"hand {many}*{token} | G1 / stack ...")
        assert sizes(match)[2] == 18 - many
        with pytest.raises(gangland.NotationError):
            new_york(f"hand {many}*{token} | {token}")

    @pytest.mark.parametrize(
        "text",
        [
            "hand 4*G1 | G1",  # there are three
            "hand G1 | G1 / spaces M1b=G1.0 M1c=G1.0 X1a=G1.0",  # three and the one in the hand
            "hand 2*BG | G1",
            "hand AN | G1",  # Antonio is grey
            "hand G9 | G1",
            "hand G1 | G1 / spaces M9a=G2.0",
            "hand G1 | G1 / spaces M1b=G2.2",
            "hand G1 | G1 / spaces SM1a=S2.0",
            "hand G1 | G1 / spaces M1b=G2.0 M1b=G2.1",
            "hand G1 | G1 / markers M=15",
            "hand G1 | G1 / markers Q=12",
            "hand G1 | G1 / markers B=-12",
            "hand G1 | G1 | G1",
            "hand G1 | G1 / extras without / stack BO ...",
            "money 3 | 5",  # no hands
        ],
    )
    def test_a_position_that_the_box_cannot_make_is_refused(self, text):
        """§1.2, §1.3"""
        with pytest.raises(gangland.NotationError):
            new_york(text)

    def test_a_position_without_a_board_is_refused(self):
        """§1.1"""
        with pytest.raises(gangland.NotationError):
            position("hand G1 | G1")

    @pytest.mark.parametrize(
        "text", ["hand 3*C1 | G1", "hand 2*AN | G1", "hand G1 | AN", "hand G1 | G1 / markers SM=7"]
    )
    def test_a_position_that_the_box_of_los_angeles_cannot_make_is_refused(self, text):
        """§1.2"""
        with pytest.raises(gangland.NotationError):
            los_angeles(text)


class TestDealing:
    @pytest.mark.parametrize("board", ["new-york", "los-angeles"])
    def test_each_draws_three_tokens_from_a_bag_of_22(self, board):
        """§2.1 Nobody starts with a reinforcement."""
        for seed in SEEDS:
            match = gangland.new("syndicate", seats=2, seed=seed, board=board)
            assert sizes(match) == ([3, 3], [19, 19], 18)
            assert not set(f"{hand(match, 0)} {hand(match, 1)}".split()) & set(REINFORCEMENTS)
            assert money(match) == (0, 0)

    @pytest.mark.parametrize(("extras", "many"), [("with", 18), ("without", 16)])
    @pytest.mark.parametrize("board", ["new-york", "los-angeles"])
    def test_bonnie_and_obrzyn_may_be_left_in_the_box(self, board, extras, many):
        """§2.2"""
        match = gangland.new("syndicate", seats=2, seed=1, board=board, extras=extras)
        assert sizes(match)[2] == many
        lying = " ".join(section(match, "stack").split())
        assert ("BO" in lying and "OB" in lying) == (extras == "with")

    def test_the_stack_and_the_hands_are_shuffled_by_the_seed(self):
        """§2.1, §2.2"""
        deals = [gangland.new("syndicate", seats=2, seed=seed).write() for seed in (1, 1, 2, 3, 4)]
        assert deals[0] == deals[1]
        assert len(set(deals)) == 4
        stacks = {section(gangland.new("syndicate", seats=2, seed=seed), "stack") for seed in SEEDS}
        assert len(stacks) == len(SEEDS)

    @pytest.mark.parametrize("board", ["new-york", "los-angeles"])
    def test_seat_0_starts(self, board):
        """§2.3, §12.5 Orange in New York, grey in Los Angeles."""
        for seed in SEEDS:
            assert gangland.new("syndicate", seats=2, seed=seed, board=board).to_act == (0,)

    def test_every_marker_starts_on_the_red_field(self):
        """§2.1, §12.1"""
        assert markers(gangland.new("syndicate", seats=2, seed=1)) == [0] * 5
        match = gangland.new("syndicate", seats=2, seed=1, board="los-angeles")
        assert in_play(match) == set(STARTING)
        assert sum(map(abs, match.position.marker.tolist())) == 0

    @pytest.mark.parametrize("seats", [1, 3, 4])
    def test_the_game_is_for_two(self, seats):
        """§1.1"""
        with pytest.raises(ValueError, match=r"."):
            gangland.new("syndicate", seats=seats, seed=1)
