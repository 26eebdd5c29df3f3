"""The components of a game as a file for people: TOML with a comment on every number."""

from collections.abc import Iterator, Mapping
from typing import Any

from gangland.engine.words import Words
from gangland.games import load
from gangland.lab.whatif.kinds import written
from gangland.lab.whatif.parts import Part, Section, design

PACKAGE = "gangland.lab.whatif"
COMMENT_AT = 24  # the column where comments beside values begin


def components_file(game: str, lang: str, values: Mapping[str, Any] | None = None) -> str:
    """The whole file: as printed, or with these values instead."""
    plan = design(game)
    words = Words(lang, (PACKAGE, load(game).package))
    known = {**plan.printed, **(values or {})}
    lines = [*_head(game, words)]
    for section in plan.sections:
        lines += ["", *_section(section, known, words)]
    return "\n".join(lines) + "\n"


def _head(game: str, words: Words) -> Iterator[str]:
    yield f"# {words.say('design-head', game=words.say('title'))}"
    yield f"# {words.say('design-how', command=f'gangland whatif {game} --components')}"
    if any(part.reconstructed for part in design(game).parts.values()):
        yield f"# {words.say('design-doubt', mark=words.say('design-reconstructed'))}"
    yield f"game = {written(game)}"


def _section(section: Section, values: Mapping[str, Any], words: Words) -> Iterator[str]:
    yield f"# {words.say(section.label)}"
    yield f"[{section.path}]"
    for part in section.parts:
        line = f"{part.key} = {written(values[part.path])}"
        notes = ", ".join(_notes(part, words))
        yield f"{line:{COMMENT_AT - 1}} # {notes}" if notes else line


def _notes(part: Part, words: Words) -> Iterator[str]:
    if part.label:
        yield words.say(part.label)
    if part.reconstructed:
        yield words.say("design-reconstructed")
