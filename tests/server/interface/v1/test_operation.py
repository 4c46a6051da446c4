"""The operations: each has a route of its own and an example that its own types take."""

from __future__ import annotations

import json

import msgspec
import pytest

from shutbox.server.interface.v1.operation import OPERATIONS, Operation


def test_operations_have_names_and_routes_of_their_own() -> None:
    assert len({each.name for each in OPERATIONS}) == len({each.route for each in OPERATIONS}) == len(OPERATIONS)
    found = {each.name: each.route for each in OPERATIONS}
    assert found["listen"] == ("GET", "v1/tables/*/events")
    assert found["getRules"] == ("GET", "v1/rules/*")
    assert {each.parameter for each in OPERATIONS} == {"", "name", "code", "device"}


@pytest.mark.parametrize(
    "operation", [each for each in OPERATIONS if each.example and each.body], ids=lambda each: each.name
)
def test_an_example_is_one_that_is_accepted(operation: Operation) -> None:
    assert operation.body is not None
    msgspec.json.decode(json.dumps(operation.example).encode(), type=operation.body)
