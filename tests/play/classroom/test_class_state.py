from __future__ import annotations

import pytest

from shutbox.errors import CorruptRecordError, IllegalActionError
from shutbox.play.classroom import Join, Lay, Leave, Next, Predict, Remove, Rename, bodies, enter, read_classroom
from shutbox.play.classroom.class_entry import Joined, Left, Removed
from shutbox.play.classroom.class_state import Box, Round
from tests.play.classroom.lessons import TEACHER, Lesson


def class_of(*names: str, **options: bool) -> Lesson:
    """A class of these pupils."""
    lesson = Lesson().open(**options)
    for name in names:
        lesson.do(name, Join(name))
    return lesson


def groups(lesson: Lesson) -> list[tuple[str, ...]]:
    """Who plays with whom, by name."""
    return [tuple(lesson.classroom.pupils[each].name for each in group) for group in lesson.classroom.current.groups]


def test_pupils_have_their_order_when_play_begins_and_keep_it() -> None:
    lesson = class_of("Cem", "ada", "Bea")
    lesson.do(TEACHER, Next(1))
    lesson.do("Abe", Join("Abe"))
    lesson.do(TEACHER, Rename(1, "Zoe"))
    lesson.do(TEACHER, Next(2))
    assert [lesson.classroom.pupils[each].name for each in lesson.classroom.active] == ["Zoe", "Bea", "Cem", "Abe"]


def test_an_odd_pupil_plays_alone_until_somebody_comes() -> None:
    lesson = class_of("Ada", "Bea", "Cem", pairs=True)
    lesson.do(TEACHER, Next(1))
    assert groups(lesson) == [("Ada", "Bea"), ("Cem",)]
    lesson.do("Dan", Join("Dan"))
    assert groups(lesson) == [("Ada", "Bea"), ("Cem", "Dan")]
    lesson.do("Dan", Predict(3))
    assert lesson.classroom.due() == ()
    lesson.do(TEACHER, Remove(2))
    assert lesson.classroom.due() == ((3,),)
    lesson.do("Eve", Join("Eve"))
    assert groups(lesson)[-1] == ("Eve",)


def test_with_the_same_dice_everybody_has_a_table_of_the_own() -> None:
    lesson = class_of("Ada", "Bea", pairs=True, same_dice=True)
    lesson.do(TEACHER, Next(1))
    assert groups(lesson) == [("Ada",), ("Bea",)]


def test_late_totals_belong_to_their_round() -> None:
    lesson = class_of("Ada")
    lesson.do(TEACHER, Next(1))
    lesson.do("Ada", Predict(9))
    lesson.do("server", Lay("code", (0,)))
    lesson.do(TEACHER, Next(2))
    lesson.do("server", Leave(1, 0, 12))
    assert [each.totals for each in lesson.classroom.played] == [{0: 12}, {}]


def test_a_command_that_was_done_is_remembered() -> None:
    lesson = class_of()
    lesson.do("Ada", Join("Ada"), "Ada:1")
    assert read_classroom(lesson.stored)[1:] == (2, {"Ada:1": 2})


def test_damaged_entries_are_noticed() -> None:
    lesson = class_of("Ada")
    with pytest.raises(CorruptRecordError):
        enter(None, Joined("Ada"), "Ada")
    with pytest.raises(CorruptRecordError):
        read_classroom([*lesson.stored, lesson.stored[0]])
    with pytest.raises(IllegalActionError):
        read_classroom([])
    for entry in (Removed(7), Left(1, 0, 3)):
        with pytest.raises(CorruptRecordError):
            read_classroom([*lesson.stored, *bodies((entry,), "server")])


def test_who_has_a_total_or_another_table_waits_for_nobody() -> None:
    box = Box("code", (0, 1))
    now = Round(frozenset(), "seed", ((0, 1),), (box,))
    assert [now.waits(box, pupil) for pupil in (0, 1, 2)] == [False, True, False]
    now.totals.update({1: 7})
    assert not now.waits(box, 1)
