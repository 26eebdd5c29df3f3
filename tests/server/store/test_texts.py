"""Every sentence of the store is there in both languages and in use."""

import re
from pathlib import Path

from gangland.engine.messages import message
from gangland.engine.mistakes import sentence
from gangland.engine.testing.texts import message_ids, variables
from gangland.engine.words import LANGUAGES
from gangland.server import PACKAGE, store

CODE = "".join(path.read_text("utf-8") for path in Path(store.__file__).parent.rglob("*.py"))


def test_every_sentence_is_written_in_every_language_and_used():
    used = set(re.findall(r'"(store-[a-z-]+)", package', CODE))
    for lang in LANGUAGES:
        assert {id for id in message_ids(PACKAGE, lang) if id.startswith("store-")} == used
        for id in used:
            assert "{" not in sentence(message(id, **dict.fromkeys(variables(PACKAGE, lang, id), "x")), PACKAGE, lang)
