"""What OpenSpiel is told of a game, and how its parameters become a table."""

from collections.abc import Mapping
from typing import Any

import pyspiel

from gangland.adapters.openspiel.observer import Observer, observer
from gangland.adapters.openspiel.state import BYTE_VALUES, SEED_BYTES, SpielState
from gangland.engine.game import Game
from gangland.engine.loops import MOVE_LIMIT
from gangland.engine.messages import message
from gangland.engine.table import Table
from gangland.engine.words import Words
from gangland.games import GAMES, load

PLAYERS = "players"  # OpenSpiel's own name for how many there are
Parameters = Mapping[str, int | str]


def name_of(id: str) -> str:
    """The game's name in the registry."""
    return f"gangland_{id}"


def spelled(choice: str) -> str:
    """A choice as a parameter: in quotes if it is a number, which OpenSpiel would not read back as a text."""
    return f"'{choice}'" if choice.isdigit() else choice


def parameters_of(table: Table) -> Parameters:
    return {PLAYERS: table.seats, **{name: spelled(choice) for name, choice in table.options.items()}}


def type_of(game: Game) -> Any:
    """The same for all seats and options."""
    return pyspiel.GameType(
        short_name=name_of(game.id),
        long_name=Words("en", (game.package,)).say(message("title")),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(Table.of(game)),
    )


def info_of(table: Table) -> Any:
    """Utilities as `rewards.py` shares them: a win alone is worth 1, and the others pay for it."""
    return pyspiel.GameInfo(
        num_distinct_actions=len(table.game.actions),
        max_chance_outcomes=BYTE_VALUES,
        num_players=table.seats,
        min_utility=-1 / (table.seats - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=MOVE_LIMIT,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it tells no types
    """One of our tables; each game has a class of its own."""

    id: str

    def __init__(self, params: Parameters | None = None) -> None:
        chosen = {name: str(value).strip("'") for name, value in (params or {}).items()}
        game, seats = load(self.id), chosen.pop(PLAYERS, None)
        self.table = Table.of(game, None if seats is None else int(seats), chosen)
        super().__init__(type_of(game), info_of(self.table), parameters_of(self.table))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What `make_observation` of OpenSpiel asks for; there are no parameters, nor observers of all secrets."""
        return None if params else observer(self.table.game, iig_obs_type)


def register_all() -> None:
    """Each game by a class of its own: OpenSpiel drops what makes games when Python has ended, and a class outlives it.

    A function, or a partial one, would be freed then, and that ends the process with a fatal error.
    """
    for id in GAMES:
        pyspiel.register_game(type_of(load(id)), type(f"SpielGame_{id}", (SpielGame,), {"id": id}))
