"""Reading typed positions: sections of words that know where they stand, and errors that say so."""

import re
from dataclasses import dataclass


class NotationError(ValueError):
    """A text that is no position, record or action: what is wrong, and where."""

    def __init__(self, what: str, line: int, column: int) -> None:
        super().__init__(f"line {line}, column {column}: {what}")
        self.what, self.line, self.column = what, line, column


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a text and where it stands, counted from 1."""

    text: str
    line: int
    column: int

    def error(self, what: str) -> NotationError:
        return NotationError(what, self.line, self.column)

    def number(self, least: int, most: int) -> int:
        """The word as a number within limits."""
        if not re.fullmatch(r"\d{1,9}", self.text) or not least <= int(self.text) <= most:
            raise self.error(f"{self.text!r} is no number from {least} to {most}")
        return int(self.text)

    def choice(self, names: tuple[str, ...]) -> int:
        """The place of the word among names."""
        if self.text not in names:
            raise self.error(f"{self.text!r} is none of {', '.join(names)}")
        return names.index(self.text)


@dataclass(frozen=True, slots=True)
class Section:
    """A keyword and the words after it, up to the next `/` or line end."""

    keyword: Word
    words: tuple[Word, ...]

    def only(self) -> Word:
        """The single word of the section."""
        if len(self.words) != 1:
            raise self.keyword.error(f"{self.keyword.text!r} takes one word, not {len(self.words)}")
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
            raise self.keyword.error(
                f"{self.keyword.text!r} has {len(columns)} columns, one for each seat makes {count}"
            )
        return columns


def sections(text: str, keywords: tuple[str, ...]) -> dict[str, Section]:
    """The sections of a position, each keyword at most once."""
    found: dict[str, Section] = {}
    for line_number, line in enumerate(text.splitlines() or [""], 1):
        start = 0
        for part in line.split("/"):
            matches = re.finditer(r"\||[^\s|]+", part)
            words = [Word(match[0], line_number, start + match.start() + 1) for match in matches]
            start += len(part) + 1
            if not words:
                continue
            keyword = words[0]
            if keyword.text not in keywords:
                raise keyword.error(f"{keyword.text!r} is no part of a position; those are {', '.join(keywords)}")
            if keyword.text in found:
                raise keyword.error(f"{keyword.text!r} stands there twice")
            found[keyword.text] = Section(keyword, tuple(words[1:]))
    if not found:
        raise NotationError("the position is empty", 1, 1)
    return found


def repeated(word: Word) -> tuple[int, str]:
    """`3*A0` is three A0; a word without a star is one."""
    count, star, rest = word.text.rpartition("*")
    if not star:
        return 1, word.text
    if not re.fullmatch(r"[1-9]\d?", count):
        raise word.error(f"{count!r} before the star is no number from 1 to 99")
    return int(count), rest


def hex_words(word: Word, count: int) -> list[int]:
    """A generator's state: that many 32-bit words in hexadecimal digits, not all zero."""
    if not re.fullmatch(rf"[0-9a-f]{{{8 * count}}}", word.text) or not int(word.text, 16):
        raise word.error(f"a generator is {8 * count} hexadecimal digits, not all 0")
    return [int(word.text[place : place + 8], 16) for place in range(0, 8 * count, 8)]
