"""To print: each sheet is one page, whole, in every language and on both papers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from shutbox.rules import names
from shutbox.words.catalogue import locales
from tests.web import play
from tests.web.conftest import NewPage

# Width and height in points, upright.
POINTS = {"a4": (595, 842), "letter": (612, 792)}
SHEETS = ("board", "scores", "rules", "card")
# A sheet holds all its texts: none is cut off at its edge, and none lies over another part.
UNFIT = """() => {
  const found = [];
  for (const leaf of document.querySelectorAll(".leaf")) {
    const kind = leaf.className;
    const edge = leaf.getBoundingClientRect();
    const slack = edge.width / 210;
    const within = (box, room, what, air = slack) => {
      // The letters of a font may reach further than their line.
      if (box.left < room.left - slack || box.right > room.right + slack || box.top < room.top - air ||
          box.bottom > room.bottom + air) found.push(`${kind}: ${what}`);
    };
    const margin = { left: edge.left + 6 * slack, right: edge.right - 6 * slack, top: edge.top + 6 * slack,
      bottom: edge.bottom - 5 * slack };
    const walker = document.createTreeWalker(leaf, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.trim()) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        within(box, margin, `“${node.data.slice(0, 40)}” leaves the sheet`);
        const part = node.parentElement.closest("td, th, .below, .half, .panels li, footer > div, header");
        if (part) within(box, part.getBoundingClientRect(), `“${node.data.slice(0, 40)}” leaves its part`,
          2.5 * slack);
      }
    }
    for (const part of leaf.querySelectorAll(".panels, footer, .lines, .half, table, .below, ol"))
      within(part.getBoundingClientRect(), edge, `${part.className || part.tagName} leaves the sheet`);
    const parts = [[".panels", "footer"], [".lines", "footer"], ["header", ".panels"], ["header", ".lines"]];
    for (const [one, next] of parts) {
      const [above, below] = [leaf.querySelector(one), leaf.querySelector(next)];
      if (above && below && above.getBoundingClientRect().bottom > below.getBoundingClientRect().top + slack)
        found.push(`${kind}: ${one} lies over ${next}`);
    }
    for (const list of leaf.querySelectorAll(".lines"))
      if (list.scrollHeight > list.clientHeight || list.scrollWidth > list.clientWidth)
        found.push(`${kind}: the lists do not fit`);
  }
  return found;
}"""


def sheets(page: Page, rules: str, size: str) -> None:
    """The sheets of a game."""
    page.evaluate(f"location.hash = 'rules={rules}&size={size}'")
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.locator(f".leaf.card.{size}")).to_be_visible()
    page.evaluate("document.fonts.ready")


def printed(page: Page) -> list[tuple[int, int]]:
    """The size of each page that comes out of the printer."""
    boxes = re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]", page.pdf(prefer_css_page_size=True))
    return [(round(float(wide)), round(float(high))) for wide, high in boxes]


@pytest.mark.parametrize("locale", locales())
def test_each_sheet_is_one_page_in_every_language(visit: NewPage, locale: str) -> None:
    page = play.brisk(visit, "/paper", locale=locale)
    for rules in ("nine", "double-shutter"):
        for size, (wide, high) in POINTS.items():
            sheets(page, rules, size)
            assert page.evaluate(UNFIT) == []
            pages = printed(page)
            assert len(pages) == len(SHEETS)
            turned, *upright = pages
            assert turned == pytest.approx((high, wide), abs=2)
            assert all(each == pytest.approx((wide, high), abs=2) for each in upright)


@pytest.mark.parametrize("locale", ["de", "en", "fr", "ru"])
def test_the_sheets_of_every_game_are_whole(visit: NewPage, locale: str) -> None:
    page = play.brisk(visit, "/paper", locale=locale)
    found = []
    for rules in names():
        for size in POINTS:
            sheets(page, rules, size)
            found += [f"{rules}, {size}, {fault}" for fault in page.evaluate(UNFIT)]
    assert found == []


def test_a_house_rule_is_printed_with_all_that_it_changes(visit: NewPage) -> None:
    page = play.brisk(visit, "/design#rules=nine&tiles=2&first_throw=9&one_die=highest:6:optional&name=Ours")
    page.get_by_role("link", name="To print").click()
    expect(page.locator(".leaf.rules .panels")).to_be_visible()
    expect(page.locator(".leaf.rules .title")).to_have_text("Ours")
    expect(page.locator(".leaf.rules .sub")).to_have_text(
        "Changed from Nine tiles: Tiles with one throw: 2 · The first throw: must shut the tile 9 · "
        "One die instead, when: nothing above 6 stands."
    )
    # 3 and 5 do not shut the 9, so another throw is explained.
    expect(page.locator(".leaf.rules")).to_contain_text("Your first throw must shut the 9.")
    assert page.evaluate(UNFIT) == []
    assert len(printed(page)) == len(SHEETS) - 1


def test_with_other_dice_there_is_a_board_and_a_score_sheet(visit: NewPage) -> None:
    page = play.brisk(visit, "/paper#rules=ten&dice=3&faces=8&size=a4")
    expect(page.get_by_text("There’s a page of rules for games with two six-sided dice.")).to_be_visible()
    expect(page.locator(".leaf.board .sub")).to_have_text(
        "You need 3 dice and 10 coins. Cover a tile when you shut it. (8 faces each)"
    )
    assert page.evaluate(UNFIT) == []
    assert printed(page) == [POINTS["a4"][::-1], POINTS["a4"]]


def unprinted(context: BrowserContext) -> None:
    """Keeps the printer still."""
    context.add_init_script("print = () => {}")


def test_one_sheet_is_printed_by_itself_and_then_all_are_there_again(visit: NewPage) -> None:
    page = play.brisk(visit, "/paper#rules=nine&size=a4", before=unprinted)
    page.get_by_role("button", name="Print: Rules").click()
    expect(page.locator(".leaves.only-rules")).to_be_attached()
    assert printed(page) == [POINTS["a4"]]
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".leaves.only-rules")).to_have_count(0)


def test_coins_leave_the_numerals_visible_and_the_front_row_is_heavy(visit: NewPage) -> None:
    page = play.brisk(visit, "/paper#rules=double-shutter&size=a4")
    tiles = page.locator(".leaf.board .whole > g")
    expect(tiles).to_have_count(18)
    covered = """(tiles) => tiles.filter((tile) => {
      const [number, coin] = [".numeral", ".coin"].map((part) => tile.querySelector(part).getBoundingClientRect());
      return number.bottom > coin.top;
    }).length"""
    assert tiles.evaluate_all(covered) == 0
    heavy, light = (
        float(
            page.locator(f".leaf.board .slab{kind}").first.evaluate(
                "each => parseFloat(getComputedStyle(each).strokeWidth)"
            )
        )
        for kind in (".front", ":not(.front)")
    )
    assert heavy > 2 * light
