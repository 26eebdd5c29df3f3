"""The roster: which sockets are open in this process, by session and by table."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gangland.server.gate.socket.connection import Connection


class Roster:
    """Finds connections. A connection is at no table until it has said hello."""

    def __init__(self) -> None:
        self._all: dict[int, Connection] = {}
        self._by_session: dict[str, dict[int, Connection]] = {}
        self._by_table: dict[str, dict[int, Connection]] = {}

    def enter(self, connection: "Connection") -> None:
        self._all[id(connection)] = connection

    def admit(self, connection: "Connection") -> None:
        """It has said hello: from now on it is found by its session and its table."""
        self._by_session.setdefault(connection.session, {})[id(connection)] = connection
        self._by_table.setdefault(connection.table, {})[id(connection)] = connection

    def leave(self, connection: "Connection") -> None:
        self._all.pop(id(connection), None)
        for book, key in ((self._by_session, connection.session), (self._by_table, connection.table)):
            found = book.get(key)
            if found is not None:
                found.pop(id(connection), None)
                if not found:
                    del book[key]

    def of_session(self, session: str) -> list["Connection"]:
        return list(self._by_session.get(session, {}).values())

    def at_table(self, table: str) -> list["Connection"]:
        return list(self._by_table.get(table, {}).values())

    def sessions(self) -> Iterable[str]:
        return list(self._by_session)

    def __iter__(self) -> Iterator["Connection"]:
        return iter(list(self._all.values()))

    def __len__(self) -> int:
        return len(self._all)
