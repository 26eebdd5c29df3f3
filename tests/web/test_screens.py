"""Every screen in both languages and widths: axe finds nothing serious, nothing is too wide, and a picture is kept."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from gangland.games import GAMES
from gangland.proof.cold_start import crowding
from tests.web.axe import violations
from tests.web.conftest import DESK, PHONE, ROOT, Come
from tests.web.person import BOARD, Person

KEPT = Path(os.environ.get("GANGLAND_SHOTS", ROOT / "build" / "screens"))
SMALLEST = 24  # px: the least size of anything that is clicked


def at(path: str, waits_for: str) -> Callable[[Person], None]:
    def go(person: Person) -> None:
        person.goes(path)
        person.page.wait_for_selector(waits_for)

    return go


def home(person: Person) -> None:
    person.goes("/")
    person.page.wait_for_selector("article.poster")
    expect(person.page.locator("article.poster h2").last).to_contain_text("Synd")


def table(game: str) -> Callable[[Person], None]:
    def go(person: Person) -> None:
        person.plays_now(game)
        person.waits()
        person.chooses(0)
        person.waits()

    return go


def waiting(person: Person) -> None:
    home(person)
    person.poster("famiglia").locator("button").nth(1).click()
    person.page.wait_for_selector(".room")


def replay(person: Person) -> None:
    table("famiglia")(person)
    person.goes(f"/replay/{person.table}")
    person.page.wait_for_selector("input[type=range]")
    person.page.wait_for_selector(".replay .near")


def guest(person: Person) -> None:
    person.goes("/me")
    person.page.locator("form button.main").first.click()
    person.page.wait_for_selector("section.account form")
    person.page.locator("section.account summary").click()
    person.page.wait_for_selector("form.sign-in")


def curtain(person: Person) -> None:
    person.goes("/hot-seat/cash_n_guns")
    person.page.locator("form button.main").click()
    person.page.wait_for_selector(".curtain")


def why_not(person: Person) -> None:
    person.plays_now()
    person.waits()
    person.page.locator(".choices > details > summary").click()
    person.page.locator(".choices input[type=search]").fill("[4]")
    person.page.locator(".refused").last.click()
    person.page.wait_for_selector(".bubble a")


SCREENS: dict[str, Callable[[Person], None]] = {
    "home": home,
    "new": at("/new/cash_n_guns", "form"),
    "hot-seat": at("/hot-seat/famiglia", "form"),
    "curtain": curtain,
    "waiting": waiting,
    "table-famiglia": table("famiglia"),
    "table-cash-n-guns": table("cash_n_guns"),
    "table-five-points": table("five_points"),
    "table-the-boss": table("the_boss"),
    "table-syndicate": table("syndicate"),
    "why-not": why_not,
    "learn": at("/learn/famiglia", "ol li"),
    "lesson": at("/learn/famiglia/pair", ".choice"),
    "rules": at("/rules/famiglia", "article h2"),
    "replay": replay,
    "me": at("/me", "form"),
    "me-guest": guest,
    "about": at("/about", "h1"),
    "missing": at("/nowhere", ".missing"),
}


def small_targets(person: Person) -> list[str]:
    return list(
        person.page.evaluate(
            """smallest => [...document.querySelectorAll("button, select, summary, input, .button")]
            .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".sr-only"))
            .filter(one => !(one.type === "checkbox" && one.closest("label")))
            .map(one => [one, one.getBoundingClientRect()])
            .filter(([one, box]) => box.width > 0 && (box.width < smallest || box.height < smallest))
            .map(([one, box]) => `${one.className} ${one.innerText} ${box.width}x${box.height}`)""",
            SMALLEST,
        )
    )


@pytest.mark.parametrize(("language", "size"), [("pl", PHONE), ("en", DESK)], ids=["pl-phone", "en-desk"])
@pytest.mark.parametrize("name", SCREENS)
def test_screen(come: Come, name: str, language: str, size: dict[str, int]):
    person = come(language, size, strict=name != "missing")
    SCREENS[name](person)
    page = person.page
    page.evaluate("document.fonts.ready")
    KEPT.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=KEPT / f"{name}-{language}-{size['width']}.png")
    page.screenshot(path=KEPT / f"{name}-{language}-{size['width']}-whole.png", full_page=True)
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{wide} px wider than the screen"
    assert small_targets(person) == []
    assert violations(person) == []


@pytest.mark.parametrize(("language", "size"), [("en", PHONE), ("pl", DESK)], ids=["en-phone", "pl-desk"])
@pytest.mark.parametrize("name", ["home", "table-famiglia", "waiting", "new", "me"])
def test_screen_the_other_way_round(come: Come, name: str, language: str, size: dict[str, int]):
    test_screen(come, name, language, size)


@pytest.mark.parametrize("name", ["home", "table-famiglia", "rules", "waiting"])
def test_screen_in_the_light(come: Come, name: str):
    person = come()
    person.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    SCREENS[name](person)
    KEPT.mkdir(parents=True, exist_ok=True)
    person.page.screenshot(path=KEPT / f"{name}-light.png")
    assert violations(person) == []


def test_the_smallest_and_the_largest_screen(come: Come):
    for size in ({"width": 320, "height": 640}, {"width": 3840, "height": 2160}):
        person = come("pl", size)
        home(person)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("game", ["famiglia", "five_points", "the_boss", "syndicate"])
def test_at_a_desk_the_own_hand_stands_below_the_board_and_in_sight(come: Come, game: str):
    page = come().plays_now(game).page
    near = page.locator(".board .near")
    expect(near).to_have_css("position", "static")
    assert near.evaluate("one => one.getBoundingClientRect().bottom") <= DESK["height"]


def test_on_a_phone_the_ring_stands_for_the_list_of_seats(come: Come):
    page = come("pl", PHONE).plays_now("cash_n_guns").page
    expect(page.locator(".main > .seats li").first).to_be_hidden()
    page.get_by_role("button", name="4 gracze").click()
    expect(page.locator(".main > .seats li").first).to_be_visible()


TRIES = 3  # what else runs on the machine makes a page later, never earlier


def test_home_is_usable_soon_on_a_slow_machine(come: Come):
    """Within 1.5 s of a cold load with the processor slowed four times; longer where others crowd the machine."""
    took = []
    while not took or (took[-1] >= 1500 * crowding() and len(took) < TRIES):
        person = come()
        session = person.page.context.new_cdp_session(person.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        person.goes("/")
        person.poster("famiglia").locator("button.main").wait_for()
        took.append(person.page.evaluate("performance.now()"))
    assert min(took) < 1500 * crowding()


WEIGHT = """performance.getEntriesByType("resource").filter(one => one.name.endsWith(".js"))
    .map(one => [one.encodedBodySize, one.decodedBodySize])"""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_weighs_little_on_its_way(come: Come, game: str):
    """At most 150 KB of script, packed as it travels."""
    page = come().plays_now(game).page
    page.reload()
    page.wait_for_selector(BOARD)
    sizes = page.evaluate(WEIGHT)
    packed, whole = (sum(size[nth] for size in sizes) for nth in (0, 1))
    assert 0 < packed <= 150_000
    assert packed < whole / 2


def test_the_program_can_be_installed(come: Come):
    person = come().goes("/")
    page = person.page
    manifest = page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json())")
    assert manifest["name"] == "Gangland"
    for icon in manifest["icons"]:
        assert page.evaluate("path => fetch(path).then(answer => answer.status)", icon["src"]) == 200
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def test_without_a_server_a_page_says_so(come: Come):
    person = come(strict=False).goes("/")
    page = person.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto("/rules/famiglia")
    expect(page.locator("h1")).to_have_text("Brak połączenia")
    page.context.set_offline(False)


def test_an_old_page_says_that_it_is_old(come: Come):
    """After an update the parts of an old page are gone."""
    person = come(strict=False)
    person.page.route("**/assets/Rules-*.js", lambda route: route.fulfill(status=404))
    person.goes("/rules/famiglia")
    expect(person.page.get_by_role("heading")).to_have_text("There is a newer Gangland")
