"""The language: that of the browser at first, then the one that was chosen, in every window and after every reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from shutbox.words.catalogue import locales
from shutbox.words.words import Words
from tests.web import play
from tests.web.conftest import NewPage


def speaks(page: Page, locale: str) -> None:
    """The page is in this language, and says so to whoever reads it out."""
    expect(page.locator("html")).to_have_attribute("lang", locale)
    expect(page.locator(".golines .btn.main")).to_contain_text(Words(locale).text("web-set-up"))


def choose(page: Page, locale: str) -> None:
    """Chooses a language by the name that it gives itself."""
    page.locator(".mast button").first.click()
    page.locator(f"dialog [lang={locale}]").click()
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    ("browser_speaks", "locale"), [("de-AT", "de"), ("pt-BR", "pt"), ("ru", "ru"), ("en-US", "en"), ("fi-FI", "en")]
)
def test_the_app_speaks_as_the_browser_does(visit: NewPage, browser_speaks: str, locale: str) -> None:
    speaks(visit(locale=browser_speaks), locale)


def test_every_language_can_be_chosen_and_outlives_a_reload(visit: NewPage) -> None:
    page = visit()
    for locale in locales():
        choose(page, locale)
        speaks(page, locale)
    page.reload()
    speaks(page, locales()[-1])


def test_a_language_that_is_chosen_in_one_window_is_spoken_in_the_other(visit: NewPage) -> None:
    page = visit()
    other = page.context.new_page()
    other.goto(page.url)
    speaks(other, "en")
    choose(page, "nl")
    speaks(other, "nl")


def test_a_table_goes_on_in_another_language(visit: NewPage) -> None:
    page = visit()
    play.set_up(page)
    page.locator(".bar button.iconbtn").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Language English").click()
    page.locator("dialog [lang=fr]").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".act .btn.main")).to_have_text(Words("fr").text("web-throw", dice=2))
