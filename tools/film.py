"""Makes film strips of a table: `.venv/bin/python tools/film.py [FOLDER] [--desk] [--dark] [--lang fr]`.

A throw, a miss, a Super Box, a survivor's last throw and somebody else's turn, with a frame for every 50 milliseconds.
Time stands still between two frames, so that the strips are the same on every machine.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, expect

from shutbox.play import Phase, Record, replay, write_event

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks")]

from browser import driver, launch_options  # noqa: E402
from served import served  # noqa: E402

from tests.web.table import ELSEWHERE, HERE, PATH, ScriptedTable, game_of, told  # noqa: E402

FRAME = 50
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}
# Every animation is led by hand: a frame further with each call, and over when its time is.
MOVE = """step => {
  window.films ??= new Map();
  for (const each of document.getAnimations()) {
    each.pause();
    const at = (films.get(each) ?? 0) + step, end = each.effect.getComputedTiming().endTime;
    films.set(each, at);
    if (at >= end) each.finish(); else each.currentTime = at;
  }
}"""
SHEET = """<style>body{margin:0;padding:8px;background:#fff;font:12px sans-serif;display:grid;gap:8px;
  grid-template-columns:repeat(COLUMNS,auto)}figure{margin:0}img{width:WIDTHpx;display:block}</style>"""
Act = Callable[[Page, ScriptedTable], None]


class Film(NamedTuple):
    """A table, what is done there at which frame, and how many frames there are."""

    table: Callable[[], ScriptedTable]
    acts: dict[int, Act]
    frames: int


def main_button(page: Page, _: ScriptedTable) -> None:
    """Presses the main button."""
    page.locator(".act .btn.main").last.evaluate("button => button.click()")


def plays(*words: str) -> Act:
    """Somebody elsewhere does something."""
    return lambda _, table: table.plays(*words)


def super_box() -> Film:
    """Somebody elsewhere shuts the last tiles of a Super Box."""
    whole = told("double-shutter-super-box")
    games = [whole.start, *replay(whole)]
    last = next(count for count, game in enumerate(games) if game.to_beat == 0) - 1
    record = Record(whole.rules, whole.players, whole.events[:last], whole.starter)
    word = write_event(games[last], whole.events[last])
    return Film(lambda: ScriptedTable(record, devices=(ELSEWHERE,) * len(whole.players)), {1: plays(word)}, 70)


NEARLY = "4,5x 9 4,5x 8+1 4,5x 7+2"
FILMS = {
    "throw": Film(lambda: ScriptedTable(game_of("nine", "Ann", "Bo"), [(4, 5)]), {1: main_button}, 26),
    "miss": Film(
        lambda: ScriptedTable(game_of("nine", "Ann", "Bo", words=NEARLY), [(1, 1)], devices=(HERE, ELSEWHERE)),
        {1: main_button},
        62,
    ),
    "super-box": super_box(),
    "survivor": Film(
        lambda: ScriptedTable(told("last-one-standing-taken", lambda game: game.phase is Phase.SURVIVOR), [(1, 1)]),
        {1: lambda page, _: page.locator(".act.choice .btn").last.evaluate("button => button.click()")},
        40,
    ),
    "other": Film(
        lambda: ScriptedTable(game_of("nine", "Ann", "Bo", words=NEARLY), devices=(ELSEWHERE, HERE)),
        {1: plays("3,3x"), 25: plays("6"), 49: plays("5,6x")},
        118,
    ),
}


def shown(browser: Browser, address: str, film: Film, look: argparse.Namespace) -> list[bytes]:
    """The frames of a film."""
    context = browser.new_context(
        viewport=DESK if look.desk else PHONE, color_scheme="dark" if look.dark else "light", locale=look.lang
    )
    table = film.table()
    table.at()(context)
    page = context.new_page()
    page.goto(address + PATH)
    expect(page.locator(".act")).to_be_visible()
    page.wait_for_timeout(600)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.evaluate(MOVE, 10_000)
    frames = []
    for number in range(film.frames):
        if number in film.acts:
            film.acts[number](page, table)
            page.wait_for_load_state()
        page.clock.run_for(FRAME)
        page.evaluate(MOVE, FRAME)
        frames.append(page.screenshot(type="jpeg", quality=70))
    context.close()
    return frames


def strip(browser: Browser, frames: list[bytes], path: Path, look: argparse.Namespace) -> None:
    """All frames on one sheet, each with its time."""
    columns, width = (6, 330) if look.desk else (13, 150)
    page = browser.new_page(viewport={"width": columns * (width + 8) + 16, "height": 600})
    images = "".join(
        f"<figure>{number * FRAME} ms<img src='data:image/jpeg;base64,{base64.b64encode(frame).decode()}'></figure>"
        for number, frame in enumerate(frames)
    )
    page.set_content(SHEET.replace("COLUMNS", str(columns)).replace("WIDTH", str(width)) + images)
    page.screenshot(path=path, full_page=True)
    page.close()


def main() -> None:
    """Makes all films."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("folder", nargs="?", default=str(ROOT / "build" / "films"))
    arguments.add_argument("--desk", action="store_true")
    arguments.add_argument("--dark", action="store_true")
    arguments.add_argument("--lang", default="en-GB")
    arguments.add_argument("--only", choices=FILMS, action="append")
    look = arguments.parse_args()
    folder = Path(look.folder)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as address, driver() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        for name in look.only or FILMS:
            strip(browser, shown(browser, address, FILMS[name], look), folder / f"{name}.png", look)
            print(folder / f"{name}.png")


if __name__ == "__main__":
    main()
