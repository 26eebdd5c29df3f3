"""Every game as a PettingZoo environment, its agents one after another.

>>> import pettingzoo
>>> import gangland.adapters.pettingzoo
>>> env = pettingzoo.make("aec", "gangland/famiglia-v0")
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     env.step(None if termination else env.action_space(agent).sample(observation["action_mask"]))

A turn of several decisions selects the same agent again. Sealed choices are asked one seat after another, and nobody's
observation tells anything of them until all are made.
"""

import operator
import sys
from functools import partial
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, register

from gangland.adapters.environment import RENDER_MODES, MatchEnvironment, id_of, observation
from gangland.adapters.rewards import rewards
from gangland.adapters.turns import OVER, next_decision
from gangland.engine.features import LARGEST
from gangland.engine.match import Match
from gangland.engine.mistakes import Mistake
from gangland.games import GAMES

Observation = dict[str, np.ndarray[Any, Any]]


class Environment(MatchEnvironment, AECEnv):  # type: ignore[misc]  # it tells no types
    """All seats of one match at a time."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        render_mode: str | None = None,
        plain: bool | None = None,
        **options: str,
    ) -> None:
        super().__init__(game, seats, options, render_mode, plain)
        self.metadata = {"name": id_of(game), "render_modes": [*RENDER_MODES], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(self.game.actions)) for agent in self.possible_agents}
        self._no_mask = np.zeros(len(self.game.actions), np.int8)
        self._actions = np.empty(len(self.game.actions) + 1, np.int16)  # room for the legal ones
        self._mask = self._no_mask

    def _observation_space(self) -> Any:
        seen = Box(-LARGEST, LARGEST, (self.game.observation,), np.float32)
        return Dict({"observation": seen, "action_mask": Box(0, 1, (len(self.game.actions),), np.int8)})

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game, without a seed the next one of its stream; `options={"position": text}` begins there."""
        match = self._begin(seed, (options or {}).get("position"))
        self.agents = self.possible_agents[:]
        self._ask = match.rules.door(next_decision)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on(match)

    def _go_on(self, match: Match) -> None:
        """The first seat that owes a decision is next, with its legal actions in its info, too; or the game is over."""
        mask = np.zeros(len(self._no_mask), np.int8)
        seat = self._ask(match.rules.row(match.position), self._actions, mask)
        if seat == OVER:  # a typed position may be the end of a game, too
            self._end(match)
            return
        self.agent_selection = self.possible_agents[seat]
        self._mask, self.infos[self.agent_selection] = mask, {"action_mask": mask}

    def observe(self, agent: str) -> Observation:
        """What an agent may know at this moment, and what it may do."""
        mask = (self._mask if agent == self.agent_selection else self._no_mask).copy()
        return {"observation": observation(self.match, self.seat_of[agent]), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Do it for the agent that is selected; an illegal action is refused with its paragraph."""
        match = self.match
        if not self.agents:
            raise Mistake("mistake-reset-first")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Mistake("mistake-action-none", agent=self.agent_selection)
        agent = self.agent_selection
        match.play(operator.index(action), seat=self.seat_of[agent])
        self._cumulative_rewards[agent], self.infos[agent] = 0.0, {}
        self._go_on(match)
        if self.render_mode == "human":
            self.render()

    def _end(self, match: Match) -> None:
        """Every agent gets its reward and one last look."""
        self._mask = self._no_mask
        self.rewards = dict(zip(self.possible_agents, rewards(match), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the selected agent sees it, in letters: printed, or as text."""
        picture = self.match.picture(self.seat_of[self.agent_selection], "en")
        if self.render_mode == "ansi":
            return picture
        if self.render_mode == "human":
            sys.stdout.write(picture + "\n")
        return None

    def close(self) -> None:
        """Nothing is open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


for _game in GAMES:
    register("aec", id_of(_game), partial(Environment, _game))
