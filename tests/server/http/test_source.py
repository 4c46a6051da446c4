"""Only what is meant for this server is answered, and only to its own pages."""

from __future__ import annotations

import pytest

from shutbox.server.http.access import Policy
from shutbox.server.http.request import HttpError, Request
from shutbox.server.http.source import check_source

HOST = "box.local:8000"
POLICY = Policy(hosts=frozenset({"box.local"}))


def code(method: str = "GET", **headers: str) -> str:
    """The code with which a request is refused, or nothing."""
    given = {"host": HOST} | {key.replace("_", "-"): value for key, value in headers.items()}
    try:
        check_source(POLICY, Request(method, "/", {}, given, "192.0.2.7"))
    except HttpError as error:
        return error.code
    return ""


def test_what_is_meant_for_another_host_is_refused() -> None:
    assert not code()
    assert code(host="evil.example") == "http-host"


def test_pages_elsewhere_are_refused() -> None:
    assert not code("POST", origin=f"http://{HOST}", sec_fetch_site="same-origin")
    assert code("POST", origin="http://evil.example") == "http-origin"
    assert code(sec_fetch_site="cross-site") == "http-origin"


@pytest.mark.parametrize(("method", "refusal"), [("GET", ""), ("POST", "http-origin")])
def test_a_link_from_elsewhere_can_be_followed_but_nothing_else(method: str, refusal: str) -> None:
    assert code(method, sec_fetch_site="cross-site", sec_fetch_mode="navigate") == refusal
