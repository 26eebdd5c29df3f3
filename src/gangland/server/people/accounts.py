"""Accounts. Everyone begins as a guest, at once; a login or a recovery secret keeps the games for later."""

import hmac

import msgspec

from gangland.server.people.passwords import LONGEST, SHORTEST, Passwords
from gangland.server.people.tokens import ID_DIGITS, TOKEN_DIGITS, fresh_id, fresh_token, token_hash
from gangland.server.ports import Account, Clock, Store

BETWEEN = "-"  # a recovery text is the account's id and its secret


class Accounts:
    """Makes, finds and changes accounts."""

    def __init__(self, store: Store, clock: Clock, passwords: Passwords) -> None:
        self._store, self._clock, self._passwords = store, clock, passwords

    async def guest(self, name: str, language: str) -> Account:
        """A guest: a name and nothing else."""
        now = self._clock.now()
        account = Account(id=fresh_id(), name=name, language=language, created=now, seen=now)
        await self._store.add_account(account)
        return account

    async def living(self, id: str) -> Account | None:
        """The account, unless it was erased."""
        found = await self._store.account(id)
        return found if found is not None and found.erased is None else None

    async def change(self, account: Account, name: str | None, language: str | None) -> Account:
        changed = msgspec.structs.replace(account, name=name or account.name, language=language or account.language)
        await self._store.change_account(changed)
        return changed

    async def keep(self, account: Account, login: str, password: str) -> Account:
        """Give an account a login and a password; Taken if somebody else has the login."""
        hashed = await self._passwords.hashed(password)
        kept = msgspec.structs.replace(account, login=login, password_hash=hashed)
        await self._store.change_account(kept)
        return kept

    async def knows(self, account: Account, password: str | None) -> bool:
        """May whoever says this change how one signs in? Where there is a password, it must be said."""
        if account.password_hash is None:
            return True
        return await self._passwords.fits(account.password_hash, password or "")

    async def recovery(self, account: Account) -> str:
        """A new recovery text for an account; the one before is no longer good."""
        secret = fresh_token()
        await self._store.change_account(msgspec.structs.replace(account, secret_hash=token_hash(secret)))
        return f"{account.id}{BETWEEN}{secret}"

    async def by_password(self, login: str | None, password: str) -> Account | None:
        """Whose login and password these are. A login that nobody has takes as long to refuse."""
        found = await self._store.account_named(login) if login is not None else None
        right = await self._passwords.fits(found.password_hash if found else None, password)
        return found if right and found is not None and found.erased is None else None

    async def by_recovery(self, text: str) -> Account | None:
        """Whose recovery text this is."""
        id, _, secret = text.strip().partition(BETWEEN)
        if len(id) != ID_DIGITS or len(secret) != TOKEN_DIGITS:
            return None
        found = await self.living(id)
        if found is None or found.secret_hash is None:
            return None
        return found if hmac.compare_digest(found.secret_hash, token_hash(secret)) else None


def can_be_password(password: str, login: str) -> bool:
    """Long enough, short enough, and not the login again."""
    return SHORTEST <= len(password) <= LONGEST and password.casefold() != login
