"""Messages to and from JSON, at the edge."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from shutbox.errors import NotationError, RulesError, ShutboxError
from shutbox.play.desk import error_data
from shutbox.play.view import Parts, move_data, tiles_data
from shutbox.rules.box import Box
from shutbox.rules.turn import TurnRules
from shutbox.words import Words

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(dict[str, Any])


def encoded(message: Mapping[str, Any]) -> bytes:
    """A message as text in UTF-8."""
    return _ENCODER.encode(message)


# The same boxes stand and the same moves are offered at many tables: their text is written once.
@lru_cache(maxsize=1 << 14)
def _tiles(box: Box, position: int) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(tiles_data(box, position)))


@lru_cache(maxsize=1 << 16)
def _move(turn: TurnRules, position: int, move: int) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(move_data(turn, position, move)))


def written_parts() -> Parts:
    """How the views of one table are shown: as text already, where it is the same as before."""
    last: dict[str, tuple[object, msgspec.Raw]] = {}

    def kept(name: str, key: object, make: Callable[[], Any]) -> msgspec.Raw:
        known = last.get(name)
        if known is None or known[0] != key:
            known = last[name] = key, msgspec.Raw(_ENCODER.encode(make()))
        return known[1]

    return Parts(_tiles, _move, kept)


def decoded(text: str | bytes) -> dict[str, Any]:
    """The message in a text."""
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise NotationError("wire-json") from None


def told(error: ShutboxError, words: Words) -> dict[str, Any]:
    """An error as a client gets it: its code, its arguments, a sentence for whoever reads it; of rules every fault."""
    own = {"code": error.code, "arguments": error_data(error), "text": words.error(error)}
    if not isinstance(error, RulesError):
        return own
    return own | {"faults": [told(ShutboxError(each.code, **each.arguments), words) for each in error.faults]}
