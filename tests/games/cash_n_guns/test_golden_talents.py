"""One golden game for each talent, in which it is used (§12.2 to §12.17)."""

from pathlib import Path

import pytest

from gangland.engine.record import read_record
from gangland.games.cash_n_guns import GAME
from tests.games.cash_n_guns.talents import files, record_of, uses


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_the_golden_game_of_a_talent_is_as_it_was(path: Path):
    assert record_of(files()[path]) == path.read_text("utf-8"), "if the rules changed on purpose: make golden"


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_the_golden_game_of_a_talent_uses_it(path: Path):
    match = read_record(path.read_text("utf-8"), lambda _: GAME)
    assert uses(files()[path], match)
