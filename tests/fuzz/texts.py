"""Texts that people and files give: rule sets, positions, records. What can be read is written and read the same."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from shutbox.errors import ShutboxError
from shutbox.play import check_sealed, read_record, write_record
from shutbox.rules import (
    BOXES,
    Box,
    changed,
    from_json,
    from_toml,
    named,
    names,
    read_move,
    read_position,
    to_json,
    to_toml,
    write_move,
    write_position,
)
from shutbox.rules.box import Move, read_box
from shutbox.words import Words

WORDS = Words()
DATA = Path(__file__).parents[1] / "data"


def _split(data: bytes) -> tuple[int, str]:
    """The first byte, which chooses, and the rest as text."""
    return (data[0] if data else 0), data[1:].decode(errors="replace")


def check_sentence(error: ShutboxError) -> None:
    """Raises if nobody can be told what is wrong."""
    assert WORDS.error(error)


def run_rules(data: bytes) -> None:
    """Reads a rule set: TOML, JSON, or settings as they are typed, `name=value` in each line."""
    kind, text = _split(data)
    try:
        if kind % 3 == 0:
            rules = from_toml(text)
        elif kind % 3 == 1:
            rules = from_json(text)
        else:
            settings = dict(line.partition("=")[::2] for line in text.split("\n"))
            rules = changed(named("nine"), settings)
    except ShutboxError as error:
        check_sentence(error)
        return
    for whole in (True, False):
        assert from_toml(to_toml(rules, whole=whole)) == rules
        assert from_json(to_json(rules, whole=whole)) == rules


def run_positions(data: bytes) -> None:
    """Reads a box, a position and a move, each in a line."""
    kind, text = _split(data)
    lines = [*text.split("\n"), "", "", ""]
    try:
        box = read_box(lines[0]) if kind % 8 >= len(BOXES) else list(BOXES.values())[kind % 8]
        # What a rule set checks before anybody can write a position.
        if sum(map(len, box.columns)) > 60 or not all(column and max(column) < 100 for column in box.columns):
            return
        assert read_box(write_position(box, box.full)) == box
        position = read_position(box, lines[1])
        assert read_position(box, write_position(box, position)) == position
        move = read_move(box, position, lines[2])
        assert read_move(box, position, write_move(box, position, move)) == move
    except ShutboxError as error:
        check_sentence(error)


def run_records(data: bytes) -> None:
    """Reads a record; the hash at its end is made to fit three times out of four, because nobody guesses it."""
    kind, text = _split(data)
    if kind % 4:
        text = sealed(text)
    try:
        record = read_record(text)
    except ShutboxError as error:
        check_sentence(error)
        return
    again = write_record(record)
    assert read_record(again) == record
    assert write_record(read_record(again)) == again
    try:
        check_sealed(record)
    except ShutboxError as error:
        check_sentence(error)


def sealed(text: str) -> str:
    """A record whose last line counts its words and has the right hash."""
    body = text.replace("\r\n", "\n").rpartition("end ")[0] or text
    body = body if body.endswith("\n") else body + "\n"
    count = len(body.partition("\n\n")[2].split())
    return f"{body}end {count} {hashlib.sha256(body.encode()).hexdigest()}\n"


def rule_seeds() -> list[bytes]:
    """Every rule set of the catalogue in each form, and one setting after the other."""
    rules = [named(name) for name in names()]
    texts = [(0, to_toml(each)) for each in rules] + [
        (1, to_json(each, whole=at % 4 == 0)) for at, each in enumerate(rules)
    ]
    typed = [
        "dice=3\nfaces=8",
        "box=123/456\nset_up=..3/456",
        "one_die=standing:6:forced",
        "off_mat=choose\noff_mat_chance=1/50",
    ]
    return [bytes([kind]) + text.encode() for kind, text in [*texts, *((2, text) for text in typed)]]


def position_seeds() -> list[bytes]:
    """A position and a move in each known box, and boxes of one's own."""
    known = [f"\n{write_position(box, box.full)}\n{_first(box)}" for box in BOXES.values()]
    own = ["123/4-6\n.23/4-6\n2+3", "1,12,3\n1,.,3\n1+3", "111\n111\n1@1+1@3", "12,\n12,\n12"]
    texts = [*enumerate(known), *((7, text) for text in own)]
    return [bytes([kind]) + text.encode() for kind, text in texts]


def _first(box: Box) -> str:
    """The move that shuts the front tile of the first column."""
    return write_move(box, box.full, Move(box.weights[0]))


def record_seeds() -> list[bytes]:
    """The recorded games of the tests with the shortest rules, and the sealed ones."""
    files = [*sorted((DATA / "records").glob("*.shutbox")), *sorted((DATA / "sealed").glob("*.shutbox"))]
    return [b"\x01" + _short(path.read_text(encoding="utf-8")).encode() for path in files]


def _short(text: str) -> str:
    """A record with the rules as short as they can be said, so that a change hits the game as often as the rules."""
    rules = next(line for line in text.splitlines() if line.startswith("rules "))
    short = from_json(rules.removeprefix("rules "), stored=True)
    return text.replace(rules, "rules " + json.dumps(json.loads(to_json(short)), separators=(",", ":")))
