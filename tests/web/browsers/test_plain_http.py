"""The app where a family finds it: at a name of the home network, over plain HTTP. Browsers offer less there.

No service worker, wake lock, clipboard, notification or `crypto.subtle`: everything works without, and nothing is
offered that cannot work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web import play
from tests.web.accessible import faults
from tests.web.conftest import Launch, NewPage, visiting
from tests.web.states import SEALED

HOST = "box.test"
# What is copied is seen by the page that copies it: no other way leads to the clipboard here.
COPIED = """
  window.copied = [];
  document.addEventListener("copy", () => copied.push(document.activeElement.value ?? String(getSelection())));
"""
LESS = """() => [isSecureContext, "serviceWorker" in navigator, "clipboard" in navigator, "wakeLock" in navigator,
  Boolean(globalThis.crypto?.subtle), "Notification" in window && isSecureContext]"""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory, tables: Path) -> Iterator[Server]:
    """A server that answers to a name of the home network."""
    folder = tmp_path_factory.mktemp("plain") / "data"
    env = {"SHUTBOX_LIMITS": "off", "SHUTBOX_CACHE": str(tables)}
    with Server(folder, "--also", HOST, env=env) as running:
        yield running


@pytest.fixture(scope="module")
def opened(launch: Launch, home: Server) -> Iterator[Callable[..., Page]]:
    """Opens a page by that name, in a browser that has never been there."""
    names = f"--host-resolver-rules=MAP {HOST} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
    with closing(launch("open-sans", names)) as browser, visiting(browser, home) as visit:
        yield lambda path, **more: _page(visit, home, path, **more)


def _page(visit: NewPage, home: Server, path: str, **more: object) -> Page:
    more = {"has_touch": True, **more}
    page = play.brisk(visit, f"http://{HOST}:{home.port}{path}", **more)  # type: ignore[arg-type]
    page.evaluate(COPIED)
    return page


def test_the_browser_offers_less_there(opened: Callable[..., Page]) -> None:
    assert opened("/about").evaluate(LESS) == [False] * 6


def test_a_game_is_played_shared_and_reported(opened: Callable[..., Page]) -> None:
    page = opened("/")
    play.choose_whom(page, "Alone")
    play.choose_game(page, "Nine tiles")
    page.locator(".setup .goline .btn.main").press("Enter")
    expect(page.locator(".table")).to_be_visible()
    page.locator(".bar button.iconbtn").click()
    page.get_by_role("button", name="Share").click()
    page.wait_for_function("() => copied.length")
    assert page.evaluate("copied[0]").startswith("http")
    page.keyboard.press("Escape")
    play.finish(page)
    assert faults(page) == []


def test_score_is_kept(opened: Callable[..., Page]) -> None:
    page = opened("/score")
    page.locator(".setup .goline .btn.main").press("Enter")
    expect(page.locator(".keeper")).to_be_visible()
    for _ in range(2):
        page.locator(".pad .key").nth(2).click()
    expect(page.locator(".slots .key")).not_to_have_count(0)
    # The sign of a screen that stays awake stands only where it does.
    assert page.locator(".awake").count() == 0 or page.locator("video.film").count() == 1


def test_a_record_is_checked_in_the_page(opened: Callable[..., Page]) -> None:
    page = opened("/dice")
    page.get_by_label("The text of a record").fill(SEALED)
    page.get_by_role("button", name="Check it").click()
    expect(page.locator(".verdict")).to_be_visible()
    expect(page.locator(".verdict.fault")).to_have_count(0)


def test_a_page_is_shared_by_its_link(opened: Callable[..., Page]) -> None:
    page = opened("/explore#rules=nine")
    page.locator(".sharing button").click()
    page.wait_for_function("() => copied.length")
    assert f"{HOST}" in page.evaluate("copied[0]") or page.evaluate("copied[0]").startswith("http")


def test_only_what_works_is_offered(opened: Callable[..., Page]) -> None:
    page = opened("/", has_touch=False)
    page.locator(".mast button").last.click()
    expect(page.locator(".prefs fieldset").first).to_be_visible()
    expect(page.get_by_role("checkbox", name="Vibration")).to_have_count(0)
    voices = page.evaluate("globalThis.speechSynthesis?.getVoices().length ?? 0")
    expect(page.get_by_role("checkbox", name="Read aloud")).to_have_count(int(voices > 0))
