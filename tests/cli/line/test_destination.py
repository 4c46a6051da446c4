"""Where a command writes."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from shutbox.cli.line.arguments import Arguments
from shutbox.cli.line.destination import check_folder, check_new, conversation
from shutbox.cli.terminal.stream import Terminal
from shutbox.errors import ShutboxError


def test_with_json_people_are_talked_to_on_the_error_stream() -> None:
    terminal = Terminal(StringIO(), StringIO(), StringIO())
    assert conversation(Arguments({}, {}), terminal) is terminal
    assert conversation(Arguments({}, {"json": ("",)}), terminal).output is terminal.errors


def test_a_new_file_needs_a_folder_and_a_free_name(tmp_path: Path) -> None:
    check_new(tmp_path / "new")
    (tmp_path / "old").touch()
    (tmp_path / "link").symlink_to("nowhere")
    for path, code in (
        (tmp_path / "old", "export-exists"),
        (tmp_path / "link", "export-exists"),
        (tmp_path / "none" / "new", "file-no-folder"),
    ):
        with pytest.raises(ShutboxError) as raised:
            check_new(path)
        assert raised.value.code == code


def test_a_folder_is_there_or_can_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "loop").symlink_to("loop")
    for path in (tmp_path, tmp_path / "new" / "deep"):
        check_folder(path)
    for name, part in (("file", "file"), ("file/new", "file"), ("loop", "loop")):
        with pytest.raises(ShutboxError) as raised:
            check_folder(tmp_path / name)
        assert (raised.value.code, raised.value.arguments) == ("file-no-directory", {"file": str(tmp_path / part)})
    with pytest.raises(ShutboxError, match="file-other"):
        check_folder(tmp_path / ("x" * 300))
