"""The Boss in words: what is asked, and what happened, made from views alone."""

from gangland.engine.messages import Message, message
from gangland.engine.view import View
from gangland.games.the_boss.actions import ACTIONS, city_message
from gangland.games.the_boss.components import CITY_OF, KIND_OF, LETTERS, MONEY_OF, NAMES, PROFIT, SANCTIONS, TURNS
from gangland.games.the_boss.rules.chicago import share
from gangland.games.the_boss.view import Table


def prompt(view: View) -> Message:
    """What the player whose turn it is decides now."""
    return message(f"prompt-{view.table.step}")


def narrate(before: View, actor: int, action: int | None, after: View) -> list[Message]:
    """The lines that one action adds to the log."""
    assert action is not None, "nothing is sealed in The Boss"
    lines = [message(f"log-{ACTIONS.kind(action)}", player=actor, **ACTIONS.messages[action].arguments)]
    lines += _police(before.table, after.table)
    if after.table.turn_number == TURNS > before.table.turn_number:
        lines.append(message("log-last-turn"))
    if after.result or after.table.round > before.table.round:
        lines += _profits(before.table, action, after.table)
        lines += _ending(after) if after.result else _next_round(before.table, after.table)
    return lines


def _police(before: Table, after: Table) -> list[Message]:
    """§7.1, §7.2 The card that was turned, and whether it ends the game."""
    lines = [message(f"log-police-{card}") for card in after.police[len(before.police) :]]
    if after.final and not before.final:
        lines.append(message("log-last-round"))
    return lines


def _profits(before: Table, action: int, after: Table) -> list[Message]:
    """§9 Who took what."""
    lines = []
    for taken in after.last_round:
        if taken.player is None:
            lines.append(message("log-nobody", city=_city(taken.letter)))
        elif taken.card is None:
            total = _chicago_sum(before, action)
            lines.append(message("log-chicago", player=taken.player, sum=total, money=share(total)))
        else:
            lines.append(_taking(taken.player, NAMES.index(taken.card)))
    return lines


def _taking(player: int, card: int) -> Message:
    city = city_message(CITY_OF[card])
    if KIND_OF[card] != PROFIT:
        return message(f"log-{SANCTIONS[KIND_OF[card]]}", player=player, city=city)
    if MONEY_OF[card] == 0:
        return message("log-nothing", player=player, city=city)
    return message("log-profit", player=player, city=city, money=int(MONEY_OF[card]))


def _chicago_sum(before: Table, action: int) -> int:
    """§6.2 What the last cards left of Chicago made, the one just laid among them."""
    just = ACTIONS[action].split()[1]
    left = [(*city.laid, just) if just[0] == city.letter else city.laid for city in before.row[: before.chicago]]
    return sum(int(MONEY_OF[NAMES.index(laid[-1])]) for laid in left if laid)


def _next_round(before: Table, after: Table) -> list[Message]:
    lines = [message("log-start-marker", player=after.starter)]
    if after.chicago > before.chicago:
        lines.append(message("log-chicago-moves", city=_city(after.row[after.chicago - 1].letter)))
    return [*lines, message("log-round", count=after.round), message("log-deal")]


def _ending(after: View) -> list[Message]:
    assert after.result
    lines = [message("log-over")]
    lines += [message("log-points", player=seat, count=end.points) for seat, end in enumerate(after.result)]
    winners = [seat for seat, end in enumerate(after.result) if end.place == 1]
    lines.append(message("log-win", player=winners[0]) if len(winners) == 1 else message("log-shared-win"))
    return lines


def _city(letter: str) -> Message:
    return city_message(LETTERS.index(letter))
