"""Makes tests/data/sealed: sealed games, and the steps of the derivation as test vectors for any language.

Run as `python -m tests.data.make_sealed`. These files are a contract: a change in them breaks every existing sealed
record.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

from shutbox.play import Record, write_record
from shutbox.play.dice import Number
from shutbox.play.seal import commitment, dice_key, rules_hash, salt, sealed_dice, seat_seal
from shutbox.rules import changed, named, to_json
from tests.games.sealed import PUBLIC, SECRET, Shown, played, seed

FOLDER = Path(__file__).parent / "sealed"
NUMBERS: tuple[Number, ...] = (("throw", 0), ("throw", 1), ("throw", 2), ("throw", 300), ("turn", 0, 0), ("turn", 2, 5))
SEATS: tuple[bytes | None, ...] = (seed("Ann"), None, seed("Cy"))


def _records() -> Iterator[tuple[str, Record]]:
    ann, bo, missing = seed("Ann"), seed("Bo"), True
    bare = {"source": "", "about": ""}
    nine = changed(named("nine"), bare)
    one_die = changed(nine, {"one_die": "standing:30:optional"})
    chase = changed(named("double-shutter"), bare | {"rounds": 1})
    off = changed(nine, {"off_mat": "choose", "off_mat_chance": "1/5"})
    three: tuple[Shown, ...] = (ann, missing, None)
    yield "two-seats", played(nine, (ann, bo))
    yield "missing-and-bot", played(nine, three)
    yield "one-die", played(one_die, (ann, bo))
    yield "start-throws", played(chase, (ann, bo))
    yield "off-mat", played(off, (ann, bo))
    yield "same-dice", played(changed(nine, {"same_dice": True}), (ann, bo), undo=True)
    yield "not-open", played(nine, (ann, bo), opened=False)


def vector() -> dict[str, Any]:
    """Every step from the secret and the seeds to faces, in hexadecimal."""
    rules = changed(named("nine"), {"source": "", "about": ""})
    mixed = salt(SEATS)
    key = dice_key(SECRET, mixed, PUBLIC)
    two, ten = rules.turn, changed(rules, {"dice": 3, "faces": 10}).turn
    never = Fraction(0)
    return {
        "public": PUBLIC,
        "rules": to_json(rules, whole=True),
        "rules_hash": rules_hash(rules),
        "secret": SECRET.hex(),
        "commitment": commitment(PUBLIC, rules, SECRET),
        "seats": [
            None if own is None else {"seed": own.hex(), "seal": seat_seal(PUBLIC, number, own)}
            for number, own in enumerate(SEATS)
        ],
        "salt": mixed.hex(),
        "key": key.hex(),
        "throws": [
            {"label": label, "numbers": numbers, "dice": turn.dice, "faces": turn.faces, "shown": list(shown)}
            for label, *numbers in NUMBERS
            for turn in (two, ten)
            for shown in [sealed_dice(key).throw(turn, (label, *numbers), turn.dice, never)]
        ],
    }


def texts() -> Iterator[tuple[str, str]]:
    """Each file's name and text."""
    lines = (f" {json.dumps(key)}: {json.dumps(value)}" for key, value in vector().items())
    yield "derivation.json", "{\n" + ",\n".join(lines) + "\n}\n"
    for name, record in _records():
        yield f"{name}.shutbox", write_record(record)


def main() -> None:
    """Writes every file."""
    for file, text in texts():
        (FOLDER / file).write_bytes(text.encode())


if __name__ == "__main__":
    main()
