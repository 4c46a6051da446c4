"""A booklet as a single HTML file: script, style, messages and data are included, so that nothing is loaded."""

from __future__ import annotations

import json
import re
from functools import cache
from html import escape
from typing import Any

from shutbox.words.catalogue import source
from shutbox.words.words import Words

# The catalogue files that the page uses.
AREAS = ("web", "fact", "reason", "rules", "bots", "tile", "moment")
# A font in the style sheet, with its range of letters.
_FACE = re.compile(r"@font-face\{[^}]*unicode-range:([^;}]*)[^}]*\}")
_PAGE = """\
<!doctype html>
<html lang="{locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; \
style-src 'unsafe-inline'; img-src data:; font-src data:">
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


def page(words: Words, booklet: dict[str, Any], script: str, style: str) -> str:
    """The page about a game, in the language of these words, with the script and the style of the built web app."""
    texts = [source(words.locale, area) for area in AREAS]
    names = [player["name"] for player in booklet["report"]["players"]]
    messages, data = _inert({words.locale: texts}), _inert(booklet)
    return _PAGE.format(
        locale=words.locale,
        title=escape(f"Shutbox: {words.series(names)}"),
        style=style_for(style, messages + data),
        script=script.replace("</script", "<\\/script"),
        words=messages,
        booklet=data,
    )


def style_for(style: str, text: str) -> str:
    """The style with only the fonts that the letters of the text need."""
    letters = {ord(letter) for letter in text}
    return _FACE.sub(lambda face: face[0] if letters & _letters(face[1]) else "", style)


@cache
def _letters(ranges: str) -> frozenset[int]:
    """The letters of a list such as `U+0-FF,U+131,U+4??`."""
    codes: set[int] = set()
    for each in ranges.split(","):
        first, _, last = each.strip().removeprefix("U+").partition("-")
        codes.update(range(int(first.replace("?", "0"), 16), int((last or first).replace("?", "F"), 16) + 1))
    return frozenset(codes)


def _inert(data: object) -> str:
    """Data as JSON that cannot contain an HTML tag, whatever the names of players are."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
