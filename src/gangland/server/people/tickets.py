"""Tickets: what a socket shows instead of the cookie. Of one use, and for half a minute."""

from gangland.server.people.tokens import TOKEN_DIGITS, fresh_token, token_hash
from gangland.server.ports import Clock, Session, Store

LIFE = 30_000


class Tickets:
    """Hands out tickets to sessions and takes them back once."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock

    async def issue(self, session: Session) -> str:
        ticket = fresh_token()
        await self._store.add_ticket(token_hash(ticket), session.account, session.id, self._clock.now() + LIFE)
        return ticket

    async def take(self, ticket: str) -> tuple[str, str] | None:
        """Account and session of a ticket; None if it is not one, was used, or is too old."""
        if len(ticket) != TOKEN_DIGITS:
            return None
        return await self._store.take_ticket(token_hash(ticket), self._clock.now())
