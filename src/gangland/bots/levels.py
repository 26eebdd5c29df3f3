"""Five levels for people, from one that a child beats to the strongest: a search each, with its blind spots."""

from dataclasses import dataclass

from gangland.bots.asking import Budget


@dataclass(frozen=True)
class Level:
    """The weak ones do not play dice: they overlook things, as people do, and think less far."""

    budget: Budget
    overlooks: float  # the share of possible actions that it does not see


# Their names are `name-bot-…` in the texts. The milliseconds are the limit while the rules are not yet compiled.
LEVELS = {
    "street-kid": Level(Budget(looks=60, milliseconds=700), overlooks=0.5),
    "pickpocket": Level(Budget(looks=150, milliseconds=700), overlooks=0.3),
    "enforcer": Level(Budget(looks=500, milliseconds=700), overlooks=0.12),
    "consigliere": Level(Budget(looks=3_000, milliseconds=1000), overlooks=0.03),
    "godfather": Level(Budget(milliseconds=1000), overlooks=0.0),
}
