"""Where a request comes from: only what is meant for this server is answered, and only to its own pages."""

from __future__ import annotations

from shutbox.server.http.access import Policy
from shutbox.server.http.request import HttpError, Request


def check_source(policy: Policy, request: Request) -> None:
    """Refuses what was meant for another server, and what a page elsewhere makes a browser send."""
    host, origin = request.headers.get("host", ""), request.headers.get("origin")
    if not policy.allows_host(host):
        raise HttpError("http-host", got=host[:80])
    if origin is not None and not policy.allows_origin(origin, host):
        raise HttpError("http-origin", got=origin[:80])
    # Following a link from elsewhere to a page is what links are for.
    opened = request.method == "GET" and request.headers.get("sec-fetch-mode") == "navigate"
    if not opened and request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise HttpError("http-origin", got="another site")
