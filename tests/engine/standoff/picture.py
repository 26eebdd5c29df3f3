"""Standoff as a picture in letters."""

from collections.abc import Callable

from gangland.engine.messages import Message, message
from gangland.engine.view import View


def draw(view: View, say: Callable[[Message], str]) -> str:
    """A line for the round and the deck, then one for each player."""
    table = view.table
    lines = [say(message("label-round", round=table.round, count=table.deck_size))]
    for seat in range(view.seats):
        hand = table.hands[seat]
        cards = " ".join(hand or ["?"] * table.held[seat])
        name = say(message("label-player", player=seat, count=table.points[seat]))
        lines.append(f"{'>' if seat in view.to_act else ' '} {name} [{table.chosen[seat] or ' '}] {cards}")
    return "\n".join(lines)
