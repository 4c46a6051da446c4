"""The example of a turn on a printed sheet is one that the rules allow, also in house rules."""

from __future__ import annotations

import pytest
from hypothesis import given

from shutbox.coach.strategy import turn_example
from shutbox.rules import TurnRules, changed, moves, named, read_position, score
from tests.strategies import turn_rules


@pytest.mark.parametrize(
    ("changes", "throw"),
    [({}, [3, 5]), ({"first_throw": "9"}, [3, 6]), ({"dice": "3"}, [1, 1, 1]), ({"faces": "4"}, [1, 1])],
)
def test_the_usual_throw_is_explained_where_it_shuts_something(changes: dict[str, str], throw: list[int]) -> None:
    assert turn_example(changed(named("nine"), changes).turn)["throw"] == throw


@given(turn_rules())
def test_an_example_is_what_the_rules_allow(turn: TurnRules) -> None:
    found = turn_example(turn)
    if found["missed"] is None:
        assert found == {"throw": None, "ways": [], "missed": None, "total": None}
        return
    assert moves(turn, turn.set_up, tuple(found["throw"]))
    assert 1 <= len(found["ways"]) <= 3
    position = read_position(turn.box, found["missed"]["position"])
    assert moves(turn, position, tuple(found["missed"]["faces"])) == ()
    assert str(score(turn, position)) == str(found["total"])
