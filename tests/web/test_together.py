"""Several people at one table: by a link, by an invitation, at one device; and a server that dies among them."""

import re
import time

import pytest
from playwright.sync_api import expect

from gangland.proof.server_process import Subject
from tests.web.conftest import PHONE, Come
from tests.web.gallery import PICK
from tests.web.person import Person

STATE = """() => document.querySelector("section.result") ? "over"
    : document.querySelector(".prompt.mine") && document.querySelector(".choice:enabled") ? "asked" : "waits" """
LONGEST = 180.0  # seconds for a whole game, on a machine that others crowd


def link_of(person: Person) -> str:
    return person.page.get_by_label("Link to the table").input_value()


def sits_down(guest: Person, link: str, name: str) -> None:
    guest.goes(link)
    guest.page.locator("form input").fill(name)
    guest.page.locator("form button.main").click()


def looks_and_acts(person: Person) -> str:
    """Whoever is asked takes the first choice; what this person saw before."""
    state = str(person.page.evaluate(STATE))
    if state == "asked":
        before = person.asked()
        person.page.evaluate(PICK, 0)
        person.sees_a_change(before)
    return state


def play_until_over(*people: Person) -> None:
    """In turns, until everybody sees the result."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        seen = [looks_and_acts(person) for person in people]
        if all(state == "over" for state in seen):
            return
        if "asked" not in seen:
            people[0].page.wait_for_timeout(15)
    pytest.fail("the game does not end")


def test_two_browsers_play_each_other_by_a_link(come: Come):
    anna, bob = come("en"), come("pl", PHONE)
    anna.goes("/").poster("famiglia").get_by_role("button", name="Invite").click()
    expect(anna.page.locator(".room")).to_be_visible()
    expect(anna.page.locator("svg[aria-label='The link as a QR code']")).to_be_visible()
    sits_down(bob, link_of(anna), "Bob <b>Ł</b>")
    expect(anna.page.locator(".room")).to_contain_text("Bob <b>Ł</b>")
    anna.page.get_by_role("button", name="Start the game").click()
    expect(bob.page.locator(".prompt")).to_be_visible()
    assert bob.table == anna.table
    play_until_over(anna, bob)
    assert "Bob <b>Ł</b>" in anna.page.locator("section.result").inner_text()
    anna.page.get_by_role("button", name="Play again").click()
    expect(anna.page.locator(".room")).to_be_visible()
    bob.page.get_by_role("button", name="Zagraj z nimi jeszcze raz").click()  # one click: he sits down, and it begins
    expect(anna.page.locator(".prompt")).to_be_visible()
    expect(bob.page.locator(".prompt")).to_be_visible()
    assert bob.table == anna.table


def two_at_a_table(come: Come) -> tuple[Person, Person]:
    """Anna invites Bob, who comes by her link in Polish on a phone, and begins."""
    anna, bob = come(), come("pl", PHONE)
    anna.goes("/").poster("famiglia").get_by_role("button", name="Invite").click()
    expect(anna.page.locator(".room")).to_be_visible()
    sits_down(bob, link_of(anna), "Bob")
    expect(anna.page.locator(".room")).to_contain_text("Bob")
    anna.page.get_by_role("button", name="Start the game").click()
    return anna, bob


def test_somebody_who_talks_badly_is_muted_and_reported(come: Come):
    anna, bob = two_at_a_table(come)
    bob.page.get_by_role("tab", name="Czat").click()
    bob.page.get_by_label("Powiedz coś").fill("rude words")
    bob.page.get_by_role("button", name="Powiedz").click()
    anna.page.get_by_role("tab", name="Chat").click()
    expect(anna.page.locator(".chat .lines")).to_contain_text("rude words")
    anna.page.get_by_role("button", name="Mute or report").click()
    window = anna.page.locator("dialog[open]")
    with anna.page.expect_response(re.compile("/mutes")):  # hidden at once; the server is told meanwhile
        window.get_by_role("button", name="Mute in the chat").click()
    expect(anna.page.locator(".chat .lines")).not_to_contain_text("rude words")
    muted = anna.page.evaluate(f"fetch('/api/tables/{anna.table}/mutes').then(answer => answer.json())")
    assert muted == {"seats": [1]}
    window.get_by_role("button", name="Report").click()
    window.get_by_label("What happened").select_option("insult")
    window.get_by_role("button", name="Send the report").click()
    expect(window).to_have_count(0)
    expect(anna.page.locator(".toasts")).to_contain_text("The report is sent")


def test_a_bot_plays_for_me_until_i_come_back(come: Come):
    """Somebody else sits there, who waits: among bots alone the game would be over before I come back."""
    anna, _ = two_at_a_table(come)
    page = anna.page
    page.get_by_role("button", name="Let a bot play").click()
    page.locator("dialog").get_by_role("button", name="Enforcer").click()
    expect(page.locator(".prompt")).to_contain_text("A bot plays your seat")
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.locator(".prompt")).not_to_contain_text("A bot plays your seat")


def test_a_private_table_opens_to_its_invitation_alone(come: Come):
    owner, guest, stranger = come(), come(), come(strict=False)
    owner.goes("/new/famiglia")
    owner.page.get_by_label("Seat 2").select_option("open")
    owner.page.get_by_label("Who may sit down").select_option("private")
    owner.page.get_by_label("Who may watch").select_option("nobody")
    owner.page.get_by_role("button", name="Open the table").click()
    expect(owner.page.get_by_label("Link to the table")).to_have_value(re.compile("#invite="))
    link = link_of(owner)
    stranger.goes(link.partition("#")[0])
    expect(stranger.page.get_by_role("heading")).to_contain_text("This table is not there for you")
    stranger.goes("/").goes(link[:-4] + "0000")
    expect(stranger.page.get_by_role("heading")).to_contain_text("This table is not there for you")
    sits_down(guest, link, "Guest")
    expect(owner.page.locator(".room")).to_contain_text("Guest")


def test_a_full_table_can_only_be_watched(come: Come):
    player, stranger = come().plays_now(), come("pl")
    stranger.goes(f"/table/{player.table}")
    expect(stranger.page.get_by_role("button", name="Usiądź")).to_have_count(0)
    stranger.page.get_by_role("button", name="Oglądaj").click()
    expect(stranger.page.locator(".choices")).to_contain_text("Oglądasz grę")


def test_eight_seats_with_three_browsers_and_five_bots(come: Come):
    anna, bob, cleo = come(), come("pl", PHONE), come()
    anna.goes("/new/cash_n_guns")
    anna.page.get_by_role("button", name="8", exact=True).click()
    for seat in (2, 3):
        anna.page.get_by_label(f"Seat {seat}").select_option("open")
    anna.page.get_by_role("button", name="Open the table").click()
    link = link_of(anna)
    sits_down(bob, link, "Bob")
    sits_down(cleo, link, "Cleo")
    expect(anna.page.locator(".room")).to_contain_text("Cleo")
    anna.page.get_by_role("button", name="Start the game").click()
    expect(cleo.page.locator(".main > .seats li")).to_have_count(8)  # the ring of the board has seats, too
    expect(cleo.page.locator(".ring .seats > li")).to_have_count(8)
    play_until_over(anna, bob, cleo)


def test_the_server_is_killed_and_started_in_the_middle_of_a_game(come: Come, server: Subject):
    person = come("en", strict=False).plays_now()
    assert person.waits()
    person.chooses(0)
    assert person.waits()
    server.kill()
    expect(person.page.locator(".mark.lost")).to_be_visible()
    person.clicks_choice(person.page.locator(".choice").first)  # it waits, and is said when the server is back
    before = person.asked()
    server.start({"GANGLAND_RULES": "plain"})
    person.page.evaluate("window.dispatchEvent(new Event('online'))")
    person.sees_a_change(before)
    expect(person.page.locator(".mark")).to_have_count(0)
    assert person.waits()
    person.chooses(0)
    person.page.reload()
    assert person.waits()


def test_the_table_votes_about_somebody_who_left_and_clocks_run(come: Come):
    anna, bob = come(), come("pl", PHONE)
    anna.goes("/new/famiglia")
    anna.page.get_by_label("Seat 2").select_option("open")
    anna.page.get_by_label("Clock").select_option("live")
    anna.page.get_by_role("button", name="Open the table").click()
    sits_down(bob, link_of(anna), "Bob")
    expect(anna.page.locator(".room")).to_contain_text("Bob")
    anna.page.get_by_role("button", name="Start the game").click()
    expect(anna.page.locator(".seats .clock")).to_have_count(2)
    expect(anna.page.locator(".seats .clock.running")).to_have_text(re.compile("1[45]:"))
    while not bob.page.locator(".prompt.mine").count():
        if anna.page.locator(".choice:enabled").count():
            anna.chooses(-1)
        anna.page.wait_for_timeout(50)
    bob.page.close()
    expect(anna.page.locator(".seats .gone")).to_contain_text("Bob")
    vote = anna.page.locator("section.vote")
    expect(vote).to_contain_text("Bob is away.")
    vote.get_by_role("button", name="Let a bot play").click()
    expect(anna.page.locator(".seats")).to_contain_text("Bot plays")
    assert anna.waits()


class TestOneDevice:
    def test_a_curtain_hides_what_others_must_not_see(self, come: Come):
        person = come().goes("/hot-seat/cash_n_guns")
        page = person.page
        page.get_by_label("Player 1").fill("Anna")
        page.get_by_label("Player 2").fill("Bob")
        page.get_by_role("button", name="Start the game").click()
        expect(page.locator(".curtain")).to_contain_text("Anna")
        assert page.locator(".board").count() == 0
        page.get_by_role("button", name="lift the curtain").click()
        expect(page.locator(".prompt.mine")).to_be_visible()
        page.locator(".choice").first.click()
        expect(page.locator(".curtain")).to_contain_text("Bob")
        page.get_by_role("button", name="lift the curtain").click()
        expect(page.locator(".prompt.mine")).to_be_visible()
        page.reload()
        expect(page.locator(".curtain")).to_contain_text("Bob")

    def test_without_secrets_no_curtain_falls(self, come: Come):
        person = come().goes("/hot-seat/famiglia")
        page = person.page
        page.get_by_role("button", name="Start the game").click()
        expect(page.locator(".prompt.mine")).to_be_visible()
        first = page.locator(".who").first.inner_text()
        page.locator(".choice").last.click()  # pass
        expect(page.locator(".who").first).not_to_have_text(first)
        expect(page.locator(".prompt.mine")).to_be_visible()
        assert page.locator(".curtain").count() == 0
