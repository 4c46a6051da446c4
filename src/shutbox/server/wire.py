"""Messages to and from JSON, at the edge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from shutbox.errors import NotationError, RulesError, ShutboxError
from shutbox.play.desk import error_data
from shutbox.words import Words

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(dict[str, Any])


def encoded(message: Mapping[str, Any]) -> bytes:
    """A message as text in UTF-8."""
    return _ENCODER.encode(message)


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
