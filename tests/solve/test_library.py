"""Solutions by what is asked: which games are solved, what their keys depend on, and where nothing can be made."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shutbox.errors import ShutboxError
from shutbox.rules import RuleSet, changed, from_data, named, read_position
from shutbox.solve import library, solution
from shutbox.solve.chase import solve_game, solve_round
from shutbox.solve.format.kind import Kind
from shutbox.solve.format.problem import Problem
from shutbox.solve.format.solved_format import FORMATS
from shutbox.solve.last_one_standing import solve_standing
from shutbox.solve.objective import MEAN, SHUT, Objective, below, utility
from shutbox.solve.solution import Solution
from shutbox.solve.totals import solve_one_turn, solve_running
from shutbox.solve.turn import solve_turn
from tests.games.solved_tiny import tiny

SPELLED = ["mean", "worst mean", "shut", "below", "below with a tie", "utility"]
OBJECTIVES = [
    MEAN,
    Objective(worst=True),
    SHUT,
    below(3),
    below(3, Fraction(1, 2)),
    utility({0: Fraction(1), 3: Fraction(1, 3)}),
]


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty cache folder, and nothing in memory."""
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path))
    solution._lookup.cache_clear()
    yield tmp_path
    solution._lookup.cache_clear()


def numbers(found: Solution, name: str) -> Any:
    """A table as an array."""
    table = found.tables[name]
    return np.array(table.numbers).reshape(table.shape)


def solution_of(kind: Kind, rules: RuleSet, players: int, rounds: int = 0, odd: int = 0) -> Solution:
    """The solution of a round or a game."""
    return library.solution(Problem(kind, rules, players, rounds, odd))


def test_a_turn_is_kept_with_its_bound() -> None:
    rules = tiny("raise")
    for objective in OBJECTIVES:
        solved, found = solve_turn(rules.turn, objective), library.turn(rules, objective)
        assert numbers(found, "values")[:, 0].tolist() == solved.values.tolist()
        assert found.tables["bound"].at(0) == solved.bound


def test_a_chase_round_is_kept_whole() -> None:
    rules = tiny("rows", format="chase")
    solved, found = solve_round(rules, 3), solution_of(Kind.CHASE, rules, 3)
    for name in ("totals", "held", "opened"):
        assert numbers(found, name).tolist() == getattr(solved, name).tolist()


def test_one_turn_each_is_kept_whole() -> None:
    solved, found = solve_one_turn(tiny("rows"), 3), solution_of(Kind.ONE_TURN, tiny("rows"), 3)
    for name in ("totals", "leads", "plays", "opened"):
        assert numbers(found, name).tolist() == getattr(solved, name).tolist()


def test_running_totals_are_kept_whole() -> None:
    rules = tiny("rows", format="running")
    solved, found = solve_running(rules, 2), solution_of(Kind.RUNNING, rules, 2, 2)
    for name in ("won", "second", "after"):
        assert numbers(found, name).tolist() == [row.tolist() for row in getattr(solved, name)]


def test_a_chase_game_is_kept_whole() -> None:
    rules = tiny("rows", format="chase")
    solved, found = solve_game(rules, 2), solution_of(Kind.DUEL, rules, 2, 2)
    assert numbers(found, "won")[1].tolist() == solved.won[2].tolist()
    assert numbers(found, "tried")[1].tolist() == solved.tried[1].tolist()


def test_a_problem_that_is_solved_afresh_leaves_no_file(place: Path) -> None:
    problem = Problem(Kind.CHASE, tiny("row", format="chase"), 3)
    assert library.opening(problem) == library.fresh_solution(problem).tables["opened"].row()
    assert list(place.iterdir()) == []
    assert library.solution(problem).tables["opened"].row() == library.opening(problem)


def test_a_game_whose_best_answers_never_rest_has_no_solution(monkeypatch: pytest.MonkeyPatch) -> None:
    def circle(*_: object) -> None:
        raise ShutboxError("solve-no-rest", score="0, 0")

    problem = Problem(Kind.STANDING, tiny("row", format="last-one-standing", limit=2), 2)
    monkeypatch.setattr("shutbox.solve.solve_standing", circle)
    assert not library.rests(problem)
    assert library.opening(problem) is None
    with pytest.raises(ShutboxError, match="solve-no-rest"):
        library.solution(problem)


def test_last_one_standing_is_kept_whole() -> None:
    rules = tiny("row", format="last-one-standing", limit=2)
    solved, found = solve_standing(rules, 2), solution_of(Kind.STANDING, rules, 2)
    assert found.tables["won"].row(1, 0, 1) == tuple(solved.chance((1, 0), 1))


def test_a_turn_with_an_outcome_for_every_seat_is_swept_for_the_one_at_the_box() -> None:
    rules = tiny("row")
    totals = [float(total) for total in range(7)]
    outcomes = [(total, -total) for total in totals]
    found = library.seats(rules, totals, outcomes, 1)
    mean = solve_turn(rules.turn, MEAN).values
    assert numbers(found, "values")[:, 0] == pytest.approx(mean, abs=1e-14)
    assert numbers(found, "values")[:, 1] == pytest.approx(-mean, abs=1e-14)
    other = numbers(library.seats(rules, totals, outcomes, 0), "values")
    assert other[:, 0] == pytest.approx(solve_turn(rules.turn, Objective(worst=True)).values, abs=1e-14)


def test_each_question_is_answered_once(place: Path) -> None:
    rules, chase = tiny("row"), tiny("row", format="chase")
    standing = tiny("row", format="last-one-standing", limit=2)

    def ask() -> None:
        for objective in OBJECTIVES:
            library.turn(rules, objective)
        solution_of(Kind.ONE_TURN, rules, 2)
        solution_of(Kind.ONE_TURN, rules, 3)
        solution_of(Kind.ONE_TURN, changed(rules, {"shut_wins": True}), 2)
        solution_of(Kind.RUNNING, changed(rules, {"format": "running"}), 2, 1)
        solution_of(Kind.RUNNING, changed(rules, {"format": "running"}), 2, 2)
        solution_of(Kind.CHASE, chase, 2)
        solution_of(Kind.CHASE, changed(chase, {"points": "paid"}), 2)
        solution_of(Kind.CHASE, changed(chase, {"super_box": "draw"}), 2)
        solution_of(Kind.DUEL, chase, 2, 1)
        solution_of(Kind.DUEL, changed(chase, {"ties": "play-off"}), 2, 1)
        solution_of(Kind.DUEL, changed(chase, {"next_start": "same"}), 2, 1)
        solution_of(Kind.DUEL, changed(chase, {"points": "paid"}), 2, 1)
        solution_of(Kind.DUEL, changed(chase, {"points": "paid"}), 2, 1, 1)
        solution_of(Kind.STANDING, standing, 2)
        solution_of(Kind.STANDING, changed(standing, {"limit": 3}), 2)
        solution_of(Kind.STANDING, changed(standing, {"next_start": "winner"}), 2)
        library.seats(rules, [0.0], [(1.0, 0.0)] * 7, 0)
        library.seats(rules, [0.0], [(1.0, 0.0)] * 7, 1)
        library.seats(rules, [0.0], [(0.0, 1.0)] * 7, 0)

    ask()
    assert len(list(place.iterdir())) == len(OBJECTIVES) + 19
    times = {file: file.stat().st_ino for file in place.iterdir()}
    solution._lookup.cache_clear()
    ask()
    assert {file: file.stat().st_ino for file in place.iterdir()} == times


@pytest.mark.parametrize(
    "more",
    [
        {"dice": 2},
        {"faces": 4},
        {"tiles": 1},
        {"buys": "exact"},
        {"first_throw": 2},
        {"unlucky": 2},
        {"total": "digits"},
        {"set_up": "12."},
        {"box": [1, 2, 4]},
        {"off_mat": "end", "off_mat_chance": "1/9"},
    ],
)
def test_a_solution_depends_on_everything_about_a_turn(place: Path, more: dict[str, Any]) -> None:
    rules = tiny("row")
    library.turn(rules, MEAN)
    library.turn(changed(rules, more), MEAN)
    assert len(list(place.iterdir())) == 2


def test_a_solution_does_not_depend_on_names_or_what_does_not_matter_to_it(place: Path) -> None:
    rules = tiny("row", format="chase", source="a book", about="a tiny box")
    for other in (rules, changed(rules, {"name": "other", "source": "", "begins": "throw", "rounds": 2})):
        library.turn(other, MEAN)
        solution_of(Kind.CHASE, other, 2)
        solution_of(Kind.DUEL, other, 2, 2)
    assert len(list(place.iterdir())) == 3


def test_a_longer_game_on_the_way_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []

    def progress(done: int, whole: int) -> None:
        told.append((done, whole))

    rules = tiny("row", format="chase")
    library.solution(Problem(Kind.DUEL, rules, 2, 2), progress)
    library.solution(Problem(Kind.DUEL, rules, 2, 2), progress)
    assert told == [(1, 2), (2, 2)]


# What is solved


def solved(rules: RuleSet, players: int) -> list[str]:
    """The kinds of what is solved of a game, the longest horizon first."""
    return [problem.kind.value for problem in library.problems(rules, players, rules.game.rounds)]


@pytest.mark.parametrize(
    ("name", "players", "names"),
    [
        ("shut-the-box", 2, ["one-turn", "by-turn"]),
        ("shut-the-box", 6, ["one-turn", "by-turn"]),
        ("shut-the-box", 8, ["one-turn", "by-turn"]),
        ("shut-the-box", 9, ["by-turn"]),
        ("shut-the-box", 1, []),
        ("instant-win", 3, ["one-turn", "by-turn"]),
        ("ferme-ta-boite", 2, ["running", "by-turn"]),
        ("ferme-ta-boite", 3, ["many-running", "by-turn"]),
        ("ferme-ta-boite", 4, ["many-running", "by-turn"]),
        ("ferme-ta-boite", 5, ["by-turn"]),
        ("double-shutter", 2, ["chase-game", "by-round", "chase"]),
        ("double-shutter", 4, ["many-chase", "by-round", "chase"]),
        ("double-shutter", 8, ["by-round", "chase"]),
        ("double-shutter", 9, ["by-round", "chase"]),
        ("double-shutter-2008", 2, ["chase-game", "by-round", "chase"]),
        ("last-one-standing", 2, ["standing"]),
        ("last-one-standing", 4, ["standing"]),
        ("knock-out-45", 3, ["to-limit", "by-turn"]),
        ("knock-out-45", 4, ["by-turn"]),
        ("tournament-100", 2, ["to-limit", "by-turn"]),
    ],
)
def test_the_published_games_are_solved_for_the_usual_numbers_of_players(
    name: str, players: int, names: list[str]
) -> None:
    assert solved(named(name), players) == names


@pytest.mark.parametrize(
    ("settings", "players", "names"),
    [
        ({"format": "running", "next_start": "winner"}, 2, ["by-turn"]),
        ({"format": "running", "next_start": "winner"}, 3, ["by-turn"]),
        ({"format": "running", "rounds": 11}, 2, ["by-turn"]),
        ({"format": "knock-out", "limit": 45, "next_start": "winner", "out_when": "round-end"}, 2, ["by-turn"]),
        ({"format": "until", "limit": 251}, 2, ["by-turn"]),
        ({"format": "until", "limit": 250, "box": "double"}, 3, ["by-turn"]),
        ({"format": "knock-out", "limit": 45, "next_start": "winner"}, 2, []),
        ({"format": "running", "total": "digits"}, 2, []),
        ({"format": "chase", "tries": "one-each"}, 2, ["by-round"]),
        ({"format": "last-one-standing", "limit": 6}, 2, []),
        ({"format": "last-one-standing", "limit": 5}, 5, []),
        ({"format": "last-one-standing", "limit": 5, "off_mat": "end", "off_mat_chance": "1/9"}, 2, []),
    ],
)
def test_settings_that_no_solution_knows_are_forecast_at_the_most(
    settings: dict[str, Any], players: int, names: list[str]
) -> None:
    assert solved(from_data(settings), players) == names


@pytest.mark.parametrize(
    ("settings", "names"),
    [
        ({"rounds": 11}, ["by-round", "chase"]),
        ({"ties": "play-off", "super_box": "draw"}, ["chase"]),
        ({"ties": "play-off", "super_box": "both-score"}, ["chase"]),
    ],
)
def test_a_chase_game_that_is_too_long_or_may_never_end_is_solved_by_the_round(
    settings: dict[str, Any], names: list[str]
) -> None:
    assert solved(from_data(settings | {"format": "chase"}), 2) == names


def test_an_order_that_is_thrown_anew_each_round_is_not_taken_for_a_fixed_one() -> None:
    settings = {"begins": "throw", "order": "descending", "next_start": "throw"}
    rules = changed(named("last-one-standing"), settings)
    assert solved(rules, 2) == ["standing"]
    assert solved(rules, 3) == []


def test_totals_too_great_to_be_told_apart_are_not_solved_as_a_game() -> None:
    # Two-digit tiles make totals of eighteen digits, more than a double holds.
    digits = from_data({"box": list(range(10, 19)), "faces": 20, "total": "digits"})
    assert solved(digits, 2) == []
    assert solved(changed(digits, {"format": "chase"}), 2) == []


def test_totals_too_many_to_be_compared_in_pairs_are_not_solved_as_a_game() -> None:
    digits = from_data({"box": "double", "total": "digits"})
    assert solved(digits, 2) == []


# Where nothing can be made

WITHOUT = """
import sys
sys.modules["numpy"] = sys.modules["numba"] = None
from shutbox.rules import from_json, named
from shutbox.solve import library
from shutbox.solve.objective import MEAN
from shutbox.errors import ShutboxError
rules = named("nine")
print(library.turn(rules, MEAN).tables["values"].at(511, 0))
try:
    library.turn(named("triple"), MEAN)
except ShutboxError as error:
    print(error.code, error.arguments["missing"])
"""


def test_a_kept_table_is_read_without_numpy_and_a_missing_one_is_refused_in_words() -> None:
    value = library.turn(named("nine"), MEAN).tables["values"].at(511, 0)
    done = subprocess.run([sys.executable, "-c", WITHOUT], check=True, capture_output=True, text=True, env=os.environ)
    first, second = done.stdout.splitlines()
    assert float(first) == value
    assert second.split() in (["solve-extra-missing", "numba"], ["solve-extra-missing", "numpy"])


def test_a_box_too_large_is_refused_and_nothing_is_kept(place: Path) -> None:
    rules = from_data({"box": list(range(1, 25)), "format": "chase"})
    for row in FORMATS:
        with pytest.raises(ShutboxError) as refused:
            solution_of(row.kind, rules, 2, 2)
        assert refused.value.code == "solve-too-large"
    with pytest.raises(ShutboxError, match="solve-too-large"):
        library.turn(rules, MEAN)
    assert list(place.iterdir()) == []


def test_a_hint_for_a_position_is_the_same_from_a_table_and_from_the_solver() -> None:
    rules = named("nine-sum6")
    position = read_position(rules.turn.box, "12.4...89")
    found = library.turn(rules, SHUT).tables["values"].at(position, 0)
    assert found == solve_turn(rules.turn, SHUT).values[position]
