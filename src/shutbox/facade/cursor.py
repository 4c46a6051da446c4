"""A place in a record, to step through a game forwards and back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from shutbox.errors import NotationError, brief, wrong_type
from shutbox.play import Event, Fact, Game, Passage, Record, course, story, write_event


@dataclass(frozen=True, slots=True)
class Cursor:
    """A place in a record: 0 is before the first event, `last` after the last one. Moving makes another cursor."""

    record: Record
    passages: tuple[Passage, ...]
    place: int = 0

    def __repr__(self) -> str:
        return f"<Cursor at {self.place} of {self.last}: {self.game!r}>"

    def __str__(self) -> str:
        return str(self.game)

    def _repr_svg_(self) -> str:
        return self.game._repr_svg_()

    @property
    def last(self) -> int:
        """The number of events."""
        return len(self.passages)

    @property
    def game(self) -> Game:
        """The game at this place."""
        return self.passages[self.place - 1].after if self.place else self.record.start

    @property
    def event(self) -> Event | None:
        """The event that led here; None before the first one."""
        return self.passages[self.place - 1].event if self.place else None

    @property
    def word(self) -> str:
        """That event as the record writes it, empty before the first one."""
        return write_event(self._passage.before, self._passage.event) if self.place else ""

    @property
    def facts(self) -> tuple[Fact, ...]:
        """What that event meant: who threw, whose turn ended, who won."""
        return tuple(story(self._passage.before, self._passage.event, self._passage.after)) if self.place else ()

    @property
    def _passage(self) -> Passage:
        return self.passages[self.place - 1]

    def to(self, place: int) -> Cursor:
        """The cursor at another place; negative places count from the end, as in lists."""
        if isinstance(place, bool) or not isinstance(place, int):
            raise wrong_type("place", "a whole number", place)
        wanted = place if place >= 0 else self.last + 1 + place
        if not 0 <= wanted <= self.last:
            raise NotationError("cursor-place", got=brief(place), most=self.last)
        return replace(self, place=wanted)

    def forward(self, steps: int = 1) -> Cursor:
        """The cursor so many events later, at most at the end."""
        return self.to(min(max(self.place + _whole(steps), 0), self.last))

    def back(self, steps: int = 1) -> Cursor:
        """The cursor so many events earlier, at most at the beginning."""
        return self.forward(-_whole(steps))

    def __iter__(self) -> Iterator[Cursor]:
        """This place and all later ones."""
        return (self.to(place) for place in range(self.place, self.last + 1))


def _whole(steps: object) -> int:
    """A number of steps; raises if it is none."""
    if isinstance(steps, bool) or not isinstance(steps, int):
        raise wrong_type("steps", "a whole number", steps)
    return steps


def cursor(record: Record, place: int = 0) -> Cursor:
    """A cursor in a record, at its beginning or at another place."""
    if not isinstance(record, Record):
        raise wrong_type("record", "a Record", record)
    return Cursor(record, course(record)).to(place)
