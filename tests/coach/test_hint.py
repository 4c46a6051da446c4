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


def test_equal_options_keep_the_order_in_which_they_are_listed() -> None:
    advice = hint(games(named("nine"), 2, "time 4,5t"))
    assert advice.ranking == tuple(sorted(advice.options.options, key=advice.options.loss))


def test_where_there_is_nothing_to_choose_nothing_is_explained() -> None:
    advice = hint(games(named("nine"), 2, ""))
    assert len(advice.ranking) == 1
    assert advice.reasons == ()


def test_a_game_that_is_over_needs_no_hint() -> None:
    with pytest.raises(IllegalActionError):
        hint(games(named("nine"), 2, "leave:1"))
