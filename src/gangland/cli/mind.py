"""The bots of a game in the terminal: plain rules at once, compiled ones as soon as those are ready."""

import hashlib
import os
import threading

from gangland.bots import Answer, player
from gangland.engine.game import Game
from gangland.engine.match import Match
from gangland.engine.position import Position
from gangland.engine.rules import Rules

ADVISER = "search"  # the bot that gives hints
AUTOMATON = "automaton"  # a seat that the rules play: it has one legal action at a time
PATIENCE = 0.7  # seconds to wait for the compiler before we say that it is at work


class Mind:
    """Answers for bots; never lets a person wait for the compiler."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules: Rules = game.plain
        self.thread: threading.Thread | None = None

    @property
    def compiling(self) -> bool:
        return self.thread is not None and self.thread.is_alive()

    def compiles_for_long(self) -> bool:
        """Is the compiler still at work after a moment in which it may have found everything on disk?"""
        if self.thread is not None:
            self.thread.join(PATIENCE)
        return self.compiling

    def prepare(self, match: Match) -> None:
        """Begin to compile in the background, once, unless `GANGLAND_RULES=plain`."""
        if self.thread is None and os.environ.get("GANGLAND_RULES") != "plain" and not match.over:
            arguments = (match.position.copy(), match.to_act[0], match.seats)
            self.thread = threading.Thread(target=self._compile, args=arguments, daemon=True)
            self.thread.start()

    def _compile(self, position: Position, seat: int, seats: int) -> None:
        """Ask the compiled rules once; whatever goes wrong with a compiler, plain rules go on."""
        try:
            rules = self.game.compiled
            for bot in ("search:1", "greedy:1"):
                player(bot).ask(rules, position, seat, seats, 0)
        except Exception:
            return
        self.rules = rules

    def choose(self, bot: str, match: Match, seat: int) -> int:
        """What a bot does now."""
        return self.ask(bot, match, seat).action

    def ask(self, bot: str, match: Match, seat: int) -> Answer:
        """What a bot does now, and what it thinks of every action."""
        asked = player("random" if bot == AUTOMATON else bot)
        if asked.looks_ahead:
            self.prepare(match)
        return asked.ask(self.rules, match.position, seat, match.seats, drawn_number(match, "bot"))


def drawn_number(match: Match, purpose: str) -> int:
    """A number that follows from the seed and the moves, yet tells nothing of the deal."""
    text = f"{match.seed} {len(match.moves)} {purpose}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
