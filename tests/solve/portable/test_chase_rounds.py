"""Games of several lengths made at once: the same as each made by itself, and nothing is solved twice."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from shutbox.rules import RuleSet, from_data
from shutbox.solve import library, solution
from shutbox.solve.format import Kind, Problem, levels_of
from shutbox.solve.many import solve_many_chase
from shutbox.solve.portable.chase_rounds import chase_rounds
from shutbox.solve.solution import fingerprint

TINY = {"box": [[1, 2], [2, 1]], "dice": 1, "faces": 3, "format": "chase", "total": "front-double"}


@pytest.fixture(autouse=True)
def _empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path))
    solution._lookup.cache_clear()


def rules_of(super_box: str = "handover") -> RuleSet:
    return from_data(TINY | {"super_box": super_box})


@pytest.mark.parametrize("super_box", ["handover", "both-score"])
def test_each_game_and_each_round_is_that_of_the_solver(super_box: str) -> None:
    rules = rules_of(super_box)
    made = {fingerprint(about): tables for about, tables in chase_rounds(rules, 3, 3, 3)}
    for rounds in (1, 2, 3):
        game = Problem(Kind.MANY_CHASE, rules, 3, rounds)
        alone, tables = solve_many_chase(rules, (0, 0, 0), rounds), made[fingerprint(library.about(game))]
        for left in range(1, rounds + 1):
            np.testing.assert_allclose(tables[f"before{left}"], alone.before[left], rtol=0, atol=1e-12)
            for lacks in levels_of(game)[left]:
                wanted = library.chase_at(game, left, lacks).tables
                found = made[fingerprint(library.about_chase_at(game, left, lacks))]
                for name, table in wanted.items():
                    assert found[name].numbers.tolist() == pytest.approx(table.numbers.tolist(), abs=1e-12)


def test_rounds_that_are_kept_are_not_solved_again() -> None:
    calls: list[tuple[int, int]] = []
    first = [dict(about) for about, _ in chase_rounds(rules_of(), 3, 2, 2, lambda *done: calls.append(done))]
    assert calls[-1] == (calls[-1][1], calls[-1][1])
    files = {file: file.stat().st_ctime_ns for file in solution._files()}
    solution._lookup.cache_clear()
    assert [dict(about) for about, _ in chase_rounds(rules_of(), 3, 2, 2)] == first
    assert set(solution._files()) == set(files)


def test_of_long_games_only_the_chances_between_rounds_are_made() -> None:
    made = [about["kind"] for about, _ in chase_rounds(rules_of(), 3, 3, 1)]
    assert made == ["many-chase", "chase-at", "many-chase", "many-chase"]
