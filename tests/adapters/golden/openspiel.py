"""A playthrough of every game as OpenSpiel sees it. `python -m tests.adapters.golden.openspiel` rewrites them.

OpenSpiel's own playthroughs repeat every seat's whole memory at every tenth state, up to a megabyte for a game.
Here each seat's information state is written once, at the end: all that this seat has seen and done, action by action.
"""

import random
from pathlib import Path

import pyspiel

from gangland.adapters.openspiel import name_of
from gangland.games import GAMES
from tests.fold import packed, wrapped

FOLDER = Path(__file__).parent
SEED = 10
VARIANTS = ("gangland_famiglia(memory=closed)", "gangland_the_boss(cities='235')", "gangland_syndicate(solo=easy)")


def golden_files() -> dict[Path, str]:
    """Where each playthrough lies, and the game that is played."""
    names = [*map(name_of, GAMES), *VARIANTS]
    return {FOLDER / f"{tidy(name)}.txt": name for name in names}


def tidy(name: str) -> str:
    return "-".join(name.replace("'", "").strip(")").replace("(", " ").replace("=", " ").split())


def eager(state, draw: random.Random) -> int:
    """A random action, but never a pass while there is another: two passes end a game of Famiglia."""
    actions = state.legal_actions()
    return draw.choice([action for action in actions if state.action_to_string(action) != "pass"] or actions)


def written(name: str) -> str:
    """The game's figures, the actions, what each seat remembers at the end, and what it was worth."""
    game = pyspiel.load_game(name)
    state, draw = game.new_initial_state(), random.Random(SEED)
    actions = []
    while not state.is_terminal():
        action = eager(state, draw)
        actions.append(f"{state.current_player()}: {action} {state.action_to_string(action)}")
        state.apply_action(action)
    lines = [f"game: {game}", *figures(game), "", "actions:", *packed(actions)]
    for player in range(game.num_players()):
        lines += ["", f"information state of player {player}:", state.information_state_string(player)]
        lines.append(f"observation tensor: {numbers(state.observation_tensor(player))}")
    lines += ["", f"returns: {' '.join(f'{worth:+.4f}' for worth in state.returns())}"]
    return "".join(f"{short}\n" for line in "\n".join(lines).splitlines() for short in wrapped(line))


def figures(game) -> list[str]:
    kind = game.get_type()
    return [
        f"long name: {kind.long_name}",
        f"{kind.dynamics} {kind.chance_mode} {kind.information} {kind.utility} {kind.reward_model}",
        f"players: {game.num_players()} of {kind.min_num_players} to {kind.max_num_players}",
        f"utility: {game.min_utility():.4f} to {game.max_utility():.4f}, sum {game.utility_sum()}",
        f"distinct actions: {game.num_distinct_actions()}, chance outcomes: {game.max_chance_outcomes()}",
        f"observation tensor shape: {game.observation_tensor_shape()}",
    ]


def numbers(tensor: list[float]) -> str:
    """The numbers that are not 0, each after its place."""
    return " ".join(f"{place}:{value:g}" for place, value in enumerate(tensor) if value)


def main() -> None:
    for path, name in golden_files().items():
        path.write_text(written(name), "utf-8")


if __name__ == "__main__":
    main()
