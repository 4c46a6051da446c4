"""The solutions that come with the package: found by their fingerprint, within the bound, never in the way."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from shutbox.rules import changed, from_data, named
from shutbox.solve import library, solution
from shutbox.solve.format import Kind, Problem
from shutbox.solve.portable import supply
from shutbox.solve.portable.assembly import write_shelf
from shutbox.solve.portable.packing import BOUND
from shutbox.solve.portable.supply import closed_shelf, file_name, is_shelf_open, is_shipped, read_shelf, shipped
from shutbox.solve.solution import fingerprint

NINE = Problem(Kind.ONE_TURN, named("nine"), 2)
ABOUT = library.about(NINE)


@pytest.fixture(autouse=True)
def _empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path / "cache"))
    solution._lookup.cache_clear()


def test_a_shipped_solution_is_what_the_solver_finds_within_the_bound() -> None:
    found = library.solution(NINE)
    wanted = library.fresh_solution(NINE)
    assert found.about == wanted.about
    for name, table in wanted.tables.items():
        assert found.tables[name].shape == table.shape
        np.testing.assert_allclose(np.array(found.tables[name].numbers), np.array(table.numbers), rtol=0, atol=BOUND)


def test_what_is_shipped_is_not_stored_again() -> None:
    library.solution(NINE)
    assert not solution.is_kept(ABOUT)


def test_a_solution_in_the_cache_folder_comes_first() -> None:
    with closed_shelf():
        exact = library.solution(NINE)
    assert solution.is_kept(ABOUT)
    solution._lookup.cache_clear()
    assert library.solution(NINE).tables["opened"].row() == exact.tables["opened"].row()
    rounded = shipped(ABOUT, fingerprint(ABOUT))
    assert rounded is not None
    assert tuple(rounded["opened"][1]) != exact.tables["opened"].row()


def test_a_closed_shelf_has_nothing() -> None:
    name = fingerprint(ABOUT)
    assert is_shelf_open()
    assert is_shipped(ABOUT, name)
    with closed_shelf():
        assert not is_shelf_open()
        assert not is_shipped(ABOUT, name)
        assert shipped(ABOUT, name) is None
    assert is_shipped(ABOUT, name)


def test_other_rules_have_no_shipped_solution() -> None:
    for more in ({"shut_wins": True, "ties": "play-off"}, {"faces": 8}):
        about = library.about(Problem(Kind.ONE_TURN, changed(named("nine"), more), 2))
        assert not is_shipped(about, fingerprint(about))


def test_a_description_without_a_turn_has_none() -> None:
    assert not is_shipped({"kind": "turn"}, "0")


@pytest.fixture
def own_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one file, for a tiny game."""
    rules = from_data({"box": [1, 2, 3], "dice": 1, "faces": 3, "most_players": 2, "name": "tiny"})
    monkeypatch.setattr(supply, "FOLDER", tmp_path / "shelf")
    return write_shelf(tmp_path / "shelf", file_name(library.about_turn(rules)), [rules])


def test_a_damaged_file_is_ignored(own_shelf: Path) -> None:
    whole = own_shelf.read_bytes()
    assert read_shelf(own_shelf).rules == ("tiny",)
    for damaged in (whole[:-1], whole[:-1] + b"?", b"{}\n", b"", b"[]"):
        own_shelf.write_bytes(damaged)
        read_shelf.cache_clear()
        assert read_shelf(own_shelf).places == {}
    read_shelf.cache_clear()


PLAYS = """
import sys
sys.modules["numpy"] = sys.modules["numba"] = None
from shutbox.play import begin, new_game
from shutbox.rules import named
from shutbox.value import options
for name, players in (("nine", 3), ("golf", 2), ("ferme-ta-boite", 3), ("double-shutter", 2), ("double-shutter", 3),
                      ("double-shutter-2008", 3), ("double-shutter", 4), ("knock-out-45", 2), ("knock-out-45", 3),
                      ("tournament-100", 2), ("last-one-standing", 2)):
    game = new_game(named(name), [f"P{seat}" for seat in range(players)])
    game = begin(game, 0) if game.rules.game.begins.value == "throw" else game
    try:
        found = options(game)
        print(name, players, found.horizon.value, round(sum(found.best.seats), 6))
    except Exception as error:
        print(name, players, error.code)
"""


def test_a_plain_install_values_whole_games() -> None:
    done = subprocess.run([sys.executable, "-c", PLAYS], check=True, capture_output=True, text=True, env=os.environ)
    assert done.stdout.splitlines() == [
        "nine 3 game 1.0",
        "golf 2 game 1.0",
        "ferme-ta-boite 3 game 1.0",
        "double-shutter 2 game 1.0",
        "double-shutter 3 game 1.0",
        "double-shutter-2008 3 game 1.0",
        "double-shutter 4 forecast 1.0",
        "knock-out-45 2 game 1.0",
        "knock-out-45 3 game 1.0",
        "tournament-100 2 game 1.0",
        "last-one-standing 2 solve-extra-missing",
    ]
