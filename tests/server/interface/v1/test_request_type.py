"""The types of requests: the same settings that a table has, and nothing that is unknown."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from shutbox.play.table import Settings, read_settings, settings_data
from shutbox.server.interface.v1 import request_type as ask


def test_a_table_has_the_settings_that_tables_have() -> None:
    usual = msgspec.to_builtins(ask.TableSettings())
    assert usual == settings_data(Settings())
    assert read_settings(usual) == Settings()


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        (ask.MovesRequest, {"rules": "nine", "position": "1"}),
        (ask.MovesRequest, {"rules": "nine", "position": "1", "throw": []}),
        (ask.MovesRequest, {"rules": 9, "position": "1", "throw": [1]}),
        (ask.PerftRequest, {"rules": "nine", "depth": -1}),
        (ask.PerftRequest, {"rules": "nine", "depth": 1, "more": 1}),
        (ask.TokenRequest, {"scopes": ["everything"]}),
        (ask.TableRequest, {"rules": "nine", "seats": []}),
        (ask.SeatRequest, {"name": "Ann", "seal": "x"}),
    ],
)
def test_what_does_not_fit_is_refused(kind: Any, body: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(body, kind)
