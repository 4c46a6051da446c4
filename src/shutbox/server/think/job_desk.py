"""The jobs of a database as a worker sees them: one connection, made again if it is lost."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from shutbox.server.store import require_postgres

if TYPE_CHECKING:
    from shutbox.server.postgres import Job, Session


class JobDesk:
    """Takes jobs of the code that this worker has, and puts answers in their place."""

    def __init__(self, database: str, owner: bytes, code: bytes) -> None:
        self._database = database
        self._owner = owner
        self._code = code
        self._session: Session | None = None
        self._lock = threading.Lock()
        self._end: Callable[[], None] = lambda: None

    def open(self, heard: Callable[[], None]) -> None:
        """Connects, and calls `heard` (from another thread) when there is a new job; raises if there is no database."""
        require_postgres()
        from shutbox.server.postgres import JOBS, Listener, migrate

        self._do(migrate)
        self._end = Listener(self._database, lambda *_: heard(), (JOBS,)).close

    def close(self) -> None:
        """Ends the connections."""
        self._end()
        if self._session is not None:
            self._session.close()

    def take(self, rooms: Sequence[str]) -> Job | None:
        """A job from one of these rooms, None if there is none."""
        from shutbox.server.postgres import take

        found: Job | None = self._do(lambda session: take(session, self._owner, self._code, rooms))
        return found

    def finish(self, number: int, answer: bytes) -> None:
        """Puts the answer to a job where it is waited for."""
        from shutbox.server.postgres import finish

        self._do(lambda session: finish(session, self._owner, number, answer))

    def give_up(self, number: int) -> None:
        """Removes a job that cannot be done; whoever waits for it notices by then."""
        from shutbox.server.postgres import give_up

        self._do(lambda session: give_up(session, self._owner, number))

    def beat(self, jobs: Sequence[int] = ()) -> None:
        """Says that this worker is alive, and still at these jobs."""
        from shutbox.server.postgres import beat

        self._do(lambda session: beat(session, self._owner, self._code, jobs))

    def _do(self, work: Callable[[Session], Any]) -> Any:
        from shutbox.server.postgres import LOST, connect, trouble

        with self._lock:
            try:
                if self._session is None or self._session.raw.closed:
                    self._session = connect(self._database)
                return work(self._session)
            except LOST as error:
                raise trouble(self._database, error) from None
