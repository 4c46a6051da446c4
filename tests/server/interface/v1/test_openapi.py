"""The OpenAPI document: current, whole, and the same for the server as in the package."""

from __future__ import annotations

import json
import re
from typing import Any

import openapi
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from shutbox.play.table import WISHES
from shutbox.server.http.request import STATUS
from shutbox.server.interface.v1.openapi import NO_COMMANDS, document
from shutbox.server.interface.v1.operation import OPERATIONS, Operation
from tests.server.running import Server


def test_the_document_in_the_package_is_current() -> None:
    assert openapi.FILE.read_text(encoding="utf-8") == openapi.text(), "run .venv/bin/python tools/openapi.py"


def test_the_server_serves_it(server: Server) -> None:
    reply = server.ask("GET", "/api/v1/openapi.json")
    assert reply.data == document()
    assert server.ask("GET", "/api/v1/openapi.json", headers={"If-None-Match": reply.headers["etag"]}).status == 304


def test_every_reference_leads_somewhere_and_every_schema_is_one() -> None:
    whole = document()
    for reference in re.findall(r'"\$ref": "#/([^"]+)"', json.dumps(whole)):
        place: Any = whole
        for part in reference.split("/"):
            place = place[part]
    used = set(re.findall(r'"\$ref": "#/components/schemas/([^"]+)"', json.dumps(whole)))
    assert used == set(whole["components"]["schemas"])
    for schema in whole["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)
    # Generators of code make names of classes of them, and some systems know no case.
    assert len({name.lower() for name in used}) == len(used)


@pytest.mark.parametrize("each", OPERATIONS, ids=lambda each: each.name)
def test_examples_fit_their_schemas(each: Operation) -> None:
    whole = document()
    operation = whole["paths"][f"/api/v1/{each.path}"][each.method.lower()]
    if each.example is not None:
        (content,) = operation["requestBody"]["content"].values()
        schema = content["schema"] | {"components": whole["components"]}
        Draft202012Validator(schema).validate(content["example"])
    assert {status for status in STATUS.values() if status in (400, 429, 503)} <= {*map(int, operation["responses"])}


def test_every_command_is_described() -> None:
    forms = document()["components"]["schemas"]["commands"]["oneOf"]
    assert {form["properties"]["do"]["const"] for form in forms} == {*WISHES} - {*NO_COMMANDS}
    assert all(form["description"] for form in forms)
