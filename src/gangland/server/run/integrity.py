"""All matches of a database replayed to their hashes: what makes a backup count, and what the doctor does."""

from collections.abc import AsyncIterator, Callable

import msgspec

from gangland.bots.workshop import is_on_disk
from gangland.engine.game import Game
from gangland.engine.match import preferred_rules
from gangland.engine.mistakes import Mistake
from gangland.engine.rules import Rules
from gangland.games import GAMES, load
from gangland.server import PACKAGE
from gangland.server.match.fold import Board, UnknownVersion
from gangland.server.match.seats import Seating
from gangland.server.ports import MatchRow, Store
from gangland.server.store import store_at

AT_ONCE = 500  # tables that are read at a time


class Flaw(msgspec.Struct, frozen=True):
    """A match that does not replay."""

    match: str
    what: str


class Replayed(msgspec.Struct):
    """What came of replaying everything."""

    matches: int = 0
    events: int = 0
    unknown: int = 0  # begun under rules that this program does not have
    flaws: list[Flaw] = []
    restored: bool = True  # was it a copy that was replayed, and not what it was taken from?


async def all_matches(store: Store) -> AsyncIterator[MatchRow]:
    """Every table, by its id."""
    after = ""
    while rows := await store.matches(after, AT_ONCE):
        for row in rows:
            yield row
        after = rows[-1].id


async def replay_place(place: str, shown: str) -> Replayed:
    """Replay all matches of a database; a Mistake that names what is `shown` if one of them does not."""
    store = store_at(place)
    await store.open()
    try:
        found = await replay_all(store)
    finally:
        await store.close()
    if found.flaws:
        flaw = found.flaws[0]
        raise Mistake("run-backup-flawed", package=PACKAGE, file=shown, match=flaw.match, what=flaw.what)
    return found


async def replay_all(store: Store, rules_of: Callable[[Game], Rules] | None = None) -> Replayed:
    """Fold every log from its first event to its last."""
    found, rules_of = Replayed(), rules_of or ready_rules()
    async for row in all_matches(store):
        found.matches += 1
        try:
            found.events += await _replay(store, row, rules_of)
        except UnknownVersion:
            found.unknown += 1
        except Exception as error:
            found.flaws.append(Flaw(row.id, str(error) or type(error).__name__))
    return found


async def _replay(store: Store, row: MatchRow, rules_of: Callable[[Game], Rules]) -> int:
    if row.game not in GAMES:
        raise UnknownVersion(row.id)
    secret, seats = await store.secret(row.id), await store.seats(row.id)
    board = Board(row, secret, Seating(seats), load(row.game), rules_of)
    log = await store.events(row.id)
    for event in log:
        board.fold(event)
    if board.course.status != row.status:
        raise ValueError(f"{row.status}, but the log says {board.course.status}")
    return len(log)


def ready_rules() -> Callable[[Game], Rules]:
    """Compiled rules of the games that have them on disk, plain ones of the others: nobody waits for a compiler."""
    known: dict[str, Rules] = {}

    def rules_of(game: Game) -> Rules:
        if game.id not in known:
            known[game.id] = preferred_rules(game, None if is_on_disk(game, "all") else True)
        return known[game.id]

    return rules_of
