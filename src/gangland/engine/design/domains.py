"""What a component may be: a number, a yes or no, names, signs of cards."""

import re
from dataclasses import dataclass
from typing import Any

from gangland.engine.messages import Message, message


class Domain:
    """The values that one component may have. A game may add its own."""

    def flaw(self, value: object) -> Message | None:
        """What is wrong with a value, or nothing."""
        raise NotImplementedError

    def typed(self, text: str) -> object:
        """The value that somebody typed after `--set path=`; the text itself if it can't be one."""
        raise NotImplementedError

    def stored(self, value: Any) -> Any:
        """A value of the file as the constants have it."""
        return value

    def shown(self, constant: Any) -> Any:
        """A value of the constants as the file has it."""
        raise NotImplementedError


def items(text: str) -> list[str]:
    """`BA, DT` or `["BA", "DT"]` as a list."""
    pieces = (piece.strip(" \"'") for piece in text.strip().removeprefix("[").removesuffix("]").split(","))
    return [piece for piece in pieces if piece]


@dataclass(frozen=True)
class Whole(Domain):
    """A whole number within limits; below the upper one everything fits into the position."""

    least: int
    most: int

    def flaw(self, value: object) -> Message | None:
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return None
        return message("mistake-components-whole", least=str(self.least), most=str(self.most), given=written(value))

    def typed(self, text: str) -> object:
        return int(text) if re.fullmatch(r"[+-]?[0-9]{1,18}", text.strip()) else text

    def shown(self, constant: Any) -> Any:
        return int(constant)


@dataclass(frozen=True)
class Flag(Domain):
    """Yes or no."""

    def flaw(self, value: object) -> Message | None:
        return None if isinstance(value, bool) else message("mistake-components-flag", given=written(value))

    def typed(self, text: str) -> object:
        return {"true": True, "false": False}.get(text.strip().casefold(), text)

    def shown(self, constant: Any) -> Any:
        return bool(constant)


@dataclass(frozen=True)
class Texts(Domain):
    """A list of texts, so many at least and at most."""

    fewest: int
    most: int

    def flaw(self, value: object) -> Message | None:
        if not isinstance(value, list | tuple) or not self.fewest <= len(value) <= self.most:
            limits = {"fewest": str(self.fewest), "most": str(self.most)}
            return message("mistake-components-list", given=written(value), **limits)
        return next((flaw for flaw in map(self.flaw_of_item, value) if flaw), None)

    def flaw_of_item(self, item: object) -> Message | None:
        raise NotImplementedError

    def typed(self, text: str) -> object:
        return items(text)

    def stored(self, value: Any) -> Any:
        return tuple(value)

    def shown(self, constant: Any) -> Any:
        return list(constant)


@dataclass(frozen=True)
class Names(Texts):
    """A list of names, each one of those that there are: so an arrow never leads to nowhere."""

    known: tuple[str, ...]
    numbered: bool = False  # the constants have the number of each name
    flaw_id: str = "mistake-components-name"

    def flaw_of_item(self, item: object) -> Message | None:
        return None if item in self.known else message(self.flaw_id, given=written(item), known=", ".join(self.known))

    def stored(self, value: Any) -> Any:
        return [self.known.index(name) for name in value] if self.numbered else tuple(value)

    def shown(self, constant: Any) -> Any:
        return [self.known[int(one)] if self.numbered else one for one in constant]


@dataclass(frozen=True)
class Signs(Domain):
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

    def shown(self, constant: Any) -> Any:
        return str(constant)


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
