"""Every sentence of the command line is used, and is there in both languages."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from gangland import cli
from gangland.bots import BOTS
from gangland.cli.orders import ORDERS

FOLDER = Path(cli.__file__).parent
UNDO_REASONS = ("nothing-played", "somebody-else-acted", "chance", "learned")
SAY = ("say", "Problem", "leave")


def resource(lang: str) -> fluent.Resource:
    return parse((FOLDER / "text" / f"{lang}.ftl").read_text("utf-8"))


def ids(lang: str) -> list[str]:
    return [entry.id.name for entry in resource(lang).body if isinstance(entry, fluent.Message)]


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


def arguments(message: fluent.Message) -> set[str]:
    visitor = Arguments()
    visitor.visit(message)
    return visitor.names


def trees() -> list[ast.AST]:
    return [ast.parse(file.read_text("utf-8")) for file in FOLDER.glob("*.py")]


def strings() -> set[str]:
    """All string literals of the command line's code."""
    nodes = (node for tree in trees() for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def said() -> set[str]:
    """The ids that the code says as they stand, and those it puts together."""
    found = {f"undo-{reason}" for reason in UNDO_REASONS} | {f"name-bot-{bot}" for bot in BOTS}
    found |= {f"{kind}-{name}" for name in ORDERS for kind in ("word", "about")}
    found |= {f"simulation-{name}" for name in ("seat", "wins", "share", "interval", "points")}
    found |= {f"bench-{name}" for name in ("what", "value", "unit", "goal", "peer", "ratio")}
    found |= {f"help-{name}-short" for name in ("games", "play", "simulate", "replay", "position", "bench")}
    for node in (node for tree in trees() for node in ast.walk(tree)):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            first = node.args[0] if node.args and name in SAY else None
            texts = [first, *(word.value for word in node.keywords if word.arg == "help")]
            found |= {text.value for text in texts if isinstance(text, ast.Constant)}
    return found - {"title", "summary"}  # texts of a game, said by its own words


def test_both_languages_have_the_same_ids_in_the_same_order():
    assert ids("en") == ids("pl")
    assert len(set(ids("en"))) == len(ids("en"))


def test_no_id_is_missing():
    assert said() - set(ids("en")) == set()


def test_no_id_is_unused():
    assert set(ids("en")) - said() - strings() == set()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_files_have_no_junk(lang):
    assert [entry for entry in resource(lang).body if isinstance(entry, fluent.Junk)] == []


def test_both_languages_take_the_same_arguments():
    english, polish = (
        {m.id.name: arguments(m) for m in resource(lang).body if isinstance(m, fluent.Message)} for lang in ("en", "pl")
    )
    assert english == polish
