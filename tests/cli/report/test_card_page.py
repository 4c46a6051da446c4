"""The parts of a strategy card that are computed; `test_card` looks at whole pages."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.cli.report.card_page import best_by_first, fitting_size, habit_name
from shutbox.cli.report.svg import text_width
from shutbox.coach.strategy.card import card
from shutbox.rules import changed, named
from shutbox.words import Words, locales

HABITS = card(changed(named("nine"), {"box": "1234"}).turn).habits


@given(st.text(min_size=1, max_size=60), st.floats(1, 20), st.floats(5, 200))
def test_a_text_is_made_smaller_only_if_it_does_not_fit(words: str, size: float, room: float) -> None:
    fitting = fitting_size(words, size, room)
    assert fitting <= size
    assert text_width(words, fitting) <= room
    if text_width(words, size) < 0.9 * room:
        assert fitting == size


def test_each_simple_rule_comes_once_with_its_best_tie_break() -> None:
    best = best_by_first(HABITS)
    firsts = [habit.thumbs[0] for habit in best]
    assert len(set(firsts)) == len(firsts)
    assert set(firsts) == {habit.thumbs[0] for habit in HABITS}
    costs = [habit.cost.extra for habit in best]
    assert costs == sorted(costs)
    for habit in HABITS:
        assert best[firsts.index(habit.thumbs[0])].cost.extra <= habit.cost.extra


@pytest.mark.parametrize("locale", locales())
def test_a_simple_rule_has_a_name_with_and_without_a_tie_break(locale: str) -> None:
    words = Words(locale)
    names = [habit_name(words, habit.thumbs) for habit in HABITS]
    assert len(set(names)) == len(names)
    for habit in HABITS:
        assert words.text("card-thumb", thumb=habit.thumbs[0]) in habit_name(words, habit.thumbs)
