"""The words of the proofs: complete, used, the same in both languages."""

from gangland.engine.testing.texts import flaws_of_package, used_ids


def test_nothing_is_missing_unused_or_different():
    assert flaws_of_package("gangland.proof", set(), used_ids("gangland.proof")) == []
