"""Practise: choose first, then see what everything was worth; what was chosen is remembered."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from shutbox.play import seeded_dice
from shutbox.rules import named, to_data, write_throw
from shutbox.server.think import study
from tests.server.running import Server, record
from tests.web.conftest import NewPage
from tests.web.figure import percent
from tests.web.game import played

Data = dict[str, Any]


@pytest.fixture
def day() -> Data:
    """What a certain day brings."""
    return study.day(to_data(named("double-shutter"), whole=True), "2026-11-17")


@pytest.fixture
def practise(visit: NewPage, day: Data) -> Page:
    """The page on that day."""
    return visit("/practise", {"/api/daily": day})


def spaced(word: str) -> str:
    """Tiles as the page writes them."""
    return word.replace("+", " + ").replace("'", " in the back row")


def kept(page: Page, key: str) -> Any:
    """What the browser remembers."""
    text = page.evaluate("key => localStorage.getItem('shutbox ' + key)", key)
    return None if text is None else json.loads(text)


def test_the_position_of_the_day_is_solved_once(practise: Page, day: Data) -> None:
    page = practise
    today, exercise = page.locator(".today"), day["exercise"]
    offered = [spaced(action["word"]) for action in exercise["view"]["legal"]]
    expect(today.locator(".ways button")).to_have_text(offered)
    expect(today.locator(".worths")).to_have_count(0)
    worst = exercise["options"][-1]
    today.get_by_role("button", name=spaced(worst["word"]), exact=True).click()
    values = [percent(option["value"]) for option in exercise["options"]][:8]
    expect(today.locator(".worths .v")).to_have_text(values)
    expect(today.locator(".verdict")).to_contain_text(percent(worst["loss"]))
    expect(today.locator(".why")).to_have_count(len(worst["reasons"]))
    expect(page.locator(".streak b")).to_have_text("One day")
    assert kept(page, "daily") == {day["date"]: {"option": worst["word"], "share": worst["share"]}}
    page.reload()
    expect(today.locator(".worths .v")).to_have_text(values)
    expect(today.locator(".ways button")).to_have_count(0)


def test_an_option_is_looked_at_on_the_box(practise: Page, day: Data) -> None:
    page = practise
    today, options = page.locator(".today"), day["exercise"]["options"]
    today.locator(".ways button").first.click()
    for option in options[:3]:
        row = today.locator(".worths button").nth(options.index(option))
        row.click()
        expect(row).to_have_attribute("aria-pressed", "true")
        expect(today.locator(".tile.got")).to_have_count(len(option["tiles"]))


def test_tiles_on_the_box_choose_as_the_buttons_do(practise: Page, day: Data) -> None:
    page = practise
    today, best = page.locator(".today"), day["exercise"]["options"][0]
    for column, row in zip(best["columns"], best["rows"], strict=True):
        today.locator(f'[data-tile="{column} {row}"]').click()
    expect(today.locator(".verdict")).to_contain_text("the best!")


def test_drills_follow_each_other_and_their_mean_is_kept(practise: Page) -> None:
    page = practise
    drill = page.locator(".drill")
    drill.get_by_role("button", name="Game:").click()
    page.get_by_role("radio", name="Nine tiles", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    drill.get_by_role("button", name="Easy").click()
    for _ in range(7):
        drill.locator(".ways button").first.click()
        expect(drill.locator(".verdict")).to_be_visible()
        drill.get_by_role("button", name="Next").click()
    drill.locator(".ways button").first.wait_for()
    tries = kept(page, "tries")
    assert len(tries) == 7
    mean = sum(each["share"] for each in tries) / 7
    best = sum(each["judgement"] == "best" for each in tries)
    expect(drill).to_contain_text(f"Your last 7 choices cost {percent(mean)}")
    expect(drill).to_contain_text(f"{best} were the best")
    assert kept(page, "drill") == {"rules": "nine", "level": "easy"}


def test_mistakes_of_a_game_are_practised_one_after_the_other(visit: NewPage, server: Server) -> None:
    code = played(server, "nine")
    found = server.ask("POST", "/api/mistakes", {"record": record(server, code)}).data["exercises"]
    assert found
    page = visit(f"/t/{code}/report")
    page.get_by_role("link", name="Practise these").click()
    for number, exercise in enumerate(found, 1):
        expect(page.locator(".course > .note").first).to_have_text(f"{number} of {len(found)}")
        expect(page.locator(".ways button")).to_have_count(len(exercise["options"]))
        page.locator(".ways button").first.click()
        page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("button", name="Once more")).to_be_visible()


def test_ones_own_games_are_remembered_for_practising(practise: Page, server: Server) -> None:
    page = practise
    expect(page.locator(".drill")).to_be_visible()
    expect(page.get_by_role("link", name="From my own mistakes")).to_have_count(0)
    kept_game = {"id": "x", "record": record(server, played(server, "nine"))}
    page.evaluate("kept => localStorage.setItem('shutbox records', JSON.stringify([kept]))", kept_game)
    page.reload()
    page.get_by_role("link", name="From my own mistakes").click()
    expect(page.locator(".course .ways button").first).to_be_visible()


def test_the_game_of_the_day_has_the_dice_that_everybody_has(practise: Page, server: Server, day: Data) -> None:
    page = practise
    page.get_by_role("button", name="Play today’s game").click()
    page.wait_for_url("**/t/*")
    code = page.url.rsplit("/", 1)[1]
    page.get_by_role("button", name=re.compile("^Throw")).click()
    rules, dice = named(day["rules"]), seeded_dice(day["seed"])
    first = write_throw(tuple(sorted(dice.throw(rules.turn, ("throw", 0), 2, rules.turn.off_mat_chance))))
    expect(page.get_by_role("img", name=re.compile("Thrown")).first).to_be_visible()
    told = record(server, code)
    assert told.split("\n\n")[1].split()[0] == f"{first}s"
    assert f"note seed {day['seed']}" in told
    page.goto(page.url.replace(f"/t/{code}", "/practise"))
    expect(page.get_by_role("link", name="Go on")).to_have_attribute("href", f"/t/{code}")
