"""Live tables over the network: who may do what, who gets which message, and what the server adds."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import time

import pytest
from websockets.frames import Frame, Opcode

from shutbox.play import read_record
from shutbox.play.seal import check_sealed, check_signed
from shutbox.rules import named
from shutbox.rules.codec import to_data
from shutbox.server.identity.token import holder_of, new_token
from shutbox.server.store.store import open_store
from tests.server.running import PATIENCE, Client, Data, Server, begun, command_of, gone, lay, record, table

ROLES = ("host", "to act", "other", "spectator", "moved away")
# Two more roles, which have no part in the table below: they are refused everything, before they can say it.
OUTSIDE = ("stranger", "expired token")
HEX = "ab" * 32
DAY = 24 * 3600


def wishes(seat: int) -> dict[str, Data]:
    """Every message that a client can send, about a seat."""
    return {
        "sit": {"seat": seat, "name": "Zoe"},
        "seal": {"seat": seat, "seal": HEX},
        "stand": {"seat": seat},
        "remove": {"seat": seat},
        "fill": {"seat": seat, "bot": "fewest-tiles", "name": ""},
        "return": {"seat": seat},
        "start": {},
        "reveal": {"seat": seat, "seed": HEX},
        "throw": {"dice": 2},
        "report": {"faces": [1, 2]},
        "play": {"word": "end"},
        "rename": {"seat": seat, "name": "Zoe"},
        "order": {"seats": [2, 1, 0]},
        "leave": {"seat": seat},
        "hint": {},
        "close": {},
        "rematch": {},
        "again": {},
    }


# By stage and message: with which code each role is refused, in the order of ROLES; None where it is allowed.
# The seat in question is that of "to act", who was given it by "moved away".
STAGE = ("table-stage",) * 5
HOST_ONLY = (None, "host-only", "host-only", "host-only", "host-only")
SEAT_ONLY = ("not-your-seat", None, "not-your-seat", "not-your-seat", "not-your-seat")
TURN_ONLY = ("not-your-turn", None, "not-your-turn", "not-your-turn", "not-your-turn")
ENDED = ("table-stage", "host-only", "host-only", "host-only", "host-only")
SEATED = ("table-stage", "table-stage", "table-stage", "seated-only", "seated-only")
REFUSED: dict[str, dict[str, tuple[str | None, ...]]] = {
    "waiting": {
        "sit": ("seat-taken",) * 5,
        "seal": SEAT_ONLY,
        "stand": SEAT_ONLY,
        "remove": HOST_ONLY,
        "fill": HOST_ONLY,
        "start": HOST_ONLY,
        "close": HOST_ONLY,
        "rematch": SEATED,
        "again": SEATED,
    },
    "sealing": {
        "reveal": ("not-your-seat", "seed-strange", "not-your-seat", "not-your-seat", "not-your-seat"),
        "close": HOST_ONLY,
        "rematch": SEATED,
        "again": SEATED,
    },
    "playing": {
        "fill": ("player-here", "player-here", "player-here", "seated-only", "seated-only"),
        "remove": ("player-here", "player-here", "player-here", "seated-only", "seated-only"),
        "return": ("not-your-seat",) * 5,
        "throw": TURN_ONLY,
        "report": ("not-your-turn", "dice-sealed", "not-your-turn", "not-your-turn", "not-your-turn"),
        "play": ("not-your-turn", "not-now", "not-your-turn", "not-your-turn", "not-your-turn"),
        "rename": ("arrange-typed",) * 5,
        "order": ("arrange-typed",) * 5,
        "leave": SEAT_ONLY,
        "hint": ("not-your-turn", "coach-off", "not-your-turn", "not-your-turn", "not-your-turn"),
        "close": HOST_ONLY,
        "rematch": SEATED,
        "again": SEATED,
    },
    "over": {
        "rename": ("arrange-typed",) * 5,
        "close": ENDED,
        "rematch": (None, None, None, "seated-only", "seated-only"),
        "again": (None, None, None, "seated-only", "seated-only"),
    },
    "abandoned": {
        "close": ENDED,
        "rematch": (None, None, None, "seated-only", "seated-only"),
        "again": (None, None, None, "seated-only", "seated-only"),
    },
}


async def company(server: Server, stage: str) -> list[Client]:
    """A client in each of the roles, at a table of this stage."""
    host, old, other = await table(server, "nine", 3, starter=1)
    new, spectator = server.client(host.code), server.client(host.code)
    code = server.ask("POST", f"/api/tables/{host.code}/transfer", {"seat": 1}, token=old.token).data["transfer"]
    moved = server.ask("POST", "/api/transfers", {"code": host.code, "transfer": code}, token=new.token)
    assert moved.data == {"v": 1, "ok": True, "seat": 1}
    await new.join()
    await spectator.join()
    new.seeds = old.seeds
    if stage in ("sealing", "playing", "over"):
        await host.tell("start")
    if stage in ("playing", "over"):
        await asyncio.gather(*(client.reveal() for client in (host, new, other)))
    if stage == "over":
        await asyncio.gather(*(client.play() for client in (host, new, other)))
    if stage == "abandoned":
        await host.tell("close")
    clients = [host, new, other, spectator, old]
    for client in clients:
        await client.until(lambda each=client: each.stage == stage and each.n >= host.n)  # type: ignore[misc]
    return clients


@pytest.mark.parametrize("stage", REFUSED)
def test_every_message_of_every_role_is_refused_with_its_own_code_or_allowed(server: Server, stage: str) -> None:
    async def tried() -> None:
        clients = await company(server, stage)
        for do, more in wishes(1).items():
            wanted = REFUSED[stage].get(do, STAGE)
            for role, client, code in zip(ROLES, clients, wanted, strict=True):
                if code is not None:
                    n = client.n
                    answer = await client.do(do, **more)
                    assert not answer["ok"], (role, do)
                    assert (answer["error"]["code"], answer["n"]) == (code, n), (role, do)
        await gone(*clients)

    asyncio.run(tried())


@pytest.fixture(scope="module")
def outsiders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, str]]]:
    """A server, and the token of each role that it does not know, or not any more."""
    folder = tmp_path_factory.mktemp("outside") / "data"
    tokens = {role: new_token() for role in OUTSIDE}

    async def given() -> None:
        # The clock of the server is believed, because somebody was here yesterday.
        for token, days in ((tokens["expired token"], 366), (new_token(), 1)):
            store = await open_store(folder, clock=lambda days=days: time() - days * DAY)  # type: ignore[misc]
            await store.remember(str(holder_of(token)))
            await store.close()

    asyncio.run(given())
    with Server(folder) as server:
        yield server, tokens


def pushed_in(server: Server, code: str, proof: str, message: Data) -> tuple[int, str]:
    """The status and the code with which a handshake is refused that has a message right behind it."""
    head = (
        f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n{proof}\r\n\r\n"
    )
    frame = Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall(head.encode() + frame)
        with connection.makefile("rb") as answer:
            status = int(answer.readline().split()[1])
            length = next(int(line.split(b":")[1]) for line in answer if line.lower().startswith(b"content-length"))
            while answer.readline().strip():
                pass
            return status, json.loads(answer.read(length))["error"]["code"]


@pytest.mark.parametrize("role", OUTSIDE)
@pytest.mark.parametrize("stage", REFUSED)
def test_no_message_of_a_role_that_is_no_device_is_heard(
    outsiders: tuple[Server, dict[str, str]], stage: str, role: str
) -> None:
    server, tokens = outsiders
    token = tokens[role]
    proofs = (f"Authorization: Bearer {token}", f"Cookie: shutbox={token}\r\nOrigin: http://127.0.0.1:{server.port}")

    async def tried() -> None:
        clients = await company(server, stage)
        host, n = clients[0], clients[0].n
        for do, more in {**wishes(1), "since": {}, "ping": {}}.items():
            for proof in proofs:
                message = {"v": 1, "id": f"{role} {do}", "n": n, "do": do, **more}
                refused = await asyncio.to_thread(pushed_in, server, host.code, proof, message)
                assert refused == (401, "device-unknown"), (do, proof)
        # Nothing has come of it; a table that waits for seeds may meanwhile have begun by itself.
        assert {message["event"]["kind"] for message in await host.since(n)} <= {"begun"}
        await gone(*clients)

    asyncio.run(tried())


def test_every_message_that_is_allowed_somewhere_is_allowed(server: Server) -> None:
    async def tried() -> set[str]:
        done = set()

        async def do(client: Client, wish: str, **more: object) -> None:
            await client.tell(wish, **more)
            done.add(wish)

        ann, bo = await table(server, "nine", 2, coach="ask", undo=True)
        await do(bo, "stand", seat=1)
        await do(ann, "fill", seat=1, bot="fewest-tiles", name="")
        await do(ann, "remove", seat=1)
        await do(bo, "sit", seat=1, name="Bo")
        seal = ann.view["seats"][0]["seal"]
        await do(ann, "seal", seat=0, seal=seal)
        await do(ann, "start", without_seals=True)
        await do(ann, "reveal", seat=0, seed=ann.seeds[0].hex())
        await do(ann, "hint")
        await do(ann, "throw", dice=2)
        if ann.my_turn():
            await do(ann, "play", word=ann.legal[0]["word"])
        await do(bo, "leave", seat=1)
        await ann.until(lambda: ann.ended)
        await do(ann, "rematch")
        other = server.client(ann.view["rematch"], ann.token)
        await other.join()
        await do(other, "close")
        (cy,) = await begun(server, "nine", 1, dice="typed", undo=True)
        await do(cy, "report", faces=[3, 4])
        await do(cy, "play", word="7")
        await do(cy, "rename", seat=0, name="Cyd")
        di, ed = await begun(server, "nine", 2, dice="typed")
        await do(di, "order", seats=[1, 0])
        await ed.tell("leave", seat=1)
        await di.until(lambda: di.ended)
        await do(di, "again")
        await gone(ann, bo, other, cy, di, ed)
        return done

    # A seat is taken back from a bot after two minutes at the earliest: see `test_presence.py`.
    assert asyncio.run(tried()) == set(wishes(0)) - {"return"}


# Whole games

GAMES: list[tuple[str, int, tuple[str, ...]]] = [
    ("nine", 1, ()),
    ("nine", 2, ("fewest-tiles", "random")),
    ("ferme-ta-boite", 3, ()),
    ("double-shutter", 2, ("fewest-tiles",)),
    ("last-one-standing", 2, ("random",)),
    ("knock-out-45", 2, ("fewest-tiles",)),
    ("tournament-100", 2, ()),
    ("triple", 2, ()),
]


@pytest.mark.parametrize(("rules", "people", "bots"), GAMES)
def test_a_whole_game_is_played_and_its_record_and_dice_are_sound(
    server: Server, rules: str, people: int, bots: tuple[str, ...]
) -> None:
    chance = random.Random(rules)

    def anything(_: Data, legal: list[Data]) -> Data:
        return command_of(chance.choice(legal))

    async def game() -> tuple[str, list[Client]]:
        clients = await begun(server, rules, people, bots)
        watcher = server.client(clients[0].code)
        await watcher.join()
        await asyncio.gather(*(client.play(anything) for client in clients))
        await watcher.until(lambda: watcher.ended)
        assert watcher.view == clients[0].view
        heard = await watcher.since(0)
        assert [message["n"] for message in heard] == list(range(1, watcher.n + 1))
        await gone(*clients, watcher)
        return record(server, clients[0].code), [*clients, watcher]

    text, clients = asyncio.run(game())
    told = read_record(text)
    opening = check_sealed(told)
    assert told.game.over
    assert clients[0].game["winners"] == list(told.game.tally.winners)
    assert opening is not None
    assert (opening.unchecked, opening.others) == (0, 0)
    attestation = check_signed(told, server.ask("GET", "/api/key").data["key"])
    assert attestation is not None
    assert attestation.ended
    words = [event["word"] for _, event in sorted(clients[-1].events.items()) if event["kind"] == "played"]
    assert len(words) == len(told.events)


def has_seen(client: Client, n: int) -> bool:
    """Whether a client has heard of this entry."""
    return client.n >= n


def test_how_a_hand_moved_is_told_to_everybody_and_stored_nowhere(server: Server) -> None:
    async def thrown(**more: int) -> tuple[list[Client], str]:
        clients = await begun(server, "nine", 2)
        watcher = server.client(clients[0].code)
        await watcher.join()
        ann = next(client for client in clients if client.my_turn())
        await ann.tell("throw", dice=2, **more)
        everybody = [*clients, watcher]
        for each in everybody:
            await each.until(partial(has_seen, each, ann.n))
        told = json.dumps(await watcher.since(0)) + json.dumps(server.ask("GET", f"/api/tables/{ann.code}/story").data)
        await gone(*everybody)
        return everybody, told + record(server, ann.code)

    everybody, stored = asyncio.run(thrown(flick=37))
    for client in everybody:
        news = [json.loads(text) for text in client.frames if '"flick"' in text]
        assert [(message["flick"], message["event"]["kind"]) for message in news] == [(37, "played")]
    assert "flick" not in stored
    everybody, _ = asyncio.run(thrown())
    assert not any("flick" in text for client in everybody for text in client.frames)


# Promises


def test_a_repeated_command_has_the_same_answer_and_happens_once(tmp_path: Path) -> None:
    async def repeated(server: Server) -> None:
        ann, bo = await begun(server, "nine", 2)
        command = ann.command("throw", dice=2)
        first = await ann.raw(command)
        await ann.until(lambda: ann.n >= first["n"])
        again = [await ann.raw(command) for _ in range(3)]
        tab = server.client(ann.code, ann.token)
        await tab.join()
        again.append(await tab.raw(command))
        changed = {**command, "do": "close", "n": 0}
        again.append(await tab.raw(changed))
        assert again == [first] * 5
        # The same id is another command when another device sends it.
        stranger = await bo.raw(command)
        assert stranger["error"]["code"] in ("stale", "not-your-turn", "not-now")
        await gone(ann, bo, tab)
        server.restart()
        await ann.join()
        assert await ann.raw(command) == first
        assert len([each for each in ann.events.values() if each["kind"] == "played"]) == 1
        await gone(ann)

    with Server(tmp_path / "data") as server:
        asyncio.run(repeated(server))


def test_a_command_that_has_not_seen_everything_or_more_is_stale(server: Server) -> None:
    async def stale() -> list[str]:
        ann, bo = await begun(server, "nine", 2)
        found = []
        for n in (0, ann.n - 1, ann.n + 1, 2**53):
            answer = await ann.raw({**ann.command("throw", dice=2), "n": n})
            assert answer["n"] == ann.n
            assert answer["legal"] == ann.legal
            found.append(answer["error"]["code"])
        await gone(ann, bo)
        return found

    assert asyncio.run(stale()) == ["stale"] * 4


# People


@pytest.mark.parametrize("name", ["x'); DROP TABLE log;--", '"; <b>{$x}</b> %s', "${jndi:x} {{7*7}} \\"])
def test_a_name_full_of_quotes_is_a_name(server: Server, name: str) -> None:
    async def named_so() -> None:
        ann = server.client(lay(server, server.device(), "nine", ["open", "fewest-tiles"])["code"])
        await ann.join()
        await ann.sit(0, name)
        assert ann.view["seats"][0]["name"] == name
        assert server.ask("GET", f"/api/tables/{ann.code}").data["view"]["seats"][0]["name"] == name
        await gone(ann)

    asyncio.run(named_so())


def test_the_host_removes_players_before_the_game_and_nobody_in_it(server: Server) -> None:
    async def hosted() -> None:
        ann, bo, cy = await table(server, "nine", 3)
        await ann.tell("remove", seat=1)
        await bo.until(lambda: bo.view["seats"][1]["kind"] == "open")
        assert await bo.refused("stand", seat=1) == "not-your-seat"
        await bo.sit(1, "Bo again")
        await ann.tell("start")
        await asyncio.gather(*(client.reveal() for client in (ann, bo, cy)))
        await ann.until(lambda: ann.stage == "playing")
        assert await ann.refused("fill", seat=1, bot="fewest-tiles", name="") == "player-here"
        assert await ann.refused("remove", seat=1) == "player-here"
        await gone(ann, bo, cy)

    asyncio.run(hosted())


def test_an_abandoned_table_shows_its_secret_in_the_log_and_in_the_record(server: Server) -> None:
    async def abandoned() -> None:
        ann, bo = await begun(server, "nine", 2)
        await ann.act()
        await ann.tell("close")
        await bo.until(lambda: bo.ended)
        assert bo.stage == "abandoned"
        told = read_record(record(server, ann.code))
        opening = check_sealed(told)
        assert opening is not None
        assert (opening.fit, opening.unchecked) == (1, 0)
        attestation = check_signed(told)
        assert attestation is not None
        assert attestation.ended
        rows = server.ask("GET", "/api/log").data["rows"]
        assert ("opened", bo.view["secret"]) in [(row["kind"], row["value"]) for row in rows]
        await gone(ann, bo)

    asyncio.run(abandoned())


# Score keepers


def test_the_host_or_whoever_holds_the_pencil_sets_names_and_order_right(server: Server) -> None:
    async def arranged() -> str:
        ann, bo = await begun(server, "nine", 2, dice="typed", undo=True)
        for wish, more in (("rename", {"seat": 0, "name": "Zoe"}), ("order", {"seats": [1, 0]})):
            assert await bo.refused(wish, **more) == "host-only"
        assert await ann.refused("rename", seat=1, name=" ") == "table-name"
        assert await ann.refused("rename", seat=0, name=bo.view["seats"][1]["name"].upper()) == "player-twice"
        assert await ann.refused("rename", seat=7, name="Zoe") == "table-seat"
        assert await ann.refused("order", seats=[0]) == "order-seats"
        await ann.tell("rename", seat=0, name="  Zoe   Lea ")
        assert ann.view["seats"][0]["name"] == ann.game["seats"][0]["name"] == "Zoe Lea"
        await ann.tell("report", sum=9)
        await ann.tell("play", word="9")
        await ann.tell("play", word="total:17")
        assert (ann.game["at"], ann.game["seats"][0]["result"]) == (1, 17)
        await ann.tell("order", seats=[1, 0])
        await bo.until(lambda: bo.n == ann.n)
        await bo.tell("play", word="total:0")
        assert (bo.stage, bo.game["winners"]) == ("over", [1])
        await ann.until(lambda: ann.n == bo.n)
        await ann.tell("rename", seat=1, name="Bob")
        await bo.until(lambda: bo.n == ann.n)
        await bo.tell("play", word="undo")
        assert (bo.stage, bo.game["seats"][1]["name"]) == ("playing", "Bob")
        text = record(server, ann.code)
        await gone(ann, bo)
        return text

    text = " ".join(asyncio.run(arranged()).split())
    assert text.startswith("shutbox 2 ")
    assert "name:1=Zoe%20Lea =9t 9 total:17 order:2,1 total:0 name:2=Bob undo end" in text


def test_whoever_holds_the_pencil_types_for_all_and_corrects_what_was_wrong(server: Server) -> None:
    async def kept() -> str:
        rules = to_data(named("nine"), whole=True) | {"name": "nine-off", "off_mat": "choose"}
        ann, bo = await table(server, rules, 2, dice="typed", pencil=True, undo=True)
        watcher = server.client(ann.code)
        await watcher.join()
        await ann.tell("start")
        await ann.until(lambda: ann.stage == "playing")
        # Bo keeps score while Ann plays.
        await bo.tell("report", faces=[3, 4])
        await bo.tell("play", word="undo")
        await bo.tell("report", faces=[3, 5])
        await bo.tell("play", word="8")
        await ann.tell("play", word="off:t")
        await bo.tell("play", word="raise")
        await watcher.until(lambda: watcher.n == bo.n)
        assert watcher.game["position"] == "123456789"
        for do, more in (("report", {"faces": [1, 2]}), ("play", {"word": "undo"})):
            assert await watcher.refused(do, **more) in ("not-your-turn", "undo-off")
        assert await ann.refused("throw", dice=2) == "dice-typed"
        for faces in ([7, 1], [0, 1], [1], [1, 2, 3], []):
            assert await ann.refused("report", faces=faces) in ("throw-faces", "dice-count", "wish-field")
        text = record(server, ann.code)
        await gone(ann, bo, watcher)
        return text

    text = asyncio.run(kept())
    assert "3,4t undo 3,5t 8 off:t raise" in " ".join(text.split())
    assert "note dice typed" in text
