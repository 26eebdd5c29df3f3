"""One seat of a game as a Gymnasium environment: the other seats are played by bots.

>>> import gymnasium
>>> import gangland.adapters.gymnasium
>>> env = gymnasium.make("gangland/famiglia-v0", opponents="greedy")
>>> observation, info = env.reset(seed=7)
>>> env.unwrapped.action_masks().sum() == len(env.unwrapped.match.legal())
True

`action_masks()` is what MaskablePPO and others ask for.
"""

import hashlib
import operator
from collections.abc import Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from gangland.adapters.environment import RENDER_MODES, Array, MatchEnvironment, action_mask, id_of, observation
from gangland.adapters.rewards import rewards
from gangland.bots import Player, player
from gangland.engine.features import LARGEST
from gangland.engine.mistakes import Mistake
from gangland.games import GAMES

TAKES_TURNS = "rotate"  # instead of a seat: another one in every game


class Environment(MatchEnvironment, gymnasium.Env[Array, int]):
    """The learner sits at `seat`, or in each game one further; bots at the others, one name for all or one each."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | str = TAKES_TURNS,
        opponents: str | Sequence[str] = "random",
        render_mode: str | None = None,
        plain: bool | None = None,
        **options: str,
    ) -> None:
        super().__init__(game, seats, options, render_mode, plain)
        self.metadata = {"render_modes": [*RENDER_MODES]}
        self.free = [seat for seat in range(self.seats) if seat not in self.table.automata]
        if seat != TAKES_TURNS and seat not in self.free:
            raise Mistake("mistake-learner-seat", seat=str(seat), last=str(self.seats - 1))
        self.wanted, self.seat = seat, 0
        self.bots = self._bots(opponents)
        self.observation_space = Box(-LARGEST, LARGEST, (self.game.observation,), np.float32)
        self.action_space = Discrete(len(self.game.actions))  # type: ignore[assignment]

    def _bots(self, opponents: str | Sequence[str]) -> list[Player]:
        names = [opponents] * (self.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != self.seats - 1:
            raise Mistake("mistake-opponents", given=str(len(names)), wanted=str(self.seats - 1))
        return [player(name) for name in names]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal a new game and let the bots play until the learner is asked; without a seed the stream goes on.

        `options={"position": text}` begins there instead.
        """
        super().reset(seed=seed)
        start = (options or {}).get("position")
        while True:
            self._begin(seed, start)
            takes_turns = self.wanted == TAKES_TURNS
            self.seat = self.free[self._deals.number % len(self.free)] if takes_turns else int(self.wanted)
            self._let_bots_play()
            if not self.match.over:  # else it ended before the learner was asked anything
                return self._seen(), self._info()
            seed = start = None

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Do it, and let the bots play until the learner is asked again; an illegal action is refused."""
        self.match.play(operator.index(action), seat=self.seat)
        self._let_bots_play()
        over = self.match.over
        if self.render_mode == "human":
            self.render()
        return self._seen(), rewards(self.match)[self.seat], over, False, self._info()

    def action_masks(self) -> Array:
        """Which actions are legal for the learner now, as truth values."""
        return action_mask(self.match, self.seat).astype(np.bool_)

    def _seen(self) -> Array:
        return observation(self.match, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": action_mask(self.match, self.seat), "seat": self.seat}

    def _let_bots_play(self) -> None:
        """Until the learner owes a decision, or the game is over. Of sealed choices the learner's comes first."""
        match = self.match
        while not match.over and self.seat not in match.to_act:
            seat = match.to_act[0]
            bot = self.bots[(seat - self.seat - 1) % self.seats]
            answer = bot.ask(match.rules, match.position, seat, self._bot_seed(seat))
            match.play(answer.action, seat=seat)

    def _bot_seed(self, seat: int) -> int:
        """A number that follows from the game and the moment, yet tells nothing of the deal."""
        text = f"{self.match.seed} {len(self.match.moves)} {seat} gymnasium"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")

    def render(self) -> Any:
        """The table as the learner sees it, in letters."""
        picture = self.match.picture(self.seat, "en")
        if self.render_mode == "human":
            print(picture)
            return None
        return picture


for _game in GAMES:
    gymnasium.register(
        id_of(_game),
        entry_point=partial(Environment, _game),
        disable_env_checker=True,
        order_enforce=False,
    )
