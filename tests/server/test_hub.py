"""Which clients get a socket, and how many messages they may send."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import SPEECHLESS, Client, Data, Server, begun, gone, lay, patched, record, table
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


def test_a_fault_at_a_socket_is_logged_and_counted_also_while_a_refusal_is_written(tmp_path: Path) -> None:
    async def tried(server: Server) -> tuple[int, int]:
        stranger = await refused(server.client("0000-0000-0000", "x" * 43))
        client = server.client(lay(server, server.device(), "nine", ["open"])["code"])
        await client.join()
        await client.send("nonsense")
        return stranger.status, (await client.gone())[0]

    with Server(tmp_path / "data", program=SPEECHLESS) as server:
        assert asyncio.run(tried(server)) == (500, 1013)
        faults = [json.loads(line) for line in server.log.splitlines() if '"fault"' in line]
        figures = server.ask("GET", "/metrics").body.decode()
    assert [(each["kind"], each["path"]) for each in faults] == [
        ("ZeroDivisionError", "handshake"),
        ("ZeroDivisionError", "socket"),
    ]
    for kind in ("handshake", "socket"):
        assert f'shutbox_faults_total{{kind="{kind}"}} 1' in figures


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


def said(client: Client) -> list[Data]:
    """The reactions that a client has heard."""
    heard = [json.loads(frame) for frame in client.frames if '"said"' in frame]
    return [message["said"] for message in heard if "said" in message]


async def say(client: Client, seat: int, what: str) -> str:
    """Says something; with which code it was refused, after everything else was answered."""
    begin, sign = len(client.frames), f"after-{len(client.frames)}"
    await client.send(json.dumps({"v": 2, "do": "say", "seat": seat, "say": what}))
    await client.send(json.dumps({"do": "ping", "id": sign}))
    await client.until(lambda: any(sign in frame for frame in client.frames[begin:]))
    answers = [json.loads(frame) for frame in client.frames[begin:]]
    return next((answer["error"]["code"] for answer in answers if "error" in answer), "")


def test_a_reaction_is_heard_by_everybody_who_is_there_and_kept_nowhere(server: Server) -> None:
    async def talk() -> None:
        ann, bo = await begun(server, "nine", 2, ("fewest-tiles",))
        watcher = server.client(ann.code)
        await watcher.join()
        n = ann.n
        assert await say(bo, 1, "good-luck") == ""
        for client in (ann, bo, watcher):
            await client.until(lambda each=client: said(each) == [{"seat": 1, "say": "good-luck"}])  # type: ignore[misc]
        # Nobody speaks for others, bots have nothing to say, and there are no words of one's own.
        assert await say(bo, 0, "nice") == await say(bo, 2, "nice") == await say(watcher, 0, "nice") == "not-your-seat"
        assert await say(bo, 1, "hello") == await say(bo, 1, "x" * 3000) == "say-unknown"
        assert await say(bo, 1, "nudge") == "nudge-early"
        assert await say(ann, 0, "nudge") == "nudge-nobody"
        assert ann.n == n == len(await ann.since(0))
        late = server.client(ann.code)
        await late.join()
        assert not said(late)
        assert "good-luck" not in record(server, ann.code)
        await gone(ann, bo, watcher, late)

    asyncio.run(talk())


def test_somebody_who_says_too_much_is_not_heard(tmp_path: Path) -> None:
    async def chatter(server: Server) -> None:
        ann, bo = await begun(server, "nine", 2)
        answers = [await say(ann, 0, "ouch") for _ in range(12)]
        assert answers == [""] * 8 + ["http-too-many"] * 4
        await bo.until(lambda: len(said(bo)) == 8)
        # It is this device alone, and it can go on playing.
        assert await say(bo, 1, "nice") == ""
        await ann.tell("throw", dice=2)
        await gone(ann, bo)

    with Server(tmp_path / "data", env={}) as server:
        asyncio.run(chatter(server))


def test_the_player_at_the_box_is_nudged_when_nothing_has_happened_for_long(tmp_path: Path) -> None:
    async def nudged(server: Server) -> None:
        ann, bo = await begun(server, "nine", 2)
        await asyncio.sleep(0.4)
        assert await say(bo, 1, "nudge") == ""
        assert await say(bo, 1, "nudge") == "nudge-early"
        await ann.until(lambda: said(ann) == [{"seat": 1, "say": "nudge"}])
        await gone(ann, bo)

    with Server(tmp_path / "data", program=patched("company.reaction", "NUDGE_AFTER = 0.3")) as server:
        asyncio.run(nudged(server))
