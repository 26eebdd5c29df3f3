"""A typed position as it stands there: sections of words that know their place, and errors that name it."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from gangland.engine.messages import Message, Value
from gangland.engine.mistakes import ENGINE, Mistake, sentence, wrong

REST, UNKNOWN, NONE = "...", "?", "-"  # all that is left of the box; something that is not known; nothing


class NotationError(Mistake):
    """A text that is no position, record or action: what is wrong, and where."""

    def __init__(self, flaw: Message, line: int, column: int, package: str = ENGINE) -> None:
        super().__init__("mistake-at", package=package, line=str(line), column=str(column), what=flaw)
        self.args = (flaw, line, column, package)
        self.flaw, self.line, self.column = flaw, line, column

    @property
    def what(self) -> str:
        """What is wrong, without the place, in English."""
        return self.say_what("en")

    def say_what(self, lang: str) -> str:
        """What is wrong, without the place, in a language."""
        return sentence(self.flaw, self.package, lang)


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a text and where it stands, counted from 1; the sentences about it are in the package's texts."""

    text: str
    line: int = 1
    column: int = 1
    package: str = ENGINE

    def error(self, id: str, /, **arguments: Value) -> NotationError:
        """What is wrong with this word; the message has it as `word`."""
        return NotationError(wrong(id, {"word": self.text, **arguments}), self.line, self.column, self.package)

    def renamed(self, text: str) -> "Word":
        """Another word that stands at the same place."""
        return replace(self, text=text)

    def number(self, least: int, most: int) -> int:
        """The word as a number within limits."""
        if not re.fullmatch(r"[0-9]{1,9}", self.text) or not least <= int(self.text) <= most:
            raise self.error("mistake-number", least=str(least), most=str(most))
        return int(self.text)

    def choice(self, names: tuple[str, ...]) -> int:
        """The place of the word among names."""
        if self.text not in names:
            raise self.error("mistake-choice", known=", ".join(names))
        return names.index(self.text)


@dataclass(frozen=True, slots=True)
class Typed:
    """A section as it was typed: its keyword and the words after it, up to the next `/` or line end."""

    keyword: Word
    words: tuple[Word, ...]

    def error(self, id: str, /, **arguments: Value) -> NotationError:
        """What is wrong with the section; the message has its keyword as `word`."""
        return self.keyword.error(id, **arguments)

    def __iter__(self) -> Iterator[Word]:
        return iter(self.words)

    @property
    def is_nothing(self) -> bool:
        """Is it a single `-`?"""
        return [word.text for word in self.words] == [NONE]

    def only(self) -> Word:
        """The single word of the section."""
        if len(self.words) != 1:
            raise self.error("mistake-one-word", count=len(self.words))
        return self.words[0]

    def columns(self, count: int) -> "list[Typed]":
        """The words between bars `|`, as if each column were a section: one for each seat."""
        columns: list[list[Word]] = [[]]
        for word in self.words:
            if word.text == "|":
                columns.append([])
            else:
                columns[-1].append(word)
        if len(columns) != count:
            raise self.error("mistake-columns", count=len(columns), seats=str(count))
        return [Typed(self.keyword, tuple(words)) for words in columns]


class Text(dict[str, Typed]):
    """The sections of a typed position by their keywords, as they were typed."""

    def __init__(self, package: str) -> None:
        super().__init__()
        self.package = package

    @property
    def first(self) -> Typed:
        """The section that was typed first: where an error stands that belongs to no other."""
        return next(iter(self.values()))

    @property
    def has_unknown(self) -> bool:
        """Is a card somewhere not known?"""
        return any(word.text.endswith(UNKNOWN) for section in self.values() for word in section.words)

    def words(self, keyword: str) -> tuple[Word, ...]:
        """The words of a section; none if it was not typed."""
        return self[keyword].words if keyword in self else ()

    def columns(self, keyword: str, count: int) -> list[Typed]:
        """The columns of a section; none at all if it was not typed."""
        return self[keyword].columns(count) if keyword in self else []

    def seats(self, keyword: str, known: tuple[int, ...]) -> int:
        """How many columns a section has, which is how many seats there are."""
        seats = 1 + sum(word.text == "|" for word in self[keyword].words)
        if seats not in known:
            raise self[keyword].error("flaw-seats", count=seats, least=str(known[0]), most=str(known[-1]))
        return seats

    def error(self, id: str, /, **arguments: Value) -> NotationError:
        """What is wrong with the whole text, for which no single word is to blame."""
        return Word("", package=self.package).error(id, **arguments)


def sections(text: str, keywords: Iterable[str], package: str = ENGINE) -> Text:
    """The sections of a position, each keyword at most once; the game's package has the sentences of its errors."""
    found, known = Text(package), tuple(keywords)
    for line_number, line in enumerate(text.splitlines() or [""], 1):
        start = 0
        for part in line.split("/"):
            matches = re.finditer(r"\||[^\s|]+", part)
            words = [Word(match[0], line_number, start + match.start() + 1, package) for match in matches]
            start += len(part) + 1
            if not words:
                continue
            keyword = words[0]
            if keyword.text not in known:
                raise keyword.error("mistake-section", known=", ".join(known))
            if keyword.text in found:
                raise keyword.error("mistake-section-twice")
            found[keyword.text] = Typed(keyword, tuple(words[1:]))
    if not found:
        raise Word("").error("mistake-empty-position")
    return found


def repeated(word: Word) -> tuple[int, str]:
    """`3*A0` is three A0; a word without a star is one."""
    count, star, rest = word.text.rpartition("*")
    if not star:
        return 1, word.text
    if not re.fullmatch(r"[1-9]\d?", count):
        raise word.error("mistake-star", count=count)
    return int(count), rest


def one_by_one(words: Iterable[Word]) -> list[Word]:
    """Each word as often as it is meant: `3*?` is three words, `-` none."""
    counted = [(word, *repeated(word)) for word in words]
    return [word.renamed(name) for word, count, name in counted for _ in range(count) if name != NONE]


def hex_words(word: Word, count: int) -> list[int]:
    """A generator's state: that many 32-bit words in hexadecimal digits, not all zero."""
    if not re.fullmatch(rf"[0-9a-f]{{{8 * count}}}", word.text) or not int(word.text, 16):
        raise word.error("mistake-generator", digits=8 * count)
    return [int(word.text[place : place + 8], 16) for place in range(0, 8 * count, 8)]
