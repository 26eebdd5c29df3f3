"""What a second node brings: `python -m gangland.bench.ray_gain [SECONDS]`, on two cores where nothing else runs."""

import sys

from gangland.games import GAMES, load
from gangland.lab.cluster.cluster import Cluster
from gangland.lab.cluster.nodes import LocalNodes
from gangland.lab.simulation import simulate

SEED = 7
LEAST_SECONDS = 5.0  # of a run: its last pieces are finished one after another
TRIES = 3  # the best counts, since others use the machine too


def gain(id: str, seconds: float, nodes: int = 2, tries: int = TRIES) -> float:
    """How many times as fast several local nodes of one core play random games as one of them."""
    games = games_in(id, max(seconds, LEAST_SECONDS))
    return nodes_speed(id, nodes, games * nodes, tries) / nodes_speed(id, 1, games, tries)


def games_in(id: str, seconds: float) -> int:
    """About as many random games as one core plays in that time."""
    tried = simulate(load(id), 100_000, seed=SEED)
    return round(tried.games * seconds / tried.seconds)


def nodes_speed(id: str, nodes: int, games: int, tries: int) -> float:
    """Moves per second of so many nodes, from the moment when all of them are ready."""
    with LocalNodes(nodes) as local:
        cluster = Cluster(local.address, together=nodes)
        return max(simulate(load(id), games, seed=SEED, cluster=cluster).moves_per_second for _ in range(tries))


if __name__ == "__main__":
    chosen = float(sys.argv[1]) if len(sys.argv) > 1 else LEAST_SECONDS
    print(f"two local Ray nodes of one core each against one: {gain(GAMES[0], chosen):.2f} times")
