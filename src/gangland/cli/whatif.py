"""`gangland components` and `gangland whatif`: what can be changed in a game, and what a change does."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gangland.cli.choices import file_text, unwritable, writable
from gangland.cli.simulation import chosen_threads, interruptible_bar, tell_stop
from gangland.cli.speech import Problem, lang, say, say_error
from gangland.engine.mistakes import Mistake

if TYPE_CHECKING:
    from gangland.engine.game import Game
    from gangland.engine.table import Table
    from gangland.lab.whatif.changes import Change
    from gangland.lab.whatif.comparison import Comparison


def tell_components(game: "Game", out: str | None) -> None:
    """The file of components, printed or written."""
    from gangland.lab.whatif.components_file import components_file

    text = components_file(game.id, lang())
    path = writable(out)
    if path is None:
        print(text, end="")
        return
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise unwritable(path, error) from None
    print(say("whatif-kept", file=str(path)))


def chosen_changes(game: "Game", file: str | None, sets: Sequence[str]) -> list["Change"]:
    """What is to be changed: by a file, then one by one; a Problem names the line and the reason if it can't be."""
    from gangland.lab.whatif import changes
    from gangland.lab.whatif.variants import check

    try:
        wanted = changes.in_file(game.design, file_text(file), file) if file is not None else []
        found = check(game.design, [*wanted, *changes.typed(game.design, sets)])
    except Mistake as mistake:
        raise Problem("problem-components", what=say_error(mistake)) from None
    if not found:
        raise Problem("problem-whatif-nothing", command=f"gangland components {game.id}")
    return found


def hold(
    table: "Table",
    changes: Sequence["Change"],
    games: int,
    seed: int,
    threads: int | None,
    bot: str | None,
    shown: bool,
    folder: Path | None = None,
) -> "Comparison":
    """The deals, each played twice, with what was asked for, checked; Ctrl-C gives what was done so far."""
    from gangland.lab.run_folder import FolderMistake
    from gangland.lab.whatif.comparison import compare

    if games < 1:
        raise Problem("problem-count", count=str(games))
    threads = chosen_threads(threads)
    with interruptible_bar(games, shown) as progress:
        try:
            return compare(table, changes, games, seed, threads, progress, bot=bot, folder=folder)
        except FolderMistake as mistake:
            raise Problem("problem-kept", what=say_error(mistake)) from None
        except Mistake as mistake:
            raise Problem("problem-components", what=say_error(mistake)) from None


def tell(done: "Comparison", games: int, as_json: bool, folder: Path | None = None) -> int:
    """Print what came out; the exit code."""
    report: dict[str, Any] = done.as_json()
    if as_json:
        print(json.dumps(report))
    elif done.games:
        from gangland.cli.whatif_tables import print_comparison

        print_comparison(report)
    return tell_stop(done, games, folder)
