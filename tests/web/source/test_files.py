"""Which files of the built web app a page asks for: each question takes its way to the server and back."""

from __future__ import annotations

import json
from importlib.resources import files

from shutbox.server.http.page import PAGES

MOST = 10


def test_a_game_is_few_files_and_no_other_page_fetches_them() -> None:
    built = files("shutbox.server").joinpath("static", "needs.json")
    pages = json.loads(built.read_text(encoding="utf-8"))["pages"]
    game = [each for each in pages["t"] if "/game-" in each]
    assert game
    assert len(pages["t"]) <= MOST
    assert [each for each in PAGES if set(game) & set(pages.get(each, []))] == ["t"]
