"""How many sequences of actions there are from given positions (perft): a rule that changes shows here."""

import pytest

import gangland
from gangland.engine.testing import count_sequences

POSITIONS = {
    "a first turn": "street A0 B1 M2 F1 A1 F0 / hand A0 B0 M0 F0 | A0 B0 M0 F0 / deck B0 M1 F0 A1 B2 M0 ...",
    "no zero on the street": "street A1 B1 M2 F1 / hand A0 A0 B0 | M0 M0 F0 / deck B1 M1 F2 A0 B0 M3 F3 ...",
    "everything to choose": "street A3 M4 F2 B1 / hand A2 A2 B2 M1 M1 M3 F1 | B1 A1 / area B3 F0 | M0 / deck F1 B0 ...",
    "the last turns": "street B3 F2 / hand A1 B1 | F1 F1 M2 / area ... | - / deck A0 M0 / ends 1 / starter 1",
}

COUNTS = {
    "a first turn": [3, 7, 22, 76, 244, 782, 2473],
    "no zero on the street": [6, 30, 145, 634, 2212, 6529],
    "everything to choose": [9, 51, 237, 1041, 4634, 20193],
    "the last turns": [5, 38, 116, 254, 933, 1739, 4623],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_sequences_is(name: str):
    match = gangland.position("famiglia", POSITIONS[name])
    counts = [count_sequences(match.rules, match.position, depth) for depth in range(1, len(COUNTS[name]) + 1)]
    assert counts == COUNTS[name]
