"""Somebody before a browser: what they do, again and again."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

SOON = 30_000  # ms, on a machine that others crowd
BOARD = ".board .near, .board .ring"  # of any game: it is fetched by itself, after the frame around it
WORDS = {
    "en": {"play": "Play now", "invite": "Invite", "sit": "Sit down", "over": "The game is over."},
    "pl": {"play": "Graj teraz", "invite": "Zaproś", "sit": "Usiądź", "over": "Koniec gry."},
}

expect.set_options(timeout=SOON)

IN_SIGHT = """selector => [...document.querySelectorAll(selector)].every(one => {
    const box = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
})"""
ASKED = "document.querySelector('.frame')?.dataset.asked ?? ''"


class Person:
    """A page, and whatever went wrong in it: errors, warnings, and requests to other hosts."""

    def __init__(self, page: Page, strict: bool) -> None:
        self.page, self.strict = page, strict
        self.flaws: list[str] = []
        page.set_default_timeout(SOON)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.flaws.append(f"error: {error}"))
        page.on("request", self._request)

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.flaws.append(f"{message.type}: {message.text}")

    def _request(self, request: Any) -> None:
        if not re.match(r"(https?|wss?)://localhost:|data:|blob:", request.url):
            self.flaws.append(f"asks elsewhere: {request.url}")

    # Going

    def goes(self, path: str) -> "Person":
        self.page.goto(path)
        return self

    def poster(self, game: str) -> Any:
        return self.page.locator(f"article.poster[aria-labelledby=poster-{game}]")

    def plays_now(self, game: str = "famiglia") -> "Person":
        """From the home page into a game against bots, by one click."""
        self.goes("/")
        self.poster(game).locator("button.main").click()
        expect(self.page.locator(".prompt")).to_be_visible()
        self.page.wait_for_selector(BOARD)
        return self

    @property
    def table(self) -> str:
        found = re.search(r"/table/([a-z2-7]{16})", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    # Playing

    @property
    def is_over(self) -> bool:
        return self.page.locator("section.result").count() > 0

    def waits(self) -> bool:
        """Wait until something is asked of me; False if the game is over instead."""
        self.page.wait_for_selector(".prompt.mine, section.result")
        return not self.is_over

    def asked(self) -> str:
        """Which decision is asked of this seat: it changes with every answer."""
        return str(self.page.evaluate(ASKED))

    def chooses(self, place: int) -> None:
        """Click a choice of the list, and wait until it is done."""
        before = self.asked()
        self.clicks_choice(self.page.locator(".choice").nth(place))
        self.sees_a_change(before)

    def clicks_choice(self, choice: Locator) -> None:
        """Click a choice; the part of the list that it is in opens first."""
        choice.wait_for(state="attached")
        if not choice.is_visible():
            choice.locator("xpath=ancestor::details/summary").click()
        choice.click()

    def sees(self, selector: str) -> None:
        """Wait until all of these lie in sight, with nothing over them."""
        self.page.wait_for_function(IN_SIGHT, arg=selector)

    def sees_a_change(self, before: str) -> None:
        self.page.wait_for_function(
            f"before => document.querySelector('section.result') !== null || ({ASKED}) !== before",
            arg=before,
        )
