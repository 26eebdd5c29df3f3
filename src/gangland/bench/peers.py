"""The speed of other game engines on this machine, on their card games with hidden information.

Every figure leans towards the peer: importing, compiling and dealing are not timed, and a card that chance turns up
during play counts as a move. Each peer plays uniformly at random on one thread; jax alone takes the threads it wants.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module, metadata, util
from random import Random
from time import perf_counter
from typing import Any

Play = Callable[[], int]  # plays for a moment and gives the moves made

SEED = 7
WARM_UP_SECONDS = 0.1

DEALS = 8  # dealt positions that every measurement of OpenSpiel starts from
COUNTED_GAMES = 250  # games played out from each deal to learn their mean length
SHORTEST_ROUND_SECONDS = 0.02  # a round this long hides the cost of asking for it from Python

PGX_STEPS = 8  # steps of the whole batch in one compiled call
PGX_BATCH = {"leduc_holdem": 1 << 16, "kuhn_poker": 1 << 18}  # the fastest batches found on a CPU
PGX_GPU_BATCH = 1 << 18

OPENSPIEL_VARIANTS = {
    "bridge": "bridge(use_double_dummy_result=false)",  # the cards are played
    "bridge_auction": "bridge",  # a table of tricks, made with the deal, replaces the play
}

MODULES = {
    "open-spiel": "pyspiel",
    "rlcard": "rlcard",
    "jax": "jax",
    "pgx": "pgx",
    "pettingzoo": "pettingzoo",
    "pygame-ce": "pygame",
}


@dataclass(frozen=True)
class Peer:
    """One measured game of one other engine."""

    name: str
    moves: int
    seconds: float
    version: str

    @property
    def moves_per_second(self) -> float:
        """How many moves the peer made in a second."""
        return self.moves / self.seconds


@dataclass(frozen=True)
class Engine:
    """One way to drive another engine: its own package first, then what else that needs."""

    packages: tuple[str, ...]
    games: tuple[str, ...]
    prepare: Callable[[str], Play]


# 1. OpenSpiel


def dealt(game: Any, seed: int) -> Any:
    """The first position of a seeded game in which a player decides."""
    random, state = Random(seed), game.new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, chances)[0])
    return state


def dealt_positions(game_name: str) -> tuple[Any, list[Any]]:
    """An OpenSpiel game and some dealt positions of it."""
    game = import_module("pyspiel").load_game(OPENSPIEL_VARIANTS.get(game_name, game_name))
    return game, [dealt(game, SEED + deal) for deal in range(DEALS)]


def mean_length(position: Any, bots: list[Any]) -> float:
    """The mean number of moves from this position to the end, over seeded random games."""
    evaluate_bots = import_module("pyspiel").evaluate_bots
    moves = 0
    for seed in range(COUNTED_GAMES):
        state = position.clone()
        evaluate_bots(state, bots, seed)
        moves += state.move_number() - position.move_number()
    return moves / COUNTED_GAMES


def rollout_bot(game: Any, rollouts: int) -> Any:
    """A search of one simulation, which is exactly this many random games from its root, all in C++."""
    pyspiel = import_module("pyspiel")
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=SEED)
    return pyspiel.MCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=1, solve=False, seed=SEED, verbose=False
    )


def enough_rollouts(game: Any, positions: list[Any]) -> int:
    """The random games to ask for at once, so that one round over the positions is long enough."""
    rollouts, elapsed = 1, 0.0
    while elapsed < SHORTEST_ROUND_SECONDS:
        rollouts *= 2
        bot, start = rollout_bot(game, rollouts), perf_counter()
        for position in positions:
            bot.mcts_search(position)
        elapsed = perf_counter() - start
    return rollouts


def prepare_openspiel_cpp(game_name: str) -> Play:
    """Random games with no Python in the loop, as many moves as their mean length says."""
    game, positions = dealt_positions(game_name)
    make_bot = import_module("pyspiel").make_uniform_random_bot
    bots = [make_bot(player, SEED + player) for player in range(game.num_players())]
    rollouts = enough_rollouts(game, positions)
    moves = round(rollouts * sum(mean_length(position, bots) for position in positions))
    searcher = rollout_bot(game, rollouts)

    def play() -> int:
        for position in positions:
            searcher.mcts_search(position)
        return moves

    return play


def prepare_openspiel_python(game_name: str) -> Play:
    """Random games one call at a time; in these games all outcomes of chance are equally likely."""
    _, positions = dealt_positions(game_name)
    random = Random(SEED).random

    def play() -> int:
        moves = 0
        for position in positions:
            state = position.clone()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                moves += 1
        return moves

    return play


# 2. RLCard and PettingZoo


def prepare_rlcard(game_name: str) -> Play:
    """Random games through the environment's own reset and step."""
    environment = import_module("rlcard").make(game_name, {"seed": SEED})
    random = Random(SEED).random

    def play() -> int:
        moves = 0
        state, _ = environment.reset()
        while not environment.is_over():
            actions = list(state["legal_actions"])
            state, _ = environment.step(actions[int(random() * len(actions))])
            moves += 1
        return moves

    return play


def prepare_pettingzoo(game_name: str) -> Play:
    """Random games in the usual loop, without the wrappers that check each call."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    return random_agents(import_module(f"pettingzoo.classic.rlcard_envs.{game_name}").raw_env())


def random_agents(environment: Any) -> Play:
    """Random games of any environment of PettingZoo's: ours is measured by the same loop."""
    environment.reset(seed=SEED)
    random = Random(SEED).random

    def play() -> int:
        moves = 0
        environment.reset()
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                break
            actions = observation["action_mask"].nonzero()[0]
            environment.step(actions[int(random() * len(actions))])
            moves += 1
        return moves

    return play


# 3. pgx


def random_steps(environment: Any, batch: int) -> Callable[[Any, Any], Any]:
    """A compiled function that makes random legal steps in a batch of games; a finished game starts anew."""
    jax, numpy = import_module("jax"), import_module("jax.numpy")
    auto_reset = import_module("pgx.experimental").auto_reset
    step = jax.vmap(auto_reset(environment.step, environment.init))

    def one_step(states: Any, key: Any) -> tuple[Any, None]:
        choice_key, step_key = jax.random.split(key)
        mask = states.legal_action_mask
        actions = numpy.where(mask, jax.random.uniform(choice_key, mask.shape), -1.0).argmax(axis=-1)
        return step(states, actions, jax.random.split(step_key, batch)), None

    def steps(states: Any, key: Any) -> Any:
        return jax.lax.scan(one_step, states, jax.random.split(key, PGX_STEPS))[0]

    compiled: Callable[[Any, Any], Any] = jax.jit(steps)
    return compiled


def prepare_pgx(game_name: str) -> Play:
    """Random games in one compiled batch on the CPU."""
    return prepare_pgx_on(game_name, "cpu", PGX_BATCH[game_name])


def prepare_pgx_on_gpu(game_name: str) -> Play:
    """The same on a GPU, where more games at once are faster."""
    return prepare_pgx_on(game_name, "gpu", PGX_GPU_BATCH)


def prepare_pgx_on(game_name: str, device: str, batch: int) -> Play:
    jax, pgx = import_module("jax"), import_module("pgx")
    environment = pgx.make(game_name)
    processor = jax.devices(device)[0]
    steps = random_steps(environment, batch)
    with jax.default_device(processor):
        key = jax.random.key(SEED)
        states = jax.jit(jax.vmap(environment.init))(jax.random.split(key, batch))

    def play() -> int:
        nonlocal key, states
        with jax.default_device(processor):
            key, steps_key = jax.random.split(key)
            states = jax.block_until_ready(steps(states, steps_key))
        return batch * PGX_STEPS

    return play


# 4. Measuring

ENGINES = {
    "openspiel-cpp": Engine(
        ("open-spiel",),
        (
            "gin_rummy",
            "crazy_eights",
            "hearts",
            "go_fish",
            "euchre",
            "bridge",
            "spades",
            "oh_hell",
            "leduc_poker",
            "tiny_bridge_2p",
            "kuhn_poker",
            "bridge_auction",
            "sheriff",
            "tiny_hanabi",
        ),
        prepare_openspiel_cpp,
    ),
    "openspiel-python": Engine(("open-spiel",), ("gin_rummy", "leduc_poker"), prepare_openspiel_python),
    "rlcard": Engine(("rlcard",), ("gin-rummy", "leduc-holdem"), prepare_rlcard),
    "pettingzoo": Engine(
        ("pettingzoo", "rlcard", "pygame-ce"),
        ("leduc_holdem", "texas_holdem", "texas_holdem_no_limit"),
        prepare_pettingzoo,
    ),
    "pgx-cpu": Engine(("pgx", "jax"), ("leduc_holdem", "kuhn_poker"), prepare_pgx),
}

PEERS: tuple[str, ...] = tuple(f"{kind}/{game}" for kind, engine in ENGINES.items() for game in engine.games)


def missing() -> list[str]:
    """The packages of the extra "peers" that are not installed."""
    return [package for package, module in MODULES.items() if util.find_spec(module) is None]


def timed(play: Play, seconds: float) -> tuple[int, float]:
    """The moves made by playing for about this long, and the seconds it really took."""
    moves, start = 0, perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        moves += play()
    return moves, elapsed


def measure(name: str, seconds: float = 1.0) -> Peer:
    """Measure one of PEERS for about this many seconds, after a short warm-up."""
    if name not in PEERS:
        raise ValueError(f"There is no peer {name!r}; the peers are {', '.join(PEERS)}.")
    kind, game_name = name.split("/")
    engine = ENGINES[kind]
    absent = [package for package in missing() if package in engine.packages]
    if absent:
        raise ImportError(f"Measuring {name} needs {' and '.join(absent)}: pip install gangland[peers]")
    play = engine.prepare(game_name)
    timed(play, WARM_UP_SECONDS)
    moves, elapsed = timed(play, seconds)
    return Peer(name, moves, elapsed, metadata.version(engine.packages[0]))


ISMCTS = "openspiel-cpp/ismcts"
ISMCTS_GAMES = ("gin_rummy", "oh_hell", "euchre")  # card games that it can play: 109 decisions, and a quarter of that
ISMCTS_LOOKS = 2_000


def ismcts_speeds(seconds: float) -> dict[str, float]:
    """Looks ahead in a second of OpenSpiel's information-set search in C++, from the first decision of each game."""
    return {game: _ismcts_speed(game, seconds) for game in ISMCTS_GAMES}


def _ismcts_speed(name: str, seconds: float) -> float:
    pyspiel = import_module("pyspiel")
    state = pyspiel.load_game(name).new_initial_state()
    draw = Random(SEED)
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(draw.choices(outcomes, odds)[0])
    policy = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    bot = pyspiel.ISMCTSBot(SEED, evaluator, 2.0, ISMCTS_LOOKS, -1, policy, False, False)
    looks, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        bot.step(state)
        looks += ISMCTS_LOOKS
    return looks / (perf_counter() - start)
