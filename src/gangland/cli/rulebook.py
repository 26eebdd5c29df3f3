"""The rules text of a game, whole or by its paragraphs."""

import re
from importlib.resources import files
from typing import TYPE_CHECKING

from gangland.cli.screen import Screen
from gangland.cli.speech import Problem, lang

if TYPE_CHECKING:
    from gangland.engine.game import Game


def rules_text(game: "Game") -> str:
    """Our rules of a game in the language of this run."""
    return files(game.package).joinpath("text", f"rules.{lang()}.md").read_text("utf-8")


def paragraph(text: str, number: str) -> str:
    """`7.3` is a paragraph, `7` a chapter, `R3` a ruling."""
    name = number.strip().lstrip("§").rstrip(".").upper()
    mark = name if name.startswith("R") else f"§{name}"
    chapter = re.search(rf"^## {re.escape(mark)} .*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    found = chapter or re.search(rf"^\*\*{re.escape(mark)}\*\*.*?(?=^\*\*|^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if not found:
        raise Problem("problem-paragraph", number=number)
    return found[0].strip()


def print_rules(screen: Screen, number: str) -> None:
    """Print the rules, all or one paragraph, fitted to the screen."""
    from rich.markdown import Markdown

    text = rules_text(screen.game)
    screen.console.print(Markdown(paragraph(text, number) if number else text))
