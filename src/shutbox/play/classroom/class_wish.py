"""Turns a wish in a classroom into entries, or raises an error that says why there are none. Pure.

A wish does not say what its sender has seen, because forty pupils ask at the same time: each concerns its pupil alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from shutbox.errors import IllegalActionError, NotationError, shown
from shutbox.name import new_name, player_name
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
)
from shutbox.play.classroom.class_state import OPTIONS, Classroom, Stage
from shutbox.rules import Format, RuleSet, changed, score, to_data

# More pupils than these have no place on a projector, and more rounds no place in a lesson.
MOST_PUPILS, MOST_ROUNDS = 60, 20
# Every total has a column in the chart.
MOST_TOTAL = 150
# Of two who share a table each has one turn, whatever the other leaves.
ONE_TURN_EACH = {"ties": "shared", "shut_wins": False, "begins": "first"}
SERVER = "server"
_ID = re.compile("[ -~]{1,40}")


@dataclass(frozen=True, slots=True)
class Join:
    """Come into the classroom."""

    name: str


@dataclass(frozen=True, slots=True)
class Rename:
    """Give a pupil another name; for the teacher."""

    pupil: int
    name: str


@dataclass(frozen=True, slots=True)
class Remove:
    """Remove a pupil; for the teacher."""

    pupil: int


@dataclass(frozen=True, slots=True)
class Switch:
    """Turn an option on or off; for the teacher."""

    option: str
    on: bool


@dataclass(frozen=True, slots=True)
class Next:
    """Begin the next round, the one of this number, whatever is still open; for the teacher."""

    round: int


@dataclass(frozen=True, slots=True)
class Predict:
    """Predict the total that will be left; for a pupil."""

    total: int


@dataclass(frozen=True, slots=True)
class Part:
    """Play alone in this round, without a partner who keeps one waiting; for a pupil who has predicted."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Pause the classroom, or go on; for the teacher."""

    on: bool


@dataclass(frozen=True, slots=True)
class Finish:
    """End the last round and show the result; for the teacher."""


@dataclass(frozen=True, slots=True)
class Teach:
    """The server lets in another device of the teacher, which has sent the key."""


@dataclass(frozen=True, slots=True)
class Lay:
    """The server lays a table for a group that has predicted."""

    code: str
    pupils: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Leave:
    """The server reports the total that a pupil has left in a round."""

    round: int
    pupil: int
    total: int


Wish = Join | Rename | Remove | Switch | Next | Predict | Part | Pause | Finish
Keeping = Teach | Lay | Leave
WISHES: dict[str, type[Wish]] = {
    "join": Join,
    "rename": Rename,
    "remove": Remove,
    "switch": Switch,
    "next": Next,
    "predict": Predict,
    "part": Part,
    "pause": Pause,
    "finish": Finish,
}
_FIELDS = {do: tuple((each.name, str(each.type)) for each in fields(kind)) for do, kind in WISHES.items()}
_GOOD: dict[str, Callable[[Any], bool]] = {
    "str": lambda value: isinstance(value, str) and len(value) <= 200,
    "int": lambda value: type(value) is int and 0 <= value <= 999,
    "bool": lambda value: isinstance(value, bool),
}
_FORMS = {"str": "text", "int": "number", "bool": "flag"}


def read_wish(message: Mapping[str, Any]) -> Wish:
    """The wish in a message."""
    do = message.get("do")
    kind = WISHES.get(do) if isinstance(do, str) else None
    if kind is None:
        raise NotationError("wish-unknown", got=shown(do), known=list(WISHES))
    for name, form in _FIELDS[str(do)]:
        if not _GOOD[form](message.get(name)):
            raise NotationError("wish-field", do=str(do), field=name, wanted=_FORMS[form], most=999)
    return kind(**{name: message[name] for name, _ in _FIELDS[str(do)]})


def read_id(message: Mapping[str, Any]) -> str:
    """The id of a command."""
    name = message.get("id")
    if not isinstance(name, str) or not _ID.fullmatch(name):
        raise NotationError("wire-command")
    return name


def opening(title: str, rules: RuleSet, rounds: int, expected: int, options: Mapping[str, Any], key: str) -> Opened:
    """The entry that opens a classroom; raises if a setting cannot be."""
    for name, on in options.items():
        if name not in OPTIONS or not isinstance(on, bool):
            raise NotationError("classroom-option", got=shown(name), known=list(OPTIONS))
    own = rules.game.format is not Format.ONE_TURN or rules.game.same_dice
    if own or score(rules.turn, rules.turn.set_up) > MOST_TOTAL:
        raise NotationError("classroom-rules", rules=rules.name, most=MOST_TOTAL)
    for option, value, most in (("rounds", rounds, MOST_ROUNDS), ("expected", expected, MOST_PUPILS)):
        if type(value) is not int or not 1 <= value <= most:
            raise NotationError("option-range", option=option, low=1, high=most, got=shown(value))
    rules = changed(rules, ONE_TURN_EACH)
    return Opened(player_name(title), to_data(rules, whole=True), rounds, expected, dict(options), key)


def settle(classroom: Classroom, who: str, wish: Wish | Keeping, seed: str = "") -> Sequence[Entry]:
    """The entries that a wish leads to; `seed` is for the dice of a round in which all have the same."""
    if not who:
        raise IllegalActionError("device-only")
    if isinstance(wish, _FOR_TEACHERS) and who not in classroom.teachers:
        raise IllegalActionError("classroom-teacher")
    if isinstance(wish, Next):
        return (_next(classroom, wish.round, seed),)
    return _SETTLE[type(wish)](classroom, who, wish)


_FOR_TEACHERS = (Rename, Remove, Switch, Next, Pause, Finish)


def _pause(classroom: Classroom, _who: str, wish: Pause) -> Sequence[Entry]:
    _check_begun(classroom)
    return (Paused(wish.on),) if classroom.paused is not wish.on and not classroom.finished else ()


def _finish(classroom: Classroom, _who: str, _wish: Finish) -> Sequence[Entry]:
    _check_begun(classroom)
    return () if classroom.finished else (Finished(),)


def _check_begun(classroom: Classroom) -> None:
    if not classroom.played:
        raise IllegalActionError("classroom-stage", stage=classroom.stage.value)


def _rename(classroom: Classroom, _who: str, wish: Rename) -> Sequence[Entry]:
    return (Renamed(_active(classroom, wish.pupil), _new_name(classroom, wish.name, wish.pupil)),)


def _lay(classroom: Classroom, _who: str, wish: Lay) -> Sequence[Entry]:
    return (Laid(wish.code, list(wish.pupils)),) if wish.pupils in classroom.due() else ()


def _leave(classroom: Classroom, _who: str, wish: Leave) -> Sequence[Entry]:
    known = classroom.played[wish.round - 1].totals.get(wish.pupil)
    return () if known == wish.total else (Left(wish.round, wish.pupil, wish.total),)


def _join(classroom: Classroom, who: str, wish: Join) -> Sequence[Entry]:
    if classroom.finished:
        raise IllegalActionError("classroom-stage", stage=classroom.stage.value)
    if classroom.pupil_of(who) is not None or who in classroom.teachers:
        raise IllegalActionError("classroom-joined")
    if len(classroom.active) >= MOST_PUPILS:
        raise IllegalActionError("classroom-full", most=MOST_PUPILS)
    return (Joined(_new_name(classroom, wish.name)),)


def _new_name(classroom: Classroom, name: str, pupil: int = -1) -> str:
    return new_name(name, [classroom.pupils[each].name for each in classroom.active if each != pupil])


def _playing(classroom: Classroom, who: str) -> int:
    """The pupil of a device, while a round is played."""
    pupil = classroom.pupil_of(who)
    if pupil is None:
        raise IllegalActionError("classroom-pupil")
    if classroom.stage is not Stage.PLAYING:
        raise IllegalActionError("classroom-stage", stage=classroom.stage.value)
    if classroom.paused:
        raise IllegalActionError("classroom-paused")
    return pupil


def _predict(classroom: Classroom, who: str, wish: Predict) -> Sequence[Entry]:
    pupil = _playing(classroom, who)
    if pupil in classroom.current.predictions:
        raise IllegalActionError("classroom-predicted")
    if wish.total > classroom.most:
        raise NotationError("option-range", option="total", low=0, high=classroom.most, got=wish.total)
    return (Predicted(pupil, wish.total),)


def _part(classroom: Classroom, who: str, _wish: Part) -> Sequence[Entry]:
    pupil, now = _playing(classroom, who), classroom.current
    if pupil not in now.predictions:
        raise IllegalActionError("classroom-stage", stage=classroom.stage.value)
    box = now.box_of(pupil)
    return (Parted(pupil),) if box is None or now.waits(box, pupil) else ()


def _active(classroom: Classroom, pupil: int) -> int:
    if pupil not in classroom.active:
        raise IllegalActionError("classroom-pupil")
    return pupil


def _switch(classroom: Classroom, _who: str, wish: Switch) -> Sequence[Entry]:
    option, on = wish.option, wish.on
    if option not in OPTIONS:
        raise NotationError("classroom-option", got=shown(option), known=list(OPTIONS))
    return (Switched(option, on),) if (option in classroom.options) is not on else ()


def _next(classroom: Classroom, number: int, seed: str) -> Advanced:
    """The next round; the number that the teacher has seen is part of it, so that two taps begin one round."""
    if classroom.finished or number != len(classroom.played) + 1 or number > classroom.rounds:
        raise IllegalActionError("classroom-stage", stage=classroom.stage.value)
    if not classroom.active:
        raise IllegalActionError("classroom-empty")
    return Advanced(seed if "same_dice" in classroom.options else "")


_SETTLE: dict[type, Callable[[Classroom, str, Any], Sequence[Entry]]] = {
    Join: _join,
    Rename: _rename,
    Remove: lambda classroom, _, wish: (Removed(_active(classroom, wish.pupil)),),
    Switch: _switch,
    Predict: _predict,
    Part: _part,
    Pause: _pause,
    Finish: _finish,
    Teach: lambda classroom, who, _: () if who in classroom.teachers else (Taught(),),
    Lay: _lay,
    Leave: _leave,
}
