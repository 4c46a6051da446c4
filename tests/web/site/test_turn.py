"""A turn as a link between two browsers: there and back, older, forked and edited."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page, expect

from tests.web.play import choose_whom, step
from tests.web.site.conftest import Enter, Place, opened

# What would go to the messenger is seen here.
SHARING = "Object.defineProperty(navigator, 'share', { value: async ({ url }) => void (window.shared = url) });"


def sent(page: Page) -> str:
    """The link that a page hands on."""
    page.evaluate("window.shared = ''")
    page.get_by_role("button", name="Send link").click()
    page.wait_for_function("window.shared")
    return str(page.evaluate("window.shared"))


def visit(context: BrowserContext, link: str) -> Page:
    """The page that a link from a messenger opens, in place of what was open."""
    for page in context.pages:
        page.close()
    return opened(context, link)


def play_turn(page: Page) -> str:
    """Plays until the link is to be sent on."""
    for _ in range(400):
        if page.get_by_role("button", name="Send link").count():
            return sent(page)
        step(page)
        page.wait_for_timeout(25)
    raise AssertionError("the turn does not end")


def test_a_game_goes_to_and_fro_and_wrong_links_are_recognised(place: Place, enter: Enter) -> None:
    ann, bo = enter(), enter()
    for context in (ann, bo):
        context.add_init_script(SHARING)
    page = opened(ann, place.address)
    choose_whom(page, "Friends")
    page.locator(".setup .goline .btn.main").press("Enter")
    expect(page.locator(".lobby")).to_be_visible()
    invitation = sent(page)
    assert len(invitation) < 4000

    guest = visit(bo, invitation)
    guest.get_by_role("button", name="Sit down").or_(guest.locator(".lobby form .btn.main")).first.click()
    seated = sent(guest)

    host = visit(ann, seated)
    host.get_by_role("button", name=re.compile("^Start")).first.click()
    expect(host.locator(".table .box")).to_be_visible()
    first = play_turn(host)

    guest = visit(bo, first)
    expect(guest.locator(".table .box")).to_be_visible()
    expect(guest.get_by_role("button", name="Send link")).to_have_count(0)
    play_turn(guest)
    # An older link changes nothing, and one with other letters is refused.
    guest = visit(bo, first)
    expect(guest.get_by_text("This link is older than your game")).to_be_visible()
    guest = visit(bo, first[:-40] + "A" * 40)
    expect(guest.get_by_text("this link is damaged or was changed")).to_be_visible()
