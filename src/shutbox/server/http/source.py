"""Checks the source of a request: it must be meant for this server, and come from one of its own pages."""

from __future__ import annotations

import re

from shutbox.server.http.access import Policy
from shutbox.server.http.request import HttpError, Request

# A name, an IPv4 address or an IPv6 address in brackets, and perhaps a port. Two Host headers do not match either.
_HOST = re.compile(r"(?:[A-Za-z0-9._-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")


def check_host(request: Request) -> None:
    """Raises unless a request names one well-formed host (RFC 9112, 3.2)."""
    host = request.headers.get("host", "")
    if not _HOST.fullmatch(host):
        raise HttpError("http-host-form", got=host[:80])


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
