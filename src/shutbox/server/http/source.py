"""Checks the source of a request: it must be meant for this server, and come from one of its own pages."""

from __future__ import annotations

from shutbox.server.http.access import Policy
from shutbox.server.http.request import HttpError, Request


def check_source(policy: Policy, request: Request) -> None:
    """Raises if a request was meant for another server, or if a page of another site made a browser send it."""
    host, origin = request.headers.get("host", ""), request.headers.get("origin")
    if not policy.allows_host(host):
        raise HttpError("http-host", got=host[:80])
    if origin is not None and not policy.allows_origin(origin, host):
        raise HttpError("http-origin", got=origin[:80])
    # Following a link from another site is allowed.
    navigates = request.method == "GET" and request.headers.get("sec-fetch-mode") == "navigate"
    if not navigates and request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise HttpError("http-origin", got="another site")
