"""Every state of the app, looked at once: by axe, light and dark, narrow and wide, in nine languages, magnified."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize

from shutbox.words.page import page as saved_page
from shutbox.words.words import Words
from tests.server.running import Server
from tests.web import states
from tests.web.accessible import faults, narrow_targets, overflow, spills
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
# As when another window of the same browser is told another language.
SPEAK = """locale => {
  localStorage.setItem("shutbox locale", JSON.stringify(locale));
  dispatchEvent(new StorageEvent("storage", { key: "shutbox locale" }));
}"""
LARGE = "() => { document.documentElement.style.fontSize = '200%' }"
SPOKEN = "locale => document.documentElement.lang === locale"
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


def sized(page: Page, size: dict[str, int], light: str = "light") -> None:
    """The page on a screen of this size, in this light."""
    page.emulate_media(color_scheme=light, reduced_motion="reduce")  # type: ignore[arg-type]
    page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))


def spoken(page: Page, locale: str) -> None:
    """The page in this language."""
    page.evaluate(SPEAK, locale)
    page.wait_for_function(SPOKEN, arg=locale)


def pictured(page: Page, name: str) -> None:
    """Keeps how a page looks, for people to look at."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENS / f"{name}.png")


@pytest.mark.parametrize(("of", "name"), ALL)
def test_a_state_is_sound_in_every_light_size_and_language(look: Callable[[State], Page], of: str, name: str) -> None:
    state = STATES[of][name]
    page = look(state)
    found = [f"too small: {each}" for each in narrow_targets(page)]
    for size, light, width in ((PHONE, "light", "phone"), (DESK, "dark", "desk")):
        sized(page, size, light)
        found += [f"{width}, {light}: {fault}" for fault in faults(page)]
        pictured(page, f"{of}, {name}, {width}, {light}")
    for size in (DESK, NARROW):
        sized(page, size)
        for locale in state.spoken:
            spoken(page, locale)
            found += [f"{locale}, {size['width']}: {each}" for each in spills(page)]
    spoken(page, "en")
    sized(page, ZOOMED)
    found += [f"zoomed to 200 %: {each}" for each in spills(page)]
    page.evaluate(LARGE)
    for size in (PHONE, DESK):
        sized(page, size)
        found += [f"letters of 200 %, {size['width']}: {each}" for each in overflow(page)]
    assert not found, "\n".join(found)
