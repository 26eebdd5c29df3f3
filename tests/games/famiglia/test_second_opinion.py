"""The rules, and a second opinion on them written apart from the same sheet, agree after every action.

`GANGLAND_FUZZ=100 pytest tests/games/famiglia/test_second_opinion.py` plays a hundred times as many games.
"""

import os
import random
from collections import Counter
from functools import partial

import gangland
from tests.games.famiglia import second_opinion, table

FUZZ = int(os.environ.get("GANGLAND_FUZZ", "1"))
DEALT_GAMES = 300 * FUZZ
TYPED_ENDGAMES = 1400 * FUZZ

FIRST_END, SECOND_END = "§8.2 the deck runs out once", "§8.3 the deck runs out twice"
ONE_MORE_ROUND = "R14 one more round"
NOTHING_TO_SHUFFLE = "R16 the deck runs out, and there are no discards"
LAST_STREET_CARD = "R22 action 1 removes the last street card"
TIE = "R18 equal points"


def test_dealt_games_go_as_the_second_opinion_says():
    met = set()
    for seed in range(DEALT_GAMES):
        match = gangland.new("famiglia", seed=seed)
        met |= play_side_by_side(match, dealt(match), random.Random(seed))
    assert met >= {FIRST_END, SECOND_END, LAST_STREET_CARD, *second_opinion.ACTS}


def test_typed_endgames_go_as_the_second_opinion_says():
    met = set()
    for seed in range(TYPED_ENDGAMES):
        rng = random.Random(seed)
        opinion = endgame(rng)
        match = table.position(written(opinion), seed=seed)
        met |= play_side_by_side(match, opinion, rng)
    assert met >= {FIRST_END, SECOND_END, LAST_STREET_CARD, *second_opinion.ACTS}
    assert met >= {ONE_MORE_ROUND, NOTHING_TO_SHUFFLE, TIE}


def play_side_by_side(match, opinion, rng):
    """One game of random actions, compared after each; returns what happened in it."""
    opinion.shuffle = partial(order_at_the_table, match)
    habit, met = random_habit(rng), set()
    after = agreed(match, opinion, "at the start")
    while not match.over:
        before, position = after, match.write()
        action = choose(rng, habit, before["legal actions"])
        match.play(action)
        opinion.play(action)
        after = agreed(match, opinion, f'after "{action}" from\n{position}\nnow')
        met |= happenings(action.split()[0], before, after)
    return met


def agreed(match, opinion, when):
    """What lies on the table and may be done, in the rules as in the second opinion."""
    rules, second = at_the_table(match), in_the_opinion(opinion)
    apart = [f"{name}: {rules[name]} in the rules, not {second[name]}" for name in rules if rules[name] != second[name]]
    assert not apart, "\n".join([f"{when} {match.write()}", *apart])
    return rules


def at_the_table(match):
    return {
        "legal actions": sorted(table.texts(match)),
        "hands": [counted(table.hand(match, seat)) for seat in (0, 1)],
        "areas": [counted(table.area(match, seat)) for seat in (0, 1)],
        "street": counted(table.street(match)),
        "discards": counted(table.discards(match)),
        "deck": named(table.deck(match)),
        "ends": match.position.ends,
        "passes": match.position.passes,
        "turn": match.to_act,
        "turns left": match.position.turns_left,
        "over": match.over,
        "result": table.outcome(match),
    }


def in_the_opinion(opinion):
    return {
        "legal actions": sorted(opinion.legal()),
        "hands": opinion.hands,
        "areas": opinion.areas,
        "street": opinion.street,
        "discards": opinion.discards,
        "deck": opinion.deck,
        "ends": opinion.ends,
        "passes": opinion.passes,
        "turn": () if opinion.over else (opinion.player,),
        "turns left": opinion.turns_left,
        "over": opinion.over,
        "result": opinion.result(),
    }


def happenings(verb, before, after):
    """What came of an action, so that a test can tell that it met the rare cases too."""
    took = verb in ("recruit", "keep", "lay")
    second_end = before["ends"] < after["ends"] == 2
    cases = {
        verb: True,
        FIRST_END: before["ends"] == 0 < after["ends"],
        SECOND_END: second_end,
        ONE_MORE_ROUND: second_end and took and after["turns left"] == 2,
        NOTHING_TO_SHUFFLE: second_end and took and before["ends"] == 0 and not before["discards"],
        LAST_STREET_CARD: verb == "discard" and before["street"].total() == 1,
        TIE: after["over"] and after["result"][0][0] == after["result"][1][0],
    }
    return {case for case, happened in cases.items() if happened}


# What chance decides


def dealt(match):
    """The second opinion on a new game, given its 52 shuffled cards and who starts."""
    shuffled = named(table.street(match)) + named(table.deck(match))
    two_start_hands = second_opinion.START_HAND + second_opinion.START_HAND
    assert Counter(shuffled) == second_opinion.ALL_CARDS - two_start_hands, match.write()
    (starter,) = match.to_act
    return second_opinion.Game.deal(shuffled, starter)


def order_at_the_table(match, opinion):
    """The order that the real shuffle gave the discards: first those drawn since, which lie on the street."""
    drawn = counted(table.street(match)) - opinion.street
    order = [*drawn.elements(), *named(table.deck(match))]
    assert Counter(order) == opinion.discards, f"{opinion.discards} were shuffled, and now {match.write()}"
    return order


def endgame(rng):
    """A position close to an end of the deck: a short street, a short deck, most cards with the players."""
    cards = list(second_opinion.ALL_CARDS.elements())
    rng.shuffle(cards)
    if rng.random() < 0.3:
        cards.sort(key=is_zero)  # the 0s to the players: action 1 is possible
    ends = rng.choice((0, 1))
    hand_size = rng.choice((0, 2, 5, 9))
    return second_opinion.Game(
        street=Counter(cut(cards, rng.choice((1, 1, 1, 2, 3)))),
        deck=cut(cards, rng.choice((1, 2, 3, 4, 6, 7, 8))),
        discards=Counter(cut(cards, 0 if ends else rng.choice((0, 0, 1, 2, 5, 9)))),
        hands=[Counter(cut(cards, hand_size)), Counter(cut(cards, hand_size))],
        areas=[Counter(cut(cards, len(cards) // 2)), Counter(cards)],
        player=rng.choice((0, 1)),
        starter=rng.choice((0, 1)),
        ends=ends,
    )


def is_zero(card):
    return second_opinion.value_of(card) == 0


def cut(cards, number):
    """The first cards, taken off the pile."""
    taken = cards[:number]
    del cards[:number]
    return taken


def random_habit(rng):
    """How much the players of a game like each kind of action, so that short, long and greedy games come up."""
    return {
        "pass": rng.choice((0.001, 0.02, 0.2)),
        "discard": rng.choice((0.02, 0.3, 3)),
        "recruit": rng.choice((1, 5, 20)),
        "play": rng.choice((0.1, 1, 3)),
    }


def choose(rng, habit, actions):
    return rng.choices(actions, [habit.get(action.split()[0], 1) for action in actions])[0]


# Card text


def named(text):
    return table.expand(text.split())


def counted(text):
    return Counter(named(text))


def written(opinion):
    """The position text of a second opinion at the start of a turn."""
    hands = " | ".join(card_text(hand.elements()) for hand in opinion.hands)
    areas = " | ".join(card_text(area.elements()) for area in opinion.areas)
    street, discards = card_text(opinion.street.elements()), card_text(opinion.discards.elements())
    return (
        f"street {street} / hand {hands} / area {areas} / deck {card_text(opinion.deck)} / discards {discards}"
        f" / turn {opinion.player} / starter {opinion.starter} / ends {opinion.ends}"
    )


def card_text(cards):
    return " ".join(cards) or "-"
