"""Players that see only what their seat may know. `BOTS` and `LEVELS` are the only lists of them."""

import re
from functools import partial

from gangland.bots import levels
from gangland.bots.levels import LEVELS
from gangland.bots.question import Answer, Player, Question, Thought
from gangland.engine.bots import Budget
from gangland.engine.mistakes import Mistake

BOTS = ("random", "greedy", "search")
NAMES = (*BOTS, *LEVELS)
USUAL_BUDGET = Budget(milliseconds=200)
MOST_LOOKS = 100_000_000
WITH_BUDGET = re.compile(r"(greedy|search):(\d+)(ms)?")

__all__ = ["BOTS", "LEVELS", "NAMES", "Answer", "Budget", "Player", "Question", "Thought", "player"]


def player(name: str, threads: int = 1) -> Player:
    """The bot of this name: `random`, `greedy`, `search`, `search:4000` (looks), `search:200ms`, or a level."""
    if name in LEVELS:
        return Player(name, partial(levels.think, name=name, threads=threads), LEVELS[name].budget)
    kind, budget = _read(name)
    if kind == "random":
        from gangland.bots import random

        return Player(name, random.think, looks_ahead=False)
    if kind == "greedy":
        from gangland.bots import greedy

        return Player(name, partial(greedy.think, budget=budget), budget)
    from gangland.bots import search

    return Player(name, partial(search.think, budget=budget, threads=threads), budget)


def _read(name: str) -> tuple[str, Budget]:
    """A name and its budget; a Mistake names the bots there are, or says what is wrong with the budget."""
    if name in BOTS:
        return name, USUAL_BUDGET if name == "search" else Budget()
    found = WITH_BUDGET.fullmatch(name)
    if not found or (found[1] == "greedy" and found[3]):
        raise Mistake("mistake-no-bot", bot=name, known=", ".join((*NAMES, "search:4000", "search:200ms")))
    amount = int(found[2])
    if not 0 < amount <= MOST_LOOKS:
        raise Mistake("mistake-bot-budget", bot=name, most=str(MOST_LOOKS))
    return found[1], Budget(milliseconds=amount) if found[3] else Budget(looks=amount)
