"""On paper: a report and a scoresheet are whole, and without what can only be pressed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web import play
from tests.web.accessible import spills
from tests.web.conftest import NewPage
from tests.web.states import TYPED, reported
from tests.web.table import PATH, ScriptedTable, told

# A sheet of A4 within its margins, in pixels of the printer's choosing.
PAPER = ViewportSize(width=718, height=1000)


def sheets(page: Page) -> int:
    """How many sheets of paper a page takes."""
    return len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(format="A4", margin={"top": "1cm", "left": "1cm"})))


def printed(page: Page) -> None:
    """Shows a page as it is printed."""
    page.emulate_media(media="print")
    page.set_viewport_size(PAPER)


@pytest.mark.parametrize("name", ["nine-won", "ferme-ta-boite-play-off"])
def test_a_report_is_printed_whole(visit: NewPage, name: str) -> None:
    page = visit(f"{PATH}/report", before=ScriptedTable(told(name)).at())
    reported(page)
    page.locator(".filter button").last.click()
    printed(page)
    assert spills(page) == []
    for part in (".after", ".rbar", ".scrub", ".filter"):
        expect(page.locator(part).first).to_be_hidden()
    for part in ("h1", ".replay .box", ".curve", ".ls li", ".dec li"):
        expect(page.locator(part).first).to_be_visible()
    assert 1 <= sheets(page) <= 12


def test_a_scoresheet_is_printed_whole(visit: NewPage) -> None:
    table = ScriptedTable(told("double-shutter-won"), settings=TYPED)
    page = play.brisk(visit, PATH, before=table.at())
    expect(page.locator(".sheet2 tbody tr")).not_to_have_count(0)
    printed(page)
    assert spills(page) == []
    expect(page.locator(".sheet2 table")).to_be_visible()
    assert page.locator(".sheet2 .scroll").evaluate("each => each.scrollWidth <= each.clientWidth")
    for part in (".pad", ".tools", ".thrown"):
        expect(page.locator(part).first).to_be_hidden()
    assert sheets(page) == 1
