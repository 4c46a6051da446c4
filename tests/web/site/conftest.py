"""The static site and browsers that visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from shutbox.bots import BOTS
from shutbox.offline import Site, write_site
from shutbox.words import Words
from tests.web.conftest import DEVICE, PATIENCE, TIPS
from tests.web.play import BRISK
from tests.web.site.serving import build, served

TITLES = {"en": {bot: Words("en").text("bots-title", bot=bot) for bot in BOTS}}


@dataclass(frozen=True, slots=True)
class Place:
    """The site in its folder, and its address."""

    folder: Path
    address: str
    site: Site


Enter = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """The site, served by a plain file server below a path."""
    build()
    folder = tmp_path_factory.mktemp("site") / "public"
    site = write_site(folder, TITLES)
    with served(folder) as address:
        yield Place(folder, address, site)


@pytest.fixture
def enter(browser: Browser) -> Iterator[Enter]:
    """A browser that has never been there; what goes wrong in its pages fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def entered(**options: object) -> BrowserContext:
        context = browser.new_context(**{**DEVICE, **options})
        context.set_default_timeout(PATIENCE)
        for key, value in (("tips", TIPS), ("taste", BRISK)):
            # An empty page has no storage.
            context.add_init_script(f"try {{ localStorage['shutbox {key}'] ??= '{value}' }} catch {{ /* none */ }}")
        context.on("weberror", lambda error: faults.append(str(error.error)))
        contexts.append(context)
        return context

    yield entered
    for context in contexts:
        context.close()
    assert faults == []


def opened(context: BrowserContext, address: str) -> Page:
    """A page of the site."""
    page = context.new_page()
    page.goto(address)
    return page


# Settled when the site is kept for when there is no network, and answers this page.
KEPT = "() => navigator.serviceWorker.ready.then((found) => found.active.state)"
CONTROLLED = "() => Boolean(navigator.serviceWorker.controller)"


def wait_until_kept(page: Page) -> None:
    """Waits until the site needs no network any more."""
    page.evaluate(KEPT)
    page.wait_for_function(CONTROLLED)
