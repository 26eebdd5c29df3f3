"""Players that see only what their seat may know. `BOTS` is the only list of them."""

from collections.abc import Callable
from importlib import import_module

from gangland.engine.mistakes import Mistake
from gangland.engine.position import Position
from gangland.engine.rules import Rules

BOTS = ("random", "greedy")

# (rules, a position already redealt for the seat, seat, number of seats, seed) -> action
Bot = Callable[[Rules, Position, int, int, int], int]


def load_bot(name: str) -> Bot:
    """The bot with this name; a Mistake names those there are."""
    if name not in BOTS:
        raise Mistake("mistake-no-bot", bot=name, known=", ".join(BOTS))
    choose: Bot = import_module(f"gangland.bots.{name}").choose
    return choose


def ask(bot: Bot, rules: Rules, position: Position, seat: int, seats: int, seed: int) -> int:
    """What a bot does in a position. It is handed a guess of it, never the true one, so it can't cheat by mistake."""
    return bot(rules, rules.guess(position, seat, seed, 0), seat, seats, seed)
