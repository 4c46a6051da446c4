"""How an answer is delivered: compressed if that is worthwhile, and without its body to a client that has it."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import replace
from hashlib import sha256

from shutbox.server.http.request import FIGURES, HTML, JSON, TEXT, Answer, Request

# Shorter answers gain nothing. Longer ones than LONG would hold up the loop, so a thread compresses them.
WORTH_PACKING, LONG = 600, 8_192
LEVEL = 5
SVG = "image/svg+xml; charset=utf-8"
KINDS = (JSON, TEXT, HTML, FIGURES, SVG)
VARY = ("vary", "accept-encoding")


def accepts_gzip(request: Request) -> bool:
    """Whether the client reads compressed answers."""
    return "gzip" in request.headers.get("accept-encoding", "")


def tag_of(body: bytes) -> str:
    """The name of a content: weak, because it is the same however the content is compressed."""
    return f'W/"{sha256(body).hexdigest()[:24]}"'


def unchanged(request: Request, answer: Answer) -> Answer:
    """The answer, or only its head if the client already has this content."""
    tag = dict(answer.headers).get("etag", "")
    if not tag or answer.status != 200 or tag not in request.headers.get("if-none-match", ""):
        return answer
    kept = tuple(each for each in answer.headers if each[0] in ("etag", "cache-control", "vary"))
    return Answer(b"", answer.kind, 304, kept)


async def delivery(request: Request, answer: Answer) -> Answer:
    """The answer as it is sent to this client."""
    if "content-encoding" in dict(answer.headers) or answer.kind not in KINDS:
        return unchanged(request, answer)
    if len(answer.body) > LONG:
        return await asyncio.to_thread(_delivery, request, answer)
    return _delivery(request, answer)


def _delivery(request: Request, answer: Answer) -> Answer:
    # What no client may keep needs no name.
    keeps = dict(answer.headers).get("cache-control") in ("no-cache", "private, no-cache") and answer.status == 200
    tags = (("etag", tag_of(answer.body)),) if keeps and "etag" not in dict(answer.headers) else ()
    named = replace(answer, headers=(*answer.headers, *tags))
    head = unchanged(request, named)
    return head if head is not named else _packed(request, named)


def _packed(request: Request, answer: Answer) -> Answer:
    if not accepts_gzip(request) or len(answer.body) < WORTH_PACKING:
        return answer
    body = gzip.compress(answer.body, LEVEL, mtime=0)
    varies = () if VARY in answer.headers else (VARY,)
    return replace(answer, body=body, headers=(*answer.headers, ("content-encoding", "gzip"), *varies))
