"""The components of a game as a file for people: TOML with a comment on every number."""

from collections.abc import Iterator, Mapping
from typing import Any

from gangland.engine.design.components import Component, Group
from gangland.engine.design.domains import written
from gangland.engine.words import Words
from gangland.games import load

PACKAGE = "gangland.lab.whatif"
COMMENT_AT = 24  # the column where comments beside values begin


def components_file(game: str, lang: str, values: Mapping[str, Any] | None = None) -> str:
    """The whole file: as printed, or with these values instead."""
    design = load(game).design
    words = Words(lang, (PACKAGE, load(game).package))
    known = {**design.printed, **(values or {})}
    lines = [*_head(game, words)]
    for group in design.groups:
        lines += ["", *_section(group, known, words)]
    return "\n".join(lines) + "\n"


def _head(game: str, words: Words) -> Iterator[str]:
    yield f"# {words.say('design-head', game=words.say('title'))}"
    yield f"# {words.say('design-how', command=f'gangland whatif {game} --components')}"
    if any(component.reconstructed for component in load(game).design.components.values()):
        yield f"# {words.say('design-doubt', mark=words.say('design-reconstructed'))}"
    yield f"game = {written(game)}"


def _section(group: Group, values: Mapping[str, Any], words: Words) -> Iterator[str]:
    yield f"# {words.say(group.label)}"
    yield f"[{group.path}]"
    for component in group.components:
        line = f"{component.key} = {written(values[component.path])}"
        notes = ", ".join(_notes(component, words))
        yield f"{line:{COMMENT_AT - 1}} # {notes}" if notes else line


def _notes(component: Component, words: Words) -> Iterator[str]:
    if component.label:
        yield words.say(component.label)
    if component.reconstructed:
        yield words.say("design-reconstructed")
