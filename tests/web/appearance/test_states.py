"""Every state of the app, looked at once: by axe, light and dark, narrow and wide, in nine languages, magnified."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web import states
from tests.web.accessible import faults, narrow_targets, overflow, overlaps, spills, spills_spoken
from tests.web.conftest import DESK, PHONE, NewPage
from tests.web.look import Guide, path
from tests.web.states import STATES, State

SCREENS = Path(os.environ.get("SHUTBOX_SCREENS") or Path(__file__).parents[3] / "build" / "screens")
NARROW = {"width": 320, "height": 640}
# A desk of 1280 pixels, magnified.
ZOOMED = {"width": 640, "height": 400}
ALL = [(page, state) for page, found in STATES.items() for state in found]
LARGE = "() => { document.documentElement.style.fontSize = '200%' }"
# What listens to a change of size hears of it when the page is painted.
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


def test_every_page_has_its_states() -> None:
    assert set(STATES) == states.pages()


def test_every_address_has_its_states() -> None:
    shown = [path(state) for found in STATES.values() for state in found.values()]
    assert {re.split("[/#]", each)[1] for each in shown} >= states.routes()


# Looking


def sized(page: Page, size: dict[str, int]) -> None:
    """The page on a screen of this size."""
    page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
    page.evaluate(PAINTED)


def lit(page: Page, light: Literal["light", "dark"]) -> None:
    """The page in this light."""
    page.emulate_media(color_scheme=light, reduced_motion="reduce")


def spoken(state: State) -> list[str]:
    """The languages in which a state can be, English last."""
    return sorted(state.spoken, key="en".__eq__)


def pictured(page: Page, name: str) -> None:
    """Keeps how a page looks, for people to look at; nobody looks in CI."""
    if "CI" in os.environ:
        return
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENS / f"{name}.jpg", type="jpeg", quality=90)


def lost_focus(page: Page) -> list[str]:
    """Whether nothing has the focus once the dialogs of a state, each over another, are closed."""
    dialogs = page.locator("dialog[open]")
    if not dialogs.count():
        return []
    for left in reversed(range(dialogs.count())):
        page.keyboard.press("Escape")
        expect(dialogs).to_have_count(left)
    page.evaluate(PAINTED)
    return ["the focus is lost"] if page.evaluate("document.activeElement === document.body") else []


@pytest.mark.parametrize(("of", "name"), ALL)
def test_a_state_is_sound_in_every_light_size_and_language(visit: NewPage, guide: Guide, of: str, name: str) -> None:
    state = STATES[of][name]
    page = guide.page(visit, state)
    found = [f"too small: {each}" for each in narrow_targets(page)]
    found += [f"phone, light: {fault}" for fault in faults(page)]
    pictured(page, f"{of}, {name}, phone, light")
    sized(page, NARROW)
    found += [f"narrow, {each}" for each in spills_spoken(page, spoken(state))]
    sized(page, ZOOMED)
    found += [f"zoomed to 200 %: {each}" for each in spills(page)]
    sized(page, DESK)
    found += [f"desk, {each}" for each in spills_spoken(page, spoken(state))]
    lit(page, "dark")
    found += [f"desk, dark: {fault}" for fault in faults(page)]
    pictured(page, f"{of}, {name}, desk, dark")
    lit(page, "light")
    page.evaluate(LARGE)
    for size in (DESK, PHONE):
        sized(page, size)
        found += [f"letters of 200 %, {size['width']}: {each}" for each in (*overflow(page), *overlaps(page))]
    found += lost_focus(page)
    assert not found, "\n".join(found)
