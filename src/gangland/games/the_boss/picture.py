"""The Boss as a picture in letters, for the terminal and for logs."""

from collections.abc import Callable

from gangland.engine.messages import Message, message
from gangland.engine.view import View
from gangland.games.the_boss.actions import city_message
from gangland.games.the_boss.components import LETTERS
from gangland.games.the_boss.view import City, Player, Table

Say = Callable[[Message], str]


def draw(view: View, say: Say) -> str:
    """The round, the row of cities with cards and gangsters, the last round, and what lies before each player."""
    table: Table = view.table
    names = [say(message("label-player", player=seat)) for seat in range(view.seats)]
    lines = [_round(table, say), "", *_row(table, names, say), ""]
    if table.last_round:
        lines += [_last_round(table, names, say), ""]
    order = [seat for seat in range(view.seats) if seat != view.seat] + [view.seat] * (view.seat >= 0)
    for seat in order:
        lines += _player(table, seat, seat == view.seat, names[seat], say)
    return "\n".join(lines)


def _round(table: Table, say: Say) -> str:
    parts = [say(message("label-round", count=table.round)), say(message("label-turn", count=table.turn_number))]
    police = ", ".join(say(message(f"label-police-{card}")) for card in table.police)
    return " · ".join([*parts, f"{say(message('label-police'))}: {police or '-'}"])


def _row(table: Table, names: list[str], say: Say) -> list[str]:
    """A line for each city: its name, the hidden card, the cards laid, the gangsters."""
    heads = [say(city_message(LETTERS.index(city.letter))) for city in table.row]
    width = max(len(head) for head in heads)
    most = max(len(_cards(city)) for city in table.row)
    return [
        f"  {city.letter} {head:{width}}  {_cards(city):{most}}  {_crowds(city, names)}"
        for city, head in zip(table.row, heads, strict=True)
    ]


def _cards(city: City) -> str:
    return f"[{city.hidden}] {' '.join(city.laid)}" if city.hidden else ""


def _crowds(city: City, names: list[str]) -> str:
    standing = [
        f"{'*' * (seat == city.leader)}{name} {city.crowds[seat][0]}+{city.crowds[seat][1]}"
        for seat, name in enumerate(names)
        if any(city.crowds[seat])
    ]
    return ", ".join(standing) or "-"


def _last_round(table: Table, names: list[str], say: Say) -> str:
    taken = [f"{one.card or one.letter} {'-' if one.player is None else names[one.player]}" for one in table.last_round]
    return f"{say(message('label-last-round'))}: {', '.join(taken)}"


def _player(table: Table, seat: int, is_own: bool, name: str, say: Say) -> list[str]:
    player = table.players[seat]
    mark = ">" if table.turn == seat and table.step != "over" else " "
    head = [name, say(message("label-money", count=player.money))]
    if table.starter == seat:
        head.append(say(message("label-starter")))
    label = say(message("label-hand" if is_own else "label-backs"))
    return [
        f"{mark} {' · '.join(head)}",
        f"    {_gangsters(player, say)}",
        f"    {label}: {' '.join(player.hand) or '-'}",
        "",
    ]


def _gangsters(player: Player, say: Say) -> str:
    parts = [say(message("label-front", professionals=player.professionals, amateurs=player.amateurs))]
    if player.hospital:
        parts.append(say(message("label-hospital", count=player.hospital)))
    if any(player.prison):
        parts.append(say(message("label-prison", count=sum(player.prison))))
    if player.exile:
        parts.append(f"{say(message('label-exile'))}: {' '.join(player.exile)}")
    return " · ".join(parts)
