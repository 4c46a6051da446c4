"""Classrooms for tests: a teacher, pupils, and what they ask for."""

from __future__ import annotations

from dataclasses import dataclass, field

from shutbox.play.classroom import Classroom, Keeping, Wish, bodies, enter, opening, read_classroom, settle
from shutbox.rules import named

TEACHER = "teacher"


@dataclass(slots=True)
class Lesson:
    """A classroom and everything that was stored of it."""

    stored: list[bytes] = field(default_factory=list)
    classroom: Classroom = field(init=False)

    def __post_init__(self) -> None:
        self.open()

    def open(self, **options: bool) -> Lesson:
        """A new classroom of nine tiles with five rounds."""
        entry = opening("Class 7b", named("nine"), 5, 30, options, "key")
        self.stored = bodies((entry,), TEACHER)
        self.classroom = enter(None, entry, TEACHER)
        return self

    def do(self, who: str, wish: Wish | Keeping, key: str = "") -> int:
        """Does what somebody wishes; the number of entries that it led to."""
        entries = settle(self.classroom, who, wish, "seed")
        for entry in entries:
            self.classroom = enter(self.classroom, entry, who)
        self.stored += bodies(entries, who, key)
        # What is stored leads to the same classroom.
        assert read_classroom(self.stored)[0] == self.classroom
        return len(entries)
