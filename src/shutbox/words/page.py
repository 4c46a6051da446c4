"""A booklet as one page that opens anywhere: script, style, words and data in a single file that asks for nothing."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from shutbox.errors import ShutboxError
from shutbox.words.catalogue import source
from shutbox.words.words import Words

# The catalogues that the page speaks from.
AREAS = ("web", "fact", "reason", "rules", "bots")
_PAGE = """\
<!doctype html>
<html lang="{locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; \
style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<div id="app"></div>
<script type="application/json" id="words">{words}</script>
<script type="application/json" id="booklet">{booklet}</script>
<script>{script}</script>
</body>
</html>
"""


def page(words: Words, booklet: dict[str, Any]) -> str:
    """The page about a game, in the language of these words."""
    texts = [source(words.locale, area) for area in AREAS]
    names = [player["name"] for player in booklet["report"]["players"]]
    return _PAGE.format(
        locale=words.locale,
        title=escape(f"Shutbox: {words.series(names)}"),
        style=_built("report.css"),
        script=_built("report.js").replace("</script", "<\\/script"),
        words=_inert({words.locale: texts}),
        booklet=_inert(booklet),
    )


def check_built() -> None:
    """Refuses, before any work, to make pages where the web app is not built."""
    _built("report.js")


def _inert(data: object) -> str:
    """Data as JSON that no browser can take for a tag, whatever names people have."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


@cache
def _built(name: str) -> str:
    """A part of the built web app."""
    try:
        return files("shutbox").joinpath("server", "static", "report", name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ShutboxError("page-unbuilt") from None
