"""How answers are delivered: compressed, by their content, and not twice."""

from __future__ import annotations

import asyncio
import gzip
import threading
from importlib import import_module

import pytest

from shutbox.server.http import KEPT, Answer, Request
from shutbox.server.http.request import JSON, answer_headers

# The package offers a function of the same name.
module = import_module("shutbox.server.http.delivery")
LONG, SHORT = b"[" + b"1234567," * 20_000 + b"1]", b'{"ok":true}'


def asked(**headers: str) -> Request:
    return Request("GET", "/api/rules", {}, {key.replace("_", "-"): each for key, each in headers.items()}, "here")


def delivered(answer: Answer, **headers: str) -> Answer:
    found: Answer = asyncio.run(module.delivery(asked(**headers), answer))
    return found


@pytest.mark.parametrize("size", [len(LONG), 4000])
def test_a_long_answer_is_compressed_for_whoever_reads_that(size: int) -> None:
    body = LONG[:size]
    answer = Answer(body)
    sent = delivered(answer, accept_encoding="br, gzip")
    assert gzip.decompress(sent.body) == body
    assert len(sent.body) < len(body) / 3
    assert {("content-encoding", "gzip"), ("vary", "accept-encoding")} <= set(sent.headers)
    assert delivered(answer).body is body


def test_a_short_answer_a_picture_and_what_is_compressed_already_stay_as_they_are() -> None:
    packed = Answer(LONG, headers=(("content-encoding", "gzip"),))
    for answer in (Answer(SHORT), Answer(LONG, "image/png"), packed):
        assert delivered(answer, accept_encoding="gzip").body is answer.body


def test_only_a_thread_compresses_what_would_hold_up_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[threading.Thread] = []
    pack = module._packed

    def noted(request: Request, answer: Answer) -> Answer:
        where.append(threading.current_thread())
        found: Answer = pack(request, answer)
        return found

    monkeypatch.setattr(module, "_packed", noted)
    delivered(Answer(LONG), accept_encoding="gzip")
    delivered(Answer(LONG[: module.LONG]), accept_encoding="gzip")
    assert [each is threading.main_thread() for each in where] == [False, True]


def test_what_a_client_may_keep_has_a_tag_by_which_it_is_not_sent_again() -> None:
    answer = Answer(LONG, headers=KEPT)
    first = delivered(answer, accept_encoding="gzip")
    tag = dict(first.headers)["etag"]
    again = delivered(answer, accept_encoding="gzip", if_none_match=f'W/"other", {tag}')
    assert (again.status, again.body) == (304, b"")
    assert dict(again.headers)["etag"] == tag
    assert {name for name, _ in answer_headers(again)} == {b"etag", b"cache-control"}
    assert delivered(Answer(LONG + b" ", headers=KEPT), if_none_match=tag).status == 200


def test_what_nobody_may_keep_has_no_tag_and_is_always_sent() -> None:
    answer = Answer(LONG, JSON)
    assert "etag" not in dict(delivered(answer).headers)
    assert delivered(answer, if_none_match=module.tag_of(LONG)).status == 200
    assert delivered(Answer(LONG, status=404, headers=KEPT), if_none_match=module.tag_of(LONG)).status == 404
