"""What holds in every dealt game, and how a game is dealt. No position is typed here."""

import functools
import random
from collections import Counter

import pytest

import gangland
from tests.games.the_boss.table import (
    ALTERNATIVES,
    CITIES,
    USUAL,
    cards_of,
    chicago,
    cities,
    columns,
    exile,
    gangsters,
    hand,
    hidden,
    hospital,
    in_order,
    laid,
    money,
    outcome,
    police,
    prison,
    round_number,
    standing,
    starter,
    texts,
    won,
)

TABLES = [(2, "usual"), (3, "usual"), (4, "usual")]
TABLES += [(2, "235"), (2, "136"), (2, "1247"), (2, "4567"), (3, "23456"), (3, "12357"), (3, "13567")]
EVERY_TABLE = pytest.mark.parametrize(("seats", "option"), TABLES)


def choose(match, dice):
    """A card at once or, more often, few gangsters to some city that is open."""
    sendings = sorted(action for action in texts(match) if action.startswith("send"))
    if not sendings or dice.random() < 0.4:
        return dice.choice(sorted(texts(match) - set(sendings)))
    city = dice.choice(sorted({action.split()[2] for action in sendings}))
    return dice.choice([action for action in sendings if action.split()[2] == city][:5])


class Moment:
    """A match as it stood before an action: what is written of it, and its result."""

    def __init__(self, match):
        self.text, self.over, self.result = match.write(), match.over, match.result

    def write(self):
        return self.text


@pytest.fixture(scope="module", autouse=True)
def _games_of_one_way(default_way):
    random_game.cache_clear()


@functools.cache
def random_game(seats, option, seed):
    """Plays a dealt game: its moments, each with the seat that acts and its action, and the moment after its end."""
    match, dice = gangland.new("the_boss", seats=seats, seed=seed, cities=option), random.Random(seed)
    moments = []
    while not match.over:
        (seat,) = match.to_act
        action = choose(match, dice)
        moments.append((Moment(match), seat, action))
        match.play(action)
        assert len(moments) <= 2 * 5 * 5 * seats, "the game does not end"
    return moments, Moment(match)


def moments_of(seats, option, seed):
    return random_game(seats, option, seed)[0]


def end_of(seats, option, seed):
    return random_game(seats, option, seed)[1]


def everything(match):
    """All cards on the table and in hands."""
    lying = hidden(match).split()
    for seat in range(len(columns(match, "hand"))):
        lying += hand(match, seat).replace("-", "").split()
    for city in cities(match):
        lying += laid(match, city).replace("-", "").split()
    return in_order(lying)


def winner_of(match, seats, city):
    """Who has most in a city; None where nobody stands."""
    counts = [sum(standing(match, seat, city)) for seat in range(seats)]
    return counts.index(max(counts)) if any(counts) else None


def is_the_last_card(match, action):
    return action.startswith("lay") and len(" ".join(columns(match, "hand")).replace("-", "").split()) == 1


@EVERY_TABLE
def test_no_two_players_are_ever_equal_in_a_city(seats, option):
    """§4.2"""
    contested = 0
    for seed in range(3):
        for match, _, _ in moments_of(seats, option, seed):
            for city in cities(match) + "X":
                there = [sum(standing(match, seat, city)) for seat in range(seats)]
                there = [count for count in there if count]
                assert len(set(there)) == len(there), match.write()
                contested += len(there) > 1
    assert contested > 0


@EVERY_TABLE
def test_amateurs_are_never_without_a_professional(seats, option):
    """§4.3"""
    together = 0
    for seed in range(3):
        for match, _, _ in moments_of(seats, option, seed):
            for seat in range(seats):
                for city in cities(match) + "X":
                    professionals, amateurs = standing(match, seat, city)
                    assert professionals or not amateurs, match.write()
                    together += amateurs > 0
    assert together > 0


@EVERY_TABLE
def test_nobody_stands_in_chicago_alone_or_where_he_is_exiled(seats, option):
    """§4.5, §6.1"""
    in_chicago = 0
    for seed in range(3):
        for match, _, _ in moments_of(seats, option, seed):
            for seat in range(seats):
                if sum(standing(match, seat, "X")):
                    in_chicago += 1
                    assert any(sum(standing(match, seat, city)) for city in cities(match))
                for city in exile(match)[seat].replace("-", "").replace(" ", ""):
                    assert standing(match, seat, city) == (0, 0)
    assert in_chicago > 0


@EVERY_TABLE
def test_no_card_is_ever_made_or_lost(seats, option):
    """§1.1, §10.3"""
    letters = [CITIES[int(digit) - 1] for digit in (USUAL[seats] if option == "usual" else option)]
    for seed in range(3):
        for match, _, _ in moments_of(seats, option, seed):
            assert cities(match) == "".join(letters)
            assert everything(match) == in_order(cards_of(letters))


@EVERY_TABLE
def test_six_professionals_are_always_somewhere_and_amateurs_never_come_back(seats, option):
    """§1.2, §9.3, §9.4, §9.5, §10.1 In front, in the cities, in hospital, in prison or dead."""
    for seed in range(3):
        dead, amateurs_before = [0] * seats, [3] * seats
        for match, _, action in moments_of(seats, option, seed):
            for seat in range(seats):
                in_front, amateurs = (int(number) for number in gangsters(match, seat).split("+"))
                away = [standing(match, seat, city) for city in cities(match) + "X"]
                out = hospital(match)[seat] + sum(prison(match)[seat])
                assert in_front + sum(one[0] for one in away) + out + dead[seat] == 6, match.write()
                total = amateurs + sum(one[1] for one in away)
                assert 0 <= total <= amateurs_before[seat]
                amateurs_before[seat] = total
            if is_the_last_card(match, action):
                for city, card in zip(cities(match), hidden(match).split(), strict=True):
                    if card[1] == "g" and winner_of(match, seats, city) is not None:
                        dead[winner_of(match, seats, city)] += 1


@EVERY_TABLE
def test_each_round_pays_what_its_hidden_cards_and_chicago_say(seats, option):
    """§6.2, §9.1, §9.2"""
    paid = 0
    for seed in range(3):
        expected, profits = [0] * seats, [0] * seats
        for match, _, action in moments_of(seats, option, seed):
            assert money(match) == tuple(expected), match.write()
            assert won(match) == tuple(profits)
            if not is_the_last_card(match, action):
                continue
            profits, letters, last = [0] * seats, cities(match), action.split()[1]
            for city, card in zip(letters, hidden(match).split(), strict=True):
                if card[1].isdigit() and winner_of(match, seats, city) is not None:
                    profits[winner_of(match, seats, city)] += int(card[1])
            if winner_of(match, seats, "X") is not None:
                left = [laid(match, city).split()[-1] for city in letters[: chicago(match)] if city != last[0]]
                left += [last] if last[0] in letters[: chicago(match)] else []
                profits[winner_of(match, seats, "X")] += sum(int(card[1]) for card in left if card[1].isdigit()) // 2
            expected = [before + more for before, more in zip(expected, profits, strict=True)]
            paid += sum(profits)
        assert [points for points, _ in outcome(end_of(seats, option, seed))] == expected
    assert paid > 0


@EVERY_TABLE
def test_each_player_lays_one_card_a_turn_in_the_right_order(seats, option):
    """§3.1, §5.1, §8.1, §8.2"""
    for seed in range(3):
        turn, acted, order = 0, [], []
        for match, seat, action in moments_of(seats, option, seed):
            if not order:
                order = [(starter(match) + place) % seats for place in range(seats)]
                if turn % 5 == 4:
                    in_front = [sum(map(int, gangsters(match, one).split("+"))) for one in range(seats)]
                    order.sort(key=lambda one, in_front=in_front: -in_front[one])
            assert seat == order[len(acted)], match.write()
            if action.startswith("lay"):
                acted.append(seat)
            if len(acted) == seats:
                turn, acted, order = turn + 1, [], []
        assert acted == []
        assert turn % 5 == 0


@EVERY_TABLE
def test_the_rounds_the_police_chicago_and_the_marker_move_together(seats, option):
    """§6.3, §7.1, §10.2"""
    for seed in range(3):
        lays, first = 0, None
        for match, _, action in moments_of(seats, option, seed):
            first = starter(match) if first is None else first
            finished, in_round = divmod(lays, 5 * seats)
            assert round_number(match) == finished + 1
            assert chicago(match) == min(finished + 1, len(cities(match)))
            assert starter(match) == (first + finished) % seats
            turned = police(match).replace("-", "").split()
            assert len(turned) == finished + (in_round >= 3 * seats)
            assert all(many <= {"g": 2, "s": 2, "d": 1}[card] for card, many in Counter(turned).items())
            lays += action.startswith("lay")


def test_a_game_takes_three_four_or_five_rounds():
    """§7.2"""
    lengths = Counter()
    for seed in range(60):
        lays = cards = 0
        for match, _, action in moments_of(2, "usual", seed):
            lays += action.startswith("lay")
            cards = police(match).split()
        rounds, rest = divmod(lays, 10)
        assert rest == 0
        assert end_of(2, "usual", seed).over
        assert len(cards) == rounds
        assert "d" in cards
        assert max(cards.count("g"), cards.count("s")) == 2
        lengths[rounds] += 1
    assert set(lengths) == {3, 4, 5}
    assert lengths[4] > lengths[3]
    assert lengths[4] > lengths[5]


@EVERY_TABLE
def test_the_places_follow_the_money(seats, option):
    """§11.1"""
    for seed in range(3):
        for match, _, _ in moments_of(seats, option, seed):
            assert outcome(match) is None
        result = outcome(end_of(seats, option, seed))
        assert min(place for _, place in result) == 1
        for points, place in result:
            assert all(other > place for less, other in result if less < points)


@pytest.mark.parametrize(
    ("seats", "option"), [(seats, option) for seats in (2, 3, 4) for option in ("usual", *ALTERNATIVES[seats])]
)
def test_every_set_is_dealt_as_the_rulebook_says(seats, option):
    """§2.1, §2.2, §2.3, §2.4"""
    for seed in range(3):
        match = gangland.new("the_boss", seats=seats, seed=seed, cities=option)
        digits = USUAL[seats] if option == "usual" else option
        assert cities(match) == "".join(CITIES[int(digit) - 1] for digit in digits)
        assert [card[0] for card in hidden(match).split()] == list(cities(match))
        assert [len(hand(match, seat).split()) for seat in range(seats)] == [5] * seats
        assert everything(match) == in_order(cards_of(cities(match)))
        assert (chicago(match), round_number(match), police(match)) == (1, 1, "-")
        assert [gangsters(match, seat) for seat in range(seats)] == ["6+3"] * seats
        assert money(match) == (0,) * seats


def test_the_cards_are_shuffled_by_the_seed():
    """§2.4"""
    deals = [gangland.new("the_boss", seats=3, seed=seed).write() for seed in (1, 1, 2, 3, 4)]
    assert deals[0] == deals[1]
    assert len(set(deals)) == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r20_anybody_may_be_drawn_to_start(seats):
    """§2.5"""
    starters = set()
    for seed in range(60):
        match = gangland.new("the_boss", seats=seats, seed=seed)
        assert match.to_act == (starter(match),)
        starters.add(starter(match))
    assert starters == set(range(seats))


@pytest.mark.parametrize(
    ("seats", "option"), [(3, "235"), (4, "235"), (2, "23456"), (4, "12367"), (4, "4567"), (3, "4567"), (2, "123456")]
)
def test_r17_a_set_for_another_number_of_players_is_refused(seats, option):
    """§2.2"""
    with pytest.raises(ValueError, match=r"."):
        gangland.new("the_boss", seats=seats, seed=1, cities=option)
