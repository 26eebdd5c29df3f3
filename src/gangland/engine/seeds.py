"""Where randomness comes from: a seed as people write it, or the operating system. No other module makes any."""

import hashlib
import re
import secrets

from gangland.engine.mistakes import Mistake
from gangland.engine.position import Position
from gangland.engine.randomness import seed as seed_generator

SEED_LIMIT = 2**63  # a seed and the number of a game in its stream are below this
SECRET_BYTES = 32
SECRET_DIGITS = 32  # a seed with at least so many hexadecimal digits is a secret


def fresh_seed() -> str:
    """A seed of 256 bits that nobody can guess."""
    return secrets.token_hex(SECRET_BYTES)


def normal_seed(seed: int | str | None) -> str:
    """The text of a seed: `7`, `7/12` (game 12 of the stream 7) or 32 hexadecimal digits or more (a secret)."""
    if type(seed) is int and 0 <= seed < SEED_LIMIT:
        return str(seed)
    text = fresh_seed() if seed is None else str(seed).strip().lower()
    if re.fullmatch(r"[0-9a-f]{32,128}", text):
        return text
    if re.fullmatch(r"[0-9]{1,19}(/[0-9]{1,19})?", text):
        numbers = [int(part) for part in text.split("/")]
        if max(numbers) < SEED_LIMIT:
            return "/".join(map(str, numbers)).removesuffix("/0")
    raise Mistake("mistake-seed", text=text)


def is_secret(seed: str) -> bool:
    """Is this the text of a secret, not of a number?"""
    return len(seed) >= SECRET_DIGITS and "/" not in seed


def stream_and_game(seed: str) -> tuple[int, int]:
    """The two numbers of a seed that is no secret."""
    stream, _, game = seed.partition("/")
    return int(stream), int(game or 0)


def plant(position: Position, seed: str) -> None:
    """Set the generator of a position from the text of a seed."""
    if is_secret(seed):
        digest = hashlib.sha256(seed.encode()).digest()
        for place in range(4):
            position.rng[place] = int.from_bytes(digest[4 * place : 4 * place + 4], "big")
    else:
        seed_generator(position, *stream_and_game(seed))
