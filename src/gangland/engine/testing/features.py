"""The check of an observation: every number has a name of its own and stays within its bounds."""

from collections.abc import Iterable

import numpy as np

from gangland.engine.features import LARGEST
from gangland.engine.game import Game
from gangland.engine.testing.table import Broken, Table, walk

BEYOND, UNTOUCHED = 8, 77.0  # numbers after an observation, and what they hold


def observations_have_names(table: Table, numbers: Iterable[int]) -> None:
    """The features lie side by side, their names differ, and what `observe` writes is in place and within bounds."""
    game, rules, width = table.game, table.rules, table.game.observation
    _features_tile(game)
    least, most = game.features.least, game.features.most
    out = np.empty(width + BEYOND, np.float32)
    for step in walk(table, numbers, ends=True):
        for viewer in table.viewers():
            out.fill(UNTOUCHED)
            rules.enter_observe(rules.row(step.position), viewer, out)
            seen = out[:width]
            if (out[width:] != UNTOUCHED).any():
                raise step.broken(f"observe for {viewer} writes a number that has no name")
            for place in np.flatnonzero((seen < least) | (seen > most))[:1]:
                name, bounds = game.features.names[place], f"{least[place]:g} to {most[place]:g}"
                raise step.broken(f"{name} is {seen[place]:g} for {viewer}, and not {bounds}")


def _features_tile(game: Game) -> None:
    """Each feature begins where the one before it ends, and has a name of its own and bounds for its numbers."""
    place = 0
    for feature in game.features:
        if feature.first != place:
            raise Broken(f"{feature.name} begins at {feature.first}, and not at {place}", game)
        if not len(feature) == len(feature.least) == len(feature.most):
            raise Broken(f"{feature.name} has {len(feature)} numbers and other bounds", game)
        place += len(feature)
    names, features = game.features.names, game.features
    if len(set(names)) < place:
        twice = sorted({name for name in names if names.count(name) > 1})
        raise Broken(f"numbers have the same name: {', '.join(twice)}", game)
    for name, least, most in zip(names, features.least, features.most, strict=True):
        if not -LARGEST <= least <= most <= LARGEST:
            raise Broken(f"{name} has bounds that no number can keep", game)
