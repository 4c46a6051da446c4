"""A live table in a real browser: whole games, several people, broken lines, keys, fingers, small screens."""

from __future__ import annotations

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from shutbox.play import Record, begun, extended, read_event
from shutbox.play.table.absence import GRACE, Absence
from shutbox.rules import changed, named
from tests.server.running import Server
from tests.web import play
from tests.web.accessible import narrow_targets, overflow
from tests.web.conftest import DESK, PATIENCE, PHONE, NewPage
from tests.web.table import ELSEWHERE, HERE, PATH, ScriptedTable, game_of

# The published games, each as short as its rules allow.
PUBLISHED = {
    "Double Shutter": ("five rounds", 1),
    "Double Shutter, 2008": ("five rounds", 3),
    "Last One Standing": ("to 5 points", 1),
    "Shut the Box": None,
    "Ferme ta boîte": ("five rounds", 1),
}


def table_for(visit: NewPage, title: str, *names: str, **options: Any) -> Page:
    """A game of people around one screen, from Home on."""
    page = play.brisk(visit, **options)
    play.choose_game(page, title)
    play.choose_whom(page, "Pass and play")
    play.name_people(page, *names)
    length = PUBLISHED.get(title)
    if length:
        play.agree_on(page, *length)
    play.set_up(page)
    return page


@pytest.mark.parametrize("title", PUBLISHED)
def test_a_whole_game_is_played_from_home_to_its_report(visit: NewPage, title: str) -> None:
    page = table_for(visit, title, "Ann", "Bo")
    assert play.finish(page) == {"Ann", "Bo"}
    expect(page.locator(".headline h1")).to_have_text(re.compile(r"wins|share the win|Nobody wins"))
    winners = page.locator(".headline h1").inner_text().partition(" win")[0].partition(" share")[0]
    page.get_by_role("link", name="Report").click()
    # The coach may have to solve the game first.
    expect(page.get_by_role("heading", level=1)).to_contain_text(winners, timeout=6 * PATIENCE)
    expect(page.locator(".replay")).to_be_visible()
    expect(page.locator(".result .n")).to_have_count(2)
    expect(page.get_by_role("heading", name="Every decision")).to_be_visible()


def test_a_game_alone_and_one_against_a_bot_come_to_their_end(visit: NewPage) -> None:
    page = play.brisk(visit)
    play.choose_game(page, "Nine tiles")
    for whom in ("Alone", "A bot"):
        play.choose_whom(page, whom)
        play.set_up(page)
        play.finish(page)
        page.get_by_role("link", name="Leave the table").click()
    expect(page.locator(".unfinished")).to_have_count(0)


LONG = {"total": "digits", "begins": "first"}


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_total_of_many_digits_is_shown_with_all_of_them(visit: NewPage, size: ViewportSize) -> None:
    rules = changed(named("triple"), LONG)
    record = begun(rules, ["Ann", "Bo"])
    for word in ("1,1t", "2", "time"):
        record = extended(record, read_event(record.game, word))
    table = ScriptedTable(record, [(1, 1)])
    page = play.brisk(visit, PATH, before=table.at(), viewport=size)
    # Ann has left 13456789987654321123456789; Bo must leave one less, and has the whole box.
    expect(page.locator(".stake h1")).to_contain_text("13,456,789,987,654,321,123,456,789")
    expect(page.locator(".stake .sub")).to_contain_text("13,456,789,987,654,321,123,456,788")
    expect(page.locator(".stake .total")).to_have_attribute(
        "aria-label", re.compile("123,456,789,987,654,321,123,456,789")
    )
    assert overflow(page) == []
    assert page.locator(".stake .total svg").evaluate("each => each.getBoundingClientRect().right <= innerWidth")


def test_the_same_people_play_again_at_once(visit: NewPage) -> None:
    page = table_for(visit, "Shut the Box", "Ann", "Bo")
    first = page.url
    play.finish(page)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".act .btn.main")).to_have_text(re.compile("Throw"))
    assert page.url != first
    expect(page.locator(".players .n")).to_have_text(["Ann", "Bo"])


# Two browsers


def together(visit: NewPage) -> tuple[Page, Page]:
    """Two people at one table, each with a browser, at the start of their game."""
    ann, bo = play.brisk(visit), play.brisk(visit)
    play.choose_game(ann, "Nine tiles")
    play.choose_whom(ann, "Friends")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Create table").click()
    expect(ann.get_by_role("button", name="Stand up: Ann")).to_be_visible()
    bo.goto(ann.url)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_label("Your name").press("Enter")
    expect(bo.get_by_role("button", name="Stand up: Bo")).to_be_visible()
    expect(ann.locator(".sitter.here")).to_have_count(2)
    ann.get_by_role("button", name="Start game").click()
    for page in (ann, bo):
        expect(page.locator(".players .now .n")).to_have_text("Ann")
    return ann, bo


def test_a_name_that_is_taken_is_offered_with_a_number(visit: NewPage) -> None:
    ann, bo, cy = play.brisk(visit), play.brisk(visit), play.brisk(visit)
    play.choose_whom(ann, "Friends")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_label("Your name").press("Enter")
    expect(ann.get_by_role("button", name="Stand up: Ann")).to_be_visible()
    bo.goto(ann.url)
    bo.get_by_label("Your name").fill("ANN")
    bo.get_by_role("button", name="Sit down").click()
    expect(bo.get_by_role("alert")).to_have_text("Two players cannot both be called ANN; ANN 2 is free.")
    expect(bo.get_by_label("Your name")).to_have_value("ANN 2")
    # Somebody who is usually called like this is offered the number at once.
    cy.evaluate("localStorage.setItem('shutbox name', JSON.stringify('ann'))")
    cy.goto(ann.url)
    expect(cy.get_by_label("Your name")).to_have_value("ann 2")
    cy.get_by_label("Your name").fill("x" * 30)
    expect(cy.get_by_label("Your name")).to_have_value("x" * 24)


def test_what_is_handed_on_has_the_address_that_others_reach(visit: NewPage) -> None:
    about = {"shutbox": "0", "rules": [], "bots": [], "address": "http://192.0.2.20:8000"}
    page = play.brisk(visit, answers={"/api/about": about})
    play.choose_game(page, "Nine tiles")
    play.choose_whom(page, "Friends")
    page.get_by_role("button", name="Create table").click()
    expect(page.locator(".lobby")).to_be_visible()
    path = urlsplit(page.url).path
    expect(page.locator(".invite .address")).to_have_text(f"192.0.2.20:8000{path}")
    page.evaluate("navigator.share = undefined")
    page.evaluate("navigator.clipboard.writeText = text => { window.link = text; return Promise.resolve(); }")
    page.get_by_role("button", name="Share link").click()
    expect(page.locator(".invite [role=status]")).not_to_be_empty()
    assert page.evaluate("link") == f"http://192.0.2.20:8000{path}"


def test_a_name_that_looks_like_markup_is_shown_as_it_is(visit: NewPage) -> None:
    name = "<u onclick=x()>Ann</u>"
    page = table_for(visit, "Nine tiles", name, "Bo")
    expect(page.locator(".players .n").first).to_have_text(name)
    play.finish(page)
    expect(page.get_by_text(name).first).to_be_visible()
    page.get_by_role("link", name="Report").click()
    # The winner stands first, and that can be either of them.
    expect(page.locator(".result .n").filter(has_text=name)).to_be_visible(timeout=6 * PATIENCE)
    expect(page.locator("u[onclick]")).to_have_count(0)


def seated(server: Server, code: str, name: str, *, sealed: bool) -> None:
    """Lets another device take the second seat of a table, with the seal of a seed or without."""

    async def sit() -> None:
        other = server.client(code)
        await other.join()
        await other.sit(1, name, sealed=sealed)
        await other.leave()

    # In a thread: the browser of the test has a loop of its own.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(sit())).result()


def test_the_host_is_told_whose_seal_is_missing_and_can_begin_without_it(visit: NewPage, server: Server) -> None:
    page = play.brisk(visit)
    play.choose_game(page, "Nine tiles")
    play.choose_whom(page, "Friends")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("button", name="Stand up: Ann")).to_be_visible()
    code = urlsplit(page.url).path.rpartition("/")[2]
    begin, without = (page.get_by_role("button", name=name, exact=True) for name in ("Start game", "Start without it"))
    for name, sealed in (("Bo", False), ("Cy", True), ("Di", False)):
        seated(server, code, name, sealed=sealed)
        expect(begin).to_be_enabled()
        expect(page.get_by_role("alert")).to_have_count(0)
        if not sealed:
            begin.click()
            expect(page.get_by_role("alert")).to_contain_text(f"the sealed part of {name}")
            expect(without).to_be_enabled()
        if name != "Di":
            page.get_by_role("button", name=f"Remove {name}").click()
            expect(begin).to_be_disabled()
    # It has come to mean something else under the finger: a second tap so soon would do nothing.
    page.wait_for_timeout(400)
    without.click()
    expect(page.locator(".players .now .n")).to_have_text("Ann")


def test_two_browsers_play_one_game(visit: NewPage) -> None:
    ann, bo = together(visit)
    expect(bo.locator(".act .waits")).to_have_text("Ann is at the box")
    for _ in range(play.MOST_STEPS):
        if play.over(ann) and play.over(bo):
            break
        for page in (ann, bo):
            if page.locator(".waits").count() == 0 and page.locator(".act .btn:has-text('Guess')").count() == 0:
                play.step(page)
            page.wait_for_timeout(10)
    for page in (ann, bo):
        expect(page.locator(play.OVER)).to_be_visible()
    named = "each => each.map(one => one.getAttribute('aria-label'))"
    results = [page.locator(".ending .rank [role=img]").evaluate_all(named) for page in (ann, bo)]
    assert results[0]
    assert results[0] == results[1]
    ends = [page.locator(".headline h1").inner_text() for page in (ann, bo)]
    # One of the two is spoken to.
    assert len({end.partition(" win")[2].removeprefix("s") for end in ends}) == 1


def scripted(visit: NewPage, table: ScriptedTable, device: str = HERE, **options: Any) -> Page:
    """A table whose dice are known, for a visitor in a hurry."""
    return play.brisk(visit, PATH, before=table.at(device), **options)


def choosing(visit: NewPage, **options: Any) -> Page:
    """A table where 8 can be shut in several ways."""
    page = scripted(visit, ScriptedTable(game_of("nine", "Ann", "Bo", words="3,5x")), **options)
    expect(page.get_by_role("button", name="8 to go")).to_be_visible()
    return page


def guess(page: Page, option: str) -> None:
    """Guesses what will be shut."""
    page.get_by_role("button", name=re.compile("ways to use this throw")).click()
    page.locator(".ways-list").get_by_role("button", name=option).click()
    expect(page.locator(".waits")).to_have_text(re.compile("Your guess"))


def shut(page: Page, *tiles: int) -> None:
    """Shuts tiles by their digits."""
    expect(page.locator(".act .btn.main")).to_have_text(re.compile("to go|Shut"))
    for tile in tiles:
        page.keyboard.press(str(tile))
    page.keyboard.press("Enter")


def test_who_waits_guesses_and_right_guesses_are_counted(visit: NewPage) -> None:
    table = ScriptedTable(game_of("nine", "Ann", "Bo"), [(4, 5), (2, 5), (1, 1)], devices=(HERE, ELSEWHERE))
    ann, bo = scripted(visit, table), scripted(visit, table, ELSEWHERE)
    ann.get_by_role("button", name="Throw two dice").click()
    expect(bo.locator(".stake .sub")).to_have_text("Guess what will be shut")
    guess(bo, "9")
    shut(ann, 9)
    expect(bo.locator(".stake .sub")).to_have_text("Guessed right: 1 of 1")
    ann.get_by_role("button", name="Throw two dice").click()
    expect(bo.locator(".stake .sub")).to_have_text("Guess what will be shut: 1 of 1 right")
    guess(bo, "7")
    shut(ann, 5, 2)
    expect(bo.locator(".stake .sub")).to_have_text("Guessed right: 1 of 2")


def test_where_only_one_move_is_there_nobody_guesses(visit: NewPage) -> None:
    table = ScriptedTable(game_of("nine", "Ann", "Bo"), [(1, 1)], devices=(HERE, ELSEWHERE))
    ann, bo = scripted(visit, table), scripted(visit, table, ELSEWHERE)
    ann.get_by_role("button", name="Throw two dice").click()
    expect(ann.get_by_role("button", name="Shut 2")).to_be_visible()
    expect(bo.locator(".act .waits")).to_have_text("Ann is choosing")
    expect(bo.locator(".stake .sub")).to_have_text("The lowest total wins.")


def test_who_waits_sees_what_everybody_can_expect(visit: NewPage) -> None:
    ann, bo = together(visit)
    expect(bo.locator(".coach .said")).to_have_text(re.compile(r"Chances to win: (Ann|Bo) \d+\s?%"))
    ann.set_viewport_size(ViewportSize(width=1280, height=800))
    chances = ann.locator(".players .more b")
    expect(chances).to_have_count(2)
    total = sum(int(re.sub(r"\D", "", text)) for text in chances.all_inner_texts())
    assert 98 <= total <= 102


def test_a_table_of_four_says_that_its_chances_are_a_forecast(visit: NewPage) -> None:
    four = game_of("ferme-ta-boite", "Ann", "Bo", "Cy", "Di")
    page = scripted(visit, ScriptedTable(four, outlook="forecast"))
    page.set_viewport_size(ViewportSize(width=1280, height=800))
    expect(page.locator(".players .head")).to_have_text("Chances to win (forecast)")
    expect(page.locator(".players .more b")).to_have_text(["25%"] * 4)
    page.set_viewport_size(ViewportSize(width=360, height=640))
    assert not overflow(page)


# Lines that break


def test_a_seat_moves_to_another_device_by_a_link(visit: NewPage) -> None:
    ann, bo = together(visit)
    ann.get_by_role("button", name="More").click()
    ann.get_by_role("button", name="Move Ann to another device").click()
    expect(ann.get_by_role("img", name="Code that moves the seat")).to_be_visible()
    ann.evaluate("navigator.share = undefined")
    ann.evaluate("navigator.clipboard.writeText = text => { window.link = text; return Promise.resolve(); }")
    ann.get_by_role("button", name="Send the link").click()
    link = ann.evaluate("link")
    other = play.brisk(visit)
    other.goto(str(link).replace(urlsplit(link).netloc, urlsplit(bo.url).netloc))
    expect(other.locator(".act .btn.main")).to_have_text(re.compile("Throw"))
    assert "#" not in other.url
    # The old device looks on, and the link is used up.
    ann.keyboard.press("Escape")
    expect(ann.locator(".act .btn.main:has-text('Throw')")).to_have_count(0)
    third = play.brisk(visit)
    third.goto(str(link).replace(urlsplit(link).netloc, urlsplit(bo.url).netloc))
    expect(third.get_by_role("alert")).to_contain_text("no longer moves a seat")


def test_a_line_that_breaks_in_mid_turn_is_found_again(visit: NewPage) -> None:
    page = table_for(visit, "Nine tiles", "Ann", "Bo")
    play.play(page, play.choosing)
    play.head(page.locator("button.tile.up[aria-pressed=false]").first)
    held = page.locator(".tile.got").get_attribute("aria-label")
    page.context.set_offline(True)
    expect(page.locator(".lost")).to_be_visible()
    expect(page.locator(".tile.got")).to_have_attribute("aria-label", str(held))
    page.context.set_offline(False)
    expect(page.locator(".lost")).to_have_count(0)
    expect(page.locator(".tile.got")).to_have_attribute("aria-label", str(held))
    play.finish(page)


def test_what_was_asked_for_without_a_line_happens_once(visit: NewPage, server: Server) -> None:
    page = table_for(visit, "Nine tiles", "Ann", "Bo")
    expect(page.get_by_role("button", name="Throw two dice")).to_be_visible()
    page.context.set_offline(True)
    expect(page.locator(".lost")).to_be_visible()
    page.get_by_role("button", name="Throw two dice").click()
    page.context.set_offline(False)
    expect(page.locator(".dice")).to_be_visible()
    told = server.ask("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}/story").data["told"]
    assert [fact["kind"] for each in told for fact in each["facts"]].count("thrown") == 1


def test_a_server_that_was_killed_is_found_again(visit: NewPage, tmp_path: Path) -> None:
    with Server(tmp_path / "data") as before:
        page = visit(f"http://127.0.0.1:{before.port}/")
        page.get_by_role("button", name="Start game").click()
        expect(page.locator(".act .btn.main")).to_be_visible()
        before.kill()
        expect(page.locator(".lost")).to_be_visible()
        with Server(tmp_path / "data", port=before.port):
            expect(page.locator(".lost")).to_have_count(0, timeout=PATIENCE)
            page.locator(".act .btn.main").click()
            expect(page.locator(".dice")).to_be_visible()


def test_a_reload_in_the_middle_of_a_choice_loses_nothing(visit: NewPage) -> None:
    page = choosing(visit)
    play.head(page.locator("button.tile.up[aria-pressed=false]").first)
    before = page.locator(".tile").evaluate_all("tiles => tiles.map((tile) => tile.className)")
    button = page.locator(".act .btn.main").inner_text()
    page.reload()
    expect(page.locator(".tile.got")).to_have_count(1)
    assert page.locator(".tile").evaluate_all("tiles => tiles.map((tile) => tile.className)") == before
    assert page.locator(".act .btn.main").inner_text() == button


def test_a_hint_does_not_scatter_what_was_gathered(visit: NewPage) -> None:
    page = table_for(visit, "Nine tiles", "Ann", "Bo")
    play.play(page, play.choosing)
    play.head(page.locator("button.tile.up[aria-pressed=false]").first)
    page.get_by_role("button", name="Ask the coach").click()
    expect(page.locator(".coach .why")).to_be_visible()
    expect(page.locator(".tile.got")).to_have_count(1)
    expect(page.locator(".tile.told")).not_to_have_count(0)


def test_an_app_that_is_older_than_the_server_loads_itself_again(visit: NewPage) -> None:
    page = play.brisk(visit)
    loads: list[str] = []
    page.on("framenavigated", lambda frame: loads.append(frame.url))

    def older(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda text: route.send(_renamed(text)))

    page.context.route_web_socket(re.compile("/ws/"), older)
    play.set_up(page)
    for _ in range(PATIENCE // 50):
        if len(loads) == 2:
            break
        page.wait_for_timeout(50)
    expect(page.locator(".act .btn.main")).to_be_visible()
    # It does so only once.
    page.wait_for_timeout(500)
    assert len(loads) == 2, loads
    assert loads[0] == loads[1] == page.url


def _renamed(text: str | bytes) -> str:
    """A message as a server with another app would send it."""
    message = json.loads(text)
    return json.dumps(message | ({"app": "/assets/newer.js"} if "app" in message else {}))


# Keys and fingers


# What a player with a keyboard would press: the button's key, or the digit of a tile that can be gathered.
KEY = """() => {
  const button = document.querySelector('.act:not(.result) .btn.main');
  if (button?.ariaDisabled === 'false') return button.textContent.includes('Throw') ? 'Space' : 'Enter';
  return document.querySelector('button.tile.up[aria-pressed=false]')?.ariaLabel[0] ?? '';
}"""


# Counts the pictures in which nothing has the focus.
WATCH_FOCUS = """() => {
  window.lost = 0;
  const look = () => {
    if (document.activeElement === document.body) window.lost += 1;
    requestAnimationFrame(look);
  };
  look();
}"""


def reach(page: Page, name: str) -> None:
    """Goes on from one thing that can be pressed to the next, until it is the one whose words begin so."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if str(page.evaluate("document.activeElement.textContent.trim()")).startswith(name):
            return
    raise AssertionError(f"{name} cannot be reached by keys")


def test_a_whole_game_from_home_to_its_report_by_keyboard_alone(visit: NewPage) -> None:
    page = play.brisk(visit)
    expect(page.get_by_role("button", name="Start game")).to_be_visible()
    # On a first visit that is nine tiles, alone.
    reach(page, "Start game")
    page.keyboard.press("Enter")
    expect(page.locator(".stake h1")).to_be_focused()
    page.evaluate(WATCH_FOCUS)
    for _ in range(play.MOST_STEPS):
        if play.over(page):
            break
        if key := page.evaluate(KEY):
            page.keyboard.press(key)
        page.wait_for_timeout(25)
    expect(page.locator(".headline h1")).to_have_text(re.compile(r"You shut the box with|You left \d+"))
    expect(page.locator(".after-game.fresh")).to_have_count(0)
    assert page.evaluate("window.lost") == 0
    reach(page, "Report")
    page.keyboard.press("Enter")
    expect(page.locator(".replay")).to_be_visible(timeout=3 * PATIENCE)


def test_focus_is_never_lost_when_what_has_it_goes_away(visit: NewPage) -> None:
    table = ScriptedTable(game_of("nine", "Ann", "Bo", words="4,5x"), [(1, 1)], devices=(HERE, ELSEWHERE))
    page = scripted(visit, table)
    page.get_by_role("button", name="Ask the coach").focus()
    page.evaluate(WATCH_FOCUS)
    page.keyboard.press("Enter")
    more = page.locator(".coach").get_by_role("button", name="More")
    expect(more).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(more).to_be_focused()
    page.get_by_role("button", name=re.compile("ways to use this throw")).focus()
    page.keyboard.press("Enter")
    page.locator(".ways-list").get_by_role("button", name="9;").press("Enter")
    throw = page.get_by_role("button", name="Throw two dice")
    expect(throw).to_be_enabled()
    # The button that has the focus can do nothing now, so that the key is one of the game.
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Shut 2")).to_be_enabled()
    page.get_by_role("button", name="Shut 2").press("Enter")
    expect(throw).to_be_enabled()
    table.plays("1,1x")
    expect(page.locator(".waits")).to_be_focused()
    assert page.evaluate("window.lost") == 0


def test_backspace_gives_back_what_was_gathered(visit: NewPage) -> None:
    page = choosing(visit)
    digit = str(page.locator("button.tile.up[aria-pressed=false]").first.get_attribute("aria-label"))[0]
    page.keyboard.press(digit)
    expect(page.locator(".tile.got")).to_have_count(1)
    page.keyboard.press("Backspace")
    expect(page.locator(".tile.got")).to_have_count(0)


def test_focus_stays_on_the_main_button_through_a_turn(visit: NewPage) -> None:
    page = table_for(visit, "Nine tiles", "Ann", "Bo")
    throw = page.get_by_role("button", name="Throw two dice")
    expect(throw).to_be_enabled()
    throw.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".dice")).to_be_visible()
    expect(page.locator(".act .btn.main")).to_be_focused()


def test_a_finger_slides_over_tiles_and_gathers_where_it_is_lifted(visit: NewPage) -> None:
    page = choosing(visit)
    tiles = page.locator("button.tile.up[aria-pressed=false]")
    first, last = tiles.first.bounding_box(), tiles.last.bounding_box()
    name = tiles.last.get_attribute("data-tile")
    assert first
    assert last
    page.mouse.move(first["x"] + 8, first["y"] + 20)
    page.mouse.down()
    page.mouse.move(last["x"] + 8, last["y"] + 20, steps=6)
    expect(page.locator(".tile.under")).to_have_attribute("data-tile", str(name))
    page.mouse.up()
    expect(page.locator(".tile.got")).to_have_attribute("data-tile", str(name))


def test_a_finger_taps_a_tile_once(visit: NewPage) -> None:
    page = choosing(visit, has_touch=True)
    tile = page.locator("button.tile.up[aria-pressed=false]").first
    name = tile.get_attribute("data-tile")
    tile.tap()
    page.wait_for_timeout(100)
    expect(page.locator(".tile.got")).to_have_attribute("data-tile", str(name))


# What is told


LISTEN = """() => {
  const region = document.querySelector('.happened[role=status]');
  window.said = [];
  const heard = new MutationObserver(() => window.said.push(region.textContent));
  heard.observe(region, { characterData: true, childList: true, subtree: true });
}"""


def test_throws_moves_and_turns_are_read_out_once(visit: NewPage) -> None:
    table = ScriptedTable(game_of("nine", "Ann", "Bo"), [(4, 5), (4, 5), (4, 5), (1, 1), (1, 2)])
    page = scripted(visit, table)
    throw = page.get_by_role("button", name="Throw two dice")
    expect(throw).to_be_visible()
    page.evaluate(LISTEN)
    for tiles in ((9,), (8, 1), (7, 2)):
        throw.click()
        shut(page, *tiles)
    throw.click()
    page.get_by_role("button", name="Go on: Bo’s turn").click()
    expect(page.locator(".players .now .n")).to_have_text("Bo")
    # Sooner it would be the second half of a double tap.
    page.wait_for_timeout(300)
    throw.click()
    expect(page.get_by_role("img", name="Thrown: 1 and 2")).to_be_visible()
    said = [text.replace("\N{NO-BREAK SPACE}", " ") for text in page.evaluate("window.said") if text]
    moves = ["Ann shuts 9.", "Ann shuts 8 and 1.", "Ann shuts 7 and 2."]
    assert said[:6] == [text for move in moves for text in ("Ann throws 4 and 5.", move)]
    assert said[6].startswith("Ann throws 1 and 1.")
    assert said[7:] == ["Bo throws 1 and 2."]


def alone_with(set_up: str, **settings: object) -> Record:
    """A round of Last One Standing in which Bo is left with these tiles."""
    rules = changed(named("last-one-standing"), {"begins": "first", "next_start": "clockwise", "set_up": set_up})
    record = begun(changed(rules, settings), ["Ann", "Bo"])
    return extended(record, read_event(record.game, "time"))


# By the tiles that are left: what the survivor's buttons say, and the bars on the felt.
ODDS = {
    "one tile": (
        "........./9........",
        {},
        ["Throw: 11% for 4 points", "Or you score nothing"],
        ["89% nothing and 11% 4 points"],
    ),
    "some tiles": (
        "........./....5.3.1",
        {},
        ["Throw: 53% for 2 points", "11% for 4 points"],
        ["36% nothing, 53% 2 points and 11% 4 points"],
    ),
    "to win": (
        "........./....5.3.1",
        {"limit": 2},
        ["Throw: 64% to win", "Or you score nothing"],
        ["36% nothing, 53% 2 points and 11% 4 points"],
    ),
    "one die or two": (
        "........./........1",
        {},
        ["2 dice: no tile fits", "Or you score nothing", "One die: 17% for 4 points", "Or you score nothing"],
        ["2 dice: 100% nothing", "One die: 83% nothing and 17% 4 points"],
    ),
}


@pytest.mark.parametrize(("set_up", "settings", "said", "bars"), ODDS.values(), ids=ODDS)
def test_the_survivors_odds_stand_on_the_buttons_and_on_the_felt(
    visit: NewPage, set_up: str, settings: dict[str, object], said: list[str], bars: list[str]
) -> None:
    page = scripted(visit, ScriptedTable(alone_with(set_up, **settings)))
    expect(page.locator(".act.choice .btn")).to_have_count(1 + len(bars))
    words = page.locator(".act.choice .btn:not(:has(.pegs)) :is(span, small)")
    expect(words).to_have_text(said)
    names = [page.locator(".gains").nth(place).get_attribute("aria-label") for place in range(len(bars))]
    assert names == bars


def test_where_nobody_asks_the_coach_everybody_counts_for_themselves(visit: NewPage) -> None:
    table = ScriptedTable(alone_with("........./9........"), settings={"coach": "off"})
    page = scripted(visit, table)
    expect(page.locator(".act.choice .btn")).to_have_text(
        [re.compile("Take 1 point"), re.compile("2 points, 4 or none")]
    )
    expect(page.locator(".gains")).to_have_count(0)


def test_every_tile_is_a_button_that_says_how_it_stands(visit: NewPage) -> None:
    page = table_for(visit, "Double Shutter", "Ann", "Bo")
    names = page.locator("button.tile").evaluate_all("tiles => tiles.map((tile) => tile.getAttribute('aria-label'))")
    assert len(names) == 18
    assert "7, standing, behind the 3" in names
    play.play(page, lambda now: now.locator(".tile.shut").count() > 0)
    shut = page.locator("button.tile.shut").first
    expect(shut).to_have_attribute("aria-label", re.compile(r"^\d+, shut$"))
    expect(shut).to_have_attribute("aria-disabled", "true")


# Small screens

SIX = ("Ann", "Bo", "Chloé", "Dimitri", "Emma", "Farid")
SIZES = {
    "phone": (360, 640),
    "tall": (390, 844),
    "narrow": (320, 568),
    "landscape": (640, 360),
    "desk": (1280, 800),
    "4K": (3840, 2160),
}


@pytest.mark.parametrize(("title", "names"), [("Triple", SIX), ("Twelve tiles", SIX[:2]), ("Double Shutter", SIX[:4])])
def test_all_that_matters_is_seen_without_scrolling(visit: NewPage, title: str, names: tuple[str, ...]) -> None:
    page = table_for(visit, title, *names, viewport={"width": 360, "height": 640})
    play.play(page, play.choosing)
    for width, height in SIZES.values():
        page.set_viewport_size(ViewportSize(width=width, height=height))
        for part in (".players li.now", ".stake h1", ".stake .total", ".box", ".rail", ".act .btn.main"):
            expect(page.locator(part).first).to_be_in_viewport(ratio=0.99)
        assert page.locator(".box").evaluate("box => box.clientHeight") > 150
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)


def test_bots_play_on_for_all_who_are_away_each_under_a_name_of_its_own(visit: NewPage) -> None:
    absence = Absence({"bo": 0.0, "cy": 0.0}, GRACE)
    page = scripted(
        visit, ScriptedTable(game_of("nine", "Ann", "Bo", "Cy"), devices=(HERE, "bo", "cy"), absence=absence)
    )
    for _ in ("Bo", "Cy"):
        page.get_by_role("button", name="Decide").first.click()
        page.get_by_role("button", name="Start bot").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".absent")).to_have_count(0)
    expect(page.get_by_text("Club player 2").first).to_be_visible()


def test_whoever_is_away_is_not_removed_by_a_double_tap(visit: NewPage) -> None:
    absence = Absence({ELSEWHERE: 0.0}, GRACE)
    page = scripted(visit, ScriptedTable(game_of("nine", "Ann", "Bo"), devices=(HERE, ELSEWHERE), absence=absence))
    page.get_by_role("button", name="Decide").click()
    page.get_by_role("button", name="Go on without Bo").dblclick()
    expect(page.get_by_role("button", name="Go on without Bo").or_(page.get_by_text("No, wait"))).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Decide").click()
    page.get_by_role("button", name="Go on without Bo").click()
    page.get_by_role("button", name="Yes, Bo is out for good").press("Enter")
    expect(page.locator(".absent")).to_have_count(0)


def test_targets_are_large_enough_for_a_thumb(visit: NewPage) -> None:
    page = choosing(visit, viewport={"width": 360, "height": 640})
    assert narrow_targets(page) == []
    assert least_height(page, "button.tile.up") >= 58
    page.get_by_role("button", name=re.compile("ways to use this throw")).click()
    assert least_height(page, ".ways-list button") >= 52


def least_height(page: Page, selector: str) -> float:
    """The height of the lowest of some elements, all of them looked at in one moment."""
    expect(page.locator(selector).first).to_be_visible()
    heights: list[float] = page.locator(selector).evaluate_all("all => all.map((each) => each.offsetHeight)")
    return min(heights)


def test_the_ruler_and_the_story_come_where_there_is_room(visit: NewPage) -> None:
    page = choosing(visit, viewport={"width": 360, "height": 640})
    expect(page.locator(".ruler")).to_be_hidden()
    page.set_viewport_size(ViewportSize(width=390, height=844))
    expect(page.locator(".ruler")).to_be_visible()
    expect(page.locator(".story")).to_be_hidden()
    page.set_viewport_size(ViewportSize(width=DESK["width"], height=DESK["height"]))
    expect(page.locator(".story li").last).to_contain_text("choosing")


def test_less_motion_is_respected(visit: NewPage) -> None:
    page = visit(reduced_motion="reduce")
    page.get_by_role("button", name="Start game").click()
    expect(page.locator(".tile").first).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.motion") == "less"
    expect(page.locator(".slab").first).to_have_css("transition-duration", "0s")
