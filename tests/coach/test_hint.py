"""Advice for a live game."""

from __future__ import annotations

import pytest

from shutbox.coach import hint, reasons
from shutbox.errors import IllegalActionError
from shutbox.rules import named
from shutbox.value import options
from tests.coach.told import games


def test_the_options_are_ranked_with_the_best_first_and_reasons_for_it() -> None:
    game = games(named("nine"), 2, "4,5t")
    advice = hint(game)
    assert advice.options == options(game)
    losses = [advice.options.loss(option) for option in advice.ranking]
    assert losses == sorted(losses)
    assert losses[0] == 0.0
    assert set(advice.ranking) == set(advice.options.options)
    assert advice.reasons == reasons(game, advice.options, advice.options.best)
    assert advice.reasons


def test_of_options_with_equal_results_the_other_criteria_decide() -> None:
    # The first player has all tiles left, so that any tile shut wins.
    advice = hint(games(named("nine"), 2, "time 4,5t"))
    assert len(advice.options.equals) == len(advice.ranking) > 2
    means = [-option.ties[0] for option in advice.ranking]
    assert means == sorted(means)
    (reason,) = advice.reasons
    assert (reason.kind, reason.args["unit"], reason.args["criterion"]) == ("equal", "chance", "total")
    assert [reason.args["better_figure"], reason.args["worse_figure"]] == means[:2]


def test_where_there_is_nothing_to_choose_nothing_is_explained() -> None:
    advice = hint(games(named("nine"), 2, ""))
    assert len(advice.ranking) == 1
    assert advice.reasons == ()


def test_a_game_that_is_over_needs_no_hint() -> None:
    with pytest.raises(IllegalActionError):
        hint(games(named("nine"), 2, "leave:1"))
