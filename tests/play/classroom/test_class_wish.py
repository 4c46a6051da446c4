from __future__ import annotations

from typing import Any

import pytest

from shutbox.errors import IllegalActionError, NotationError, ShutboxError
from shutbox.play.classroom import (
    Finish,
    Join,
    Lay,
    Leave,
    Next,
    Part,
    Pause,
    Predict,
    Remove,
    Rename,
    Stage,
    Switch,
    Teach,
    opening,
    read_id,
    read_wish,
)
from shutbox.rules import changed, named
from tests.play.classroom.lessons import TEACHER, Lesson


@pytest.fixture
def lesson() -> Lesson:
    """Three pupils have joined."""
    made = Lesson()
    for name in ("Cem", "Ada", "Bea"):
        made.do(name, Join(name))
    return made


def code_of(lesson: Lesson, who: str, wish: Any) -> str:
    """The code with which a wish is refused."""
    with pytest.raises(ShutboxError) as refused:
        lesson.do(who, wish)
    return refused.value.code


def test_pupils_join_once_under_names_of_their_own(lesson: Lesson) -> None:
    assert code_of(lesson, "Ada", Join("Again")) == "classroom-joined"
    assert code_of(lesson, TEACHER, Join("Teacher")) == "classroom-joined"
    assert code_of(lesson, "dan", Join("ADA")) == "player-twice"
    assert code_of(lesson, "", Join("Dan")) == "device-only"
    for number in range(57):
        lesson.do(f"more {number}", Join(f"More {number}"))
    assert code_of(lesson, "last", Join("Last")) == "classroom-full"


def test_a_pupil_who_was_removed_can_come_again(lesson: Lesson) -> None:
    lesson.do(TEACHER, Remove(1))
    assert code_of(lesson, TEACHER, Remove(1)) == "classroom-pupil"
    assert lesson.do("Ada", Join("Ada")) == 1
    assert len(lesson.classroom.active) == 3


def test_the_teacher_alone_runs_the_class(lesson: Lesson) -> None:
    for wish in (Rename(0, "X"), Remove(0), Switch("exact", on=True), Next(1), Pause(on=True), Finish()):
        assert code_of(lesson, "Ada", wish) == "classroom-teacher"
    assert lesson.do("phone", Teach()) == 1
    assert lesson.do("phone", Teach()) == 0
    assert lesson.do("phone", Rename(0, "Zoe")) == 1
    assert lesson.classroom.pupils[0].name == "Zoe"


def test_rounds_begin_one_after_the_other_and_end_with_the_result(lesson: Lesson) -> None:
    assert code_of(lesson, TEACHER, Pause(on=True)) == "classroom-stage"
    assert code_of(lesson, TEACHER, Finish()) == "classroom-stage"
    assert code_of(lesson, "Ada", Predict(3)) == "classroom-stage"
    assert lesson.do(TEACHER, Next(1)) == 1
    assert code_of(lesson, TEACHER, Next(1)) == "classroom-stage"
    assert lesson.do(TEACHER, Pause(on=True)) == 1
    assert lesson.do(TEACHER, Pause(on=True)) == 0
    assert code_of(lesson, "Ada", Predict(3)) == "classroom-paused"
    for number in range(2, 6):
        lesson.do(TEACHER, Next(number))
    assert not lesson.classroom.paused
    assert code_of(lesson, TEACHER, Next(6)) == "classroom-stage"
    assert lesson.do(TEACHER, Finish()) == 1
    assert lesson.do(TEACHER, Finish()) == 0
    assert lesson.do(TEACHER, Pause(on=True)) == 0
    assert lesson.classroom.stage is Stage.FINISHED
    assert code_of(lesson, "new", Join("New")) == "classroom-stage"
    assert code_of(lesson, "Ada", Predict(3)) == "classroom-stage"
    assert lesson.classroom.due() == ()


def test_nobody_begins_without_pupils() -> None:
    lesson = Lesson()
    assert code_of(lesson, TEACHER, Next(1)) == "classroom-empty"
    assert lesson.classroom.open_boxes() == ()
    assert lesson.classroom.due() == ()


def test_a_prediction_comes_before_the_table(lesson: Lesson) -> None:
    lesson.do(TEACHER, Next(1))
    assert lesson.classroom.due() == ()
    assert code_of(lesson, "stranger", Predict(3)) == "classroom-pupil"
    assert code_of(lesson, "Ada", Predict(46)) == "option-range"
    lesson.do("Ada", Predict(45))
    assert code_of(lesson, "Ada", Predict(44)) == "classroom-predicted"
    assert lesson.classroom.due() == ((1,),)
    assert lesson.do("server", Lay("code", (1,))) == 1
    assert lesson.do("server", Lay("other", (1,))) == 0
    assert [box.code for box in lesson.classroom.open_boxes()] == ["code"]
    assert lesson.do("server", Leave(1, 1, 12)) == 1
    assert lesson.do("server", Leave(1, 1, 12)) == 0
    assert lesson.classroom.open_boxes() == ()
    assert lesson.do("server", Leave(1, 1, 13)) == 1
    assert lesson.classroom.current.totals == {1: 13}, "a total that was corrected counts"


def test_who_has_predicted_need_not_wait_for_a_partner() -> None:
    lesson = Lesson().open(pairs=True)
    for name in ("Ada", "Bea", "Cem"):
        lesson.do(name, Join(name))
    lesson.do(TEACHER, Next(1))
    assert code_of(lesson, "Ada", Part()) == "classroom-stage"
    lesson.do("Ada", Predict(3))
    assert lesson.classroom.due() == ()
    assert lesson.do("Ada", Part()) == 1
    assert lesson.classroom.due() == ((0,),)
    lesson.do("server", Lay("code", (0,)))
    assert lesson.do("Ada", Part()) == 0
    lesson.do("Bea", Predict(4))
    assert lesson.classroom.due() == ((1,),)
    assert lesson.classroom.current.groups == ((0,), (1,), (2,))


@pytest.mark.parametrize("leaves", [Remove(0), Part()])
def test_whoever_waits_at_a_table_gets_one_of_the_own(leaves: Remove | Part) -> None:
    lesson = Lesson().open(pairs=True)
    for name in ("Ada", "Bea"):
        lesson.do(name, Join(name))
    lesson.do(TEACHER, Next(1))
    for name in ("Ada", "Bea"):
        lesson.do(name, Predict(3))
    lesson.do("server", Lay("pair", (0, 1)))
    assert lesson.do("Ada", Part()) == 0, "who plays first waits for nobody"
    assert lesson.do(TEACHER if isinstance(leaves, Remove) else "Bea", leaves) == 1
    assert lesson.classroom.open_boxes() == ()
    assert (1,) in lesson.classroom.due()


def test_a_table_stays_where_nobody_waits_for_who_is_removed() -> None:
    lesson = Lesson().open(pairs=True)
    for name in ("Ada", "Bea"):
        lesson.do(name, Join(name))
    lesson.do(TEACHER, Remove(1))
    lesson.do("Bea", Join("Bea"))
    lesson.do(TEACHER, Next(1))
    for name in ("Ada", "Bea"):
        lesson.do(name, Predict(3))
    lesson.do("server", Lay("pair", (0, 2)))
    lesson.do("server", Leave(1, 0, 5))
    lesson.do(TEACHER, Remove(0))
    assert [box.code for box in lesson.classroom.open_boxes()] == ["pair"]


def test_each_of_two_at_a_table_has_one_turn() -> None:
    rules = changed(named("nine"), {"ties": "play-off", "shut_wins": True})
    opened = opening("7b", rules, 5, 30, {}, "")
    assert (opened.rules["ties"], opened.rules["shut_wins"]) == ("shared", False)


def test_options_are_switched_and_others_are_refused(lesson: Lesson) -> None:
    assert lesson.do(TEACHER, Switch("exact", on=True)) == 1
    assert lesson.do(TEACHER, Switch("exact", on=True)) == 0
    assert lesson.do(TEACHER, Switch("exact", on=False)) == 1
    assert code_of(lesson, TEACHER, Switch("else", on=True)) == "classroom-option"


def test_the_same_dice_have_a_seed(lesson: Lesson) -> None:
    lesson.do(TEACHER, Next(1))
    assert lesson.classroom.current.seed == ""
    lesson.do(TEACHER, Switch("same_dice", on=True))
    lesson.do(TEACHER, Next(2))
    assert lesson.classroom.current.seed == "seed"


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"rounds": 0}, "option-range"),
        ({"rounds": "3"}, "option-range"),
        ({"expected": 61}, "option-range"),
        ({"options": {"else": True}}, "classroom-option"),
        ({"options": {"exact": 1}}, "classroom-option"),
        ({"title": ""}, "table-name"),
        ({"rules": named("double-shutter")}, "classroom-rules"),
    ],
)
def test_what_cannot_be_opened(more: dict[str, Any], code: str) -> None:
    usual = {"title": "7b", "rules": named("nine"), "rounds": 5, "expected": 30, "options": {}, "key": ""}
    with pytest.raises(NotationError) as refused:
        opening(**{**usual, **more})
    assert refused.value.code == code


def test_messages_are_read() -> None:
    assert read_wish({"do": "predict", "total": 7}) == Predict(7)
    assert read_id({"id": "a-1"}) == "a-1"
    for message in ({"do": "fly"}, {"do": 3}, {"do": "predict"}, {"do": "predict", "total": True}, {"do": "pause"}):
        with pytest.raises(NotationError):
            read_wish(message)
    for name in (None, "", "x" * 41, "\n"):
        with pytest.raises(NotationError):
            read_id({"id": name})


def test_a_refusal_is_no_accident(lesson: Lesson) -> None:
    with pytest.raises(IllegalActionError):
        lesson.do("Ada", Next(1))
