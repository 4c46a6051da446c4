"""Writes what is in the JSON documents, from their schemas."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Data = dict[str, Any]
_WORDS = {
    "integer": "whole number",
    "number": "number",
    "string": "text",
    "boolean": "true or false",
    "null": "null",
    "object": "object",
    "array": "list",
}


def document_lines() -> Iterator[str]:
    """The documents of the commands, the answers of the server, and what they share, as sections in Markdown."""
    from shutbox.json_schema import ANSWERS, COMMANDS, all_schemas

    shared = all_schemas()["$defs"]
    yield from ("## Documents of commands", "")
    for name, schema in sorted(shared[COMMANDS]["$defs"].items()):
        yield from _section(f"`shutbox {name} --json`", schema)
    yield from ("## Answers of the server", "")
    for name, schema in shared[ANSWERS]["$defs"].items():
        yield from _section("A request that is refused" if name == "refusal" else f"`{name}`", schema)
    yield from ("## Parts of documents", "")
    for name, schema in sorted(shared.items()):
        if name not in (COMMANDS, ANSWERS, "report"):
            yield from _section(name, schema)


def _section(title: str, schema: Data) -> Iterator[str]:
    yield from (f"### {title}", "", schema.get("description", ""), "")
    forms = schema.get("anyOf", [schema])
    for number, form in enumerate(forms):
        if number:
            yield from ("Or:", "")
        yield from _form(form)


def _form(schema: Data) -> Iterator[str]:
    rows = schema.get("properties", {})
    if not rows:
        yield from (f"It is {kind(schema)}.", "")
        return
    yield from ("| key | what it is |", "|---|---|")
    for key, value in rows.items():
        optional = "" if key in schema.get("required", []) else ", optional"
        yield f"| `{key}` | {kind(value)}{optional} |"
    yield ""


def kind(schema: Data) -> str:
    """What a value can be, in words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return "a [report](report.md)" if name == "report" else f"[{name}](#{name})"
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(kind(each) for each in schema["anyOf"])
    types = schema.get("type", [])
    return " or ".join(_one(each, schema) for each in ([types] if isinstance(types, str) else types)) or "any value"


def _one(name: str, schema: Data) -> str:
    if name == "array":
        return f"list of: {kind(schema['items'])}"
    if name == "object" and "properties" in schema:
        return f"object with {', '.join(f'`{key}`' for key in schema['properties'])}"
    return _WORDS[name]
