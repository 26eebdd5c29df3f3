"""Evaluation: what the place where a look stopped is worth to each seat, from 0 to 1."""

from gangland.bots.search.tree import Tree
from gangland.engine.contract import outlook, result, stage, to_act
from gangland.engine.position import Position
from gangland.engine.rule import rule


@rule
def evaluate(tree: Tree, state: Position) -> None:
    """By the result, or by the outlook where the game goes on."""
    if to_act(state) != 0 and stage(state) > 0:
        outlook(state, tree.worth[:])
        return
    result(state, tree.ends[:])
    usual = usual_lead(tree)
    for seat in range(tree.seats):
        tree.worth[seat] = worth_of_end(tree, seat, usual)
    tree.margin += abs(lead(tree, tree.searcher))
    tree.ended += 1


@rule
def usual_lead(tree: Tree) -> float:
    """How far the searcher was ahead or behind on average at the ends of games, at least a point."""
    mean: float = tree.margin / max(tree.ended, 1)
    return max(mean, 1.0)


@rule
def worth_of_end(tree: Tree, seat: int, usual: float) -> float:
    """How good an end is for a seat: won or not, and by how much, measured by the usual lead."""
    winners = 0
    for other in range(tree.seats):
        winners += tree.ends[other, 1] == 1
    won = 1.0 if tree.ends[seat, 1] == 1 else 0.0
    if winners > 1:
        won *= tree.shared / winners
    ahead = float(lead(tree, seat))
    margin = 0.5 + 0.5 * ahead / (abs(ahead) + usual)
    worth: float = tree.win * won + (1 - tree.win) * margin
    return worth


@rule
def lead(tree: Tree, seat: int) -> int:
    """Points ahead of the best rival, or behind."""
    best = tree.ends[(seat + 1) % tree.seats, 0]
    for rival in range(tree.seats):
        if rival != seat:
            best = max(best, tree.ends[rival, 0])
    ahead: int = tree.ends[seat, 0] - best
    return ahead
