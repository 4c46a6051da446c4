"""The pages of the web app, each with what messengers show of its link (`server.http.preview`)."""

from __future__ import annotations

from collections.abc import Callable

from shutbox.errors import ShutboxError
from shutbox.server.http import (
    HTML,
    USUAL,
    Answer,
    Policy,
    Request,
    page,
    page_kind,
    picture_of,
    preferred_language,
    preview_head,
)
from shutbox.server.identity import read_code
from shutbox.server.table import Registry


class Pages:
    """Answers requests for pages. Looking at a table's link takes no seat there, and nobody is told."""

    def __init__(
        self, registry: Registry, policy: Policy, may_guess: Callable[[str], bool], guessed: Callable[[str], None]
    ) -> None:
        self._registry = registry
        self._policy = policy
        self._may_guess = may_guess
        self._guessed = guessed

    async def answer(self, request: Request) -> Answer | None:
        """The page of a path, if there is one."""
        found = page(request)
        if found is None or found.kind != HTML:
            return found
        kind, lang = page_kind(request.path), preferred_language(request.headers.get("accept-language", ""))
        picture = USUAL if kind == "page" else await self._picture(request)
        return page(request, preview_head(kind, picture, lang, self._policy.address(request.headers["host"])))

    async def _picture(self, request: Request) -> str:
        """The picture of the table in a path; the usual one for an unknown code, and for whoever guesses too often."""
        code = read_code(request.path.split("/")[2])
        if code is None:
            return USUAL
        try:
            live = await self._registry.live(code)
        except ShutboxError:
            self._guessed(request.address)
            return USUAL
        return picture_of(live.table.rules.turn.box) if self._may_guess(request.address) else USUAL
