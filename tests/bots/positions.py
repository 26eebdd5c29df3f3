"""What the tests of the bots share: every table, typed positions, small budgets, and moments of random games."""

import itertools
from dataclasses import replace

import gangland
from gangland.bots import LEVELS, Budget, Player, player
from gangland.engine.game import bits
from gangland.engine.match import Match, preferred_rules
from gangland.engine.testing import Table, walk
from gangland.games import GAMES, load
from tests.engine.standoff import GAME as STANDOFF

GAMES_OF_THE_BOX = [load(id) for id in GAMES]
TABLES = [(game, seats) for game in GAMES_OF_THE_BOX for seats in game.seats]
TABLE_NAMES = [f"{game.id}-{seats}" for game, seats in TABLES]
STRIDE = 23  # decisions between two moments of random games

# The last turn of a game: one way to win, more ways to lose.
LAST_TURN_OF_FAMIGLIA = (
    "street F3 A0 B0 / hand 2*F2 | - / area 5*F0 4*F1 F2 F3 F4 A4 A3 A2 A1 | ... / deck - / ends 2 / last 1"
)
LAST_TURN_OF_FIVE_POINTS = (
    "a S B D L K R / b E P S B D / c L K R E / d P S B / e D L / f K / influence D | -"
    " / alliance D S E | K! L! B / step expel / influenced e1"
)
LAST_TURN_OF_THE_BOSS = (
    "cities 123 / hidden N0 B3 D4 / laid N3 N1 N2 | B1 Bp B2 | D2 D3 Dg / hand - | D1 / turn 1 / round 3 / chicago 3"
    " / starter 0 / police g g d / pros 5 | 2 / amateurs 3 | 0 / sent 0+0 0+0 1+0 0+0 | 0+0 0+0 0+0 0+0 / money 10 | 7"
)
LAST_TURN_OF_SYNDICATE = "board new-york / money 25 | 24 / extra / hand C1 G1 | C1 G1 / turn 1"
LAST_TURNS = {
    "famiglia": LAST_TURN_OF_FAMIGLIA,
    "five_points": LAST_TURN_OF_FIVE_POINTS,
    "the_boss": LAST_TURN_OF_THE_BOSS,
    "syndicate": LAST_TURN_OF_SYNDICATE,
}

# Cash 'n Guns, round 7: everybody has a blank and a bang, and nothing else tells one player from another.
LAST_LOOT = "deck 4*5 4*10 / table 5 10 20 d1 d5 P P K desk / round 7"
BULLETS = f"blanks 1 | 1 | 1 | 1 / bangs 1 | 1 | 1 | 1 / {LAST_LOOT}"
AIMS = f"blanks 1 | 1 | 1 | 1 / bangs 0 | 0 | 0 | 0 / loaded bang | bang | bang | bang / step aim / {LAST_LOOT}"


def is_plain():
    """Do rules run plain where nobody chooses? Then looks take their time."""
    return preferred_rules(STANDOFF, None).way == "plain"


def few():
    """Looks where any answer will do."""
    return 10 if is_plain() else 40


def some():
    """Looks where a good answer is asked for."""
    return 150 if is_plain() else 400


def last_turn(game):
    return gangland.position(game, LAST_TURNS[game])


def cash_n_guns(text):
    return gangland.position("cash_n_guns", text)


def standoff(hands):
    """Three players in the last round of Standoff: "5 6 | 5 6 | 5 6"."""
    table = "chosen - | - | - / shown - | - | - / points 0 | 0 | 0 / in 1 | 1 | 1 / discards - / deck -"
    return Match(STANDOFF, start=f"guns loaded / round 2 / decider - / hand {hands} / {table}")


def ask(bot: str | Player, match: Match, seat=None, seed=1, rules=None):
    """What a bot, or the bot of that name, does for a seat or for the first that is asked."""
    asked = player(bot) if isinstance(bot, str) else bot
    rules = rules or match.rules
    return asked.ask(rules, match.position, match.to_act[0] if seat is None else seat, seed)


def outdone(answer):
    """Is another action better and looked at more than the one that was chosen?"""
    (chosen,) = (thought for thought in answer.thoughts if thought.action == answer.action)
    return any(thought.value > chosen.value and thought.share > chosen.share for thought in answer.thoughts)


def told(answer):
    """An answer without its clock."""
    return answer.action, answer.thoughts, answer.looks


def moments(game, seats, count, fits=lambda position: True, options=None):
    """So many moments of random games where a seat has a choice and the position fits: (position, seat)."""
    return itertools.islice(_choices(game, seats, options or {}, fits), 0, STRIDE * count, STRIDE)


def _choices(game, seats, options, fits):
    rules = preferred_rules(game, None)
    for step in walk(Table(game, seats, options, rules.way), itertools.count()):
        for seat in bits(rules.to_act(step.position)):
            if fits(step.position) and len(rules.legal(step.position, seat)) > 1:
                yield step.position.copy(), seat


def hurry_levels(monkeypatch, looks=None):
    """Let the levels keep their blind spots, in every game, but have few looks and no clock."""
    for settings in (LEVELS, *(game.bots.levels for game in GAMES_OF_THE_BOX)):
        for name, level in settings.items():
            monkeypatch.setitem(settings, name, replace(level, budget=Budget(looks=looks or few())))
