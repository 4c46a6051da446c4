"""What a browser keeps of the static site: saved, brought in elsewhere, deleted, not kept at all."""

from __future__ import annotations

import json
import re
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from shutbox.words.catalogue import locales
from tests.web.accessible import faults, overflow
from tests.web.conftest import Launch
from tests.web.play import finish, step
from tests.web.site.conftest import Enter, Place, opened, wait_until_kept
from tests.web.site.test_site import at_a_table, prepare_worker

HOST = "box.test"
FORBIDDEN = "Object.defineProperty(self, 'indexedDB', { get() { throw new Error('forbidden'); } });\n"
RECORDS = Path(__file__).parents[2] / "data" / "records"


def test_all_games_are_saved_and_go_on_in_another_browser(place: Place, enter: Enter, tmp_path: Path) -> None:
    page = opened(enter(), place.address)
    at_a_table(page, "Double Shutter", "A bot")
    step(page)
    page.goto(place.address + "#/games")
    expect(page.locator(".going a")).to_have_text("Double Shutter")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save all of it").click()
    saved = tmp_path / "saved.json"
    saving.value.save_as(saved)
    (table,) = json.loads(saved.read_text(encoding="utf-8"))["tables"]
    assert table["row"]["stage"] == "playing"

    other = opened(enter(), place.address + "#/games")
    other.locator("input[type=file]").set_input_files(saved)
    other.locator(".going a").click()
    expect(other.locator(".table .box")).to_be_visible()
    finish(other)
    # A game that is deleted is gone, and nothing else.
    page.locator(".going button").last.click()
    page.locator(".going button").first.click()
    expect(page.locator(".going a")).to_have_count(0)


def test_a_record_is_opened_from_a_file(place: Place, enter: Enter) -> None:
    page = opened(enter(), place.address + "#/games")
    page.locator("input[type=file]").set_input_files(sorted(RECORDS.glob("nine*.shutbox"))[0])
    expect(page).to_have_url(re.compile("#/report/"))
    expect(page.locator(".curve, .decisions, .replay").first).to_be_visible()


def test_what_is_no_saved_text_is_refused(place: Place, enter: Enter, tmp_path: Path) -> None:
    page = opened(enter(), place.address + "#/games")
    odd = tmp_path / "odd.json"
    odd.write_text('{"kind": "shutbox browser", "version": 1, "kept": {}, "tables": [{"row": {}, "bodies": ["x"]}]}')
    page.locator("input[type=file]").set_input_files(odd)
    expect(page.get_by_text("0 entries were brought in")).to_be_visible()
    odd.write_text("dear")
    page.locator("input[type=file]").set_input_files(odd)
    expect(page.get_by_text("This file was not saved by Shutbox")).to_be_visible()


def test_a_game_does_not_wait_for_the_question_of_the_day(place: Place, enter: Enter) -> None:
    context = enter()
    # Home asks for what the day brings; the browser of somebody who comes for the first time works it out.
    page = opened(context, place.address)
    at_a_table(page)
    for _ in range(4):
        asked = page.evaluate("performance.now()")
        assert step(page)
        page.wait_for_function("!document.querySelector('[aria-busy=true]')")
        assert page.evaluate("performance.now()") - asked < 3000
    page.goto(place.address)
    expect(page.locator(".day, .daygame, .today").first).to_be_visible()


def test_a_browser_without_storage_plays_and_says_that_nothing_stays(place: Place, enter: Enter) -> None:
    context = enter()
    # As in a private window of older browsers, where the storage is forbidden.
    prepare_worker(context, place, FORBIDDEN)
    page = opened(context, place.address)
    at_a_table(page)
    expect(page.get_by_text("This browser keeps nothing").first).to_be_visible()
    finish(page)


def test_a_storage_that_was_cleared_leaves_no_ghosts(place: Place, enter: Enter) -> None:
    context = enter()
    page = opened(context, place.address)
    at_a_table(page)
    wait_until_kept(page)
    table = page.url
    origin = re.match(r"https?://[^/]+", place.address)
    assert origin
    page.close()
    page = opened(context, "about:blank")
    devtools = context.new_cdp_session(page)
    devtools.send("Storage.clearDataForOrigin", {"origin": origin[0], "storageTypes": "all"})
    page.goto(table)
    expect(page.get_by_role("link", name="Home").or_(page.locator("main a[href]")).first).to_be_visible()
    expect(page.locator(".table .box")).to_have_count(0)
    page.goto(place.address)
    at_a_table(page)


def test_over_plain_http_it_plays_and_says_what_it_lacks(place: Place, launch: Launch) -> None:
    names = f"--host-resolver-rules=MAP {HOST} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
    with closing(launch("open-sans", names)) as browser:
        page = browser.new_page()
        page.goto(place.address.replace("127.0.0.1", HOST))
        assert not page.evaluate("isSecureContext")
        notice = page.get_by_text("This page came over plain HTTP").first
        expect(notice).to_be_visible()
        page.get_by_role("button", name="OK").click()
        expect(notice).to_have_count(0)
        at_a_table(page)
        finish(page)


def test_notices_have_room_and_can_be_read_in_every_language(place: Place, enter: Enter) -> None:
    context = enter(viewport={"width": 320, "height": 700})
    first = opened(context, place.address + "#/about")
    expect(first.locator("main")).to_be_visible()
    page = opened(context, place.address)
    expect(page.locator(".sitenotice button")).to_be_visible()
    for locale in locales():
        page.goto(place.address + "#/")
        page.locator(".mast button").first.click()
        page.locator(f"dialog [lang={locale}]").click()
        expect(page.locator("html")).to_have_attribute("lang", locale)
        assert overflow(page) == []
        page.goto(place.address + "#/games")
        expect(page.locator("#site-keeps")).to_be_visible()
        assert overflow(page) == []
    assert faults(page) == []


def test_the_page_itself_compiles_no_web_assembly(place: Place, enter: Enter) -> None:
    page = opened(enter(), place.address)
    made = "WebAssembly.compile(Uint8Array.of(0,97,115,109,1,0,0,0)).then(() => 'made', (error) => error.name)"
    assert page.evaluate(f"() => {made}") == "CompileError"
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or ""
    assert "unsafe" not in policy
    assert "blob:" not in policy
