"""The static site in Firefox and in WebKit: a game alone, played to its result. CI installs both."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.web.browsers.driver import firefox, missing, webkit
from tests.web.browsers.test_smoke import REMEMBER, WAIT, WATCH
from tests.web.play import BRISK, FINISH, MOST_STEPS, OVER
from tests.web.site.conftest import Place

START = {"firefox": firefox, "webkit": webkit}


@pytest.mark.parametrize("name", sorted(START))
def test_a_game_alone_is_played_to_its_result(place: Place, name: str, tmp_path: Path) -> None:
    lacking = missing(name)
    if lacking and "CI" not in os.environ:
        pytest.skip(f"{name} is not installed: sudo apt install {' '.join(lacking)}")
    with START[name](tmp_path / name) as page:
        page.go(place.address + "#/about")
        page.run(f"({REMEMBER})({{ taste: {BRISK!r}, locale: '\"en\"' }})")
        page.go(place.address + "?again")
        page.run(WATCH)
        page.run(f"{WAIT} (await there('.setup .btn.main')).click(); await there('.table .act .btn.main')")
        page.run(f"await ({FINISH})([{OVER!r}, {5 * MOST_STEPS}])")
        assert page.run(f"{WAIT} await there({OVER!r}); return document.querySelector('main h1').textContent")
        assert page.run("return window.faults") in ([], None)
