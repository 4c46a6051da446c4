"""Solutions in files: made once, read again, rebuilt when damaged, never needed."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shutbox.solve import solution
from shutbox.solve.solution import (
    SUFFIX,
    SWEPT_SUFFIX,
    Solution,
    Table,
    at_hand,
    clear,
    contents,
    decode,
    encode,
    fingerprint,
    lookup,
)

ABOUT = {"kind": "toy", "turn": {"faces": 6}, "players": 2}
ARRAYS = {"totals": np.array([0.0, 1.5, 3.0]), "held": np.arange(24.0).reshape(2, 3, 4) / 7}
CONTENT = encode(ABOUT, ARRAYS)


class Maker:
    """Makes the toy's arrays, and counts how often."""

    def __init__(self) -> None:
        self.made = 0

    def __call__(self) -> Mapping[str, Any]:
        self.made += 1
        return ARRAYS


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty cache folder, not yet there, and nothing in memory."""
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path / "kept"))
    solution._lookup.cache_clear()
    yield tmp_path / "kept"
    solution._lookup.cache_clear()


@pytest.fixture
def make() -> Maker:
    """The one who makes the toy's arrays."""
    return Maker()


def ask(make: Callable[[], Mapping[str, Any]]) -> Solution:
    """The toy's solution as a new process would get it: nothing is in memory."""
    solution._lookup.cache_clear()
    return lookup(ABOUT, make)


def the_file(place: Path) -> Path:
    """The one file that is kept."""
    (file,) = place.iterdir()
    return file


def is_whole(found: Solution | None) -> bool:
    """Whether a solution says what the toy's arrays say."""
    return (
        found is not None
        and found.about == ABOUT
        and set(found.tables) == set(ARRAYS)
        and all(found.tables[name].shape == array.shape for name, array in ARRAYS.items())
        and all(list(found.tables[name].numbers) == array.ravel().tolist() for name, array in ARRAYS.items())
    )


def test_what_is_written_is_read_again() -> None:
    assert is_whole(decode(CONTENT))


def test_a_table_gives_one_number_or_a_row() -> None:
    found = decode(CONTENT)
    assert found is not None
    held = found.tables["held"]
    assert held.at(1, 2, 3) == 23 / 7
    assert held.row(1, 0) == (12 / 7, 13 / 7, 14 / 7, 15 / 7)
    assert found.tables["totals"].row() == (0.0, 1.5, 3.0)
    with pytest.raises(ValueError, match="zip"):
        held.at(1, 2)
    for beyond in ((2, 0, 0), (0, 3, 0), (0, 0, -1)):
        with pytest.raises(IndexError):
            held.at(*beyond)


def test_a_solution_is_made_once_and_then_read(place: Path, make: Maker) -> None:
    assert is_whole(ask(make))
    assert the_file(place).name == fingerprint(ABOUT) + SUFFIX
    assert is_whole(ask(make))
    assert is_whole(ask(make))
    assert make.made == 1


def test_a_solution_in_memory_is_not_even_read(place: Path, make: Maker) -> None:
    found = ask(make)
    the_file(place).unlink()
    assert lookup(dict(reversed(ABOUT.items())), make) is found
    assert make.made == 1


def test_another_description_is_another_solution(place: Path, make: Maker) -> None:
    ask(make)
    lookup(ABOUT | {"players": 3}, make)
    assert make.made == 2
    assert len(list(place.iterdir())) == 2


def test_a_fingerprint_depends_on_everything_but_the_order() -> None:
    assert fingerprint(ABOUT) == fingerprint(dict(reversed(ABOUT.items())))
    assert len({fingerprint(ABOUT | {"players": players}) for players in range(2, 9)}) == 7
    assert fingerprint(ABOUT | {"turn": {"faces": 5}}) != fingerprint(ABOUT)
    assert set(fingerprint(ABOUT)) <= set("0123456789abcdef")


def test_a_file_of_another_version_is_not_there() -> None:
    assert decode(CONTENT.replace(b'"version": 2', b'"version": 1')) is None


def test_a_file_about_something_else_is_not_taken(place: Path, make: Maker) -> None:
    place.mkdir()
    other = encode(ABOUT | {"players": 3}, {"totals": np.zeros(1)})
    (place / (fingerprint(ABOUT) + SUFFIX)).write_bytes(other)
    assert is_whole(ask(make))
    assert make.made == 1


@settings(max_examples=300)
@given(st.integers(0, len(CONTENT) - 1), st.integers(1, 255))
def test_a_file_with_any_byte_changed_is_not_there_or_says_the_same(where: int, change: int) -> None:
    damaged = bytearray(CONTENT)
    damaged[where] ^= change
    found = decode(bytes(damaged))
    assert found is None or found.about != ABOUT or is_whole(found)


@pytest.mark.parametrize("word", [b'"about"', b'"totals"', b'"held"', b'"tables"', b'"sha256"'])
def test_a_file_whose_head_is_damaged_is_rebuilt(place: Path, make: Maker, word: bytes) -> None:
    ask(make)
    file = the_file(place)
    file.write_bytes(file.read_bytes().replace(word, word[:2] + b"~" + word[3:]))
    assert is_whole(ask(make))


@settings(max_examples=50)
@given(st.integers(0, len(CONTENT) - 1))
def test_a_file_cut_off_anywhere_is_not_there(length: int) -> None:
    assert decode(CONTENT[:length]) is None


@given(st.binary(max_size=80) | st.sampled_from([b"[]\n", b"3\n", b"null\n", b'{"tables": []}\n', b'{"tables": {}}\n']))
def test_a_file_of_anything_at_all_is_not_there(content: bytes) -> None:
    assert decode(content) is None


def test_a_damaged_file_is_rebuilt(place: Path, make: Maker) -> None:
    ask(make)
    content = the_file(place).read_bytes()
    for damaged in (b"", content[:-1], content[:-1] + b"\xff", content + b"\0"):
        the_file(place).write_bytes(damaged)
        assert is_whole(ask(make))
        assert the_file(place).read_bytes() == content
    assert make.made == 5


def test_a_folder_that_cannot_be_written_is_only_slower(place: Path, make: Maker) -> None:
    place.write_text("not a folder")
    assert is_whole(ask(make))
    assert is_whole(ask(make))
    assert make.made == 2
    assert place.read_text() == "not a folder"


def test_a_folder_that_can_only_be_read_is_read(make: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> None:
        raise PermissionError(path)

    ask(make)
    monkeypatch.setattr(os, "utime", refuse)
    assert is_whole(ask(make))
    assert make.made == 1


def test_nothing_half_written_stays_behind(place: Path, make: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_from: Path, _to: Path) -> None:
        raise OSError

    monkeypatch.setattr(Path, "replace", refuse)
    assert is_whole(ask(make))
    assert list(place.iterdir()) == []


def test_the_longest_unused_are_dropped_beyond_the_limit(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solution, "MOST_BYTES", 3 * len(CONTENT) + 30)
    for players in (3, 4, 5):
        lookup(ABOUT | {"players": players}, Maker())
        file = place / (fingerprint(ABOUT | {"players": players}) + SUFFIX)
        os.utime(file, (players, players))
    solution._lookup.cache_clear()
    # Reading one makes it the newest.
    lookup(ABOUT | {"players": 3}, Maker())
    lookup(ABOUT | {"players": 6}, Maker())
    names = {fingerprint(ABOUT | {"players": players}) + SUFFIX for players in (3, 5, 6)}
    assert {file.name for file in place.iterdir()} == names


def test_a_folder_of_many_is_looked_through_now_and_then(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    most, looks, scandir = 160 * len(CONTENT), [], os.scandir

    def looked(path: Path) -> object:
        looks.append(path)
        return scandir(path)

    monkeypatch.setattr(solution, "MOST_BYTES", most)
    monkeypatch.setattr(os, "scandir", looked)
    for players in range(1, 401):
        lookup(ABOUT | {"players": players}, Maker())
    assert 0 < len(looks) < 100
    assert most / 2 < sum(file.stat().st_size for file in place.iterdir()) < 1.5 * most


def test_what_is_swept_in_a_moment_never_pushes_out_what_took_long(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solution, "MOST_SWEPT_BYTES", 2 * len(CONTENT) + 90)
    lookup(ABOUT, Maker())
    os.utime(the_file(place), (1, 1))
    for kind in ("turn", "seats"):
        for players in (3, 4, 5):
            lookup(ABOUT | {"kind": kind, "players": players}, Maker())
    names = sorted(file.name for file in place.iterdir())
    assert fingerprint(ABOUT) + SUFFIX in names
    assert sum(name.endswith(SWEPT_SUFFIX) for name in names) == 2
    assert len(names) == len(contents()) == 3


def test_solutions_are_listed_with_what_they_hold(place: Path, make: Maker) -> None:
    assert contents() == []
    ask(make)
    (place / f"0{SUFFIX}").write_bytes(b"damaged")
    (place / "another.txt").write_text("not ours")
    (broken, nothing), (file, found) = contents()
    assert (broken.name, nothing) == (f"0{SUFFIX}", None)
    assert file.name == fingerprint(ABOUT) + SUFFIX
    assert is_whole(found)


def test_clearing_removes_solutions_and_nothing_else(place: Path, make: Maker) -> None:
    assert clear() == 0
    ask(make)
    (place / "another.txt").write_text("not ours")
    assert clear() == 1
    assert [file.name for file in place.iterdir()] == ["another.txt"]
    lookup(ABOUT, make)
    assert make.made == 2


def test_a_user_without_a_home_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("SHUTBOX_CACHE")
    monkeypatch.setattr(Path, "home", no_home)
    _unkept()


def test_a_folder_that_cannot_be_looked_into_is_only_slower(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    # A name that is too long fails for every user; a folder of somebody else fails only for those who are not root.
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path / ("x" * 300)))
    _unkept()


def _unkept() -> None:
    make = Maker()
    assert not at_hand(ABOUT)
    assert lookup(ABOUT, make).about == ABOUT
    assert not at_hand(ABOUT)
    assert (contents(), clear()) == ([], 0)


def test_numbers_are_read_the_same_on_a_machine_of_the_other_byte_order(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = np.arange(3.0)
    assert list(solution._numbers(numbers.astype("<f8").tobytes())) == [0.0, 1.0, 2.0]
    monkeypatch.setattr(sys, "byteorder", "big")
    # Whoever thinks that it is of the other order sees the file swapped.
    assert list(solution._numbers(numbers.byteswap().tobytes())) == [0.0, 1.0, 2.0]


def test_the_head_of_a_file_is_one_line_that_a_person_can_read() -> None:
    head = json.loads(CONTENT.partition(b"\n")[0])
    assert head["about"] == ABOUT
    assert head["tables"] == {"totals": [3], "held": [2, 3, 4]}


def test_a_table_of_one_number_is_a_table() -> None:
    assert Table((1,), memoryview(b"\0" * 8).cast("d")).at(0) == 0.0
