"""Every state of the app, looked at once: by axe, light and dark, narrow and wide, in nine languages, magnified."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize

from shutbox.words.page import page as saved_page
from shutbox.words.words import Words
from tests.server.running import Server
from tests.web import states
from tests.web.accessible import faults, narrow_targets, overflow, spills, spills_spoken
from tests.web.conftest import DESK, PHONE, NewPage, warmed
from tests.web.play import BRISK
from tests.web.states import NINE, SAVED, STATES, State
from tests.web.table import PATH

SCREENS = Path(os.environ.get("SHUTBOX_SCREENS") or Path(__file__).parents[2] / "build" / "screens")
NARROW = {"width": 320, "height": 640}
# A desk of 1280 pixels, magnified.
ZOOMED = {"width": 640, "height": 400}
# Dates are as long on every day.
TODAY = "2026-09-30T12:00:00Z"
ALL = [(page, state) for page, found in STATES.items() for state in found]
KEEP = "kept => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(`shutbox ${key}`, value))"
LARGE = "() => { document.documentElement.style.fontSize = '200%' }"
# What listens to a change of size hears of it when the page is painted.
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
Data = dict[str, Any]


def path(state: State) -> str:
    """Where a state is."""
    return PATH + state.path if state.table else state.path


def test_every_page_has_its_states() -> None:
    assert set(STATES) == states.pages()


def test_every_address_has_its_states() -> None:
    shown = [path(state) for found in STATES.values() for state in found.values()]
    assert {re.split("[/#]", each)[1] for each in shown} >= states.routes()


# Looking


@pytest.fixture(scope="session")
def answers(server: Server) -> Data:
    """What the day and the drills bring: the same on every day."""
    asked = {"rules": "nine", "players": 2, "level": "medium", "seed": "tea", "count": 2}
    exercises = warmed(server, "/api/exercises", asked)["exercises"]
    day = {"date": TODAY[:10], "rules": "nine", "seed": "tea", "perfect": 12, "exercise": exercises[0]}
    return {"/api/daily": day, "/api/exercises": {"exercises": exercises}}


@pytest.fixture(scope="session")
def saved(server: Server) -> str:
    """A report that was saved as one file."""
    return saved_page(Words("en"), warmed(server, "/api/booklet", {"record": NINE}))


@pytest.fixture
def look(visit: NewPage, answers: Data, saved: str) -> Callable[[State], Page]:
    """Opens a state."""

    def looked(state: State) -> Page:
        table = state.table() if state.table else None
        kept = {"taste": BRISK, **{key: json.dumps(value) for key, value in state.kept.items()}}

        def before(context: BrowserContext) -> None:
            context.clock.set_fixed_time(TODAY)
            context.add_init_script(f"({KEEP})({json.dumps(kept)})")
            context.route(f"**{SAVED}", lambda route: route.fulfill(body=saved, content_type="text/html"))
            if table:
                table.at(state.device)(context)

        page = visit(path(state), answers, before, reduced_motion="reduce")
        state.there(page)
        return page

    return looked


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
    """Keeps how a page looks, for people to look at."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENS / f"{name}.jpg", type="jpeg", quality=90)


@pytest.mark.parametrize(("of", "name"), ALL)
def test_a_state_is_sound_in_every_light_size_and_language(look: Callable[[State], Page], of: str, name: str) -> None:
    state = STATES[of][name]
    page = look(state)
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
        found += [f"letters of 200 %, {size['width']}: {each}" for each in overflow(page)]
    assert not found, "\n".join(found)
