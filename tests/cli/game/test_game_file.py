"""Keeping a game in a file."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from shutbox.cli.game.game_file import load_record, program_name, resume_command, save_game
from shutbox.cli.game.local_game import new_record, open_game
from shutbox.cli.terminal.file import FileError, create, rewrite
from shutbox.rules import named
from shutbox.words import Words


def test_a_game_without_a_file_gets_a_new_one_every_time(tmp_path: Path) -> None:
    local = open_game(new_record(named("nine"), ["Ann"], None, None))
    names = [save_game(local, now="20261115-093000").path for _ in range(3)]
    stem = "shutbox-20261115-093000"
    assert names == [f"{stem}.shutbox", f"{stem}-2.shutbox", f"{stem}-3.shutbox"]
    assert load_record(names[0] or "") == local.record
    assert len(list(tmp_path.iterdir())) == 3


def test_a_game_is_saved_in_the_temporary_folder_if_the_current_one_is_read_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    real = Path.open

    def denied(path: Path, *arguments: str, **options: str) -> object:
        if path.parent == Path():
            raise PermissionError(13, "denied")
        return real(path, *arguments, **options)  # type: ignore[call-overload]

    monkeypatch.setattr(Path, "open", denied)
    local = save_game(open_game(new_record(named("nine"), ["Ann"], None, None)), now="now")
    assert local.path == str(tmp_path / "temporary" / "shutbox-now.shutbox")


def test_the_resume_command_can_be_pasted_into_a_shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = tmp_path / "our games"
    package = root / "src" / "shutbox"
    module = str(package / "__main__.py")
    assert program_name(module, package, root) == "python -m shutbox"
    root.mkdir()
    (root / "shutbox").touch()
    assert program_name(module, package, root) == "./shutbox"
    assert shlex.split(program_name(module, package, Path("/"))) == [str(root / "shutbox")]
    monkeypatch.setenv("PATH", "/somewhere/bin:/elsewhere")
    assert program_name("/somewhere/bin/shutbox", package, tmp_path) == "shutbox"
    assert program_name("/my place/bin/shutbox", package, tmp_path) == "'/my place/bin/shutbox'"
    assert program_name("shutbox", package, tmp_path) == "shutbox"


def test_a_strange_file_name_is_quoted() -> None:
    assert resume_command(Words(), "our game.shutbox").endswith(" play --resume 'our game.shutbox'")
    assert resume_command(Words(), "-x").endswith(" play --resume ./-x")


def test_a_game_goes_on_in_the_language_that_was_asked_for() -> None:
    assert resume_command(Words("de"), "game").endswith(" play --resume game --lang de")


def test_a_new_file_never_overwrites_another(tmp_path: Path) -> None:
    create("game", "one")
    with pytest.raises(FileError) as caught:
        create("game", "two")
    assert caught.value.code == "file-exists"
    assert (tmp_path / "game").read_text() == "one"


def test_a_file_is_rewritten_at_once_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    create("game", "one")
    rewrite("game", "two")
    assert (tmp_path / "game").read_text() == "two"

    def broken(_: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr("os.fsync", broken)
    with pytest.raises(FileError) as caught:
        rewrite("game", "three")
    assert caught.value.arguments["why"] == "Input/output error"
    assert (tmp_path / "game").read_text() == "two"
    assert [path.name for path in tmp_path.iterdir()] == ["game"]
