"""Syndicate as a picture in letters, for the terminal and for logs; it fits into 80 columns, Los Angeles into 60."""

import textwrap
from collections.abc import Callable

from gangland.engine.messages import Message, message
from gangland.engine.view import View
from gangland.games.syndicate.actions import district_message, token_message
from gangland.games.syndicate.components import AUTOMATON, DISTRICT_CODES, TOKEN_NAMES
from gangland.games.syndicate.narration import handicap_of, listed, reasons_of
from gangland.games.syndicate.view import District, Row, Space, Table

Say = Callable[[Message], str]
WIDTH = 58  # of running text, so that it also suits a terminal of 60 columns
KINDS = {"street": "L", "river": "S", "mixed": "M"}
EFFECTS = {
    "blank": ".", "recruit": "r", "call": "c", "reinforce": "R", "here": "+", "elsewhere": ">", "money": "$",
    "shot": "x",
}  # fmt: skip
COUNTED = ("recruit", "call", "here", "elsewhere", "money")  # effects that have a number
CELL = 12  # the widest space: its letter, kind, effect, token and seat


def draw(view: View, say: Say) -> str:
    """The districts with their tracks and spaces, the stack, and what each player has."""
    table: Table = view.table
    lines = [*_head(table, say), ""]
    for district in table.districts:
        if district.in_play or district.closed:
            lines += _district(district, table, say)
    waiting = [_waiting(district, say) for district in table.districts if not district.in_play and not district.closed]
    lines += [say(message("label-not-in-play")), *waiting] if waiting else []
    lines += ["", *_legend(table, say), "", say(message("label-stack", count=table.stack_size)), ""]
    order = [seat for seat in range(view.seats) if seat != view.seat] + [view.seat] * (view.seat >= 0)
    for seat in order:
        lines += _player(view, seat, say)
    return "\n".join(line.rstrip() for line in lines)


def _head(table: Table, say: Say) -> list[str]:
    parts = [say(message(f"label-board-{table.board}"))]
    if table.extra:
        parts.append(say(message("label-extra")))
    lines = [" · ".join(parts)]
    if table.reconstruction:
        what = tuple(message(f"rebuilt-{name.lower()}") for name in table.reconstruction)
        lines += textwrap.wrap(say(Message("label-reconstruction", {"what": what})), WIDTH)
    return lines


def _named(district: District, say: Say) -> str:
    return f"{district.code} {say(district_message(DISTRICT_CODES.index(district.code)))}"


def _waiting(district: District, say: Say) -> str:
    """A district of Los Angeles that is not in play yet takes one line."""
    cells = " ".join(_cell(space).strip() for space in district.rows[0].spaces)
    return f"{_named(district, say):17} {district.rows[0].points:2}   {cells}  -> {' '.join(district.arrows)}"


def _district(district: District, table: Table, say: Say) -> list[str]:
    """Its name and track, then its rows."""
    arrows = f"-> {' '.join(district.arrows)}" if district.arrows else ""
    shut = say(message("label-closed")) if district.closed else ""
    longest = max(2 * one.farthest + 1 for one in table.districts)
    head = f"{_named(district, say):17} 0 {_track(district):^{longest}} 1  {shut or arrows}"
    return [head, *(_row(row, nth) for nth, row in enumerate(district.rows, 1))]


def _track(district: District) -> str:
    """From the end of seat 0 over the red field to that of seat 1; the marker is a star."""
    fields = [_field(district, abs(at), at) for at in range(-district.farthest, district.farthest + 1)]
    return "".join(fields)


def _field(district: District, distance: int, at: int) -> str:
    if at == -district.marker:
        return "*"
    if distance == 0:
        return "|"
    if distance >= district.closes:
        return str(distance - district.closes + 1) if district.farthest > district.closes else "H"
    return str(district.coins.index(distance) + 1) if distance in district.coins else "·"


def _row(row: Row, nth: int) -> str:
    """An active row has a mark, a finished one its points in brackets."""
    mark = ">" if row.active else " "
    points = f"({row.points})" if row.finished else f" {row.points} "
    return f"{mark} {nth} {points} " + " ".join(_cell(space) for space in row.spaces)


def _cell(space: Space) -> str:
    effect = EFFECTS[space.effect] + (str(space.amount) if space.effect in COUNTED else "")
    lies = f"={space.token}.{space.owner}" if space.token else ""
    return f"{space.name[-1]} {KINDS[space.kind]}{effect}{lies}".ljust(CELL)


def _legend(table: Table, say: Say) -> list[str]:
    second = "label-legend-tokens" if table.board == "new-york" else "label-legend-barrels"
    ids = ("label-legend-spaces", second, "label-legend-codes")
    return [line for id in ids for line in textwrap.wrap(say(message(id)), WIDTH)]


def _player(view: View, seat: int, say: Say) -> list[str]:
    table: Table = view.table
    player = table.players[seat]
    mark = ">" if seat in view.to_act else " "
    is_automaton = table.automaton is not None and seat == AUTOMATON
    colour = say(message(f"label-{player.colour}"))
    if is_automaton:
        colour += f", {say(message('label-automaton'))}"
    name = say(message("label-player", player=seat))
    lines = [f"{mark} {seat} {name} ({colour}) · {say(message('label-money', count=player.money))}"]
    body = _automaton(table, say) if is_automaton else [_gang(table, seat, say)]
    if table.picking and table.turn == seat:
        picked = table.picked
        known = picked and message("label-picked", token=token_message(TOKEN_NAMES.index(picked)))
        body.append(say(known or message("label-picked-hidden")))
    bag = say(message("label-bag", count=player.bag_size))
    body.append(f"{bag}: {listed(player.bag)}" if player.bag else bag)
    if player.last:
        body.append(say(message("label-last", token=token_message(TOKEN_NAMES.index(player.last)))))
    for line in body:
        lines += textwrap.wrap(line, WIDTH, initial_indent="    ", subsequent_indent="      ")
    return [*lines, ""]


def _gang(table: Table, seat: int, say: Say) -> str:
    """The tokens behind the screen, or how many, and what is known of the reinforcements among them."""
    player = table.players[seat]
    is_picking = table.picking and table.turn == seat  # that token has a line of its own
    size = say(message("label-gang", count=player.gang_size - int(is_picking)))
    if player.gang is not None:
        return f"{size}: {listed(player.gang)}" if player.gang else size
    if player.most == 0:
        return size
    return f"{size}, {say(message('label-reinforcements', least=player.least, most=player.most))}"


def _automaton(table: Table, say: Say) -> list[str]:
    """Its row in order, the stratagem, and why it chose as it did."""
    automaton = table.automaton
    assert automaton
    lines = [f"{say(message('label-row'))}: {' '.join(automaton.row) or '-'}"]
    gifts = handicap_of(table)
    if gifts:
        lines.append(say(Message("label-handicap", {"districts": gifts})))
    if automaton.stratagem:
        repeats = automaton.stratagem != automaton.clause
        clause = message(f"stratagem-{automaton.clause}")
        lines.append(say(message("label-repeats" if repeats else "label-stratagem", stratagem=clause)))
    labels = (message("label-why-district"), message("label-why-space"), message("label-why-token"))
    reasons = reasons_of(table)
    if reasons:
        lines += [f"{say(label)}: {say(reason)}" for label, reason in zip(labels, reasons, strict=True)]
    return lines
