"""Somebody at a live table, or several, at one terminal: everything that is at hand while they are there."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field

from shutbox.cli.live.console import Console
from shutbox.cli.live.mirror import Mirror
from shutbox.cli.live.synchronizer import Courier, Refused
from shutbox.cli.live.table_command import Asked
from shutbox.cli.network.address import Address
from shutbox.cli.network.client import Client
from shutbox.cli.network.credentials import Device
from shutbox.play import Game
from shutbox.words import Words


@dataclass(frozen=True, slots=True)
class Coming:
    """How somebody comes to a table: under which names, on which seat, or only to look on."""

    names: tuple[str, ...] = ()
    seat: int | None = None
    watch: bool = False


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Somebody who has yet to sit down, on some seat or any; `typed` if that was asked for at the table."""

    name: str
    seat: int | None = None
    typed: bool = False


@dataclass(slots=True)
class Guest:
    """A terminal at a table.

    The first of the `newcomers` is `sitting` down; something else came before what is asked for `again`; what is `sure`
    must be said twice; what was in `vain` is not tried again; `fresh` seats were taken a moment ago; `missed` is what
    happened without a connection; `shown` is the game on the screen; `onward` leads to the next table.
    """

    words: Words
    console: Console
    client: Client
    device: Device
    address: Address
    coming: Coming
    courier: Courier
    newcomers: deque[Newcomer] = field(default_factory=deque)
    sitting: bool = False
    again: Refused | None = None
    sure: Asked | None = None
    vain: set[tuple[str, int]] = field(default_factory=set)
    fresh: set[int] = field(default_factory=set)
    missed: list[str] = field(default_factory=list)
    shown: Game | None = None
    result: bool = False
    following: bool = False
    onward: str = ""
    left: bool = False

    @property
    def gone(self) -> bool:
        """Whether the visit is over."""
        return self.left or bool(self.onward)

    @property
    def mirror(self) -> Mirror:
        """The table as it is known here."""
        return self.courier.mirror

    def tell(self, lines: Iterable[str]) -> None:
        """Writes lines as they are."""
        self.console.screen.tell("\n".join(lines))

    def say(self, sentence: str, *, indent: int = 0) -> None:
        """Writes a sentence."""
        self.console.screen.tell_wrapped(sentence, indent=indent)
