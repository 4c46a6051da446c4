"""An old total on the scoresheet, corrected in its place: by touch, by keys, on a phone and on a desk."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from shutbox.play import read_record
from tests.web import play
from tests.web.conftest import DESK, PHONE, NewPage
from tests.web.states import TYPED, entered
from tests.web.table import NOBODY, PATH, ScriptedTable, game_of

TURNS = "4,5t 9 total:8 =12t 9+3 total:14 total:21"


def keeper(visit: NewPage, words: str, rules: str = "ferme-ta-boite", way: str = "total", **more: Any) -> Any:
    """The scorekeeper of a game so far, and its table."""
    device = more.pop("device", "here")
    table = ScriptedTable(game_of(rules, "Ann", "Bo", words=words), settings=TYPED)

    def before(context: Any) -> None:
        context.add_init_script(f"localStorage['shutbox way of entry'] = '\"{entered(way)['way of entry']}\"'")
        table.at(device)(context)

    page = play.brisk(visit, PATH, before=before, **more)
    expect(page.locator(".sheet2 tbody tr")).to_have_count(2)
    return page, table


def sheet(page: Page) -> list[list[str]]:
    """The totals on the sheet."""
    rows = page.locator(".sheet2 tbody tr").all()
    return [[each.strip() for each in row.locator("td:not(.pts)").all_inner_texts() if each.strip()] for row in rows]


def totals(table: ScriptedTable) -> tuple[int, ...]:
    """What the record says that everybody has so far; it is read anew, as whoever gets it does."""
    return read_record(table.text).game.tally.totals


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("way", ["total", "dice", "tiles"])
def test_an_old_total_is_tapped_and_corrected(visit: NewPage, size: dict[str, int], way: str) -> None:
    page, table = keeper(visit, TURNS, way=way, viewport=size, has_touch=size is PHONE)
    before = totals(table)
    page.get_by_role("button", name="Ann, round 1: 8. Change it").click()
    expect(page.get_by_role("heading", name="Ann, round 1")).to_be_visible()
    keys = page.get_by_role("dialog").get_by_role("group", name="Digits of the total")
    for digit in "26":
        keys.get_by_role("button", name=digit, exact=True).click()
    page.get_by_role("button", name="Save Ann’s 26").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Ann, round 1: 26. Change it")).to_be_visible()
    expect(page.locator(".sheet2 tbody tr").nth(1)).to_contain_text("14")
    assert totals(table) == (before[0] + 18, before[1])
    # Ann’s three things, Bo’s three, and what was entered of the next round.
    assert table.text.split("\n\n")[1].split().count("undo") == 7


def test_by_keys_alone(visit: NewPage) -> None:
    page, table = keeper(visit, TURNS)
    old = page.get_by_role("button", name="Ann, round 1: 8. Change it")
    old.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("8 was saved.")).to_be_focused()
    page.keyboard.type("x027")
    page.keyboard.press("Backspace")
    expect(page.get_by_label("8 was saved.")).to_have_value("2")
    page.keyboard.press("6")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(":focus")).to_have_accessible_name("Ann, round 1: 26. Change it")
    assert sheet(page)[0][0] == "26"
    assert totals(table)[0] >= 26


def test_what_no_longer_fits_is_told_and_entered_again(visit: NewPage) -> None:
    page, table = keeper(visit, "6t 5t total:10 total:8 total:12", "double-shutter", viewport=DESK)
    page.get_by_role("button", name="Ann, round 1: 10. Change it").click()
    page.keyboard.press("5")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("what was entered from Ann in round 1 on no longer fits")
    page.get_by_role("button", name="Save, and enter the rest again").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Ann, round 1: 5. Change it")).to_be_visible()
    assert read_record(table.text).game.tally.points == (1, 0)


def test_a_total_that_no_tiles_have_and_the_old_one_are_not_saved(visit: NewPage) -> None:
    page, table = keeper(visit, TURNS)
    before = table.text
    page.get_by_role("button", name="Bo, round 1: 14. Change it").click()
    page.keyboard.type("14")
    expect(page.locator(".oldtotal .btn")).to_have_attribute("aria-disabled", "true")
    page.keyboard.type("5")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("count 145")
    assert table.text == before


def test_after_the_game_a_total_is_corrected_too(visit: NewPage) -> None:
    page, table = keeper(visit, "total:12 total:20", "nine", viewport=DESK)
    expect(page.locator(".after-game")).to_be_visible()
    page.get_by_role("button", name="Ann, round 1: 12. Change it").click()
    page.keyboard.type("25")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Ann, round 1: 25. Change it")).to_be_visible()
    assert [int(each) for each in read_record(table.text).game.tally.winners] == [1]


def test_whoever_only_watches_reads_the_totals_and_changes_none(visit: NewPage) -> None:
    page, _ = keeper(visit, TURNS, device=NOBODY)
    expect(page.locator(".sheet2 tbody tr").first).to_contain_text("8")
    expect(page.locator(".sheet2 td button")).to_have_count(0)
