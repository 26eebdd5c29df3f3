"""The rules and a second opinion on them, written apart from the same sheet, agree after every action.

`GANGLAND_FUZZ=100 pytest tests/games/famiglia/test_second_opinion.py` plays a hundred times as many games.
"""

import os
import random
from collections import Counter
from functools import partial

import gangland

from tests.games.famiglia import second_opinion, table

FUZZ = int(os.environ.get("GANGLAND_FUZZ", "1"))
DEALT_GAMES = 150 * FUZZ
TYPED_ENDGAMES = 500 * FUZZ


def test_dealt_games_go_as_the_second_opinion_says():
    met = set()
    for seed in range(DEALT_GAMES):
        match = gangland.new("famiglia", seed=seed)
        play_side_by_side(match, dealt(match), random.Random(seed), met)
    assert met >= {"first end", "second end", *second_opinion.Game.ACTS}


def test_typed_endgames_go_as_the_second_opinion_says():
    met = set()
    for seed in range(TYPED_ENDGAMES):
        rng = random.Random(seed)
        opinion = endgame(rng)
        match = table.position(written(opinion), seed=seed)
        opinion.shuffle = partial(order_at_the_table, match)
        play_side_by_side(match, opinion, rng, met)
    assert met >= {"first end", "second end", "one more round", "no discards to shuffle", *second_opinion.Game.ACTS}


def play_side_by_side(match, opinion, rng, met):
    """One game of random actions; `met` collects what happened in it."""
    compare(match, opinion, before="", action="the start")
    habit = random_habit(rng)
    while not opinion.over:
        before, ends = match.write(), opinion.ends
        action = choose(rng, habit, sorted(opinion.legal()))
        match.play(action)
        opinion.play(action)
        compare(match, opinion, before, action)
        met |= happenings(opinion, ends, action)


def compare(match, opinion, before, action):
    real, modelled = at_the_table(match), in_the_opinion(opinion)
    apart = [
        f"{name}: the rules {real[name]}, the opinion {modelled[name]}" for name in real if real[name] != modelled[name]
    ]
    assert not apart, "\n".join([f"after {action} from", before, "the position is", match.write(), *apart])


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


def happenings(opinion, ends_before, action):
    """The verb of the action, and what became of the deck."""
    happened = {action.split()[0]} - {"pass"}
    if opinion.ends > ends_before:
        happened.add("first end" if opinion.ends == 1 else "second end")
        if opinion.ends - ends_before == 2 and not opinion.discards:
            happened.add("no discards to shuffle")
        if opinion.turns_left == 2:
            happened.add("one more round")
    return happened


# What chance decides


def dealt(match):
    """The second opinion on a new game, given its shuffled 52 cards and who starts."""
    shuffled = named(table.street(match)) + named(table.deck(match))
    others = second_opinion.ALL_CARDS - second_opinion.START_HAND - second_opinion.START_HAND
    assert Counter(shuffled) == others, match.write()
    (starter,) = match.to_act
    return second_opinion.deal(shuffled, starter, partial(order_at_the_table, match))


def order_at_the_table(match, opinion):
    """The order that the real shuffle gave the discards: those already drawn to the street first, in any order."""
    drawn = counted(table.street(match)) - opinion.street
    order = [*drawn.elements(), *named(table.deck(match))]
    assert Counter(order) == opinion.discards, f"not the discards {opinion.discards}, shuffled: {match.write()}"
    return order


def endgame(rng):
    """A position close to an end of the deck: short street, short deck, all the rest with the players."""
    cards = list(second_opinion.ALL_CARDS.elements())
    rng.shuffle(cards)
    if rng.random() < 0.3:
        cards.sort(key=is_zero)  # no 0 where the first cards go: many newcomers
    ends = rng.choice((0, 1))
    hand_size = rng.choice((0, 2, 5, 9))
    street = cut(cards, rng.choice((1, 1, 1, 2, 3)))
    deck = cut(cards, rng.choice((1, 2, 3, 4, 6, 7, 8)))
    discards = cut(cards, 0 if ends else rng.choice((0, 0, 1, 2, 5, 9)))
    hands = [Counter(cut(cards, hand_size)) for _ in (0, 1)]
    areas = [Counter(cut(cards, len(cards) // 2)), Counter(cards)]
    player, starter = rng.choice((0, 1)), rng.choice((0, 1))
    return second_opinion.Table(Counter(street), hands, areas, deck, Counter(discards), player, starter, None, ends)


def is_zero(card):
    return second_opinion.value_of(card) == 0


def cut(cards, number):
    """The first cards, taken off the pile."""
    taken = cards[:number]
    del cards[:number]
    return taken


def random_habit(rng):
    """How much a player likes each kind of action: from passing at once to looking through the whole deck."""
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
