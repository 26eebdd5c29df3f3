"""What the environments that play one match at a time share: the table, the deals and what a seat sees of a match."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from gangland.engine.game import Game
from gangland.engine.match import Match
from gangland.engine.mistakes import Mistake
from gangland.engine.seeds import fresh_seed
from gangland.engine.table import Table
from gangland.games import load

Array = np.ndarray[Any, Any]
VERSION = 0  # of the environments: raised when the same actions could lead to another outcome
RENDER_MODES = ("human", "ansi")
STREAM_DIGITS = 15  # of a fresh seed: below the largest stream


def id_of(game: str) -> str:
    """The environment's name in the registries."""
    return f"gangland/{game}-v{VERSION}"


def observation(match: Match, seat: int) -> Array:
    """All that the seat may know, as numbers."""
    return match.rules.observe(match.position, seat)


def action_mask(match: Match, seat: int) -> Array:
    """One for each action that the seat may do now, else zero; zeros where it owes no decision."""
    mask = np.zeros(len(match.game.actions), np.int8)
    if seat in match.to_act:
        mask[match.rules.legal(match.position, seat)] = 1
    return mask


class Deals:
    """Which game is played next: a seed begins a stream, and every reset without one takes its next game."""

    def __init__(self) -> None:
        self.stream: int | None = None
        self.number = 0

    def next(self, seed: int | None) -> str:
        """The seed of a match."""
        if seed is not None:
            self.stream, self.number = seed, 0
        elif self.stream is None:
            self.stream = int(fresh_seed()[:STREAM_DIGITS], 16)
        else:
            self.number += 1
        return f"{self.stream}/{self.number}"


class MatchEnvironment:
    """A table and the match that is played at it; `env.match` is for whoever wants to look, with its record."""

    def __init__(
        self, game: str, seats: int | None, options: Mapping[str, str], render_mode: str | None, plain: bool | None
    ) -> None:
        super().__init__()
        self.table, self._options, self._plain = Table.of(load(game), seats, options), options, plain
        if render_mode not in (None, *RENDER_MODES):
            raise Mistake("mistake-render-mode", mode=str(render_mode))
        self.render_mode = render_mode
        self._deals = Deals()
        self._match: Match | None = None

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def seats(self) -> int:
        return self.table.seats

    @property
    def feature_names(self) -> tuple[str, ...]:
        """What each number of an observation is called."""
        return self.game.features.names

    @property
    def match(self) -> Match:
        if self._match is None:
            raise Mistake("mistake-reset-first")
        return self._match

    def _begin(self, seed: int | None, start: str | None) -> Match:
        """The next match, from the deal or from a typed start, which says for itself what nobody chose."""
        self._match = Match.of(self.game, self.seats, self._options, self._deals.next(seed), start, self._plain)
        return self._match
