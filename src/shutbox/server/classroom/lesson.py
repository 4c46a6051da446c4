"""A classroom in memory: its state, its connected clients, and what is stored nowhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from shutbox.play.classroom import Classroom, Moment, pupil_view, whole_view
from shutbox.server.http import encode
from shutbox.server.socket import Socket, frame_bytes

VERSION = 1
# Forty boxes change many times a second; screens are told at most so often, in seconds.
CALM = 0.2


@dataclass(slots=True)
class Lesson:
    """A classroom in memory; `lock` makes sure that only one thing happens in it at a time."""

    id: int
    public: str
    code: str
    classroom: Classroom
    n: int
    answers: dict[str, int]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    sockets: set[Socket] = field(default_factory=set)
    # What stands in the boxes of the round, by pupil.
    standing: dict[int, int] = field(default_factory=dict)
    # Since when the devices of pupils are not connected.
    gone: dict[str, float] = field(default_factory=dict)
    # The devices that are connected to other processes, by process.
    elsewhere: dict[str, tuple[str, ...]] = field(default_factory=dict)
    # The addresses from which somebody has come, by which guesses at codes are told from a class.
    addresses: set[str] = field(default_factory=set)
    # The codes of the tables that are watched here.
    watched: set[str] = field(default_factory=set)
    timer: asyncio.TimerHandle | None = None
    # Tells other processes who is connected here; None if there are none.
    spread: Callable[[Lesson], None] | None = None

    @property
    def here(self) -> set[str]:
        """The devices that are connected."""
        return {socket.holder for socket in self.sockets}.union(*self.elsewhere.values())

    def attend(self) -> None:
        """Notes who is connected from now on."""
        here, now = self.here, monotonic()
        pupils = {self.classroom.pupils[each].holder for each in self.classroom.active}
        self.gone = {holder: self.gone.get(holder, now) for holder in pupils - here}
        self.touch()

    def moment(self) -> Moment:
        """What is stored nowhere."""
        now, classroom = monotonic(), self.classroom
        away = {
            each: int(now - self.gone[holder])
            for each in classroom.active
            if (holder := classroom.pupils[each].holder) in self.gone
        }
        return Moment(away, self.standing)

    def view(self, holder: str) -> dict[str, Any]:
        """The state for one device."""
        pupil = self.classroom.pupil_of(holder)
        if pupil is not None:
            return pupil_view(self.classroom, self.moment(), pupil)
        return whole_view(self.classroom, self.moment(), teacher=holder in self.classroom.teachers)

    def state(self, holder: str) -> dict[str, Any]:
        """The message with the state for one device."""
        return {"v": VERSION, "n": self.n, "classroom": self.view(holder)}

    def touch(self) -> None:
        """Tells everybody the state soon, once for all that happens until then."""
        if self.timer is None and self.sockets:
            self.timer = asyncio.get_running_loop().call_later(CALM, self._tell)

    def _tell(self) -> None:
        self.timer = None
        moment, teachers, texts = self.moment(), self.classroom.teachers, dict[bool, bytes]()
        for socket in self.sockets:
            pupil = self.classroom.pupil_of(socket.holder)
            teacher = socket.holder in teachers
            if pupil is not None:
                view = pupil_view(self.classroom, moment, pupil)
                socket.push(frame_bytes(encode({"v": VERSION, "n": self.n, "classroom": view})))
                continue
            if teacher not in texts:
                view = whole_view(self.classroom, moment, teacher=teacher)
                texts[teacher] = frame_bytes(encode({"v": VERSION, "n": self.n, "classroom": view}))
            socket.push(texts[teacher])
