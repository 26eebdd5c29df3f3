"""How quick the browser's part is: `python -m tests.web.figures` measures it and writes `docs/browser.md`.

To be run where nothing else runs: other work counts as slowness.
"""

import os
import time
from dataclasses import dataclass
from statistics import median

from playwright.sync_api import Browser

from gangland.games import GAMES
from tests.web.conftest import DESK, ROOT
from tests.web.gallery import opened
from tests.web.person import Person
from tests.web.test_playing import WATCH
from tests.web.test_screens import WEIGHT

PAGE = ROOT / "docs" / "browser.md"
SLOWED = 4
COLD_LOADS = 9
SECONDS = 30  # of play in each game, against the bots that people meet
PACE = 300  # ms before a click: a person who plays fast
# The time between two frames, of those between which something moves; what glows all the time does not count. What
# moves is noted when it begins: to ask the page for it in every frame would lay it out once more in every frame.
FRAMES = """() => { window.frames_seen = []; const going = new Set(); let last = performance.now(), moved = false;
    const moves = one => one.playState === "running" && one.effect.getTiming().iterations !== Infinity;
    const note = one => {
        if (!moves(one) || going.has(one)) return;
        const ends = () => going.delete(one);
        going.add(one); one.finished.then(ends, ends);
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) { const one = animate.apply(this, how); note(one); return one; };
    for (const begins of ["transitionrun", "animationstart"])
        document.addEventListener(begins, () => document.getAnimations().forEach(note), true);
    const next = now => {
        const moving = going.size > 0;
        if (moved && moving) window.frames_seen.push(now - last);
        last = now; moved = moving; requestAnimationFrame(next);
    };
    requestAnimationFrame(next); }"""


@dataclass(frozen=True)
class Figure:
    """One line of the page: what it is, what was measured, and what it should be."""

    what: str
    measured: float
    unit: str
    more: str
    goal: float
    at_least: bool = False

    @property
    def reached(self) -> bool:
        """As it is told: no average of frames is ever quite what the screen can do."""
        measured = round(self.measured)
        return measured >= self.goal if self.at_least else measured <= self.goal

    def line(self) -> str:
        sign = "≥" if self.at_least else "≤"
        missed = "" if self.reached else " **missed**"
        found = f"{self.measured:,.0f} {self.unit} ({self.more}){missed}"
        return f"| {self.what} | {found} | {sign} {self.goal:,.0f} {self.unit} |"


def share(numbers: list[float], part: float) -> float:
    """The number that this part of all lies below."""
    return sorted(numbers)[min(int(len(numbers) * part), len(numbers) - 1)]


def comes(browser: Browser, port: int, motion: str = "no-preference") -> Person:
    context = browser.new_context(
        viewport=DESK,  # type: ignore[arg-type]
        locale="en-GB",
        reduced_motion=motion,  # type: ignore[arg-type]
        base_url=f"http://localhost:{port}",
    )
    return Person(context.new_page(), strict=True)


def home(browser: Browser, port: int) -> Figure:
    """A cold load each time: a new browser context has nothing stored."""
    took = []
    for _ in range(COLD_LOADS):
        person = comes(browser, port)
        session = person.page.context.new_cdp_session(person.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        person.goes("/")
        person.poster("famiglia").locator("button.main").wait_for()
        took.append(float(person.page.evaluate("performance.now()")))
        person.page.context.close()
    more = f"median of {COLD_LOADS}, the slowest {max(took):,.0f}"
    return Figure(f"home usable, processor slowed {SLOWED} times", median(took), "ms", more, 1500)


def weight(person: Person, game: str) -> Figure:
    person.page.reload()
    person.page.wait_for_selector(".board .near, .board .ring")
    packed = sum(size[0] for size in person.page.evaluate(WEIGHT)) / 1000
    return Figure(f"{game}: script, as it travels", packed, "KB", "gzip", 150)


def clicks_and_frames(person: Person, game: str) -> list[Figure]:
    """From a click on a choice to the first change on the own screen; and how often it is drawn meanwhile."""
    person.waits()
    person.page.evaluate(WATCH)
    person.page.evaluate(FRAMES)
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and person.waits():
        before = person.asked()
        person.page.wait_for_timeout(PACE)
        choices = person.page.locator(".choice:visible")
        choices.nth((choices.count() - 1) // 2).click()
        person.sees_a_change(before)
    took, frames = person.page.evaluate("window.took"), person.page.evaluate("window.frames_seen")
    assert frames, f"nothing moved in {game}"
    late = sum(gap > 25 for gap in frames) / len(frames)
    return [
        Figure(f"{game}: a click is answered, p95", share(took, 0.95), "ms", f"{len(took)} clicks", 100),
        Figure(
            f"{game}: frames a second while cards move",
            1000 * len(frames) / sum(frames),
            "",
            f"of {len(frames)}, late by one or more: {late:.1%}",
            60,
            at_least=True,
        ),
    ]


def measured() -> list[Figure]:
    with opened("gangland.server.run.child", "compiled") as (server, browser):
        figures = []
        for game in GAMES:
            person = comes(browser, server.port).plays_now(game)
            figures += [weight(person, game), *clicks_and_frames(person, game)]
            assert person.flaws == []
            person.page.context.close()
        figures.insert(0, home(browser, server.port))  # last: nothing is being compiled any more
    return figures


def page(figures: list[Figure]) -> str:
    cores, load = os.cpu_count(), os.getloadavg()[0]
    head = f"""# How quick the browser's part is

Written by `python -m tests.web.figures`; don't edit it. Measured in headless Chromium, which drew without a graphics
card, beside the server and its bots on {cores} cores; load average at the end {load:.1f}. There are 60 frames a second
at most.

| what | measured | goal |
| --- | --- | --- |
"""
    return head + "\n".join(figure.line().replace("  (", " (") for figure in figures) + "\n"


def main() -> None:
    figures = measured()
    PAGE.write_text(page(figures), "utf-8")
    print(PAGE.read_text("utf-8"))


if __name__ == "__main__":
    main()
