"""What the loot is: notes, diamonds, paintings, first-aid kits and clips (§10)."""

import pytest

from tests.games.cash_n_guns.table import (
    PAINTINGS,
    ending,
    expand,
    gone,
    hand,
    hands,
    loot,
    may,
    refusal,
    section,
    sharing,
    shown,
    split,
    step,
    table,
    wounds,
)

STAND = "stand | stand | stand | stand"
NO_BULLETS = "round 8 / blanks 0 | 0 | 0 | 0 / deck -"


def points(loot, more=""):
    return [points for points, _ in ending(loot, more)]


class TestNotes:
    @pytest.mark.parametrize(("cards", "value"), [("5", 5), ("10", 10), ("20", 20), ("5 10 20", 35), ("2*5 2*20", 50)])
    def test_notes_are_worth_what_they_say(self, cards, value):
        """§10.1"""
        assert points(f"{cards} | - | - | -") == [value, 0, 0, 0]

    def test_all_the_notes_together(self):
        """§10.1"""
        assert points("15*5 | 15*10 | 10*20 | -") == [75, 150, 200, 0]


class TestDiamonds:
    @pytest.mark.parametrize(("card", "value"), [("d1", 1), ("d5", 5), ("d10", 10)])
    def test_a_diamond_alone_is_worth_its_value_and_the_bonus(self, card, value):
        """§10.2"""
        assert points(f"{card} | - | - | -") == [value + 60, 0, 0, 0]

    @pytest.mark.parametrize("card", ["d1", "d5"])
    def test_without_the_bonus_a_diamond_is_worth_its_value(self, card):
        """§10.2"""
        value = int(card[1:])
        assert points(f"{card} | {card} | - | -") == [value, value, 0, 0]

    @pytest.mark.parametrize(
        ("cards", "expected"),
        [
            ("d1 d1 | d10 | - | -", [62, 10, 0, 0]),  # cards count, not their value
            ("d1 d1 | d10 d5 | - | -", [2, 15, 0, 0]),
            ("d1 | d1 d1 d1 d1 | d5 d5 d5 | d10", [1, 64, 15, 10]),
            ("d1 d1 d1 | d5 d5 d5 | d10 | d1 d1", [3, 15, 10, 2]),
            ("5*d1 3*d5 d10 | - | - | -", [90, 0, 0, 0]),
            ("d1 | d1 | d1 | d1 d1", [1, 1, 1, 62]),
        ],
    )
    def test_the_bonus_goes_to_who_has_most_diamond_cards_alone(self, cards, expected):
        """§10.2, R38"""
        assert points(cards) == expected

    def test_without_any_diamond_nobody_has_the_bonus(self):
        """§10.2, R38"""
        assert points("5 | 5 | - | -") == [5, 5, 0, 0]

    @pytest.mark.parametrize("seats", [5, 8])
    def test_a_tie_among_many_gives_nobody_the_bonus(self, seats):
        """§10.2, R38"""
        assert points(" | ".join(["d1", "d1", *["-"] * (seats - 2)])) == [1, 1, *[0] * (seats - 2)]

    def test_the_bonus_may_decide_the_game(self):
        """§10.2, §11.1"""
        assert ending("d1 | 20 20 | - | -") == ((61, 1), (40, 2), (0, 3), (0, 3))


class TestPaintings:
    @pytest.mark.parametrize("count", range(1, 11))
    def test_paintings_are_worth_more_the_more_there_are(self, count):
        """§10.3"""
        assert points(f"{count}*P | - | - | -") == [PAINTINGS[count], 0, 0, 0]

    @pytest.mark.parametrize(("mine", "yours"), [(1, 9), (2, 8), (3, 7), (4, 6), (5, 5), (10, 0)])
    def test_every_collection_counts_by_itself(self, mine, yours):
        """§10.3"""
        theirs = f"{yours}*P" if yours else "-"
        assert points(f"{mine}*P | {theirs} | - | -") == [PAINTINGS[mine], PAINTINGS[yours], 0, 0]

    def test_the_values_are_those_of_the_rulebook(self):
        """§10.3"""
        assert PAINTINGS[1:] == (4, 12, 30, 60, 100, 150, 200, 300, 400, 500)

    def test_everything_together(self):
        """§10.1, §10.2, §10.3"""
        assert points("5 10 20 d1 d5 P P P | 20 d10 P | - | -") == [35 + 6 + 60 + 30, 34, 0, 0]


class TestFirstAidKit:
    @pytest.mark.parametrize("before", [0, 1, 2])
    def test_a_kit_heals_all_wounds_of_the_taker_at_once(self, before):
        """§10.4, R8"""
        match = split(STAND, f"table K 5 desk / wounds {before} | 2 | 0 | 1")
        match.play("take K")
        assert wounds(match) == (0, 2, 0, 1)

    @pytest.mark.parametrize("before", [0, 2])
    def test_a_kit_is_discarded_in_any_case(self, before):
        """§10.4, R8"""
        match = split(STAND, f"table K 5 desk / wounds {before} | 0 | 0 | 0")
        kits = gone(match).count("K")
        match.play("take K")
        assert loot(match, 0) == "-"
        assert table(match) == "5 desk"
        assert gone(match).count("K") == kits + 1

    def test_a_kit_is_a_share_like_others(self):
        """§10.4"""
        match = split(STAND, "table K K 5 desk / wounds 2 | 2 | 1 | 1")
        match.play("take K", "take K")
        assert match.to_act == (2,)
        assert wounds(match) == (0, 0, 1, 1)

    def test_a_kit_is_no_loot_at_the_end(self):
        """§10.4"""
        match = split(STAND, f"table K desk / {NO_BULLETS}")
        match.play("take K", "take desk")
        assert match.result[0].points == 0


# Round 7: one card in hand; all the bangs but those in hand lie among the discards.
CLIP = "table C 5 desk / blanks 1 | 1 | 1 | 1 / bangs 0 | 0 | 0 | 0"


class TestClip:
    def test_who_takes_a_clip_gets_a_bang_and_discards_another_card(self):
        """§10.5, R7"""
        match = split(STAND, CLIP)
        match.play("take C")
        assert (step(match), match.to_act) == ("clip", (0,))
        assert hand(match, 0) == (1, 1)
        match.play("discard blank")
        assert hands(match) == ((0, 1), (1, 0), (1, 0), (1, 0))
        assert (step(match), match.to_act) == ("share", (1,))

    def test_the_clip_itself_is_discarded(self):
        """§10.5"""
        match = split(STAND, CLIP)
        match.play("take C", "discard blank")
        assert loot(match, 0) == "-"
        assert table(match) == "5 desk"
        assert "C" in gone(match)

    def test_the_bang_that_was_taken_is_not_the_one_discarded(self):
        """§10.5, R41"""
        match = split(STAND, CLIP)
        match.play("take C")
        assert refusal(match, "discard bang") == "not-the-new-bang §10.5"
        assert may(match) == {"discard blank"}

    def test_who_held_a_bang_may_discard_that_one(self):
        """§10.5, R41"""
        match = split(STAND, f"{CLIP} / bangs 1 | 0 | 0 | 0 / blanks 0 | 1 | 1 | 1")
        match.play("take C")
        assert hand(match, 0) == (0, 2)
        assert may(match) == {"discard bang"}
        assert refusal(match, "discard blank") == "no-such-bullet §4.2"
        match.play("discard bang")
        assert hand(match, 0) == (0, 1)

    def test_with_both_kinds_in_hand_either_may_go(self):
        """§10.5"""
        more = "table C 5 desk / round 6 / deck 8*5 8*10 / blanks 1 | 2 | 2 | 2 / bangs 1 | 0 | 0 | 0"
        match = split(STAND, more)
        match.play("take C")
        assert may(match) == {"discard blank", "discard bang"}
        match.play("discard bang")
        assert hand(match, 0) == (1, 1)

    def test_the_hand_is_as_big_as_the_rounds_that_are_left(self):
        """§10.5, R7"""
        match = split(STAND, "table C C desk / round 6 / deck 8*5 8*10 / blanks 2 | 2 | 2 | 2")
        match.play("take C", "discard blank", "take C", "discard blank")
        assert hands(match) == ((1, 1), (1, 1), (2, 0), (2, 0))

    def test_without_a_bang_among_the_discards_a_clip_does_nothing(self):
        """§10.5, R7, R34"""
        more = "table C 5 desk / round 4 / blanks 1 | 1 | 1 | 1 / bangs 3 | 3 | 3 | 3 / deck 12*5 12*10 8*20"
        match = split(STAND, more)
        match.play("take C")
        assert (step(match), match.to_act) == ("share", (1,))
        assert hand(match, 0) == (1, 3)
        assert loot(match, 0) == "-"
        assert "C" in gone(match)

    def test_after_the_last_bullet_a_clip_does_nothing(self):
        """§10.5, R7"""
        match = split(STAND, f"table C 5 desk / {NO_BULLETS}")
        match.play("take C")
        assert (step(match), match.to_act) == ("share", (1,))
        assert hand(match, 0) == (0, 0)

    def test_a_bang_that_lies_face_up_is_taken_first(self):
        """§10.5, R34"""
        match = split(STAND, f"{CLIP} / open bang")
        before = shown(match).split().count("bang")
        match.play("take C")
        assert (before, shown(match).split().count("bang")) == (1, 0)

    def test_without_a_face_up_bang_one_that_lies_face_down_is_taken(self):
        """§10.5, R34"""
        match = split(STAND, CLIP)
        unseen = expand(section(match, "unseen", "12*bang")).count("bang")
        assert "bang" not in shown(match)
        match.play("take C")
        assert hand(match, 0) == (1, 1)
        assert expand(section(match, "unseen", "11*bang")).count("bang") == unseen - 1

    def test_the_split_goes_on_after_two_clips(self):
        """§10.5, §9.2"""
        match = split("stand | duck | stand | duck", "table C C 5 desk")
        match.play("take C", "discard blank", "take C", "discard blank")
        assert sharing(match) == ["0 5", "2 desk"]

    def test_nobody_else_is_asked_for_the_card_to_discard(self):
        """§10.5"""
        match = split(STAND, CLIP)
        match.play("take C")
        assert refusal(match, "discard blank", 1) == "not-your-turn §3.1"
        assert refusal(match, "take 5") == "not-now §3.1"
