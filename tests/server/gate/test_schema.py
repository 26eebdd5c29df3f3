"""What is generated is up to date, true, and holds under fire."""

import asyncio
import os
import re
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks

from gangland.engine.match import Match
from gangland.games import GAMES, load
from gangland.server.gate import schema
from gangland.server.gate.socket.messages import FROM_CLIENT
from gangland.server.gate.typescript import declared, typed
from tests.server.gate.place import Place, running, tell

ROOT = Path(__file__).parents[3]
SOURCES = ROOT / "web" / "src"
CASES = int(os.environ.get("GANGLAND_SCHEMATHESIS", "4"))  # of each endpoint


def test_the_committed_files_are_up_to_date():
    made = schema.files(SOURCES)
    committed = {path: path.read_text("utf-8") if path.exists() else "" for path in made}
    stale = [str(path.relative_to(ROOT)) for path, text in made.items() if committed[path] != text]
    assert not stale, "run python -m gangland.server.gate.schema --out web/src"


class TestTypeScript:
    @pytest.mark.parametrize(
        ("given", "made"),
        [
            ({"type": "integer"}, "number"),
            ({"type": "array", "items": {"type": "string"}}, "readonly string[]"),
            (
                {"type": "array", "items": {"type": "array", "items": {"type": "string"}}},
                "readonly (readonly string[])[]",
            ),
            ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "null"}]}, "[number, null]"),
            (
                {"type": "array", "items": {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "null"}]}},
                "readonly [number, null][]",
            ),
            ({"type": "array", "items": {"enum": ["a", "b"]}}, 'readonly ("a" | "b")[]'),
            ({"anyOf": [{"$ref": "#/components/schemas/View"}, {"type": "null"}]}, "View | null"),
            ({"enum": ["a", "b"]}, '"a" | "b"'),
            ({"type": "object", "additionalProperties": {"type": "boolean"}}, "Record<string, boolean>"),
            ({}, "unknown"),
        ],
    )
    def test_schemas_become_types(self, given, made):
        assert typed(given) == made

    def test_fields_that_may_be_missing_are_marked(self):
        shape = {"type": "object", "properties": {"a": {"type": "string"}, "b": {"const": 3}}, "required": ["a"]}
        assert declared("Thing", shape) == "export interface Thing {\n  a: string;\n  b?: 3;\n}\n"

    def test_a_long_line_is_broken(self):
        names = [f"a-rather-long-name-{nth}" for nth in range(6)]
        made = declared("Thing", {"type": "object", "properties": {"step": {"enum": names}}, "required": ["step"]})
        assert made.splitlines()[:3] == ["export interface Thing {", "  step:", '    | "a-rather-long-name-0"']
        assert max(map(len, made.splitlines())) <= 120

    def test_every_message_is_there(self):
        text = schema.typescript()
        for one in FROM_CLIENT:
            assert f"export interface From{one.__name__} " in text
        assert "export interface TableView " in text

    def test_every_name_that_is_used_is_declared(self):
        for source in (schema.typescript(), *(schema.view_types(id) for id in GAMES)):
            text = re.sub(r'/\*\*.*?\*/|"[^"]*"', "", source)
            declared_names = set(re.findall(r"export (?:interface|type) (\w+)", text))
            used = set(re.findall(r"[:|<(\[] ?(?:readonly )?\(?([A-Z]\w+)", text)) - {"Record"}
            assert used <= declared_names

    @pytest.mark.parametrize("id", GAMES)
    def test_a_games_view_is_called_view_and_names_its_steps(self, id):
        view = schema.view_types(id).partition("export interface View {")[2]
        assert re.search(r'^  step:(?:\s+\|?\s*"[a-z-]+")+;$', view, re.MULTILINE)

    def test_a_game_without_a_folder_for_the_browser_needs_no_types(self, tmp_path):
        (tmp_path / "games" / GAMES[0]).mkdir(parents=True)
        assert [path.parent.name for path in schema.files(tmp_path) if path.name == "view.ts"] == [GAMES[0]]

    @pytest.mark.parametrize("id", GAMES)
    def test_a_game_sends_what_its_type_says(self, id):
        """A real view, decoded strictly by the type that TypeScript is made from."""
        match = Match(load(id), seed=7, plain=True)
        kind = get_type_hints(load(id).view)["return"]
        for viewer in range(-1, match.seats):
            sent = msgspec.json.encode(match.view(viewer).table)
            assert msgspec.json.encode(msgspec.json.decode(sent, type=kind)) == sent


class TestOpenApi:
    def test_it_is_3_1_and_every_answer_is_described(self):
        described = schema.bare_app().openapi()
        assert described["openapi"].startswith("3.1")
        for path, methods in described["paths"].items():
            for method, operation in methods.items():
                answers = operation["responses"]
                assert {"403", "408", "413", "421", "422", "429", "503"} <= set(answers), (path, method)
                for status, answer in answers.items():
                    if status.startswith("2"):
                        assert status == "204" or answer["content"], (path, method)
                    else:
                        (content,) = answer["content"].values()
                        assert content["schema"] == {"$ref": "#/components/schemas/ProblemShape"}

    def test_every_reference_leads_somewhere(self):
        text = schema.openapi()
        known = set(schema.bare_app().openapi()["components"]["schemas"])
        assert set(re.findall(r"#/components/schemas/(\w+)", text)) <= known

    def test_it_is_served(self):
        async def story(place):
            return (await place.nobody().get("/api/openapi.json")).json()

        assert tell(story) == schema.bare_app().openapi()


UNFIT = {  # a cookie is no missing header; what no schema says may be refused (a game with so many seats)
    "positive_data_acceptance", "missing_required_header", "ignored_auth", "unsupported_method", "max_response_time",
}  # fmt: skip


def _checks(*without: str) -> list[Any]:
    load_all_checks()
    return [check for name, check in CHECKS._items.items() if name not in UNFIT | set(without)]


@contextmanager
def beside() -> Iterator[tuple[Place, str, str]]:
    """A server in a thread of its own; with the cookie of a guest and the guest's table."""
    ready: Future[tuple[Place, str, str]] = Future()
    over = threading.Event()

    async def serve() -> None:
        async with running(Place(), server=True) as place:
            rosa = await place.person("Rosa")
            ready.set_result((place, rosa.client.cookies["session"], await rosa.table()))
            while not over.is_set():
                await asyncio.sleep(0.02)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        yield ready.result(20)
    finally:
        over.set()
        thread.join()


@pytest.mark.parametrize("with_session", [False, True], ids=["nobody", "guest"])
def test_schemathesis_finds_nothing(with_session):
    """Requests made from the description, good and bad, at every endpoint; half of them at a table that is there."""
    described = schemathesis.openapi.from_dict(_without_cookies(schema.bare_app().openapi()))
    with beside() as (place, cookie, table):
        headers = {"origin": place.origin} | ({"cookie": f"session={cookie}"} if with_session else {})
        for found in described.get_all_operations():
            operation = found.ok()
            if not (with_session and operation.method == "delete" and "/tables/" not in operation.path):
                _fire(operation, GenerationMode.POSITIVE, place.origin, headers, table)
                with suppress(Unsatisfiable):  # where nothing is sent, nothing can be wrong
                    _fire(operation, GenerationMode.NEGATIVE, place.origin, headers, table)
        assert '"event":"unexpected"' not in place.log.getvalue()


def _without_cookies(described: dict[str, Any]) -> dict[str, Any]:
    """The session is ours to send: a cookie that is left out on purpose would come all the same."""
    for methods in described["paths"].values():
        for operation in methods.values():
            operation.pop("security", None)
    return described


def _fire(operation: Any, mode: GenerationMode, url: str, headers: dict[str, str], table: str) -> None:
    count = 0

    @settings(
        max_examples=CASES,
        database=None,
        derandomize=CASES < 50,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.explicit, Phase.generate),
    )
    @given(operation.as_strategy(generation_mode=mode))
    def hit(case: Any) -> None:
        nonlocal count
        count += 1
        if count % 2 and mode is GenerationMode.POSITIVE and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        case.validate_response(case.call(base_url=url, headers=headers), checks=_checks())

    hit()
