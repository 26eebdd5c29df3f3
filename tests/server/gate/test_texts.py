"""The words of the server: complete, used, the same in both languages."""

from gangland.engine.testing.texts import flaws_of_package, used_ids
from gangland.server.gate.problems import STATUS


def test_nothing_is_missing_unused_or_different():
    needed = {f"problem-{code}" for code in STATUS}
    assert flaws_of_package("gangland.server", needed, used_ids("gangland.server")) == []
