"""docs/protocol.md is true: every example is sent, and every answer is as it says."""

import json
import re
from pathlib import Path
from typing import Any

from gangland.server.gate.socket.connection import CLOSE_CODES
from gangland.server.gate.socket.messages import FROM_CLIENT
from tests.server.gate.place import Line, tell

PAGE = Path(__file__).parents[4] / "docs" / "protocol.md"
ANY = "…"
BLOCK = re.compile(r"^```(\w+)(?: ([\w ]+))?\n(.*?)^```$", re.S | re.M)


def fits(wanted: Any, found: Any, told: dict[str, Any]) -> bool:
    """Is an answer as the page says? A word in capitals is learned when it is met first."""
    if wanted == ANY:
        return True
    if isinstance(wanted, str) and wanted.isupper():
        if wanted == "TICKET":  # a new one each time
            told[wanted] = found
        return bool(told.setdefault(wanted, found) == found)
    if isinstance(wanted, dict) and isinstance(found, dict):
        named = {name: value for name, value in wanted.items() if name != ANY}
        complete = ANY in wanted or set(named) == set(found)
        return complete and all(name in found and fits(value, found[name], told) for name, value in named.items())
    if isinstance(wanted, list) and isinstance(found, list):
        return len(wanted) == len(found) and all(fits(one, two, told) for one, two in zip(wanted, found, strict=True))
    return bool(wanted == found)


def filled(value: Any, told: dict[str, Any]) -> Any:
    """What is sent, with the words in capitals replaced by what was told."""
    if isinstance(value, dict):
        return {name: filled(one, told) for name, one in value.items()}
    return told[value] if isinstance(value, str) and value in told else value


class Replay:
    """Goes through the page from top to bottom."""

    def __init__(self, person: Any) -> None:
        self.person = person
        self.told: dict[str, Any] = {}
        self.line: Line | None = None
        self.answer: Any = None

    async def step(self, language: str, words: str, text: str) -> None:
        if language == "http":
            await self.ask(*text.partition("\n")[::2])
        elif words.startswith("client"):
            await self.say(json.loads(text), again=words.endswith("again"))
        elif words == "server":
            await self.hear(json.loads(text))
        else:
            assert self.answer.status_code == int(words), self.answer.text
            found = self.answer.json() if self.answer.content else None
            assert fits(json.loads(text) if text.strip() else None, found, self.told), found

    async def ask(self, head: str, body: str) -> None:
        method, path = head.split()
        path = re.sub(r"[A-Z]+", lambda found: str(self.told[found[0]]), path)
        content = json.dumps(json.loads(body)) if body.strip() else None
        self.answer = await self.person.client.request(
            method, path, content=content, headers={"content-type": "application/json"}
        )

    async def say(self, message: dict[str, Any], again: bool) -> None:
        if self.line is None or again:
            self.learn_last()
            self.line = await self.person.line()
        elif "ACTION" in message.values():
            self.learn_decision()
        await self.line.opened.send(json.dumps(filled(message, self.told)))

    def learn_last(self) -> None:
        if self.line is not None:
            self.told["LAST"] = max(one["n"] for one in self.line.heard if one["type"] in ("frame", "welcome"))

    def learn_decision(self) -> None:
        assert self.line is not None
        table = self.line.table
        self.told["DECISION"] = table["decision"] or 0
        self.told["ACTION"] = next(reversed(table["view"]["legal"]), 0)

    async def hear(self, wanted: dict[str, Any]) -> None:
        """The next message of this type, frames and all between left out."""
        assert self.line is not None
        found = await self.line.hear(wanted["type"], *(("refused", "error") if wanted["type"] == "ack" else ()))
        assert fits(wanted, found, self.told), found
        if wanted["type"] == "welcome" and found["snapshot"]:
            await self.line.until(lambda table: table["decision"] is not None)


def test_every_example_is_true():
    async def story(place):
        replay = Replay(place.nobody())
        for language, words, text in BLOCK.findall(PAGE.read_text("utf-8")):
            await replay.step(language, words, text)

    tell(story, server=True, pace=200)


def test_every_message_and_every_code_is_on_the_page():
    page = PAGE.read_text("utf-8")
    for one in FROM_CLIENT:
        assert f'"{one.__struct_config__.tag}"' in page or f"`{one.__struct_config__.tag}`" in page
    for word, code in CLOSE_CODES.items():
        assert word in ("normal",) or f"| {code} | {word} |" in page
