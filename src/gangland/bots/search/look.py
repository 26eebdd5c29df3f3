"""One look ahead: a guess of what is hidden, down the tree, on to where it can be judged, and back with the result."""

from typing import Any

from gangland.bots.search.choosing import (
    HABIT,
    IDLE,
    RIVALS,
    SHARED,
    WIN,
    learn,
    mixed,
    most_promising,
    open_all,
    untried,
)
from gangland.bots.search.tree import (
    ACTION,
    DECIDES,
    ENDED,
    LOOKS,
    MARGIN,
    NOBODY,
    NONE,
    TRIED,
    UNSEEN,
    longer,
    mark_edges,
    new_edge,
    node_of,
    observed,
    unmark_edges,
)
from gangland.engine.bits import lowest_bit
from gangland.engine.contract import apply, gist, hides, legal, outlook, result, stage, to_act, weigh
from gangland.engine.loops import MOVE_LIMIT, chosen_seat, guess
from gangland.engine.position import Position
from gangland.engine.randomness import below
from gangland.engine.rule import door, rule

DEEPEST = 96  # decisions that one look follows in the tree
GUESSES = 4  # guesses thrown away, at most, because they are unlikely
LIKELIHOODS = 1 << 20
PERCENT = 100

# Columns of the path: what was taken where, and by whom.
NODE, EDGE, ACTOR = 0, 1, 2


@rule
def likely_guess(state: Position, original: Any, seat: int, key: int, look: int) -> None:
    """Put all that the seat can't know into another arrangement; one that a game finds unlikely is tried again."""
    for attempt in range(GUESSES):
        if attempt > 0:
            original[1] = original[0]
        guess(state, seat, key, look * GUESSES + attempt)
        if below(state, LIKELIHOODS) < weigh(state, seat) * LIKELIHOODS:
            return


@rule
def next_actor(seats: int, searcher: int) -> int:
    """Of the seats that owe a decision the searcher, else the first: the order of sealed choices is nothing."""
    if (seats >> searcher) & 1:
        return searcher
    return lowest_bit(seats)


@rule
def chosen_edge(
    state: Position, node: int, is_sealed: int, actions: Any, count: int, idle: int, edge_of: Any, odds: Any,
    nodes: Any, edges: Any, worths: Any, counts: Any, taste: Any,
) -> int:  # fmt: skip
    """What is tried at a node: in a sealed choice a mixture, else something new, else the most promising."""
    mark_edges(node, nodes, edges, edge_of)
    edge = NONE
    if is_sealed:
        if open_all(node, actions, count, edge_of, nodes, edges, worths, counts):
            edge = int(edge_of[actions[mixed(state, node, actions, count, edge_of, nodes, edges, worths, odds, taste)]])
    else:
        action = untried(state, actions, count, edge_of)
        if action >= 0:
            edge = new_edge(node, action, nodes, edges, worths, counts)
        else:
            edge = most_promising(actions, count, idle, edge_of, edges, worths, taste)
    unmark_edges(node, nodes, edges, edge_of)
    return edge


@rule
def descend(
    state: Position, searcher: int, sealed: int, idle: int, path: Any, actions: Any, numbers: Any, edge_of: Any,
    odds: Any, table: Any, keys: Any, nodes: Any, edges: Any, worths: Any, counts: Any, taste: Any,
) -> int:  # fmt: skip
    """Down the tree until something new was tried, or the game is over; the length of the path."""
    depth = 0
    is_new = False
    mine, public = 0, 1  # what the searcher, and what everybody, has seen since the root
    sealed_left = sealed << searcher  # the seats whose choices belong to the sealed ones that are being made
    seats = to_act(state)
    while seats != 0 and depth < DEEPEST:
        if seats & (seats - 1) != 0:  # several: a sealed choice
            sealed_left = seats
        actor = next_actor(seats, searcher)
        count = legal(state, actor, actions)
        action = int(actions[0])
        if count > 1:
            node = node_of(longer(mine if actor == searcher else public, actor, DECIDES), table, keys, nodes, counts)
            if node == NONE:
                return depth
            edge = chosen_edge(
                state, node, (sealed_left >> actor) & 1, actions, count, idle, edge_of, odds, nodes, edges, worths,
                counts, taste,
            )  # fmt: skip
            if edge == NONE:
                return depth
            is_new = is_new or edges[edge, TRIED] == 0
            path[depth, NODE], path[depth, EDGE], path[depth, ACTOR] = node, edge, actor
            depth += 1
            action = int(edges[edge, ACTION])
            open_action = UNSEEN if sealed_left != 0 or hides(state, action) else action
            mine = longer(mine, actor, action if actor == searcher else open_action)
            public = longer(public, actor, open_action)
        apply(state, actor, action)
        seats = to_act(state)
        if sealed_left == 1 << actor:  # the last one: all are revealed
            mine, public = observed(state, searcher, numbers), observed(state, NOBODY, numbers)
        sealed_left &= ~(1 << actor)
        if is_new and count > 1 and sealed_left == 0:  # sealed choices are made together: all of them are looked at
            return depth
    return depth


@rule
def likely_move(state: Position, seat: int, actions: Any, count: int, idle: int, habits: Any, taste: Any) -> int:
    """A move of a playout: doing nothing is rare, and of several moves mostly the one that has gone best so far.

    Whoever does nothing as often as not ends most games early. What has gone better is told by a move's gist, wherever
    it was made (after the move-average sampling of H. Finnsson and Y. Björnsson, 2008).
    """
    first = 0
    if count > 1 and actions[0] == idle and below(state, int(taste[IDLE])) != 0:
        first = 1
    chosen = int(actions[first + below(state, count - first)])
    if count - first == 1 or below(state, PERCENT) >= taste[HABIT]:
        return chosen
    best = gist(state, seat, chosen)
    for _ in range(int(taste[RIVALS])):
        other = int(actions[first + below(state, count - first)])
        like = gist(state, seat, other)
        if habits[like, 0] * habits[best, 1] > habits[best, 0] * habits[like, 1]:
            chosen, best = other, like
    return chosen


@rule
def play_on(state: Position, idle: int, actions: Any, trail: Any, habits: Any, taste: Any) -> int:
    """To the end of the stage, or of the game, by likely moves; how many of them were noted in the trail."""
    seats = to_act(state)
    moves, now = 0, stage(state)
    while seats != 0 and moves < MOVE_LIMIT and stage(state) == now:
        seat = chosen_seat(state, seats)
        action = likely_move(state, seat, actions, legal(state, seat, actions), idle, habits, taste)
        if moves < len(trail):
            trail[moves, 0], trail[moves, 1] = seat, gist(state, seat, action)
        apply(state, seat, action)
        moves += 1
        seats = to_act(state)
    return min(moves, len(trail))


@rule
def worth_of(ends: Any, seat: int, seats: int, usual: float, taste: Any) -> float:
    """How good an end is for a seat, from 0 to 1: won or not, and by how much, measured by the usual lead."""
    winners, best = 0, ends[(seat + 1) % seats, 0]
    for other in range(seats):
        winners += ends[other, 1] == 1
        if other != seat:
            best = max(best, ends[other, 0])
    lead = float(ends[seat, 0] - best)
    margin = 0.5 + 0.5 * lead / (abs(lead) + usual)
    won = 1.0 if ends[seat, 1] == 1 else 0.0
    if winners > 1:
        won *= taste[SHARED] / winners
    worth: float = taste[WIN] * won + (1 - taste[WIN]) * margin
    return worth


@rule
def usual_lead(counts: Any) -> float:
    """How far the searcher was ahead or behind on average at the ends of games, at least a point."""
    lead: float = counts[MARGIN] / max(counts[ENDED], 1)
    return max(lead, 1.0)


@rule
def count_lead(ends: Any, searcher: int, seats: int, counts: Any) -> None:
    best = ends[(searcher + 1) % seats, 0]
    for other in range(seats):
        if other != searcher:
            best = max(best, ends[other, 0])
    counts[MARGIN] += abs(ends[searcher, 0] - best)
    counts[ENDED] += 1


@rule
def judge(state: Position, searcher: int, seats: int, ends: Any, worths_of_seats: Any, counts: Any, taste: Any) -> None:
    """What the place where a look stopped is worth to each seat: by the result, or by the outlook if it is no end."""
    counts[LOOKS] += 1
    if to_act(state) != 0 and stage(state) > 0:
        outlook(state, worths_of_seats)
        return
    result(state, ends)
    usual = usual_lead(counts)
    for seat in range(seats):
        worths_of_seats[seat] = worth_of(ends, seat, seats, usual, taste)
    count_lead(ends, searcher, seats, counts)


@door
def search(
    states: Any, searcher: int, sealed: int, seats: int, idle: int, key: int, looks: int, path: Any, actions: Any,
    numbers: Any, edge_of: Any, odds: Any, ends: Any, table: Any, keys: Any, nodes: Any, edges: Any, worths: Any,
    counts: Any, trail: Any, habits: Any, worths_of_seats: Any, taste: Any,
) -> None:  # fmt: skip
    """Look ahead that many times more. The first position is what the seat may know; the second is overwritten."""
    for _ in range(looks):
        states[1] = states[0]
        likely_guess(states[1], states, searcher, key, int(counts[LOOKS]))
        depth = descend(
            states[1], searcher, sealed, idle, path, actions, numbers, edge_of, odds, table, keys, nodes, edges,
            worths, counts, taste,
        )  # fmt: skip
        moves = play_on(states[1], idle, actions, trail, habits, taste)
        judge(states[1], searcher, seats, ends, worths_of_seats, counts, taste)
        for step in range(depth):
            learn(path[step, NODE], path[step, EDGE], worths_of_seats[path[step, ACTOR]], nodes, edges, worths)
        for move in range(moves):
            habits[trail[move, 1], 0] += worths_of_seats[trail[move, 0]]
            habits[trail[move, 1], 1] += 1
