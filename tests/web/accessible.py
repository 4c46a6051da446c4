"""What axe finds on a page: the rules of WCAG 2.2, A and AA, and what it holds for good practice."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def faults(page: Page) -> list[str]:
    """Each rule that a page breaks, with the first place where it does."""
    found = Axe().run(page, options={"runOnly": {"type": "tag", "values": LEVELS}}).response
    return [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found["violations"]]


def overflow(page: Page) -> list[str]:
    """What is wider than the screen, so that the page can be pushed sideways."""
    found: list[str] = page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth ? [] :
            [...document.querySelectorAll("body *")]
                .filter(each => each.getBoundingClientRect().right > innerWidth + 1)
                .map(each => `${each.tagName} ${each.className}`)"""
    )
    return found
