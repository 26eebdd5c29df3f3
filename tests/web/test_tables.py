"""What newcomers stumbled over at the tables, on a phone and at a desk."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from gangland.games import GAMES
from tests.web.axe import violations
from tests.web.conftest import DESK, PHONE, Come
from tests.web.gallery import LONG_NAME, SETTINGS, plays_on, sits_down, takes
from tests.web.person import Person

TURNS, MOST_PASSES = 3, 12  # turns to come back in one test, and passes for it: some end a game
LAID = {setting.name: setting for setting in SETTINGS}
SPOKEN = """() => [...document.querySelectorAll(".board .thing")].flatMap(thing => {
    const words = text => text.toLowerCase().match(/[\\p{L}\\d]+/gu) ?? [];
    const own = one => [...one.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.data);
    const drawn = [...thing.querySelectorAll(".face *")]
        .filter(one => one.checkVisibility() && !one.closest(".sr-only"))
        .flatMap(one => words(own(one).join(" ")));
    const name = words(thing.querySelector(".sr-only").textContent);
    const missing = drawn.filter(word => (word.length > 1 || /[1-9]/.test(word)) && !name.includes(word));
    return missing.length ? [`${name.join(" ")}: ${missing.join(" ")}`] : [];
})"""
OWN_SEAT_IN_SIGHT = """() => document.querySelector(".ring .seats li").getBoundingClientRect().bottom
    <= document.querySelector(".board .near").getBoundingClientRect().top"""
STREET_IN_SIGHT = """() => {
    const box = selector => document.querySelector(selector).getBoundingClientRect();
    const street = box(".street ul"), shade = 14;
    return street.top >= box(".prompt").bottom && street.bottom <= box(".board .near").top + shade;
}"""
TOUCHING = """([selector, gap]) => {
    const boxes = [...document.querySelectorAll(selector)].map(one => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return [one.textContent.trim(), range.getBoundingClientRect()];
    });
    const touch = (one, other) => one.left < other.right + gap && other.left < one.right + gap
        && one.top < other.bottom && other.top < one.bottom;
    return boxes.flatMap(([name, box], nth) => boxes.slice(nth + 1)
        .filter(([, other]) => touch(box, other)).map(([other]) => `${name} / ${other}`));
}"""


def box(person: Person, selector: str) -> Any:
    return person.page.locator(selector).first.evaluate("one => one.getBoundingClientRect().toJSON()")


def sits(come: Come, setting: str, language: str = "en", size: dict[str, int] = DESK) -> Person:
    person = come(language, size)
    sits_down(person, LAID[setting], language)
    person.waits()
    return person


def test_a_long_list_is_folded_and_the_numbers_run_through_all_of_it(come: Come):
    person = sits(come, "five_points-4", size=PHONE)
    choices = person.page.locator(".choice")
    count, seen = choices.count(), sum(one.is_visible() for one in choices.all())
    assert count > 9
    assert 0 < seen < count
    folded = person.page.locator(".choices details:not([open]) .choice").last
    number = int(folded.locator("kbd").inner_text() or folded.locator("kbd").text_content() or 0)
    assert number == count
    before = person.asked()
    for digit in str(number):
        person.page.keyboard.press(digit)
    person.sees_a_change(before)


def test_a_folded_part_opens_and_its_choices_have_their_full_names(come: Come):
    person = sits(come, "five_points-4", size=PHONE)
    part = person.page.locator(".choices ol details").last
    choice = part.locator(".choice").first
    expect(choice).to_be_hidden()
    part.locator("summary").click()
    expect(choice).to_be_visible()
    brief = choice.locator(".words").inner_text()
    expect(choice).to_have_accessible_name(f"Influence the card at {brief}")


@pytest.mark.parametrize("setting", ["five_points-4", "the_boss-4", "syndicate-new-york"])
def test_all_that_is_folded_is_as_good_when_it_is_open(come: Come, setting: str):
    person = sits(come, setting, "pl", PHONE)
    parts = person.page.locator("details")
    assert parts.count() > 1
    parts.evaluate_all("parts => parts.forEach(part => { part.open = true; })")
    assert violations(person) == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_street_names_do_not_run_together(come: Come, language: str):
    person = sits(come, "five_points-4", language)
    assert person.page.evaluate(TOUCHING, [".pyramid small", 4]) == []


@pytest.mark.parametrize(
    "setting", ["cash_n_guns-4", "cash_n_guns-7", "cash_n_guns-talents-5", "cash_n_guns-talents-8"]
)
def test_at_a_desk_the_own_seat_lies_open_above_what_is_mine(come: Come, setting: str):
    person = sits(come, setting)
    own, mine = box(person, ".ring .seats li"), box(person, ".board .near")
    assert own["bottom"] <= mine["top"]
    assert mine["bottom"] <= DESK["height"]
    assert person.page.evaluate(TOUCHING, [".ring .seat, .ring .middle .loot", 0]) == []


def test_on_a_phone_a_game_begins_with_what_may_be_clicked_in_sight(come: Come):
    """The pyramid is higher than the window, and the first climb begins in its bottom row."""
    person = come("pl", PHONE).plays_now("five_points")
    expect(person.page.locator(".pyramid .thing.glow").first).to_be_attached()
    person.sees(".pyramid .thing.glow")


def test_on_a_phone_the_own_seat_comes_back_with_the_turn(come: Come):
    person = sits(come, "cash_n_guns-8", "pl", PHONE)
    person.page.wait_for_function(OWN_SEAT_IN_SIGHT)
    person.page.evaluate("scrollTo(0, 0)")
    assert not person.page.evaluate(OWN_SEAT_IN_SIGHT)
    before = person.asked()
    person.page.locator(".board .bullets .glow").first.click()
    person.sees_a_change(before)
    person.waits()
    person.page.wait_for_function(OWN_SEAT_IN_SIGHT)


@pytest.mark.parametrize(
    ("setting", "thing", "picked"),
    [
        ("five_points-4", ".thing.glow[aria-expanded]", ".place.picked"),
        ("the_boss-4", ".city.open .name", ".city.picked"),
    ],
)
def test_on_a_phone_what_is_picked_stays_in_sight(come: Come, setting: str, thing: str, picked: str):
    person = sits(come, setting, "pl", PHONE)
    person.page.locator(f".board {thing}").last.click()
    person.page.wait_for_function(
        """picked => document.querySelector(picked)?.getBoundingClientRect().bottom
        <= document.querySelector(".board .near section").getBoundingClientRect().top + 1""",
        arg=f".board {picked}",
    )
    assert box(person, f".board {picked}")["top"] >= box(person, ".prompt")["bottom"]


def test_at_a_desk_a_pick_does_not_move_the_page(come: Come):
    person = sits(come, "the_boss-4", "pl")
    person.page.locator(".board .city.open .name").first.click()
    expect(person.page.locator(".board .near section .main")).to_be_visible()
    assert person.page.evaluate("scrollY") == 0


def test_on_a_phone_the_street_comes_back_with_the_turn(come: Come):
    person, turns = sits(come, "famiglia", "pl", PHONE), 0
    for _ in range(MOST_PASSES):
        before = person.asked()
        person.page.evaluate("scrollTo(0, 0)")
        person.page.locator(".board .pass").click()
        person.sees_a_change(before)
        if not person.waits():  # a bot that passes too ends the game
            person = sits(come, "famiglia", "pl", PHONE)
            continue
        person.page.wait_for_function(STREET_IN_SIGHT)
        if (turns := turns + 1) == TURNS:
            break
    assert turns == TURNS


def test_a_long_name_leaves_room_for_the_rest_of_the_header(come: Come):
    person = sits(come, "famiglia", "pl", PHONE)
    me = person.page.locator("header .me")
    assert me.get_attribute("title") == LONG_NAME
    assert box(person, ".languages button:last-child")["right"] <= box(person, ".languages")["right"]
    assert person.page.locator(".bar").evaluate("one => one.scrollWidth <= one.clientWidth")


def test_on_a_phone_the_controls_of_a_replay_are_two_rows(come: Come):
    person = sits(come, "famiglia", "pl", PHONE)
    plays_on(person, 3)
    person.goes(f"/replay/{person.table}")
    person.page.wait_for_selector(".controls input[type=range]")
    assert box(person, ".controls")["height"] <= 120
    assert box(person, ".controls .row button")["bottom"] > box(person, ".controls input[type=range]")["top"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_on_a_thing_is_in_its_name(come: Come, game: str):
    """A letter that stands beside a gang's colour and sign is a sign itself, and a nought is said as "no loot"."""
    setting = next(one for one in SETTINGS if one.game == game)
    person = sits(come, setting.name)
    for _ in range(3):
        assert person.page.evaluate(SPOKEN) == []
        plays_on(person, 2)
        if not person.waits():
            break


def test_who_chooses_the_solo_game_plays_it(come: Come):
    person = come("en", PHONE).goes("/new/syndicate")
    page = person.page
    page.get_by_label("Solo").select_option("easy")
    expect(page.locator("fieldset ol")).to_contain_text("Automaton")
    page.locator("form button.main").first.click()
    page.wait_for_selector(".frame")
    assert person.waits()
    expect(page.locator(".choice")).not_to_have_count(0)


def test_a_table_is_portrayed_at_both_sizes(come: Come, tmp_path: Path):
    """The whole gallery is taken by `python -m tests.web.gallery`."""
    person = sits(come, "the_boss-2", "pl")
    takes(person, "the_boss", tmp_path)
    assert sorted(one.name for one in tmp_path.iterdir()) == [
        "the_boss-1280-whole.png", "the_boss-1280.png", "the_boss-360-whole.png", "the_boss-360.png",
    ]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_a_board_stays_where_it_is_when_something_happens(come: Come, game: str):
    """Whoever made it anew would lose what moves, and where the reader was."""
    person = come().plays_now(game)
    assert person.waits()
    board = person.page.locator(".frame .board").first.element_handle()
    for _ in range(2):
        person.chooses(0)
        assert person.waits()
    assert board.evaluate("one => one.isConnected")
