"""The links of the built pages that lead nowhere: to a file that is not there, or to a place that a page lacks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

# What a script of the page makes, or what names the page itself.
ALWAYS = {"", "top"}


@dataclass
class Page:
    """The places of a page that a link can name, and the addresses of its links, pictures, styles and scripts."""

    places: set[str] = field(default_factory=set)
    addresses: list[str] = field(default_factory=list)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.page = Page()

    def handle_starttag(self, _tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.page.places.add(value)
            elif name in ("href", "src") and value is not None:
                self.page.addresses.append(value)


@lru_cache(maxsize=None)
def read_page(path: Path) -> Page:
    """A built page."""
    reader = _Reader()
    reader.feed(path.read_text(encoding="utf-8"))
    return reader.page


def broken(folder: Path) -> list[str]:
    """Each link within the site that leads nowhere, with the page that has it."""
    read_page.cache_clear()
    pages = sorted(folder.rglob("*.html"))
    return [f"{page.relative_to(folder)}: {address}" for page in pages for address in _broken_in(page, folder)]


def _broken_in(page: Path, folder: Path) -> Iterator[str]:
    for address in dict.fromkeys(read_page(page).addresses):
        parts = urlsplit(address)
        if parts.scheme or parts.netloc:
            continue
        target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
        target = target / "index.html" if target.is_dir() else target
        within = target.is_file() and folder.resolve() in target.resolve().parents
        if not within or not _has_place(target, unquote(parts.fragment)):
            yield address


def _has_place(target: Path, fragment: str) -> bool:
    return target.suffix != ".html" or fragment in ALWAYS | read_page(target).places
