"""Every state of the app, looked at once: by axe, light or dark, narrow and wide, magnified, in some languages.

The states of a page share the lights and the languages, so that every page is seen in each of them. All states in all
of them are looked at by `./check --long`.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web import states
from tests.web.accessible import faults, narrow_targets, overflow, overlaps, spills, spills_spoken
from tests.web.conftest import DESK, PHONE, NewPage
from tests.web.look import Guide, path
from tests.web.states import STATES, State

# Where pictures of every page go, if somebody wants to look at them.
SCREENS = os.environ.get("SHUTBOX_SCREENS")
NARROW = {"width": 320, "height": 640}
# A desk of 1280 pixels, magnified.
ZOOMED = {"width": 640, "height": 400}
Light = Literal["light", "dark"]
LIGHTS: tuple[Light, ...] = ("light", "dark")
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


def lit(page: Page, light: Light) -> None:
    """The page in this light."""
    page.emulate_media(color_scheme=light, reduced_motion="reduce")


def spoken(state: State) -> list[str]:
    """The languages in which a state can be, English last."""
    return sorted(state.spoken, key="en".__eq__)


def pictured(page: Page, name: str) -> None:
    """Keeps how a page looks, for people to look at."""
    if not SCREENS:
        return
    Path(SCREENS).mkdir(parents=True, exist_ok=True)
    page.screenshot(path=Path(SCREENS) / f"{name}.jpg", type="jpeg", quality=90)


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


# In how many parts the languages are shared among the states of a page; a page with fewer states has all in each.
PARTS = 3


@dataclass(frozen=True, slots=True)
class Look:
    """The lights and the languages in which a state is looked at."""

    lights: tuple[Light, ...]
    languages: list[str]


def whole(state: State) -> Look:
    """Everything."""
    return Look(LIGHTS, spoken(state))


def share(of: str, name: str) -> Look:
    """A light, English and a third of the other languages; all of them on a page with few states."""
    names = list(STATES[of])
    place, look = names.index(name), whole(STATES[of][name])
    lights = (LIGHTS[place % len(LIGHTS)],) if len(names) >= len(LIGHTS) else look.lights
    *others, english = look.languages
    return Look(lights, [*others[place % PARTS :: PARTS], english] if len(names) >= PARTS else look.languages)


def test_the_states_of_a_page_together_are_seen_in_every_light_and_language() -> None:
    for of, found in STATES.items():
        looks = [share(of, name) for name in found]
        assert {light for look in looks for light in look.lights} == set(LIGHTS), of
        assert {each for look in looks for each in look.languages} == {
            each for state in found.values() for each in state.spoken
        }, of


def sound(page: Page, name: str, look: Look) -> list[str]:
    """What is wrong with a state that has just been opened on a phone, in daylight."""
    found = [f"too small: {each}" for each in narrow_targets(page)]
    if "light" in look.lights:
        found += [f"phone, light: {fault}" for fault in faults(page)]
    pictured(page, f"{name}, phone, light")
    sized(page, NARROW)
    found += [f"narrow, {each}" for each in spills_spoken(page, look.languages)]
    sized(page, ZOOMED)
    found += [f"zoomed to 200 %: {each}" for each in spills(page)]
    sized(page, DESK)
    found += [f"desk, {each}" for each in spills_spoken(page, look.languages)]
    if "dark" in look.lights or SCREENS:
        lit(page, "dark")
        found += [f"desk, dark: {fault}" for fault in faults(page)]
        pictured(page, f"{name}, desk, dark")
        lit(page, "light")
    page.evaluate(LARGE)
    for size in (DESK, PHONE):
        sized(page, size)
        found += [f"letters of 200 %, {size['width']}: {each}" for each in (*overflow(page), *overlaps(page))]
    return found + lost_focus(page)


@pytest.mark.parametrize(("of", "name"), ALL)
def test_a_state_is_sound_in_its_share_of_lights_and_languages(
    visit: NewPage, guide: Guide, of: str, name: str
) -> None:
    page = guide.page(visit, STATES[of][name])
    assert not (found := sound(page, f"{of}, {name}", share(of, name))), "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize(("of", "name"), ALL)
def test_a_state_is_sound_in_every_light_size_and_language(visit: NewPage, guide: Guide, of: str, name: str) -> None:
    page = guide.page(visit, STATES[of][name])
    assert not (found := sound(page, f"{of}, {name}", whole(STATES[of][name]))), "\n".join(found)
