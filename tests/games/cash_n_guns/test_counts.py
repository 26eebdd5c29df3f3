"""How many sequences of actions there are from given positions (perft): a rule that changes shows here."""

import pytest

import gangland
from gangland.engine.testing import count_sequences

HANDS = "blanks 4 | 5 | 4 | 4 / bangs 3 | 2 | 3 | 3 / loaded blank | bang | blank | blank"
AIMED = f"{HANDS} / aims 1 | 0 | 3 | 2"
POSITIONS = {
    "a round begins": "blanks 5 | 5 | 5 | 5 / bangs 3 | 3 | 3 | 3",
    "the Godfather may order": f"{AIMED} / step order",
    "courage, then the split": f"{AIMED} / step courage / table 5 P C desk",
    "a split with talents": (
        f"{HANDS} / talents chytruska | dyktatorka | tandeciara | psiapsiola / step share / table 5 10 d1 P C desk"
        " / loot - | 5 | 20 P | -"
    ),
    "the beginning of a round with talents": (
        "blanks 1 | 1 | 1 | 1 / bangs 1 | 1 | 1 | 1"
        " / talents oszust | dzieciak | cwaniak | madrala / step swindle / round 7"
    ),
    "a clock": f"{HANDS} / step aim / clock with",
}

COUNTS = {
    "a round begins": [8, 48, 192, 384, 4608, 41472],
    "the Godfather may order": [4, 14, 96, 480, 1536, 4656, 27144],
    "courage, then the split": [8, 48, 192, 384, 1632, 5112, 13248],
    "a split with talents": [6, 36, 150, 514, 1260, 3400, 7264],
    "the beginning of a round with talents": [3, 6, 42, 222, 792, 1440, 12960],
    "a clock": [16, 192, 1536, 6144],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_sequences_is(name: str):
    match = gangland.position("cash_n_guns", POSITIONS[name], seed=1)
    counts = [count_sequences(match.rules, match.position, depth) for depth in range(1, len(COUNTS[name]) + 1)]
    assert counts == COUNTS[name]
