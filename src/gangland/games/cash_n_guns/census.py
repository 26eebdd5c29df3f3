"""Everything counted in Cash 'n Guns."""

from typing import Any

from gangland.engine.cards import tally
from gangland.engine.position import Position
from gangland.engine.rule import rule
from gangland.games.cash_n_guns.components import KINDS, LABELS, NOTHING

BULLETS = KINDS  # after the loot come blanks and bangs
COMPONENTS = BULLETS + 2


@rule
def census(state: Position, out: Any) -> None:
    """§1.1, §1.2 Each loot card and each bullet is in one place."""
    for kind in range(KINDS):
        out[kind] = state.table[kind] + state.gone[kind]
        for seat in range(state.seats):
            out[kind] += state.loot[seat, kind]
    tally(state.deck, 0, state.deck_size, out, 0)
    out[BULLETS] = 0
    out[BULLETS + 1] = 0
    for label in range(LABELS):
        if state.bullet_at[label] != NOTHING:
            out[BULLETS + state.bullet_kind[label]] += 1
