"""The OpenAPI document of the public interface, made from its operations, their types, and the schemas of documents."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.json import schema_components

from shutbox import __version__
from shutbox.json_schema import ANSWERS, all_schemas
from shutbox.json_schema import COMMANDS as COMMAND_ROOM
from shutbox.play.table import WISHES, wish_schema
from shutbox.server.interface.v1.operation import COMMANDS, LINES, OPERATIONS, RECORD, Operation

Data = dict[str, Any]
PLACE = "#/components/schemas/"
# What is asked for in its own way: advice comes later, and a stream has no place for it.
NO_COMMANDS = ("hint",)
KEY = {
    "name": "Idempotency-Key",
    "in": "header",
    "description": "1 to 40 visible ASCII characters of your choice. A request that is sent again with the same key "
    "gets the same answer and happens once.",
    "schema": {"type": "string", "minLength": 1, "maxLength": 40, "pattern": "^[!-~]{1,40}$"},
}
PARAMETERS = {
    "name": ("The name of a rule set, such as `nine`.", {"type": "string", "minLength": 1, "maxLength": 80}),
    "device": ("The device of the token.", {"type": "string", "pattern": "^[0-9a-f]{32}$"}),
    "code": ("The code of a table.", {"type": "string", "pattern": "^[0-9A-Za-z-]{12,14}$"}),
}
HEADERS: dict[str, Data] = {
    "RateLimit-Policy": {
        "description": 'The limits that were applied: `"request";q=600;w=60` is 600 in 60 seconds.',
        "schema": {"type": "string"},
    },
    "RateLimit": {
        "description": 'What is left of each: `"request";r=599;t=1` is 599, and all of it again in 1 second.',
        "schema": {"type": "string"},
    },
}
# What a request can be refused with, beside what each operation says.
REFUSALS = {
    400: "The request does not have the form that this document describes.",
    401: "There is no token, or nobody knows it.",
    403: "The token may not do this.",
    404: "There is no such thing.",
    408: "The body took too long to come.",
    409: "Not now: the table stands differently.",
    413: "The body is too long.",
    415: "The body is of another kind.",
    422: "The request has the right form, but it cannot be done.",
    429: "Too many requests; `Retry-After` says when to come back.",
    500: "Something went wrong in the server, and nothing was stored.",
    503: "The server is busy; `Retry-After` says when to come back.",
}


def document() -> Data:
    """The whole document."""
    return {
        "openapi": "3.1.0",
        "jsonSchemaDialect": "https://json-schema.org/draft/2020-12/schema",
        "info": {
            "title": "Shutbox",
            "version": __version__,
            "summary": "Rules, exact values, records and live tables of Shut the Box and its family.",
            "description": "docs/api.md explains this interface with examples.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/", "description": "This server."}],
        "tags": [{"name": group} for group in dict.fromkeys(each.group for each in OPERATIONS)],
        "paths": {
            **_paths(),
            "/api/v1/openapi.json": {
                "get": {
                    "operationId": "openapi",
                    "tags": ["Server"],
                    "summary": "Get this document",
                    "responses": {
                        "200": {
                            "description": "The document.",
                            "content": {"application/json": {"schema": {"type": "object"}}},
                        },
                        **{str(status): _refusal(status) for status in (400, 429, 500)},
                    },
                }
            },
        },
        "components": {
            "schemas": dict(sorted(_schemas().items())),
            "headers": HEADERS,
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "A token of `POST /api/v1/tokens`; or that of a device, which may do everything.",
                }
            },
        },
    }


def _paths() -> Data:
    paths: Data = {}
    for each in OPERATIONS:
        paths.setdefault(f"/api/v1/{each.path}", {})[each.method.lower()] = _operation(each)
    return paths


def _operation(each: Operation) -> Data:
    found: Data = {"operationId": each.name, "tags": [each.group], "summary": each.summary}
    found["description"] = " ".join(filter(None, (each.about, _scope_text(each.scope))))
    if not found["description"]:
        del found["description"]
    if parameters := list(_parameters(each)):
        found["parameters"] = parameters
    if each.body is not None or each.method == "POST":
        found["requestBody"] = _body(each)
    found["responses"] = {str(each.status): _response(each)}
    if each.kept:
        found["responses"]["304"] = {"description": "The same as what `If-None-Match` names."}
    found["responses"] |= {str(status): _refusal(status) for status in _statuses(each)}
    found["security"] = [] if each.scope is None else [{"token": []}]
    return found


def _scope_text(scope: str | None) -> str:
    return f"Needs a token with the scope `{scope}`." if scope else "Needs a token." if scope is not None else ""


def _parameters(each: Operation) -> Iterator[Data]:
    if name := each.parameter:
        about, schema = PARAMETERS[name]
        yield {"name": name, "in": "path", "required": True, "description": about, "schema": schema}
    schema, parts = _struct(each.query)
    for name, value in parts[schema]["properties"].items():
        about = value.get("description", "")
        plain = {key: given for key, given in value.items() if key not in ("description", "default")}
        if "anyOf" in plain:  # a query has no null
            (plain,) = [form for form in plain["anyOf"] if form.get("type") != "null"]
        yield {"name": name, "in": "query", "description": about, "schema": plain}
    if each.once:
        yield KEY


def _body(each: Operation) -> Data:
    schema = {"$ref": f"{PLACE}{each.body.__name__}"} if each.body else {"$ref": f"{PLACE}{COMMANDS}"}
    if each.sends == LINES:
        schema = _lines(schema)
    content: Data = {"schema": schema}
    if each.example is not None:
        content["example"] = each.example
    return {"required": True, "content": {each.sends: content}}


def _response(each: Operation) -> Data:
    headers: Data = {name: {"$ref": f"#/components/headers/{name}"} for name in HEADERS}
    if each.kept:
        headers["ETag"] = {"description": "Names this content.", "schema": {"type": "string"}}
    about = "Stored." if each.status == 201 else "Done."
    schema: Data = {"$ref": PLACE + _name(each.answer)}
    if each.gives == LINES:
        schema = _lines(schema)
    if each.gives == RECORD:
        schema = {"type": "string", "description": "A record (docs/record.md)."}
    return {"description": about, "headers": headers, "content": {each.gives: {"schema": schema}}}


def _lines(schema: Data) -> Data:
    """The schema of a text with a JSON object in each line that is not empty."""
    return {"type": "string", "contentMediaType": LINES, "contentSchema": schema}


def _refusal(status: int) -> Data:
    found: Data = {
        "description": REFUSALS[status],
        "content": {"application/json": {"schema": {"$ref": f"{PLACE}refusal"}}},
    }
    if status in (429, 503):
        found["headers"] = {"Retry-After": {"description": "Seconds.", "schema": {"type": "integer"}}}
    return found


def _statuses(each: Operation) -> list[int]:
    """What this operation can be refused with."""
    body = [408, 413, 415, 422] if each.method == "POST" else []
    token = [401, 403] if each.scope is not None else []
    path = [404] if each.parameter else []
    table = [403, 409] if each.path.startswith("tables/") else []
    return sorted({400, 429, 500, 503, *body, *token, *path, *table, *([422] if each.parameter else [])})


# Schemas


def _schemas() -> Data:
    """Every schema that is referred to, and what these refer to."""
    found: Data = {COMMANDS: _commands()}
    for each in OPERATIONS:
        for kind in (each.body, each.query, each.answer):
            if isinstance(kind, type):
                found |= _struct(kind)[1]
    documents = _documents()
    waiting = ["refusal", *(_name(each.answer) for each in OPERATIONS if isinstance(each.answer, str))]
    while waiting:
        name = waiting.pop()
        if name not in found and name in documents:
            found[name] = documents[name]
            waiting += _references(documents[name])
    return {name: schema for name, schema in found.items() if name not in ("NoRequest", "EventsRequest")}


def _struct(kind: type[Struct]) -> tuple[str, Data]:
    """The name of a type and the schemas that it needs."""
    (reference,), parts = schema_components([kind], ref_template=PLACE + "{name}")
    return reference["$ref"].removeprefix(PLACE), parts


def _commands() -> Data:
    """Every command, with its key and what its sender has seen."""
    common = {
        "n": {"description": "How many entries you have seen.", "type": "integer", "minimum": 0, "maximum": 2**53}
    }
    forms = []
    for do in WISHES:
        if do not in NO_COMMANDS:
            schema = wish_schema(do)
            forms.append(schema | {"properties": schema["properties"] | common})
    return {"description": "What somebody at a table asks for.", "oneOf": forms}


def _documents() -> Data:
    """The schemas of documents by a name of their own, referring to each other in their new place."""
    whole = all_schemas()["$defs"]
    found = {name: schema for name, schema in whole.items() if name not in (COMMAND_ROOM, ANSWERS, "report")}
    found |= whole[COMMAND_ROOM]["$defs"] | {_answer(name): each for name, each in whole[ANSWERS]["$defs"].items()}
    report = whole["report"]
    own = {f"report-{name}": _moved(schema, "report-") for name, schema in report.get("$defs", {}).items()}
    top = {key: value for key, value in report.items() if key not in ("$defs", "$id", "$schema")}
    return {name: _moved(schema, "") for name, schema in found.items()} | own | {"report": _moved(top, "report-")}


def _moved(schema: Any, prefix: str) -> Any:
    if isinstance(schema, list):
        return [_moved(each, prefix) for each in schema]
    if not isinstance(schema, dict):
        return schema
    return {key: _place(value, prefix) if key == "$ref" else _moved(value, prefix) for key, value in schema.items()}


def _place(reference: str, prefix: str) -> str:
    name = reference.rpartition("/")[2]
    return f"{PLACE}{prefix}{name}"


def _references(schema: Any) -> list[str]:
    if isinstance(schema, list):
        return [name for each in schema for name in _references(each)]
    if not isinstance(schema, dict):
        return []
    own = [schema["$ref"].removeprefix(PLACE)] if "$ref" in schema else []
    return own + [name for value in schema.values() for name in _references(value)]


def _name(form: str | type[Struct]) -> str:
    return form.__name__ if isinstance(form, type) else _answer(form)


def _answer(name: str) -> str:
    """The name of the schema of an answer: letters, digits and hyphens."""
    return re.sub(r"[^A-Za-z0-9]+", "-", name).strip("-")
