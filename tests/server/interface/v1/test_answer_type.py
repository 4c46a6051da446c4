"""The types of answers: every one has the version of its form."""

from __future__ import annotations

from msgspec.json import schema_components

from shutbox.server.interface.v1 import answer_type


def test_every_answer_has_its_version() -> None:
    kinds = [
        each for each in vars(answer_type).values() if isinstance(each, type) and issubclass(each, answer_type.Document)
    ]
    assert len(kinds) > 5
    _, parts = schema_components(kinds)
    assert all(part["properties"]["v"]["enum"] == [1] for part in parts.values())
