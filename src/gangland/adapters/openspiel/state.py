"""A state of a game: chance deals it byte by byte, then the seats play."""

from collections.abc import Callable
from typing import Any

import pyspiel

from gangland.adapters.openspiel.recalled_match import RecalledMatch
from gangland.adapters.rewards import rewards
from gangland.engine.mistakes import Mistake

SEED_BYTES = 7  # a seed is below 2 ** 63
BYTE_VALUES = 256
CHANCES = [(value, 1 / BYTE_VALUES) for value in range(BYTE_VALUES)]
KEYS = 2**53  # as many as a uniform number between 0 and 1 can tell apart


class SpielState(pyspiel.State):  # type: ignore[misc]  # it tells no types
    """`match` is the match itself, None before the deal; `seed_bytes` are what chance has chosen so far."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.seed_bytes: list[int] = []
        self.match: RecalledMatch | None = None

    @property
    def seed(self) -> int:
        """What `gangland` calls this deal: the same seed deals the same game everywhere."""
        return int.from_bytes(bytes(self.seed_bytes), "big")

    def current_player(self) -> int:
        """The first seat that owes a decision; chance before the deal."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.over else self.match.actor

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed, all equally likely."""
        return CHANCES

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.match is None else [*self.match.legal(player)]  # it asks for the current player only

    def _apply_action(self, action: int) -> None:
        if self.match is not None:
            return self.match.play(action, seat=self.match.actor)
        if not 0 <= action < BYTE_VALUES:
            raise Mistake("mistake-action-number", number=str(action), last=str(BYTE_VALUES - 1))
        self.seed_bytes.append(action)
        if len(self.seed_bytes) == SEED_BYTES:
            self.match = RecalledMatch(self.get_game().table, self.seed)
        return None

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action:02x}"
        text: str = self.get_game().table.game.actions[action]
        return text

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.match is None else rewards(self.match)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player can't tell from this one, with a future of its own.

        Its `history()` is still the one of this state: no seed deals what was guessed.
        """
        if not 0 <= player < self.num_players():
            raise Mistake("mistake-no-seat", seat=str(player), last=str(self.num_players() - 1))
        other: SpielState = self.clone()
        if self.match is not None:
            other.match = self.match.guess(player, int(sampler() * KEYS))
        return other

    def __str__(self) -> str:
        """The whole position, secrets and all."""
        if self.match is None:
            return " ".join(["deal", *(f"{value:02x}" for value in self.seed_bytes)])
        return self.match.write()
