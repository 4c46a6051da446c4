"""Records in files."""

from __future__ import annotations

from pathlib import Path

import pytest

import shutbox as sb


def test_a_record_is_written_and_read(tmp_path: Path) -> None:
    record = sb.play_out("double-shutter", ["highest", "random"], seed=5)
    sb.save_record(record, tmp_path / "game.shutbox")
    assert sb.load_record(str(tmp_path / "game.shutbox")) == record
    assert (tmp_path / "game.shutbox").read_bytes().decode() == sb.write_record(record) == str(record)
    assert repr(record) == f"<Record double-shutter: highest, random; {len(record.events)} events>"


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.shutbox"
    path.write_text(sb.write_record(sb.play_out("nine", seed=5)).replace("nine", "nice"))
    with pytest.raises(sb.CorruptRecordError, match="record-hash"):
        sb.load_record(path)


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="record must be a Record, not str"):
        sb.save_record("shutbox 1", tmp_path / "a")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="text must be the text of a record"):
        sb.read_record(b"shutbox 1")  # type: ignore[arg-type]
