"""Asking the kit about a game with a planted fault."""

import pytest

from gangland.engine.testing import (
    Broken,
    Table,
)
from gangland.games.famiglia import GAME as FAMIGLIA
from tests.engine.standoff import GAME as STANDOFF

_f_apply, _f_legal, _f_result = FAMIGLIA.apply, FAMIGLIA.legal, FAMIGLIA.result
_f_to_act, _f_why_not, _f_observe = FAMIGLIA.to_act, FAMIGLIA.why_not, FAMIGLIA.observe
_s_apply, _s_legal, _s_result = STANDOFF.apply, STANDOFF.legal, STANDOFF.result
_s_to_act, _s_why_not, _s_observe = STANDOFF.to_act, STANDOFF.why_not, STANDOFF.observe
_s_setup, _s_redeal = STANDOFF.setup, STANDOFF.redeal


def the_kit_says(what, check, game, seats=2, games=3, **options):
    """The check finds the fault, and says what it is in words and where in notation."""
    with pytest.raises(Broken, match=what):
        check(Table(game, seats, options), range(games))
