"""Rows that survive a crash."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.errors import ShutboxError
from shutbox.tournament.journal import Row, open_journal

QUESTION = {"kind": "test", "players": 2}
values = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
rows = st.dictionaries(st.text(max_size=8), values, max_size=4)


def kept(path: Path, question: dict[str, object] = QUESTION) -> dict[str, Row]:
    """What a journal holds."""
    with open_journal(path, question) as journal:
        return dict(journal.rows)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "work.journal"


@given(st.dictionaries(st.text(), rows, max_size=5))
def test_what_is_added_is_read_again(tmp_path_factory: pytest.TempPathFactory, added: dict[str, Row]) -> None:
    path = tmp_path_factory.mktemp("journal") / "work.journal"
    for job, row in added.items():
        with open_journal(path, QUESTION) as journal:
            journal.add(job, row)
    assert kept(path) == added


def test_cut_off_anywhere_only_lines_that_are_not_whole_are_lost(path: Path) -> None:
    with open_journal(path, QUESTION) as journal:
        journal.add("a", {"x": 1 / 3})
        journal.add("b", {"x": 2})
    content = path.read_bytes()
    for length in range(len(content) + 1):
        path.write_bytes(content[:length])
        ends = content[:length].count(b"\n")
        assert list(kept(path)) == ["a", "b"][: max(0, ends - 1)]
        with open_journal(path, QUESTION) as journal:
            journal.add("c", {"x": 3})
        assert list(kept(path))[-1:] == ["c"]


def test_a_journal_of_another_question_is_refused_and_left_alone(path: Path) -> None:
    with open_journal(path, QUESTION) as journal:
        journal.add("a", {})
    before = path.read_bytes()
    with pytest.raises(ShutboxError, match="journal-other"):
        kept(path, {"kind": "test", "players": 3})
    assert path.read_bytes() == before


def test_a_file_that_is_no_journal_is_refused_and_left_alone(path: Path) -> None:
    for content in (b"precious", b"precious\n", b'{"journal": 1}\n', b"\xff\n"):
        path.write_bytes(content)
        with pytest.raises(ShutboxError, match="journal-other"):
            kept(path)
        assert path.read_bytes() == content


@pytest.mark.parametrize("line", [b"[]\n", b"nonsense\n", b'{"job": "a"}\n', b"\xff\n"])
def test_a_damaged_line_is_named(path: Path, line: bytes) -> None:
    with open_journal(path, QUESTION) as journal:
        journal.add("a", {})
    path.write_bytes(path.read_bytes() + line)
    with pytest.raises(ShutboxError, match="journal-damaged") as caught:
        kept(path)
    assert caught.value.arguments["line"] == 3


def test_a_journal_is_written_by_one_at_a_time(path: Path) -> None:
    with open_journal(path, QUESTION), pytest.raises(ShutboxError, match="journal-busy"):
        kept(path)
    assert kept(path) == {}


def test_a_journal_that_cannot_be_made_says_why(tmp_path: Path) -> None:
    with pytest.raises(ShutboxError, match=r"No such file.* \[journal-failed\]"):
        kept(tmp_path / "nowhere" / "work.journal")
