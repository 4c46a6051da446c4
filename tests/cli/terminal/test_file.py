"""Files of the user."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.cli.terminal.file import (
    MOST_BYTES,
    FileError,
    create,
    file_error,
    is_file,
    is_folder,
    read_text,
    rewrite,
)


def test_files_and_folders_are_told_apart(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert (is_file(str(file)), is_folder(str(file))) == (True, False)
    assert (is_file(str(tmp_path)), is_folder(str(tmp_path))) == (False, True)


@pytest.mark.parametrize("path", ["", "none", "with\0null", "x" * 5000])
def test_a_path_that_cannot_be_is_neither_a_file_nor_readable(path: str) -> None:
    assert not is_file(path)
    assert path == "" or not is_folder(path)
    with pytest.raises(FileError):
        read_text(path)
    with pytest.raises(FileError):
        create(f"{path}/{path}", "text")


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (FileNotFoundError(), "file-missing"),
        (NotADirectoryError(), "file-missing"),
        (IsADirectoryError(), "file-folder"),
        (PermissionError(), "file-denied"),
        (FileExistsError(), "file-exists"),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "bad"), "file-text"),
        (OSError(28, "No space left on device"), "file-other"),
    ],
)
def test_an_error_of_the_system_has_a_code_and_the_path(error: Exception, code: str) -> None:
    found = file_error("my file", error)
    assert found.code == code
    assert found.arguments["file"] == "my file"


def test_other_errors_say_why_and_an_existing_file_is_quoted_for_a_shell() -> None:
    assert file_error("f", OSError(28, "No space left on device")).arguments["why"] == "No space left on device"
    assert file_error("f", ValueError("embedded null byte")).arguments["why"] == "embedded null byte"
    assert file_error("my file", FileExistsError()).arguments["quoted"] == "'my file'"


@given(st.text(st.characters(codec="utf-8")))
def test_reading_gives_what_was_written(text: str) -> None:
    path = Path("written")
    path.unlink(missing_ok=True)
    create(str(path), text)
    assert read_text(str(path)) == text.removeprefix("\ufeff")
    rewrite(str(path), f"{text}.")
    assert path.read_bytes() == f"{text}.".encode()


def test_a_byte_order_mark_is_skipped_and_other_bytes_are_not_text() -> None:
    Path("marked").write_bytes(b"\xef\xbb\xbfbox")
    assert read_text("marked") == "box"
    Path("bytes").write_bytes(b"\xff\xfe")
    with pytest.raises(FileError, match="file-text"):
        read_text("bytes")


def test_a_file_that_is_too_large_is_refused() -> None:
    with Path("large").open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    with pytest.raises(FileError, match="file-large"):
        read_text("large")


def test_a_folder_is_no_text() -> None:
    with pytest.raises(FileError, match="file-folder"):
        read_text(".")


def test_a_new_file_needs_a_folder_and_a_free_name() -> None:
    create("new", "first")
    with pytest.raises(FileError, match="file-exists"):
        create("new", "second")
    assert read_text("new") == "first"
    with pytest.raises(FileError, match="file-no-folder"):
        create("none/new", "text")


def test_a_rewritten_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "target").write_text("old")
    (tmp_path / "link").symlink_to("target")
    rewrite("link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "target").read_text() == "new"


def test_a_rewrite_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(FileError, match="file-folder"):
        rewrite("folder", "text")
    assert list(tmp_path.iterdir()) == [tmp_path / "folder"]
