"""Five Points as a picture in letters, for the terminal and for logs."""

from collections.abc import Callable

from gangland.engine.messages import Message, message
from gangland.engine.view import View
from gangland.games.five_points.actions import card_message
from gangland.games.five_points.components import FIRST_OF_ROW, NAMES, ROW_SIZES, ROWS, WORTH_OF_ROW
from gangland.games.five_points.view import Cards, Table

Say = Callable[[Message], str]
HALF = 3  # half the width of a place
EMPTY = "·"
LABELS = {1: "label-scores-1", 2: "label-scores-2", 3: "label-scores-3"}


def draw(view: View, say: Say) -> str:
    """The pyramid, the deck, and for each player the alliances and influence cards."""
    table: Table = view.table
    lines = [_row(table, row, say) for row in range(len(ROWS) - 1, -1, -1)]
    lines += ["", _deck(table, say), ""]
    order = [seat for seat in range(view.seats) if seat != view.seat] + [view.seat] * (view.seat >= 0)
    for seat in order:
        lines += _player(view, seat, say)
    return "\n".join(lines)


def _row(table: Table, row: int, say: Say) -> str:
    """One row of the pyramid, each place between its two supports; a hole that is to be filled is in brackets."""
    first, size = FIRST_OF_ROW[row], ROW_SIZES[row]
    places = []
    for nth in range(size):
        shown = table.places[first + nth] or EMPTY
        marked = f"{ROWS[row]}{nth + 1}" in (table.hole, table.influenced, table.victim)
        places.append((f"[{shown}]" if marked else f" {shown} ").ljust(2 * HALF))
    worth = WORTH_OF_ROW[row]
    label = say(message(LABELS[worth])) if worth else ""
    body = " " * (HALF * (ROW_SIZES[0] - size)) + "".join(places)
    return f"{ROWS[row]}  {body:{2 * HALF * ROW_SIZES[0]}}  {label}".rstrip()


def _deck(table: Table, say: Say) -> str:
    parts = [say(message("label-deck", count=table.deck_size))]
    if table.top:
        card = card_message(NAMES.index(table.top))
        parts.append(f"{say(message('label-top', card=card))} ({table.top})")
    if table.discards:
        parts.append(f"{say(message('label-discards'))}: {_cards(table.discards)}")
    return " · ".join(parts)


def _cards(cards: Cards) -> str:
    return " ".join(cards) or "-"


def _player(view: View, seat: int, say: Say) -> list[str]:
    table: Table = view.table
    mark = ">" if seat in view.to_act else " "
    parts = [say(message("label-player", player=seat))]
    if view.result:
        parts.append(say(message("label-points", count=view.result[seat].points)))
    elif table.passed[seat]:
        parts.append(say(message("label-passed")))
    hand = table.influence[seat]
    held = say(message("label-influence", count=table.influence_sizes[seat]))
    alliances = " ".join(_alliance(table, seat, gang) for gang in table.alliances[seat])
    return [
        f"{mark} {' · '.join(parts)}",
        f"    {say(message('label-alliance'))}: {alliances}",
        f"    {held}" + (f": {_cards(hand)}" if hand else ""),
        "",
    ]


def _alliance(table: Table, seat: int, gang: str | None) -> str:
    """A hidden alliance is ?, one that everyone sees has an exclamation mark."""
    if gang is None:
        return "?"
    return f"{gang}!" if gang in table.revealed[seat] else gang
