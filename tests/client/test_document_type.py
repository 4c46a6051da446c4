"""The types of small documents: the same keys as in the OpenAPI document."""

from __future__ import annotations

import pytest

from shutbox.client import document_type
from shutbox.server.interface.v1 import document

NAMES = ("NewToken", "Holder", "Forgotten", "NewTable", "Done", "Seated", "KeptRecord")


@pytest.mark.parametrize("name", NAMES)
def test_a_type_has_the_keys_that_the_server_sends(name: str) -> None:
    schema = document()["components"]["schemas"][name]
    assert set(getattr(document_type, name).__annotations__) == set(schema["properties"])
