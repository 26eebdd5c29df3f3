"""What holds in every random game."""

import random

import pytest

import gangland
from tests.games.five_points.table import (
    CARDS,
    COPIES,
    GANGS,
    PLACES,
    alliance,
    below,
    card_on,
    deck,
    discards,
    in_the_pyramid,
    influence,
    section,
    texts,
)

every_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4])
ACTIONS = ["pass"]
ACTIONS += [f"climb {support} {place}" for place in PLACES[6:] for support in below(place)]
ACTIONS += [f"{word} {place}" for word in ("influence", "expel") for place in PLACES]
ACTIONS += [f"{word} {gang}" for word in ("discard", "reveal") for gang in GANGS]
ACTIONS += [f"fill {place}" for place in PLACES[:-1]]


def random_game(seats, seed, eagerness=0.6):
    """Plays a dealt game with random actions, and says after each who did what.

    A player rather climbs than uses influence, and rather uses influence than passes: so both come often enough.
    """
    match, dice = gangland.new("five_points", seats=seats, seed=seed), random.Random(seed)
    for _ in range(3000):
        if match.over:
            return
        (seat,) = match.to_act
        allowed = sorted(texts(match))
        climbing = [action for action in allowed if action.startswith("climb")]
        staying = [action for action in allowed if action != "pass"]
        if climbing and dice.random() < eagerness:
            allowed = climbing
        elif staying and dice.random() < 0.8:
            allowed = staying
        action = dice.choice(allowed)
        match.play(action)
        yield match, seat, action
    raise AssertionError(f"the game of {seats} with seed {seed} does not end")


def in_step_turn(match):
    return not match.over and any(text.startswith(("pass", "climb", "influence")) for text in texts(match))


@every_number_of_seats
def test_every_card_stands_on_two_others_whenever_a_turn_begins(seats):
    """§4.2, §4.3 While the deck and the discards hold out, and they always do: then a hole is never left."""
    looked = 0
    for seed in range(25):
        for match, _, _ in random_game(seats, seed):
            if not in_step_turn(match):
                continue
            for place in PLACES[6:]:
                if card_on(match, place) != "-":
                    assert all(card_on(match, support) != "-" for support in below(place)), match.write()
                    looked += 1
            assert all(card_on(match, place) != "-" for place in PLACES[:6])
    assert looked > 1000


@every_number_of_seats
def test_a_climb_adds_one_card_and_an_influence_none(seats):
    """§4.4, §5.4"""
    kinds = set()
    for seed in range(25):
        before, kind = 6, None
        for match, _, action in random_game(seats, seed):
            if action.split()[0] in ("climb", "influence", "pass"):
                kind = action.split()[0]
            if match.over or in_step_turn(match):
                assert in_the_pyramid(match) == before + (kind == "climb")
                before = in_the_pyramid(match)
                kinds.add(kind)
    assert kinds == {"climb", "influence", "pass"}


@every_number_of_seats
def test_the_crown_comes_with_the_fifteenth_climb_and_nobody_climbs_after_it(seats):
    """§7.1, §7.2"""
    for seed in range(25):
        climbed = 0
        for match, _, action in random_game(seats, seed):
            assert action != "pass" or climbed == 15
            climbed += action.startswith("climb")
            assert climbed <= 15
            if in_step_turn(match):
                assert (card_on(match, "f1") != "-") == (climbed == 15)
                assert ("pass" in texts(match)) == (climbed == 15)
                assert any(text.startswith("climb") for text in texts(match)) == (climbed < 15)
        assert match.over
        assert climbed == 15
        assert in_the_pyramid(match) == 21


@every_number_of_seats
def test_everybody_has_three_different_alliances_and_keeps_them(seats):
    """§2.2, §6.4"""
    for seed in range(25):
        dealt = [alliance(gangland.new("five_points", seats=seats, seed=seed), seat) for seat in range(seats)]
        assert all(len(set(held.split())) == 3 for held in dealt)
        for match, _, _ in random_game(seats, seed):
            assert [alliance(match, seat).replace("!", "") for seat in range(seats)] == dealt
            assert all(alliance(match, seat).count("!") <= 2 for seat in range(seats))


@every_number_of_seats
def test_at_each_of_two_reveals_all_but_the_right_hand_neighbour_show_one_alliance(seats):
    """§6.1, §6.2, §6.3"""
    for seed in range(25):
        reveals, active, rows = {"d": [], "e": []}, None, ""
        for _, seat, action in random_game(seats, seed):
            if action.startswith("climb"):
                active, rows = seat, rows + action[-2]
            if action.startswith("reveal"):
                reveals[rows[-1]].append((seat - active) % seats)
                assert rows.count(rows[-1]) == 1
        assert set(rows) == set("bcdef")
        asked = [0] if seats == 2 else list(range(seats - 1))
        assert reveals == {"d": asked, "e": asked}


@every_number_of_seats
def test_no_card_is_ever_made_or_lost(seats):
    """§1.1 The sixty-four cards of the box are always all on the table."""
    for seed in range(8):
        for match, _, _ in random_game(seats, seed):
            lying = [card_on(match, place) for place in PLACES] + discards(match).split() + deck(match).split()
            for seat in range(seats):
                lying += influence(match, seat).split() + alliance(match, seat).replace("!", "").split()
            assert {card: lying.count(card) for card in CARDS} == COPIES
            assert len([card for card in deck(match).split() if card != "-"]) == match.position.deck_size


@every_number_of_seats
def test_who_has_passed_stays_out_and_keeps_the_cards(seats):
    """§7.3"""
    went_on = 0
    for seed in range(40):
        kept = {}
        for match, seat, action in random_game(seats, seed, eagerness=0.97):  # cards are left for the crown
            went_on += bool(kept) and action.startswith("influence")
            assert seat not in kept
            if action == "pass":
                kept[seat] = influence(match, seat)
                assert kept[seat] != "-"
                assert match.over or str(seat) in section(match, "passed")
            for out, cards in kept.items():
                assert influence(match, out) == cards
        for seat in range(seats):
            assert seat in kept or influence(match, seat) == "-"
    assert went_on > 0


@every_number_of_seats
def test_each_influence_costs_one_card_of_the_player_who_uses_it(seats):
    """§5.1"""
    cards = 4 if seats == 4 else 5
    for seed in range(15):
        used = [0] * seats
        for match, seat, action in random_game(seats, seed):
            used[seat] += action.startswith("influence")
            if in_step_turn(match):
                left = [len(influence(match, seat).replace("-", "").split()) for seat in range(seats)]
                assert left == [cards - spent for spent in used]


def test_what_is_not_listed_is_refused_and_what_is_listed_is_not():
    """§3.1 The list of actions and the reasons against actions never contradict each other."""
    asked = 0
    for seats in (2, 3, 4):
        for match, _, _ in random_game(seats, seats):
            if match.over:
                continue
            allowed = texts(match)
            for action in ACTIONS:
                assert (match.why_not(action) is None) == (action in allowed), f"{action} in {match.write()}"
                asked += 1
    assert asked > 5000
