"""Quick classes: like any frozen dataclass, only faster."""

from __future__ import annotations

import copy
import inspect
import pickle
from dataclasses import FrozenInstanceError, dataclass, field, replace

import pytest

from shutbox.play import Game, Record, new_game
from shutbox.play.game import Tally
from shutbox.play.quick import changed, quick
from shutbox.play.table.state import Place, Table
from shutbox.rules import named

QUICK = [Game, Tally, Record, Place, Table]


@quick
@dataclass(frozen=True, slots=True)
class Point:
    """Something with every kind of field that there is."""

    x: int
    y: int = 2
    marks: list[str] = field(default_factory=list, hash=False)
    note: str = field(default="", compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Plain:
    """The same without haste."""

    x: int
    y: int = 2
    marks: list[str] = field(default_factory=list, hash=False)
    note: str = field(default="", compare=False, repr=False)


def test_a_quick_object_is_what_a_plain_one_is() -> None:
    given = Point(1, marks=["a"], note="n"), Plain(1, marks=["a"], note="n")
    for point in given:
        assert (point.x, point.y, point.marks, point.note) == (1, 2, ["a"], "n")
        assert type(point).__name__ in repr(point)
        assert point == replace(point, note="another") != replace(point, x=0)
    assert repr(given[0]).removeprefix("Point") == repr(given[1]).removeprefix("Plain")
    assert hash(given[0]) == hash(given[1])


def test_it_is_frozen() -> None:
    point = Point(1)
    with pytest.raises(FrozenInstanceError):
        point.x = 2  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del point.x
    assert type(point) is Point


def test_what_is_made_for_each_object_is_its_own() -> None:
    assert Point(1).marks == [] == Point(1).marks
    assert Point(1).marks is not Point(1).marks


def test_a_change_leaves_everything_else_and_the_object_as_it_was() -> None:
    point = Point(1, 3, ["a"], "n")
    after = changed(point, y=4, note="")
    assert (after.x, after.y, after.marks, after.note) == (1, 4, ["a"], "")
    assert after.marks is point.marks
    assert point == Point(1, 3, ["a"])
    with pytest.raises(TypeError, match="z"):
        changed(point, z=1)  # type: ignore[call-arg]


def test_missing_and_unknown_fields_are_refused_in_the_name_of_the_class() -> None:
    with pytest.raises(TypeError, match=r"Point\.__init__\(\) missing 1 required positional argument: 'x'"):
        Point()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="z"):
        Point(1, z=3)  # type: ignore[call-arg]


def test_it_has_no_subclasses_for_their_objects_would_not_be_theirs() -> None:
    with pytest.raises(TypeError, match="Point has no subclasses"):
        type("More", (Point,), {})


def test_it_can_be_copied_and_sent_to_another_process() -> None:
    game = new_game(named("double-shutter"), ["Ann", "Bo"])
    for same in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert type(same) is Game
        assert same == game


@pytest.mark.parametrize("kind", QUICK, ids=lambda kind: kind.__name__)
def test_the_fields_of_quick_classes_are_those_of_the_dataclass(kind: type) -> None:
    assert tuple(inspect.signature(kind).parameters) == tuple(kind.__dataclass_fields__)  # type: ignore[attr-defined]
