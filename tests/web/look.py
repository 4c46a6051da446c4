"""Opens the states of the app, each the same on every day and every machine."""

from __future__ import annotations

import json

from playwright.sync_api import BrowserContext, Page

from shutbox.server.http.page import report_parts
from shutbox.words.report_page import page as saved_page
from shutbox.words.words import Words
from tests.server.running import Server
from tests.web.conftest import NewPage, warmed
from tests.web.play import BRISK
from tests.web.states import NINE, SAVED, State
from tests.web.table import PATH

# Dates are as long on every day.
TODAY = "2026-09-30T12:00:00Z"
KEEP = "kept => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(`shutbox ${key}`, value))"


def path(state: State) -> str:
    """Where a state is."""
    return PATH + state.path if state.table else state.path


class Guide:
    """Leads a browser to any state."""

    def __init__(self, server: Server) -> None:
        """What the day and the drills bring is asked once, and is the same on every day."""
        asked = {"rules": "nine", "players": 2, "level": "medium", "seed": "tea", "count": 2}
        exercises = warmed(server, "/api/exercises", asked)["exercises"]
        day = {"date": TODAY[:10], "rules": "nine", "seed": "tea", "perfect": 12, "exercise": exercises[0]}
        self._answers = {"/api/daily": day, "/api/exercises": {"exercises": exercises}}
        self._saved = saved_page(Words("en"), warmed(server, "/api/booklet", {"record": NINE}), *report_parts())

    def page(self, visit: NewPage, state: State, **options: object) -> Page:
        """A page in a state."""
        table = state.table() if state.table else None
        kept = {"taste": BRISK, **{key: json.dumps(value) for key, value in state.kept.items()}}

        def before(context: BrowserContext) -> None:
            context.clock.set_fixed_time(TODAY)
            context.add_init_script(f"({KEEP})({json.dumps(kept)})")
            context.route(f"**{SAVED}", lambda route: route.fulfill(body=self._saved, content_type="text/html"))
            if table:
                table.at(state.device)(context)
            if state.classroom:
                state.classroom()(context)

        page = visit(path(state), self._answers, before, reduced_motion="reduce", **options)
        state.there(page)
        return page
