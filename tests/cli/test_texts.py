"""Every sentence of the command line is used, and is there in both languages."""

import ast
from pathlib import Path

from gangland import cli
from gangland.bots import NAMES
from gangland.cli.mind import AUTOMATON
from gangland.cli.orders import ORDERS
from gangland.engine.testing.texts import flaws_of_package
from gangland.lab.arena.plot import WORDS

FOLDER = Path(cli.__file__).parent
UNDO_REASONS = ("nothing-played", "somebody-else-acted", "chance", "learned")
COMMANDS = (
    "games",
    "play",
    "simulate",
    "arena",
    "components",
    "whatif",
    "balance",
    "replay",
    "records",
    "position",
    "bench",
    "figures",
    "serve",
    "backup",
    "restore",
    "verify",
    "doctor",
    "load",
    "prove",
)
SAY = ("say", "Problem", "leave")


def trees() -> list[ast.AST]:
    return [ast.parse(file.read_text("utf-8")) for file in FOLDER.glob("*.py")]


def strings() -> set[str]:
    """All string literals of the command line's code."""
    nodes = (node for tree in trees() for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def said() -> set[str]:
    """The ids that the code says as they stand, and those it puts together."""
    found = {f"undo-{reason}" for reason in UNDO_REASONS} | {f"name-bot-{bot}" for bot in (*NAMES, AUTOMATON)}
    found |= {f"{kind}-{name}" for name in ORDERS for kind in ("word", "about")}
    found |= {f"simulation-{name}" for name in ("seat", "wins", "share", "interval")}
    found |= {f"arena-{name}" for name in ("rating", "looks", "time")} | {f"arena-plot-{name}" for name in WORDS}
    found |= {f"arena-fault-{kind}" for kind in ("overrun", "crash", "illegal", "gone")}
    found |= {f"bench-{name}" for name in ("what", "value", "unit", "goal", "peer", "ratio")}
    found |= {f"figures-{name}" for name in ("row", "value", "verdict")}
    found |= {f"figures-verdict-{verdict}" for verdict in ("reached", "missed", "reported", "open")}
    found |= {f"whatif-{name}" for name in ("figure", "printed", "changed", "difference", "gap", "shared")}
    found |= {f"whatif-{name}" for name in ("length", "turns", "fairer", "less-fair", "as-fair")}
    found |= {f"help-{name}-short" for name in COMMANDS}
    for node in (node for tree in trees() for node in ast.walk(tree)):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            first = node.args[0] if node.args and name in SAY else None
            texts = [first, *(word.value for word in node.keywords if word.arg in ("help", "metavar"))]
            found |= {text.value for text in texts if isinstance(text, ast.Constant) and "-" in str(text.value)}
    return found - {"title", "summary", "primer", "score-unit"}  # texts of a game, said by its own words


def test_every_text_is_there_in_every_language_and_none_is_unused():
    assert flaws_of_package("gangland.cli", said(), strings()) == []
