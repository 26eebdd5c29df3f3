"""Every refusal, log line and mistake of matches and tables has its sentence in both languages."""

import re
from pathlib import Path

import pytest

from gangland import server
from gangland.engine.testing.texts import message_ids, variables
from gangland.engine.words import LANGUAGES, Words
from gangland.server import PACKAGE
from gangland.server.match.votes import CHOICES

FOLDERS = [Path(server.__file__).parent / name for name in ("match", "desk")]
CODE = "\n".join(path.read_text("utf-8") for folder in FOLDERS for path in sorted(folder.glob("*.py")))
OWN = ("refused-", "server-log-", "table-", "verify-")
UNDO = ("nothing-played", "sealed", "somebody-else-acted", "chance", "learned", "not-you")


def needed():
    found = {f"refused-{code}" for code in re.findall(r'refused\([^"]*?(?:"",\s*)?"([a-z-]+)"', CODE)}
    found |= set(re.findall(r'(?:message|wrong|Mistake|_seat)\(\s*"((?:server-log|table|verify)-[a-z-]+)"', CODE))
    found |= {f"refused-undo-{reason}" for reason in UNDO} | {f"server-log-vote-{choice}" for choice in CHOICES}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_said_is_written_and_nothing_else(lang):
    written = {id for id in message_ids(PACKAGE, lang) if id.startswith(OWN)}
    assert needed() - written == set()
    assert {id for id in written - needed() if id.startswith(("server-log-", "verify-"))} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_said(lang):
    words = Words(lang, (PACKAGE,), ("Ann",), 0)
    for id in needed():
        known = {name: 1 if name in ("seconds", "player") else "x" for name in variables(PACKAGE, lang, id) - {"who"}}
        assert words.say(id, **{**known, **({"player": 0} if "player" in known else {})})
