"""The schemas of JSON documents: that there is one for each, and that they refuse what is not meant."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from handbook.documents import document_lines
from jsonschema import Draft202012Validator, ValidationError  # type: ignore[import-untyped]

import shutbox
from shutbox.cli.program import COMMANDS as PROGRAM
from shutbox.json_schema import ANSWERS, COMMANDS, all_schemas, document_schema, schema_names
from tests.cli.console import run
from tests.docs.page import ROOT, read
from tests.documents import check_answer, check_output

# What is no JSON: a record, a picture, a page, an archive, rows of CSV.
OTHER = {"record", "qr", "report.html", "export", "csv"}
ROUTE = re.compile(r'\("(GET|POST)", "([a-z*/.]+)"\)')


def test_the_schemas_are_schemas_and_every_reference_leads_somewhere() -> None:
    whole = all_schemas()
    Draft202012Validator.check_schema(whole)
    for room in (COMMANDS, ANSWERS):
        for name in schema_names(room):
            with pytest.raises(ValidationError):
                Draft202012Validator(document_schema(room, name)).validate(7)
    for target in re.findall(r'"\$ref": "#/\$defs/([^"]+)"', json.dumps(whole)):
        assert target in whole["$defs"] or target in whole["$defs"]["report"]["$defs"], target


def test_every_command_with_json_has_a_schema() -> None:
    with_json = {name for name, command in PROGRAM.items() if any(option.name == "json" for option in command.options)}
    assert set(schema_names(COMMANDS)) == with_json


def test_every_answer_of_the_server_has_a_schema() -> None:
    sources = (ROOT / "src/shutbox/server/interface").glob("*.py")
    routes = {route for path in sources for route in ROUTE.findall(path.read_text(encoding="utf-8"))}
    found = {
        f"{method} /api/{path.replace('*', 'CODE')}" for method, path in routes if path.split("/")[-1] not in OTHER
    }
    assert len(found) > 25
    assert set(schema_names(ANSWERS)) == found | {"GET /health", "refusal"}


def test_a_document_that_breaks_its_schema_is_noticed() -> None:
    tokens = ["moves", "nine", "123456789", "3,5", "--json"]
    shown = json.loads(run(*tokens).out)
    check_output(tokens, json.dumps(shown), "")
    for wrong in (shown | {"v": 2}, shown | {"new": 1}, {key: shown[key] for key in shown if key != "moves"}):
        with pytest.raises(AssertionError, match=r"^\$"):
            check_output(tokens, json.dumps(wrong), "")
    with pytest.raises(AssertionError, match=r"^\$.error: 'no' is not"):
        check_output(tokens, "", '{"v": 1, "error": "no"}')
    with pytest.raises(AssertionError, match=r"^\$: .* is a required property"):
        check_answer("GET", "/api/about", 200, {"v": 1})
    with pytest.raises(KeyError):
        check_answer("GET", "/api/nothing", 200, {"v": 1})


def test_an_unknown_document_has_no_schema() -> None:
    with pytest.raises(KeyError):
        document_schema(COMMANDS, "serve")


def test_the_page_lists_every_document_and_every_part() -> None:
    text = "\n".join(document_lines())
    for name in schema_names(COMMANDS):
        assert f"### `shutbox {name} --json`" in text
    for name in set(schema_names(ANSWERS)) - {"refusal"}:
        assert f"### `{name}`" in text
    sections = set(re.findall(r"^### (\w+)$", text, re.MULTILINE))
    assert set(re.findall(r"\]\(#([\w-]+)\)", text)) <= sections
    assert "<!-- documents -->" in read("docs/json.md")


def test_every_schema_is_in_the_package() -> None:
    folder = Path(shutbox.__file__).parent
    assert sorted(path.name for path in folder.rglob("*.schema.json")) == [
        "documents.schema.json",
        "report.schema.json",
    ]
