"""The box, setting up and the turn (§1, §2, §3), paragraph by paragraph."""

import pytest

import gangland
from tests.games.five_points.table import (
    CARDS,
    COPIES,
    FULL,
    GANGS,
    PLACES,
    alliance,
    below,
    deck,
    discards,
    influence,
    position,
    refusal,
    row,
    rows,
    seen,
    texts,
)

BASE = "a S B D L K R"
TWO = "influence S E | B / alliance S B D | K R E"
SEEDS = [0, 1, 2, 7, 2024]


def dealt(seats, seed):
    """A new game: what is dealt cannot be typed."""
    return gangland.new("five_points", seats=seats, seed=seed)


class TestTheBox:
    def test_the_box_holds_six_members_and_two_bosses_of_eight_gangs(self):
        """§1.1 Sixty-four cards."""
        match = position(f"{BASE} / {TWO} / deck - / discards ...")
        lying = discards(match).split() + row(match, "a").split()
        lying += [*"SEBSBDKRE"]  # the hands
        assert {card: lying.count(card) for card in CARDS} == COPIES
        assert len(lying) == 64

    @pytest.mark.parametrize("gang", GANGS)
    def test_no_gang_has_a_seventh_member_or_a_third_boss(self, gang):
        """§1.1"""
        friends = "S B D | K R E" if gang in "LP" else "L P " + ("S | L P B" if gang not in "SB" else "K | L P R")
        most = f"{6 * f'{gang} '}"
        hands = f"influence - | - / alliance {friends}"
        assert row(position(f"a {most} / {hands}"), "a") == most.strip()
        with pytest.raises(gangland.NotationError):
            position(f"a {most} / b {gang} - - - - / {hands}")
        assert row(position(f"a {gang}* {gang}* S B D E / {hands}"), "a").startswith(f"{gang}* {gang}*")
        with pytest.raises(gangland.NotationError):
            position(f"a {gang}* {gang}* {gang}* B D E / {hands}")

    def test_no_card_is_missing_from_the_table(self):
        """§1.1"""
        with pytest.raises(gangland.NotationError, match="nowhere"):
            position(f"{BASE} / {TWO} / deck P* E*")

    def test_the_pyramid_has_six_rows_of_six_down_to_one_place(self):
        """§1.2"""
        match = position(f"{FULL} / {TWO}")
        assert rows(match) == FULL
        assert len(match.position.place) == 21

    @pytest.mark.parametrize("too_long_or_short", ["a S B D L K", "a S B D L K R E", f"{BASE} / b E P S B", "f - -"])
    def test_a_row_is_typed_with_all_its_places(self, too_long_or_short):
        """§1.2"""
        with pytest.raises(gangland.NotationError):
            position(f"{too_long_or_short} / {TWO}")

    def test_each_place_stands_on_two_places_of_the_row_below(self):
        """§1.2"""
        match = position(f"{FULL} / {TWO}")
        for place in PLACES[6:]:
            for support in below(place):
                assert match.why_not(f"climb {support} {place}").name == "place-is-taken"
        with pytest.raises(ValueError, match="no action is called 'climb a3 b1'"):
            match.why_not("climb a3 b1")


class TestSettingUp:
    @pytest.mark.parametrize("seed", SEEDS)
    def test_of_four_players_each_has_two_of_the_eight_first_alliances(self, seed):
        """§2.1 So every gang has an ally."""
        match = dealt(4, seed)
        assert {gang for seat in range(4) for gang in alliance(match, seat).split()} == set(GANGS)

    @pytest.mark.parametrize(("seats", "least"), [(2, 4), (3, 6), (4, 8)])
    def test_the_first_alliances_of_two_players_never_agree(self, seats, least):
        """§2.1"""
        for seed in range(40):
            match = dealt(seats, seed)
            assert len({gang for seat in range(seats) for gang in alliance(match, seat).split()}) >= least

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_each_player_has_three_different_unrevealed_alliances(self, seats):
        """§2.2"""
        for seed in range(40):
            match = dealt(seats, seed)
            for seat in range(seats):
                assert len(set(alliance(match, seat).split())) == 3
                assert "!" not in alliance(match, seat)

    def test_the_third_alliance_may_be_one_that_a_rival_has(self):
        """§2.2"""
        shared = [set(alliance(m, 0).split()) & set(alliance(m, 1).split()) for m in (dealt(2, s) for s in range(40))]
        assert any(shared)
        assert not all(shared)

    @pytest.mark.parametrize("alliances", ["S S D | K R E", "S B | K R E", "S B D K | K R E", "S B D"])
    def test_a_typed_position_has_three_different_alliances_for_each_of_at_least_two_seats(self, alliances):
        """§2.2"""
        with pytest.raises(gangland.NotationError):
            position(f"{BASE} / alliance {alliances}")

    def test_a_typed_position_names_the_alliances(self):
        """§2.2"""
        with pytest.raises(gangland.NotationError):
            position(f"{BASE} / influence S | B")

    @pytest.mark.parametrize(("seats", "cards"), [(2, 5), (3, 5), (4, 4)])
    def test_four_players_have_four_influence_cards_each_and_fewer_have_five(self, seats, cards):
        """§2.3"""
        for seed in SEEDS:
            match = dealt(seats, seed)
            assert [len(influence(match, seat).split()) for seat in range(seats)] == [cards] * seats

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_the_ten_bosses_left_lie_on_top_of_the_members(self, seats):
        """§2.4"""
        for seed in SEEDS:
            cards = deck(dealt(seats, seed)).split()
            assert [card.endswith("*") for card in cards] == [True] * 10 + [False] * (len(cards) - 10)

    def test_bosses_and_members_are_shuffled(self):
        """§2.4"""
        decks = [deck(dealt(3, seed)).split() for seed in range(10)]
        assert len({tuple(cards[:10]) for cards in decks}) == 10
        assert len({tuple(cards[10:]) for cards in decks}) == 10

    @pytest.mark.parametrize(("seats", "left"), [(2, 42), (3, 34), (4, 30)])
    def test_six_bosses_form_the_base_and_nothing_else_lies_in_the_pyramid(self, seats, left):
        """§2.5"""
        match = dealt(seats, 7)
        assert all(card.endswith("*") for card in row(match, "a").split())
        assert rows(match, "bcdef") == "b - - - - - / c - - - - / d - - - / e - - / f -"
        assert (match.position.deck_size, discards(match)) == (left, "-")

    def test_the_start_player_has_the_first_turn_and_ten_climbs_to_choose_from(self):
        """§2.6"""
        for seed in range(10):
            match = dealt(3, seed)
            assert match.to_act == (match.position.turn,)
            assert {f"climb {support} {place}" for place in PLACES[6:11] for support in below(place)} <= texts(match)

    def test_the_same_seed_deals_the_same_game(self):
        """§2.6"""
        assert dealt(4, 7).write() == dealt(4, 7).write()
        assert dealt(4, 7).write() != dealt(4, 8).write()


class TestTheTurn:
    def test_a_turn_is_a_climb_or_an_influence(self):
        """§3.1"""
        match = position(f"{BASE} / b E - - - - / {TWO}")
        free = ["b2", "b3", "b4", "b5"]
        climbs = {f"climb {support} {place}" for place in free for support in below(place)}
        assert texts(match) == climbs | {f"influence {place}" for place in PLACES[:7]}

    def test_without_influence_cards_a_turn_is_a_climb(self):
        """§3.1"""
        match = position(f"{BASE} / b E P S B D / c L K - - / influence - | B / alliance S B D | K R E")
        assert texts(match) == {
            "climb b3 c3",
            "climb b4 c3",
            "climb b4 c4",
            "climb b5 c4",
            "climb c1 d1",
            "climb c2 d1",
        }

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_the_turns_go_round_clockwise(self, seats):
        """§3.1"""
        hands = " | ".join("-" * seats)
        alliances = " | ".join(["S B D", "K R E", "P L B", "D L K"][:seats])
        match = position(f"{BASE} / influence {hands} / alliance {alliances} / turn 1")
        order = []
        for place in PLACES[6:11]:
            order += match.to_act
            match.play(f"climb {below(place)[0]} {place}")
        assert order == [(1 + n) % seats for n in range(5)]

    def test_nobody_acts_in_the_turn_of_another(self):
        """§3.1"""
        match = position(f"{BASE} / {TWO}")
        before = match.write()
        reason = match.why_not("climb a1 b1", seat=1)
        assert (reason.name, reason.paragraph) == ("not-your-turn", "3.1")
        with pytest.raises(gangland.Refused) as caught:
            match.play("climb a1 b1", seat=1)
        assert (caught.value.name, caught.value.paragraph) == ("not-your-turn", "3.1")
        assert match.write() == before
        match.play("climb a1 b1", seat=0)
        assert match.why_not("climb a2 b2", seat=0).name == "not-your-turn"
        assert match.why_not("climb a2 b2", seat=1) is None

    @pytest.mark.parametrize("action", ["expel a2", "discard S", "fill a1", "reveal S"])
    def test_what_belongs_to_another_step_is_chosen_only_there(self, action):
        """§3.1"""
        assert refusal(position(f"{BASE} / {TWO}"), action) == "not-now §3.1"

    @pytest.mark.parametrize("action", ["climb a1 c1", "climb a1", "influence g1", "fill f1", "expel", "discard S*"])
    def test_actions_that_nobody_knows_are_no_actions(self, action):
        """§3.1"""
        match = position(f"{BASE} / {TWO}")
        with pytest.raises(ValueError, match="no action is called"):
            match.play(action)

    def test_a_number_that_is_no_action_is_refused(self):
        """§3.1"""
        match = position(f"{BASE} / {TWO}")
        with pytest.raises(ValueError, match="no action has the number 109; they go from 0 to 108"):
            match.play(109)

    def test_the_actions_are_listed_in_their_order(self):
        """§3.1 Climbs place by place, from the left support first; then influence."""
        match = position(f"{BASE} / b E P - B D / {TWO}")
        listed = "climb a3 b3, climb a4 b3, climb b1 c1, climb b2 c1, climb b4 c4, climb b5 c4, influence a1"
        assert [str(action) for action in match.legal()][:7] == listed.split(", ")

    @pytest.mark.parametrize(
        ("text", "action", "number"),
        [
            (f"{FULL} / {TWO}", "pass", 0),
            (f"{BASE} / {TWO}", "climb a1 b1", 1),
            (f"{BASE} / {TWO}", "climb a2 b1", 2),
            (FULL.replace("f K", f"f - / {TWO}"), "climb e2 f1", 30),
            (f"{BASE} / {TWO}", "influence a1", 31),
            (f"{FULL} / {TWO} / step expel / influenced a1", "expel b1", 58),
            (f"{FULL} / {TWO} / step discard / influenced a1 / victim b1", "discard S", 73),
            (f"{FULL.replace('f K', 'f -')} / {TWO} / step fill / hole f1", "fill e2", 100),
            (f"{BASE} / b E P S - - / c L K - - / d P - - / {TWO} / step reveal / asked 0", "reveal S", 101),
        ],
    )
    def test_every_action_has_its_number(self, text, action, number):
        """§3.1"""
        assert {str(listed): int(listed) for listed in position(text).legal()}[action] == number

    def test_a_bystander_sees_nobodys_hand(self):
        """§3.2"""
        one = position(f"{BASE} / influence S P | B / alliance S B D | K R E / deck P* E* L ...")
        other = position(f"{BASE} / influence S L | B / alliance S B D | K R E / deck P* E* P ...")
        assert seen(one, -1) == seen(other, -1)
        assert seen(one, 0) != seen(other, 0)

    def test_each_player_sees_the_own_alliances(self):
        """§3.2"""
        one = position(f"{BASE} / influence S | B / alliance S B D | K R E / deck P* E* L ...")
        other = position(f"{BASE} / influence S | B / alliance S B L | K R E / deck P* E* D ...")
        assert seen(one, 0) != seen(other, 0)
        assert seen(one, 1) == seen(other, 1)

    def test_a_card_that_is_revealed_can_be_seen_by_all(self):
        """§3.2"""
        hidden = position(f"{BASE} / influence S | B / alliance S B D | K R E")
        shown = position(f"{BASE} / influence S | B / alliance S B D | K R E!")
        assert seen(hidden, 0) != seen(shown, 0)
