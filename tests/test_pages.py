"""The examples on the pages that people try first do what they say."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("page", ["README.md", "docs/adapters.md"])
def test_every_example_gives_what_the_page_shows(page):
    results = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert results.attempted > 0
    assert results.failed == 0  # what was expected and what came stands above
