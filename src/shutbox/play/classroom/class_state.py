"""A classroom as a fold over its entries: its pupils, its rounds, which of them play at which table. Pure.

A classroom has no game of its own. Each pupil, or each pair, plays at a table for each round; the classroom says who
plays where, what was predicted before, and which totals were left.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import lru_cache
from typing import Any

from shutbox.errors import CorruptRecordError, IllegalActionError
from shutbox.play.classroom.class_entry import (
    Advanced,
    Entry,
    Finished,
    Joined,
    Laid,
    Left,
    Opened,
    Parted,
    Paused,
    Predicted,
    Removed,
    Renamed,
    Switched,
    Taught,
    read_body,
)
from shutbox.rules import RuleSet, from_json, score

# What a teacher can turn on: pairs share a table, all have the same dice, boxes and dice are real, the exact result is
# shown beside what was left, the classroom is kept for longer than a day.
OPTIONS = ("pairs", "same_dice", "real", "exact", "kept")
# These count from the next round on.
OF_ROUND = ("pairs", "same_dice", "real")


class Stage(Enum):
    """The stages of a classroom."""

    JOINING = "joining"
    PLAYING = "playing"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Pupil:
    """A pupil, and the device through which the pupil plays."""

    name: str
    holder: str
    removed: bool = False


@dataclass(frozen=True, slots=True)
class Box:
    """The table of one pupil or of a pair, by its code."""

    code: str
    pupils: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Round:
    """A round: the options with which it began, who plays with whom, predictions and totals by pupil."""

    options: frozenset[str]
    seed: str
    groups: tuple[tuple[int, ...], ...]
    boxes: tuple[Box, ...] = ()
    predictions: dict[int, int] = field(default_factory=dict)
    totals: dict[int, int] = field(default_factory=dict)

    def waits(self, box: Box, pupil: int) -> bool:
        """Whether a pupil has not played yet, and somebody at the same table has to play before."""
        if pupil not in box.pupils or pupil in self.totals:
            return False
        return any(each not in self.totals for each in box.pupils[: box.pupils.index(pupil)])

    def box_of(self, pupil: int) -> Box | None:
        """The box of a pupil, None before all of the group have predicted."""
        return next((box for box in self.boxes if pupil in box.pupils), None)


@dataclass(frozen=True, slots=True)
class Classroom:
    """The state of a classroom after its entries so far; `order` is that of the pupils on the projector."""

    title: str
    rules: RuleSet
    rounds: int
    expected: int
    key: str
    teachers: tuple[str, ...]
    options: frozenset[str]
    pupils: tuple[Pupil, ...] = ()
    order: tuple[int, ...] = ()
    played: tuple[Round, ...] = ()
    paused: bool = False
    finished: bool = False

    @property
    def stage(self) -> Stage:
        """Whether pupils join, play, or have finished."""
        if self.finished:
            return Stage.FINISHED
        return Stage.PLAYING if self.played else Stage.JOINING

    @property
    def current(self) -> Round:
        """The round that is being played; there is one from the first on."""
        return self.played[-1]

    @property
    def active(self) -> tuple[int, ...]:
        """The pupils who are not removed, in the order of the projector."""
        return tuple(each for each in self.order if not self.pupils[each].removed)

    @property
    def most(self) -> int:
        """The total with which everybody begins."""
        return score(self.rules.turn, self.rules.turn.set_up)

    def pupil_of(self, holder: str) -> int | None:
        """The pupil of a device."""
        found = [each for each in self.active if self.pupils[each].holder == holder]
        return found[0] if found else None

    def due(self) -> tuple[tuple[int, ...], ...]:
        """The groups of the current round that have predicted and have no box yet."""
        if not self.played or self.finished:
            return ()
        now = self.current
        groups = (tuple(each for each in group if not self.pupils[each].removed) for group in now.groups)
        return tuple(
            group
            for group in groups
            if group and all(each in now.predictions and now.box_of(each) is None for each in group)
        )

    def open_boxes(self) -> tuple[Box, ...]:
        """The boxes of the current round in which somebody still plays."""
        if not self.played:
            return ()
        now = self.current
        return tuple(
            box
            for box in now.boxes
            if any(each not in now.totals and not self.pupils[each].removed for each in box.pupils)
        )


def enter(classroom: Classroom | None, entry: Entry, by: str) -> Classroom:
    """The classroom after an entry; the first entry opens it."""
    if isinstance(entry, Opened) is not (classroom is None):
        raise CorruptRecordError("entry-first")
    if isinstance(entry, Opened):
        return _open(entry, by)
    assert classroom is not None
    return _ENTER[type(entry)](classroom, entry, by)


def _open(entry: Opened, by: str) -> Classroom:
    options = frozenset(name for name, on in entry.options.items() if on)
    rules = _rules(json.dumps(entry.rules))
    return Classroom(entry.title, rules, entry.rounds, entry.expected, entry.key, (by,), options)


@lru_cache(maxsize=64)
def _rules(text: str) -> RuleSet:
    return from_json(text, stored=True)


def _join(classroom: Classroom, entry: Joined, by: str) -> Classroom:
    number = len(classroom.pupils)
    pupils, order = (*classroom.pupils, Pupil(entry.name, by)), (*classroom.order, number)
    after = replace(classroom, pupils=pupils, order=order)
    return _in_round(after, lambda now: replace(now, groups=_with_late(after, now, number))) if after.played else after


def _with_late(classroom: Classroom, now: Round, pupil: int) -> tuple[tuple[int, ...], ...]:
    """The groups with a pupil who came late, together with somebody who is alone and has not predicted yet."""
    if _pairs(now):
        for index, group in enumerate(now.groups):
            left = [each for each in group if not classroom.pupils[each].removed]
            if len(left) == 1 and left[0] not in now.predictions:
                return (*now.groups[:index], (left[0], pupil), *now.groups[index + 1 :])
    return (*now.groups, (pupil,))


def _pairs(now: Round) -> bool:
    """Whether two share a table; with the same dice for everyone each has one, so that nobody sees them before."""
    return "pairs" in now.options and "same_dice" not in now.options


def _advance(classroom: Classroom, entry: Advanced, _by: str) -> Classroom:
    now = Round(classroom.options & frozenset(OF_ROUND), entry.seed, ())
    order = classroom.order
    if not classroom.played:
        order = tuple(sorted(order, key=lambda each: (classroom.pupils[each].name.casefold(), each)))
    after = replace(classroom, order=order)
    size, active = 2 if _pairs(now) else 1, after.active
    groups = tuple(active[begin : begin + size] for begin in range(0, len(active), size))
    return replace(after, played=(*after.played, replace(now, groups=groups)), paused=False)


def _in_round(classroom: Classroom, change: Callable[[Round], Round], number: int = 0) -> Classroom:
    """The classroom with a change in a round, the current one if no number is given."""
    index = (number or len(classroom.played)) - 1
    if not 0 <= index < len(classroom.played):
        raise CorruptRecordError("entry-kind", got=str(number))
    played = classroom.played
    return replace(classroom, played=(*played[:index], change(played[index]), *played[index + 1 :]))


def _predict(classroom: Classroom, entry: Predicted, _by: str) -> Classroom:
    return _in_round(classroom, lambda now: replace(now, predictions={**now.predictions, entry.pupil: entry.total}))


def _lay(classroom: Classroom, entry: Laid, _by: str) -> Classroom:
    return _in_round(classroom, lambda now: replace(now, boxes=(*now.boxes, Box(entry.code, tuple(entry.pupils)))))


def _part(classroom: Classroom, entry: Parted, _by: str) -> Classroom:
    def parted(now: Round) -> Round:
        boxes = tuple(box for box in now.boxes if not now.waits(box, entry.pupil))
        return replace(now, groups=tuple(_parted(now.groups, entry.pupil)), boxes=boxes)

    return _in_round(classroom, parted)


def _parted(groups: Iterable[tuple[int, ...]], pupil: int) -> Iterator[tuple[int, ...]]:
    """The groups, with each of a pupil's group alone."""
    for group in groups:
        if pupil in group:
            yield from ((each,) for each in group)
        else:
            yield group


def _leave(classroom: Classroom, entry: Left, _by: str) -> Classroom:
    return _in_round(classroom, lambda now: replace(now, totals={**now.totals, entry.pupil: entry.total}), entry.round)


def _change_pupil(classroom: Classroom, number: int, **changes: Any) -> Classroom:
    if not 0 <= number < len(classroom.pupils):
        raise CorruptRecordError("entry-kind", got=str(number))
    pupils = classroom.pupils
    return replace(classroom, pupils=(*pupils[:number], replace(pupils[number], **changes), *pupils[number + 1 :]))


def _remove(classroom: Classroom, entry: Removed, _by: str) -> Classroom:
    after = _change_pupil(classroom, entry.pupil, removed=True)
    if not after.played:
        return after

    def without(now: Round) -> Round:
        # Whoever waited at a table for this pupil gets one of the own.
        return replace(now, boxes=tuple(box for box in now.boxes if not _held_up(now, box, entry.pupil)))

    return _in_round(after, without)


def _held_up(now: Round, box: Box, pupil: int) -> bool:
    """Whether somebody at a table has to wait until a pupil has played."""
    return pupil in box.pupils and any(now.waits(box, each) for each in box.pupils if each != pupil)


def _switch(classroom: Classroom, entry: Switched, _by: str) -> Classroom:
    options = classroom.options | {entry.option} if entry.on else classroom.options - {entry.option}
    return replace(classroom, options=options)


_ENTER: dict[type, Callable[[Classroom, Any, str], Classroom]] = {
    Taught: lambda classroom, _entry, by: replace(classroom, teachers=(*classroom.teachers, by)),
    Joined: _join,
    Renamed: lambda classroom, entry, _: _change_pupil(classroom, entry.pupil, name=entry.name),
    Removed: _remove,
    Switched: _switch,
    Advanced: _advance,
    Predicted: _predict,
    Laid: _lay,
    Parted: _part,
    Left: _leave,
    Paused: lambda classroom, entry, _: replace(classroom, paused=entry.on),
    Finished: lambda classroom, _entry, _: replace(classroom, finished=True, paused=False),
}


def read_classroom(stored: Iterable[bytes]) -> tuple[Classroom, int, dict[str, int]]:
    """The classroom that stored entries lead to, their number, and after which of them each command was done."""
    classroom: Classroom | None = None
    n, answers = 0, dict[str, int]()
    for n, body in enumerate(stored, 1):
        entry, by, key = read_body(body)
        classroom = enter(classroom, entry, by)
        if key:
            answers[key] = n
    if classroom is None:
        raise IllegalActionError("classroom-unknown")
    return classroom, n, answers
