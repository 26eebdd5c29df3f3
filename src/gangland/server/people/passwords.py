"""Passwords, by Argon2id. A hash takes some 20 MB and 20 ms, so only a few are made at a time, beside the loop."""

import asyncio
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

MEMORY_KIB = 19 * 1024  # the first choice of the OWASP cheat sheet
ROUNDS = 2
LANES = 1
AT_A_TIME = 2
SHORTEST = 8
LONGEST = 128


class Passwords:
    """Makes and checks hashes of passwords, a few at a time."""

    def __init__(self, memory_kib: int = MEMORY_KIB, rounds: int = ROUNDS) -> None:
        self._hasher = PasswordHasher(time_cost=rounds, memory_cost=memory_kib, parallelism=LANES)
        self._turn = asyncio.Semaphore(AT_A_TIME)

    async def hashed(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, known: str | None, password: str) -> bool:
        """Is this the password? Without a hash to compare with it takes as long, and says no."""
        async with self._turn:
            right = await asyncio.to_thread(self._verify, known or self._nobody, password)
        return right and known is not None

    @cached_property
    def _nobody(self) -> str:
        return self._hasher.hash("nobody")

    def _verify(self, known: str, password: str) -> bool:
        try:
            return self._hasher.verify(known, password)
        except (VerificationError, InvalidHashError):
            return False
