"""The frames of one viewer: numbered by what that viewer has seen change, the last ones held for whoever comes back."""

from gangland.engine.view import View
from gangland.server.match.backlog import Held
from gangland.server.match.narration import Lines
from gangland.server.match.projection import encoded, spliced
from gangland.server.ports import NOBODY


class Stream:
    """What goes to all connections of a viewer in one process. Another stream has another epoch."""

    def __init__(self, viewer: int, epoch: str, table: bytes, view: View | None) -> None:
        self.viewer, self.epoch = viewer, epoch
        self.table, self.view = table, view
        self.n = 0
        self.held = Held()

    def show(self, table: bytes, view: View | None, lines: Lines) -> bytes | None:
        """The next frame, or nothing if this viewer would see no difference."""
        self.view = view
        if table == self.table and not lines:
            return None
        self.table = table
        self.n += 1
        head = {"type": "frame", "epoch": self.epoch, "n": self.n}
        frame = spliced(head, table=table, lines=encoded(lines))
        self.held.add(self.n, frame)
        return frame

    def missed(self, resume: tuple[str, int] | None) -> list[bytes] | None:
        """The frames after the last one that a client has; None if it needs everything."""
        if resume is None or resume[0] != self.epoch or not 0 <= resume[1] <= self.n:
            return None
        return self.held.after(resume[1]) if resume[1] + 1 >= self.held.first else None

    def welcome(self, time: int, full: bool = True) -> bytes:
        """What a connection gets first: the whole table, or no more than where the numbering stands."""
        seat = None if self.viewer == NOBODY else self.viewer
        head = {
            "type": "welcome",
            "epoch": self.epoch,
            "n": self.n,
            "role": "spectator" if seat is None else "player",
            "you": seat,
            "server_time": time,
        }
        return spliced(head, snapshot=self.table if full else b"null", lines=b"[]")
