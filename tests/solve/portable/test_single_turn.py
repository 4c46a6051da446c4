"""A turn swept in plain Python: the values and the choices of the compiled loops."""

from __future__ import annotations

import numpy as np
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from shutbox.rules import TurnRules
from shutbox.solve import graph
from shutbox.solve.portable.links import is_sweepable, links
from shutbox.solve.portable.single_turn import sweep_turn
from shutbox.solve.turn import chosen
from tests.strategies import boxes, turn_rules


@settings(max_examples=30)
@given(st.data())
def test_values_by_every_criterion_are_those_of_the_compiled_loops(data: st.DataObject) -> None:
    rules: TurnRules = data.draw(turn_rules(data.draw(boxes(4, 2, 8))))
    assume(is_sweepable(rules))
    seed = data.draw(st.integers(0, 999))
    # Few different worths make many equals, so that the later criteria decide.
    criteria = np.random.default_rng(seed).integers(0, 3, (rules.box.size, 3)).astype(float)
    _, wanted = chosen(graph(rules), criteria)
    found = sweep_turn(links(rules), [list(column) for column in criteria.T])
    np.testing.assert_allclose(np.array(found).T, wanted, rtol=0, atol=1e-12)


@settings(max_examples=30)
@given(st.data())
def test_what_decides_nothing_follows_the_choices(data: st.DataObject) -> None:
    rules: TurnRules = data.draw(turn_rules(data.draw(boxes(4, 2, 8))))
    assume(is_sweepable(rules))
    own = [float(total) for total in links(rules).totals]
    first, second = sweep_turn(links(rules), [own], [[3 * each + 1 for each in own]])
    np.testing.assert_allclose(second, [3 * each + 1 for each in first], rtol=0, atol=1e-9)
