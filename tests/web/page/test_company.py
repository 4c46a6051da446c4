"""The others at a live table: whose turn it is, what they say, who is away, and who plays again."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from shutbox.play.table.absence import GRACE, Absence
from tests.web import play
from tests.web.conftest import NewPage
from tests.web.table import ELSEWHERE, HERE, NOBODY, PATH, ScriptedTable, game_of, told

TWO = (HERE, ELSEWHERE)


def scripted(visit: NewPage, table: ScriptedTable, device: str = HERE, **options: Any) -> Page:
    """A table whose dice are known, for a visitor in a hurry."""
    return play.brisk(visit, PATH, before=table.at(device), **options)


def two(**more: Any) -> ScriptedTable:
    """Ann at this device, Bo at another; both are there."""
    return ScriptedTable(game_of("nine", "Ann", "Bo"), devices=TWO, others=TWO, **more)


def test_a_reaction_inverts_the_seat_of_its_sender_and_goes_away(visit: NewPage) -> None:
    page = scripted(visit, two())
    page.get_by_role("button", name="React").click()
    page.get_by_role("button", name="Well played").click()
    ann = page.locator(".players .seat").first
    expect(ann).to_have_class(re.compile("speaks"))
    expect(ann).to_contain_text("Well played")
    expect(page.locator(".reactions")).to_have_count(0)
    expect(page.get_by_role("button", name="React")).to_be_focused()
    expect(page.locator(".speaks")).to_have_count(0)
    expect(ann).not_to_contain_text("Well played")


def test_everybody_reads_a_reaction_in_their_own_language_and_mutes_all_with_one_tap(visit: NewPage) -> None:
    table = two()
    page = scripted(visit, table, locale="de")
    expect(page.get_by_role("button", name="Reagieren")).to_be_visible()
    table.says(1, "good-luck")
    expect(page.locator(".speaks")).to_contain_text("Viel Glück")
    # What only a newer server knows is not shown.
    table.says(1, "something-newer")
    page.get_by_role("button", name="Reagieren").click()
    page.get_by_role("button", name="Reaktionen stummschalten").click()
    expect(page.locator(".speaks")).to_have_count(0)
    table.says(1, "nice")
    expect(page.get_by_role("button", name="Reaktionen zeigen")).to_be_visible()
    expect(page.locator(".speaks")).to_have_count(0)


def test_the_list_closes_by_escape_and_by_a_tap_beside_it(visit: NewPage) -> None:
    page = scripted(visit, two())
    button = page.get_by_role("button", name="React")
    button.click()
    expect(page.locator(".signs button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".reactions")).to_have_count(0)
    button.click()
    page.locator(".stake h1").click()
    expect(page.locator(".reactions")).to_have_count(0)


def test_nobody_talks_to_bots_and_onlookers_do_not_talk(visit: NewPage) -> None:
    bots = ScriptedTable(game_of("nine", "Ann", "Bo", words="seat:2=club,Club"), devices=TWO)
    page = scripted(visit, bots)
    expect(page.locator(".act .btn.main")).to_be_visible()
    expect(page.locator(".reacting")).to_have_count(0)
    watcher = scripted(visit, two(watching=3), device=NOBODY)
    expect(watcher.locator(".watching")).to_have_text("3 watching")
    expect(watcher.locator(".reacting")).to_have_count(0)


def test_people_react_to_the_result_too(visit: NewPage) -> None:
    table = ScriptedTable(told("double-shutter-won"), devices=TWO, others=TWO)
    page = scripted(visit, table)
    page.get_by_role("button", name="React").click()
    page.get_by_role("button", name="Well played").click()
    table.says(1, "nice")
    expect(page.locator(".said-aloud p")).to_have_text(["Ann: Well played", "Bo: Nice"])
    expect(page.get_by_role("button", name="React")).to_be_focused()
    expect(page.locator(".said-aloud p")).to_have_count(0)
    alone = scripted(visit, ScriptedTable(told("double-shutter-won")))
    expect(alone.locator(".after-game .btn").first).to_be_visible()
    expect(alone.locator(".reacting")).to_have_count(0)


def test_a_turn_is_called_in_the_title_and_its_sign(visit: NewPage) -> None:
    table = ScriptedTable(game_of("nine", "Ann", "Bo", words="3,5x"), devices=TWO, others=TWO)
    bo = scripted(visit, table, device=ELSEWHERE)
    expect(bo).to_have_title("Nine tiles · Shutbox")
    table.plays("8", "1,1x", "2", "1,1x")
    expect(bo.locator(".players .now .n")).to_have_text("Bo")
    expect(bo).to_have_title("● Your turn · Nine tiles · Shutbox")
    expect(bo.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    bo.get_by_role("link", name="Leave the table").click()
    expect(bo.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")


def test_who_is_slow_can_be_nudged_after_a_minute(visit: NewPage) -> None:
    table = two()

    def prepare(context: BrowserContext) -> None:
        context.clock.install()
        table.at(ELSEWHERE)(context)

    page = play.brisk(visit, PATH, before=prepare)
    expect(page.locator(".act .waits")).to_have_text("Ann is at the box")
    page.clock.run_for(50_000)
    expect(page.locator(".act .nudge")).to_have_count(0)
    page.clock.run_for(15_000)
    nudge = page.get_by_role("button", name="Nudge Ann")
    expect(nudge).to_be_visible()
    # What is said stands for a few seconds: time stands still while one looks.
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 5"))
    nudge.press("Enter")
    expect(page.locator(".players .seat").nth(1)).to_contain_text("Your turn!")
    page.clock.run_for(100)
    expect(page.locator(".act .nudge")).to_have_count(0)


# Who is away


def test_everybody_sees_how_long_somebody_is_waited_for(visit: NewPage) -> None:
    table = ScriptedTable(
        game_of("nine", "Ann", "Bo"), devices=(ELSEWHERE, HERE), absence=Absence({ELSEWHERE: 0.0}, 78)
    )
    page = scripted(visit, table)
    expect(page.locator(".players .away .beside")).to_contain_text(re.compile(r"away 0:(42|41|40)"))
    expect(page.locator(".absent")).to_contain_text(re.compile(r"Ann is away. You can decide in 0:\d\d"))
    expect(page.locator(".absent button")).to_have_count(0)


def test_the_question_comes_by_itself_when_the_box_waits_and_covers_no_button(visit: NewPage) -> None:
    table = ScriptedTable(
        game_of("nine", "Ann", "Bo"), devices=(ELSEWHERE, HERE), absence=Absence({ELSEWHERE: 0.0}, GRACE)
    )
    page = scripted(visit, table, viewport={"width": 360, "height": 640})
    dialog = page.get_by_role("dialog", name="Ann is away")
    expect(dialog).to_contain_text("Ann can take the seat back at any time.")
    page.get_by_role("button", name="Wait longer").click()
    expect(dialog).to_have_count(0)
    box, note = (page.locator(each).bounding_box() for each in (".box", ".note"))
    assert box is not None
    assert note is not None
    assert note["y"] >= box["y"] + box["height"] - 1
    page.get_by_role("button", name="Decide").click()
    page.get_by_role("button", name="Start bot").click()
    expect(page.locator(".players .stood-in")).to_contain_text("bot plays")
    expect(page.locator(".absent")).to_have_count(0)


def test_whoever_comes_back_takes_the_seat_back(visit: NewPage) -> None:
    table = ScriptedTable(game_of("nine", "Ann", "Bo", words="seat:1=club,Club"), devices=TWO, others=TWO)
    page = scripted(visit, table)
    expect(page.locator(".absent")).to_contain_text("A bot is playing for you.")
    page.get_by_role("button", name="Take your seat").click()
    expect(page.locator(".players .seat").first).to_contain_text("Ann")
    expect(page.locator(".absent, .stood-in")).to_have_count(0)


# Playing again


def test_the_next_game_waits_until_everybody_wants_it(visit: NewPage) -> None:
    table = ScriptedTable(told("double-shutter-won"), devices=TWO, others=TWO)
    page = scripted(visit, table)
    expect(page.locator(".after-game:not(.fresh) .btn").first).to_be_visible()
    table.wants(ELSEWHERE)
    expect(page.locator(".after-game")).to_contain_text("Bo wants to play again.")
    table.wants(ELSEWHERE, yes=False)
    expect(page.locator(".after-game .absent")).to_have_count(0)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".after-game")).to_contain_text("Waiting for Bo.")
    # The second tap of a double tap does nothing.
    page.wait_for_timeout(400)
    page.get_by_role("button", name="Not now").click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.locator(".after-game .absent")).to_have_count(0)


def test_two_who_want_it_are_led_to_the_next_game_and_it_begins(visit: NewPage) -> None:
    ann, bo = play.brisk(visit), play.brisk(visit)
    play.choose_game(ann, "Nine tiles")
    play.choose_whom(ann, "Friends")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Create table").click()
    expect(ann.get_by_role("button", name="Stand up: Ann")).to_be_visible()
    bo.goto(ann.url)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_label("Your name").press("Enter")
    expect(ann.locator(".sitter.here")).to_have_count(2)
    ann.get_by_role("button", name="Start game").click()
    expect(bo.locator(".players .now .n")).to_have_text("Ann")
    ann.get_by_role("button", name="More").click()
    ann.get_by_role("button", name="Give up the table").click()
    ann.get_by_role("button", name="Nobody can go on then").press("Enter")
    before = ann.url
    for page in (ann, bo):
        expect(page.locator(".after-game.fresh")).to_have_count(0)
        page.get_by_role("button", name="Play again").click()
    for page in (ann, bo):
        expect(page.locator(".players .now .n")).to_have_text("Bo")
        assert page.url != before
