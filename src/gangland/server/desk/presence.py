"""Who is connected, here and in other processes. Hints may be lost, so everyone says it again now and then."""

from typing import TYPE_CHECKING

from gangland.server.desk.hosts import Hosted
from gangland.server.match.drafts import draft_away, draft_here
from gangland.server.ports import NOBODY

if TYPE_CHECKING:
    from gangland.server.desk.desk import Desk

TOPIC = "presence"  # of hints; the number is the seat twice, plus one if it is connected


class Presence:
    """Keeps every hosted match's idea of who is there."""

    def __init__(self, desk: "Desk") -> None:
        self.desk = desk
        self._announced = 0

    def arrived(self, hosted: Hosted, viewer: int) -> None:
        """Somebody comes: the others see it, and a vote about that seat is over."""
        hosted.left.pop(viewer, None)
        if viewer == NOBODY:
            return
        self.note(hosted)
        self.desk.hints.publish(hosted.board.row.id, 2 * viewer + 1, TOPIC)
        if hosted.board.course.poll and hosted.board.course.poll.seat == viewer:
            self.desk.spawn(self._here(hosted, viewer))

    def went(self, hosted: Hosted, viewer: int) -> None:
        hosted.left[viewer] = self.desk.clock.now()
        if viewer != NOBODY:
            self.desk.hints.publish(hosted.board.row.id, 2 * viewer, TOPIC)

    def heard(self, hosted: Hosted, number: int) -> None:
        """What some process says of a seat; a seat that is gone there is believed gone a little later."""
        settings, now = self.desk.settings, self.desk.clock.now()
        seat, is_here = number >> 1, number & 1
        if not 0 <= seat < hosted.board.seats:
            return
        hosted.heard[seat] = now + (settings.heard if is_here else settings.shown_gone_after)
        self.note(hosted)

    def note(self, hosted: Hosted) -> None:
        """Show the others if somebody came or went."""
        if hosted.note_presence(self.desk.clock.now()):
            self.desk.hosting.refresh(hosted)

    def look_around(self) -> None:
        """Now and then: who is gone, who has been gone for too long."""
        now = self.desk.clock.now()
        announce = now - self._announced >= self.desk.settings.announce
        self._announced = now if announce else self._announced
        for hosted in [*self.desk.hosting.matches.values()]:
            self.note(hosted)
            if announce:
                for seat in hosted.local_seats():
                    self.desk.hints.publish(hosted.board.row.id, 2 * seat + 1, TOPIC)
            self._ask_about(hosted, now)

    def _ask_about(self, hosted: Hosted, now: int) -> None:
        """Let the table vote about somebody who owes a decision and is not there, if anybody else is."""
        board, connected = hosted.board, hosted.around.connected
        if not board.course.is_open or board.course.poll or not connected:
            return
        for seat in board.course.asked.owing():
            is_gone = now - hosted.missing.get(seat, now) >= self.desk.settings.grace
            if is_gone and board.is_played_by_person(seat) and any(map(board.is_played_by_person, connected)):
                self.desk.spawn(self._away(hosted, seat))

    async def _away(self, hosted: Hosted, seat: int) -> None:
        async with hosted.lock:
            await self.desk.writer.own(hosted, lambda now: draft_away(hosted.board, seat, now))

    async def _here(self, hosted: Hosted, seat: int) -> None:
        async with hosted.lock:
            await self.desk.writer.own(hosted, lambda now: draft_here(hosted.board, seat, now))
