"""A classroom without a server: a teacher and thirty pupils in the middle of a lesson, as a browser gets it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from random import Random

from playwright.sync_api import BrowserContext, WebSocketRoute

from shutbox.play.classroom import (
    Classroom,
    Finish,
    Join,
    Keeping,
    Lay,
    Leave,
    Moment,
    Next,
    Predict,
    Wish,
    csv_text,
    enter,
    opening,
    pupil_view,
    settle,
    whole_view,
)
from shutbox.rules import named
from tests.web.table import QR

CODE = "k7m4q2"
TEACHER = "teacher"
# fmt: off
NAMES = [
    "Mia", "Noah", "Ada", "Samir", "Lena", "Ben", "Elif", "Hugo", "Pia", "Jonas", "Clara", "Amir", "Nora", "Finn",
    "Yusuf", "Bea", "Emil", "Ida", "Leo", "Greta", "Dana", "Cem", "Tilda", "Mats", "David", "Ines", "Kai", "Lina",
    "Mara", "Oskar",
]
# fmt: on
AWAY = ("Kai", "Tilda")
PLAYING = {"Bea": 36, "Dana": 17, "Elif": 24, "Hugo": 45, "Jonas": 29, "Lina": 12, "Mats": 8, "Oskar": 21, "Samir": 33}
PREDICTED = (
    0,
    0,
    3,
    5,
    5,
    7,
    8,
    9,
    10,
    10,
    10,
    10,
    12,
    12,
    12,
    13,
    14,
    15,
    15,
    15,
    15,
    17,
    18,
    20,
    20,
    20,
    21,
    25,
    25,
    30,
)


class Lesson:
    """A classroom that is led somewhere."""

    def __init__(self, pupils: Iterable[str], **options: bool) -> None:
        entry = opening("Class 7b", named("nine"), 5, 30, options, "key")
        self.classroom: Classroom = enter(None, entry, TEACHER)
        for name in pupils:
            self.do(name, Join(name))

    def do(self, who: str, wish: Wish | Keeping) -> None:
        """Does what somebody wishes."""
        for entry in settle(self.classroom, who, wish, "seed"):
            self.classroom = enter(self.classroom, entry, who)

    def play(self, number: int, *, playing: Iterable[str] = ()) -> None:
        """A round with totals drawn from a list; these are still playing."""
        chance = Random(number)
        self.do(TEACHER, Next(number))
        for pupil, place in enumerate(self.classroom.pupils):
            if place.name in AWAY and playing:
                continue
            self.do(place.holder, Predict(PREDICTED[pupil % len(PREDICTED)]))
            self.do("server", Lay(f"{number} {pupil}", (pupil,)))
            if place.name not in playing:
                total = min(45, max(0, round(chance.gauss(11, 8))))
                self.do("server", Leave(number, pupil, total))


@dataclass
class ScriptedClassroom:
    """What a device is shown of a classroom."""

    classroom: Classroom
    device: str = ""
    moment: Moment = Moment()

    def __call__(self, context: BrowserContext) -> None:
        """Prepares a browser."""
        context.route_web_socket(re.compile("/ws/classrooms/"), self._opened)
        # The server does not know this classroom.
        context.route("**/api/devices", lambda route: route.fulfill(json={"ok": True}))
        base = f"**/api/classrooms/{CODE}"
        context.route(f"{base}/qr", lambda route: route.fulfill(body=QR, content_type="image/svg+xml"))
        context.route(f"{base}/remote", lambda route: route.fulfill(json={"link": "", "qr": QR}))
        context.route(f"{base}/csv", lambda route: route.fulfill(body=csv_text(self.classroom)))

    def _opened(self, socket: WebSocketRoute) -> None:
        pupil = self.classroom.pupil_of(self.device)
        view = (
            whole_view(self.classroom, self.moment, teacher=self.device == TEACHER)
            if pupil is None
            else pupil_view(self.classroom, self.moment, pupil)
        )
        # Nothing more is heard: whatever is asked for waits.
        socket.on_message(lambda _: None)
        socket.send(json.dumps({"v": 1, "n": 1, "classroom": view}))


@cache
def joining() -> Lesson:
    """Twenty-four of thirty are here."""
    return Lesson(NAMES[:24])


@cache
def playing() -> Lesson:
    """The third round; nine play, two are away."""
    lesson = Lesson(NAMES, exact=True)
    lesson.play(1)
    lesson.play(2)
    lesson.play(3, playing=(*PLAYING, *AWAY))
    return lesson


@cache
def crowded() -> Lesson:
    """Forty boxes in their first round."""
    lesson = Lesson([*NAMES, *(f"Pupil {number:04}" for number in range(10))], exact=True)
    lesson.play(1, playing=("Mia", *PLAYING))
    return lesson


@cache
def finished() -> Lesson:
    """The end of five rounds."""
    lesson = Lesson(NAMES, exact=True)
    for number in range(1, 6):
        lesson.play(number)
    lesson.do(TEACHER, Finish())
    return lesson


@cache
def predicting() -> Lesson:
    """The third round has just begun."""
    lesson = Lesson(NAMES)
    lesson.play(1)
    lesson.play(2)
    lesson.do(TEACHER, Next(3))
    return lesson


@cache
def paired() -> Lesson:
    """A round of pairs with real boxes: Ada has predicted and Kai is away, Lena has left 17, Mia is at the box."""
    lesson = Lesson(["Ada", "Kai", "Lena", "Mia"], pairs=True, real=True)
    lesson.do(TEACHER, Next(1))
    for name in ("Ada", "Lena", "Mia"):
        lesson.do(name, Predict(12))
    lesson.do("server", Lay("1", (2, 3)))
    lesson.do("server", Leave(1, 2, 17))
    return lesson


def moment(lesson: Lesson) -> Moment:
    """Who is away, and what stands in the boxes."""
    numbers = {place.name: number for number, place in enumerate(lesson.classroom.pupils)}
    away = {numbers[name]: 130 for name in AWAY if name in numbers}
    return Moment(away, {numbers[name]: total for name, total in PLAYING.items() if name in numbers})


def seen(lesson: Lesson, device: str = "") -> ScriptedClassroom:
    """What a device is shown of it."""
    played = bool(lesson.classroom.played) and not lesson.classroom.finished
    return ScriptedClassroom(lesson.classroom, device, moment(lesson) if played else Moment())
