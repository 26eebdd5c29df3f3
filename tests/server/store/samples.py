"""Small tables, events and changes for tests of stores."""

from gangland.server.ports import Append, Deadline, MatchRow, NewEvent, SeatRow, Secret, Store


def event(command: str, actor: int = 0, time: int = 1_000) -> NewEvent:
    return NewEvent("act", actor, command, 1, '{"action":3}', time, "s" * 32, "h" * 64)


def change(match: str, after: int, *commands: str, deadlines: tuple[Deadline, ...] | None = None) -> Append:
    return Append(match, after, tuple(event(command) for command in commands), deadlines)


async def table(store: Store, id: str = "m", seats: str = "pp", **fields: object) -> None:
    """A table that waits; `pbo`: a person, a bot, an open seat."""
    kinds = {"p": "person", "b": "bot", "o": "open"}
    rows = [
        SeatRow(id, seat, kinds[kind], account=f"{id}-{seat}" if kind == "p" else None, name=f"Rosa {seat}")
        for seat, kind in enumerate(seats)
    ]
    row = {"options": {"memory": "open"}, "commitment": "c" * 64, "clock": {"kind": "none"}, "created": 5, **fields}
    await store.create(MatchRow(id, "famiglia", 1, len(seats), **row), Secret(id, "5" * 64), rows)  # type: ignore[arg-type]


async def game(store: Store, id: str = "m", seats: str = "pp", **fields: object) -> None:
    """A table that has begun: its log has one event."""
    await table(store, id, seats, **fields)
    await store.start(change(id, 0, "start"), "seed", ("salt",))
