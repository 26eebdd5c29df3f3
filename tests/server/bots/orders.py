"""Orders for bots, as the desk writes them: from a position that was redealt for the seat."""

from gangland.engine.match import Match
from gangland.games import load
from gangland.server.ports import BotOrder


def order(bot="random", game="famiglia", milliseconds=3000, seed=1, decision=1):
    match = Match(load(game), seed=3, plain=True)
    seat = match.to_act[0]
    position = bytes(match.rules.guess(match.position, seat, 5, 0))
    return BotOrder("m" * 16, game, match.seats, match.options, seat, decision, position, bot, seed, milliseconds)


def legal(asked):
    match = Match(load(asked.game), seed=3, plain=True)
    match.position.become(asked.position)
    return match.rules.legal(match.position, asked.seat)
