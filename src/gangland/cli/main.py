"""The command `gangland`. Whatever is slow to import is imported by the command that needs it."""

import errno
import json
import os
import sys
from typing import Annotated

import typer

from gangland.cli.helping import Command, Commands
from gangland.cli.speech import CLOSED_PIPE, complain, say

DEFAULT_GAMES = 100_000
DEFAULT_CONTEST = 100
DEFAULT_PLAYOUTS = 1_000_000
DEFAULT_BALANCE = 2_000
DEFAULT_SECONDS = 1.0
DEFAULT_PORT = 8000
DEFAULT_KILLS = 20
DEFAULT_BACKUPS = 24  # one an hour: a day
DEFAULT_FIGURES = 400
OUTPUT_ENDED = (errno.EPIPE, errno.ENOSPC, errno.EIO)  # nobody reads on, or the disk is full

app = typer.Typer(
    cls=Commands,
    help="help-gangland",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

GameId = Annotated[str, typer.Argument(metavar="value-game", help="help-game")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="K", help="help-seats")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="value-option", help="help-option")]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
KeptIn = Annotated[str | None, typer.Option("--out", metavar="value-folder", help="help-kept-out")]
OnRay = Annotated[str | None, typer.Option("--ray", metavar="value-address", help="help-ray")]
Viewer = Annotated[int | None, typer.Option("--seat", metavar="N", help="help-viewer")]


@app.callback()
def gangland(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
) -> None:
    if version:
        from gangland import __version__

        print(f"gangland {__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


@app.command(cls=Command, help="help-games")
def games() -> None:
    from gangland.cli.tables import print_games
    from gangland.games import GAMES, load

    print_games([load(id) for id in GAMES])


@app.command(cls=Command, help="help-play")
def play(
    game: GameId,
    seats: Seats = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="S", help="help-seed")] = None,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="BOT", help="help-bot")] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="help-seat")] = None,
    option: Options = None,
    save: Annotated[str | None, typer.Option("--save", metavar="value-file", help="help-save")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
) -> None:
    from gangland.cli import choices
    from gangland.cli.play import NO_BOT, new_session
    from gangland.engine.match import Match

    table = choices.chosen_table(game, seats, option or [])
    mine = None if seat is None else choices.chosen_seat(table.seats, seat)
    for name in bot or []:
        if name != NO_BOT:
            choices.chosen_bot(name)
    match = Match(table, choices.chosen_seed(seed), plain=True)
    session = new_session(match, bot or [], mine, plain, choices.writable(save))
    raise typer.Exit(session.run())


@app.command(cls=Command, help="help-simulate")
def simulate(
    game: GameId,
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-count")] = DEFAULT_GAMES,
    seats: Seats = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-stream")] = 0,
    threads: Annotated[int | None, typer.Option("--threads", metavar="T", help="help-threads")] = None,
    device: Annotated[str, typer.Option("--device", metavar="cpu|cuda", help="help-device")] = "cpu",
    ray: OnRay = None,
    option: Options = None,
    out: KeptIn = None,
    as_json: AsJson = False,
) -> None:
    from gangland.cli import choices
    from gangland.cli.simulation import run_simulation, tell_stop
    from gangland.cli.tables import print_simulation

    table = choices.chosen_table(game, seats, option or [])
    stream = choices.chosen_stream(seed)
    folder = choices.at_home(out) if out else None
    done = run_simulation(table, games, stream, threads, device, not as_json, ray, folder)
    if as_json:
        print(json.dumps(done.as_json()))
    elif done.games:
        print_simulation(done)
    if code := tell_stop(done, games, folder):
        raise typer.Exit(code)


@app.command(cls=Command, help="help-arena")
def arena(
    game: GameId,
    bots: Annotated[list[str], typer.Argument(metavar="value-bots", help="help-bots")],
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-contest")] = DEFAULT_CONTEST,
    seats: Seats = None,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-stream")] = 0,
    threads: Annotated[int | None, typer.Option("--threads", metavar="T", help="help-processes")] = None,
    ray: OnRay = None,
    out: Annotated[str | None, typer.Option("--out", metavar="value-folder", help="help-out")] = None,
    as_json: AsJson = False,
) -> None:
    from gangland.cli import arena, choices

    table = choices.chosen_table(game, seats, option or [])
    contest = arena.new_contest(table, bots, games, choices.chosen_stream(seed))
    folder = choices.at_home(out) if out else None
    outcome = arena.hold(contest, threads, folder, not as_json, ray)
    if code := arena.tell(outcome, folder, as_json, ray):
        raise typer.Exit(code)


@app.command(cls=Command, help="help-components")
def components(
    game: GameId,
    out: Annotated[str | None, typer.Option("--out", metavar="value-file", help="help-components-out")] = None,
) -> None:
    from gangland.cli import choices, whatif

    whatif.tell_components(choices.chosen_game(game), out)


@app.command(cls=Command, help="help-whatif")
def whatif(
    game: GameId,
    changes: Annotated[list[str] | None, typer.Option("--set", metavar="value-change", help="help-set")] = None,
    components: Annotated[
        str | None, typer.Option("--components", metavar="value-file", help="help-components-file")
    ] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-deals")] = DEFAULT_GAMES,
    seats: Seats = None,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-stream")] = 0,
    bot: Annotated[str | None, typer.Option("--bot", metavar="BOT", help="help-whatif-bot")] = None,
    threads: Annotated[int | None, typer.Option("--threads", metavar="T", help="help-threads")] = None,
    out: KeptIn = None,
    as_json: AsJson = False,
) -> None:
    from gangland.cli import choices, whatif

    table = choices.chosen_table(game, seats, option or [])
    if bot is not None:
        choices.chosen_bot(bot)
    wanted = whatif.chosen_changes(table.game, components, changes or [])
    stream = choices.chosen_stream(seed)
    folder = choices.at_home(out) if out else None
    done = whatif.hold(table, wanted, games, stream, threads, bot, not as_json, folder)
    if code := whatif.tell(done, games, as_json, folder):
        raise typer.Exit(code)


@app.command(cls=Command, help="help-balance")
def balance(
    game: GameId,
    playouts: Annotated[int, typer.Option("--playouts", metavar="N", help="help-playouts")] = DEFAULT_PLAYOUTS,
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-balance-games")] = DEFAULT_BALANCE,
    bots: Annotated[str | None, typer.Option("--bots", metavar="BOT,BOT", help="help-balance-bots")] = None,
    seats: Seats = None,
    option: Options = None,
    changes: Annotated[list[str] | None, typer.Option("--set", metavar="value-change", help="help-set")] = None,
    components: Annotated[
        str | None, typer.Option("--components", metavar="value-file", help="help-components-file")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-stream")] = 0,
    threads: Annotated[int | None, typer.Option("--threads", metavar="T", help="help-threads")] = None,
    device: Annotated[str, typer.Option("--device", metavar="cpu|cuda", help="help-device")] = "cpu",
    out: Annotated[str | None, typer.Option("--out", metavar="value-folder", help="help-balance-out")] = None,
    as_json: AsJson = False,
) -> None:
    from gangland.cli import balance, choices, whatif

    table = choices.chosen_table(game, seats, option or [])
    given = components is not None or bool(changes)
    wanted = whatif.chosen_changes(table.game, components, changes or []) if given else []
    named, stream = balance.chosen_bots(bots), choices.chosen_stream(seed)
    study = balance.new_study(table, playouts, games, named, stream, wanted)
    folder = choices.at_home(out or f"balance-{table.game.id}")
    counted = balance.run(study, folder, threads, device, not as_json)
    if code := balance.tell(counted, folder, as_json):
        raise typer.Exit(code)


@app.command(cls=Command, help="help-replay")
def replay(
    file: Annotated[str, typer.Argument(metavar="value-file", help="help-file")],
    seat: Viewer = None,
    move: Annotated[int | None, typer.Option("--move", metavar="M", help="help-move")] = None,
) -> None:
    from gangland.cli.choices import file_text
    from gangland.cli.telling import tell_record

    tell_record(file_text(file), seat, move)


@app.command(cls=Command, help="help-records")
def records(
    sources: Annotated[list[str] | None, typer.Argument(metavar="value-sources", help="help-sources")] = None,
    *,
    out: Annotated[str, typer.Option("--out", metavar="value-folder", help="help-records-out")],
    format: Annotated[list[str] | None, typer.Option("--format", metavar="value-format", help="help-format")] = None,
    table: Annotated[list[str] | None, typer.Option("--table", metavar="value-table", help="help-table")] = None,
    views: Annotated[str | None, typer.Option("--views", metavar="json|observation|both", help="help-views")] = None,
    seen_by: Annotated[str, typer.Option("--seen-by", metavar="actor|everyone", help="help-seen-by")] = "actor",
    play: Annotated[str | None, typer.Option("--play", metavar="value-game", help="help-records-play")] = None,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="BOT", help="help-records-bot")] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-contest")] = DEFAULT_CONTEST,
    seats: Seats = None,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-stream")] = 0,
    threads: Annotated[int | None, typer.Option("--threads", metavar="T", help="help-processes")] = None,
) -> None:
    from gangland.cli import choices, records

    selection, formats = records.chosen_selection(table or [], views, seen_by), records.chosen_formats(format or [])
    players = records.Players(play, bot or [], games, seats, option or [], seed) if play is not None else None
    source, folder = records.chosen_source(sources or [], players, threads), choices.at_home(out)
    if code := records.tell(records.write(source, folder, selection, formats), folder):
        raise typer.Exit(code)


@app.command(cls=Command, help="help-position")
def position(
    game: GameId,
    text: Annotated[str, typer.Argument(metavar="value-text", help="help-text")],
    actions: Annotated[list[str] | None, typer.Argument(metavar="value-actions", help="help-actions")] = None,
    seat: Viewer = None,
) -> None:
    from gangland.cli.telling import tell_position

    tell_position(game, text, actions or [], seat)


@app.command(cls=Command, help="help-observation")
def observation(
    game: GameId,
    seats: Seats = None,
    option: Options = None,
    position: Annotated[str | None, typer.Option("--position", metavar="value-text", help="help-text")] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="help-observation-seat")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="S", help="help-seed")] = None,
    everything: Annotated[bool, typer.Option("--all", help="help-observation-all")] = False,
    as_json: AsJson = False,
) -> None:
    from gangland.cli.observation import observed_match, tell_observation

    tell_observation(observed_match(game, seats, option or [], position, seed), seat, everything, as_json)


@app.command(cls=Command, help="help-bench")
def bench(
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help="help-seconds")] = DEFAULT_SECONDS,
    peers: Annotated[bool, typer.Option("--peers/--no-peers", help="help-peers")] = True,
    device: Annotated[str, typer.Option("--device", metavar="cpu|cuda", help="help-bench-device")] = "cpu",
    as_json: AsJson = False,
) -> None:
    from gangland.cli.simulation import run_bench
    from gangland.cli.tables import print_bench

    rows = run_bench(seconds, peers, device)
    if as_json:
        print(json.dumps(rows))
    else:
        print_bench(rows)


@app.command(cls=Command, help="help-figures")
def figures(
    threads: Annotated[int | None, typer.Option("--threads", metavar="T", help="help-processes")] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-figures-games")] = DEFAULT_FIGURES,
    only: Annotated[list[str] | None, typer.Option("--only", metavar="value-row", help="help-only")] = None,
    minutes: Annotated[float | None, typer.Option("--minutes", metavar="M", help="help-minutes")] = None,
    again: Annotated[bool, typer.Option("--again", help="help-again")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="help-quick")] = False,
    out: Annotated[str, typer.Option("--out", metavar="value-folder", help="help-figures-out")] = "docs",
) -> None:
    from gangland.cli import figures
    from gangland.cli.choices import at_home

    if code := figures.measure(at_home(out), threads, games, only or [], minutes, again, quick):
        raise typer.Exit(code)


Database = Annotated[str | None, typer.Option("--database", metavar="URL", help="help-database")]


@app.command(cls=Command, help="help-serve")
def serve(
    host: Annotated[str, typer.Option("--host", metavar="value-address", help="help-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", help="help-port")] = DEFAULT_PORT,
    database: Database = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N", help="help-workers")] = 1,
    backups: Annotated[int, typer.Option("--backups", metavar="N", min=0, help="help-backups")] = DEFAULT_BACKUPS,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="help-browser")] = True,
) -> None:
    from gangland.cli import server

    server.serve(host, port, database, workers, backups, browser)


@app.command(cls=Command, help="help-backup")
def backup(
    file: Annotated[str, typer.Argument(metavar="value-file", help="help-backup-file")],
    database: Database = None,
) -> None:
    from gangland.cli import server

    server.backup(file, database)


@app.command(cls=Command, help="help-restore")
def restore(
    file: Annotated[str, typer.Argument(metavar="value-file", help="help-restore-file")],
    database: Database = None,
) -> None:
    from gangland.cli import server

    server.restore(file, database)


@app.command(cls=Command, help="help-verify")
def verify(file: Annotated[str, typer.Argument(metavar="value-file", help="help-file")]) -> None:
    from gangland.cli import server

    if not server.verify(file):
        raise typer.Exit(1)


@app.command(cls=Command, help="help-doctor")
def doctor(database: Database = None, as_json: AsJson = False) -> None:
    from gangland.cli import server

    if not server.doctor(database, as_json):
        raise typer.Exit(1)


@app.command(cls=Command, help="help-load")
def load(
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help="help-load-database")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="help-load-quick")] = False,
    out: Annotated[str | None, typer.Option("--out", metavar="value-folder", help="help-load-out")] = None,
    as_json: AsJson = False,
) -> None:
    from gangland.cli import server

    if not server.load(database, quick, out, as_json):
        raise typer.Exit(1)


@app.command(cls=Command, help="help-prove")
def prove(
    kills: Annotated[int, typer.Option("--kills", metavar="N", help="help-kills")] = DEFAULT_KILLS,
    quick: Annotated[bool, typer.Option("--quick", help="help-prove-quick")] = False,
    out: Annotated[str | None, typer.Option("--out", metavar="value-folder", help="help-prove-out")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="help-prove-resume")] = False,
    as_json: AsJson = False,
) -> None:
    from gangland.cli import server

    if not server.prove(kills, quick, out, resume, as_json):
        raise typer.Exit(1)


def main() -> None:
    """The entry point: a letter that a terminal can't write is a `?`, and an output that ends leaves no traceback."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        try:
            app()
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except OSError as error:
        if error.errno not in OUTPUT_ENDED:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno())  # type: ignore[union-attr]
        if isinstance(error, BrokenPipeError):
            sys.exit(CLOSED_PIPE)
        complain(say("problem-output"))
        sys.exit(1)


if __name__ == "__main__":
    main()
