"""The bots of a game in the terminal: plain rules at once, compiled ones as soon as those are ready."""

import hashlib

from gangland.bots import Answer, player
from gangland.bots.rule_source import Readiness, RuleSource
from gangland.engine.game import Game
from gangland.engine.match import Match
from gangland.engine.rules import Rules

ADVISER = "search"  # the bot that gives hints
AUTOMATON = "automaton"  # a seat that the rules play: it has one legal action at a time
PATIENCE = 1.0  # seconds in which the compiled rules may be found on disk before the first move


class Mind:
    """Answers for bots; never lets a person wait for the compiler."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.source = RuleSource([game], "bots")

    @property
    def rules(self) -> Rules:
        return self.source.rules(self.game)

    @property
    def readiness(self) -> Readiness:
        return self.source.readiness(self.game)

    @property
    def progress(self) -> float:
        """How much of the rules is compiled, from 0 to 1."""
        return self.source.progress[self.game.id]

    def prepare(self) -> None:
        """Begin to compile in the background, once; what is on disk is there after a moment."""
        self.source.start().looked(PATIENCE)

    def close(self) -> None:
        self.source.close()

    def choose(self, bot: str, match: Match, seat: int) -> int:
        """What a bot does now."""
        return self.ask(bot, match, seat).action

    def ask(self, bot: str, match: Match, seat: int) -> Answer:
        """What a bot does now, and what it thinks of every action."""
        asked = player("random" if bot == AUTOMATON else bot)
        if asked.looks_ahead:
            self.source.start()
        return asked.ask(self.rules, match.position, seat, drawn_number(match, "bot"))


def drawn_number(match: Match, purpose: str) -> int:
    """A number that follows from the seed and the moves, yet tells nothing of the deal."""
    text = f"{match.seed} {len(match.moves)} {purpose}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
