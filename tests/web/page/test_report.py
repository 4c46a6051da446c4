"""After the game: the page of a report shows what the coach says, on the server and as one file without one."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from shutbox.coach import analyse, document
from shutbox.play import Record, read_record, write_record
from tests.cli.console import run
from tests.server.running import Server, record
from tests.web.conftest import DESK, DEVICE, NewPage
from tests.web.figure import percent, signed
from tests.web.game import played
from tests.web.table import BY_THE_ROUND, BY_THE_TURN, random_game
from tests.web.table import told as recorded

RECORDS = Path(__file__).parents[2] / "data" / "records"
Data = dict[str, Any]


@pytest.fixture(scope="module")
def nine(server: Server) -> str:
    """The code of a table where nine was played."""
    return played(server, "nine")


@pytest.fixture(scope="module")
def report(server: Server, nine: str) -> Data:
    """What the coach says of it."""
    return server.ask("GET", f"/api/tables/{nine}/report").data


def decisions(report: Data) -> list[Data]:
    """The choices that were asked for: all moves, and throws where the number of dice could be chosen."""
    steps = [step for step in report["steps"] if step["choice"] and step["counted"]]
    return [step for step in steps if not (step["choice"]["forced"] and step["choice"]["options"][0]["do"] == "throw")]


def check_figures(page: Page, report: Data) -> None:
    """The page shows the figures of the report."""
    names = {player["seat"]: player["name"] for player in report["players"]}
    winners = [names[seat] for seat in report["winners"]]
    expect(page.locator(".result .first .n")).to_have_text(winners)
    rows = page.locator(".ls li")
    for player in report["players"]:
        (account,) = [each for each in player["accounts"] if each["unit"] == "chance"]
        row = rows.nth(player["seat"])
        expect(row.locator(".n")).to_have_text(player["name"])
        expect(row.locator(".lsbar.d b")).to_have_text(signed(account["luck"]))
        expect(row.locator(".lsbar.c b")).to_have_text(signed(-account["loss"]))
    moments = sorted(report["moments"], key=lambda each: each["n"])
    expect(page.locator(".thread>li")).to_have_count(len(moments))
    for item, moment in zip(page.locator(".thread>li").all(), moments, strict=True):
        expect(item.locator(".say1 p")).to_contain_text(names[moment["seat"]])
        expect(item.locator(".say1 p")).to_contain_text(re.compile("of 36|Better"))
    page.locator(".filter button").last.click()
    losses = [signed(-step["choice"]["loss"]) for step in decisions(report)]
    expect(page.locator(".dec .loss")).to_have_text(losses)


def test_the_end_of_a_game_leads_to_its_report(visit: NewPage, nine: str, report: Data) -> None:
    page = visit(f"/t/{nine}")
    page.get_by_role("link", name="Report").click()
    page.wait_for_url(f"**/t/{nine}/report")
    check_figures(page, report)
    told = page.locator(".report section").evaluate_all("all => all.map(each => each.getAttribute('aria-labelledby'))")
    assert told[:3] == ["went", "moments", "luck"], "the story comes before the accounts"


def test_one_leafs_through_the_game_with_the_scrubber_the_keys_and_by_itself(
    visit: NewPage, nine: str, report: Data
) -> None:
    page = visit(f"/t/{nine}/report")
    scrubber, last = page.get_by_role("slider"), len(report["steps"])
    expect(scrubber).to_have_value(str(last))
    # Keys are heard once the page has been painted.
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(scrubber).to_have_value(str(last - 2))
    scrubber.focus()
    page.keyboard.press("Home")
    expect(page.locator(".leaf .told")).to_have_text("Before the first throw.")
    assert page.locator(".leaf .tile.up").count() == 9
    page.get_by_role("button", name="Play the game back").click()
    expect(page.locator(".leaf .told")).to_contain_text("throws")
    page.get_by_role("button", name="Pause").click()
    expect(page.locator(".leaf .dice")).to_be_visible()
    for number, step in enumerate(report["steps"]):
        scrubber.fill(str(number))
        if step["kind"] == "shut":
            standing = sum(cell.isdigit() for cell in step["position"])
            expect(page.locator(".leaf .tile.up")).to_have_count(standing)


def test_a_moment_is_shown_where_it_happened(visit: NewPage, nine: str, report: Data) -> None:
    page = visit(f"/t/{nine}/report")
    moments = sorted(report["moments"], key=lambda each: each["n"])
    for number, moment in enumerate(moments, 1):
        page.get_by_role("button", name=f"To moment {number}").click()
        expect(page.get_by_role("slider")).to_have_value(str(moment["n"]))
    page.get_by_role("button", name="Show it in the replay").first.click()
    expect(page.get_by_role("slider")).to_have_value(str(moments[0]["n"]))


def test_a_decision_opens_with_all_its_options_and_why(visit: NewPage, nine: str, report: Data) -> None:
    page = visit(f"/t/{nine}/report", viewport=DESK)
    dearest = max(decisions(report), key=lambda step: float(step["choice"]["loss"]))
    choice = dearest["choice"]
    page.locator(".filter button").last.click()
    row = page.locator(".dec li").nth(decisions(report).index(dearest))
    row.get_by_role("button", expanded=False).click()
    ranked = sorted(enumerate(choice["options"]), key=lambda each: float(each[1]["loss"]))
    values = [option["value"] for rank, (place, option) in enumerate(ranked) if rank < 8 or place == choice["taken"]]
    expect(row.locator(".worths .v")).to_have_text([percent(value) for value in values])
    expect(row.locator(".why")).to_have_count(len(choice["reasons"]))
    assert "{" not in row.inner_text()


def test_the_game_and_its_report_are_saved(visit: NewPage, server: Server, nine: str, tmp_path: Path) -> None:
    page = visit(f"/t/{nine}/report")
    page.get_by_role("button", name="Save this game").click()
    with page.expect_download() as told:
        page.get_by_role("link", name="The record").click()
    told.value.save_as(tmp_path / "game.shutbox")
    assert (tmp_path / "game.shutbox").read_text(encoding="utf-8") == record(server, nine)
    with page.expect_download() as told:
        page.get_by_role("link", name="The report").click()
    told.value.save_as(tmp_path / "game.html")
    assert (tmp_path / "game.html").stat().st_size > 10_000


@pytest.fixture
def offline(browser: Browser) -> Iterator[Page]:
    """A page of a browser without any network, which asks for nothing but itself."""
    context = browser.new_context(**DEVICE, offline=True)
    page, faults, asked = context.new_page(), [], []

    def ask(request: Request) -> None:
        asked.append(request.url)

    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", ask)
    yield page
    context.close()
    assert faults == []
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []


def file_of(tmp_path: Path, text: str) -> str:
    """The address of the report that the command makes of a record."""
    (tmp_path / "game.shutbox").write_text(text, encoding="utf-8")
    done = run("analyse", str(tmp_path / "game.shutbox"), "--html", str(tmp_path / "game.html"))
    assert (done.code, done.err) == (0, "")
    return (tmp_path / "game.html").as_uri()


def test_a_file_shows_the_same_figures_without_a_server(
    offline: Page, server: Server, nine: str, report: Data, tmp_path: Path
) -> None:
    offline.goto(file_of(tmp_path, record(server, nine)))
    check_figures(offline, report)
    with offline.expect_download() as told:
        offline.get_by_role("button", name="Save this game").click()
    told.value.save_as(tmp_path / "again.shutbox")
    assert (tmp_path / "again.shutbox").read_text(encoding="utf-8") == record(server, nine)


@pytest.mark.parametrize(
    ("record", "about"),
    [
        (random_game(*BY_THE_ROUND), "The points that each player could expect"),
        (random_game(*BY_THE_TURN), "The total that could be expected"),
        (recorded("double-shutter-solitaire-missed"), "The chance to shut the box"),
        (recorded("last-one-standing-taken"), "The chance to win"),
        (recorded("nine-left"), "The chance to win"),
    ],
)
def test_every_measure_is_told_in_its_own_words(offline: Page, tmp_path: Path, record: Record, about: str) -> None:
    text = write_record(record)
    offline.goto(file_of(tmp_path, text))
    expect(offline.locator(".replay")).to_be_visible()
    expect(offline.locator("section .note").first).to_contain_text(about)
    found = json.loads(json.dumps(document(analyse(read_record(text)))))
    offline.locator(".filter button").last.click()
    expect(offline.locator(".dec .row1")).to_have_count(len(decisions(found)))
    assert not [line for line in offline.locator("main").inner_text().splitlines() if "web-" in line or "{" in line]


def test_a_game_that_is_not_over_has_a_report(offline: Page, tmp_path: Path) -> None:
    told = read_record((RECORDS / "nine-won.shutbox").read_text(encoding="utf-8"))
    for events in (0, 1, 7):
        cut = type(told)(told.rules, told.players, told.events[:events])
        folder = tmp_path / str(events)
        folder.mkdir()
        offline.goto(file_of(folder, write_record(cut)))
        expect(offline.get_by_role("heading", name="Not over yet")).to_be_visible()
