"""A terminal at a live table: its connections, and the state of its dialog."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field

from shutbox.cli.live.console import Console
from shutbox.cli.live.mirror import Mirror
from shutbox.cli.live.synchronizer import Rejection, Synchronizer
from shutbox.cli.live.table_command import Request
from shutbox.cli.network import Address, Client, Credentials
from shutbox.play import Game
from shutbox.words import Words


@dataclass(frozen=True, slots=True)
class Arrival:
    """How a terminal joins a table: the names of its players, a seat, or only as a spectator."""

    names: tuple[str, ...] = ()
    seat: int | None = None
    watch: bool = False


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Somebody who is to be seated; `typed` if the name was typed at the table, not given on the command line."""

    name: str
    seat: int | None = None
    typed: bool = False


@dataclass(slots=True)
class Participant:
    """A terminal at a table, with one or several players or a spectator.

    `sit_pending`: the first of the `newcomers` waits for a reply of the server. `retry`: a stale command, to be sent
    again. `unconfirmed`: a command that waits for a yes. `rejected`: automatic commands that are not tried again.
    `new_seats`: seats whose players were just announced. `missed_lines`: what happened without a connection.
    `drawn_game`: the game on the screen. `next_table`: the code of the rematch.
    """

    words: Words
    console: Console
    client: Client
    credentials: Credentials
    address: Address
    arrival: Arrival
    sync: Synchronizer
    newcomers: deque[Newcomer] = field(default_factory=deque)
    sit_pending: bool = False
    retry: Rejection | None = None
    unconfirmed: Request | None = None
    rejected: set[tuple[str, int]] = field(default_factory=set)
    new_seats: set[int] = field(default_factory=set)
    missed_lines: list[str] = field(default_factory=list)
    drawn_game: Game | None = None
    result_shown: bool = False
    follow_rematch: bool = False
    next_table: str = ""
    quit: bool = False

    @property
    def finished(self) -> bool:
        """Whether the terminal leaves this table."""
        return self.quit or bool(self.next_table)

    @property
    def mirror(self) -> Mirror:
        """The local copy of the table."""
        return self.sync.mirror

    def tell(self, lines: Iterable[str]) -> None:
        """Writes lines without wrapping them."""
        self.console.screen.tell("\n".join(lines))

    def say(self, sentence: str, *, indent: int = 0) -> None:
        """Writes a sentence, wrapped."""
        self.console.screen.tell_wrapped(sentence, indent=indent)
