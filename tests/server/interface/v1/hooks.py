"""What schemathesis has to be told about bodies that are lines of JSON."""

from __future__ import annotations

import json
from typing import Any

import schemathesis


@schemathesis.serializer("application/x-ndjson")
def lines(_context: Any, value: Any) -> bytes:
    """A text as it is, and whatever else it tries as one line."""
    return value.encode(errors="replace") if isinstance(value, str) else json.dumps(value).encode()


@schemathesis.deserializer("application/x-ndjson")
def documents(_context: Any, response: Any) -> str:
    """The text of the lines, as the document describes them."""
    return str(response.text)
