"""A booklet as one page: everything is in it, and nothing in it can break out."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from importlib.resources import files
from typing import Any

import pytest

from shutbox.coach import analyse
from shutbox.coach.booklet import booklet
from shutbox.play import begun
from shutbox.rules import named
from shutbox.server.http.page import report_parts
from shutbox.words import Words
from shutbox.words.catalogue import source
from shutbox.words.report_page import AREAS, page, style_for

NASTY = '</script><script>alert("1")</script><!-- & é'
BUILT = files("shutbox").joinpath("server", "static", "report", "report.js").is_file()
needs_build = pytest.mark.skipif(not BUILT, reason="the web app is not built")


class Tags(HTMLParser):
    """The tags of a page with what stands in its scripts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.inside: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        name = self.found[-1][1].get("id") if self.found else None
        if name:
            self.inside[name] = self.inside.get(name, "") + data


def made() -> dict[str, Any]:
    return booklet(analyse(begun(named("nine"), [NASTY[:40], "Bo"])))


def test_a_page_holds_its_data_and_its_words_whatever_names_people_have() -> None:
    data = made()
    tags = Tags(page(Words("en"), data, "const end = '</script>'", "p{color:red}"))
    assert json.loads(tags.inside["booklet"]) == data
    assert json.loads(tags.inside["words"]) == {"en": [source("en", area) for area in AREAS]}
    assert [tag for tag, _ in tags.found].count("script") == 3


@needs_build
def test_a_page_asks_for_nothing() -> None:
    text = page(Words("en"), made(), *report_parts())
    for tag, given in Tags(text).found:
        assert not given.keys() & {"src", "href"}, tag
    assert "default-src 'none'" in text
    # Pictures in the styles are part of it.
    assert not re.findall(r"""url\((?!["']?(?:data:|#|%23))[^)]{1,60}""", text)
    assert "@import" not in text


def test_a_page_carries_only_the_fonts_whose_letters_it_has() -> None:
    latin, cyrillic = (
        "@font-face{src:url(a);unicode-range:U+??,U+131}",
        "@font-face{src:url(b);unicode-range:U+400-45F}",
    )
    local = "@font-face{src:local(c)}"
    style = f"{local}{latin}p{{color:red}}{cyrillic}"
    assert style_for(style, "Ann") == f"{local}{latin}p{{color:red}}"
    assert style_for(style, "Юля") == f"{local}p{{color:red}}{cyrillic}"
    assert style_for(style, "ı Я") == style


@needs_build
@pytest.mark.parametrize(("locale", "fonts"), [("en", 2), ("ru", 4)])
def test_a_saved_page_carries_the_fonts_of_its_language(locale: str, fonts: int) -> None:
    text = page(Words(locale), booklet(analyse(begun(named("nine"), ["Ann", "Bo"]))), *report_parts())
    assert text.count("data:font/woff2") == fonts
