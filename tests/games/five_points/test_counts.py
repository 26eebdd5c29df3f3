"""How many sequences of actions there are from given positions (perft): a rule that changes shows here."""

import pytest

import gangland
from gangland.engine.testing import count_sequences

POSITIONS = {
    "the first climb": "a S* B* D* L* K* R* / influence S B | K R / alliance S B D | K R E / deck E* P* S* ...",
    "a cascade": (
        "a S* B* D* L* K* R* / b S B D L K / c R E P - / influence S | K / alliance S B D | K R E / deck E* P* S* ..."
    ),
    "influence in the top rows": (
        "a S* B* D* L* K* R* / b S B D L K / c R E P S / d B D L / e K R / f E / influence E E K | R L"
        " / alliance S B D | K R E / deck P* S* ..."
    ),
    "three players, the Heart is entered": (
        "a S* B* D* L* K* R* / b S B D L K / c R E P S / influence S | K | -"
        " / alliance S B D | K R E | L P S / deck E* ..."
    ),
}

COUNTS = {
    "the first climb": [16, 160, 1344, 9624],
    "a cascade": [20, 66, 568, 2656, 11536],
    "influence in the top rows": [21, 94, 221, 1162, 7036],
    "three players, the Heart is entered": [21, 72, 524, 2660],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_sequences_is(name: str):
    match = gangland.position("five_points", POSITIONS[name])
    counts = [count_sequences(match.rules, match.position, depth) for depth in range(1, len(COUNTS[name]) + 1)]
    assert counts == COUNTS[name]
