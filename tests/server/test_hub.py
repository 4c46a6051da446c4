"""Which clients get a socket, and how many messages they may send."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Server, gone, lay, table
from tests.server.test_router import ALWAYS, STRANGE_ORIGINS, cookie_of, refused


@pytest.mark.parametrize("origin", STRANGE_ORIGINS)
def test_a_page_of_another_origin_gets_no_socket(server: Server, origin: str) -> None:
    given = cookie_of(server.ask("POST", "/api/devices"))
    code = lay(server, server.device(), "nine", ["open"])["code"]
    headers = {"Cookie": given, "Origin": origin.format(port=server.port)}
    reply = asyncio.run(refused(server.client(code), **headers))
    assert (reply.status, reply.code) == (403, "http-origin")
    assert ALWAYS.items() <= dict(reply.headers).items()


def test_a_page_of_this_server_gets_a_socket_by_its_cookie_and_no_other_way(server: Server) -> None:
    given, own = cookie_of(server.ask("POST", "/api/devices")), f"http://127.0.0.1:{server.port}"
    code = lay(server, server.device(), "nine", ["open"])["code"]

    async def tried() -> None:
        client = server.client(code)
        await client.join(Cookie=given, Origin=own)
        assert client.stage == "waiting"
        await client.leave()
        without = await refused(server.client(code), Cookie=given)
        assert (without.status, without.code) == (403, "http-origin")
        for cookie in ("", "shutbox=", "shutbox=x", f"other={given[8:]}", f"__Host-shutbox={given[8:]}"):
            reply = await refused(server.client(code), Cookie=cookie, Origin=own)
            assert (reply.status, reply.code) == (401, "device-unknown")

    asyncio.run(tried())


def test_too_many_messages_end_the_connection(tmp_path: Path) -> None:
    async def flooded(server: Server) -> dict[str, int]:
        token = server.device()
        code = lay(server, token, "nine", ["open"])["code"]
        found = {}
        for role, client in (("host", server.client(code, token)), ("spectator", server.client(code))):
            await client.join()
            heard = len(client.frames)
            for number in range(110):
                await client.send(json.dumps({"do": "ping", "id": number}))
            assert (await client.gone())[0] == 1008
            found[role] = sum('"pong"' in frame for frame in client.frames[heard:])
        return found

    with Server(tmp_path / "data", env={}) as server:
        answered = asyncio.run(flooded(server))
    assert 100 <= answered["host"] < 110
    assert 50 <= answered["spectator"] < 60


def test_who_connects_again_may_not_send_more(tmp_path: Path) -> None:
    async def flooded(server: Server) -> list[int]:
        token, other = server.device(), server.device()
        code = lay(server, token, "nine", ["open"])["code"]
        answered = []
        for own in (token, token, other):
            client = server.client(code, own)
            await client.join()
            heard = len(client.frames)
            for number in range(110):
                with suppress(ConnectionClosed):
                    await client.send(json.dumps({"do": "ping", "id": number}))
            assert (await client.gone())[0] == 1008
            answered.append(sum('"pong"' in frame for frame in client.frames[heard:]))
        return answered

    with Server(tmp_path / "data", env={}) as server:
        first, again, onlooker = asyncio.run(flooded(server))
    assert first >= 100
    # What came back while the first was connected.
    assert again < 20
    assert onlooker >= 50


def test_a_table_has_room_for_so_many_onlookers_and_always_for_its_players(server: Server) -> None:
    async def crowded() -> None:
        (ann,) = await table(server, "nine", 1)
        onlookers = [server.client(ann.code, token) for token in [server.device() for _ in range(5)] for _ in range(12)]
        for onlooker in onlookers:
            await onlooker.join()
        stranger = server.device()
        reply = await refused(server.client(ann.code), Authorization=f"Bearer {stranger}")
        assert (reply.status, reply.code) == (429, "table-full")
        again = server.client(ann.code, ann.token)
        await again.join()
        assert again.you == [0], "whoever plays here comes in, however many look on"
        await onlookers.pop().leave()
        late = server.client(ann.code, stranger)
        await late.join()
        await gone(ann, again, late, *onlookers)

    asyncio.run(crowded())


def test_a_device_is_not_at_a_table_more_often_than_it_needs_to(server: Server) -> None:
    async def crowded() -> None:
        (ann,) = await table(server, "nine", 1)
        others = [server.client(ann.code, ann.token) for _ in range(11)]
        for other in others:
            await other.join()
        reply = await refused(server.client(ann.code), Authorization=f"Bearer {ann.token}")
        assert (reply.status, reply.code) == (429, "table-full")
        await gone(ann, *others)

    asyncio.run(crowded())
