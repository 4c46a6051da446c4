from __future__ import annotations

from shutbox.rules import named
from shutbox.solve.format.kind import Kind
from shutbox.solve.format.problem import Problem


def test_problems_that_ask_the_same_are_equal_and_can_be_keys() -> None:
    one, other = (Problem(Kind.CHASE, named("double-shutter"), 3) for _ in range(2))
    assert one == other
    assert {one: 1}[other] == 1
    assert one != Problem(Kind.CHASE, named("double-shutter"), 4)
