"""Sessions: a browser that somebody is signed in with. The token is in its cookie, only the hash is stored."""

from gangland.server.people.tokens import TOKEN_DIGITS, fresh_token, token_hash
from gangland.server.ports import Clock, HintBus, Session, Store

DAY = 24 * 3600 * 1000
LIFE = 90 * DAY  # without a visit
TOUCH = 3600 * 1000  # a visit is noted once an hour
REVOKED = "revoked"  # the topic of hints about sessions that ended


class Sessions:
    """Begins, finds and ends sessions. An end is told to every process, which closes the sockets of the session."""

    def __init__(self, store: Store, hints: HintBus, clock: Clock) -> None:
        self._store, self._hints, self._clock = store, hints, clock

    async def begin(self, account: str) -> str:
        """A new session; the token is told once."""
        token, now = fresh_token(), self._clock.now()
        await self._store.add_session(Session(token_hash(token), account, now, now, now + LIFE))
        return token

    async def of_token(self, token: str | None) -> Session | None:
        """The session of a cookie, if there is one that lives."""
        if token is None or len(token) != TOKEN_DIGITS:
            return None
        found = await self.living(token_hash(token))
        if found is not None and self._clock.now() - found.seen > TOUCH:
            now = self._clock.now()
            await self._store.touch_session(found.id, now, now + LIFE)
        return found

    async def living(self, id: str) -> Session | None:
        """The session, unless it ended or has not been used for too long."""
        found = await self._store.session(id)
        return found if found is not None and found.expires > self._clock.now() else None

    async def end(self, id: str) -> None:
        await self._store.end_session(id)
        self._hints.publish(id, 0, REVOKED)

    async def end_all(self, account: str) -> None:
        """End every session of an account, wherever it is."""
        ending = await self._store.sessions_of(account)
        await self._store.end_sessions(account)
        self.tell_ended(ending)

    async def end_others(self, session: Session) -> None:
        """End every session of the account but this one."""
        for other in await self._store.sessions_of(session.account):
            if other.id != session.id:
                await self.end(other.id)

    def tell_ended(self, ended: list[Session]) -> None:
        for session in ended:
            self._hints.publish(session.id, 0, REVOKED)
