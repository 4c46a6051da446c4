"""Many files of games, read together."""

from __future__ import annotations

from pathlib import Path

import pytest

from shutbox.cli.history import game_history
from shutbox.cli.history.game_history import rate_games, read_games
from shutbox.cli.terminal.file import FileError
from shutbox.coach import analyse
from shutbox.errors import ShutboxError
from shutbox.play import Record, write_record
from tests.coach.history.sample import LEFT, SHUT, sample


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path / "cache"))


def save(name: str, record: Record) -> Path:
    """The file of a record."""
    Path(name).write_text(write_record(record), encoding="utf-8", newline="\n")
    return Path(name)


def test_a_file_counts_once_and_an_unfinished_game_not_at_all() -> None:
    files = [save("1.shutbox", sample(SHUT)), save("2.shutbox", sample(SHUT)), save("3.shutbox", sample("1,2t"))]
    history = read_games([*files, Path("1.shutbox").resolve()])
    # Two short games with the same dice and the same choices are two games.
    assert (len(history.games), history.unfinished, history.skipped) == (2, 1, {})


def test_damaged_and_foreign_files_are_named_and_skipped() -> None:
    whole = save("whole.shutbox", sample(SHUT))
    damaged, foreign, binary = Path("damaged.shutbox"), Path("foreign.shutbox"), Path("binary.shutbox")
    damaged.write_text(whole.read_text(encoding="utf-8").replace("Ann", "Bob"), encoding="utf-8")
    foreign.write_text("dear diary", encoding="utf-8")
    binary.write_bytes(b"\xff\xfe\x00")
    history = read_games([damaged, foreign, binary, whole])
    assert len(history.games) == 1
    assert {path: error.code for path, error in history.skipped.items()} == {
        "damaged.shutbox": "record-hash",
        "foreign.shutbox": "record-none",
        "binary.shutbox": "file-text",
    }


def test_a_file_that_is_not_there_is_an_error() -> None:
    with pytest.raises(FileError, match="file-missing"):
        read_games([Path("nowhere.shutbox")])


def test_the_coach_looks_at_a_game_once(monkeypatch: pytest.MonkeyPatch) -> None:
    history = read_games([save("1.shutbox", sample(SHUT)), save("2.shutbox", sample(LEFT))])
    steps: list[tuple[int, int]] = []
    first = rate_games(history, history.games, lambda done, of: steps.append((done, of)))
    assert (history.rated, steps) == (2, [(1, 2), (2, 2)])
    monkeypatch.setattr(game_history, "analyse", None)
    assert rate_games(history, history.games, None) == first
    assert all(game.seats[0].figures for game in first)


@pytest.mark.parametrize("error", [KeyboardInterrupt(), ShutboxError("solve-extra-missing", missing="numpy")])
def test_what_was_looked_at_before_it_stops_is_shown(error: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    history = read_games([save("1.shutbox", sample(SHUT)), save("2.shutbox", sample(LEFT))])
    left = [1]

    def look(record: Record) -> object:
        if not left:
            raise error
        left.pop()
        return analyse(record)

    monkeypatch.setattr(game_history, "analyse", look)
    found = rate_games(history, history.games, None)
    assert [game.seats[0].figures is not None for game in found] == [True, False]
    assert (history.rated, history.stopped, history.lack) == (
        (1, True, None) if isinstance(error, KeyboardInterrupt) else (1, False, error)
    )
