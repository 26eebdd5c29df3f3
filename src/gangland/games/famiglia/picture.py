"""Famiglia as a picture in letters, for the terminal and for logs."""

from collections.abc import Callable

from gangland.engine.messages import Message, message
from gangland.engine.view import View
from gangland.games.famiglia.components import LETTERS, VALUES
from gangland.games.famiglia.view import Cards, Table

Say = Callable[[Message], str]


def draw(view: View, say: Say) -> str:
    """The street, the deck, and for each player the hand and the play area, family by value."""
    table: Table = view.table
    lines = [_deck(table, say), f"{say(message('label-street'))}: {_cards(table.street)}{_scared(table, say)}", ""]
    order = [seat for seat in range(view.seats) if seat != view.seat] + [view.seat] * (view.seat >= 0)
    for seat in order:
        lines += _player(table, seat, say)
    return "\n".join(lines)


def _cards(cards: Cards) -> str:
    return "  ".join(cards) or "-"


def _scared(table: Table, say: Say) -> str:
    """The card a Brute scares, and what it costs now."""
    if table.scared is None or not table.lowered:
        return ""
    return f" · {say(message('label-scared', card=table.scared, price=int(table.scared[1]) - table.lowered))}"


def _deck(table: Table, say: Say) -> str:
    parts = [say(message("label-deck", count=table.deck_size))]
    parts.append(say(message(("label-first-time", "label-second-time", "label-last-time")[table.ends])))
    if table.bottom:
        parts.append(f"{say(message('label-known'))}: {_cards(table.bottom)}")
    if table.turns_left:
        parts.append(say(message("label-last-turns", count=table.turns_left)))
    if table.discards:
        parts.append(f"{say(message('label-discards'))}: {_cards(table.discards)}")
    return " · ".join(parts)


def _player(table: Table, seat: int, say: Say) -> list[str]:
    mark = ">" if table.turn == seat and table.step != "over" else " "
    points = table.points[seat]
    hand = table.hands[seat]
    shown = _cards(hand) if hand is not None else say(message("label-unseen", count=table.hand_sizes[seat]))
    total = "" if points is None else f" · {say(message('label-points', count=points))}"
    lines = [f"{mark} {say(message('label-player', player=seat))}{total}", f"    {say(message('label-hand'))}: {shown}"]
    return [*lines, f"    {say(message('label-area'))}: {_grid(table.areas[seat])}", ""]


def _grid(cards: Cards) -> str:
    """The play area, each family's cards together, a pair as 2×A1."""
    groups = []
    for letter in LETTERS:
        group = []
        for value in range(VALUES):
            count = cards.count(f"{letter}{value}")
            if count:
                group.append(f"{letter}{value}" if count == 1 else f"{count}×{letter}{value}")
        if group:
            groups.append(" ".join(group))
    return " | ".join(groups) or "-"
