"""`search`: looks ahead thousands of times in guesses of what is hidden, and plays what it looked at most.

In a sealed choice it plays a mixture instead: what it does is drawn from what its search found worth mixing, so that
nobody who has watched it knows what comes.
"""

import math
import random
from concurrent.futures import ThreadPoolExecutor

from gangland.bots.asking import MILLISECONDS, Answer, Budget, Question, Thought
from gangland.bots.search.mind import Tree, room_for
from gangland.engine.contract import ALLOWED
from gangland.engine.game import bits

HABIT = 0.02  # a share of a mixture below this is an experiment, not a choice
DOUBT = 0.25  # about how far one result lies from the next
SPARE = 0.01  # seconds kept back from a time limit, for what comes before and after the search
Tried = dict[int, tuple[int, float, float]]


def think(question: Question, budget: Budget, overlooks: float = 0.0, threads: int = 1) -> Answer:
    """Search within the budget, in as many trees as threads; a bot that overlooks things does not see every action."""
    trees = [_tree(question, number, room_for(budget.looks)) for number in range(threads)]
    _grow(trees, budget, question.began)
    found, looks = _together(trees), sum(tree.looks for tree in trees)
    draw = random.Random(question.seed)
    seen = _noticed(question.legal, overlooks, draw)
    wanted = _without_giving_up(question, seen)
    mixes = question.rules.game.sealed(question.position)
    shares = _mixture(found, seen) if mixes else _attention(found, seen)
    if mixes:
        best = draw.choices(seen, [shares[action] for action in seen])[0]
    else:
        best = max(wanted, key=lambda action: _surely(found, action))
    thoughts = (Thought(action, _value(found, action), shares.get(action, 0.0)) for action in question.legal)
    return Answer(best, tuple(thoughts), looks)


def _tree(question: Question, number: int, room: int) -> Tree:
    return Tree(question.rules, question.position, question.seat, question.seats, question.seed + number, room)


def _grow(trees: list[Tree], budget: Budget, began: float) -> None:
    looks = math.ceil(budget.looks / len(trees)) if budget.looks else 1 << 62
    stop = math.inf if budget.milliseconds is None else began + budget.milliseconds / MILLISECONDS - SPARE
    if len(trees) == 1:
        trees[0].grow_until(stop, looks)
        return
    with ThreadPoolExecutor(len(trees)) as pool:
        for done in [pool.submit(tree.grow_until, stop, looks) for tree in trees]:
            done.result()


def _together(trees: list[Tree]) -> Tried:
    """What several trees found, added up."""
    total: Tried = {}
    for tree in trees:
        for action, (tried, value, played) in tree.thoughts().items():
            before = total.get(action, (0, 0.0, 0.0))
            total[action] = (before[0] + tried, before[1] + value, before[2] + played)
    return total


def _noticed(legal: list[int], overlooks: float, draw: random.Random) -> list[int]:
    """The actions it sees: people miss some, never all of them."""
    seen = [action for action in legal if draw.random() >= overlooks]
    return seen or [draw.choice(legal)]


def _without_giving_up(question: Question, seen: list[int]) -> list[int]:
    """The actions without doing nothing, if the others could then end the game by doing nothing too, and no win.

    Whoever is not ahead alone gives up so, or offers a draw: the others need only take it.
    """
    idle = question.rules.game.idle
    if idle is None or idle not in seen or len(question.legal) == 1 or not _may_give_up(question, idle):
        return seen
    return [action for action in (seen if len(seen) > 1 else question.legal) if action != idle]


def _may_give_up(question: Question, idle: int) -> bool:
    """Is the game over without a win of this seat alone, if from now on everyone does nothing for a round?"""
    rules, after = question.rules, question.position.copy()
    rules.play(after, question.seat, idle)
    for _ in range(1, question.seats):
        if not (waiting := rules.to_act(after)) or rules.play(after, min(bits(waiting)), idle) != ALLOWED:
            break
    places = rules.result(after)[: question.seats, 1].tolist()
    return not rules.to_act(after) and not (places[question.seat] == 1 and places.count(1) == 1)


def _value(found: Tried, action: int) -> float:
    tried, value, _ = found.get(action, (0, 0.0, 0.0))
    return value / tried if tried else 0.0


def _surely(found: Tried, action: int) -> float:
    """How good an action is at least: what was tried more often is surer."""
    tried = found.get(action, (0, 0.0, 0.0))[0]
    return _value(found, action) - DOUBT / math.sqrt(tried) if tried else -1.0


def _attention(found: Tried, seen: list[int]) -> dict[int, float]:
    """The share of the looks that went to each action."""
    total = sum(tried for tried, _, _ in found.values())
    return {action: found.get(action, (0, 0.0, 0.0))[0] / max(total, 1) for action in seen}


def _mixture(found: Tried, seen: list[int]) -> dict[int, float]:
    """The average of the mixed strategies that were played, without what was only tried."""
    played = {action: found.get(action, (0, 0.0, 0.0))[2] for action in seen}
    total = sum(played.values())
    if total == 0:
        return dict.fromkeys(seen, 1 / len(seen))
    habits = {action: share if share >= HABIT * total else 0.0 for action, share in played.items()}
    return {action: share / sum(habits.values()) for action, share in habits.items()}
