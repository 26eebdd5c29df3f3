"""What holds in every dealt game. No position is typed here."""

import functools
import random
from collections import Counter

import pytest

import gangland
from tests.games.cash_n_guns.table import (
    ACTIONS,
    COPIES,
    KINDS,
    PAINTINGS,
    TALENTS,
    alive,
    columns,
    deck,
    expand,
    godfather,
    gone,
    hands,
    may,
    of_kinds,
    outcome,
    round_number,
    section,
    step,
    table,
    talents,
    wounds,
)

VALUES = dict(zip(KINDS, (5, 10, 20, 1, 5, 10, 0, 0, 0), strict=True))
SEEDS = range(4)
TABLES = [(seats, "none", "without") for seats in (4, 5, 6, 7, 8)]
TABLES += [(seats, "random", clock) for seats in (4, 5, 6, 7, 8) for clock in ("without", "with")]
EVERY_TABLE = pytest.mark.parametrize(("seats", "option", "clock"), TABLES)


def choice(match, seat, dice):
    """A random action; nobody is late too often, and bangs are fired rather than kept."""
    allowed = sorted(may(match, seat))
    timely = [action for action in allowed if action != "late" or dice.random() < 0.1] or allowed
    eager = [action for action in timely if action in ("load bang", "stand")]
    return eager[0] if eager and dice.random() < 0.5 else dice.choice(timely)


class Moment:
    """A match as it stood before an action, with what is needed of it."""

    def __init__(self, match):
        self.text, self.seats, self.over, self.result = match.write(), match.seats, match.over, match.result
        self.to_act, self.position = match.to_act, match.position.copy()

    def write(self):
        return self.text


@pytest.fixture(scope="module", autouse=True)
def _games_of_one_way(default_way):
    random_game.cache_clear()


@functools.cache
def random_game(seats, option, clock, seed):
    """Plays a dealt game: its moments, each with the seat that acts and its action, and the moment after its end."""
    match = gangland.new("cash_n_guns", seats=seats, seed=seed, talents=option, clock=clock)
    dice, moments = random.Random(seed), []
    while not match.over:
        for seat in match.to_act:  # sealed choices come one after another
            action = choice(match, seat, dice)
            moments.append((Moment(match), seat, action))
            match.play(action, seat=seat)
        assert len(moments) < 3000, "the game does not end"
    return moments, Moment(match)


def games(seats, option, clock):
    first = 100 * TABLES.index((seats, option, clock))  # so that no two tables deal alike
    return [random_game(seats, option, clock, first + seed) for seed in SEEDS]


def value_of(moment, seat):
    """Points of a living seat without the bonus: notes, diamonds and paintings."""
    counts = Counter(of_kinds(moment.position.loot.tolist()[seat]))
    paintings = min(counts["P"] + (talents(moment)[seat] == "kolekcjoner"), 10)
    return sum(VALUES[kind] * count for kind, count in counts.items()) + PAINTINGS[paintings]


def diamonds(moment, seat):
    return sum(kind.startswith("d") for kind in of_kinds(moment.position.loot.tolist()[seat]))


@EVERY_TABLE
def test_no_loot_card_is_ever_made_or_lost(seats, option, clock):
    """§1.1 And what is out of the game stays out."""
    for moments, end in games(seats, option, clock):
        out = Counter()
        for moment in [*(moment for moment, _, _ in moments), end]:
            now = Counter(card for card in gone(moment).split() if card != "-")  # counts all the other places
            assert not out - now, moment.text
            out = now
            written = section(moment, "gone")
            assert written is None or Counter(expand(written)) == now
            held = [of_kinds(counts) for counts in moment.position.loot.tolist()[:seats]]
            assert not any({"C", "K"} & set(cards) for cards in held)
            assert sum(COPIES.values()) == 64


@EVERY_TABLE
def test_no_bullet_card_is_ever_made_or_lost(seats, option, clock):
    """§1.2"""
    for moments, end in games(seats, option, clock):
        for moment in [*(moment for moment, _, _ in moments), end]:
            cards = expand(section(moment, "open", "-")) + columns(section(moment, "loaded", "-"))
            unseen = section(moment, "unseen")
            for name, many, held in (("blank", 5, 0), ("bang", 3, 1)):
                lying = cards.count(name) + sum(hand[held] for hand in hands(moment))
                assert lying <= many * seats, moment.text
                if unseen is not None:
                    assert lying + expand(unseen).count(name) == many * seats, moment.text


@EVERY_TABLE
def test_every_living_player_uses_one_bullet_a_round(seats, option, clock):
    """§4.2, §10.5"""
    for moments, _ in games(seats, option, clock):
        seen = set()
        for moment, _, _ in moments:
            rounds = round_number(moment)
            if step(moment) == "bullet" and rounds not in seen:
                seen.add(rounds)
                assert [sum(hands(moment)[seat]) for seat in alive(moment)] == [9 - rounds] * len(alive(moment))
        assert seen == set(range(1, max(seen) + 1))


@EVERY_TABLE
def test_every_round_turns_eight_new_cards_and_begins_with_the_desk(seats, option, clock):
    """§2.2, §3.1, §4.1"""
    for moments, _ in games(seats, option, clock):
        for moment, _, _ in moments:
            if step(moment) in ("swindle", "bullet", "aim", "order", "courage"):
                assert len(table(moment).split()) == 9, moment.text
                assert table(moment).endswith("desk")
                assert len(deck(moment)) == 8 * (8 - round_number(moment))


@EVERY_TABLE
def test_a_game_ends_after_at_most_eight_rounds(seats, option, clock):
    """§3.1, §11.1 Before that only if at most one is left."""
    for moments, end in games(seats, option, clock):
        rounds = [round_number(moment) for moment, _, _ in moments]
        assert rounds == sorted(rounds)
        assert rounds[-1] <= 8
        assert set(rounds) == set(range(1, rounds[-1] + 1))
        assert end.over
        assert rounds[-1] == 8 or len(alive(end)) <= 1


@EVERY_TABLE
def test_the_dead_stay_dead_and_own_nothing(seats, option, clock):
    """§8.3, §8.4"""
    for moments, end in games(seats, option, clock):
        living = set(range(seats))
        for moment in [*(moment for moment, _, _ in moments), end]:
            assert set(alive(moment)) <= living, moment.text
            living = set(alive(moment))
            assert set(moment.to_act) <= living
            for seat in set(range(seats)) - living:
                assert sum(moment.position.loot.tolist()[seat]) == 0


@EVERY_TABLE
def test_who_lives_has_fewer_wounds_than_kill(seats, option, clock):
    """§8.3, §12.12"""
    for moments, end in games(seats, option, clock):
        for moment in [*(moment for moment, _, _ in moments), end]:
            for seat in alive(moment):
                most = 4 if talents(moment)[seat] == "niezniszczalny" else 2
                assert 0 <= wounds(moment)[seat] <= most, moment.text


@EVERY_TABLE
def test_whenever_somebody_acts_at_least_two_live_and_one_of_them_is_godfather(seats, option, clock):
    """§8.5, §9.4"""
    for moments, _ in games(seats, option, clock):
        for moment, _, _ in moments:
            assert len(alive(moment)) >= 2
            if step(moment) in ("bullet", "aim", "order", "courage"):
                assert godfather(moment) in alive(moment), moment.text


@EVERY_TABLE
def test_the_winner_is_found_by_the_rules(seats, option, clock):
    """§8.5, §10, §11.1, §11.2, R37, R38"""
    for _, end in games(seats, option, clock):
        living, found = alive(end), outcome(end)
        if not living:
            assert found == ((0, seats),) * seats
            continue
        best = max(diamonds(end, seat) for seat in living)
        owners = [seat for seat in living if diamonds(end, seat) == best]
        bonus = {seat: 60 * (owners == [seat] and best > 0) for seat in living}
        rank = {seat: (value_of(end, seat) + bonus[seat], wounds(end)[seat]) for seat in living}
        for seat in living:
            if len(living) > 1:
                assert found[seat][0] == rank[seat][0], end.text
            assert found[seat][1] == 1 + sum(other > rank[seat] for other in rank.values()), end.text
        dead = {found[seat] for seat in range(seats) if seat not in living}
        assert len(dead) <= 1
        assert all(points == 0 and place > len(living) for points, place in dead)


@EVERY_TABLE
def test_whoever_takes_the_desk_is_the_next_godfather(seats, option, clock):
    """§9.3"""
    taken = 0
    for moments, _ in games(seats, option, clock):
        heir = None
        for moment, seat, action in moments:
            if step(moment) == "bullet" and heir is not None:
                assert godfather(moment) == heir
                heir = None
                taken += 1
            if action == "take desk":
                heir = seat
    assert taken > 5


@EVERY_TABLE
def test_a_written_position_is_the_same_position(seats, option, clock):
    """§3.1 At one moment of each step, in each game."""
    for moments, end in games(seats, option, clock):
        one_of_each = {step(moment): moment for moment, _, _ in moments[::3]}
        for moment in [*one_of_each.values(), end]:
            again = gangland.position("cash_n_guns", moment.text, seed=99)
            assert again.write() == moment.text
            assert bytes(again.position) == bytes(moment.position)


@pytest.mark.parametrize(("seats", "clock"), [(4, "without"), (5, "with"), (8, "with")])
def test_what_is_not_listed_is_refused_and_what_is_listed_is_not(seats, clock):
    """§3.1 The list of actions and the reasons against actions never contradict each other."""
    match = gangland.new("cash_n_guns", seats=seats, seed=seats, talents="random", clock=clock)
    dice = random.Random(seats)
    while not match.over:
        for seat in match.to_act:
            for other in range(seats):
                allowed = may(match, other)
                for action in dice.sample(ACTIONS, 12):
                    assert (match.why_not(action, seat=other) is None) == (action in allowed), match.write()
            match.play(choice(match, seat, dice), seat=seat)


def test_every_talent_comes_up_and_every_step_is_played():
    """§12, §3.1"""
    steps, found = set(), set()
    for seats, option, clock in TABLES:
        for moments, _ in games(seats, option, clock):
            found |= set(talents(moments[0][0]))
            steps |= {step(moment) for moment, _, _ in moments}
    assert set(TALENTS) <= found
    assert {"bullet", "aim", "order", "redirect", "courage", "share", "clip"} <= steps
    assert {"swindle", "give", "kid", "reload", "wise", "heal", "forbid", "more", "trade"} <= steps
