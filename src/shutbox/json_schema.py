"""The JSON Schema of every document that a command writes with --json or the server answers."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any
from urllib.parse import quote

Data = dict[str, Any]
# The version of these documents, as `v`. They may gain keys without a new one.
DOCUMENT_VERSION = 1
COMMANDS, ANSWERS = "commands", "answers"


@cache
def all_schemas() -> Data:
    """Every schema in one: those of commands and of answers by name, and what they share; not to be changed."""
    data = _read("documents.schema.json")
    # The report has a file of its own, with references that begin at its root.
    data["$defs"]["report"] = {"$id": "urn:shutbox:report", **_read("coach", "report.schema.json")}
    return data


def schema_names(room: str) -> tuple[str, ...]:
    """The names of schemas: commands, or requests like `POST /api/explore`."""
    return tuple(all_schemas()["$defs"][room]["$defs"])


def document_schema(room: str, name: str) -> Data:
    """The schema of one document, complete in itself; a KeyError if there is none with this name."""
    whole = all_schemas()
    if name not in whole["$defs"][room]["$defs"]:
        raise KeyError(name)
    place = quote(name.replace("~", "~0").replace("/", "~1"))
    kept = {key: whole[key] for key in ("$schema", "$defs")}
    return {**kept, "$ref": f"#/$defs/{room}/$defs/{place}"}


def _read(*path: str) -> Data:
    data: Data = json.loads(files("shutbox").joinpath(*path).read_text(encoding="utf-8"))
    return data
