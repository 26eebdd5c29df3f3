"""The one way into the log: draft, append, fold, acknowledge, hint; then it is shown. Whoever is behind reads on."""

from collections.abc import Callable
from contextlib import suppress

from gangland.server import failpoints
from gangland.server.desk.hosts import Hosted, Hosting
from gangland.server.match.commands import Ack, Refused, refused
from gangland.server.match.drafts import Draft
from gangland.server.ports import Behind, Clock, Event, HintBus, Repeated, Store, Unavailable

Drafting = Callable[[int], Draft | Refused | None]  # from the time; None: there is nothing to do


class Writer:
    """Writes drafts into the logs of matches."""

    def __init__(self, store: Store, hints: HintBus, clock: Clock, hosting: Hosting, retries: int) -> None:
        self.store, self.hints, self.clock, self.hosting, self.retries = store, hints, clock, hosting, retries
        self.written: Callable[[Hosted, int], None] = lambda hosted, before: None  # called after each change
        self.down_since: int | None = None  # the database has been away since
        self.recovered: Callable[[int, int], None] = lambda since, now: None

    async def command(
        self, hosted: Hosted, seat: int, command: str, make: Drafting, reply: Callable[[Ack], None] | None
    ) -> Ack | Refused:
        """Carry out what somebody asked for, once, however often it is sent. The caller holds the lock."""
        answer = await self._write(hosted, make, (seat, command), reply)
        if isinstance(answer, Refused):
            self.hosting.figures[f"refused_{answer.code}"] += 1
            return answer
        return answer or Ack(command)

    async def own(self, hosted: Hosted, make: Drafting) -> bool:
        """Write something of the server's own; False if there was nothing to write. The caller holds the lock."""
        return isinstance(await self._write(hosted, make, None, None), Ack)

    async def _write(
        self,
        hosted: Hosted,
        make: Drafting,
        key: tuple[int, str] | None,
        reply: Callable[[Ack], None] | None,
    ) -> Ack | Refused | None:
        name, is_fresh = key[1] if key else "", False
        for _ in range(self.retries):
            if key in hosted.board.commands:
                return self._acknowledge(name, reply)
            if hosted.around.paused:
                return refused(name, "paused")
            wanted = self._drafted(hosted, make, name)
            try:
                if not isinstance(wanted, Draft):
                    if is_fresh or not await self.hosting.catch_up(hosted):
                        return wanted
                    is_fresh = True
                elif await self._append(hosted, wanted, name, reply):
                    return Ack(name)
            except Repeated as repeated:
                with suppress(Unavailable):  # it is in the log, whether we can read that or not
                    await self.hosting.catch_up(hosted)
                if key is None or key == (repeated.event.actor, repeated.event.command):
                    return self._acknowledge(name, reply)
            except Unavailable:
                self._note_down()
                return refused(name, "unavailable")
        return refused(name, "busy")

    def _drafted(self, hosted: Hosted, make: Drafting, name: str) -> Draft | Refused | None:
        """A draft; if the rules break down over it, this match is halted and no other."""
        try:
            return make(self.clock.now())
        except Exception as error:
            self.hosting.pause(hosted, error)
            return refused(name, "paused")

    async def _append(self, hosted: Hosted, wanted: Draft, name: str, reply: Callable[[Ack], None] | None) -> bool:
        """Store a draft and make it so; False if another process was faster."""
        failpoints.hit("before-append")
        try:
            stored = await self._store(wanted)
        except Behind:
            self.hosting.figures["behind"] += 1
            await self.hosting.catch_up(hosted)
            return False
        failpoints.hit("after-append")
        self._note_up()
        before = hosted.board.course.n
        hosted.board.adopt(wanted.fork, stored)
        hosted.unshown += wanted.steps
        self._acknowledge(name, reply)
        self._announce(hosted, stored)
        self.hosting.changed(hosted)
        self.written(hosted, before)
        return True

    async def _store(self, wanted: Draft) -> tuple[Event, ...]:
        if wanted.change.after == 0:
            start = wanted.steps[0].payload
            return await self.store.start(wanted.change, wanted.fork.seed(start.salts), start.salts)
        return await self.store.append(wanted.change)

    def _acknowledge(self, name: str, reply: Callable[[Ack], None] | None) -> Ack:
        failpoints.hit("before-ack")
        answer = Ack(name)
        if reply:
            reply(answer)
        failpoints.hit("after-ack")
        return answer

    def _announce(self, hosted: Hosted, stored: tuple[Event, ...]) -> None:
        self.hosting.figures["events"] += len(stored)
        failpoints.hit("before-hint")
        self.hints.publish(hosted.board.row.id, stored[-1].n, "log")

    def _note_down(self) -> None:
        self.hosting.figures["unavailable"] += 1
        if self.down_since is None:
            self.down_since = self.clock.now()

    def _note_up(self) -> None:
        if self.down_since is not None:
            since, self.down_since = self.down_since, None
            self.recovered(since, self.clock.now())
