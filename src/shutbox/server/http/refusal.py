"""The answer to a request that is refused."""

from __future__ import annotations

from shutbox.errors import ShutboxError
from shutbox.server.http.request import Answer, data_answer, status_of
from shutbox.server.http.wire import error_message
from shutbox.words import Words


def refusal_answer(error: ShutboxError, words: Words, usual: int = 400, wait: int = 10) -> Answer:
    """The answer that says why a request is refused, and what to try instead; `usual` is the status of most errors."""
    status = status_of(error, usual)
    instead = {
        405: ("allow", ", ".join(_methods(error))),
        429: ("retry-after", str(wait)),
        503: ("retry-after", "5"),
        401: ("www-authenticate", "Bearer"),
    }
    headers = (instead[status],) if status in instead else ()
    return data_answer({"ok": False, "error": error_message(error, words)}, status, headers)


def _methods(error: ShutboxError) -> list[str]:
    methods = error.arguments.get("allowed")
    return [str(each) for each in methods] if isinstance(methods, list) else []
