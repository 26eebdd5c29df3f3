"""A server, a browser, and people who sit before it."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from gangland.proof.server_process import Subject
from tests.web.person import Person

pytestmark = pytest.mark.rules("compiled")

ROOT = Path(__file__).parents[2]
PAGES = Path(os.environ.get("GANGLAND_PAGES", ROOT / "src" / "gangland" / "web")) / "index.html"
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run",
    "--disable-features=SpareRendererForSitePerProcess",  # a tenth of all work was for pages that nobody opens
]  # fmt: skip
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}
Come = Callable[..., Person]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Subject]:
    """A server with hasty bots, on a free port and a file of its own."""
    assert PAGES.exists(), "the pages are not built: npm run build in web/"
    found = Subject(str(tmp_path_factory.mktemp("server") / "gangland.db"), bots=1, module="tests.web.hasty")
    found.start({"GANGLAND_RULES": "plain"})
    yield found
    found.kill()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all these tests, and gone after them: while it is there, no other test can run a loop of its own."""
    with sync_playwright() as playwright:
        found = shutil.which("chromium")
        assert found, "there is no chromium: sh tools/install-chromium"
        made = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield made
        made.close()


@pytest.fixture
def come(server: Subject, browser: Browser) -> Iterator[Come]:
    """Let somebody come: a browser of their own, with its language and size. Whatever goes wrong in it is a failure."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def comes(language: str = "en", size: dict[str, int] = DESK, strict: bool = True) -> Person:
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale={"en": "en-GB", "pl": "pl-PL"}[language],
            reduced_motion="reduce",
            color_scheme="dark",
            base_url=f"http://localhost:{server.port}",
            accept_downloads=True,
        )
        contexts.append(context)
        person = Person(context.new_page(), strict)
        people.append(person)
        return person

    yield comes
    for context in contexts:
        context.close()
    assert [flaw for person in people if person.strict for flaw in person.flaws] == []


@pytest.fixture
def page(come: Come) -> Page:
    return come().page
