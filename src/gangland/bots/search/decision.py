"""The decision: search within a budget, then play what proved best.

In a sealed choice the action is drawn instead, from the mixture that the search arrived at, so that nobody who has
watched the bot knows what comes.
"""

import math
import random
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor

from gangland.bots.question import MILLISECONDS, Answer, Question, Thought
from gangland.bots.search.tree_search import Finding, TreeSearch, room_for
from gangland.engine.bots import Budget
from gangland.engine.contract import ALLOWED
from gangland.engine.game import bits

HABIT = 0.02  # a share of a mixture below this is an experiment, not a choice
SPARE = 0.01  # seconds kept back from a time limit, for what comes before and after the search
Findings = defaultdict[int, Finding]  # by action


def think(question: Question, budget: Budget, overlooks: float = 0.0, threads: int = 1) -> Answer:
    """Search within the budget, in as many trees as threads; a bot that overlooks things does not see every action."""
    searches = [_search(question, number, room_for(budget.looks)) for number in range(threads)]
    _run(searches, budget, question.began)
    found = _together(searches)
    draw = random.Random(question.seed)
    seen = _noticed(question.legal, overlooks, draw)
    if question.rules.game.sealed(question.position):
        shares = _mixture(found, seen)
        action = draw.choices(seen, list(shares.values()))[0]
    else:
        shares = _attention(found, seen)
        action = max(_without_giving_up(question, seen), key=lambda one: found[one].surely)
    thoughts = (Thought(one, found[one].mean, shares.get(one, 0.0)) for one in question.legal)
    return Answer(action, tuple(thoughts), sum(search.looks for search in searches))


# Searching


def _search(question: Question, number: int, room: int) -> TreeSearch:
    return TreeSearch(question.rules, question.position, question.seat, question.seed + number, room)


def _run(searches: list[TreeSearch], budget: Budget, began: float) -> None:
    looks = math.ceil(budget.looks / len(searches)) if budget.looks else 1 << 62
    stop = math.inf if budget.milliseconds is None else began + budget.milliseconds / MILLISECONDS - SPARE
    if len(searches) == 1:
        searches[0].run(stop, looks)
        return
    with ThreadPoolExecutor(len(searches)) as pool:
        for done in [pool.submit(search.run, stop, looks) for search in searches]:
            done.result()


def _together(searches: list[TreeSearch]) -> Findings:
    """What several searches found, added up; nothing of an action that none has tried."""
    total: Findings = defaultdict(Finding)
    for search in searches:
        for action, finding in search.findings().items():
            total[action] = total[action].plus(finding)
    return total


# Choosing


def _noticed(legal: list[int], overlooks: float, draw: random.Random) -> list[int]:
    """The actions it sees: people miss some, never all of them."""
    seen = [action for action in legal if draw.random() >= overlooks]
    return seen or [draw.choice(legal)]


def _attention(found: Findings, seen: list[int]) -> dict[int, float]:
    """The share of the looks that went to each action."""
    total = sum(finding.tried for finding in found.values())
    return {action: found[action].tried / max(total, 1) for action in seen}


def _mixture(found: Findings, seen: list[int]) -> dict[int, float]:
    """The average of the mixed strategies that were played, without what was only tried."""
    played = {action: found[action].played for action in seen}
    total = sum(played.values())
    if total == 0:
        return dict.fromkeys(seen, 1 / len(seen))
    habits = {action: share if share >= HABIT * total else 0.0 for action, share in played.items()}
    return {action: share / sum(habits.values()) for action, share in habits.items()}


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
