"""The pages beside the table: explore, design, learn, your games, the dice, about."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web import play
from tests.web.conftest import DESK, PATIENCE, NewPage
from tests.web.states import SEALED, remembered

DATA = Path(__file__).parents[2] / "data"


def _throw(page: Page) -> None:
    """The first throw of a first game lies there."""
    page.get_by_role("button", name="Throw two dice").click()
    expect(page.get_by_role("button", name="9 to go")).to_be_visible()


def _checked(page: Page) -> None:
    page.get_by_label("The text of a record").fill(SEALED)
    page.get_by_role("button", name="Check it").click()
    expect(page.locator(".verdict")).to_be_visible()


def _remembered(page: Page) -> None:
    """Three games that this browser has seen."""
    for key, value in remembered().items():
        page.evaluate("([key, value]) => localStorage.setItem(`shutbox ${key}`, value)", [key, json.dumps(value)])
    page.reload()
    expect(page.get_by_role("heading", name="Luck")).to_be_visible()


# From Home


@pytest.mark.parametrize(
    ("link", "title"),
    [
        ("Explore", "Explore"),
        ("Learn", "Learn"),
        ("Your games", "Your games"),
        ("Design a house rule", "Design a house rule"),
        ("Dice", "The dice"),
        ("About", "About"),
    ],
)
def test_home_leads_there_and_back(visit: NewPage, link: str, title: str) -> None:
    page = visit()
    page.locator(".also, .foot").get_by_role("link", name=link).first.click()
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
    expect(page).to_have_title(f"{title} · Shutbox")
    page.get_by_role("link", name="Back", exact=True).click()
    expect(page.locator(".home")).to_be_visible()


# Explore


def test_a_position_is_tapped_and_its_values_are_the_published_ones(visit: NewPage) -> None:
    page = visit("/explore#rules=nine")
    values = page.locator(".vals dd .sr")
    expect(values).to_have_text(["11.16", "7.1%", "36"])
    page.get_by_role("button", name="9, standing").click()
    expect(page.locator(".rail code")).to_have_text("12345678.")
    expect(page).to_have_url(re.compile(r"position=12345678\."))
    expect(values.first).not_to_have_text("11.16")
    page.get_by_role("button", name="9, shut").click()
    expect(values.first).to_have_text("11.16")


def test_a_tile_behind_falls_only_with_the_one_before_it(visit: NewPage) -> None:
    page = visit("/explore#rules=double-shutter")
    play.head(page.get_by_role("button", name="9, standing, behind the 1"))
    expect(page.locator(".rail code")).to_have_text(".23456789/.87654321")
    page.get_by_role("button", name="all up").click()
    expect(page.locator(".rail code")).to_have_text("123456789/987654321")


def test_every_way_to_use_a_throw_leads_on_and_back(visit: NewPage) -> None:
    page = visit("/explore#rules=nine&position=12.456.89")
    page.get_by_role("button", name="7, 6 of 36: 6 and 1, then 16.07").click()
    ways = page.locator(".everyway li")
    expect(ways).to_have_count(3)
    expect(ways.first.get_by_role("button")).to_have_accessible_name(re.compile("^Shut 6 and 1, then 16.07"))
    ways.nth(2).get_by_role("button").click()
    expect(page.locator(".rail code")).to_have_text("....56.89")
    page.go_back()
    expect(page.locator(".rail code")).to_have_text("12.456.89")


def test_a_link_carries_rules_position_and_aim(visit: NewPage) -> None:
    page = visit("/explore#rules=nine&one_die=standing:6:optional&position=1.3......&aim=below:4")
    expect(page.locator(".rules")).to_contain_text(
        "Nine tiles, with changes, 2 dice, or one once what stands makes 6 or less"
    )
    expect(page.get_by_role("button", name="beat a total")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("spinbutton", name="The total to beat")).to_have_value("4")
    dice = page.get_by_role("group", name="How many dice").get_by_role("button")
    expect(dice).to_have_count(2)
    dice.nth(1).click()
    expect(page.locator(".thr > li")).to_have_count(11)
    dice.nth(0).click()
    expect(page.locator(".thr > li")).to_have_count(6)


def test_another_rule_set_is_chosen_and_a_setting_changed(visit: NewPage) -> None:
    page = visit("/explore#rules=nine")
    page.locator(".rules button").first.click()
    page.locator(".rulelist button", has_text="Twelve tiles").click()
    expect(page.locator(".tile")).to_have_count(12)
    page.locator(".rules button", has_text="any tiles").click()
    page.get_by_role("radiogroup", name="Tiles with one throw").get_by_role("radio", name="2").check()
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".rules")).to_contain_text("up to 2 tiles")
    expect(page).to_have_url(re.compile("rules=twelve&tiles=2"))


def test_the_slider_looks_at_one_total(visit: NewPage) -> None:
    page = visit("/explore#rules=nine")
    slider = page.get_by_role("slider", name="Look at a total")
    slider.fill("0")
    expect(page.locator(".hlook output")).to_have_text("Shut: 7.1%")
    slider.press("ArrowRight")
    expect(page.locator(".hlook output")).to_contain_text("1 or less")


# Design


def test_a_setting_changes_the_figures_to_those_of_the_game_that_has_it(visit: NewPage) -> None:
    page = visit("/design#rules=nine", viewport=DESK)
    mean = page.locator(".figs tr", has_text="Mean total").locator("td.own span")
    expect(mean).to_have_text("11.16")
    page.get_by_role("radiogroup", name="Tiles with one throw").get_by_role("radio", name="2").check()
    expect(mean).to_have_text("11.96")
    expect(page.locator(".figs tr", has_text="Whoever begins").locator("td.own span")).to_have_text("−0.18%")
    expect(page.locator(".axis.changed")).to_have_count(1)
    expect(page).to_have_url(re.compile("#rules=nine&tiles=2"))


def test_what_cannot_be_played_is_said_and_cannot_be_played(visit: NewPage) -> None:
    page = visit("/design#rules=nine&first_throw=12&unlucky=40")
    alert = page.get_by_role("alert")
    expect(alert.locator("li")).to_have_count(2)
    expect(alert).to_contain_text("“The first throw”")
    expect(page.get_by_role("button", name="Play this game")).to_be_disabled()
    for setting in ("Unlucky total", "The first throw"):
        page.get_by_role("radiogroup", name=setting).get_by_role("radio", name="None").check()
    expect(alert).to_have_count(0)
    expect(page.get_by_role("button", name="Play this game")).to_be_enabled()


def picked(page: Page, setting: str, value: str) -> None:
    """Chooses a value of a setting in the sheet that its button opens."""
    page.get_by_role("button", name=f"{setting}: ").click()
    page.get_by_role("dialog", name=setting).get_by_role("radio", name=value).check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=f"{setting}: {value}")).to_be_visible()


def test_the_designer_works_by_keys_alone_and_counts_what_is_changed(visit: NewPage) -> None:
    page = visit("/design#rules=nine")
    changes = page.locator(".from [role=status]")
    expect(changes).to_have_text("no change")
    page.get_by_role("radio", name="One row").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".boxset .tile")).to_have_count(18)
    expect(page.locator(".axis.changed .chg").first).to_have_text("changed")
    page.get_by_role("group", name="Tiles per row").get_by_role("button", name="One less").press("Enter")
    expect(page.locator(".boxset .tile")).to_have_count(16)
    page.get_by_role("button", name="How turns make a game: ").press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("dialog").get_by_role("radio", checked=True).focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(changes).to_have_text("2 changes")
    page.get_by_role("button", name="Reset").press("Enter")
    expect(changes).to_have_text("no change")
    expect(page.locator(".boxset .tile")).to_have_count(9)


def test_nothing_in_setup_lobby_or_designer_is_a_bare_select(visit: NewPage) -> None:
    page = visit("/design#rules=double-shutter")
    expect(page.locator(".axis").first).to_be_visible()
    expect(page.locator("select")).to_have_count(0)


def test_tiles_shut_beforehand_are_tapped_and_another_format_brings_its_settings(visit: NewPage) -> None:
    page = visit("/design#rules=nine")
    page.get_by_role("button", name="1, standing").click()
    expect(page).to_have_url(re.compile(r"set_up=\.23456789"))
    picked(page, "How turns make a game", "totals add up, above a limit you are out")
    expect(page.get_by_role("spinbutton", name="Limit")).to_have_value("45")
    picked(page, "How turns make a game", "a chase: beat the total")
    expect(page.get_by_role("button", name="A second shut box")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_rule_is_saved_kept_and_played_under_its_name(visit: NewPage) -> None:
    page = visit("/design#rules=nine&tiles=2")
    page.get_by_role("button", name="Save").click()
    page.get_by_label("Its name").fill("Ann’s box")
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(page.locator(".chips")).to_contain_text("Ann’s box")
    link = page.url
    page.goto("about:blank")
    page.goto(re.sub("#.*", "", link))
    page.locator(".chips button", has_text="Ann’s box").click()
    tiles = page.get_by_role("radiogroup", name="Tiles with one throw")
    expect(tiles.get_by_role("radio", name="2")).to_be_checked()
    page.get_by_role("button", name="Play this game").click()
    page.get_by_role("button", name="Alone").click()
    expect(page.locator(".table")).to_be_visible()
    expect(page.locator(".bar")).to_contain_text("Ann’s box")


# Learn


def test_a_first_game_is_played_with_somebody_at_ones_side(visit: NewPage) -> None:
    page = visit("/learn/first")
    _throw(page)
    expect(page.locator(".speaks")).to_contain_text("The 9 alone will do")
    page.get_by_role("button", name="6, standing").click()
    page.get_by_role("button", name="3, standing").click()
    page.locator(".tryact .btn.main").click()
    expect(page.locator(".speaks")).to_contain_text("9 would have left")
    page.get_by_role("button", name="Throw two dice").press("Enter")
    page.get_by_role("button", name="A hint").click()
    expect(page.locator(".speaks")).to_contain_text("The best is 8.")
    over = page.get_by_role("button", name="From the beginning").filter(has_text="From")
    for _ in range(play.MOST_STEPS):
        if over.count():
            break
        if page.locator(".tryact .btn.main[aria-disabled=false]").count():
            page.locator(".tryact .btn.main").click()
        elif page.locator("button.tile.up").count():
            page.locator("button.tile.up").last.click()
        page.wait_for_timeout(30)
    expect(page.locator(".speaks")).to_contain_text(re.compile("your turn is over|You have shut the box"))
    expect(page.get_by_role("link", name="On to Double Shutter")).to_be_visible()


def test_a_tile_and_the_one_behind_it_fall_in_one_throw(visit: NewPage) -> None:
    page = visit("/learn/double-shutter")
    board = page.locator(".try").first
    board.get_by_role("button", name="Throw two dice").click()
    play.head(board.get_by_role("button", name="1, standing", exact=True))
    nines = board.get_by_role("button", name="9, standing", exact=True)
    expect(nines).to_have_count(2)
    play.head(nines.first)
    board.locator(".tryact .btn.main").click()
    expect(board.locator(".speaks")).to_contain_text("That is what many players do not know")


def test_the_chase_is_told_step_by_step_to_its_point(visit: NewPage) -> None:
    page = visit("/learn/double-shutter")
    chase = page.get_by_role("group", name="The chase")
    for _ in range(6):
        chase.get_by_role("button", name="Next").click()
    expect(chase.locator(".told")).to_contain_text("Cy scores one point")
    expect(chase.get_by_role("button", name="Next")).to_be_disabled()


def test_the_last_one_standing_takes_the_point_or_risks_it(visit: NewPage) -> None:
    page = visit("/learn/last-one-standing")
    choice = page.locator(".try", has=page.get_by_role("button", name="Take the point"))
    choice.get_by_role("button", name="Take the point").click()
    again = page.locator(".try", has_text="21 times out of 36")
    expect(again).to_be_visible()
    again.get_by_role("button", name="From the beginning").press("Enter")
    choice.get_by_role("button", name="Throw for two").click()
    expect(page.locator(".speaks", has_text=re.compile("point"))).to_be_visible()


def test_every_rule_set_of_the_catalogue_is_explained(visit: NewPage) -> None:
    page = visit("/learn")
    expect(page.locator(".gamelist a")).to_have_count(24)
    page.locator(".gamelist a", has_text="Evens").click()
    expect(page.locator(".try .tile.shut")).to_have_count(5)


# Your games


def _played(visit: NewPage) -> Page:
    """The table of a game that was played to its end, and is remembered."""
    page = play.brisk(visit)
    play.choose_whom(page, "Alone")
    play.choose_game(page, "Nine tiles")
    play.set_up(page)
    play.finish(page)
    page.wait_for_function("() => localStorage.getItem('shutbox records') && localStorage.getItem('shutbox played')")
    return page


def test_a_game_that_was_played_is_listed_saved_and_deleted(visit: NewPage) -> None:
    page = _played(visit)
    page.goto(f"http://{page.url.split('/')[2]}/games")
    expect(page.locator(".gamerows li")).to_have_count(1)
    expect(page.locator(".reading")).to_have_text("", timeout=3 * PATIENCE)
    expect(page.locator(".gfigs")).to_contain_text("mean total")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save all of it").click()
    kept = json.loads(Path(saving.value.path()).read_text(encoding="utf-8"))["kept"]
    assert kept["played"][0]["rules"] == "nine"
    assert kept["records"][0]["record"].startswith("shutbox 1\n")
    page.get_by_role("button", name="Report").click()
    expect(page.locator(".report")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Delete all of it").click()
    page.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_role("link", name="Play a game")).to_be_visible()
    # How somebody likes it is noted again as soon as a page opens, and that these visitors need no tips.
    assert set(page.evaluate("Object.keys(localStorage)")) <= {"shutbox taste", "shutbox tips"}


def test_what_was_saved_is_brought_in_elsewhere(visit: NewPage, tmp_path: Path) -> None:
    page = visit("/games")
    _remembered(page)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save all of it").click()
    saving.value.save_as(tmp_path / "mine.json")
    other = visit("/games")
    expect(other.get_by_role("link", name="Play a game")).to_be_visible()
    other.locator("input[type=file]").set_input_files(tmp_path / "mine.json")
    expect(other.locator(".gamerows li")).to_have_count(3)


# The dice


def test_a_sealed_game_is_checked_and_a_forged_one_found_out(visit: NewPage) -> None:
    page = visit("/dice")
    _checked(page)
    expect(page.locator(".verdict.alone")).to_contain_text(
        "That it was sealed before the game, the record alone does not"
    )
    expect(page.locator(".proof li")).to_have_text(
        [*map(re.compile, ["Fits", "Fits", "Not shown", "Not shown", "Fits"])]
    )
    page.get_by_label("The text of a record").fill(SEALED.replace("3,5e", "2,6e"))
    page.get_by_role("button", name="Check it").click()
    expect(page.locator(".verdict")).to_contain_text("Something does not fit.")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("names-swapped", "The server signed another name than Bo for seat 1"),
        ("cut", "The server signed a game of 12 events, but this record has 11"),
        ("other-log-row", "The signature for row 4 of the public log does not fit"),
        ("ground-other-key", "This server does not know the key"),
    ],
)
def test_a_forged_record_is_named_for_what_it_is_in_the_page(visit: NewPage, name: str, said: str) -> None:
    page = visit("/dice")
    page.get_by_label("A file").set_input_files(DATA / "signed" / f"{name}.shutbox")
    expect(page.locator(".proof")).to_contain_text(said)


def test_a_file_is_checked_and_other_dice_have_no_envelope(visit: NewPage) -> None:
    page = visit("/dice")
    page.get_by_label("A file").set_input_files(DATA / "records" / "nine-won.shutbox")
    expect(page.locator(".verdict")).to_contain_text("Its dice came from no envelope")
    page.get_by_label("A file").set_input_files(DATA / "sealed" / "derivation.json")
    expect(page.get_by_text("Something does not fit.")).to_be_visible()


def test_the_game_of_a_table_is_checked_and_the_log_hangs_together(visit: NewPage) -> None:
    page = _played(visit)
    host, code = page.url.split("/")[2], page.url.split("/")[4]
    page.goto(f"http://{host}/dice/{code}")
    expect(page.locator(".verdict.fits")).to_be_visible()
    expect(page.locator(".proof li.fits")).to_have_count(9)
    expect(page.locator(".proof")).to_contain_text("It is the seal that this browser saw before the game")
    expect(page.get_by_text("Checked here: these lines hang together.")).to_be_visible()
    page.get_by_role("button", name="Count them").click()
    expect(page.locator(".facecount")).to_have_count(2)


# About


def test_about_says_whose_it_is_and_whose_it_is_not(visit: NewPage) -> None:
    page = visit("/about")
    expect(page.get_by_text("MIT licence")).to_be_visible()
    expect(page.get_by_text("Double Shutter is a trademark of Blue Orange.")).to_be_visible()
    expect(page.get_by_text(re.compile(r"Version \d+\.\d+"))).to_be_visible()
