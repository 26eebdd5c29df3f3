"""One look ahead: guess what is hidden, go down the tree, play on, evaluate, and bring the result back."""

from typing import Any

from gangland.bots.search.evaluation import evaluate
from gangland.bots.search.history import DECIDES, NOBODY, OF_SEARCHER, OF_SPECTATOR, UNSEEN, longer, observed
from gangland.bots.search.playout import play_on
from gangland.bots.search.selection import selected_edge
from gangland.bots.search.tree import DEEPEST, NONE, Tree, node_of
from gangland.engine.bits import lowest_bit
from gangland.engine.contract import apply, hides, legal, to_act, weigh
from gangland.engine.loops import guess
from gangland.engine.position import Position
from gangland.engine.randomness import below
from gangland.engine.rule import door, rule

GUESSES = 4  # guesses of one look, at most: all but the last are thrown away if they are unlikely
LIKELIHOODS = 1 << 20


@door
def search(states: Any, trees: Any, looks: int) -> None:
    """Look ahead that many times more. The first position is what the seat may know; the second is overwritten."""
    tree = trees[0]
    for _ in range(looks):
        guess_likely(tree, states)
        depth = descend(tree, states[1])
        moves = play_on(tree, states[1])
        evaluate(tree, states[1])
        back_up(tree, depth, moves)
        tree.looks += 1


@rule
def guess_likely(tree: Tree, states: Any) -> None:
    """Put all that the searcher can't know into another arrangement; one that a game finds unlikely is tried again."""
    for attempt in range(GUESSES):
        states[1] = states[0]
        guess(states[1], tree.searcher, tree.key, tree.looks * GUESSES + attempt)
        if below(states[1], LIKELIHOODS) < weigh(states[1], tree.searcher) * LIKELIHOODS:
            return


@rule
def descend(tree: Tree, state: Position) -> int:
    """Down the tree until something new was tried, or the game is over; the length of the path."""
    searcher = tree.searcher
    mine, public = OF_SEARCHER, OF_SPECTATOR  # what the searcher, and what everybody, has seen since the root
    sealed = tree.is_sealed << searcher  # the seats whose choices belong to the sealed ones that are being made
    depth, is_new, seats = 0, False, to_act(state)
    while seats != 0 and depth < DEEPEST:
        if seats & (seats - 1) != 0:  # several: a sealed choice
            sealed = seats
        actor = next_actor(seats, searcher)
        count = legal(state, actor, tree.actions[:])
        action = int(tree.actions[0])
        if count > 1:
            node = node_of(tree, longer(mine if actor == searcher else public, actor, DECIDES))
            if node == NONE:
                return depth
            edge = selected_edge(tree, state, node, count, (sealed >> actor) & 1)
            if edge == NONE:
                return depth
            is_new = is_new or tree.tried[edge] == 0
            tree.path_node[depth], tree.path_edge[depth], tree.path_seat[depth] = node, edge, actor
            depth += 1
            action = int(tree.action[edge])
            open_action = UNSEEN if sealed != 0 or hides(state, action) else action
            mine = longer(mine, actor, action if actor == searcher else open_action)
            public = longer(public, actor, open_action)
        apply(state, actor, action)
        seats = to_act(state)
        if sealed == 1 << actor:  # the last one: all are revealed
            mine, public = observed(state, searcher, tree.numbers[:]), observed(state, NOBODY, tree.numbers[:])
        sealed &= ~(1 << actor)
        if is_new and count > 1 and sealed == 0:  # sealed choices are made together: all of them are looked at
            return depth
    return depth


@rule
def next_actor(seats: int, searcher: int) -> int:
    """Of the seats to act the searcher, else the first: the order of sealed choices means nothing."""
    if (seats >> searcher) & 1:
        return searcher
    return lowest_bit(seats)


@rule
def back_up(tree: Tree, depth: int, moves: int) -> None:
    """Every seat on the path learns what its action came to, and the habits what such moves come to."""
    for step in range(depth):
        edge = tree.path_edge[step]
        tree.visits[tree.path_node[step]] += 1
        tree.tried[edge] += 1
        tree.value[edge] += tree.worth[tree.path_seat[step]]
    for move in range(moves):
        gist = tree.trail_gist[move]
        tree.gist_value[gist] += tree.worth[tree.trail_seat[move]]
        tree.gist_tried[gist] += 1
