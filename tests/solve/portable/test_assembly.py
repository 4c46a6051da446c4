"""Making the files of the shelf: what is made is found again, and the same is stored once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shutbox.rules import RuleSet, from_data, named
from shutbox.solve import library, solution
from shutbox.solve.format import Scoring
from shutbox.solve.portable import supply
from shutbox.solve.portable.assembly import games_by_file, write_shelf
from shutbox.solve.portable.inventory import inventory
from shutbox.solve.portable.packing import BOUND
from shutbox.solve.portable.supply import FOLDER, closed_shelf, file_name, is_shipped, read_shelf
from shutbox.solve.solution import fingerprint

TINY: dict[str, Any] = {"box": [[1, 2], [2, 1]], "dice": 1, "faces": 3, "total": "front-double", "most_players": 3}
LIMITS = {"most_rounds": 2, "rounds": 2}


def tiny(name: str, **more: Any) -> RuleSet:
    return from_data(TINY | LIMITS | {"name": name} | more)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty shelf and an empty cache."""
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(supply, "FOLDER", tmp_path)
    solution._lookup.cache_clear()
    return tmp_path


def test_everything_that_continues_a_game_is_found_again(folder: Path) -> None:
    games = [tiny("chase", format="chase"), tiny("paid", format="chase", points="paid"), tiny("sums", format="running")]
    name = file_name(library.about_turn(games[0]))
    path = write_shelf(folder, name, games)
    assert read_shelf(path).rules == ("chase", "paid", "sums")
    for rules in games:
        for problem in inventory(rules):
            about = library.about(problem)
            assert is_shipped(about, fingerprint(about))
            with closed_shelf():
                exact = library.solution(problem).tables
            solution._lookup.cache_clear()
            solution.clear()
            for table, numbers in exact.items():
                wanted = np.nan_to_num(numbers.numbers)
                found = np.array(library.solution(problem).tables[table].numbers)
                np.testing.assert_allclose(found, wanted, rtol=0, atol=BOUND)


def test_both_editions_share_what_is_the_same(folder: Path) -> None:
    both = [tiny("chase", format="chase"), tiny("paid", format="chase", points="paid")]
    name = file_name(library.about_turn(both[0]))
    alone, together = (len(write_shelf(folder, name, games).read_bytes()) for games in (both[:1], both))
    assert alone < together < 1.9 * alone


def test_progress_counts_the_problems(folder: Path) -> None:
    rules = tiny("sums", format="running")
    told: list[tuple[int, int]] = []
    write_shelf(folder, file_name(library.about_turn(rules)), [rules], lambda *done: told.append(done))
    whole = len(list(inventory(rules)))
    assert told == [(done, whole) for done in range(whole)]


def test_points_that_decide_between_equals_are_shipped_for_the_chances_that_are_read(folder: Path) -> None:
    rules = tiny("chase", format="chase")
    write_shelf(folder, file_name(library.about_turn(rules)), [rules])
    (duel,) = [each for each in inventory(rules) if each.kind.value == "chase-game" and each.rounds == 1]
    after, drawn = (library.solution(duel).tables[name] for name in ("after", "drawn"))
    first, second = (tuple(after.at(0, seat, shut, 2) for shut in (0, 1)) for seat in (0, 1))
    about = library.about_points(rules, Scoring((first, second), drawn.at(0, 2), 0, 0))
    assert is_shipped(about, fingerprint(about))


def test_every_catalogue_game_that_ships_something_has_its_file() -> None:
    files = games_by_file()
    assert {path.name for path in FOLDER.glob("*.tables")} == set(files)
    for name, games in files.items():
        found = read_shelf(FOLDER / name)
        assert found.rules == tuple(rules.name for rules in games)
        for rules in games:
            for problem in inventory(named(rules.name)):
                assert fingerprint(library.about(problem)) in found.places
