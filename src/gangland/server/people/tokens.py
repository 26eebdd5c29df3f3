"""Secrets that are handed out once and kept as their hash: sessions, tickets, invitations, recovery."""

import hashlib

from gangland.engine.seeds import fresh_seed

TOKEN_DIGITS = 64  # 256 bits, in hexadecimal
ID_DIGITS = 32  # 128 bits


def fresh_token() -> str:
    """A token that nobody can guess."""
    return fresh_seed()


def fresh_id() -> str:
    """An id that says nothing about whom it stands for."""
    return fresh_seed()[:ID_DIGITS]


def token_hash(token: str) -> str:
    """What is stored of a token: whoever reads the database can't use it."""
    return hashlib.sha256(token.encode()).hexdigest()
