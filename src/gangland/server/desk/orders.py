"""What a new table should be, checked; and what everyone may know of a table without sitting there."""

from collections.abc import Sequence
from typing import Any

import msgspec

from gangland.engine.game import Game
from gangland.engine.mistakes import Mistake
from gangland.server import PACKAGE
from gangland.server.match.clocks import pace_of
from gangland.server.match.commitment import SALT
from gangland.server.match.seats import AUTOMATON, COMPUTER, OPEN, PERSON
from gangland.server.ports import MatchRow, SeatRow

ME = "me"
VISIBILITIES = ("private", "link", "open")
WATCHES = ("nobody", "link", "all")
NAME_MOST = 60


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who should sit somewhere: me, a bot of some level, or whoever comes."""

    kind: str = OPEN
    level: str | None = None


class TableOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as somebody wants it."""

    game: str
    seats: int
    options: dict[str, str] = {}
    places: tuple[Place, ...] = ()
    clock: dict[str, Any] = {}
    watch: str = "link"
    visibility: str = "link"
    rated: bool = False
    name: str = ""
    salt: str | None = None


class SeatCard(msgspec.Struct, frozen=True):
    """A seat as everyone may see it."""

    seat: int
    kind: str
    name: str
    level: str | None


class TableCard(msgspec.Struct, frozen=True):
    """A table as everyone may see it: nothing secret, no account, no invitation."""

    id: str
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    status: str
    visibility: str
    clock: dict[str, Any]
    watch: str
    rated: bool
    name: str
    created: int
    started: int | None
    ended: int | None
    result: Any
    rematch_of: str | None
    commitment: str
    places: tuple[SeatCard, ...]
    is_owner: bool = False
    you: int | None = None
    is_your_turn: bool | None = None  # told in the list of one's own tables; of others nothing that may be secret


def card(row: MatchRow, seats: Sequence[SeatRow], account: str | None = None) -> TableCard:
    places = tuple(SeatCard(one.seat, one.kind, one.name, one.level) for one in sorted(seats, key=lambda one: one.seat))
    shared = {name: getattr(row, name) for name in TableCard.__struct_fields__ if name in MatchRow.__struct_fields__}
    result = msgspec.json.decode(row.result) if row.result else None
    you = next((one.seat for one in seats if account is not None and one.account == account), None)
    is_owner = account is not None and row.owner == account
    return TableCard(**{**shared, "result": result}, places=places, is_owner=is_owner, you=you)


def wrong(id: str, **arguments: str) -> Mistake:
    """What can't be done at a table; the sentence is in the server's texts."""
    return Mistake(id, package=PACKAGE, **arguments)


def check(order: TableOrder, game: Game, levels: Sequence[str]) -> dict[str, str]:
    """The order's options in full; a Mistake if there can be no such table."""
    game.check_seats(order.seats)
    options = game.full_options(order.options)
    game.check_options(order.seats, options)
    pace_of(order.clock)
    if order.visibility not in VISIBILITIES or order.watch not in WATCHES or len(order.name) > NAME_MOST:
        raise wrong("table-order")
    if len(order.places) > order.seats or sum(place.kind == ME for place in order.places) > 1:
        raise wrong("table-places")
    for place in order.places:
        check_level(place.kind, place.level, levels)
    check_salt(order.salt)
    return options


def check_level(kind: str, level: str | None, levels: Sequence[str]) -> None:
    if kind not in (ME, OPEN, COMPUTER):
        raise wrong("table-places")
    if kind == COMPUTER and level not in levels:
        raise wrong("table-level", level=level or "", known=", ".join(levels))


def check_salt(salt: str | None) -> None:
    if salt is not None and not SALT.fullmatch(salt):
        raise wrong("table-salt")


def seated(id: str, order: TableOrder, automata: Sequence[int], account: str, name: str, now: int) -> list[SeatRow]:
    """The seats of a new table; whoever made it sits where it says, else on the first free seat."""
    rows: list[SeatRow] = []
    places = [*order.places, *[Place()] * (order.seats - len(order.places))]
    free = [seat for seat, place in enumerate(places) if place.kind == OPEN and seat not in automata]
    mine = next((seat for seat, place in enumerate(places) if place.kind == ME), free[0] if free else None)
    for seat, place in enumerate(places):
        if seat in automata:
            rows.append(SeatRow(id, seat, AUTOMATON))
        elif seat == mine:
            rows.append(SeatRow(id, seat, PERSON, account, name, salt=order.salt, joined=now))
        elif place.kind == COMPUTER:
            rows.append(SeatRow(id, seat, COMPUTER, level=place.level))
        else:
            rows.append(SeatRow(id, seat))
    return rows
