"""Games in the browsers that Playwright does not drive: families hold iPhones, and Firefox is on many desks.

They run where the browsers are installed: Debian's `firefox-esr`, and `webkit2gtk-driver` with `xvfb`. CI installs
them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Server
from tests.web.browsers.driver import Driver, firefox, missing, webkit
from tests.web.play import BRISK, FINISH, MOST_STEPS, OVER

START: dict[str, Callable[[Path], AbstractContextManager[Driver]]] = {"firefox": firefox, "webkit": webkit}
NINE = {"house": {"rules": "nine", "set": {}}, "when": 1_790_000_000_000}
# Faults of scripts are kept, because nobody sees them here.
WATCH = """
  window.faults = [];
  addEventListener("error", (event) => faults.push(event.message));
  addEventListener("unhandledrejection", (event) => faults.push(String(event.reason)));
"""
REMEMBER = """(values) => {
  localStorage.clear();
  for (const [key, value] of Object.entries(values)) localStorage[`shutbox ${key}`] = value;
}"""
WAIT = """
  const there = async (selector) => {
    for (const end = Date.now() + 30000; Date.now() < end; await new Promise((done) => setTimeout(done, 50))) {
      const found = document.querySelector(selector);
      if (found) return found;
    }
    throw new Error(`no ${selector} at ${location.pathname}: ${document.body.innerText.slice(0, 300)}`);
  };
"""
# What lies on the table is entered, and shut where it can be, until it is somebody else's turn.
KEEP_SCORE = """
  for (let step = 0; step < 60 && !window.faults.length; step++) {
    const offer = document.querySelector(".offers button");
    (offer ?? (await there(".pad .key"))).click();
    await new Promise((done) => setTimeout(done, 120));
    if (document.querySelectorAll(".players li")[1]?.classList.contains("now")) return "handed on";
  }
  return "never";
"""


@pytest.fixture(scope="module", params=sorted(START))
def page(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    """A page of each browser that is installed here."""
    lacking = missing(request.param)
    if lacking and "CI" not in os.environ:
        pytest.skip(f"{request.param} is not installed: sudo apt install {' '.join(lacking)}")
    with START[request.param](tmp_path_factory.mktemp("browsers") / request.param) as started:
        yield started


def visited(page: Driver, server: Server, path: str, **kept: object) -> None:
    """Opens a page whose visitor is in a hurry, and remembers this."""
    page.go(f"http://127.0.0.1:{server.port}/about")
    values = {
        "taste": BRISK,
        "locale": '"en"',
        **{key.replace("_", " "): json.dumps(each) for key, each in kept.items()},
    }
    page.run(f"({REMEMBER})({json.dumps(values)})")
    page.go(f"http://127.0.0.1:{server.port}{path}")
    page.run(WATCH)


def done(page: Driver, script: str) -> Any:
    """What comes of a script that may wait; nothing may have gone wrong in the page."""
    found = page.run(f"{WAIT} {script}")
    assert page.run("return window.faults") in ([], None)
    return found


def test_home_stands_and_its_dialogs_open(page: Driver, server: Server) -> None:
    visited(page, server, "/")
    assert done(page, "await there('.setup .box'); return document.querySelectorAll('.tile').length") > 0
    done(page, "document.querySelector('.mast button:last-child').click(); await there('dialog[open] .prefs fieldset')")
    wide = done(
        page, "document.querySelector('dialog[open]').close(); return document.documentElement.scrollWidth - innerWidth"
    )
    assert wide <= 0


def test_a_game_alone_is_played_to_its_result(page: Driver, server: Server) -> None:
    visited(page, server, "/", plan={**NINE, "whom": "alone"})
    done(page, "(await there('.setup .btn.main')).click(); await there('.table .act .btn.main')")
    done(page, "(await there('.act .btn.main[aria-disabled=false]')).click(); await there('.dice .die')")
    page.run(f"await ({FINISH})([{OVER!r}, {5 * MOST_STEPS}])")
    assert done(page, f"await there({OVER!r}); return document.querySelector('main h1').textContent")


def test_score_is_kept_for_a_real_box(page: Driver, server: Server) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
    visited(page, server, "/score", plan_score={**NINE, "whom": "score"}, people=seats)
    done(page, "(await there('.setup .goline .btn.main')).click(); await there('.keeper .pad .key')")
    assert done(page, KEEP_SCORE) == "handed on"


@pytest.mark.parametrize("path", ["/learn", "/games", "/dice", "/design#rules=nine", "/explore#rules=nine"])
def test_a_page_stands(page: Driver, server: Server, path: str) -> None:
    visited(page, server, path)
    assert done(page, "return (await there('main h1')).textContent")
