"""Where things stand: between a phone and a desk, with large letters, with many players, with colours of one's own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web import states
from tests.web.accessible import overlaps, spills
from tests.web.conftest import NewPage
from tests.web.look import Guide
from tests.web.states import STATES, new
from tests.web.table import PATH, ScriptedTable, game_of

EIGHT = ("Ann", "Bo", "Chloé", "Dimitri", "Emilia", "Farid", "Gabriela", "Hannah")
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
LARGE = "() => { document.documentElement.style.fontSize = '200%' }"
# Every so many states: all of them are looked at in `test_states.py`, in the usual colours.
SAMPLE = sorted((page, name) for page, found in STATES.items() for name in found)[::9]
WIDTHS = ((700, 1000), (859, 700), (860, 700), (900, 700), (1024, 768), (1099, 800), (1100, 800), (1150, 800))


def sized(page: Page, width: int, height: int) -> None:
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.evaluate(PAINTED)


def width_of(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["width"]


@pytest.mark.parametrize("name", ["choosing, two rows", "six players, three rows", "long names", "the coach"])
def test_the_box_has_room_between_a_phone_and_a_desk(visit: NewPage, guide: Guide, name: str) -> None:
    page = guide.page(visit, STATES["Playing"][name])
    found = []
    for width, height in WIDTHS:
        sized(page, width, height)
        if width_of(page, ".box") < 480:
            found.append(f"{width}: the box has {width_of(page, '.box')}")
        found += [f"{width}: {each}" for each in (*spills(page), *overlaps(page))]
    assert not found, "\n".join(found)


def test_a_panel_stands_beside_the_box_or_lies_over_its_lower_half_and_escape_closes_it(
    visit: NewPage, guide: Guide
) -> None:
    page = guide.page(visit, STATES["Playing"]["choosing"], viewport={"width": 900, "height": 700})
    story = page.get_by_role("button", name="Story", exact=True)
    story.click()
    expect(story).to_have_attribute("aria-expanded", "true")
    beside = page.locator(".aside").bounding_box()
    box = page.locator(".box").bounding_box()
    assert beside
    assert box
    assert beside["x"] >= box["x"] + box["width"]
    sized(page, 760, 700)
    over = page.locator(".aside").bounding_box()
    assert over
    assert over["y"] >= 250
    assert not overlaps(page)
    page.keyboard.press("Escape")
    expect(page.locator(".aside")).to_be_hidden()
    expect(story).to_be_focused()


def test_eight_players_stand_in_two_rows_of_four(visit: NewPage, guide: Guide) -> None:
    state = states.State(table=new("nine", *EIGHT, words="3,5x"), there=states.shown(".dice"))
    page = guide.page(visit, state, viewport={"width": 360, "height": 640})
    boxes = [each.bounding_box() for each in page.locator(".players .seat").all()]
    assert [sum(box["y"] == top for box in boxes if box) for top in sorted({box["y"] for box in boxes if box})] == [
        4,
        4,
    ]
    assert not spills(page)
    assert not overlaps(page)


def test_where_a_few_play_points_have_their_noun_beside_the_total_to_beat(visit: NewPage, guide: Guide) -> None:
    page = guide.page(visit, STATES["Playing"]["the chase"], viewport={"width": 360, "height": 640})
    expect(page.locator(".players .seat:has(.chip) .p")).to_have_text("0 points", use_inner_text=True)
    assert not spills(page)


@pytest.mark.parametrize("size", [(390, 844), (900, 700), (1280, 800)])
def test_the_main_button_is_as_wide_and_the_box_as_high_all_through_a_game(
    visit: NewPage, size: tuple[int, int]
) -> None:
    table = ScriptedTable(game_of("nine", "Ann", words="4,5x 9 3,5x"), [(6, 6)])

    def before(context: object) -> None:
        table.at()(context)  # type: ignore[arg-type]

    page = visit(PATH, {}, before, viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    seen = []
    for key in ("8", "Enter", "Space"):
        expect(page.locator(".act .btn.main")).to_be_visible()
        seen.append((width_of(page, ".act .btn.main"), page.locator(".box").evaluate("box => box.clientHeight")))
        page.wait_for_timeout(320)
        page.keyboard.press(key)
    assert len(set(seen)) == 1, seen


def test_with_large_letters_only_the_player_at_the_box_is_shown_until_one_asks(visit: NewPage, guide: Guide) -> None:
    page = guide.page(visit, STATES["Playing"]["six players, three rows"])
    page.evaluate(LARGE)
    page.evaluate(PAINTED)
    expect(page.locator(".players .seat:visible")).to_have_count(1)
    expect(page.locator(".act .btn.main")).to_be_in_viewport(ratio=0.99)
    page.get_by_role("button", name="5 others").click()
    expect(page.locator(".players .seat:visible")).to_have_count(6)
    assert not spills(page)
    assert not overlaps(page)


# What a reader's own colours leave of a button: nothing but its border.
EDGELESS = """() => [...document.querySelectorAll(".btn, .iconbtn.ring, .box")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .filter((each) => { const style = getComputedStyle(each);
    return !parseFloat(style.borderTopWidth) && style.outlineStyle === "none"; })
  .map((each) => each.outerHTML.slice(0, 100))"""


@pytest.mark.parametrize(("of", "name"), SAMPLE)
def test_with_colours_of_ones_own_everything_keeps_its_edge(visit: NewPage, guide: Guide, of: str, name: str) -> None:
    page = guide.page(visit, STATES[of][name], forced_colors="active")
    assert page.evaluate(EDGELESS) == []


def test_the_focus_follows_from_page_to_page_and_the_first_tab_skips_to_the_content(visit: NewPage) -> None:
    page = visit("/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main h1, main").first).to_be_focused()
    for way in ("/about", "/learn", "/games"):
        page.locator(f"a[href='{way}']").first.click()
        expect(page.locator("main h1")).to_be_focused()
        page.locator(".pbar a.iconbtn").click()
        expect(page.locator("main, main h1, h1").and_(page.locator(":focus"))).to_have_count(1)


def test_a_link_with_a_key_held_down_is_left_to_the_browser(visit: NewPage) -> None:
    page = visit("/")
    link = page.locator("a[href='/about']").first
    for key in ("Shift", "Control", "Alt"):
        link.evaluate(
            """(link, key) => {
              addEventListener("click", (event) => { window.taken = event.defaultPrevented; event.preventDefault(); },
                { once: true });
              link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true }));
            }""",
            {"Shift": "shiftKey", "Control": "ctrlKey", "Alt": "altKey"}[key],
        )
        assert page.evaluate("window.taken") is False, key
    expect(page).to_have_url(re.compile("/$"))
