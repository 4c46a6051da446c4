"""Short codes to say aloud while a table waits for players. They are in memory only, and expire soon."""

from __future__ import annotations

from collections.abc import Callable

from shutbox.server.identity.token import new_spoken

SECONDS = 15 * 60
MOST = 5000


class SpokenCodes:
    """The spoken codes of tables, with their expiry."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._codes: dict[str, tuple[str, float]] = {}
        # Tells other processes of a new code; None if there are none.
        self.spread: Callable[[str, str, int], None] | None = None

    def issue(self, code: str) -> tuple[str, int]:
        """A spoken code for a table, and the number of seconds it is valid; the same code until it expires."""
        self._forget()
        for spoken, (table_code, until) in self._codes.items():
            if table_code == code:
                return spoken, int(until - self._now())
        spoken = next(each for each in iter(new_spoken, None) if each not in self._codes)
        self._codes[spoken] = code, self._now() + SECONDS
        if self.spread is not None:
            self.spread(spoken, code, SECONDS)
        return spoken, SECONDS

    def learn(self, spoken: str, code: str, seconds: int) -> None:
        """Notes a code that another process has issued."""
        self._forget()
        self._codes.setdefault(spoken, (code, self._now() + min(seconds, SECONDS)))

    def current(self) -> list[tuple[str, str, int]]:
        """Each spoken code with that of its table and the seconds that it is still valid."""
        self._forget()
        return [(spoken, code, int(until - self._now())) for spoken, (code, until) in self._codes.items()]

    def find(self, spoken: str) -> str | None:
        """The table that a spoken code leads to."""
        self._forget()
        plain = "".join(char for char in spoken if char.isdecimal())
        entry = self._codes.get(plain)
        return entry[0] if entry else None

    def _forget(self) -> None:
        now = self._now()
        for spoken in [each for each, (_, until) in self._codes.items() if until <= now]:
            del self._codes[spoken]
        while len(self._codes) >= MOST:
            del self._codes[next(iter(self._codes))]
