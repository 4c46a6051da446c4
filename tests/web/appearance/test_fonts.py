"""The pages bring their own fonts: they look the same on every machine, and nothing moves when the fonts come."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from time import sleep

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, ViewportSize, expect

from tests.server.running import Server
from tests.web import states
from tests.web.conftest import DESK, PHONE, Launch, NewPage, visiting
from tests.web.look import Guide
from tests.web.states import STATES, State

SETS = ("open-sans", "dejavu", "own")
# Pages with much text, large and small, in serif, sans and figures, on a screen and on paper.
SHOWN: dict[str, tuple[State, str, dict[str, int]]] = {
    "home": (STATES["Home"]["first visit"], "de-DE", PHONE),
    "home, Russian": (STATES["Home"]["first visit"], "ru-RU", PHONE),
    "rules": (STATES["Learn"]["Double Shutter"], "fr-FR", DESK),
    "a table": (STATES["Playing"]["choosing, two rows"], "en-GB", DESK),
    "the scorekeeper": (STATES["Scorekeeper"]["offers"], "da-DK", PHONE),
    "a setting": (STATES["Explore"]["a position"], "en-GB", DESK),
    "the designer": (STATES["Design"]["figures"], "da-DK", PHONE),
    "a scoresheet": (STATES["Scorekeeper"]["share"], "en-GB", DESK),
    "a saved report": (STATES["Report"]["saved"], "en-GB", DESK),
}
# A box in perspective may differ by a pixel from one drawing to the next; its room on the page stays.
# The pages permit no style of strangers in their text, but their scripts may adopt one.
FLAT = """() => {
  const flat = new CSSStyleSheet();
  flat.replaceSync(`*{background-image:none!important;box-shadow:none!important}
    .box,.box *{visibility:hidden!important}`);
  document.adoptedStyleSheets.push(flat);
}"""
WATCH = """
  window.moved = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((each) => { window.moved += each.value; }))
    .observe({ type: "layout-shift", buffered: true });
"""
USED = "() => [...document.fonts].filter((each) => each.status === 'loaded').map((each) => each.family).sort()"


@pytest.fixture(scope="module")
def browsers(launch: Launch) -> Iterator[dict[str, Browser]]:
    """A browser for each set of fonts that a machine may have."""
    found = {fonts: launch(fonts) for fonts in SETS}
    yield found
    for browser in found.values():
        browser.close()


def pictured(page: Page) -> bytes:
    """The whole page, once its fonts are there and nothing on it changes any more."""
    page.evaluate("() => document.fonts.ready")
    page.evaluate(FLAT)
    seen, before = shot(page), b""
    while seen != before:
        page.wait_for_timeout(100)
        seen, before = shot(page), seen
    return seen


def shot(page: Page) -> bytes:
    return page.screenshot(full_page=True, animations="disabled", caret="hide")


@pytest.mark.parametrize("name", SHOWN)
def test_a_page_looks_the_same_whatever_fonts_the_machine_has(
    browsers: dict[str, Browser], server: Server, guide: Guide, name: str, tmp_path: Path
) -> None:
    state, locale, size = SHOWN[name]
    seen = {}
    for fonts, browser in browsers.items():
        with visiting(browser, server) as visit:
            seen[fonts] = pictured(guide.page(visit, state, locale=locale, viewport=size))
            (tmp_path / f"{fonts}.png").write_bytes(seen[fonts])
    assert len(set(seen.values())) == 1, f"compare the pictures in {tmp_path}"


def test_a_picture_to_share_looks_the_same_whatever_fonts_the_machine_has(
    browsers: dict[str, Browser], server: Server, guide: Guide
) -> None:
    seen = []
    for browser in browsers.values():
        with visiting(browser, server) as visit:
            page = guide.page(visit, STATES["Scorekeeper"]["share"])
            with page.expect_download() as told:
                page.get_by_role("button", name="As a picture").click()
            seen.append(told.value.path().read_bytes())
    assert len(set(seen)) == 1


def late(route: Route) -> None:
    """A font that takes its time."""
    sleep(0.4)
    route.continue_()


@pytest.mark.parametrize("path", ["/", "/learn/double-shutter", "/about"])
def test_nothing_moves_when_the_fonts_come(browsers: dict[str, Browser], server: Server, path: str) -> None:
    def before(context: BrowserContext) -> None:
        context.add_init_script(WATCH)
        context.route(re.compile(r"\.woff2$"), late)

    with visiting(browsers["dejavu"], server) as visit:
        page = visit(path, before=before, locale="en-GB", viewport=PHONE, reduced_motion="reduce")
        expect(page.locator("main")).to_be_visible()
        states.still(page)
        page.evaluate("() => document.fonts.ready")
        page.wait_for_timeout(300)
        assert page.evaluate(USED).count("Shutbox Sans") == 1
        assert page.evaluate("() => window.moved") < 0.01


def test_fonts_are_asked_for_with_the_first_style(visit: NewPage) -> None:
    asked: list[str] = []

    def before(context: BrowserContext) -> None:
        context.on("request", lambda request: asked.append(request.url))

    page = visit("/", before=before, locale="ru-RU")
    states.still(page)
    found = [font for url in asked for font in re.findall(r"/(arimo|lora|cousine)-(latin|latin-ext|cyrillic)-", url)]
    assert sorted(found) == [("arimo", "cyrillic"), ("arimo", "latin"), ("lora", "cyrillic"), ("lora", "latin")]
    # Nothing is drawn before the scripts have come: the links in the head ask for the fonts.
    assert next(url for url in asked if url.endswith((".woff2", ".js"))).endswith(".woff2")


def test_headings_have_the_letters_of_polish_czech_hungarian_and_turkish_names(visit: NewPage) -> None:
    page = visit("/about")
    covered = page.evaluate(
        """async () => {
          await document.fonts.load('1em "Shutbox Serif"', "Łódź");
          return document.fonts.check('1em "Shutbox Serif"', "Łódź Jiří Ő ş");
        }"""
    )
    assert covered


def test_print_uses_the_same_fonts(visit: NewPage, guide: Guide) -> None:
    page = guide.page(visit, STATES["Report"]["saved"])
    page.emulate_media(media="print")
    page.set_viewport_size(ViewportSize(width=718, height=1000))
    pdf = page.pdf(format="A4")
    fonts = set(re.findall(rb"/BaseFont\s*/(?:[A-Z]{6}\+)?([A-Za-z]+)", pdf))
    assert fonts
    assert {font.decode() for font in fonts} <= {"Lora", "Arimo", "LoraRegular", "ArimoRegular", "Cousine"}, fonts
