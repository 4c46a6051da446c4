"""Short codes that are said aloud while a table waits. They live in memory and not for long."""

from __future__ import annotations

from collections.abc import Callable

from shutbox.server.identity.token import new_spoken

SECONDS = 15 * 60
MOST = 5000


class SpokenCodes:
    """Which spoken code leads to which table, and until when."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._codes: dict[str, tuple[str, float]] = {}

    def issue(self, code: str) -> tuple[str, int]:
        """A spoken code for a table, and how many seconds it is good for; the same one while it lasts."""
        self._forget()
        for spoken, (known, until) in self._codes.items():
            if known == code:
                return spoken, int(until - self._now())
        spoken = next(each for each in iter(new_spoken, None) if each not in self._codes)
        self._codes[spoken] = code, self._now() + SECONDS
        return spoken, SECONDS

    def find(self, spoken: str) -> str | None:
        """The table that a spoken code leads to."""
        self._forget()
        plain = "".join(char for char in spoken if char.isdecimal())
        found = self._codes.get(plain)
        return found[0] if found else None

    def _forget(self) -> None:
        now = self._now()
        for spoken in [each for each, (_, until) in self._codes.items() if until <= now]:
            del self._codes[spoken]
        while len(self._codes) >= MOST:
            del self._codes[next(iter(self._codes))]
