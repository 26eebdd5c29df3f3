"""What somebody gets who installs Gangland from its wheel: all of it, and nothing else."""

import re
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "gangland"


@pytest.fixture(scope="module")
def builder():
    return WheelBuilder(str(ROOT))


@pytest.fixture(scope="module")
def packed(builder):
    """The files that go into the wheel, without making it."""
    return {file.distribution_path for file in builder.recurse_included_files()}


def test_the_wheel_holds_every_file_of_the_package_and_no_other(packed):
    files = (file for file in PACKAGE.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    assert packed == {f"gangland/{file.relative_to(PACKAGE).as_posix()}" for file in files}


@pytest.mark.parametrize(
    "needed",
    [
        "gangland/py.typed",
        "gangland/cli/text/pl.ftl",
        "gangland/engine/text/en.ftl",
        "gangland/games/famiglia/text/rules.pl.md",
        "gangland/server/store/migrations/env.py",
        "gangland/web/index.html",
        "gangland/web/sw.js",
    ],
)
def test_what_is_no_code_is_in_the_wheel_too(packed, needed):
    assert needed in packed


def test_every_extra_that_a_page_names_is_there(builder):
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    named = {extra for page in pages for extra in re.findall(r"gangland\[([\w,]+)\]", page.read_text("utf-8"))}
    extras = {name for group in named for name in group.split(",")}
    assert {"pettingzoo", "gymnasium", "train", "data"} <= extras
    assert extras <= set(builder.metadata.core.optional_dependencies)


def test_every_extra_that_a_sentence_names_is_there(builder):
    texts = [file.read_text("utf-8") for file in PACKAGE.rglob("*.ftl")]
    named = {extra for text in texts for extra in re.findall(r"gangland\[(\w+)\]", text)}
    assert {"cuda", "lab", "data"} <= named
    assert named <= set(builder.metadata.core.optional_dependencies)
