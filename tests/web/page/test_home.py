"""Home: three taps to a game, a sentence whose parts are choices, and the last choice one tap away."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web import play
from tests.web.accessible import overflow
from tests.web.conftest import NewPage

BOXES = {"Twelve tiles": 12, "Three down": 9, "Triple": 27, "Double Shutter, 2008": 18}


def test_one_tap_sets_up_what_is_usual(visit: NewPage) -> None:
    page = visit()
    expect(page.locator(".sentence")).to_have_text("Double Shutter, five rounds: you against a club player.")
    play.set_up(page)
    expect(page.locator(".players .n")).to_have_text(["Player", "Club player"])


@pytest.mark.parametrize("title", BOXES)
def test_the_box_of_the_chosen_game_stands_there(visit: NewPage, title: str) -> None:
    page = visit()
    play.choose_game(page, title)
    expect(page.locator(".setup .tile")).to_have_count(BOXES[title])
    shut = 3 if title == "Three down" else 0
    expect(page.locator(".setup .tile.shut")).to_have_count(shut)


def test_one_leafs_through_the_boxes(visit: NewPage) -> None:
    page = visit()
    expect(page.locator(".setup .tile")).to_have_count(18)
    page.get_by_role("button", name="Next game").click()
    expect(page.locator(".sentence")).to_contain_text("Shut the Box")
    expect(page.locator(".setup .tile")).to_have_count(9)
    page.get_by_role("button", name="Previous game").click()
    expect(page.locator(".sentence")).to_contain_text("Double Shutter")


def test_what_was_agreed_on_is_played_and_offered_again(visit: NewPage) -> None:
    page = visit()
    play.choose_whom(page, "Here")
    play.agree_on(page, "five rounds", 2)
    play.name_people(page, "Ann", "Bo", "Chloé")
    expect(page.locator(".sentence")).to_have_text(
        "Double Shutter, two rounds, with Ann, Bo and Chloé around one screen."
    )
    play.set_up(page)
    expect(page.locator(".players .n")).to_have_text(["Ann", "Bo", "Chloé"])
    expect(page.locator(".bar")).to_contain_text("Round 1 of 2")
    page.get_by_role("link", name="Leave the table").click()
    expect(page.locator(".sentence")).to_have_text(
        "Double Shutter, two rounds, with Ann, Bo and Chloé around one screen."
    )
    page.get_by_role("link", name="Back to your game").click()
    expect(page.locator(".players .n")).to_have_text(["Ann", "Bo", "Chloé"])


def test_bots_of_any_grade_sit_among_people(visit: NewPage) -> None:
    page = visit()
    play.choose_game(page, "Nine tiles")
    play.choose_whom(page, "Here")
    play.name_people(page, "Ann", "Bo", "Cy")
    page.locator(".sentence button").last.click()
    page.get_by_label("Seat 2: person or bot").select_option("novice")
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".sentence")).to_contain_text("Ann, a novice and Cy")
    play.set_up(page)
    expect(page.locator(".players .n")).to_have_text(["Ann", "Novice", "Cy"])


def test_two_people_of_one_name_can_play(visit: NewPage) -> None:
    page = visit()
    play.choose_whom(page, "Here")
    play.name_people(page, "Ann", "ann")
    play.set_up(page)
    expect(page.locator(".players .n")).to_have_text(["Ann", "ann 2"])


def test_a_code_that_was_said_aloud_leads_to_the_table(visit: NewPage) -> None:
    host, guest = visit(), visit()
    play.choose_whom(host, "By link")
    host.get_by_role("button", name="Lay the table").click()
    host.get_by_role("button", name="A code to say aloud").click()
    spoken = host.locator(".spoken b").inner_text()
    play.choose_whom(guest, "By link")
    guest.get_by_label("Somebody told you a code?").fill(spoken)
    guest.get_by_role("button", name="Join").click()
    expect(guest.get_by_role("heading", name="Double Shutter")).to_be_visible()
    assert guest.url == host.url


def test_a_wrong_code_is_refused_in_words(visit: NewPage) -> None:
    page = visit()
    play.choose_whom(page, "By link")
    page.get_by_label("Somebody told you a code?").fill("no such code")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_the_way_to_a_game_needs_no_scrolling(visit: NewPage) -> None:
    page = visit()
    for width, height in ((360, 640), (390, 844), (1280, 800)):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        expect(page.get_by_role("button", name="Set up the box")).to_be_in_viewport(ratio=1)


def test_nothing_is_wider_than_the_screen(visit: NewPage) -> None:
    page = visit()
    expect(page.locator(".sentence")).to_be_visible()
    for width in (320, 360, 768, 1280, 3840):
        page.set_viewport_size(ViewportSize(width=width, height=800))
        assert overflow(page) == []
