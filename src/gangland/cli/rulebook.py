"""The rules text of a game, whole or by its paragraphs."""

import re
from importlib.resources import files
from typing import TYPE_CHECKING

from gangland.cli.screen import Screen
from gangland.cli.speech import Problem, lang, say

if TYPE_CHECKING:
    from gangland.engine.game import Game

ALL = "all"  # in English; the other languages have their own word beside it


def rules_text(game: "Game") -> str:
    """Our rules of a game in the language of this run."""
    return files(game.package).joinpath("text", f"rules.{lang()}.md").read_text("utf-8")


def paragraph(text: str, number: str) -> str:
    """`7.3` is a paragraph, `7` or `Glossary` a chapter, `R3` a ruling."""
    name = number.strip().lstrip("§").rstrip(".").upper()
    mark = name if name.startswith("R") else f"§{name}"
    title = rf"(?:{re.escape(mark)} [^\n]*|{re.escape(name)})"  # `§7 The turn`, `Glossary`
    chapter = re.search(rf"^## {title}$.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL | re.IGNORECASE)
    found = chapter or re.search(rf"^\*\*{re.escape(mark)}\*\*.*?(?=^\*\*|^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if not found:
        raise Problem("problem-paragraph", number=number)
    return found[0].strip()


def print_rules(screen: Screen, number: str) -> None:
    """Print the headings of the rules, one paragraph or, if all is asked for, the whole, fitted to the screen."""
    from rich.markdown import Markdown

    text = rules_text(screen.game)
    if not number:
        print_contents(screen, text)
        return
    everything = number.casefold() in (ALL, say("word-all"))
    screen.console.print(Markdown(text if everything else paragraph(text, number)))


def print_contents(screen: Screen, text: str) -> None:
    """The headings of the rules, and how to open one."""
    for heading in re.findall(r"^## (.+)$", text, re.MULTILINE):
        screen.line(heading, indent="  ")
    screen.line(say("rules-how"))
