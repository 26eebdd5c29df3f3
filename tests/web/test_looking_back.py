"""After the game: the replay, its record and its proof; lessons and rules; my data."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from gangland.games import load
from gangland.server.match.commitment import verify
from tests.web.conftest import PHONE, Come
from tests.web.gallery import MOST_MOVES, plays_on
from tests.web.person import Person


@pytest.fixture
def finished(come: Come) -> Person:
    """A game that was played to its end."""
    person = come().plays_now()
    plays_on(person, MOST_MOVES)
    assert person.is_over
    return person


def test_a_finished_game_is_replayed_downloaded_and_verified(finished: Person, tmp_path: Path):
    page, table = finished.page, finished.table
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_label("Moment", exact=True)
    last = int(slider.get_attribute("max") or 0)
    assert last > 10
    expect(slider).to_have_value(str(last))
    page.get_by_role("button", name="One step back").click()
    page.wait_for_url(f"**/replay/{table}/{last - 1}")
    expect(slider).to_have_value(str(last - 1))
    page.get_by_label("Through the eyes of").select_option("1")
    page.wait_for_url(f"**/replay/{table}/{last - 1}?eyes=1")
    page.goto(f"/replay/{table}/3?eyes=-1")
    expect(page.get_by_label("Moment", exact=True)).to_have_value("3")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_label("Moment", exact=True)).to_have_value(re.compile(r"^([4-9]|\d\d+)$"))  # it goes on

    page.get_by_role("button", name="Check the shuffle").click()
    checks = page.locator("section.panel li")
    expect(checks).to_have_count(3)
    expect(page.locator("section.panel li.bad")).to_have_count(0)

    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download the record").click()
    waiting.value.save_as(tmp_path / "record.txt")
    report = verify((tmp_path / "record.txt").read_text("utf-8"), load, lambda game: game.plain)
    assert report.ok, report


def test_a_line_of_the_log_leads_to_its_moment_and_back_and_to_its_rule(come: Come):
    person = come().plays_now()
    page = person.page
    assert person.waits()
    person.chooses(0)
    page.locator(".log li a.moment").last.click()
    page.wait_for_url("**/replay/*/*")
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".prompt")).to_be_visible()
    rule = page.locator(".log .rules a").first
    number = rule.inner_text()
    rule.click()
    page.wait_for_url("**/rules/famiglia#*")
    expect(page.locator("p.marked")).to_contain_text(number)


@pytest.mark.parametrize("game", ["famiglia", "cash_n_guns", "five_points", "the_boss", "syndicate"])
def test_all_lessons_are_solved_one_after_the_other(come: Come, game: str):
    """The words of the solution are clicked, and the button leads to the next lesson; all are remembered."""
    book, person = load(game), come("pl", PHONE)
    page = person.goes(f"/learn/{game}/{book.lessons[0].name}").page
    for lesson in book.lessons:
        page.wait_for_url(f"**/learn/{game}/{lesson.name}")
        for action in map(book.actions.number, lesson.solutions[0]):
            person.clicks_choice(page.locator(f".choice[data-action='{action}']"))
        expect(page.locator(".answer.right .rule")).to_have_attribute("href", f"/rules/{game}#{lesson.paragraph}")
        page.locator(".answer .button.main").click()
    page.wait_for_url(f"**/new/{game}")
    person.goes(f"/learn/{game}")
    expect(page.locator("ol li")).to_have_count(len(book.lessons))
    expect(page.locator("ol li").filter(has_text="rozwiązane")).to_have_count(len(book.lessons))


def test_a_wrong_try_is_answered_with_the_rule(come: Come):
    person = come("en").goes("/learn/famiglia/pair")
    page = person.page
    page.locator(".choice").last.click()  # pass: allowed, but no solution
    expect(page.locator(".answer.wrong")).to_contain_text("§7.3 For a card with a price of 1 to 4 you need a pair")
    page.get_by_role("button", name="From the beginning").click()
    page.locator(".choices > details > summary").click()
    page.locator(".choices input[type=search]").fill("Recruit Famiglia [4]")
    page.locator(".refused").first.click()
    expect(page.locator(".answer.wrong .rule")).to_have_attribute("href", "/rules/famiglia#7.1")


def test_in_a_lesson_on_a_phone_what_is_asked_next_and_the_answer_are_in_sight(come: Come):
    person = come("pl", PHONE).goes("/learn/famiglia/brute")
    page = person.page
    for words in ("Zagraj kartę Brutal [2]", "Nastrasz kartę Najemnik [4]"):
        page.locator(".board .glow").filter(has_text=words).click()
    lower = page.locator(".street .button.main")
    expect(lower).to_have_count(2)
    person.sees(".street .button.main")
    lower.last.click()
    page.locator(".board .glow").filter(has_text="Zwerbuj nastraszoną kartę").click()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(page.locator(".answer.right")).to_be_in_viewport()


def test_the_rules_are_searched_and_have_addresses(come: Come):
    person = come("pl").goes("/rules/famiglia#R19")
    page = person.page
    expect(page.locator("p.marked")).to_contain_text("R19")
    page.get_by_label("Szukaj w zasadach").fill("najemnik")
    expect(page.get_by_role("status")).to_contain_text("Znaleziono")
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.get_by_label("Search in the rules")).to_be_visible()


def test_my_data_is_downloaded_and_deleted(come: Come):
    person = come(strict=False).goes("/me")
    page = person.page
    page.get_by_label("Your name").fill("Żółw")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("header .name")).to_have_text("Żółw")
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download everything").click()
    assert waiting.value.suggested_filename == "gangland-data.zip"
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.locator("header .name")).to_have_text("Me")
    assert page.evaluate("fetch('/api/me').then(answer => answer.status)") == 401


class TestAccount:
    def test_an_account_is_made_left_and_entered_from_another_browser(self, come: Come):
        anna, elsewhere = come().goes("/me"), come("pl", PHONE, strict=False)
        page = anna.page
        page.get_by_label("Your name").fill("Anna")
        page.get_by_role("button", name="Save").click()
        account = page.locator("section.account")
        account.get_by_label("Login").fill("anna")
        account.get_by_label("Password").fill("a long password")
        account.get_by_role("button", name="Make an account").click()
        expect(account).to_contain_text("Signed in as anna")
        account.get_by_role("button", name="Sign out", exact=True).click()
        expect(page.locator("header .name")).to_have_text("Me")
        page = elsewhere.goes("/me").page
        account = page.locator("section.account")
        account.locator("summary").click()
        account.get_by_label("Login").fill("anna")
        account.get_by_label("Hasło").fill("a wrong password")
        account.get_by_role("button", name="Zaloguj się").click()
        expect(page.locator(".toasts")).not_to_be_empty()
        account.get_by_label("Hasło").fill("a long password")
        account.get_by_role("button", name="Zaloguj się").click()
        expect(page.locator("header .name")).to_have_text("Anna")
        page.reload()
        expect(account).to_contain_text("Zalogowano jako anna")
        account.locator("summary").click()
        account.get_by_label("Dotychczasowe hasło").fill("a long password")
        account.get_by_label("Hasło (").fill("a longer password")
        account.get_by_role("button", name="Zmień hasło").click()
        expect(page.locator(".toasts")).to_contain_text("Hasło zmienione")
        expect(account.get_by_label("Dotychczasowe hasło")).not_to_be_visible()

    def test_a_recovery_code_opens_it_too(self, come: Come):
        page, other = come().goes("/me").page, come().goes("/me").page
        page.get_by_label("Your name").fill("Rosa")
        page.get_by_role("button", name="Save").click()
        page.get_by_role("button", name="A recovery code instead").click()
        code = page.locator("section.account output").inner_text()
        other.locator("section.account summary").click()
        other.get_by_role("button", name="By recovery code").click()
        other.get_by_label("Recovery code").fill(code)
        other.get_by_role("button", name="Sign in").click()
        expect(other.locator("header .name")).to_have_text("Rosa")
