"""Messages to and from JSON, at the edge."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from shutbox.errors import NotationError, RulesError, ShutboxError
from shutbox.play import Parts, after_data, box_data, gone_data
from shutbox.play.table import error_data
from shutbox.rules import Box, Memory, Position, Throw, Tile, TurnRules, after_move, moves, taken
from shutbox.words import Words

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(dict[str, Any])


def encode(message: Mapping[str, Any]) -> bytes:
    """A message as text in UTF-8."""
    return _ENCODER.encode(message)


def _inside(data: Mapping[str, Any]) -> bytes:
    """The text of an object without its braces, to be inserted into another object."""
    return _ENCODER.encode(data)[1:-1]


# The same boxes, tiles and moves occur at many tables, so their text is cached.
@lru_cache(maxsize=1 << 14)
def _box(turn: TurnRules, position: Position) -> bytes:
    return _inside(box_data(turn, position))


@lru_cache(maxsize=1 << 12)
def _tiles_text(box: Box, tiles: tuple[Tile, ...]) -> bytes:
    return _inside(gone_data(box, tiles))


@lru_cache(maxsize=1 << 15)
def _after(turn: TurnRules, position: Position) -> bytes:
    return _inside(after_data(turn, position))


# A position of a house rule may have thousands of moves, so the limit is on the length of the texts.
MOST_KEPT = 1 << 24


def _room(text: msgspec.Raw) -> int:
    """The size of a text in memory."""
    return memoryview(text).nbytes + 300


_memory: Memory[tuple[TurnRules, int, Throw], msgspec.Raw] = Memory(MOST_KEPT, _room)


def _moves(turn: TurnRules, position: Position, throw: Throw) -> msgspec.Raw:
    key = turn, position, throw
    text = _memory.found.get(key)
    if text is None:
        text = _moves_text(turn, position, throw)
        _memory.keep(key, text)
    return text


def _moves_text(turn: TurnRules, position: Position, throw: Throw) -> msgspec.Raw:
    box, options = turn.box, moves(turn, position, throw)
    tiles = [_tiles_text(box, taken(box, position, move)) for move in options]
    after = [_after(turn, after_move(position, move)) for move in options]
    return msgspec.Raw(b"[%b]" % b",".join([b"{%b,%b}" % each for each in zip(tiles, after, strict=True)]))


def _join(*parts: bytes | dict[str, Any]) -> msgspec.Raw:
    texts = [part if isinstance(part, bytes) else _inside(part) for part in parts]
    return msgspec.Raw(b"{%b}" % b",".join(texts))


def written_parts() -> Parts:
    """The parts for the views of one table: as text, cached while it stays the same."""
    last: dict[str, tuple[object, bytes]] = {}

    def cache(name: str, key: object, make: Callable[[], Mapping[str, Any]]) -> bytes:
        part = last.get(name)
        if part is None or part[0] != key:
            part = last[name] = key, _inside(make())
        return part[1]

    return Parts(_box, _moves, cache, _join)


def decode(text: str | bytes) -> dict[str, Any]:
    """The message in a text."""
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise NotationError("wire-json") from None


def error_message(error: ShutboxError, words: Words) -> dict[str, Any]:
    """An error as a client gets it: its code, its arguments and a sentence, and for rules every fault."""
    own = {"code": error.code, "arguments": error_data(error), "text": words.error(error)}
    if not isinstance(error, RulesError):
        return own
    return own | {"faults": [error_message(ShutboxError(each.code, **each.arguments), words) for each in error.faults]}
