"""Makes the pictures that README opens with: `.venv/bin/python tools/pictures.py [FOLDER]`.

A table, the scorekeeper and a report, each in light and dark, from a server of its own in a real Chromium. The dice of
the table are its own, so no two runs give the same picture of it; the other two are always the same.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize, expect

from shutbox.play import Seat, read_record, write_record

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "benchmarks"))

from browser import driver, launch_options  # noqa: E402
from served import served  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
MOST = 400
NEXT = """() => (document.querySelector('.act:not(.result) .btn.main:is([aria-disabled=false], .fresh)')
  ?? document.querySelector('button.tile.up[aria-pressed=false]'))?.click()"""


def set_up(page: Page, title: str, *names: str) -> None:
    """Lays a table for people around one screen, and sets up the box."""
    page.locator(".sentence button").first.click()
    page.locator(".rulelist button", has_text=title).first.click()
    page.locator(".sentence button").last.click()
    for place, name in enumerate(names):
        page.get_by_label(f"Name of player {place + 1}").fill(name)
    page.get_by_role("button", name="Done").click()
    # By a key, because a second tap so soon after the first does nothing.
    page.get_by_role("button", name="Start game").press("Enter")
    expect(page.locator(".table, .keeper")).to_be_visible()


def table(page: Page, address: str) -> None:
    """Somebody chases a total, and is about to choose."""
    page.goto(address)
    page.get_by_role("group", name="With whom").locator("[data-whom=here]").click()
    set_up(page, "Double Shutter", "Ann", "Bo")
    for _ in range(MOST):
        chased = page.locator(".stake h1", has_text="beat").count()
        few = page.locator(".tile.shut").count() >= 4
        if chased and few and page.locator(".act .btn.main:has-text('to go')").count():
            page.locator("button.tile.up[aria-pressed=false]").first.click()
            page.wait_for_timeout(1200)
            return
        page.evaluate(NEXT)
        page.wait_for_timeout(60)


def scorekeeper(page: Page, address: str) -> None:
    """A throw was tapped in, and its moves are offered."""
    page.goto(f"{address}/score")
    set_up(page, "Ferme ta boîte", "Ann", "Bo")
    for throw in ((6, 5), (4, 3), (5, 3)):
        for face in throw:
            page.locator(".pad").get_by_role("button", name=str(face), exact=True).click()
        page.wait_for_timeout(500)
        if throw != (5, 3):
            page.locator(".offers button").first.click()
            page.wait_for_timeout(700)


def reported(folder: Path) -> Path:
    """The report of a game between two bots, as one file."""
    game, page = folder / "game.shutbox", folder / "report.html"
    drawn = ("--players", "club,casual", "--rounds", "5", "--seed", "tea", "--game", "2", "--save", str(game))
    _command("simulate", "double-shutter", *drawn)
    game.write_text(_renamed(game.read_text(encoding="utf-8"), "Ann", "Bo"), encoding="utf-8")
    _command("analyse", str(game), "--html", str(page))
    return page


def _renamed(text: str, *names: str) -> str:
    """The same game, played by others."""
    return write_record(replace(read_record(text), players=tuple(Seat(name) for name in names)))


def _command(*tokens: str) -> None:
    command = [sys.executable, "-m", "shutbox", "--lang", "en", *tokens]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def opened(page: Page, file: Path) -> None:
    """A file, read by the browser."""
    page.goto(file.as_uri())


def taken(browser: Browser, name: str, size: ViewportSize, shown: Callable[[Page], None], folder: Path) -> None:
    """Takes a picture in light and in dark."""
    for light in LIGHTS:
        context = browser.new_context(viewport=size, locale="en-GB", device_scale_factor=2, color_scheme=light)
        page = context.new_page()
        shown(page)
        page.screenshot(path=folder / f"{name}-{light}.jpg", type="jpeg", quality=82)
        context.close()


def main() -> None:
    """Makes all of them."""
    folder = Path(sys.argv[1]) if sys.argv[1:] else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    own = Path(tempfile.mkdtemp(prefix="shutbox-pictures-"))
    try:
        with served(own / "data", SHUTBOX_LANG="en") as address, driver() as playwright:
            browser = playwright.chromium.launch(**launch_options())
            report = reported(own)
            taken(browser, "table", DESK, lambda page: table(page, address), folder)
            taken(browser, "scorekeeper", PHONE, lambda page: scorekeeper(page, address), folder)
            taken(browser, "report", DESK, lambda page: opened(page, report), folder)
            browser.close()
    finally:
        shutil.rmtree(own, ignore_errors=True)


if __name__ == "__main__":
    main()
