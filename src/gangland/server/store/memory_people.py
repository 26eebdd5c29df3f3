"""People and talk in memory."""

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from gangland.server.ports import Account, Audit, Chat, MatchRow, Report, Sanction, SeatRow, Session, Taken


class MemoryPeople:
    """Accounts, sessions, tickets, chat and moderation."""

    def __init__(self, pause: Callable[[], Awaitable[None]]) -> None:
        self.pause = pause
        self._matches: dict[str, MatchRow] = {}
        self._seats: dict[str, dict[int, SeatRow]] = {}
        self._accounts: dict[str, Account] = {}
        self._sessions: dict[str, Session] = {}
        self._tickets: dict[str, tuple[str, str, int]] = {}
        self._chats: dict[int, Chat] = {}
        self._said = 0
        self._mutings: dict[tuple[str, str], int] = {}
        self._reports: list[Report] = []
        self._audits: list[Audit] = []
        self._sanctions: list[Sanction] = []

    async def add_account(self, account: Account) -> None:
        await self.pause()
        if account.id in self._accounts or self._named(account.login):
            raise Taken(account.id)
        self._accounts[account.id] = account

    async def account(self, id: str) -> Account | None:
        await self.pause()
        return self._accounts.get(id)

    async def account_named(self, login: str) -> Account | None:
        await self.pause()
        return self._named(login)

    def _named(self, login: str | None) -> Account | None:
        found = [one for one in self._accounts.values() if login is not None and one.login == login]
        return found[0] if found else None

    async def change_account(self, account: Account) -> None:
        await self.pause()
        other = self._named(account.login)
        if other and other.id != account.id:
            raise Taken(str(account.login))
        if account.id in self._accounts:
            self._accounts[account.id] = account

    async def erase_account(self, id: str, time: int) -> None:
        await self.pause()
        if id in self._accounts:
            bare = {"name": "", "login": None, "secret_hash": None, "password_hash": None, "erased": time}
            self._accounts[id] = replace(self._accounts[id], **bare)
        for seats in self._seats.values():
            seats |= {at: replace(row, account=None, name="") for at, row in seats.items() if row.account == id}
        owned = {row.id: replace(row, owner=None, name="") for row in self._matches.values() if row.owner == id}
        self._matches |= owned
        self._chats = {at: chat for at, chat in self._chats.items() if chat.account != id}
        self._mutings = {pair: time for pair, time in self._mutings.items() if id not in pair}
        self._reports = [replace(one, reporter=None, text="") if one.reporter == id else one for one in self._reports]
        self._tickets = {hash: kept for hash, kept in self._tickets.items() if kept[0] != id}
        self._end_sessions(id)

    async def add_session(self, session: Session) -> None:
        await self.pause()
        if session.id in self._sessions:
            raise Taken(session.id)
        self._sessions[session.id] = session

    async def session(self, id: str) -> Session | None:
        await self.pause()
        return self._sessions.get(id)

    async def sessions_of(self, account: str) -> list[Session]:
        await self.pause()
        mine = [one for one in self._sessions.values() if one.account == account]
        return sorted(mine, key=lambda one: one.created)

    async def touch_session(self, id: str, seen: int, expires: int) -> None:
        await self.pause()
        if id in self._sessions:
            self._sessions[id] = replace(self._sessions[id], seen=seen, expires=expires)

    async def end_session(self, id: str) -> None:
        await self.pause()
        self._sessions.pop(id, None)

    async def end_sessions(self, account: str) -> None:
        await self.pause()
        self._end_sessions(account)

    def _end_sessions(self, account: str) -> None:
        self._sessions = {id: one for id, one in self._sessions.items() if one.account != account}

    async def add_ticket(self, hash: str, account: str, session: str, expires: int) -> None:
        await self.pause()
        if hash in self._tickets:
            raise Taken(hash)
        self._tickets[hash] = (account, session, expires)

    async def take_ticket(self, hash: str, now: int) -> tuple[str, str] | None:
        await self.pause()
        if hash not in self._tickets or self._tickets[hash][2] <= now:
            return None
        account, session, _ = self._tickets.pop(hash)
        return account, session

    async def forget(self, now: int, chats_before: int) -> None:
        await self.pause()
        self._tickets = {hash: kept for hash, kept in self._tickets.items() if kept[2] > now}
        self._sessions = {id: one for id, one in self._sessions.items() if one.expires > now}
        self._chats = {id: one for id, one in self._chats.items() if one.time >= chats_before}

    async def add_chat(self, match: str, account: str, seat: int, audience: str, text: str, time: int) -> int:
        await self.pause()
        self._said += 1
        self._chats[self._said] = Chat(self._said, match, account, seat, audience, text, time, "")
        return self._said

    async def chats(self, match: str, audience: str, after: int = 0, limit: int = 200) -> list[Chat]:
        await self.pause()
        heard = [one for one in self._chats.values() if (one.match, one.audience) == (match, audience)]
        late = [one for one in heard if one.id > after]
        return self._with_names(late[max(0, len(late) - limit) :])

    async def chats_of(self, account: str) -> list[Chat]:
        await self.pause()
        return self._with_names([one for one in self._chats.values() if one.account == account])

    def _with_names(self, chats: list[Chat]) -> list[Chat]:
        """As they are called now; what a stranger to the accounts said is not there."""
        known = [one for one in chats if one.account in self._accounts]
        return [replace(one, name=self._accounts[one.account].name) for one in known]

    async def remove_chat(self, id: int) -> None:
        await self.pause()
        self._chats.pop(id, None)

    async def mute(self, account: str, other: str, time: int) -> None:
        await self.pause()
        self._mutings.setdefault((account, other), time)

    async def unmute(self, account: str, other: str) -> None:
        await self.pause()
        self._mutings.pop((account, other), None)

    async def muted_by(self, account: str) -> list[str]:
        await self.pause()
        return [
            other
            for _, other in sorted((time, other) for (one, other), time in self._mutings.items() if one == account)
        ]

    async def muters(self, other: str) -> list[str]:
        await self.pause()
        return sorted(account for account, muted in self._mutings if muted == other)

    async def add_report(self, report: Report) -> int:
        await self.pause()
        self._reports.append(report)
        return len(self._reports)

    async def reports(self, limit: int) -> list[Report]:
        await self.pause()
        return self._reports[::-1][:limit]

    async def add_audit(self, audit: Audit) -> None:
        await self.pause()
        self._audits.append(audit)

    async def audits(self, limit: int) -> list[Audit]:
        await self.pause()
        return self._audits[::-1][:limit]

    async def add_sanction(self, sanction: Sanction) -> None:
        await self.pause()
        self._sanctions.append(sanction)

    async def sanctions(self, account: str) -> list[Sanction]:
        await self.pause()
        return [one for one in self._sanctions if one.account == account]
