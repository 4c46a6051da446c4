"""Messages of clients at tables in each stage: obeyed or refused, and what is stored can be read again."""

from __future__ import annotations

import json
from functools import cache

from shutbox.errors import ShutboxError
from shutbox.play.table.desk import (
    Desk,
    command_step,
    error_data,
    read_body,
    read_command,
    read_desk,
    refusal,
    step_bodies,
)
from shutbox.server.http import decode, encode
from tests.fuzz.texts import check_sentence
from tests.games.script import house
from tests.play.table.tables import BO, CY, EVE, HAL, Keeper, begun, keeper
from tests.play.table.test_wish import MESSAGES

WHO = (HAL, BO, CY, EVE, "")


@cache
def tables() -> tuple[tuple[Keeper, tuple[bytes, ...]], ...]:
    """Tables at which something can be said, with their entries: before the game, with sealed dice, with typed ones."""
    rules = house(off_mat="choose")
    made = (keeper(rules), begun(rules), begun(rules, dice="typed", undo=True))
    return tuple((each, tuple(each.stored)) for each in made)


def run(data: bytes) -> None:
    """Says something at a table; the first byte says at which one, and who says it."""
    kind, text = (data[0] if data else 0), data[1:]
    table, stored = tables()[kind % 3]
    try:
        message = decode(text)
        # Everything is seen, or no command would come so far.
        seen = message | {"v": 1, "n": table.desk.n} if kind & 0x80 else message
        command = read_command(WHO[kind // 3 % len(WHO)], seen)
        step = command_step(table.desk, command, table.dice())
    except ShutboxError as error:
        check_refusal(table.desk, error)
        return
    bodies = step_bodies([step])
    assert bodies
    for body in bodies:
        read_body(body)
    assert read_desk([*stored, *bodies]).table == step.after


def check_refusal(desk: Desk, error: ShutboxError) -> None:
    """Raises if a client cannot be told why it is refused."""
    assert encode(error_data(error))
    assert encode(refusal(desk, "x", error))


def run_entries(data: bytes) -> None:
    """Reads stored entries, each in a line, after those of a table."""
    kind, lines = (data[0] if data else 0), data[1:].split(b"\n")
    _, stored = tables()[kind % 3]
    try:
        desk = read_desk(lines if kind & 0x80 else [*stored, *lines])
    except ShutboxError as error:
        check_sentence(error)
        return
    assert desk.n


def seeds() -> list[bytes]:
    """Every message that a client can send."""
    texts = [json.dumps({"v": 1, "id": "a1", "n": 0, **message}).encode() for message, _ in MESSAGES]
    words = ["off:t", "total:5", "end", "raise", "undo", "9+3", "1@1"]
    plays = [json.dumps({"id": "b", "do": "play", "word": word}).encode() for word in words]
    return [bytes([0x80 | at % 128]) + text for at, text in enumerate([*texts, *plays])]


def entry_seeds() -> list[bytes]:
    """The entries of the tables."""
    return [bytes([0x80 | at]) + b"\n".join(stored) for at, (_, stored) in enumerate(tables())] + [
        bytes([at]) + stored[-1] for at, (_, stored) in enumerate(tables())
    ]
