"""A real server and a real browser for the tests of the pages."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from browser import driver, launch_options
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.server.running import Server

if TYPE_CHECKING:  # it needs what is here
    from tests.web.look import Guide

# A busy machine is slow, and a page that is slow is not wrong.
expect.set_options(timeout=60_000)

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
PATIENCE = 60_000
# Nothing of what a page shows comes from the machine that the tests run on.
DEVICE: dict[str, Any] = {
    "viewport": PHONE,
    "locale": "en-GB",
    "timezone_id": "Europe/Paris",
    "color_scheme": "light",
    "device_scale_factor": 1,
}
# What the browser of somebody remembers who needs no tips.
TIPS = '{"seen": [], "hidden": true}'
NewPage = Callable[..., Page]
# Starts Chromium with these fonts and flags.
Launch = Callable[..., Browser]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, tables: Path) -> Iterator[Server]:
    """A server without limits on how much is asked of it."""
    folder = tmp_path_factory.mktemp("web") / "data"
    with Server(folder, env={"SHUTBOX_LIMITS": "off", "SHUTBOX_CACHE": str(tables)}) as running:
        warmed(running, "/api/explore", {"rules": "nine", "position": "123456789", "objective": "mean"})
        yield running


def warmed(server: Server, path: str, asked: Mapping[str, object]) -> dict[str, Any]:
    """An answer of the solver; the first to ask waits until it is compiled, which pages have no patience for."""
    for _ in range(5):
        with suppress(TimeoutError):
            return server.ask("POST", path, asked).data
    raise AssertionError(f"no answer to {path}")


@pytest.fixture(scope="session")
def launch() -> Iterator[Launch]:
    """Starts Chromium where these are the only fonts that the machine has; a process can have Playwright only once."""
    with driver() as playwright:
        yield lambda fonts="open-sans", *flags: playwright.chromium.launch(**_with_flags(launch_options(fonts), flags))


def _with_flags(options: dict[str, Any], flags: tuple[str, ...]) -> dict[str, Any]:
    return {**options, "args": (*options["args"], *flags)}


@pytest.fixture(scope="session")
def browser(launch: Launch) -> Iterator[Browser]:
    """Chromium."""
    found = launch(os.environ.get("SHUTBOX_FONTS", "open-sans"))
    yield found
    found.close()


@pytest.fixture(scope="session")
def guide(server: Server) -> Guide:
    """Whoever knows the way to every state."""
    from tests.web.look import Guide

    return Guide(server)


def _answer(data: object, route: Route) -> None:
    route.fulfill(json=data)


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[NewPage]:
    """Opens a page of the server in a browser that has never been there; what goes wrong in it fails the test."""
    with visiting(browser, server) as opened:
        yield opened


@contextmanager
def visiting(browser: Browser, server: Server) -> Iterator[NewPage]:
    """Opens pages of the server in this browser."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def opened(
        path: str = "/",
        answers: Mapping[str, object] | None = None,
        before: Callable[[BrowserContext], None] | None = None,
        **options: object,
    ) -> Page:
        """A page; `answers` stand in for what the server would answer to a path, `before` prepares the browser."""
        context = browser.new_context(**{**DEVICE, **options})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        # Whoever has played before gets no tips; who has not says so in what the browser remembers.
        context.add_init_script(f"try {{ localStorage['shutbox tips'] ??= '{TIPS}' }} catch {{ /* a page without */ }}")
        for asked, data in (answers or {}).items():
            context.route(f"**{asked}", partial(_answer, data))
        if before is not None:
            before(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(f"http://127.0.0.1:{server.port}{path}" if path.startswith("/") else path)
        return page

    yield opened
    for context in contexts:
        # What is still being answered for a page that closes is no fault.
        context.unroute_all(behavior="ignoreErrors")
        context.close()
    assert faults == []
