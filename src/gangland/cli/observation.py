"""`gangland observation`: what a seat knows as the numbers that a net gets, each with its name."""

import json
from typing import Any

import gangland
from gangland.cli.choices import chosen_game, chosen_options, chosen_seat, chosen_seats, chosen_seed
from gangland.cli.speech import Problem, say
from gangland.cli.telling import typed_position
from gangland.engine.match import Match


def observed_match(
    game_id: str, seats: int | None, options: list[str], position: str | None, seed: str | None
) -> Match:
    """A typed position, which says for itself what was agreed; or a deal."""
    if position is not None:
        if seats is not None or options or seed is not None:
            raise Problem("problem-position-alone")
        return typed_position(game_id, position)
    game = chosen_game(game_id)
    count = chosen_seats(game, seats)
    chosen = chosen_options(game, options, count)
    return gangland.new(game.id, seats=count, seed=chosen_seed(seed), plain=True, **chosen)


def tell_observation(match: Match, seat: int | None, everything: bool, as_json: bool) -> None:
    """Index, name and value of each number that is not 0, or of all."""
    viewer = (*match.to_act, 0)[0] if seat is None else chosen_seat(match.seats, seat)
    numbers = match.rules.observe(match.position, viewer).tolist()
    rows = [
        {"index": index, "name": name, "value": int(value)}
        for index, (name, value) in enumerate(zip(match.game.features.names, numbers, strict=True))
        if everything or value != 0
    ]
    if as_json:
        about = {"game": match.game.id, "seats": match.seats, "options": match.options, "seat": viewer}
        print(json.dumps({**about, "width": len(numbers), "observation": rows}))
    else:
        _print_rows(match, viewer, rows, len(numbers))


def _print_rows(match: Match, viewer: int, rows: list[dict[str, Any]], width: int) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console(highlight=False)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("observation-index"), justify="right")
    table.add_column(say("observation-name"))
    table.add_column(say("observation-value"), justify="right")
    for row in rows:
        table.add_row(str(row["index"]), Text(row["name"]), str(row["value"]))
    title = say("observation-title", game=match.game.id, seat=str(viewer), shown=str(len(rows)), width=str(width))
    console.print(title, style="bold", markup=False)
    console.print(table)
