"""How somebody likes it: the settings of a browser, which apply at once and are there before anything is painted."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.accessible import faults, overflow
from tests.web.conftest import NewPage
from tests.web.play import BRISK
from tests.web.states import THROWN, new
from tests.web.table import PATH

# A device with voices for English and German, and with one of a stranger's service; what is said is written down.
VOICES = """
  window.said = [];
  const voice = (lang, localService) => ({ lang, localService, default: false, name: lang, voiceURI: lang });
  const spoken = { pending: false, cancel() {}, speak: (text) => said.push([text.text, text.lang]),
    getVoices: () => [voice("en-GB", true), voice("de-DE", true), voice("fr-FR", false)] };
  Object.defineProperty(window, "speechSynthesis", { value: spoken });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""
MUTE = 'Object.defineProperty(window, "speechSynthesis", { value: undefined });'
# What is heard is counted, and not played.
HEARD = """
  window.heard = 0;
  const node = () => ({ gain: { value: 1, setValueAtTime() {}, exponentialRampToValueAtTime() {} }, frequency: {},
    Q: {}, connect: (to) => to, start() { heard += 1; }, stop() {}, context });
  const context = { sampleRate: 8000, currentTime: 0, state: "running", destination: {}, createGain: () => node(),
    createBuffer: () => ({ getChannelData: () => [] }), createBufferSource: () => node(),
    createBiquadFilter: () => node(), createOscillator: () => node() };
  window.AudioContext = class { constructor() { return context; } };
"""


def tasting(script: str = "", **taste: object) -> Callable[[BrowserContext], None]:
    """Prepares a browser in which somebody likes it so."""
    likes = json.dumps({**json.loads(BRISK), **taste})

    def before(context: BrowserContext) -> None:
        context.add_init_script(f"localStorage['shutbox taste'] ??= {json.dumps(likes)};{script}")

    return before


def at_table(
    taste: Callable[[BrowserContext], None], words: str = "", **more: object
) -> Callable[[BrowserContext], None]:
    """The same at a table of two."""

    def before(context: BrowserContext) -> None:
        taste(context)
        new("nine", "Ann", "Bo", words=words, **more)().at()(context)

    return before


def settings(page: Page) -> Page:
    """Opens the settings on Home."""
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("heading", name="Display")).to_be_visible()
    return page


def size(page: Page) -> float:
    """The size of letters from which all others follow."""
    return float(page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)"))


def test_settings_hold_before_the_app_has_come(visit: NewPage) -> None:
    def before(context: BrowserContext) -> None:
        tasting(letters="larger", light="dark", spacing="wide", contrast="high")(context)
        context.route("**/assets/*.js", lambda route: route.abort())

    page = visit("/", before=before)
    expect(page.locator("html")).to_have_attribute("data-light", "dark")
    assert size(page) == 24
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") in ("rgb(0, 0, 0)", "rgba(0, 0, 0, 0)")
    assert page.evaluate("getComputedStyle(document.body).wordSpacing") != "0px"


def test_a_setting_applies_at_once_and_is_remembered(visit: NewPage) -> None:
    page = settings(visit("/", before=tasting()))
    page.get_by_text("Largest").click()
    assert size(page) == 32
    page.get_by_role("radio", name="Wide apart").check(force=True)
    page.get_by_role("radio", name="High").check(force=True)
    page.get_by_role("radio", name="Left").check(force=True)
    assert faults(page) == []
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-hand", "left")
    assert size(page) == 32
    assert settings(page).get_by_role("radio", name="Largest").is_checked()


def test_settings_are_made_by_keys_alone(visit: NewPage) -> None:
    page = settings(visit("/", before=tasting()))
    page.get_by_role("radio", name="Usual").first.focus()
    page.keyboard.press("ArrowRight")
    assert size(page) == 20
    page.get_by_role("checkbox", name="Sound").press("Space")
    page.get_by_role("slider", name="Calls").press("ArrowLeft")
    expect(page.get_by_role("slider", name="Calls")).to_have_attribute("aria-valuetext", "Quiet")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize(("hand", "left"), [("right", "Take back"), ("left", "All")])
def test_the_bar_of_actions_suits_the_hand(visit: NewPage, hand: str, left: str) -> None:
    page = visit(PATH, before=at_table(tasting(hand=hand), THROWN))
    bar = page.locator(".act")
    expect(bar.locator(".iconbtn")).to_have_count(2)
    found = {each.get_attribute("aria-label"): each.bounding_box() for each in bar.locator(".iconbtn").all()}
    outer = min(found, key=lambda name: found[name]["x"])  # type: ignore[index]
    assert outer is not None
    assert outer.startswith(left)


@pytest.mark.parametrize("touch", [True, False])
def test_vibration_is_offered_where_a_finger_feels_it(visit: NewPage, *, touch: bool) -> None:
    page = settings(visit("/", before=tasting(), has_touch=touch, is_mobile=touch))
    expect(page.get_by_role("checkbox", name="Vibration")).to_have_count(int(touch))


def test_a_volume_is_its_own(visit: NewPage) -> None:
    page = settings(visit("/", before=tasting(HEARD, sound=True, dice=0)))
    page.get_by_role("slider", name="Calls").press("ArrowRight")
    calls = page.evaluate("heard")
    assert calls > 0
    page.get_by_role("slider", name="Dice and tiles").press("ArrowRight")
    dice = page.evaluate("heard")
    assert dice > calls
    page.get_by_role("slider", name="Dice and tiles").press("ArrowLeft")
    assert page.evaluate("heard") == dice
    page.get_by_role("checkbox", name="Sound").uncheck()
    expect(page.get_by_role("slider")).to_have_count(0)


# Reading aloud


def spoken(page: Page) -> list[list[str]]:
    """What was said, each with the language that it was said in."""
    found: list[list[str]] = page.evaluate("said")
    return found


def says(page: Page, text: str, language: str = "en-GB") -> None:
    """Waits until something is said."""
    page.wait_for_function(
        "([text, lang]) => said.some(([t, l]) => t.includes(text) && l === lang)", arg=[text, language]
    )


def test_a_turn_is_read_aloud(visit: NewPage) -> None:
    page = visit(PATH, before=at_table(tasting(VOICES, read=True), throws=[(3, 5)]))
    says(page, "Ann, it’s your turn. Tap the big button")
    page.locator(".act .btn.main[aria-disabled=false]").press("Enter")
    says(page, "Ann throws 3 and 5")
    says(page, "Tap tiles that add up to 8")
    page.locator("button.tile.up").first.press("Enter")
    page.wait_for_function("() => /to go|big button/.test(said.at(-1)[0])")
    assert {lang for _, lang in spoken(page)} == {"en-GB"}


def test_it_is_read_in_the_language_of_the_page(visit: NewPage) -> None:
    page = visit(PATH, before=at_table(tasting(VOICES, read=True)), locale="de-DE")
    says(page, "Ann, du bist dran", "de-DE")


def test_it_is_silent_unless_it_is_asked_for(visit: NewPage) -> None:
    page = visit("/", before=tasting(VOICES))
    settings(page).get_by_role("checkbox", name="Read aloud").check()
    assert spoken(page) == [["I’ll read to you.", "en-GB"]]
    table = visit(PATH, before=at_table(tasting(VOICES)))
    expect(table.locator(".act .btn.main")).to_be_visible()
    assert spoken(table) == []


@pytest.mark.parametrize(("script", "locale"), [(MUTE, "en-GB"), (VOICES, "fr-FR")])
def test_without_a_voice_of_the_device_nothing_is_offered(visit: NewPage, script: str, locale: str) -> None:
    page = visit("/", before=tasting(script), locale=locale)
    page.locator(".mast button").last.click()
    expect(page.locator(".prefs input[type=checkbox]").first).to_be_visible()
    expect(page.locator(".prefs input[type=checkbox]")).to_have_count(1)


@pytest.mark.parametrize("path", ["/", "/learn", PATH])
def test_large_and_wide_letters_fit(visit: NewPage, path: str) -> None:
    liked = tasting(letters="largest", spacing="wide", contrast="high")
    page = visit(path, before=at_table(liked, THROWN) if path == PATH else liked)
    expect(page.locator("h1").first).to_be_visible()
    assert overflow(page) == []
    assert faults(page) == []
