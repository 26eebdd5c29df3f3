"""Five levels for people, from one that a child beats to the strongest: a search each, with its blind spots."""

from dataclasses import dataclass

from gangland.bots.asking import Answer, Budget, Question

WHILE_PLAIN, LONGEST = 700, 1000  # milliseconds: the limit of a weak one while rules are not compiled, and of all


@dataclass(frozen=True)
class Level:
    """The weak ones do not play dice: they overlook things, as people do, and think less far."""

    budget: Budget
    overlooks: float  # the share of possible actions that it does not see


def weak(looks: int, overlooks: float) -> Level:
    return Level(Budget(looks=looks, milliseconds=WHILE_PLAIN), overlooks)


def patient(looks: int, overlooks: float) -> Level:
    return Level(Budget(looks=looks, milliseconds=LONGEST), overlooks)


# Their names are `name-bot-…` in the texts.
LEVELS = {
    "street-kid": weak(60, 0.5),
    "pickpocket": weak(150, 0.3),
    "enforcer": weak(500, 0.12),
    "consigliere": patient(3_000, 0.03),
    "godfather": Level(Budget(milliseconds=LONGEST), 0.0),
}

# Where a game has settings of its own: how much a blind spot costs depends on how much luck there is, so each level
# beats the one below it two or three times in four only if every game is measured (`gangland figures --only levels`).
OF_GAMES: dict[str, dict[str, Level]] = {
    "famiglia": {
        "street-kid": weak(275, 0.29),
        "pickpocket": weak(700, 0.175),
        "enforcer": weak(2_000, 0.075),
        "consigliere": patient(7_500, 0.01),
    },
    "five_points": {
        "street-kid": weak(68, 0.51),
        "pickpocket": weak(268, 0.3),
        "enforcer": weak(671, 0.175),
        "consigliere": patient(2_000, 0.05),
    },
    "the_boss": {
        "street-kid": weak(48, 0.57),
        "pickpocket": weak(92, 0.465),
        "enforcer": weak(387, 0.25),
        "consigliere": patient(2_000, 0.05),
    },
    "syndicate": {
        "street-kid": weak(130, 0.39),
        "pickpocket": weak(310, 0.27),
        "enforcer": weak(730, 0.165),
        "consigliere": patient(2_000, 0.05),
    },
}


def level_of(name: str, game: str) -> Level:
    return OF_GAMES.get(game, {}).get(name, LEVELS[name])


def think(question: Question, name: str, threads: int = 1) -> Answer:
    """Play as this level does in the question's game."""
    from gangland.bots import search

    level = level_of(name, question.rules.game.id)
    return search.think(question, level.budget, level.overlooks, threads)
