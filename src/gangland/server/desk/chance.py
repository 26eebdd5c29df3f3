"""The desk's randomness: secrets, ids, epochs. Tests hand in one that can be repeated."""

import secrets
from typing import Protocol

from gangland.server.match.hashes import table_id

SECRET_BYTES = 32
TOKEN_BYTES = 20
EPOCH_BYTES = 8
TABLE_BITS = 80


class Chance(Protocol):
    """Where bytes that nobody can guess come from."""

    def token(self, count: int) -> str:
        """That many random bytes as hexadecimal digits."""


class SystemChance:
    """The operating system's."""

    def token(self, count: int) -> str:
        return secrets.token_hex(count)


def fresh_table(chance: Chance) -> str:
    return table_id(int(chance.token(TABLE_BITS // 8), 16))
