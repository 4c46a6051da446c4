"""Answers to requests that are refused."""

from __future__ import annotations

import json

import pytest

from shutbox.errors import NotationError, ShutboxError
from shutbox.server.http.refusal import refusal_answer
from shutbox.server.http.request import HttpError
from shutbox.words import Words


@pytest.mark.parametrize(
    ("error", "status", "headers"),
    [
        (HttpError("http-method", allowed=["GET", "POST"]), 405, {"allow": "GET, POST"}),
        (HttpError("http-too-many"), 429, {"retry-after": "10"}),
        (HttpError("device-unknown"), 401, {"www-authenticate": "Bearer"}),
        (NotationError("wire-json"), 400, {}),
    ],
    ids=lambda each: getattr(each, "code", ""),
)
def test_a_refusal_says_why_and_what_to_try_instead(error: ShutboxError, status: int, headers: dict[str, str]) -> None:
    answer = refusal_answer(error, Words())
    assert (answer.status, dict(answer.headers)) == (status, headers)
    data = json.loads(answer.body)
    assert (data["ok"], data["error"]["code"], bool(data["error"]["text"])) == (False, error.code, True)
