"""Asking the kit about a game with a planted fault."""

import pytest

from gangland.engine.testing import (
    Broken,
    Table,
)


def the_kit_says(what, check, game, seats=2, games=3, **options):
    """The check finds the fault, and says what it is in words and where in notation."""
    with pytest.raises(Broken, match=what):
        check(Table(game, seats, options), range(games))
