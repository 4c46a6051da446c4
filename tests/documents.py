"""Checks JSON documents against the schemas of the package: whatever a test makes a command or the server write."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from jsonschema.exceptions import best_match  # type: ignore[import-untyped]

from shutbox.cli.line import wants_json
from shutbox.json_schema import ANSWERS, COMMANDS, document_schema, schema_names
from shutbox.server.interface.v1 import document

VERSIONED = "/api/v1/"
CODE = re.compile(r"(?<=^/api/tables/)[^/]+|(?<=^/api/classrooms/)[^/]+")


def check_output(tokens: Sequence[str], out: str, err: str) -> None:
    """Raises unless a command with --json wrote what its schema says, to the output or as an error."""
    if not tokens or not wants_json(tokens) or tokens[0] not in schema_names(COMMANDS):
        return
    if out.strip():
        _check(COMMANDS, tokens[0], json.loads(out))
    for line in err.splitlines():
        if line.startswith('{"v"'):
            _require(validator("", "refusal"), json.loads(line))


def check_answer(method: str, path: str, status: int, data: Any) -> None:
    """Raises unless an answer of the server is what its schema says; what is for the same machine alone has none."""
    if path.startswith("/admin/"):
        return
    if path.startswith(VERSIONED):
        _check_versioned(method, path.partition("?")[0], status, data)
        return
    general = CODE.sub("CODE", path.partition("?")[0])
    _check(ANSWERS, "refusal" if status >= 400 else f"{method} {general}", data)


def _check_versioned(method: str, path: str, status: int, data: Any) -> None:
    """Raises unless an answer of the public interface is what its OpenAPI document says."""
    whole = document()
    for pattern, operations in whole["paths"].items():
        if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", pattern), path) and method.lower() in operations:
            content = operations[method.lower()]["responses"][str(status)]["content"]["application/json"]
            versioned(json.dumps(content["schema"])).validate(data)
            return
    assert status in (404, 405), path
    _check(ANSWERS, "refusal", data)


@cache
def versioned(schema: str) -> Draft202012Validator:
    """A schema of the OpenAPI document that allows nothing beside the keys that it names."""
    return Draft202012Validator(closed({**json.loads(schema), "components": document()["components"]}))


def _check(room: str, name: str, data: Any) -> None:
    _require(validator(room, name), data)


def _require(schema: Draft202012Validator, data: Any) -> None:
    """An error in one line: pytest cannot show the validator's own, which has the whole schema."""
    found = best_match(schema.iter_errors(data))
    assert found is None, f"{found.json_path}: {found.message[:500]}"


@cache
def validator(room: str, name: str) -> Draft202012Validator:
    """A schema that allows nothing beside the keys that it names: a new one must be described."""
    if room:
        return Draft202012Validator(closed(document_schema(room, name)))
    whole = document_schema(ANSWERS, "refusal")
    return Draft202012Validator(closed(whole | {"$ref": f"#/$defs/{name}"}))


def closed(schema: Any) -> Any:
    """A schema in which objects with named keys have no others."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: closed(value) for key, value in schema.items()}
    is_schema = isinstance(found.get("properties"), dict) and "type" in found
    return {"additionalProperties": False} | found if is_schema else found
