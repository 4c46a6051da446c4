"""Speed of the web app in Chromium: `.venv/bin/python benchmarks/web.py`.

The first visit is measured as on a phone with a slow connection: 150 ms to the server, 1.6 Mbit/s, a processor four
times slower; also at a table whose link somebody sent. Taps are measured with a server on the same machine, as at home.
Of a game the processor time of each task is counted, four times: what others do on the machine matters little. The
last part reads the browser's trace while tiles fall: only the compositor may do work for the animation.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from browser import driver, launch_options
from clock import Report
from needs import packages
from served import served

with packages("playwright", "uvicorn"):
    from playwright.sync_api import Browser, CDPSession, Page

PHONE = {"width": 390, "height": 844}
COUNTRY = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
SLOWER = 4
# The ms after which a task keeps a finger waiting.
LONG = 50
# So many half seconds a page may take on a busy machine.
PATIENCE = 60
KINDS = ("Script", "Stylesheet", "Font")
# Written down by the page itself: when it first showed something, and how much of it moved afterwards.
WATCH = """
  window.seen = {shift: 0};
  const watched = (type, look) =>
    new PerformanceObserver(list => list.getEntries().forEach(look)).observe({type, buffered: true});
  watched("paint", each => { if (each.name === "first-contentful-paint") seen.paint = each.startTime; });
  watched("layout-shift", each => { if (!each.hadRecentInput) seen.shift += each.value; });
"""
# Presses something, and says how long it took until the page had changed and the change was painted.
PRESS = """(looked) => new Promise(done => {
  const button = document.querySelector(looked);
  const begun = performance.now();
  const watch = new MutationObserver(() => {
    watch.disconnect();
    requestAnimationFrame(() => { const painted = new MessageChannel();
      painted.port1.onmessage = () => done(performance.now() - begun); painted.port2.postMessage(0); });
  });
  const everything = {subtree: true, childList: true, attributes: true, characterData: true};
  watch.observe(document.querySelector(".screen"), everything);
  button.click();
})"""
MAIN = ".act .btn.main:is([aria-disabled=false], .fresh)"
TILE = "button.tile.up[aria-pressed=false]"


def visited(browser: Browser, language: str) -> tuple[Page, CDPSession]:
    """A page in a browser that has never been anywhere."""
    context = browser.new_context(viewport=PHONE, locale=language, device_scale_factor=2)
    context.add_init_script(WATCH)
    page = context.new_page()
    return page, context.new_cdp_session(page)


def weighed(browser: Browser, address: str, language: str) -> float:
    """The kB of scripts, styles and fonts that come over the wire on a first visit."""
    page, session = visited(browser, language)
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}
    session.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["type"]}))
    session.on("Network.loadingFinished", lambda told: sizes.update({told["requestId"]: told["encodedDataLength"]}))
    session.send("Network.enable")
    page.goto(address, wait_until="networkidle")
    # What is on the first screen asks for more once it is painted; what is fetched ahead comes later.
    painted(page)
    page.wait_for_timeout(1000)
    page.context.close()
    return sum(size for name, size in sizes.items() if kinds.get(name) in KINDS) / 1000


def painted(page: Page) -> dict[str, float]:
    """What the page wrote down, once it has shown something."""
    seen: dict[str, float] = {}
    for _ in range(PATIENCE):
        page.wait_for_timeout(500)
        seen = page.evaluate("seen")
        if "paint" in seen:
            break
    return seen


def first_seen(browser: Browser, address: str, path: str) -> tuple[float, float]:
    """The seconds to the first paint of something in the country, and how much the page shifted."""
    page, session = visited(browser, "de-DE")
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", COUNTRY)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address + path, wait_until="networkidle")
    seen = painted(page)
    page.context.close()
    return seen["paint"] / 1000, seen["shift"]


def set_up(browser: Browser, address: str) -> tuple[Page, CDPSession]:
    """A table at which somebody plays alone, with everything that moves."""
    page, session = visited(browser, "en-GB")
    page.goto(address)
    page.get_by_role("button", name="Start game").click()
    page.wait_for_selector(".table")
    page.wait_for_timeout(1500)
    return page, session


def pressed(page: Page) -> Iterator[tuple[str, float]]:
    """What was pressed in the course of some turns, and the ms until it was seen."""
    for _ in range(60):
        kind, found = ("main", MAIN) if page.locator(MAIN).count() else ("tile", TILE)
        if page.locator(".act.result, .act .btn:has-text('Play again')").count() or not page.locator(found).count():
            return
        yield kind, page.evaluate(PRESS, found)
        page.wait_for_timeout(900)


def table(browser: Browser, address: str) -> str:
    """The path of a table at which somebody plays."""
    page, _ = set_up(browser, address)
    path = page.evaluate("location.pathname")
    page.context.close()
    return str(path)


def main_tasks(events: list[dict[str, Any]]) -> list[float]:
    """The ms of processor time that each task of the page took, whatever else the machine did meanwhile."""
    threads = {(each["pid"], each["tid"]): each["args"]["name"] for each in events if each["name"] == "thread_name"}
    return [
        each["tdur"] / 1000
        for each in events
        if each["name"].endswith("RunTask")
        and "tdur" in each
        and threads.get((each["pid"], each["tid"])) == "CrRendererMain"
    ]


def slow_game(report: Report, browser: Browser, address: str) -> None:
    """Plays a game, and counts what would keep the page from answering where the processor is four times slower."""
    page, _ = set_up(browser, address)
    # What was under way before is no part of the game.
    page.wait_for_timeout(2000)
    browser.start_tracing(page=page, categories=["toplevel"])
    begun = perf_counter()
    count = len([*pressed(page)])
    seconds = perf_counter() - begun
    tasks = [SLOWER * ms for ms in main_tasks(json.loads(browser.stop_tracing())["traceEvents"])]
    page.context.close()
    long = [ms for ms in tasks if ms > LONG]
    report.line(f"tasks above 50 ms, {count} taps in {seconds:.0f} s, slow processor", len(long), "", most=0)
    report.line("the longest task of that game", max(tasks), "ms")


def quantile(values: list[float], part: float) -> float:
    """The value below which a part of the values lies."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def traced(page: Page, browser: Browser) -> list[dict[str, Any]]:
    """What the browser did from the moment tiles began to fall until they lay."""
    browser.start_tracing(page=page, categories=["devtools.timeline", "blink.user_timing", "toplevel"])
    page.evaluate(
        """() => new Promise(done => {
          const moving = () => document.getAnimations().filter(each => each.effect?.target?.closest?.(".tile"));
          document.querySelector(".act .btn.main").click();
          let begun = false;
          const look = () => {
            const now = moving().length;
            if (now && !begun) {
              // The frame in which the page learns of the move is laid out; those that follow need not be.
              begun = true;
              requestAnimationFrame(() => requestAnimationFrame(() => performance.mark("falling")));
            }
            if (begun && !now) { performance.mark("fallen"); return done(); }
            setTimeout(look, 8);
          };
          setTimeout(look, 8); setTimeout(done, 3000);
        })"""
    )
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    marks = {each["name"]: each["ts"] for each in events if each["name"] in ("falling", "fallen")}
    return [each for each in events if marks.get("falling", 0) <= each.get("ts", 0) <= marks.get("fallen", -1)]


def fall(report: Report, browser: Browser, address: str) -> None:
    """Lets tiles fall a few times, and looks at what the page had to do meanwhile."""
    layouts, longest, falls = 0, 0.0, 0
    while falls < 3:
        page, _ = set_up(browser, address)
        for _ in range(20):
            if page.locator(".act .btn.main:has-text('Shut')").count():
                events = traced(page, browser)
                falls += bool(events)
                layouts += sum(each["name"] == "Layout" for each in events)
                tasks = [each.get("dur", 0) / 1000 for each in events if each["name"].endswith("RunTask")]
                longest = max([longest, *tasks])
                break
            page.evaluate(
                "found => document.querySelector(found)?.click()", MAIN if page.locator(MAIN).count() else TILE
            )
            page.wait_for_timeout(400)
        page.context.close()
    report.line("layouts while tiles fall, of three falls", layouts, "", most=0)
    report.line("the longest task while tiles fall", longest, "ms", most=50)


def main() -> None:
    """Measures the web app as it is built."""
    report = Report()
    with (
        tempfile.TemporaryDirectory(prefix="shutbox-web-") as folder,
        served(Path(folder), SHUTBOX_LIMITS="off") as address,
        driver() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_options())
        for language in ("en-GB", "ru-RU"):
            weight = weighed(browser, address, language)
            report.line(f"scripts, styles and fonts of a first visit, {language}", weight, "kB", most=150)
        for name, path in (
            ("/", ""),
            ("a table", table(browser, address)),
            ("/learn", "/learn"),
            ("/explore", "/explore"),
        ):
            paints, shifts = zip(*(first_seen(browser, address, path) for _ in range(3)), strict=True)
            aimed = name in ("/", "a table")
            report.line(f"{name}: first contentful paint in the country", min(paints), "s", most=1.5 if aimed else None)
            report.line(f"{name}: layout shift", max(shifts), "", most=0.0 if aimed else None)
        page, _ = set_up(browser, address)
        times = [ms for _, ms in pressed(page)]
        report.line(f"a tap is answered, median of {len(times)}", quantile(times, 0.5), "ms")
        report.line("a tap is answered, 95 of 100 within", quantile(times, 0.95), "ms", most=100)
        page.context.close()
        slow_game(report, browser, address)
        fall(report, browser, address)
        browser.close()
    report.exit()


if __name__ == "__main__":
    main()
