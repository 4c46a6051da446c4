from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.bots.bot import draw_action
from shutbox.bots.grade import odds, spread
from shutbox.play import ThrowDice
from shutbox.rules import from_data, named
from shutbox.simulate.course import course
from shutbox.simulate.kernels import by_lot, pick_all, share
from shutbox.solve.tables import graph
from shutbox.solve.turn import chosen, criteria

OFF = {"box": "123456", "off_mat": "choose", "off_mat_chance": "1/9", "one_die": "standing:9:optional"}
TURNS = {name: named(name).turn for name in ("nine", "nine-sum6", "thai", "double-shutter")}
TURNS["off the mat"] = from_data(OFF, name="off the mat").turn


@pytest.mark.parametrize("name", TURNS)
@pytest.mark.parametrize("target", [0, 1, 12, 10**6])
def test_the_best_choices_are_those_of_the_solver(name: str, target: int) -> None:
    """For the least mean, and for the chance to finish below a target."""
    made, found = graph(TURNS[name]), course(TURNS[name])
    ends = -found.totals.astype(float) if target > 1000 else (found.totals <= target).astype(float)
    stop = ends[found.place]
    choices, values = chosen(made, criteria(made, stop))
    worth = np.ascontiguousarray(values.T)
    after, own_dice, own_lost = pick_all(found, worth, np.stack([ends, -found.totals]))
    reached = choices.edges >= 0
    assert (after[reached] == made.after[choices.edges[reached]]).all()
    assert (after[~reached] == -1).all()
    assert (own_dice[1:] == choices.dice[1:]).all()
    if found.lost:
        assert (own_lost[1:] == choices.off_mat[1:]).all()


@given(st.lists(st.floats(0, 1), min_size=1, max_size=6), st.floats(0.01, 0.5), st.floats(0, 0.999999))
def test_lots_fall_as_they_do_for_a_player_at_the_table(worths: list[float], heat: float, draw: float) -> None:
    top = max(worths)
    weights = np.array(worths)
    share(weights, len(worths), top, 0.0, 1.0, heat)
    losses = [top - worth if top - worth > 1e-12 else 0.0 for worth in worths]
    wanted = odds(losses, spread(top, 0.0, 1.0), heat)
    assert weights == pytest.approx(wanted, rel=1e-12, abs=1e-300)
    actions = [ThrowDice(place) for place in range(len(worths))]
    assert draw_action(actions, weights.tolist(), lambda: draw) == actions[by_lot(weights, len(worths), draw)]
