"""Speed and size of the static site in Chromium: `.venv/bin/python benchmarks/offline.py`.

The site is written into a folder and served by a plain file server on this machine; its pages have to be built before
(`tools/build_web.py site`). A first visit is measured at 10 Mbit/s and 50 ms, a later one without a network.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from browser import driver, launch_options
from clock import Report
from needs import packages

from shutbox.bots import BOTS
from shutbox.offline import write_site
from shutbox.words import Words

with packages("playwright"):
    from playwright.sync_api import Browser, BrowserContext, Page

PHONE = {"width": 390, "height": 844}
LINE = {"offline": False, "latency": 50, "downloadThroughput": 10e6 / 8, "uploadThroughput": 10e6 / 8}
KEPT = "() => navigator.serviceWorker.ready.then(() => true)"
BOX, TABLE, THROW = ".box", ".table .box", ".act .btn.main:is([aria-disabled=false], .fresh)"
FACES = ".felt .die"


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Says nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder that is served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def visited(context: BrowserContext, address: str) -> tuple[Page, float]:
    """A page of the site, and when it was asked for."""
    page = context.new_page()
    begun = perf_counter()
    page.goto(address)
    return page, begun


def first_visit(browser: Browser, address: str, report: Report) -> BrowserContext:
    """Measures until a box stands, until dice lie, and until the site needs no network."""
    context = browser.new_context(viewport=PHONE, locale="en-GB")
    page = context.new_page()
    context.new_cdp_session(page).send("Network.emulateNetworkConditions", LINE)
    begun = perf_counter()
    page.goto(address)
    page.wait_for_selector(BOX)
    report.line("first visit: box on screen", perf_counter() - begun, "s", most=1.5)
    throw(page)
    report.line("first visit: first throw", perf_counter() - begun, "s", most=10)
    page.evaluate(KEPT)
    report.line("first visit: no network needed any more", perf_counter() - begun, "s")
    page.close()
    return context


def throw(page: Page) -> None:
    """Starts the game that is offered, and throws."""
    page.locator("button.main").first.click()
    page.wait_for_selector(TABLE, timeout=120_000)
    page.wait_for_selector(THROW)
    page.keyboard.press("Space")
    page.wait_for_selector(FACES, timeout=60_000)


def main() -> None:
    """Measures, and says whether everything is within its aim."""
    report = Report()
    with tempfile.TemporaryDirectory() as folder, driver() as playwright:
        out = Path(folder) / "site"
        site = write_site(out, {"en": {bot: Words("en").text("bots-title", bot=bot) for bot in BOTS}})
        listed = json.loads((out / "files.json").read_bytes())
        report.line("whole download, tables aside", (site.bytes - site.tables) / 1e6, "MB", most=8)
        report.line("of it Python", site.python / 1e6, "MB")
        report.line("solutions of games", site.tables / 1e6, "MB")
        report.line("files", len(listed["files"]), "")
        browser = playwright.chromium.launch(**launch_options("open-sans"))
        with served(out) as address:
            context = first_visit(browser, address, report)
            context.set_offline(True)
            page, begun = visited(context, address)
            page.wait_for_selector(BOX)
            report.line("later visit: box on screen", perf_counter() - begun, "s", most=1.5)
            throw(page)
            report.line("later visit: first throw", perf_counter() - begun, "s", most=2)
        browser.close()
    report.exit()


if __name__ == "__main__":
    main()
