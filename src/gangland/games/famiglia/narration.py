"""Famiglia in words: what is asked, and what happened, made from views alone."""

from collections import Counter

from gangland.engine.messages import Message, message
from gangland.engine.view import View
from gangland.games.famiglia.actions import ACTIONS, card_message
from gangland.games.famiglia.components import NAMES
from gangland.games.famiglia.view import Cards, Table


def prompt(view: View) -> Message:
    """What the player whose turn it is decides now; what is not possible is not mentioned."""
    table: Table = view.table
    if table.step == "lower" and table.scared:
        return message("prompt-lower", card=_said(table.scared))
    if table.step == "pay" and table.wanted:
        return message("prompt-pay", card=_said(table.wanted))
    if table.step in ("put-down", "scare", "over"):
        return message(f"prompt-{table.step}")
    kinds = {ACTIONS.kind(action) for action in view.legal}
    return message(
        "prompt-turn",
        newcomers="yes" if "discard" in kinds else "no",
        accountant="yes" if "play-accountant" in kinds else "no",
        exchanges=table.swaps if "take-back" in kinds else 0,
        brute="yes" if "play-brute" in kinds else "no",
    )


def narrate(before: View, actor: int, action: int | None, after: View) -> list[Message]:
    """The lines that one action adds to the log."""
    assert action is not None, "nothing is sealed in Famiglia"
    lines = _deed(before.table, actor, action, after.table)
    lines += _street(before.table, action, after.table)
    if after.result:
        lines += _ending(after)
    return lines


def _said(card: str) -> Message:
    return card_message(NAMES.index(card))


def _row(cards: Cards) -> tuple[Message, ...]:
    return tuple(_said(card) for card in cards)


def _deed(before: Table, actor: int, action: int, after: Table) -> list[Message]:
    """What the player did."""
    kind = ACTIONS.kind(action)
    if kind == "pass":
        return [message("log-pass", player=actor)]
    if kind == "lower" and before.scared:
        by = ACTIONS.item(action)
        return [message("log-lower", card=_said(before.scared), by=by, price=int(before.scared[1]) - by)]
    if kind in ("recruit", "recruit-scared", "keep-joker", "lay-joker"):
        return _recruiting(before, actor, action, after)
    id = "log-under" if kind == "discard" and before.ends else f"log-{kind}"
    return [message(id, player=actor, card=ACTIONS.messages[action].arguments["card"])]


def _recruiting(before: Table, actor: int, action: int, after: Table) -> list[Message]:
    """Who came, and who was laid down for it; nothing yet while a Mercenary is still to be chosen."""
    if after.step == "pay":
        return []
    kind = ACTIONS.kind(action)
    taken = before.wanted or before.scared if kind != "recruit" else NAMES[ACTIONS.item(action)]
    assert taken
    lines = [message("log-recruit", player=actor, card=_said(taken))]
    if kind in ("keep-joker", "lay-joker"):
        lines.append(message("log-joker", card=ACTIONS.messages[action].arguments["card"]))
    laid = Counter(after.areas[actor])
    laid.subtract(before.areas[actor])
    lines += [message("log-lay", player=actor, card=_said(card)) for card in laid if laid[card] > 0]
    if kind == "keep-joker":
        lines.append(message("log-keep", player=actor, card=ACTIONS.messages[action].arguments["card"]))
    elif kind == "lay-joker":
        lines.append(message("log-keep", player=actor, card=_said(f"{taken[0]}{before.price - 1}")))
    return lines


def _street(before: Table, action: int, after: Table) -> list[Message]:
    """Cards that came to the street, and what became of the deck."""
    taken = Counter(before.street)
    came = Counter(after.street)
    came.subtract(taken)
    is_discard = ACTIONS.kind(action) == "discard"
    if is_discard:
        came[NAMES[ACTIONS.item(action)]] += 1
    new = tuple(card for card in NAMES for _ in range(max(came[card], 0)))
    lines = []
    if after.ends > before.ends and before.ends == 0 and after.ends < 2:
        lines.append(message("log-deck-out", count=after.deck_size))
    if new:
        id = "log-newcomers" if is_discard else "log-street-refilled"
        lines.append(message(id, cards=_row(new), count=len(new)))
    if after.ends == 2 and before.ends < 2:
        lines.append(message("log-last-turns", count=max(after.turns_left, 1)))
    return lines


def _ending(after: View) -> list[Message]:
    assert after.result
    lines = [message("log-over-passes" if after.table.passes == after.seats else "log-over-deck")]
    lines += [message("log-points", player=seat, count=end.points) for seat, end in enumerate(after.result)]
    winners = [seat for seat, end in enumerate(after.result) if end.place == 1]
    lines.append(message("log-win", player=winners[0]) if len(winners) == 1 else message("log-draw"))
    return lines
