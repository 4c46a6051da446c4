"""Home: three taps to a game, a sentence whose parts are choices, and the last choice one tap away."""

from __future__ import annotations

import re
from urllib.parse import urljoin

import pytest
from playwright.sync_api import BrowserContext, Locator, ViewportSize, expect

from tests.web import play
from tests.web.accessible import overflow
from tests.web.conftest import TIPS, NewPage

BOXES = {"Twelve tiles": 12, "Three down": 9, "Triple": 27, "Double Shutter, 2008": 18}


def newcomer(context: BrowserContext) -> None:
    """Somebody who has never played: their first throws have tips."""
    forget = f"if (localStorage['shutbox tips'] === '{TIPS}') localStorage.removeItem('shutbox tips')"
    context.add_init_script(f"try {{ {forget} }} catch {{ /* a page without */ }}")


def test_a_first_visit_starts_with_nine_tiles_alone_and_tips(visit: NewPage) -> None:
    page = play.brisk(visit, before=newcomer)
    expect(page.get_by_role("heading", name="Can you shut all nine?")).to_be_visible()
    expect(page.get_by_role("link", name="New here? Learn in two minutes")).to_have_attribute("href", "/learn/first")
    expect(page.locator(".btn.main")).to_have_count(1)
    play.set_up(page)
    expect(page.locator(".players .n")).to_have_text(["Player"])
    expect(page.locator(".players .you")).to_have_text("you")
    expect(page.get_by_role("heading", level=1)).to_have_text("Your turn")
    page.locator(".act .btn.main").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"^Tap tiles that add up to \d+$"))
    ways = page.locator(".tips .way")
    expect(ways.first).to_be_visible()
    assert all(box["height"] >= 46 and box["width"] >= 46 for box in map(Locator.bounding_box, ways.all()) if box)
    ways.last.click()
    expect(page.locator(".act .btn.main")).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".tile.got")).not_to_have_count(0)
    page.get_by_role("button", name="Hide tips").first.click()
    expect(page.locator(".tips")).to_have_count(0)


def test_a_first_visit_leafs_through_games_that_say_how_they_differ(visit: NewPage) -> None:
    page = visit()
    seen = []
    for _ in range(3):
        seen.append((page.locator(".hook p").inner_text(), page.locator(".setup .mat").inner_html()))
        page.get_by_role("button", name="Next game").click()
    assert len({text for text, _ in seen}) == len({mat for _, mat in seen}) == 3


def test_the_last_game_is_offered_in_one_tap(visit: NewPage) -> None:
    page = play.brisk(visit)
    play.choose_whom(page, "A bot")
    play.set_up(page)
    expect(page.locator(".players .n")).to_have_text(["Player", "Club player"])
    first = page.url
    page.get_by_role("link", name="Leave the table").click()
    going = page.get_by_role("link", name="Continue your game")
    expect(going).to_be_in_viewport(ratio=1)
    expect(page.locator(".btn.main")).to_have_count(1)
    going.click()
    expect(page.locator(".players .n")).to_have_text(["Player", "Club player"])
    assert page.url == first
    play.finish(page)
    page.goto(urljoin(first, "/"))
    expect(page.locator(".rail")).to_contain_text("Last time: you")
    again = page.get_by_role("button", name="Play again")
    expect(again).to_contain_text("Nine tiles against a club player")
    again.click()
    expect(page.locator(".players .n")).to_have_text(["Player", "Club player"])
    assert page.url != first


def test_a_table_that_is_gone_is_not_offered_again(visit: NewPage) -> None:
    page = visit("/about")
    page.evaluate("""localStorage['shutbox open'] = '{"code": "ABCDEFGHJKMN", "rules": "nine"}'""")
    page.goto(urljoin(page.url, "/"))
    page.get_by_role("link", name="Continue your game").click()
    expect(page.get_by_text("There is no table under this link.")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="Can you shut all nine?")).to_be_visible()


def test_games_played_without_a_name_join_the_name(visit: NewPage) -> None:
    page = play.brisk(visit)
    play.set_up(page)
    play.finish(page)
    page.wait_for_function("() => localStorage['shutbox played']")
    page.goto(urljoin(page.url, "/"))
    play.choose_whom(page, "Alone")
    page.locator(".sentence button").last.click()
    field = page.get_by_role("textbox", name="Your name")
    field.fill("Ann")
    field.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    play.set_up(page)
    page.goto(urljoin(page.url, "/games"))
    expect(page.locator(".games")).to_contain_text("Ann")
    expect(page.locator(".games")).not_to_contain_text("Player")


@pytest.mark.parametrize("title", BOXES)
def test_the_box_of_the_chosen_game_stands_there(visit: NewPage, title: str) -> None:
    page = visit()
    play.choose_game(page, title)
    expect(page.locator(".setup .tile")).to_have_count(BOXES[title])
    shut = 3 if title == "Three down" else 0
    expect(page.locator(".setup .tile.shut")).to_have_count(shut)


def test_one_leafs_through_the_boxes(visit: NewPage) -> None:
    page = visit()
    play.choose_game(page, "Double Shutter")
    expect(page.locator(".setup .tile")).to_have_count(18)
    page.get_by_role("button", name="Previous game").click()
    expect(page.locator(".sentence")).to_contain_text("Ferme ta boîte")
    expect(page.locator(".setup .tile")).to_have_count(9)
    page.get_by_role("button", name="Next game").click()
    expect(page.locator(".sentence")).to_contain_text("Double Shutter")


def test_what_was_agreed_on_is_played_and_offered_again(visit: NewPage) -> None:
    page = visit()
    play.choose_game(page, "Double Shutter")
    play.choose_whom(page, "Pass and play")
    play.agree_on(page, "five rounds", 2)
    play.name_people(page, "Ann", "Bo", "Chloé")
    expect(page.locator(".sentence")).to_have_text(
        "Double Shutter, two rounds, with Ann, Bo and Chloé around one screen."
    )
    play.set_up(page)
    expect(page.locator(".players .n")).to_have_text(["Ann", "Bo", "Chloé"])
    expect(page.locator(".bar")).to_contain_text("Round 1 of 2")
    page.get_by_role("link", name="Leave the table").click()
    expect(page.locator(".again")).to_contain_text("Double Shutter with Ann, Bo and Chloé")
    play.choose_whom(page, "Pass and play")
    expect(page.locator(".sentence")).to_have_text(
        "Double Shutter, two rounds, with Ann, Bo and Chloé around one screen."
    )
    page.get_by_role("link", name="Back to your game").click()
    expect(page.locator(".players .n")).to_have_text(["Ann", "Bo", "Chloé"])


def test_bots_of_any_grade_sit_among_people(visit: NewPage) -> None:
    page = visit()
    play.choose_game(page, "Nine tiles")
    play.choose_whom(page, "Pass and play")
    play.name_people(page, "Ann", "Bo", "Cy")
    page.locator(".sentence button").last.click()
    page.get_by_role("button", name="Player 2: Person. Change").click()
    page.get_by_role("radio", name="Novice").check()
    page.get_by_role("dialog", name="Who is player 2?").get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".sentence")).to_contain_text("Ann, a novice and Cy")
    play.set_up(page)
    expect(page.locator(".players .n")).to_have_text(["Ann", "Novice", "Cy"])


def test_two_people_of_one_name_can_play(visit: NewPage) -> None:
    page = visit()
    play.choose_whom(page, "Pass and play")
    play.name_people(page, "Ann", "ann")
    play.set_up(page)
    expect(page.locator(".players .n")).to_have_text(["Ann", "ann 2"])


def test_a_code_that_was_said_aloud_leads_to_the_table(visit: NewPage) -> None:
    host, guest = visit(), visit()
    play.choose_whom(host, "Friends")
    host.get_by_role("button", name="Create table").click()
    host.get_by_role("button", name="A code to say aloud").click()
    spoken = host.locator(".spoken b").inner_text()
    play.choose_whom(guest, "Friends")
    guest.get_by_label("Somebody told you a code?").fill(spoken)
    guest.get_by_role("button", name="Join").click()
    expect(guest.get_by_role("heading", name="Player invites you to Nine tiles")).to_be_visible()
    assert guest.url == host.url


def test_a_wrong_code_is_refused_in_words(visit: NewPage) -> None:
    page = visit()
    play.choose_whom(page, "Friends")
    page.get_by_label("Somebody told you a code?").fill("no such code")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_the_way_to_a_game_needs_no_scrolling(visit: NewPage) -> None:
    page = visit()
    for width, height in ((360, 640), (390, 844), (1280, 800)):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        expect(page.get_by_role("button", name="Start game")).to_be_in_viewport(ratio=1)


def test_nothing_is_wider_than_the_screen(visit: NewPage) -> None:
    page = visit()
    play.compose(page)
    for width in (320, 360, 768, 1280, 3840):
        page.set_viewport_size(ViewportSize(width=width, height=800))
        assert overflow(page) == []


def test_a_first_visit_needs_few_files(visit: NewPage) -> None:
    """A browser asks for six at a time, and each question takes its way to the server and back."""
    page = visit()
    named = page.evaluate("() => fetch('/').then((answer) => answer.text())")
    files = set(re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css|woff2))"', named))
    assert 4 < len(files) <= 9
    expect(page.locator(".setup .btn.main")).to_be_visible()


@pytest.mark.parametrize("path", ["/learn", "/explore", "/score"])
def test_what_a_page_announces_it_fetches_once_and_uses(visit: NewPage, path: str) -> None:
    said: list[str] = []

    def before(context: BrowserContext) -> None:
        context.on("console", lambda message: said.append(message.text))

    page = visit(path, before=before)
    expect(page.locator("main h1")).to_be_visible()
    asked = (
        "() => performance.getEntriesByType('resource').map((each) => each.name).filter((name) => /assets/.test(name))"
    )
    files = page.evaluate(asked)
    assert len(files) == len(set(files))
    assert [each for each in said if "preload" in each] == []
