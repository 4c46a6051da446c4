"""What rounding changes about advice: nothing that can be seen, and the difference is measured."""

from __future__ import annotations

from pathlib import Path

import pytest

from shutbox.play import evolve, new_game, read_event
from shutbox.rules import named
from shutbox.solve import solution
from shutbox.solve.format import Kind, Problem
from shutbox.value.rounding import Advice, advice, sampled_advice


@pytest.fixture(autouse=True)
def _empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path))
    solution._lookup.cache_clear()


def test_advice_is_the_same_by_rounded_and_by_exact_values() -> None:
    game = new_game(named("nine"), ["Ann", "Bo", "Cy"])
    for word in ("4,5t",):
        game = evolve(game, read_event(game, word))
    assert advice(game) == Advice(same=True, loss=0.0)


@pytest.mark.parametrize(
    "problem", [Problem(Kind.ONE_TURN, named("nine"), 3), Problem(Kind.RUNNING, named("golf"), 2, 2)]
)
def test_games_are_played_until_there_were_enough_choices(problem: Problem) -> None:
    found = list(sampled_advice(problem, 25, "a sample"))
    assert len(found) == 25
    assert all(each.same for each in found)
