"""Whether a stored game is whole and could have happened."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from shutbox.cli.sitting import after, happened, opened, started
from shutbox.play import Throw, legal, read_record, write_record
from shutbox.rules import named
from tests.cli.console import Done, refused, run

RECORDS = sorted((Path(__file__).parent.parent / "data" / "records").glob("*.shutbox"))


@pytest.fixture
def text() -> str:
    sitting = opened(started(named("nine"), ["Ann", "Bo"], None, "7"))
    while not sitting.game.over:
        sitting = after(sitting, happened(sitting, legal(sitting.game)[0]))
    return write_record(sitting.record)


def verified(tmp_path: Path, text: str, *tokens: str) -> Done:
    (tmp_path / "game.shutbox").write_text(text, encoding="utf-8", newline="\n")
    return run("verify", "game.shutbox", *tokens)


def closed(text: str, count: int | None = None) -> str:
    """The text with a last line that fits it."""
    body, _, last = text.rstrip("\n").rpartition("\n")
    body += "\n"
    return f"{body}end {count or last.split()[1]} {hashlib.sha256(body.encode()).hexdigest()}\n"


def test_a_sound_record_is_ok(tmp_path: Path, text: str) -> None:
    done = verified(tmp_path, text)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("ok: Nine tiles; events: ")
    found = json.loads(verified(tmp_path, text, "--json").out)
    assert (found["ok"], found["rules"], found["players"], found["over"]) == (True, "nine", 2, True)
    assert found["events"] == len(read_record(text).events)


def test_the_first_event_that_could_not_have_happened_is_named(tmp_path: Path, text: str) -> None:
    head, _, story = text.partition("\n\n")
    first, second, *rest = story.split(" ")
    damaged = closed(f"{head}\n\n{first} 9+9 {' '.join(rest)}")
    assert refused(verified(tmp_path, damaged), 1).startswith("event 2, 9+9, could not have happened: ")
    assert second != "9+9"


def test_a_throw_that_its_seed_does_not_make_could_not_have_happened(tmp_path: Path) -> None:
    sitting = opened(started(named("nine"), ["Ann"], None, "7"))
    event = happened(sitting, Throw(2))
    text = write_record(after(sitting, event).record)
    word = text.partition("\n\n")[2].split()[0]
    other = "1,1s" if word != "1,1s" else "1,2s"
    said = refused(verified(tmp_path, closed(text.replace(f"\n{word}\n", f"\n{other}\n"))), 1)
    assert said == f"event 1, {other}, could not have happened: the seed of this game makes it {word}"


def test_a_changed_letter_is_noticed(tmp_path: Path, text: str) -> None:
    assert "hash" in refused(verified(tmp_path, text.replace("Ann", "Anne")), 1)


def test_a_cut_record_is_noticed(tmp_path: Path, text: str) -> None:
    assert "cut off" in refused(verified(tmp_path, text[: len(text) // 2]), 1)


def test_a_wrong_count_is_noticed(tmp_path: Path, text: str) -> None:
    assert "but it has" in refused(verified(tmp_path, closed(text, 1)), 1)


@pytest.mark.parametrize(
    ("old", "new"), [('"dice": 2', '"dice": 0'), ("seat person", "seat PERSON"), ("begins 1", "begins x")]
)
def test_a_header_that_says_what_cannot_be_is_damage(tmp_path: Path, text: str, old: str, new: str) -> None:
    refused(verified(tmp_path, closed(text.replace(old, new))), 1)


def test_what_is_no_record_at_all_is_bad_input(tmp_path: Path) -> None:
    refused(verified(tmp_path, "hello\n"))
    refused(verified(tmp_path, ""))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_recorded_games_are_sound(path: Path) -> None:
    assert run("verify", str(path)).code == 0
