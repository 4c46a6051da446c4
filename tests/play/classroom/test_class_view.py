from __future__ import annotations

import csv
import io

from shutbox.play.classroom import (
    Finish,
    Join,
    Lay,
    Leave,
    Moment,
    Next,
    Predict,
    Remove,
    Switch,
    csv_text,
    pupil_view,
    whole_view,
)
from tests.play.classroom.lessons import TEACHER, Lesson


def played() -> Lesson:
    """A class in its first round: one is done, one plays, one waits, one has not predicted, one is away."""
    lesson = Lesson()
    for name in ("Ada", "Bea", "Cem", "Dan", "=Eve"):
        lesson.do(name, Join(name))
    lesson.do(TEACHER, Next(1))
    for pupil, name in enumerate(("Ada", "Bea", "Cem")):
        lesson.do(name, Predict(10 + pupil))
        if pupil < 2:
            lesson.do("server", Lay(f"table {pupil}", (pupil,)))
    lesson.do("server", Leave(1, 0, 0))
    return lesson


def test_the_projector_shows_the_state_of_every_box() -> None:
    lesson = played()
    before = whole_view(Lesson().classroom, Moment())
    assert (before["stage"], before["pupils"]) == ("joining", [])
    view = whole_view(lesson.classroom, Moment({4: 130}, {1: 29}), teacher=True)
    states = {each["name"]: (each["state"], each["total"], each["standing"]) for each in view["pupils"]}
    assert states == {
        "=Eve": ("away", None, None),
        "Ada": ("done", 0, None),
        "Bea": ("playing", None, 29),
        "Cem": ("waiting", None, None),
        "Dan": ("predicting", None, None),
    }
    assert (view["totals"], view["first"], view["opens"], view["comparable"]) == ([0], [10, 11, 12], 1, True)
    assert whole_view(lesson.classroom, Moment())["pupils"][2]["standing"] == 45


def test_of_a_pupil_who_was_removed_nothing_counts() -> None:
    lesson = played()
    lesson.do(TEACHER, Remove(0))
    view = whole_view(lesson.classroom, Moment())
    assert (view["totals"], view["first"], len(view["pupils"])) == ([], [11, 12], 4)
    assert pupil_view(lesson.classroom, Moment(), 1)["done"] == 0
    assert "Ada" not in csv_text(lesson.classroom)


def test_totals_with_the_same_dice_are_not_compared_with_exact_ones() -> None:
    lesson = played()
    lesson.do(TEACHER, Switch("same_dice", on=True))
    assert whole_view(lesson.classroom, Moment())["comparable"]
    lesson.do(TEACHER, Next(2))
    assert not whole_view(lesson.classroom, Moment())["comparable"]


def test_a_pupil_sees_the_own_box() -> None:
    lesson = Lesson().open(pairs=True)
    lesson.do("Ada", Join("Ada"))
    assert pupil_view(lesson.classroom, Moment(), 0)["you"]["state"] == "here"
    lesson.do("Bea", Join("Bea"))
    lesson.do(TEACHER, Next(1))
    lesson.do("Ada", Predict(3))
    view = pupil_view(lesson.classroom, Moment(), 0)
    assert (view["table"], view["partners"], view["you"]["predicted"]) == (None, ["Bea"], 3)
    assert not view["partner_away"]
    assert pupil_view(lesson.classroom, Moment({1: 5}), 0)["partner_away"]
    lesson.do("Bea", Predict(4))
    lesson.do("server", Lay("code", (0, 1)))
    assert pupil_view(lesson.classroom, Moment(), 1)["table"] == "code"
    lesson.do(TEACHER, Finish())
    ended = pupil_view(lesson.classroom, Moment(), 1)
    assert (ended["table"], ended["you"]["state"]) == (None, "open")
    assert ended["history"] == [{"predicted": 4, "total": None}]


def test_the_results_are_exported_by_seat() -> None:
    rows = list(csv.DictReader(io.StringIO(csv_text(played().classroom))))
    assert [row["name"] for row in rows] == ["'=Eve", "Ada", "Bea", "Cem", "Dan"]
    assert [row["seat"] for row in rows] == ["1", "2", "3", "4", "5"]
    ada = rows[1]
    assert (ada["round"], ada["predicted"], ada["left"], ada["shut"]) == ("1", "10", "0", "1")
    assert (rows[3]["left"], rows[3]["shut"]) == ("", "")
