"""The playout: from where the tree ends on to where a look can be judged, by likely moves."""

from gangland.bots.search.tree import TRAIL, Tree
from gangland.engine.contract import apply, gist, legal, stage, to_act
from gangland.engine.loops import MOVE_LIMIT, chosen_seat
from gangland.engine.position import Position
from gangland.engine.randomness import below
from gangland.engine.rule import rule

PERCENT = 100


@rule
def play_on(tree: Tree, state: Position) -> int:
    """To the end of the stage, or of the game; how many of the moves were noted in the trail."""
    seats = to_act(state)
    moves, now = 0, stage(state)
    while seats != 0 and moves < MOVE_LIMIT and stage(state) == now:
        seat = chosen_seat(state, seats)
        action = likely_move(tree, state, seat, legal(state, seat, tree.actions[:]))
        if moves < TRAIL:
            tree.trail_seat[moves], tree.trail_gist[moves] = seat, gist(state, seat, action)
        apply(state, seat, action)
        moves += 1
        seats = to_act(state)
    return min(moves, TRAIL)


@rule
def likely_move(tree: Tree, state: Position, seat: int, count: int) -> int:
    """One of so many legal moves: doing nothing is rare, and of several mostly the one that has gone best so far.

    Whoever does nothing as often as not ends most games early. What has gone better is told by a move's gist, wherever
    it was made (after the move-average sampling of H. Finnsson and Y. Björnsson, 2008).
    """
    first = 0
    if count > 1 and tree.actions[0] == tree.idle and below(state, int(tree.rest)) != 0:
        first = 1
    chosen = int(tree.actions[first + below(state, count - first)])
    if count - first == 1 or below(state, PERCENT) >= tree.habit:
        return chosen
    best = gist(state, seat, chosen)
    for _ in range(int(tree.rivals)):
        other = int(tree.actions[first + below(state, count - first)])
        like = gist(state, seat, other)
        if tree.gist_value[like] * tree.gist_tried[best] > tree.gist_value[best] * tree.gist_tried[like]:
            chosen, best = other, like
    return chosen
