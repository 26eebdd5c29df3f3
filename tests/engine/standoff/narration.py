"""Standoff in words: what is asked, and what happened, made from views alone."""

from gangland.engine.messages import Message, message
from gangland.engine.view import View
from tests.engine.standoff.actions import ACTIONS


def prompt(view: View) -> Message:
    if view.result:
        return message("prompt-over")
    return message("prompt-choose" if view.table.decider is None else "prompt-decide")


def narrate(before: View, actor: int, action: int | None, after: View) -> list[Message]:
    """A sealed choice is told as such; the last one turns the cards up."""
    lines = [_deed(actor, action)]
    if after.table.decider is not None:
        shown = enumerate(after.table.shown)
        lines += [message("log-shows", player=seat, rank=int(card)) for seat, card in shown if card]
        lines.append(message("log-decides", player=after.table.decider))
    if after.result:
        lines += [message("log-points", player=seat, count=end.points) for seat, end in enumerate(after.result)]
    return lines


def _deed(actor: int, action: int | None) -> Message:
    if action is None:
        return message("log-sealed", player=actor)
    kind = ACTIONS.kind(action)
    if kind == "hit":
        return message("log-hits", player=actor, target=ACTIONS.item(action))
    return (
        message("log-chooses", player=actor, rank=action + 1)
        if kind == "choose"
        else message("log-loots", player=actor)
    )
