"""Reading typed positions: sections of words that know where they stand, and errors that say so."""

import re
from dataclasses import dataclass, replace

from gangland.engine.messages import Message, Value
from gangland.engine.mistakes import ENGINE, Mistake, sentence, wrong


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
class Section:
    """A keyword and the words after it, up to the next `/` or line end."""

    keyword: Word
    words: tuple[Word, ...]

    def error(self, id: str, /, **arguments: Value) -> NotationError:
        """What is wrong with the section; the message has its keyword as `word`."""
        return self.keyword.error(id, **arguments)

    def only(self) -> Word:
        """The single word of the section."""
        if len(self.words) != 1:
            raise self.error("mistake-one-word", count=len(self.words))
        return self.words[0]

    def columns(self, count: int) -> list[list[Word]]:
        """The words between bars `|`: one column for each seat."""
        columns: list[list[Word]] = [[]]
        for word in self.words:
            if word.text == "|":
                columns.append([])
            else:
                columns[-1].append(word)
        if len(columns) != count:
            raise self.error("mistake-columns", count=len(columns), seats=str(count))
        return columns


def sections(text: str, keywords: tuple[str, ...], package: str = ENGINE) -> dict[str, Section]:
    """The sections of a position, each keyword at most once; the game's package has the sentences of its errors."""
    found: dict[str, Section] = {}
    for line_number, line in enumerate(text.splitlines() or [""], 1):
        start = 0
        for part in line.split("/"):
            matches = re.finditer(r"\||[^\s|]+", part)
            words = [Word(match[0], line_number, start + match.start() + 1, package) for match in matches]
            start += len(part) + 1
            if not words:
                continue
            keyword = words[0]
            if keyword.text not in keywords:
                raise keyword.error("mistake-section", known=", ".join(keywords))
            if keyword.text in found:
                raise keyword.error("mistake-section-twice")
            found[keyword.text] = Section(keyword, tuple(words[1:]))
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


def hex_words(word: Word, count: int) -> list[int]:
    """A generator's state: that many 32-bit words in hexadecimal digits, not all zero."""
    if not re.fullmatch(rf"[0-9a-f]{{{8 * count}}}", word.text) or not int(word.text, 16):
        raise word.error("mistake-generator", digits=8 * count)
    return [int(word.text[place : place + 8], 16) for place in range(0, 8 * count, 8)]
