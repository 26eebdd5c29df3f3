"""The pictures of the README, taken from the real product: `python -m tests.web.pictures` writes `docs/pictures`."""

from pathlib import Path

from playwright.sync_api import Browser

from gangland.games import GAMES
from tests.web.conftest import DESK, PHONE, ROOT
from tests.web.gallery import SETTINGS, Setting, opened, plays_on, sits_down
from tests.web.person import Person

KEPT = ROOT / "docs" / "pictures"
SIZES = {"desktop": DESK, "phone": PHONE}
QUALITY = 60  # of a JPEG: the twelve of them stay near a megabyte
MOST_MOVES = 12  # no game is over after so many own choices
SHOWN = {setting.game: setting for setting in reversed(SETTINGS)}  # the first setting of each game


def takes(person: Person, name: str) -> None:
    """The same screen at a desk and on a phone."""
    for where, size in SIZES.items():
        person.page.set_viewport_size(size)  # type: ignore[arg-type]
        person.page.evaluate("document.fonts.ready.then(() => scrollTo(0, 0))")
        person.page.screenshot(path=KEPT / f"{name}-{where}.jpg", type="jpeg", quality=QUALITY)


def shows_home(person: Person) -> None:
    person.goes("/")
    person.page.wait_for_selector("article.poster")
    takes(person, "home")


def shows_table(person: Person, setting: Setting) -> None:
    """A game in its middle, at the player's own turn."""
    sits_down(person, setting, "en", name="Rosa")
    plays_on(person, min(setting.middle, MOST_MOVES))
    person.waits()
    takes(person, setting.game)


def comes(browser: Browser, port: int) -> Person:
    context = browser.new_context(
        base_url=f"http://localhost:{port}", locale="en-GB", reduced_motion="reduce", color_scheme="dark"
    )
    return Person(context.new_page(), strict=False)


def main(kept: Path = KEPT) -> None:
    kept.mkdir(parents=True, exist_ok=True)
    with opened() as (server, browser):
        shows_home(comes(browser, server.port))
        for game in GAMES:
            shows_table(comes(browser, server.port), SHOWN[game])
            print(game)


if __name__ == "__main__":
    main()
