"""What a component may be: a number, a yes or no, names, signs of cards, spaces of a row.

Each kind says what is wrong with a value, reads one that was typed after `--set path=`, and turns a value of the file
into one of the constants and back.
"""

import re
from dataclasses import dataclass
from typing import Any, Protocol

from gangland.engine.messages import Message, message

ALL_SPACES = re.compile(r"[LSM] (?:blank|reinforce|shot|(?:recruit|call|here|elsewhere|money) [1-9])")


class Kind(Protocol):
    """What one component may be."""

    def flaw(self, value: object) -> Message | None:
        """What is wrong with a value, or nothing."""
        ...

    def typed(self, text: str) -> object:
        """The value that somebody typed; the text itself if it can't be one."""
        ...

    def stored(self, value: Any) -> Any:
        """A value of the file as the constants have it."""
        ...

    def shown(self, constant: Any) -> Any:
        """A value of the constants as the file has it."""
        ...


def items(text: str) -> list[str]:
    """`BA, DT` or `["BA", "DT"]` as a list."""
    pieces = (piece.strip(" \"'") for piece in text.strip().removeprefix("[").removesuffix("]").split(","))
    return [piece for piece in pieces if piece]


@dataclass(frozen=True)
class Whole:
    """A whole number within limits; below the upper one everything fits into the position."""

    least: int
    most: int

    def flaw(self, value: object) -> Message | None:
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return None
        return message("mistake-components-whole", least=str(self.least), most=str(self.most), given=written(value))

    def typed(self, text: str) -> object:
        return int(text) if re.fullmatch(r"[+-]?[0-9]{1,18}", text.strip()) else text

    def stored(self, value: Any) -> Any:
        return value

    def shown(self, constant: Any) -> Any:
        return int(constant)


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    def flaw(self, value: object) -> Message | None:
        return None if isinstance(value, bool) else message("mistake-components-flag", given=written(value))

    def typed(self, text: str) -> object:
        return {"true": True, "false": False}.get(text.strip().casefold(), text)

    def stored(self, value: Any) -> Any:
        return value

    def shown(self, constant: Any) -> Any:
        return bool(constant)


@dataclass(frozen=True)
class Names:
    """A list of names, each one of those that there are: so an arrow never leads to nowhere."""

    known: tuple[str, ...]
    fewest: int
    most: int
    numbered: bool = False  # the constants have the number of each name
    flaw_id: str = "mistake-components-name"

    def flaw(self, value: object) -> Message | None:
        if not isinstance(value, list | tuple) or not self.fewest <= len(value) <= self.most:
            return message(
                "mistake-components-list", fewest=str(self.fewest), most=str(self.most), given=written(value)
            )
        for name in value:
            if name not in self.known:
                return message(self.flaw_id, given=written(name), known=", ".join(self.known))
        return None

    def typed(self, text: str) -> object:
        return items(text)

    def stored(self, value: Any) -> Any:
        return [self.known.index(name) for name in value] if self.numbered else tuple(value)

    def shown(self, constant: Any) -> Any:
        return [self.known[int(one)] if self.numbered else one for one in constant]


@dataclass(frozen=True)
class Signs:
    """The cards of a pile as letters, each at most once: `123p`."""

    known: str
    fewest: int
    most: int

    def flaw(self, value: object) -> Message | None:
        if isinstance(value, str) and self.fewest <= len(value) <= self.most and self.fits(value):
            return None
        limits = {"fewest": str(self.fewest), "most": str(self.most)}
        return message("mistake-components-signs", known=self.known, given=written(value), **limits)

    def fits(self, value: str) -> bool:
        return set(value) <= set(self.known) and len(set(value)) == len(value)

    def typed(self, text: str) -> object:
        return text.strip().strip("\"'")

    def stored(self, value: Any) -> Any:
        return value

    def shown(self, constant: Any) -> Any:
        return str(constant)


@dataclass(frozen=True)
class Spaces:
    """The spaces of a row of Syndicate from the left, each with its ground and its effect: `L recruit 1`."""

    most: int

    def flaw(self, value: object) -> Message | None:
        if not isinstance(value, list | tuple) or not 1 <= len(value) <= self.most:
            return message("mistake-components-list", fewest="1", most=str(self.most), given=written(value))
        for space in value:
            if not isinstance(space, str) or not ALL_SPACES.fullmatch(space):
                return message("mistake-components-space", given=written(space))
        return None

    def typed(self, text: str) -> object:
        return items(text)

    def stored(self, value: Any) -> Any:
        return tuple(value)

    def shown(self, constant: Any) -> Any:
        return list(constant)


def written(value: object) -> str:
    """A value as the file has it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return f"[{', '.join(written(one) for one in value)}]"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    return str(value)
