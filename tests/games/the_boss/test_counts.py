"""How many sequences of actions there are from given positions (perft): a rule that changes shows here."""

import pytest

import gangland
from gangland.engine.testing import count_sequences

POSITIONS = {
    "a round begins": "cities 123 / hidden N1 B1 D1 / hand N0 N2 B2 D2 D3 | N3 B3 Bp D4 Dg",
    "few gangsters in front": (
        "cities 123 / hidden N1 B1 D1 / hand N0 N2 B2 D2 D3 | N3 B3 Bp D4 Dg / pros 2 | 1 / amateurs 1 | 0"
    ),
}

COUNTS = {
    "a round begins": [77, 745, 26530],
    "few gangsters in front": [17, 100, 895, 5875],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_sequences_is(name: str):
    match = gangland.position("the_boss", POSITIONS[name])
    counts = [count_sequences(match.rules, match.position, depth) for depth in range(1, len(COUNTS[name]) + 1)]
    assert counts == COUNTS[name]
