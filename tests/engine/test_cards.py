"""Cards laid by kind: what comes after does not depend on how they lay."""

import random

import numpy as np
import pytest

from gangland.engine.cards import sort_cards
from gangland.engine.rule import door
from gangland.games.famiglia import GAME

pytestmark = pytest.mark.rules("own")


@door
def sort(cards, first, count, room):
    sort_cards(cards, first, count, room)


@pytest.mark.parametrize("rules", [GAME.plain, GAME.compiled], ids=lambda rules: rules.way)
@pytest.mark.parametrize(("kinds", "copies", "room"), [(20, 5, 3), (9, 64, 7), (3, 2, 2), (16, 6, 3), (1, 1, 1)])
def test_cards_lie_by_kind_and_those_around_them_stay(rules, kinds, copies, room):
    draw = random.Random(kinds)
    box = [kind for kind in range(kinds) for _ in range(copies)]
    for count in (0, 1, len(box) // 2, len(box)):
        cards = draw.sample(box, count)
        pile = np.array([99, *cards, 98], np.int8)
        rules.door(sort)(pile.data if rules.way == "plain" else pile, 1, count, room)
        assert pile.tolist() == [99, *sorted(cards), 98]
