"""How many sequences of actions there are from given positions (perft): a rule that changes shows here."""

import pytest

import gangland
from gangland.engine.testing import count_sequences

POSITIONS = {
    "New York begins": "board new-york / hand G1 S3 C0q | G2 S1 C2 / bag - | - / stack -",
    "two districts are left": (
        "board new-york / closed M X Q / markers B=-9 / spaces T1a=S1.0 T1b=S2.1 B1a=S1.1 B1b=G1.0 B1c=C1.0"
        " / hand G3 S2 C1 | S3 G1 BG / last C1 | S1 / bag - | - / stack KO SZ OB"
    ),
    "the hat of Manhattan is near": (
        "board new-york / markers M=12 / spaces M1a=S1.0 M1b=G1.1 M1c=C1.0 / hand G3 OB KO SZ | G1 S1"
        " / last C1 | C0q / bag G1 | G2 / stack ZA"
    ),
    "Los Angeles begins": "board los-angeles / hand G1 S3 AN | G2 S1 BS / bag - | - / stack -",
    "a barrel of Venice is near": (
        "board los-angeles / markers VE=3 LB=0 SM=-1 / closed SP / spaces VE1a=S1.0 / hand C2 ZA | S1 G1"
        " / last S1 | G1 / bag G1 | G2 / stack KO"
    ),
    "the automaton is to consult its lists": (
        "board new-york / solo easy / step consult / hand G1 S3 C2 BG S1 | G2 S1 C0q"
        " / bag G2 | C1 / stack - / rng 00000001000000020000000300000004"
    ),
}

COUNTS = {
    "New York begins": [3, 33, 99, 606, 1964, 11228],
    "two districts are left": [3, 16, 46, 156, 317, 1082, 2009, 4237],
    "the hat of Manhattan is near": [4, 76, 193, 1122, 4449],
    "Los Angeles begins": [3, 18, 50, 242, 516, 1866, 4723],
    "a barrel of Venice is near": [2, 8, 16, 39, 117, 230, 800, 1966],
    "the automaton is to consult its lists": [1, 1, 1, 1, 3, 31, 69, 92],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_sequences_is(name: str):
    match = gangland.position("syndicate", POSITIONS[name])
    counts = [count_sequences(match.rules, match.position, depth) for depth in range(1, len(COUNTS[name]) + 1)]
    assert counts == COUNTS[name]
