"""Pictures of every table at its beginning, in its middle and at its end: `python -m tests.web.gallery` takes them all.

They lie in `build/screens/tables`. `--only five_points` takes those whose name begins so, `--language pl` in Polish.
"""

import argparse
import contextlib
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from gangland.proof.server_process import Subject
from tests.web.conftest import DESK, FLAGS, PHONE, ROOT
from tests.web.person import BOARD, Person

KEPT = ROOT / "build" / "screens" / "tables"
SIZES = (PHONE, DESK)
MOST_MOVES = 300
LONG_NAME = "Maksymilian Wróblewski z"  # as long as a name may be

BEGIN = """async order => {
    const headers = { "content-type": "application/json" };
    const send = (path, body) => fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    await send("/guests", { name: order.name, language: order.language });
    const table = await (await send("/tables", order.table)).json();
    await fetch(`/api/tables/${table.id}/start`, { method: "POST" });
    localStorage.setItem("gangland-known", "yes");
    return table.id;
}"""

PICK = """move => {
    const choices = document.querySelectorAll(".choice");
    choices[move % choices.length].click();
}"""


@dataclass(frozen=True)
class Setting:
    """A table as it is laid: the game, how many sit there, and with which options."""

    name: str
    game: str
    seats: int
    middle: int
    """After so many own choices it is in its middle."""
    options: dict[str, str] = field(default_factory=dict)
    seat: int = 0


SETTINGS = (
    Setting("famiglia", "famiglia", 2, 14),
    *(Setting(f"five_points-{seats}", "five_points", seats, 60 // seats) for seats in (2, 3, 4)),
    *(Setting(f"the_boss-{seats}", "the_boss", seats, 14) for seats in (2, 3, 4)),
    Setting("syndicate-new-york", "syndicate", 2, 14),
    Setting("syndicate-los-angeles", "syndicate", 2, 14, {"board": "los-angeles"}),
    Setting("syndicate-solo", "syndicate", 2, 14, {"solo": "easy"}, seat=1),
    *(Setting(f"cash_n_guns-{seats}", "cash_n_guns", seats, 7) for seats in (4, 5, 6, 7, 8)),
    Setting("cash_n_guns-talents-5", "cash_n_guns", 5, 7, {"talents": "random"}),
    Setting("cash_n_guns-talents-8", "cash_n_guns", 8, 7, {"talents": "random"}),
)


def sits_down(person: Person, setting: Setting, language: str, name: str = LONG_NAME) -> None:
    """Come as a guest, lay the table with bots at it, and wait for the first choice."""
    places = [{"kind": "bot", "level": "pickpocket"}] * setting.seats
    places[setting.seat] = {"kind": "me"}
    table = {"game": setting.game, "seats": setting.seats, "options": setting.options, "places": places}
    person.goes("/about")
    made = person.page.evaluate(BEGIN, {"name": name, "language": language, "table": table})
    person.goes(f"/table/{made}")
    person.page.wait_for_selector(BOARD)


def plays_on(person: Person, moves: int) -> None:
    """Make so many choices of different kinds, or as many as are left; a folded one is chosen as well."""
    for move in range(moves):
        if not person.waits():
            return
        before = person.asked()
        person.page.evaluate(PICK, move * 5)
        person.sees_a_change(before)


def takes(person: Person, name: str, kept: Path) -> None:
    """The screen as it is seen, and the page as a whole, at every size."""
    for size in SIZES:
        person.page.set_viewport_size(size)  # type: ignore[arg-type]
        person.page.evaluate("document.fonts.ready.then(() => scrollTo(0, 0))")
        for suffix, whole in (("", False), ("-whole", True)):
            person.page.screenshot(path=kept / f"{name}-{size['width']}{suffix}.png", full_page=whole)


def portrays(person: Person, setting: Setting, language: str, kept: Path = KEPT) -> None:
    """One game from its beginning to its end."""
    kept.mkdir(parents=True, exist_ok=True)
    sits_down(person, setting, language)
    person.waits()
    takes(person, f"{setting.name}-{language}-1", kept)
    plays_on(person, setting.middle)
    person.waits()
    takes(person, f"{setting.name}-{language}-2", kept)
    plays_on(person, MOST_MOVES)
    takes(person, f"{setting.name}-{language}-3", kept)


@contextlib.contextmanager
def opened(module: str = "tests.web.hasty", rules: str = "plain") -> Iterator[tuple[Subject, Browser]]:
    """A server with hasty bots, unless another is named, and a browser."""
    found = shutil.which("chromium")
    assert found, "there is no chromium: sh tools/install-chromium"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Subject(str(Path(folder) / "gangland.db"), bots=1, module=module)
        server.start({"GANGLAND_RULES": rules})
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        try:
            yield server, browser
        finally:
            browser.close()
            server.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="the beginning of the names to take")
    parser.add_argument("--language", choices=["en", "pl"], default="en")
    parser.add_argument("--into", type=Path, default=KEPT)
    chosen = parser.parse_args()
    with opened() as (server, browser):
        for setting in SETTINGS:
            if not setting.name.startswith(chosen.only):
                continue
            context = browser.new_context(
                base_url=f"http://localhost:{server.port}",
                locale={"en": "en-GB", "pl": "pl-PL"}[chosen.language],
                reduced_motion="reduce",
                color_scheme="dark",
            )
            portrays(Person(context.new_page(), strict=False), setting, chosen.language, chosen.into)
            context.close()
            print(setting.name)


if __name__ == "__main__":
    main()
