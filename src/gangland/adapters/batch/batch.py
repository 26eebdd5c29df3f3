"""The batch as a learner sees it: arrays with a row for each game."""

from typing import Any

import numpy as np

from gangland.adapters.batch.lanes import Lanes
from gangland.adapters.batch.threads import ThreadLanes
from gangland.engine.game import Game
from gangland.engine.match import preferred_rules
from gangland.engine.mistakes import Mistake
from gangland.engine.seeds import normal_seed, stream_and_game
from gangland.engine.table import Table
from gangland.games import load

MOST_LANES = 1 << 24
DEVICES = ("cpu", "cuda")


class Batch:
    """`count` games of one kind at once. A game that ends pays its rewards and the next one is dealt in the same step.

    | array | shape | what it holds |
    | --- | --- | --- |
    | `observation` | (count, size), float32 | what the seat to act may know |
    | `legal_action_mask` | (count, actions), bool | what it may do |
    | `current_player` | (count,), int8 | that seat; sealed choices are asked one seat after another, and stay hidden |
    | `rewards` | (count, seats), float32 | 0 but at the end of a game: 1 for a win, the others share -1 |
    | `terminated` | (count,), bool | did the last step end a game? The other arrays show the next one already |
    | `truncated` | (count,), bool | never: every game ends |

    Lane i plays the games i, i + count, i + 2 * count, ... of the stream `seed`: the same on every device.
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        threads: int = 1,
        device: str = "cpu",
        plain: bool | None = None,
        **options: str,
    ) -> None:
        self.table = Table.of(load(game) if isinstance(game, str) else game, seats, options)
        self.count = count
        if not 0 < count <= MOST_LANES or threads < 1:
            raise Mistake("mistake-batch-size", count=str(count), most=str(MOST_LANES), threads=str(threads))
        self.rules = preferred_rules(self.game, plain)
        self._lanes = self._make_lanes(device, threads)
        self._tick = 0
        self.reset(seed)

    def _make_lanes(self, device: str, threads: int) -> Lanes:
        if device == "cpu":
            return ThreadLanes(self.table, self.rules, self.count, threads)
        if device == "cuda":
            from gangland.adapters.batch.gpu import GpuLanes

            return GpuLanes(self.table, self.count)
        raise Mistake("mistake-device", device=device)

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def num_players(self) -> int:
        return self.table.seats

    @property
    def num_actions(self) -> int:
        return len(self.game.actions)

    @property
    def observation_shape(self) -> tuple[int, ...]:
        return (self.game.observation,)

    @property
    def feature_names(self) -> tuple[str, ...]:
        """What each number of an observation is called."""
        return self.game.features.names

    @property
    def observation(self) -> Any:
        return self._lanes.observation

    @property
    def legal_action_mask(self) -> Any:
        return self._lanes.mask

    @property
    def current_player(self) -> Any:
        return self._lanes.player

    @property
    def rewards(self) -> Any:
        return self._lanes.rewards

    @property
    def terminated(self) -> Any:
        return self._lanes.terminated

    @property
    def truncated(self) -> Any:
        return self._lanes.truncated

    def reset(self, seed: int = 0) -> "Batch":
        """Deal the first game of every lane from the stream `seed`."""
        self.seed, _ = stream_and_game(normal_seed(f"{seed}/0"))
        self._tick = 0
        self._lanes.reset(self.seed)
        return self

    def step(self, actions: Any) -> "Batch":
        """One action for each lane, as an array of whole numbers; a Mistake names the first that is illegal.

        A lane whose action is illegal stays as it was; all others have moved.
        """
        lane = self._lanes.step(actions)
        if lane >= 0:
            self._refuse(lane, int(actions[lane]))
        return self

    def _refuse(self, lane: int, action: int) -> None:
        known = 0 <= action < self.num_actions
        what = self.game.actions[action] if known else str(action)
        raise Mistake("mistake-batch-action", action=what, lane=str(lane), seat=str(int(self.current_player[lane])))

    def sample(self) -> Any:
        """A random legal action for each lane, the same for the same seed and step; the array is used again."""
        self._tick += 1
        return self._lanes.sample(self.seed, self._tick)

    def positions(self) -> np.ndarray[Any, np.dtype[np.void]]:
        """A copy of all positions, as they are: the truth, not what a seat may know."""
        return self._lanes.positions()

    def __repr__(self) -> str:
        return f"Batch({self.game.id!r}, {self.count}, seats={self.table.seats}, seed={self.seed})"
