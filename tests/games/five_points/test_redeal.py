"""What a seat can't know is drawn anew, each possible deal as likely (§2, §3.2, R12): tests with a look inside."""

import itertools
from collections import Counter

import pytest

from gangland.engine.match import preferred_rules
from gangland.engine.testing import Table, walk
from gangland.games.five_points import GAME
from gangland.games.five_points.redeal.hands import TRIES, hand_will_do
from gangland.games.five_points.state import DISCARD, EXPEL, LAYERED
from tests.games.five_points.table import FULL, GANGS, position

GUESSES = 1500
SPREAD = 0.06  # four standard deviations of a share of so many guesses are less

# Seat 0 looks. Hidden from it are two alliances of each other player, hands, and the deck below its first card.
TWO = "a S B D L K R / alliance S B D | K! S E / influence P | L R / deck B L P S / discards ..."
THREE = "a S B D L K R / alliance S B D | K! S E | L! P B / influence P | - | R / deck B L / discards ..."
SCARCE = "a S B D L K R / alliance S B D | K! D! E / influence P | S / deck B B D / discards ..."
UPPER = f"{FULL.removesuffix(' / f K')} / alliance S B D | K! S E / influence P | D L / deck R D K / discards ..."
TO_EXPEL = f"{UPPER} / step expel / influenced e1 / turn 1"
LOWER = "a S B D L K R / b E P S B D / alliance S B D | K! S E / influence P | D K / deck R D K L P / discards ..."
TO_SPEND = f"{LOWER} / step discard / influenced b1 / victim b2 / turn 1"

RULES = preferred_rules(GAME, plain=None)  # of this run


def guesses(match, seat, count=GUESSES):
    return [match.rules.guess(match.position, seat, 5, number) for number in range(count)]


def shares(counted):
    return {value: counted[value] / counted.total() for value in counted}


def near(found, expected):
    found, expected = shares(found), shares(expected)
    return all(abs(found.get(value, 0) - expected.get(value, 0)) < SPREAD for value in {*found, *expected})


def alliances(state, seat):
    return [state.alliance[seat, slot] for slot in range(3)]


def hand(state, seat):
    return tuple(gang for gang in range(8) for _ in range(state.influence[seat, gang]))


def known_and_pool(state):
    """What seat 0 knows of everybody's alliances, and the hidden members."""
    known, pool = [], [state.deck[place] for place in range(state.deck_size - 1) if state.deck[place] < 8]
    for seat in range(state.seats):
        shown = [seat == 0 or state.revealed[seat, slot] for slot in range(3)]
        known.append([gang for gang, open_ in zip(alliances(state, seat), shown, strict=True) if open_])
        pool += [gang for gang, open_ in zip(alliances(state, seat), shown, strict=True) if not open_]
        pool += hand(state, seat) if seat else ()
    return known, pool


def is_possible(own, thirds):
    """§2.1 All first alliances are of different gangs, §2.2 and nobody has a gang twice."""
    firsts = [gang for seat, third in enumerate(thirds) for slot, gang in enumerate(own[seat]) if slot != third]
    return len(set(firsts)) == len(firsts) and all(len(set(gangs)) == 3 for gangs in own)


def draws(pool, count):
    """Every row of so many gangs, one after another, with the number of ways to draw it from the pool."""
    if count == 0:
        yield (), 1
        return
    for gang in set(pool):
        rest = list(pool)
        rest.remove(gang)
        for row, ways in draws(rest, count - 1):
            yield (gang, *row), ways * pool.count(gang)


def every_deal(state):
    """All deals of seat 0's pool by brute force: everybody's alliances, what came third, seat 1's hand; the ways."""
    known, pool = known_and_pool(state)
    for cards, ways in draws(pool, sum(3 - len(gangs) for gangs in known)):
        drawn, rest = iter(cards), Counter(pool) - Counter(cards)
        own = [gangs + [next(drawn) for _ in range(3 - len(gangs))] for gangs in known]
        orders = [thirds for thirds in itertools.product(range(3), repeat=state.seats) if is_possible(own, thirds)]
        hands = [*draws([*rest.elements()], state.held[1])] if orders else []
        for held, ways_of_hand in hands:
            for thirds in orders if will_do(state, held) else []:
                yield own, [own[seat][third] for seat, third in enumerate(thirds)], held, ways * ways_of_hand


def will_do(state, held):
    """§5.3 With e1, a D, to expel in the upper rows takes a D; §5.1 which card to spend is asked of two gangs."""
    if state.step == DISCARD:
        return len(set(held)) > 1
    return state.step != EXPEL or GANGS.index("D") in held


@pytest.mark.parametrize("text", [TWO, THREE, SCARCE, TO_EXPEL, TO_SPEND])
def test_each_deal_that_can_be_is_as_likely(text):
    """§2.1, §2.2, §3.1 Alliances, which of them came third, and the hand of a player who has begun something."""
    match = position(text)
    seats = range(match.position.seats)
    expected = {what: Counter() for what in itertools.product(("alliances", "third", "hand"), seats)}
    found = {what: Counter() for what in expected}
    for own, thirds, held, ways in every_deal(match.position):
        expected["hand", 1][tuple(sorted(held))] += ways
        for seat in seats:
            expected["alliances", seat][tuple(sorted(own[seat]))] += ways
            expected["third", seat][thirds[seat]] += ways
    for guess in guesses(match, 0):
        found["hand", 1][hand(guess, 1)] += 1
        for seat in seats:
            found["alliances", seat][tuple(sorted(alliances(guess, seat)))] += 1
            found["third", seat][alliances(guess, seat)[2]] += 1
    assert [what for what in expected if not near(found[what], expected[what])] == []


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_guess_agrees_with_what_everyone_knows(seats):
    """§2.1, §2.2 First alliances differ, nobody has a gang twice, sizes stay; R12 bosses lie above members."""
    for step in walk(Table(GAME, seats, way=RULES.way, moments=8), range(6), ends=True):
        for viewer in range(-1, seats):
            guess = RULES.guess(step.position, viewer, 3, 1)
            assert is_possible([alliances(guess, seat) for seat in range(seats)], [2] * seats)
            for seat in range(seats):
                assert len(hand(guess, seat)) == step.position.held[seat]
                assert Counter(guess.revealed.tolist()[seat]) == Counter(step.position.revealed.tolist()[seat])
            deck = [guess.deck[place] >= 8 for place in range(guess.deck_size - 1)]
            assert guess.order != LAYERED or deck == sorted(deck)
            assert guess.step not in (EXPEL, DISCARD) or hand_will_do(guess)


def test_a_deal_is_found_long_before_the_tries_are_used_up():
    """§2.1 Eight of twelve alliances known, four players: few orders can be."""
    rows = "a S* K D E S B / b L P R S B* / c R* E* P R / d K* S* - / e D* -"
    own = "alliance P R! D! | S D P | E! L B! | B! K E! / influence - | - | - | L E"
    match = position(f"{rows} / {own} / deck D R K S / turn 1 / heart / land / discards ...")
    seen = {tuple(alliances(one, seat)[2] for seat in range(4)) for one in guesses(match, 1, 60)}
    assert len(seen) > 3
    assert TRIES > 20 * 150  # it takes about 150
