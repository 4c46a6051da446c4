"""The id of a request: a header of its answer, and in every line that the log has about it."""

from __future__ import annotations

import re
from secrets import token_hex

from shutbox.server.http.access import Policy
from shutbox.server.http.request import Request

HEADER = "x-request-id"
_FORM = re.compile(r"[A-Za-z0-9._-]{8,64}")


def request_id(policy: Policy, request: Request) -> str:
    """The id that a proxy gave a request, so that both logs have the same one; otherwise a new one.

    Without a proxy the header would be anybody's text.
    """
    given = request.headers.get(HEADER, "") if policy.public else ""
    return given if _FORM.fullmatch(given) else token_hex(8)


def id_header(request: Request) -> tuple[bytes, bytes]:
    """The header of an answer that names its request."""
    return HEADER.encode(), request.id.encode()
