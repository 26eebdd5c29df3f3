"""Where the rulebook leaves a question: one or more tests for each ruling, by its number."""

import pytest

import gangland
from tests.games.five_points.table import (
    CARDS,
    COPIES,
    FULL,
    GANGS,
    alliance,
    card_on,
    climbs,
    deck,
    discards,
    influence,
    outcome,
    position,
    refusal,
    row,
    rows,
    seen,
    settle,
    texts,
)

TWO = "alliance S B D | K R E"
THREE = "influence - | - | - / alliance S B D | K R E | P L B"
FOUR = "influence - | - | - | - / alliance S B D | K R E | P L B | D L K"
HEART_IS_NEXT = "a S B D L K R / b E P S - - / c L K - -"  # d1 stands on c1 and c2

# All bosses are in the pyramid, so that the other cards, members all, fit into hands: no deck and no discards.
BOSSES = "a S* B* D* L* K* R* / b E* P* S* B* D* / c L* K* R* E* / d P* - -"
NOTHING_LEFT = f"{BOSSES} / influence ... | - / {TWO} / deck -"


class TestDealing:  # §2.1, §2.2, §2.6
    @pytest.mark.parametrize(("seats", "deck_size"), [(2, 42), (3, 34), (4, 30)])
    def test_r01_the_unused_first_alliance_cards_are_dealt_with_the_other_members(self, seats, deck_size):
        for seed in range(20):
            match = gangland.new("five_points", seats=seats, seed=seed)
            lying = deck(match).split() + row(match, "a").split()
            for seat in range(seats):
                lying += influence(match, seat).split() + alliance(match, seat).split()
            assert {card: lying.count(card) for card in CARDS} == COPIES
            assert match.position.deck_size == deck_size

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_r02_a_duplicate_third_alliance_is_set_aside_and_comes_back_into_the_deal(self, seats):
        hands, decks = set(), set()
        for seed in range(150):
            match = gangland.new("five_points", seats=seats, seed=seed)
            held = alliance(match, 0).split()
            assert len(set(held)) == 3
            hands |= set(held) & set(influence(match, 0).split())
            decks |= set(held) & set(deck(match).split())
        assert hands == decks == set(GANGS)

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_r14_each_seat_may_be_drawn_as_the_start_player(self, seats):
        starters = {gangland.new("five_points", seats=seats, seed=seed).to_act for seed in range(80)}
        assert starters == {(seat,) for seat in range(seats)}


class TestTheDeckRunsOut:  # §4.3, §4.4, §4.5
    def test_r03_expelled_and_spent_cards_form_one_discard_pile(self):
        match = position(f"{FULL} / influence S | B / {TWO} / discards R* / deck E* ...")
        match.play("influence a1", "expel a2")
        assert discards(match) == "S B R*"

    def test_r03_the_discards_become_the_new_deck_when_it_is_empty(self):
        match = position(f"{FULL} / influence S | B / {TWO} / deck - / discards ...")
        waiting = len(discards(match).split())
        match.play("influence a1", "expel a2")
        assert discards(match) == "-"
        assert match.position.deck_size == waiting + 2 - 1  # with the spent and the expelled card, less the one drawn
        assert sorted([*deck(match).split(), card_on(match, "a2")]).count("S*") == 2

    def test_r03_the_spent_and_the_expelled_card_alone_can_be_the_new_deck(self):
        match = position(f"{BOSSES} / influence - | ... / {TWO} / deck - / turn 1")
        match.play("influence a1", "expel a2", "discard S")
        assert sorted([card_on(match, "a2"), *deck(match).split()]) == ["B*", "S"]
        assert discards(match) == "-"

    def test_r03_while_the_deck_holds_a_card_the_discards_stay(self):
        match = position(f"{FULL} / influence S | B / {TWO} / deck P* E* / discards ...")
        waiting = len(discards(match).split())
        match.play("influence a1", "expel a2")
        assert card_on(match, "a2") == "P*"
        assert deck(match) == "E*"
        assert len(discards(match).split()) == waiting + 2

    def test_r03_the_new_deck_is_shuffled(self):
        orders = set()
        for seed in range(12):
            match = position(f"{BOSSES} / influence - | ... / {TWO} / deck - / discards S B D L K R E P", seed=seed)
            match.play("climb c2 d2", "fill b2", "fill a2")
            orders.add((card_on(match, "a2"), deck(match)))
            assert sorted([card_on(match, "a2"), *deck(match).split()]) == sorted(GANGS)
        assert len(orders) > 6

    def test_r04_without_deck_and_discards_the_bottom_hole_stays_empty(self):
        match = position(NOTHING_LEFT)
        assert (match.position.deck_size, discards(match)) == (0, "-")
        match.play("climb c2 d2", "fill b2", "fill a2")
        assert rows(match, "abcd") == "a S* - D* L* K* R* / b E* B* S* B* D* / c L* P* R* E* / d P* K* -"
        assert match.to_act == (1,)

    def test_r04_an_empty_bottom_place_gives_no_support(self):
        match = position(f"a S* B* - L* K* R* / b E* - - - - / influence - | - / {TWO} / deck - / discards ...")
        assert climbs(match) == {"a4 b4", "a5 b4", "a5 b5", "a6 b5"}
        assert refusal(match, "climb a2 b2") == "no-support §4.2"
        assert refusal(match, "climb a4 b3") == "no-support §4.2"

    def test_r04_with_a_single_discard_the_bottom_hole_is_filled(self):
        match = position(f"{BOSSES} / influence ... | - / {TWO} / deck - / discards S")
        match.play("climb c2 d2", "fill b2", "fill a2")
        assert row(match, "a") == "S* S D* L* K* R*"
        assert (match.position.deck_size, discards(match)) == (0, "-")

    def test_r15_a_hole_with_only_one_card_below_takes_that_one_without_a_question(self):
        match = position(f"a - B D L K R / b E P S - - / influence - | - / {TWO} / deck - / discards ... / turn 1")
        match.play("climb b1 c1")
        assert rows(match, "bc") == "b B P S - - / c E - - -"
        assert row(match, "a").split()[0] == "-"
        assert match.to_act == (0,)

    def test_r15_a_hole_with_no_card_below_stays(self):
        match = position(f"a - - D L K R / b E P S - - / influence L | - / {TWO} / deck - / discards ...")
        match.play("influence b2", "expel b1")
        assert rows(match, "ab") == "a - - D L K R / b - P S - -"
        assert match.to_act == (1,)

    def test_r15_with_two_cards_below_the_player_is_asked(self):
        match = position(f"a S B D L K R / b E P S - - / influence - | - / {TWO}")
        match.play("climb b1 c1")
        assert texts(match) == {"fill a1", "fill a2"}


class TestReveals:  # §6.1, §6.2, §6.4
    def test_r05_the_active_player_reveals_first_and_then_the_others_clockwise(self):
        match = position(f"{HEART_IS_NEXT} / {FOUR} / turn 2")
        match.play("climb c1 d1", "fill b1", "fill a1")
        order = []
        while any(text.startswith("reveal") for text in texts(match)):
            order += match.to_act
            match.play(sorted(texts(match))[0])
        assert order == [2, 3, 0]
        assert match.to_act == (3,)

    def test_r05_each_chooses_among_the_unrevealed_alliances(self):
        match = position(
            "a S B D L K R / b E P S B - / c L K R - / d P S -"
            " / influence - | - / alliance S B! D | K R E / deck P* ..."
        )
        match.play("climb d1 e1", "fill c1", "fill b1", "fill a1")
        assert texts(match) == {"reveal S", "reveal D"}
        assert refusal(match, "reveal B") == "not-your-alliance §6.4"
        match.play("reveal D")
        assert alliance(match, 0) == "S B! D!"

    def test_r06_another_card_in_the_heart_reveals_nothing(self):
        match = position(f"a S B D L K R / b E P S B - / c L K R - / d P - - / {THREE}")
        match.play("climb c3 d2")
        settle(match)
        assert [alliance(match, seat) for seat in range(3)] == ["S B D", "K R E", "B L P"]
        assert match.to_act == (1,)

    def test_r06_another_card_in_no_mans_land_reveals_nothing(self):
        match = position(f"a S B D L K R / b E P S B D / c L K R E / d P S B / e D - / {THREE}")
        match.play("climb d3 e2")
        settle(match)
        assert "!" not in "".join(alliance(match, seat) for seat in range(3))
        assert match.to_act == (1,)

    def test_r06_the_crown_reveals_nothing(self):
        match = position(
            "a S B D L K R / b E P S B D / c L K R E / d P S B / e D L"
            " / influence S | R | B / alliance S! B! D | K! R! E | P L B"
        )
        match.play("climb e1 f1", "fill d1", "fill c1", "fill b1", "fill a1")
        assert [alliance(match, seat) for seat in range(3)] == ["S! B! D", "K! R! E", "B L P"]
        assert match.to_act == (1,)

    def test_r13_the_holes_of_the_turn_are_filled_before_anybody_reveals(self):
        match = position(f"{HEART_IS_NEXT} / {THREE}")
        match.play("climb c1 d1")
        assert texts(match) == {"fill b1", "fill b2"}
        assert refusal(match, "reveal S") == "fill-first §4.3"
        match.play("fill b1", "fill a1")
        assert "-" not in row(match, "a")
        assert texts(match) == {"reveal S", "reveal B", "reveal D"}

    def test_r13_all_reveals_are_made_before_the_next_turn(self):
        match = position(f"{HEART_IS_NEXT} / {THREE}")
        match.play("climb c1 d1", "fill b1", "fill a1", "reveal S")
        assert match.to_act == (1,)
        assert texts(match) == {"reveal K", "reveal R", "reveal E"}
        assert refusal(match, "climb a4 b4") == "reveal-first §6.1"
        match.play("reveal R")
        assert match.to_act == (1,)
        assert match.why_not("climb a4 b4") is None


class TestBosses:  # §5.3, §8.1
    KING = "a S B D L K R / b E P S B D / c L K* R E / d P S B / e D* L / f K*"

    def test_r07_a_boss_is_influenced_with_a_card_of_his_gang(self):
        match = position(f"{self.KING} / influence K | B / {TWO}")
        match.play("influence c2", "expel d1")
        assert (influence(match, 0), discards(match)) == ("-", "K P")

    def test_r07_a_boss_is_not_influenced_against_the_heart_with_a_card_of_another_gang(self):
        match = position(f"{self.KING} / influence S | B / {TWO}")
        match.play("influence c2")
        assert refusal(match, "expel d1") == "matching-card-needed §5.3"

    def test_r07_bosses_score_for_the_alliance_with_their_gang(self):
        match = position(f"{self.KING} / influence K | K / alliance S R E | D K R / passed 1")
        match.play("pass")
        assert outcome(match) == ((1, 2), (5, 1))

    @pytest.mark.parametrize("hands", [f"influence S* | - / {TWO}", "influence - | - / alliance S* B D | K R E"])
    def test_r16_influence_and_alliance_cards_are_never_bosses(self, hands):
        assert position(f"a S B D L K R / {hands.replace('*', '')}").to_act == (0,)
        with pytest.raises(gangland.NotationError):
            position(f"a S B D L K R / {hands}")

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_r16_no_boss_is_dealt_into_a_hand(self, seats):
        for seed in range(20):
            match = gangland.new("five_points", seats=seats, seed=seed)
            bosses = [card for card in (row(match, "a") + " " + deck(match)).split() if card.endswith("*")]
            assert len(bosses) == 16


class TestTheEnd:  # §7.3, §8.1, §8.2
    def test_r08_who_has_no_influence_card_after_the_crown_passes_without_being_asked(self):
        match = position(f"{FULL} / influence S | - | B / alliance S B D | K R E | P L B / deck P* ...")
        match.play("influence a1", "expel a2")
        assert match.to_act == (2,)
        match.play("pass")
        assert match.over  # seat 0 has spent the last card, seat 1 had none

    def test_r08_a_crown_among_players_without_cards_ends_the_game(self):
        match = position(f"a S B D L K R / b E P S B D / c L K R E / d P S B / e D L / {THREE}")
        match.play("climb e2 f1", "fill d2", "fill c2", "fill b2", "fill a2")
        assert match.over
        assert match.to_act == ()

    def test_r08_who_still_has_a_card_is_asked(self):
        match = position(f"{FULL} / influence S | B | - / alliance S B D | K R E | P L B")
        match.play("pass")
        assert match.to_act == (1,)
        assert "pass" in texts(match)

    def test_r08_without_cards_before_the_crown_a_player_climbs_as_ever(self):
        match = position(f"a S B D L K R / b E P - - - / influence S | - / {TWO}")
        match.play("climb a3 b3")
        assert match.to_act == (1,)
        assert refusal(match, "pass") == "no-pass-before-the-crown §7.2"

    def test_r09_who_passes_keeps_the_cards_and_they_decide_a_tie(self):
        match = position(f"{FULL} / influence S | R E / alliance K R E | K R E")
        match.play("pass", "pass")
        assert (influence(match, 0), influence(match, 1)) == ("S", "R E")
        assert outcome(match) == ((3, 2), (3, 1))

    def test_r09_a_spent_card_no_longer_counts_in_a_tie(self):
        match = position(f"{FULL} / influence S | R E / alliance K R E | K R E / deck P* ... / turn 1")
        match.play("influence a1", "expel a2", "discard R", "pass", "pass")
        assert outcome(match) == ((3, 1), (3, 1))

    def test_r10_a_tie_in_points_and_cards_is_a_shared_win(self):
        match = position(f"{FULL} / influence S R | R E / alliance K R E | K R E / passed 1")
        match.play("pass")
        assert outcome(match) == ((3, 1), (3, 1))

    def test_r10_two_of_three_share_the_win(self):
        match = position(f"{FULL} / influence S | R | E / alliance K R E | R E P | K R E / passed 1 2")
        match.play("pass")
        points = outcome(match)
        assert (points[0], points[2]) == ((3, 1), (3, 1))
        assert points[1] == (1, 3)

    def test_r11_every_matching_card_scores(self):
        match = position(
            "a S S D L K R / b E P S D D / c L K R E / d B P E / e B B / f R"
            " / influence K | K / alliance B S D | L S D / passed 1"
        )
        match.play("pass")
        assert outcome(match) == ((5, 1), (0, 2))

    def test_r11_cards_of_the_three_lower_rows_score_nothing(self):
        match = position(f"{FULL} / influence S | S / alliance R E K | R E P / passed 1")
        match.play("pass")
        assert outcome(match) == ((3, 1), (1, 2))


class TestWhatIsOpen:  # §3.2
    def table(self, memory="open", **changed):
        parts = {
            "row": "S B D L K R", "hands": "S S | B K", "alliance": "S B D | K R! E", "deck": "P* E* L P ...",
            "discards": "D",
        } | changed  # fmt: skip
        typed = (
            f"a {parts['row']} / influence {parts['hands']} / alliance {parts['alliance']}"
            f" / deck {parts['deck']} / discards {parts['discards']}"
        )
        return position(typed if memory == "open" else f"{typed} / memory closed")

    def test_r12_the_rivals_influence_cards_are_hidden(self):
        one, other = self.table(), self.table(hands="S S | B L", deck="P* E* K P ...")
        assert seen(one, 0) == seen(other, 0)
        assert seen(one, 1) != seen(other, 1)

    def test_r12_how_many_influence_cards_a_rival_has_is_open(self):
        assert seen(self.table(), 0) != seen(self.table(hands="S S | B"), 0)

    def test_r12_the_rivals_unrevealed_alliances_are_hidden(self):
        one, other = self.table(), self.table(alliance="S B D | K R! L", deck="P* E* E P ...")
        assert seen(one, 0) == seen(other, 0)
        assert seen(one, 1) != seen(other, 1)

    def test_r12_a_revealed_alliance_is_open(self):
        one, other = self.table(), self.table(alliance="S B D | K L! E", deck="P* E* R P ...")
        assert seen(one, 0) != seen(other, 0)

    @pytest.mark.parametrize("seat", [0, 1])
    def test_r12_the_top_card_of_the_deck_is_open_and_the_rest_hidden(self, seat):
        plain = self.table()
        assert seen(plain, seat) != seen(self.table(deck="E* P* L P ..."), seat)
        assert seen(plain, seat) == seen(self.table(deck="P* L E* P ..."), seat)

    @pytest.mark.parametrize("seat", [0, 1])
    def test_r12_the_pyramid_is_open(self, seat):
        assert seen(self.table(), seat) != seen(self.table(row="S B D P K R", deck="P* E* L L ..."), seat)

    @pytest.mark.parametrize("seat", [0, 1])
    def test_r12_the_discards_are_listed_with_open_memory_only(self, seat):
        other = {"discards": "L", "deck": "P* E* D P ..."}
        assert seen(self.table(), seat) != seen(self.table(**other), seat)
        assert seen(self.table("closed"), seat) == seen(self.table("closed", **other), seat)
