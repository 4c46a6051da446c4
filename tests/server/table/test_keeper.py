"""Live tables over the wire: who may do what, what is told to whom, and what follows by itself."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep, time

import pytest
from websockets.frames import Frame, Opcode

from shutbox.play import read_record
from shutbox.play.seal import check_sealed
from shutbox.play.table.desk import bodies
from shutbox.play.table.entry import Created, Sat
from shutbox.play.table.setting import Settings, TableDice, settings_data
from shutbox.play.table.state import OPEN
from shutbox.rules import named
from shutbox.rules.codec import to_data
from shutbox.server.identity.token import holder_of, new_token
from shutbox.server.store.store import Addition, NewTable, Store, open_store
from tests.server.marathon import long_table
from tests.server.running import PATIENCE, Client, Data, Server, begun, command_of, gone, lay, record, table
from tests.server.storing import Clock

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
        "start": {},
        "reveal": {"seat": seat, "seed": HEX},
        "throw": {"dice": 2},
        "report": {"faces": [1, 2]},
        "play": {"word": "end"},
        "leave": {"seat": seat},
        "hint": {},
        "close": {},
        "rematch": {},
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
    },
    "sealing": {
        "reveal": ("not-your-seat", "seed-strange", "not-your-seat", "not-your-seat", "not-your-seat"),
        "close": HOST_ONLY,
        "rematch": SEATED,
    },
    "playing": {
        "fill": ("player-here", "host-only", "host-only", "host-only", "host-only"),
        "throw": TURN_ONLY,
        "report": ("not-your-turn", "dice-sealed", "not-your-turn", "not-your-turn", "not-your-turn"),
        "play": ("not-your-turn", "not-now", "not-your-turn", "not-your-turn", "not-your-turn"),
        "leave": SEAT_ONLY,
        "hint": ("not-your-turn", "coach-off", "not-your-turn", "not-your-turn", "not-your-turn"),
        "close": HOST_ONLY,
        "rematch": SEATED,
    },
    "over": {
        "close": ENDED,
        "rematch": (None, None, None, "seated-only", "seated-only"),
    },
    "abandoned": {
        "close": ENDED,
        "rematch": (None, None, None, "seated-only", "seated-only"),
    },
}


async def company(server: Server, stage: str) -> list[Client]:
    """A client in each of the roles, at a table of this stage."""
    host, old, other = await table(server, "nine", 3, starter=1)
    new, spectator = server.client(host.code), server.client(host.code)
    code = server.ask("POST", f"/api/tables/{host.code}/transfer", {"seat": 1}, token=old.token).data["transfer"]
    moved = server.ask("POST", "/api/transfers", {"code": host.code, "transfer": code}, token=new.token)
    assert moved.data == {"ok": True, "seat": 1}
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
        store = await open_store(folder, clock=lambda: time() - 366 * DAY)
        await store.remember(str(holder_of(tokens["expired token"])))
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
        await gone(ann, bo, other, cy)
        return done

    assert asyncio.run(tried()) == set(wishes(0))


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
    words = [event["word"] for _, event in sorted(clients[-1].events.items()) if event["kind"] == "played"]
    assert len(words) == len(told.events)


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


def shown(body: bytes) -> Data:
    """A stored entry as everybody is told."""
    return {key: value for key, value in json.loads(body).items() if key not in ("by", "cmd")}


def test_everything_since_any_gap_is_told_whatever_its_length(tmp_path: Path) -> None:
    code, token, entries = asyncio.run(long_table(tmp_path / "data", 5000))

    async def asked(server: Server) -> None:
        ann, watcher = server.client(code, token), server.client(code)
        await ann.join()
        await watcher.join()
        assert ann.n == 5000
        for seen in (0, 1, 499, 500, 501, 2500, 4999, 5000):
            heard = await watcher.since(seen)
            assert [message["n"] for message in heard] == list(range(seen + 1, 5001))
            assert [message["event"] for message in heard] == [shown(body) for body in entries[seen:]]
        for odd in (-1, 5001, "0", None, True, 1.0):
            await watcher.send(json.dumps({"do": "since", "n": odd, "id": "odd"}))
        await watcher.until(lambda: sum('"wire-since"' in frame for frame in watcher.frames) == 6)
        # While somebody catches up the game goes on, and nothing is missed or told twice.
        begin = len(watcher.frames)
        await watcher.send(json.dumps({"do": "since", "n": 0, "id": "all"}))
        for _ in range(10):
            await ann.tell("report", faces=[1, 2])
            await ann.tell("play", word="undo")
        await watcher.until(lambda: watcher.n == 5020)
        heard = [json.loads(frame) for frame in watcher.frames[begin:]]
        numbers = [message["n"] for message in heard if "event" in message]
        # What came before the server heard the question is told again.
        assert numbers[numbers.index(1) :] == list(range(1, 5021))
        await gone(ann, watcher)

    with Server(tmp_path / "data") as server:
        asyncio.run(asked(server))


# People


def test_everybody_sees_who_is_there(server: Server) -> None:
    async def seen() -> None:
        ann, bo = await table(server, "nine", 2)
        await ann.until(lambda: ann.present == [0, 1] and ann.watching == 0)
        watcher = server.client(ann.code)
        await watcher.join()
        await ann.until(lambda: ann.watching == 1)
        await watcher.until(lambda: watcher.present == [0, 1])
        second = server.client(ann.code, bo.token)
        await second.join()
        await bo.leave()
        # A seat is there as long as one of its tabs is.
        await watcher.leave()
        await ann.until(lambda: ann.watching == 0)
        assert ann.present == [0, 1]
        await second.leave()
        await ann.until(lambda: ann.present == [0])
        await gone(ann)

    asyncio.run(seen())


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


def test_the_host_removes_players_fills_seats_and_hands_on_the_seat_of_one_who_has_gone(server: Server) -> None:
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
        await bo.leave()
        await ann.until(lambda: ann.present == [0, 2])
        assert await cy.refused("fill", seat=1, bot="fewest-tiles", name="") == "host-only"
        await ann.tell("fill", seat=1, bot="fewest-tiles", name="")
        assert ann.view["seats"][1]["kind"] == "fewest-tiles"
        await asyncio.gather(ann.play(), cy.play())
        told = read_record(record(server, ann.code))
        assert [seat.kind for seat in told.game.players] == ["person", "fewest-tiles", "person"]
        await gone(ann, cy)

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
        rows = server.ask("GET", "/api/log").data["rows"]
        assert ("opened", bo.view["secret"]) in [(row["kind"], row["value"]) for row in rows]
        await gone(ann, bo)

    asyncio.run(abandoned())


def test_a_rematch_keeps_the_seats_and_moves_the_start_on(server: Server) -> None:
    async def again() -> None:
        ann, bo = await begun(server, "nine", 2, ("fewest-tiles",), starter=1)
        await asyncio.gather(ann.play(), bo.play())
        assert await ann.refused("throw", dice=2) == "table-stage"
        await bo.tell("rematch")
        await ann.until(lambda: ann.view["rematch"])
        assert await ann.refused("rematch") == "rematch-already"
        code = ann.view["rematch"]
        new = [server.client(code, client.token) for client in (ann, bo)]
        for seat, client in enumerate(new):
            await client.join()
            assert client.you == [seat]
        assert [seat["kind"] for seat in new[0].view["seats"]] == ["person", "person", "fewest-tiles"]
        assert new[0].view["settings"]["starter"] == 2
        assert new[0].host
        assert new[0].view["commitment"] != ann.view["commitment"]
        # The seats were kept, but nobody has sealed anything here yet.
        answer = await new[0].do("start")
        names = [seat["name"] for seat in new[0].view["seats"][:2]]
        assert (answer["error"]["code"], answer["error"]["arguments"]) == ("seals-missing", {"names": names})
        for client in new:
            await client.seal()
        await new[0].until(lambda: new[0].view["seats"][1]["seal"])
        await new[0].tell("start")
        await asyncio.gather(*(client.play() for client in new))
        kept = read_record(record(server, code))
        assert kept.starter == 2
        assert all(len(str(kept.note(f"sealed-seat-{seat}")).split()) == 2 for seat in (1, 2))
        await gone(ann, bo, *new)

    asyncio.run(again())


# Time


def test_a_turn_ends_when_its_time_is_over(server: Server) -> None:
    async def timed() -> None:
        ann, bo = await begun(server, "nine", 2, seconds=1)
        assert ann.clock is not None
        await ann.until(lambda: ann.game["at"] == 1)
        assert [event["word"] for event in ann.events.values() if event["kind"] == "played"] == ["time"]
        await bo.until(lambda: bo.ended)
        await gone(ann, bo)

    asyncio.run(timed())


def test_undo_gives_no_time_to_think_beyond_what_was_left(server: Server) -> None:
    async def timed() -> None:
        (ann,) = await begun(server, "nine", 1, seconds=900, undo=True)
        await ann.tell("throw", dice=2)
        await asyncio.sleep(0.3)
        choice = ann.legal[0]["word"]
        await ann.tell("play", word=choice)
        assert ann.clock is not None
        assert ann.clock > 899.8, "the next choice has its own time"
        await ann.tell("play", word="undo")
        assert ann.clock <= 899.8
        await ann.tell("play", word=choice)
        await ann.tell("play", word="undo")
        assert ann.clock <= 899.7
        await gone(ann)

    asyncio.run(timed())


def test_time_that_was_over_begins_anew_where_dice_are_typed_again(server: Server) -> None:
    async def timed() -> None:
        (ann,) = await begun(server, "nine", 1, seconds=1, undo=True, dice="typed")
        await ann.until(lambda: ann.ended)
        await ann.tell("play", word="undo")
        assert ann.stage == "playing"
        assert ann.clock is not None
        assert ann.clock > 0.5
        await gone(ann)

    asyncio.run(timed())


def test_seeds_that_do_not_come_are_recorded_as_missing_and_the_game_begins(server: Server) -> None:
    async def waited() -> None:
        ann, bo = await table(server, "nine", 2)
        await ann.tell("start")
        await ann.reveal()
        await bo.until(lambda: bo.stage == "playing")
        assert {"kind": "begun", "missing": [1]} in bo.events.values()
        assert await bo.refused("reveal", seat=1, seed=bo.seeds[1].hex()) == "table-stage"
        await ann.tell("close")
        opening = check_sealed(read_record(record(server, ann.code)))
        assert opening is not None
        assert opening.envelope.missing == (1,)
        await gone(ann, bo)

    asyncio.run(waited())


def test_a_bot_waits_for_its_pace(server: Server) -> None:
    async def paced() -> None:
        (ann,) = await begun(server, "nine", 1, ("fewest-tiles",), pace=400, starter=1)
        moments = []
        for number in range(3):
            begin = monotonic()
            await ann.until(lambda least=ann.n + 1: ann.n >= least)  # type: ignore[misc]
            moments.append(monotonic() - begin)
            if number == 0:
                assert ann.game["at"] == 1
        # The first began before it could be watched; none of the others came early.
        assert min(moments[1:]) > 0.35
        await gone(ann)

    asyncio.run(paced())


# Score keepers


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


# The coach


def test_hints_and_the_coachs_word_are_for_the_asker_alone(server: Server) -> None:
    async def coached() -> None:
        ann, bo = await begun(server, "nine", 2, coach="each")
        await ann.tell("hint")
        await ann.until(lambda: any('"hint"' in frame and '"options"' in frame for frame in ann.frames))
        told = next(json.loads(frame) for frame in ann.frames if '"options"' in frame and '"hint"' in frame)
        assert told["id"] == ann.acks[-1]["id"]
        assert [option["do"] for option in told["hint"]["options"]] == ["throw"]
        await ann.tell("throw", dice=2)
        if ann.my_turn() and len(ann.legal) > 1:
            await ann.tell("play", word=ann.legal[-1]["word"])
            name = ann.acks[-1]["id"]
            await ann.until(lambda: any(f'"id":"{name}","coach"' in frame for frame in ann.frames))
        assert not any('"options"' in frame or '"coach":{' in frame for frame in bo.frames)
        await gone(ann, bo)

    asyncio.run(coached())


# Quiet tables


def test_an_unfinished_table_is_kept_for_a_year_after_the_last_thing_that_happened_at_it(tmp_path: Path) -> None:
    token, clock = new_token(), Clock()
    holder = str(holder_of(token))
    settings = settings_data(Settings(dice=TableDice.TYPED))

    async def laid(store: Store, number: int, laid_before: int, sat_before: int) -> None:
        """A table for two that was laid, and at which somebody sat down, so many days ago."""
        public = f"{number:016x}"
        created = Created(public, to_data(named("nine"), whole=True), [{"kind": OPEN, "name": ""}] * 2, settings)
        clock.now = int(time()) - laid_before * DAY
        await store.remember(holder)
        row = await store.create(NewTable(bytes([number]) * 32, public), bodies((created,), holder))
        clock.now = int(time()) - sat_before * DAY
        await store.append(Addition(row.id, 1, bodies((Sat(0, "Ann"),), holder), stage="waiting", held=[(holder, 0)]))

    async def quiet() -> None:
        store = await open_store(tmp_path / "data", clock=clock)
        # The last one is given up last: then the others were looked at.
        for number, days in enumerate(((300, 31), (700, 364), (366, 366))):
            await laid(store, number, *days)
        clock.now = int(time())
        await store.remember(holder)
        await store.close()

    asyncio.run(quiet())
    with Server(tmp_path / "data") as server:
        begun_at = monotonic()
        stages: list[str] = []
        while "abandoned" not in stages and monotonic() - begun_at < PATIENCE:
            sleep(0.1)
            held = server.ask("GET", "/api/mine", token=token).data["tables"]
            stages = [each["stage"] for each in sorted(held, key=lambda each: str(each["public"]))]
    assert stages == ["waiting", "waiting", "abandoned"]
