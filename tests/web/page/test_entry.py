"""The three ways to enter a turn at a real box: whole games by dice, by tiles, by totals; what is held or refused."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web import play
from tests.web.conftest import NewPage
from tests.web.states import TYPED
from tests.web.table import ELSEWHERE, HERE, NOBODY, PATH, ScriptedTable, game_of

FOUR = ("Ann", "Bo", "Chloé", "Dimitri")


def table_of(rules: str, *names: str, words: str = "", **more: object) -> ScriptedTable:
    """The table of a game with real dice."""
    settings = {**TYPED, **({"pencil": more.pop("pencil")} if "pencil" in more else {})}
    return ScriptedTable(game_of(rules, *names, words=words), settings=settings, **more)  # type: ignore[arg-type]


def entering(visit: NewPage, table: ScriptedTable, way: str = "dice", device: str = HERE, **options: object) -> Page:
    """The scorekeeper of a table, where turns were entered in this way before."""
    kept = {"way of entry": json.dumps(way)}

    def before(context: BrowserContext) -> None:
        context.add_init_script(
            f"Object.entries({json.dumps(kept)}).forEach(([key, value]) => localStorage[`shutbox ${{key}}`] ??= value)"
        )
        table.at(device)(context)

    page = play.brisk(visit, PATH, before=before, **options)
    expect(page.locator(".keeper")).to_be_visible()
    return page


def words(table: ScriptedTable) -> list[str]:
    """What the record says so far."""
    return table.text.partition("\n\n")[2].split()[:-3]


def digits(page: Page, number: int) -> None:
    """Taps the digits of a number."""
    for digit in str(number):
        page.locator(".digits").get_by_role("button", name=digit, exact=True).click()


def total(page: Page, number: int) -> None:
    """Enters a turn by its total."""
    digits(page, number)
    page.locator(".act .btn.main").click()
    expect(page.locator("[data-typed='']").or_(page.locator(".keeper.over, .tryers"))).to_be_visible()


def lay(page: Page, *tiles: str) -> None:
    """Lays down tiles of a box of one row, and shuts them."""
    before = page.locator(".tile.shut").count()
    for tile in tiles:
        page.get_by_role("button", name=f"{tile}, standing", exact=True).click()
    page.locator(".act .btn.main").click()
    expect(page.locator(".tile.shut")).to_have_count(before + len(tiles))


# Whole games


def test_a_game_of_totals_running_over_rounds(visit: NewPage) -> None:
    table = table_of("golf", "Ann", "Bo")
    page = entering(visit, table, "total")
    for number in range(9):
        total(page, 10 + number)
        total(page, 0 if number == 8 else 12)
    expect(page.locator(".keeper.over h1")).to_contain_text("wins!")
    assert words(table)[:3] == ["total:10", "total:12", "total:11"]
    totals = table.desk.table.live.tally.totals
    assert sum(totals) == sum(range(10, 19)) + 8 * 12
    expect(page.locator(".sheet2 .pts")).to_have_text([str(each) for each in totals])


def test_a_chase_by_totals_hands_over_and_is_matched(visit: NewPage) -> None:
    table = table_of("double-shutter", *FOUR[:3], words="6t 5t 3t")
    page = entering(visit, table, "total")
    total(page, 14)
    expect(page.locator(".turn h1")).to_have_text("Bo")
    expect(page.locator(".turn .aim")).to_contain_text("to beat")
    total(page, 9)
    total(page, 30)
    expect(page.locator(".turn h1")).to_have_text("Ann")
    total(page, 9)
    # Nobody has beaten the 9: Bo scores, and the next round begins.
    expect(page.locator(".sheet2 .win")).to_have_text(re.compile("9"))
    expect(page.locator(".bar .mid span")).to_have_text("Round 2 of 5")


@pytest.mark.parametrize("rules", ["shut-the-box", "ferme-ta-boite", "knock-out-45", "tournament-100", "triple"])
def test_other_formats_are_played_to_their_end_by_totals(visit: NewPage, rules: str) -> None:
    table = table_of(rules, "Ann", "Bo")
    page = entering(visit, table, "total")
    for number in range(60):
        if table.desk.table.live.over:
            break
        if table.desk.table.live.phase.value == "start":
            page.locator(".pad .key").nth(number % 6).click()
            expect(page.locator(".keeper")).to_be_visible()
            page.wait_for_timeout(60)
            continue
        total(page, 20 + number % 9)
    expect(page.locator(".keeper.over")).to_be_visible()


def test_totals_of_digits_are_typed_as_they_are_read(visit: NewPage) -> None:
    table = table_of("digits", "Ann", "Bo")
    page = entering(visit, table, "total")
    total(page, 12458)
    total(page, 349)
    expect(page.locator(".keeper.over h1")).to_have_text("Bo wins!")
    assert words(table) == ["total:12458", "total:349"]


def test_a_game_of_tiles_alone(visit: NewPage) -> None:
    table = table_of("nine", "Ann", "Bo")
    page = entering(visit, table, "tiles")
    lay(page, "9", "3")
    expect(page.locator(".ksaid")).to_contain_text("Ann shuts")
    lay(page, "8")
    page.get_by_role("button", name="Ann missed with 25 left").click()
    expect(page.locator(".turn h1")).to_have_text("Bo")
    for tiles in (("9",), ("8",), ("7",), ("6",), ("5", "4"), ("3",), ("2",)):
        lay(page, *tiles)
    page.get_by_role("button", name="Bo missed with 1 left").click()
    expect(page.locator(".keeper.over h1")).to_have_text("Bo wins!")
    assert words(table)[:5] == ["=12t", "9+3", "=8t", "8", "total:25"]


def test_a_tile_may_follow_the_one_before_it(visit: NewPage) -> None:
    table = table_of("double-shutter", *FOUR[:2], words="6t 5t")
    page = entering(visit, table, "tiles")
    page.get_by_role("button", name="8, standing", exact=True).first.click()
    page.locator("[data-tile='7 1']").click(position={"x": 8, "y": 6})
    expect(page.locator(".laid .fit")).to_contain_text("leaves 117")
    page.get_by_role("button", name="Shut 10").click()
    expect(page.locator(".tile.shut")).to_have_count(2)
    assert page.locator(".big-total").get_attribute("aria-label") == "Total now: 117"
    # Both go together, and so they come back.
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".tile.shut")).to_have_count(0)
    expect(page.locator(".laid")).to_be_visible()
    assert words(table)[2:] == ["=10t", "8+2'", "undo", "undo"]


def test_a_game_on_a_shared_box_by_tiles(visit: NewPage) -> None:
    table = table_of("last-one-standing", "Ann", "Bo", words="5,5t 1,1t")
    page = entering(visit, table, "tiles")
    page.locator(".mode button").last.click()
    expect(page.locator(".why")).to_have_text("Everyone shuts the same box, so there are no totals.")
    page.locator("[data-tile='8 0']").click()
    page.locator(".act .btn.main").click()
    expect(page.locator(".turn h1")).to_have_text("Bo")
    page.locator(".act").get_by_role("button", name="Bo missed").click()
    page.locator("dialog").get_by_role("button", name="12", exact=True).click()
    # A 12 fits still: the tiles are wanted, and nobody has missed.
    expect(page.locator(".offers button").first).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    assert words(table)[2:] == ["=9t", "9", "=12t", "undo"]


# Taps


COUNT = "() => { window.taps = 0; addEventListener('pointerdown', () => window.taps++, true); }"


@pytest.mark.parametrize(("number", "taps"), [(21, 3), (7, 2), (0, 2)])
def test_a_turn_by_its_total_takes_at_most_three_taps(visit: NewPage, number: int, taps: int) -> None:
    table = table_of("double-shutter", *FOUR, words="6t 5t 3t 2t total:30")
    page = entering(visit, table, "total")
    page.evaluate(COUNT)
    total(page, number)
    assert page.evaluate("window.taps") == taps <= 3
    assert words(table)[-1] == f"total:{number}"


def test_against_a_super_box_shutting_it_is_one_tap_and_missing_it_three(visit: NewPage) -> None:
    table = table_of("double-shutter", *FOUR, words="6t 5t 3t 2t total:0")
    page = entering(visit, table, "total")
    expect(page.locator(".turn .aim")).to_contain_text("to match")
    wide = [box["width"] for each in page.locator(".act.two .btn").all() if (box := each.bounding_box())]
    assert len(wide) == 2
    assert wide[0] == pytest.approx(wide[1])
    page.evaluate(COUNT)
    digits(page, 21)
    page.get_by_role("button", name="Bo left 21").click()
    expect(page.locator(".turn h1")).to_have_text("Chloé")
    page.get_by_role("button", name="Chloé shut it").click()
    expect(page.locator(".tryers")).to_be_visible()
    assert page.evaluate("window.taps") == 4
    assert words(table)[-2:] == ["total:21", "total:0"]


# A Super Box


@pytest.mark.parametrize("way", ["dice", "tiles", "total"])
def test_the_last_tiles_fall_and_the_others_are_told_to_match_it(visit: NewPage, way: str) -> None:
    gone = "=9t 9 =8t 8 =7t 7 =6t 6 =5t 5 =5t 5' =4t 4' =3t 3' =4t 4 =6t 6' =3t 3 =7t 7' =2t 2 =8t 8' =10t 1+9'"
    table = table_of("double-shutter", *FOUR, words=f"6t 5t 3t 2t {gone}")
    page = entering(visit, table, way)
    if way == "dice":
        page.locator(".pad .key").nth(0).click()
        page.locator(".pad .key").nth(1).click()
        page.locator(".offers button").first.click()
    elif way == "tiles":
        page.locator("[data-tile='7 1']").click()
        page.locator("[data-tile='8 1']").click()
        page.get_by_role("button", name="Shut 3").click()
    else:
        page.get_by_role("button", name="Shut the box: 0").click()
        page.locator(".act .btn.main").click()
    expect(page.locator(".turn h1")).to_have_text("Super Box!")
    expect(page.locator(".tile.shut")).to_have_count(18)
    expect(page.locator(".confetti i").first).to_be_attached()
    expect(page.locator(".tryers li")).to_have_text([re.compile("Bo"), "Chloé", "Dimitri"])
    # It stays until somebody goes on.
    page.wait_for_timeout(3200)
    expect(page.locator(".turn h1")).to_have_text("Super Box!")
    page.get_by_role("button", name="Start Bo’s try").click()
    expect(page.locator(".turn h1")).to_have_text("Bo")
    expect(page.locator(".turn .aim")).to_have_text(re.compile("to match"))
    expect(page.locator(".tile.shut, .sheet2.brief")).not_to_have_count(18)


# Held throws


@pytest.fixture
def missed(visit: NewPage) -> tuple[Page, ScriptedTable]:
    """A throw has been typed that no tiles fit."""
    table = table_of("nine", "Ann", "Bo", words="1,1t 2")
    page = entering(visit, table)
    page.locator(".pad .key").first.click()
    page.locator(".pad .key").first.click()
    expect(page.locator(".held")).to_contain_text("No tiles fit 2.")
    return page, table


def test_a_mistyped_die_is_corrected_before_it_ends_the_turn(missed: tuple[Page, ScriptedTable]) -> None:
    page, table = missed
    assert words(table) == ["1,1t", "2"]
    page.locator(".held").get_by_role("button", name="Undo").click()
    page.locator(".pad .key").nth(5).click()
    expect(page.locator(".offers button").first).to_be_visible()
    assert words(table) == ["1,1t", "2", "1,6t"]


def test_the_countdown_of_a_held_throw_ends_the_turn(missed: tuple[Page, ScriptedTable]) -> None:
    page, table = missed
    expect(page.locator(".held .count")).to_have_text("1")
    expect(page.locator(".turn h1")).to_have_text("Bo")
    assert words(table) == ["1,1t", "2", "1,1t"]


@pytest.mark.parametrize(
    "skip",
    [
        lambda page: page.locator(".turn h1").click(),
        lambda page: page.keyboard.press("Enter"),
        lambda page: page.locator(".pad .key").nth(3).click(),
    ],
    ids=["a tap beside", "Enter", "the next die"],
)
def test_whoever_is_sure_goes_on_at_once(missed: tuple[Page, ScriptedTable], skip: Callable[[Page], None]) -> None:
    page, table = missed
    skip(page)
    expect(page.locator(".turn h1")).to_have_text("Bo")
    assert words(table) == ["1,1t", "2", "1,1t"]


# Keyboard


def test_dice_tiles_and_totals_are_typed(visit: NewPage) -> None:
    table = table_of("nine", *FOUR)
    page = entering(visit, table)
    # The page listens to keys once it has been painted.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    press = page.keyboard.press
    press("4")
    press("Backspace")
    for key in ("6", "3"):
        press(key)
    expect(page.locator(".offers button").first).to_be_visible()
    page.get_by_role("button", name="9, standing").click()
    expect(page.locator(".tile.shut")).to_have_count(1)
    page.locator(".mode").get_by_role("button", name="Tiles").click()
    page.locator(".turn").click()
    for key in ("7", "1", "1", "Enter"):
        press(key)
    expect(page.locator(".tile.shut")).to_have_count(2)
    page.locator(".mode").get_by_role("button", name="Total").click()
    page.locator(".turn").click()
    for key in ("2", "0", "9", "Backspace", "5", "Enter"):
        press(key)
    expect(page.locator(".turn h1")).to_have_text("Bo")
    press("Backspace")
    expect(page.locator(".turn h1")).to_have_text("Ann")
    assert words(table) == ["3,6t", "9", "=7t", "7", "total:25", "undo"]


# What cannot be


def test_more_than_can_stand_is_told_and_not_sent(visit: NewPage) -> None:
    table = table_of("nine", "Ann", "Bo")
    page = entering(visit, table, "total")
    digits(page, 46)
    expect(page.locator(".act .btn")).to_have_text("At most 45 can be left")
    page.locator(".act .btn").click(force=True)
    page.keyboard.press("Enter")
    assert words(table) == []


def test_a_total_that_no_tiles_have_is_refused_in_words(visit: NewPage) -> None:
    table = table_of("evens", "Ann", "Bo")
    page = entering(visit, table, "total")
    digits(page, 7)
    page.locator(".act .btn.main").click()
    expect(page.locator(".why")).to_contain_text("count 7 in all")
    assert words(table) == []


@pytest.mark.parametrize("rules", ["exact", "thai"])
def test_where_single_dice_count_the_page_says_why_tiles_are_not_enough(visit: NewPage, rules: str) -> None:
    page = entering(visit, table_of(rules, "Ann", "Bo"), "tiles")
    expect(page.locator(".mode [aria-pressed=true]")).to_have_text("Dice")
    page.locator(".mode").get_by_role("button", name="Tiles").click()
    expect(page.locator(".why")).to_contain_text("Each die counts here.")


# Who may enter


@pytest.mark.parametrize("device", [NOBODY, ELSEWHERE])
@pytest.mark.parametrize("pencil", [True, False])
def test_whoever_may_not_enter_only_watches(visit: NewPage, device: str, pencil: bool) -> None:  # noqa: FBT001
    table = table_of("nine", "Ann", "Bo", pencil=pencil, devices=(HERE, ELSEWHERE))
    page = entering(visit, table, device=device)
    if device == ELSEWHERE and pencil:
        expect(page.locator(".pad .key")).to_have_count(6)
        return
    expect(page.locator(".onlooker")).to_contain_text("watching" if device == NOBODY else "Ann enters this turn.")
    for part in (".pad", ".mode", ".tools", ".act", "button.tile", ".digits"):
        expect(page.locator(part)).to_have_count(0)
    page.keyboard.press("4")
    page.keyboard.press("5")
    page.wait_for_timeout(200)
    assert words(table) == []


# Names and order


def test_names_and_order_change_in_the_middle_of_a_game(visit: NewPage) -> None:
    table = table_of("nine", *FOUR, words="4,5t 9")
    page = entering(visit, table, "total")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Names and order").click()
    page.get_by_label("Name of player 1").fill("Anna")
    page.get_by_role("button", name="Move Dimitri up").click()
    page.get_by_role("button", name="Move Dimitri up").click()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".sheet2 tbody th")).to_have_text(["Anna", "Dimitri", "Bo", "Chloé"])
    total(page, 20)
    expect(page.locator(".turn h1")).to_have_text("Dimitri")
    assert words(table)[2:] == ["name:1=Anna", "order:1,4,2,3", "total:20"]


def test_a_name_that_is_taken_is_refused_in_words(visit: NewPage) -> None:
    table = table_of("nine", "Ann", "Bo")
    page = entering(visit, table)
    page.locator(".tools").get_by_role("button", name="Names").click()
    page.get_by_label("Name of player 1").fill("bo")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("dialog [role=alert]")).not_to_be_empty()
    assert words(table) == []


def test_a_name_is_dragged_by_its_grip(visit: NewPage) -> None:
    table = table_of("nine", *FOUR)
    page = entering(visit, table)
    page.locator(".tools").get_by_role("button", name="Names").click()
    # Under a finger that meant what was there before, a new sheet does nothing for a moment.
    expect(page.locator(".sheet-box:not(.fresh)")).to_be_visible()
    grip, last = page.locator(".grip").first, page.locator(".seating li").last
    from_box, to_box = grip.bounding_box(), last.bounding_box()
    assert from_box
    assert to_box
    page.mouse.move(from_box["x"] + 10, from_box["y"] + 10)
    page.mouse.down()
    page.mouse.move(from_box["x"] + 10, to_box["y"] + to_box["height"] / 2, steps=12)
    page.mouse.up()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert words(table) == ["order:2,3,4,1"]


# How it looks


def test_name_and_total_are_read_from_two_metres(visit: NewPage) -> None:
    for way, shown in (("total", ".big-total .line"), ("dice", ".big-total .num"), ("tiles", ".big-total .num")):
        page = entering(visit, table_of("nine", "Ann", "Bo"), way)
        height = page.locator(shown).bounding_box()
        assert height
        assert height["height"] >= 98
        assert page.locator(".turn h1").evaluate("each => parseFloat(getComputedStyle(each).fontSize)") == 44


def test_keys_are_square_on_a_desk(visit: NewPage) -> None:
    page = entering(visit, table_of("nine", "Ann", "Bo"), viewport={"width": 1280, "height": 800})
    box = page.locator(".pad .key").first.bounding_box()
    assert box
    assert box["width"] == pytest.approx(box["height"], abs=1)
    assert box["width"] > 80


def test_everything_of_a_way_is_on_a_small_screen(visit: NewPage) -> None:
    four = partial(table_of, "double-shutter", *FOUR, words="6t 5t 3t 2t total:30")
    parts = {
        "tiles": (".players", ".big-total", ".box", ".laid", ".mode", ".act .quiet"),
        "total": (".big-total", ".sheet2 tbody tr >> nth=3", ".mode", ".digits .key >> nth=-1", ".act .btn"),
        "dice": (".players", ".big-total", ".box", ".mode", ".pad .key >> nth=-1", ".tools button >> nth=0"),
    }
    for way, found in parts.items():
        page = entering(visit, four(), way, viewport={"width": 360, "height": 640})
        for part in found:
            expect(page.locator(part).first).to_be_in_viewport(ratio=0.97)


def test_the_keys_change_sides_and_keep_their_order(visit: NewPage) -> None:
    page = entering(visit, table_of("nine", "Ann", "Bo"), "total")

    def left() -> list[float]:
        return [box["x"] for each in page.locator(".digits .key").all()[:3] if (box := each.bounding_box())]

    right = left()
    page.get_by_role("button", name="Swap hand").click()
    assert left() == sorted(left())
    assert left()[0] < right[0]
    page.reload()
    expect(page.locator(".keeper.lefty")).to_be_visible()


AWAKE = """Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
  document.documentElement.dataset.lock = 'held';
  return { release: async () => void (document.documentElement.dataset.lock = 'released') };
} } })"""
ASLEEP = """Object.defineProperty(navigator, 'wakeLock', { value: undefined });
HTMLCanvasElement.prototype.captureStream = undefined;"""


def test_the_screen_stays_awake_until_somebody_switches_it_off(visit: NewPage) -> None:
    table = table_of("nine", "Ann", "Bo")

    def before(context: BrowserContext) -> None:
        context.add_init_script(AWAKE)
        table.at()(context)

    page = play.brisk(visit, PATH, before=before)
    switch = page.get_by_role("button", name="Keep the screen awake")
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(page.locator("html")).to_have_attribute("data-lock", "held")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    expect(page.locator("html")).to_have_attribute("data-lock", "released")


def test_where_the_screen_cannot_be_kept_awake_there_is_no_switch(visit: NewPage) -> None:
    table = table_of("nine", "Ann", "Bo")

    def before(context: BrowserContext) -> None:
        context.add_init_script(ASLEEP)
        table.at()(context)

    page = play.brisk(visit, PATH, before=before)
    expect(page.locator(".keeper .bar .iconbtn")).to_have_count(2)
