"""What a screen shows of a classroom: the projector and the teacher see all boxes, a pupil the own one. Pure."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from io import StringIO
from typing import Any

from shutbox.play.classroom.class_state import OPTIONS, Classroom, Stage
from shutbox.rules import to_data, write_position

Data = dict[str, Any]
COLUMNS = ("seat", "name", "round", "table", "predicted", "left", "shut", "same_dice", "real")
# What a spreadsheet would take for a formula begins with one of these.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


@dataclass(frozen=True, slots=True)
class Moment:
    """What is stored nowhere: for how many seconds pupils are away, and what stands in the boxes that are played."""

    away: Mapping[int, int] = field(default_factory=dict)
    standing: Mapping[int, int] = field(default_factory=dict)


def whole_view(classroom: Classroom, moment: Moment, *, teacher: bool = False) -> Data:
    """Everything that the projector and the teacher see."""
    now = classroom.played[-1] if classroom.played else None
    pupils = [
        _pupil(classroom, moment, number) | {"predicted": now.predictions.get(number) if now else None}
        for number in classroom.active
    ]
    return _frame(classroom) | {
        "teacher": teacher,
        "pupils": pupils,
        # Of those who were removed nothing counts any more.
        "totals": [
            each.totals[pupil] for each in classroom.played for pupil in classroom.active if pupil in each.totals
        ],
        "first": list(_first_predictions(classroom)),
        "opens": len(classroom.open_boxes()),
        # The totals of a round with the same dice for everyone are not independent.
        "comparable": not any("same_dice" in each.options for each in classroom.played),
    }


def pupil_view(classroom: Classroom, moment: Moment, pupil: int) -> Data:
    """What a pupil sees: the own box, and how many are here and done."""
    own = _pupil(classroom, moment, pupil)
    now = classroom.played[-1] if classroom.played else None
    box = now.box_of(pupil) if now else None
    group = next((each for each in now.groups if pupil in each), ()) if now else ()
    partners = [each for each in group if each != pupil and not classroom.pupils[each].removed]
    return _frame(classroom) | {
        "you": own | {"predicted": now.predictions.get(pupil) if now else None},
        "table": box.code if box and not classroom.finished else None,
        "here": len(classroom.active),
        "done": sum(each in now.totals for each in classroom.active) if now else 0,
        "partners": [classroom.pupils[each].name for each in partners],
        "partner_away": any(each in moment.away for each in partners),
        "history": [
            {"predicted": each.predictions.get(pupil), "total": each.totals.get(pupil)} for each in classroom.played
        ],
    }


def _frame(classroom: Classroom) -> Data:
    return {
        "title": classroom.title,
        "rules": to_data(classroom.rules, whole=True),
        "most": classroom.most,
        "position": write_position(classroom.rules.turn.box, classroom.rules.turn.set_up),
        "stage": classroom.stage.value,
        "paused": classroom.paused,
        "round": len(classroom.played),
        "rounds": classroom.rounds,
        "expected": classroom.expected,
        "options": {name: name in classroom.options for name in OPTIONS},
        "real": bool(classroom.played) and "real" in classroom.played[-1].options,
    }


def _pupil(classroom: Classroom, moment: Moment, number: int) -> Data:
    now = classroom.played[-1] if classroom.played else None
    total = now.totals.get(number) if now else None
    standing = moment.standing.get(number)
    if total is None and now is not None and now.box_of(number) and standing is None:
        standing = classroom.most
    return {
        "pupil": number,
        "name": classroom.pupils[number].name,
        "state": _state(classroom, moment, number),
        "away": moment.away.get(number),
        "total": total,
        "standing": None if total is not None else standing,
    }


def _state(classroom: Classroom, moment: Moment, number: int) -> str:
    """How a pupil is drawn: done, away, playing, or still to predict."""
    now = classroom.played[-1] if classroom.played else None
    if now and number in now.totals:
        return "done"
    if number in moment.away:
        return "away"
    if now is None:
        return "here"
    if classroom.stage is Stage.FINISHED:
        return "open"
    return "playing" if now.box_of(number) else "waiting" if number in now.predictions else "predicting"


def _first_predictions(classroom: Classroom) -> Iterator[int]:
    """The first prediction of each pupil, before anybody has seen a result of the own."""
    for pupil in classroom.active:
        found = [each.predictions[pupil] for each in classroom.played if pupil in each.predictions]
        yield from found[:1]


def csv_text(classroom: Classroom) -> str:
    """The results as CSV, a row for each pupil and round, by seat; what looks like a formula begins with a quote."""
    out = StringIO()
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    for seat, pupil in enumerate(classroom.active, 1):
        name = classroom.pupils[pupil].name
        safe = f"'{name}" if name.startswith(_FORMULA) else name
        for number, now in enumerate(classroom.played, 1):
            group = next((index for index, group in enumerate(now.groups, 1) if pupil in group), "")
            total = now.totals.get(pupil, "")
            shut = "" if total == "" else int(total == 0)
            flags = [int(option in now.options) for option in ("same_dice", "real")]
            writer.writerow([seat, safe, number, group, now.predictions.get(pupil, ""), total, shut, *flags])
    return out.getvalue()
