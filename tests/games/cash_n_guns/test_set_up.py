"""The box, setting up and the notation of positions (§1, §2, §3.1)."""

from collections import Counter

import pytest

import gangland
from gangland.games import load
from tests.games.cash_n_guns.table import (
    ACTIONS,
    COPIES,
    FOUR,
    KINDS,
    TALENTS,
    alive,
    all_loot,
    deck,
    godfather,
    gone,
    hands,
    last_share,
    may,
    of_kinds,
    plain,
    position,
    refusal,
    round_number,
    shown,
    step,
    table,
    talents,
    wounds,
)

EVERY_NUMBER_OF_SEATS = pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])


def dealt(seats, seed=1, **options):
    """A new game: what is dealt cannot be typed."""
    return gangland.new("cash_n_guns", seats=seats, seed=seed, **options)


def beginning(seats):
    return f"blanks {' | '.join('5' * seats)} / bangs {' | '.join('3' * seats)}"


class TestTheBox:
    def test_the_box_holds_sixty_four_loot_cards(self):
        """§1.1"""
        match = position(FOUR)
        lying = Counter(deck(match) + of_kinds(match.position.table.tolist()))
        assert lying == COPIES
        assert sum(COPIES.values()) == 64
        assert gone(match) == "-"

    @pytest.mark.parametrize("kind", KINDS)
    def test_no_kind_of_loot_has_more_cards_than_the_box(self, kind):
        """§1.1"""
        most = COPIES[kind]
        if kind not in "CK":
            assert all_loot(last_share(f"{most}*{kind} | - | - | -"))[0] == " ".join([kind] * most)
            with pytest.raises(gangland.NotationError):
                last_share(f"{most + 1}*{kind} | - | - | -")
        with pytest.raises(gangland.NotationError):
            last_share("- | - | - | -", f"gone {most + 1}*{kind}")

    @pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in "CK"])
    def test_no_card_lies_in_two_places(self, kind):
        """§1.1"""
        with pytest.raises(gangland.NotationError):
            last_share(f"{COPIES[kind]}*{kind} | {kind} | - | -")

    @EVERY_NUMBER_OF_SEATS
    def test_there_are_five_blanks_and_three_bangs_for_each_player(self, seats):
        """§1.2"""
        assert hands(position(beginning(seats))) == ((5, 3),) * seats
        for more in ("blanks 6", "bangs 4"):
            keyword, count = more.split()
            rest = " | ".join(("5" if keyword == "blanks" else "3") * (seats - 1))
            other = beginning(seats).split(" / ")[keyword == "blanks"]
            with pytest.raises(gangland.NotationError):
                position(f"{keyword} {count} | {rest} / {other}")

    @EVERY_NUMBER_OF_SEATS
    def test_nobody_is_wounded_at_first_and_the_desk_lies_in_the_middle(self, seats):
        """§1.3"""
        match = position(beginning(seats))
        assert wounds(match) == (0,) * seats
        assert alive(match) == tuple(range(seats))
        assert table(match).endswith("desk")


class TestSettingUp:
    @EVERY_NUMBER_OF_SEATS
    def test_each_player_gets_five_blanks_and_three_bangs(self, seats):
        """§2.1"""
        match = dealt(seats)
        assert hands(match) == ((5, 3),) * seats
        assert shown(match) == "-"
        assert wounds(match) == (0,) * seats

    @EVERY_NUMBER_OF_SEATS
    def test_eight_cards_lie_open_and_seven_stacks_of_eight_wait(self, seats):
        """§2.2, §4.1 Eight stacks of eight for any number of players."""
        match = dealt(seats)
        assert len(table(match).split()) == 9
        assert table(match).endswith("desk")
        assert len(deck(match)) == 56
        assert Counter(deck(match) + table(match).split()[:-1]) == COPIES
        assert all_loot(match) == ["-"] * seats

    def test_the_loot_is_shuffled(self):
        """§2.2"""
        assert len({tuple(deck(dealt(4, seed))) for seed in range(10)}) == 10
        assert len({table(dealt(4, seed)) for seed in range(10)}) > 5

    def test_the_same_seed_deals_the_same_game(self):
        """§2.2"""
        assert dealt(6, 7).write() == dealt(6, 7).write()
        assert dealt(6, 7).write() != dealt(6, 8).write()

    @EVERY_NUMBER_OF_SEATS
    def test_anybody_may_be_the_first_godfather(self, seats):
        """§2.3, R27"""
        assert {godfather(dealt(seats, seed)) for seed in range(120)} == set(range(seats))

    @EVERY_NUMBER_OF_SEATS
    def test_the_first_round_begins_with_the_bullets_of_all(self, seats):
        """§2.1, §3.1"""
        match = dealt(seats)
        assert (round_number(match), step(match)) == (1, "bullet")
        assert match.to_act == tuple(range(seats))

    @pytest.mark.parametrize("seats", [0, 1, 2, 3, 9, 10])
    def test_four_to_eight_play(self, seats):
        """§2.1"""
        with pytest.raises(ValueError, match=r"."):
            dealt(seats)

    @EVERY_NUMBER_OF_SEATS
    def test_the_usual_game_has_no_talents(self, seats):
        """§2.4"""
        assert talents(dealt(seats, talents="none")) == ("-",) * seats
        assert talents(dealt(seats)) == ("-",) * seats

    @EVERY_NUMBER_OF_SEATS
    def test_random_talents_are_one_each_and_no_two_alike(self, seats):
        """§2.4, R25"""
        found = set()
        for seed in range(40):
            held = talents(dealt(seats, seed, talents="random"))
            assert "-" not in held
            assert len(set(held)) == seats
            found |= set(held)
        assert found == set(TALENTS)

    def test_talents_lie_face_up(self):
        """§2.4, §3.2, R25"""
        one, other = (position(f"{FOUR} / talents {name} | - | - | -") for name in ("sep", "lekarka"))
        for seat in (-1, 0, 1, 2, 3):
            assert plain(one.view(seat)) != plain(other.view(seat))


class TestChoosingTalents:
    @EVERY_NUMBER_OF_SEATS
    def test_talents_are_chosen_clockwise_from_the_godfather(self, seats):
        """§2.4, R36"""
        match = dealt(seats, 3, talents="chosen")
        assert step(match) == "talent"
        order = []
        for talent in TALENTS[:seats]:
            order += match.to_act
            match.play(f"talent {talent}")
        assert order == [(godfather(match) + place) % seats for place in range(seats)]
        assert [talents(match)[seat] for seat in order] == list(TALENTS[:seats])

    def test_all_sixteen_are_there_for_the_first(self):
        """§2.4"""
        assert may(dealt(4, talents="chosen")) == {f"talent {talent}" for talent in TALENTS}

    def test_a_talent_that_somebody_has_is_taken(self):
        """§2.4"""
        match = dealt(4, talents="chosen")
        match.play("talent sep")
        assert refusal(match, "talent sep") == "talent-is-taken §2.4"
        assert may(match) == {f"talent {talent}" for talent in TALENTS if talent != "sep"}

    def test_the_round_begins_when_the_last_has_chosen(self):
        """§2.4, §3.1"""
        match = dealt(4, talents="chosen")
        match.play("talent sep", "talent lekarka", "talent czarus")
        assert step(match) == "talent"
        match.play("talent farciarz")
        assert (step(match), match.to_act) == ("bullet", (0, 1, 2, 3))

    def test_a_chosen_swindler_swindles_in_the_first_round(self):
        """§2.4, §12.13"""
        match = dealt(4, talents="chosen")
        match.play("talent sep", "talent lekarka", "talent czarus", "talent oszust")
        assert step(match) == "swindle"
        assert match.to_act == ((godfather(match) + 3) % 4,)

    def test_nobody_chooses_out_of_turn_or_loads_before_the_talents(self):
        """§2.4, §3.1"""
        match = dealt(4, talents="chosen")
        (first,) = match.to_act
        assert refusal(match, "talent sep", (first + 1) % 4) == "not-your-turn §3.1"
        assert refusal(match, "load bang") == "not-now §3.1"


class TestActions:
    @pytest.mark.parametrize(("number", "action"), list(enumerate(ACTIONS)))
    def test_every_action_has_its_number(self, number, action):
        """§3.1"""
        assert load("cash_n_guns").actions.number(action) == number

    def test_there_are_seventy_four(self):
        """§3.1"""
        assert len(load("cash_n_guns").actions) == len(ACTIONS) == 74

    @pytest.mark.parametrize("action", ["aim 8", "load 5", "take 1", "shoot 3", "forbid clip", "talent boss", "aim"])
    def test_what_nobody_knows_is_no_action(self, action):
        """§3.1"""
        with pytest.raises(ValueError, match="no action is called"):
            position(FOUR).play(action, seat=0)

    def test_a_number_that_is_no_action_is_refused(self):
        """§3.1"""
        with pytest.raises(ValueError, match="no action has the number 74; they go from 0 to 73"):
            position(FOUR).play(74, seat=0)


class TestTypedPositions:
    @pytest.mark.parametrize(
        "text",
        [
            "round 1",  # no bullets
            "blanks 5 | 5 | 5 | 5",
            "bangs 3 | 3 | 3 | 3",
            "blanks 5 | 5 | 5 / bangs 3 | 3 | 3",
            "blanks 5 | 5 | 5 | 5 / bangs 3 | 3 | 3",
            beginning(8).replace("5 |", "5 | 5 |", 1).replace("3 |", "3 | 3 |", 1),
            f"{FOUR} / talents sep | sep | - | -",
            f"{FOUR} / talents boss | - | - | -",
            f"{FOUR} / talents sep | -",
            f"{FOUR} / godfather 4",
            f"{FOUR} / round 9",
            f"{FOUR} / round 0",
            f"{FOUR} / step shoot",
            f"{FOUR} / table 7",
            f"{FOUR} / table 2*d10 5 5 5 5 5 5 desk",
            f"{FOUR} / table 5 5 5 5 5 5 5 5 desk desk",
            f"{FOUR} / dead 4",
            f"{FOUR} / loaded bomb | - | - | -",
            f"{FOUR} / wounds 0 | 0",
            f"{FOUR} / wounds -1 | 0 | 0 | 0",
            f"{FOUR} / pistols 4",
            f"{FOUR} / godfather 0 / godfather 1",
            "",
        ],
    )
    def test_what_is_no_position_is_not_read(self, text):
        """§2.1"""
        with pytest.raises(gangland.NotationError):
            position(text)

    def test_a_typed_position_begins_with_the_bullets_of_the_first_round(self):
        """§2.1, §2.2"""
        match = position(FOUR)
        assert (round_number(match), step(match), godfather(match)) == (1, "bullet", 0)
        assert len(table(match).split()) == 9

    def test_the_next_eight_cards_of_a_typed_deck_are_the_loot_of_the_round(self):
        """§2.2"""
        match = position(f"{FOUR} / deck d10 K K C C C 20 P ...")
        assert table(match) == "20 d10 P C C C K K desk"

    @pytest.mark.parametrize(
        "more",
        [
            "godfather 3",
            "talents sep | - | oszust | -",
            "memory closed",
            "clock with",
            "loaded bang | - | - | - / blanks 5 | 5 | 5 | 5 / bangs 2 | 3 | 3 | 3",
            "loaded bang | blank | blank | bang / blanks 5 | 4 | 4 | 5 / bangs 2 | 3 | 3 | 2 / step aim",
            "loaded bang | blank | blank | bang / blanks 5 | 4 | 4 | 5 / bangs 2 | 3 | 3 | 2 / step aim"
            " / aims 1 | - | 0 | -",
            "loaded bang | blank | blank | bang / blanks 5 | 4 | 4 | 5 / bangs 2 | 3 | 3 | 2 / step order"
            " / aims 1 | 0 | 3 | 2",
            "loaded bang | blank | blank | bang / blanks 5 | 4 | 4 | 5 / bangs 2 | 3 | 3 | 2 / step courage"
            " / aims 1 | 0 | 3 | 2 / stance duck | - | - | stand",
        ],
    )
    def test_a_position_that_is_written_can_be_typed_again(self, more):
        """§2.1"""
        found = FOUR if "blanks" not in more else ""
        match = position(f"{found} / {more}")
        again = position(match.write(), seed=99)
        assert again.write() == match.write()
        assert bytes(again.position) == bytes(match.position)
        assert again.to_act == match.to_act
