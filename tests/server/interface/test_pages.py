"""The page of a link: it names the box of a known table, and tells an unknown code from none."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Reply, Server, begun, gone, lay

CRAWLER = {"User-Agent": "a messenger", "Accept": "*/*"}


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its usual limits."""
    with Server(tmp_path_factory.mktemp("previews") / "data", env={}) as running:
        yield running


def fetched(server: Server, path: str, **headers: str) -> Reply:
    return server.ask("GET", path, headers={**CRAWLER, **headers})


def picture(reply: Reply) -> str:
    found = re.search(rb'og:image" content="([^"]*)"', reply.body)
    assert found is not None
    return found[1].decode()


def code_of(server: Server, rules: object) -> str:
    return str(lay(server, server.device(), rules, ["open", "open"])["code"]).replace("-", "")


def test_a_link_shows_the_box_of_its_game(server: Server) -> None:
    for rules, box in (("double-shutter", "double"), ("twelve", "twelve"), ("odds", "nine"), ("triple", "triple")):
        code = code_of(server, rules)
        for path in (f"/t/{code}", f"/t/{code}/report", f"/t/{code[:4]}-{code[4:8]}-{code[8:]}"):
            assert picture(fetched(server, path)) == f"http://127.0.0.1:{server.port}/previews/{box}.png"


def test_an_unknown_code_gives_the_same_page_as_a_known_one_with_the_usual_box(server: Server) -> None:
    known, unknown = code_of(server, "nine"), "0" * 12
    for tail in ("", "/report"):
        pages = [fetched(server, f"/t/{code}{tail}") for code in (known, unknown, "x")]
        assert {(page.status, page.body) for page in pages} == {(200, pages[0].body)}
        own = ("date", "x-request-id")
        told = [{key: page.headers[key] for key in page.headers if key.lower() not in own} for page in pages]
        assert told[0] == told[1]


def test_a_page_has_no_code_and_no_name(server: Server) -> None:
    async def played() -> str:
        clients = await begun(server, "double-shutter", 2)
        await gone(*clients)
        return clients[0].code.replace("-", "")

    code = asyncio.run(played())
    text = fetched(server, f"/t/{code}").body.decode()
    assert code not in text
    assert code[:4] not in text
    assert "Ann" not in text


def test_looking_at_a_link_takes_no_seat_and_is_no_watcher(server: Server) -> None:
    code = code_of(server, "nine")
    before = server.ask("GET", f"/api/tables/{code}").data
    reply = fetched(server, f"/t/{code}")
    assert "set-cookie" not in reply.headers
    after = server.ask("GET", f"/api/tables/{code}").data
    assert {key: after.get(key) for key in ("n", "watching", "present", "view")} == {
        key: before.get(key) for key in ("n", "watching", "present", "view")
    }


def test_whoever_tries_codes_is_told_nothing_any_more(usual: Server) -> None:
    code = code_of(usual, "double-shutter")
    assert picture(fetched(usual, f"/t/{code}")).endswith("/double.png")
    for number in range(10):
        fetched(usual, f"/t/{number:012}")
    assert picture(fetched(usual, f"/t/{code}")).endswith("/nine.png")
    # Codes that are said aloud are guessed from the same allowance.
    token = usual.device()
    said = usual.ask("POST", "/api/spoken", {"spoken": "000000"}, token=token)
    assert (said.status, said.code) == (429, "http-too-many")


def test_a_page_speaks_the_language_of_whoever_asks(server: Server) -> None:
    reply = fetched(server, "/t/x", **{"Accept-Language": "fr-CH, de;q=0.5"})
    assert "Venez jouer" in reply.body.decode()
    assert "accept-language" in reply.headers["vary"]


def test_other_pages_have_a_picture_too_and_files_are_what_they_are(server: Server) -> None:
    assert picture(fetched(server, "/")).endswith("/previews/nine.png")
    assert fetched(server, "/api/nothing").status == 404


def test_the_address_is_the_servers_own(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--public", "https://box.example") as strict:
        reply = fetched(strict, "/t/x", Host="box.example")
        assert picture(reply) == "https://box.example/previews/nine.png"
        assert fetched(strict, "/t/x", Host="evil.example").status == 421
