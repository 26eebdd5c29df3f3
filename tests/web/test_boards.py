"""Five Points, The Boss and Syndicate, whole games on their boards: by mouse, by touch on a phone, by keys alone.

Each game is played in both languages, at a desk and on a phone, with a pointer and by keys; not in all combinations.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESK, PHONE, Come
from tests.web.person import ASKED, Person
from tests.web.test_playing import by_keys, plays_to_the_end

# Where a piece can mean several things, or can't be taken back, the board asks once more.
WINDOW = {"five_points": ".ways .button", "the_boss": ".mine section .main", "syndicate": ".confirm"}
# What glows on each board: buttons before pieces.
GLOWS = {
    "five_points": (".hand .button.lit", ".thing.glow"),
    "the_boss": (".city.open .name", ".thing.glow"),
    "syndicate": (".near .button.main", ".near li .button", ".thing.glow"),
}
ANSWERED = f"""([before, asks]) => document.querySelector(asks) !== null
    || document.querySelector('section.result') !== null || ({ASKED}) !== before"""


def on_the_board(game: str) -> Callable[[Person], None]:
    """Click what glows, and what the board then asks; nothing is taken from the list."""

    def move(person: Person) -> None:
        page, before = person.page, person.asked()
        board, window = page.locator(".frame .board").first, f".board {WINDOW[game]}"
        board.locator(", ".join(GLOWS[game])).first.wait_for()  # the board itself may still be on its way
        next(found for found in map(board.locator, GLOWS[game]) if found.count()).first.click()
        page.wait_for_function(ANSWERED, arg=[before, window])
        if page.locator(window).count():
            page.locator(window).first.click()
        person.sees_a_change(before)

    return move


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [("five_points", "pl", PHONE), ("the_boss", "pl", DESK), ("syndicate", "pl", PHONE)],
)
def test_a_whole_game_on_the_board(come: Come, game: str, language: str, size: dict[str, int]):
    person = come(language, size).plays_now(game)
    plays_to_the_end(person, on_the_board(game))


@pytest.mark.parametrize(("game", "language"), [("five_points", "en"), ("syndicate", "en")])
def test_a_whole_game_by_keys_alone(come: Come, game: str, language: str):
    plays_to_the_end(come(language).plays_now(game), by_keys)


def test_the_boss_by_keys_alone_ends_in_dollars(come: Come):
    person = come("en", PHONE).plays_now("the_boss")
    plays_to_the_end(person, by_keys)
    expect(person.page.locator("section.result li").first).to_contain_text(re.compile(r"\$\d+$"))
