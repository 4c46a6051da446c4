from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings

from shutbox.errors import ShutboxError
from shutbox.rules import Box, TurnRules, changed, named, score
from shutbox.rules.turn import OffMat, Total
from shutbox.simulate.course import course, outcome_faces
from shutbox.solve.tables import graph
from tests.games.solved_tiny import small_turns


@settings(max_examples=40)
@given(small_turns)
def test_outcomes_show_each_class_as_often_as_the_solver_says(rules: TurnRules) -> None:
    made, found = graph(rules), course(rules)
    classes = made.chance.shape[1]
    for kind, of in enumerate((found.many, found.one)):
        assert np.bincount(of, minlength=classes) / found.outcomes == pytest.approx(made.chance[kind])


@settings(max_examples=40)
@given(small_turns)
def test_the_faces_of_an_outcome_are_of_its_class_and_one_die_is_the_first(rules: TurnRules) -> None:
    made, found = graph(rules), course(rules)
    for outcome in range(found.outcomes):
        faces = outcome_faces(rules, outcome)
        assert tuple(sorted(faces)) in made.throws[found.many[outcome]]
        assert faces[:1] in made.throws[found.one[outcome]]


@settings(max_examples=40)
@given(small_turns)
def test_a_rank_leads_to_the_total(rules: TurnRules) -> None:
    found = course(rules)
    assert [int(found.totals[rank]) for rank in found.place] == [score(rules, p) for p in range(rules.box.size)]


def test_a_chance_off_the_mat_is_kept_as_a_fraction() -> None:
    found = course(replace(named("nine").turn, off_mat=OffMat.END, off_mat_chance=Fraction(1, 50)))
    assert (found.lost, found.of, found.ends.tolist()) == (1, 50, list(range(512)))


def test_dice_that_fall_in_too_many_ways_are_refused() -> None:
    with pytest.raises(ShutboxError, match="simulate-dice"):
        course(changed(named("nine"), {"dice": "6", "faces": "20"}).turn)


def test_totals_that_cannot_be_added_up_are_refused() -> None:
    rules = TurnRules(Box(tuple((9,) for _ in range(17))), total=Total.DIGITS)
    with pytest.raises(ShutboxError, match="simulate-totals"):
        course(rules)
