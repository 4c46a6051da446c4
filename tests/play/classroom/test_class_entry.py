from __future__ import annotations

import json

import pytest

from shutbox.errors import CorruptRecordError
from shutbox.play.classroom import Join, Rename, read_body, read_classroom, without_person
from tests.play.classroom.lessons import TEACHER, Lesson


def test_a_pupil_can_be_forgotten() -> None:
    lesson = Lesson()
    lesson.do("holder of ada", Join("Ada"), "holder of ada:1")
    lesson.do("bea", Join("Bea"))
    lesson.do(TEACHER, Rename(0, "Adele"))
    lesson.do(TEACHER, Rename(1, "Beate"))
    after = without_person(lesson.stored, "holder of ada", "alias")
    text = b"".join(after).decode()
    assert "Ada" not in text
    assert "Adele" not in text
    assert "holder of ada" not in text
    classroom, n, answers = read_classroom(after)
    assert [each.name for each in classroom.pupils] == ["(1)", "Beate"]
    assert (n, list(answers)) == (5, ["alias:1"])


@pytest.mark.parametrize(
    "change",
    [{"kind": "flown"}, {"name": 3}, {"by": 3}, {"cmd": None}, {"name": None}],
)
def test_a_damaged_entry_is_refused(change: dict[str, object]) -> None:
    lesson = Lesson()
    lesson.do("ada", Join("Ada"))
    data = {**json.loads(lesson.stored[1]), **change}
    with pytest.raises(CorruptRecordError):
        read_body(json.dumps(data).encode())
    with pytest.raises(CorruptRecordError):
        read_body(b"[" * 100_000)
