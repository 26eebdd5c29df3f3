"""Five levels for people, from one that a child beats to the strongest: a search each, with its blind spots."""

from gangland.bots.question import Answer, Question
from gangland.engine.bots import LONGEST, Budget, Level, patient, weak
from gangland.engine.game import Game

# Their names are `name-bot-…` in the texts. A game may have settings of its own: see its `bots.py`.
LEVELS = {
    "street-kid": weak(60, 0.5),
    "pickpocket": weak(150, 0.3),
    "enforcer": weak(500, 0.12),
    "consigliere": patient(3_000, 0.03),
    "godfather": Level(Budget(milliseconds=LONGEST), 0.0),
}


def level_of(name: str, game: Game) -> Level:
    return game.bots.levels.get(name, LEVELS[name])


def think(question: Question, name: str, threads: int = 1) -> Answer:
    """Play as this level does in the question's game."""
    from gangland.bots import search

    level = level_of(name, question.rules.game)
    return search.think(question, level.budget, level.overlooks, threads)
