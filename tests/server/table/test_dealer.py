"""Secrets of dice: they leak nowhere before they are opened, and are public after that."""

from __future__ import annotations

import asyncio
import json
import pickle
import shutil
import sqlite3
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest

from shutbox.errors import ShutboxError
from shutbox.play import Record, Seat, Source, Thrown, read_record, write_record
from shutbox.play.record import begun as begun_record
from shutbox.play.record import extended
from shutbox.play.seal import Attestation, Laid, check_signed, dice_key, salt, sealed_notes
from shutbox.play.seal.signing import fits_signature
from shutbox.play.table.company.pace import REVEAL_SECONDS
from shutbox.play.table.setting import Settings
from shutbox.play.table.state import Stage
from shutbox.play.table.wish import Start
from shutbox.rules import named
from shutbox.server.identity.token import holder_of
from shutbox.server.socket import Socket
from shutbox.server.store.store import open_store
from shutbox.server.table.bots import Bots
from shutbox.server.table.dealer import Dealer
from shutbox.server.think.opinion import Subject, choose
from shutbox.server.think.queue import ITSELF, Sender
from shutbox.server.think.thinker import Thinker
from tests.server.running import Client, Server, begun, gone, lay, table
from tests.server.table.memory import live_tables
from tests.server.table.needle import found

SECRET = bytes(range(100, 132))


@pytest.mark.parametrize("before", range(3))
@pytest.mark.parametrize("encode", [b64encode, urlsafe_b64encode])
def test_the_search_finds_eight_bytes_in_base64_wherever_they_stand(before: int, encode: object) -> None:
    assert callable(encode)
    text = encode(b"x" * before + SECRET[5:13] + b"yz")
    assert found(SECRET, [b"some text " + text])


@pytest.mark.parametrize("text", [SECRET[:8], SECRET[24:].hex().encode(), SECRET.hex().upper().encode()])
def test_the_search_finds_eight_bytes_raw_and_in_hexadecimal(text: bytes) -> None:
    assert found(SECRET, [b"a", b"b" + text + b"c"])
    assert not found(bytes(32), [b"a", b"b" + text + b"c"])


def stored_secrets(folder: Path, copy: Path) -> dict[str, bytes]:
    """The secrets of a store that is in use, by the public ids of their tables."""
    shutil.copytree(folder, copy)
    with closing(sqlite3.connect(copy / "shutbox.db")) as store:
        return dict(store.execute("SELECT public, secret FROM tables"))


def everything_said(server: Server, clients: list[Client]) -> list[bytes]:
    """Every frame, answer, line and figure that anybody has got so far."""
    server.ask("GET", "/metrics")
    answers = [reply.body + json.dumps(dict(reply.headers)).encode() for reply in server.replies]
    frames = [frame.encode() for client in clients for frame in client.frames]
    door = (server.folder / "server.json").read_bytes()
    return [*answers, *frames, server.log.encode(), *(line.encode() for line in server.said), door]


def ask_for_everything(server: Server, client: Client) -> None:
    """Asks for whatever can be asked for, and for some things that cannot."""
    paths = ["", "/record", "/report", "/qr", "/secret", "/spoken", "/transfer", "/booklet", "/report.html"]
    for path in [f"/api/tables/{client.code}{part}" for part in paths]:
        server.ask("GET", path, token=client.token)
        server.ask("POST", path, {"seat": 0}, token=client.token)
    for path in ("/api/log?from=1", "/api/mine", "/api/about", "/health", "/", "/t/x", "/nowhere", "/api/tables/x"):
        server.ask("GET", path, token=client.token)
    server.ask("POST", "/api/tables", body=b"{", token=client.token)


async def half_a_game(server: Server) -> list[Client]:
    """A game in its middle, with a hint, a refusal of every kind, a reconnection, and a bot that looks things up."""
    clients = await begun(server, "ferme-ta-boite", 2, ("perfect",), coach="each", undo=True, seconds=600)
    for client in clients:
        await client.until(client.my_turn)
        for do in ("throw", "play", "report", "reveal", "hint", "nonsense"):
            await client.do(do, dice=7, word="99", faces=[9], seat=9, seed="x" * 64)
        for _ in range(20):
            if not client.my_turn():
                break
            await client.act()
        await client.since(0)
        if client is not clients[0]:
            continue
        await client.leave()
        await client.join()
    return clients


def test_no_piece_of_a_secret_is_said_before_the_end_and_all_of_it_then(tmp_path: Path, server: Server) -> None:
    asyncio.run(_no_piece(server, tmp_path))


async def _no_piece(server: Server, folder: Path) -> None:
    clients = await half_a_game(server)
    # In a thread, so that the sockets go on answering while a report is worked out.
    await asyncio.to_thread(ask_for_everything, server, clients[0])
    public = clients[0].view["public"]
    secret = stored_secrets(server.folder, folder / "copy")[public]
    assert len(secret) == 32
    assert Stage(clients[0].stage) is Stage.PLAYING
    seeds = [client.seeds[seat] for seat, client in enumerate(clients)]
    key = dice_key(secret, salt([*seeds, None]), public)
    before = everything_said(server, clients)
    assert found(secret, before) == []
    assert found(key, before) == []
    assert found(seeds[0], before), "the search finds what was said"
    await clients[0].tell("close")
    await clients[1].until(lambda: clients[1].ended)
    assert bytes.fromhex(clients[1].view["secret"]) == secret
    assert f"sealed-secret {secret.hex()}" in server.ask("GET", f"/api/tables/{clients[0].code}/record").body.decode()
    rows = server.ask("GET", "/api/log?from=1").data["rows"]
    assert {"opened": secret.hex(), "sealed": clients[0].view["commitment"]} == {
        row["kind"]: row["value"] for row in rows if row["public"] == public
    }
    await gone(*clients)


def test_tokens_and_codes_are_in_no_log_and_no_figure(server: Server) -> None:
    async def used() -> list[str]:
        clients = await half_a_game(server)
        await gone(*clients)
        ann = clients[0]
        code = ann.code.replace("-", "")
        moved = server.ask("POST", f"/api/tables/{ann.code}/transfer", {"seat": 0}, token=ann.token).data["transfer"]
        server.ask("GET", f"/api/tables/{ann.code}/x?token={ann.token}&code={code}")
        return [ann.token, clients[1].token, ann.code, code, moved, code.upper()]

    secrets = asyncio.run(used())
    said = server.log + server.ask("GET", "/metrics").body.decode() + "".join(server.said)
    assert [each for each in secrets if each in said] == []


def test_who_holds_a_seat_is_never_sent_to_anybody_else(server: Server) -> None:
    async def used() -> list[Client]:
        clients = await half_a_game(server)
        await asyncio.to_thread(ask_for_everything, server, clients[0])
        await gone(*clients)
        return clients

    clients = asyncio.run(used())
    said = b"\0".join(everything_said(server, clients))
    for client in clients:
        holder = holder_of(client.token)
        assert holder is not None
        # A device learns its own id where it asks for its own tables, and nowhere else.
        own = f'"ok":true,"device":"{holder}"'.encode()
        assert holder.encode() not in said.replace(own, b"")
        assert said.count(own) <= (client is clients[0])


def sealed_record(secret: bytes, rules: str = "nine") -> Record:
    """A game in which a bot has thrown 3 and 4, with this secret in the envelope."""
    public, made = "0123456789abcdef", named(rules)
    notes = sealed_notes(public, Dealer(secret).commitment(public, made), [("", ""), ("", "")])
    record = begun_record(made, [Seat("Ann"), Seat("Perfect", "perfect")], starter=1, notes=notes)
    return extended(record, Thrown((3, 4), Source.SEALED))


def test_a_bot_chooses_the_same_whatever_secret_lies_in_the_envelope() -> None:
    records = [sealed_record(secret) for secret in (bytes(32), SECRET, SECRET[::-1])]
    assert len({write_record(record) for record in records}) == 3
    chosen = [choose("perfect", record.game) for record in records]
    assert chosen == [chosen[0]] * 3
    assert chosen[0]["do"] == "shut"


class Notebook(Thinker):
    """Workers who write down what they are given, and choose by a rule of thumb."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[bytes] = []

    async def think(
        self, work: Callable[..., Any], *arguments: object, about: Subject | None = None, sender: Sender = ITSELF
    ) -> Any:
        """Nothing comes of it."""
        self.given.append(pickle.dumps((work, arguments, about, sender)))
        raise ShutboxError("think-busy")


def test_what_a_worker_is_given_holds_nothing_of_the_secret() -> None:
    async def game() -> tuple[bytes, list[bytes]]:
        store, notebook = await open_store(None), Notebook()
        registry, executor, _ = live_tables(store, Bots(notebook, notebook), notebook)
        _, live = await registry.lay("h" * 32, named("nine"), [{"kind": "perfect"}] * 2, Settings(pace=0))
        assert live.dealer is not None
        secret = live.dealer.secret()
        # Somebody watches, or else bots alone do not play.
        live.sockets.add(Socket(cast(Any, None), server_state=None))
        await executor.keep(live, Start(), by="h" * 32)
        async with asyncio.timeout(120):
            while not live.table.ended:
                await asyncio.sleep(0.01)
        await store.close()
        assert live.table.secret == secret.hex()
        return secret, notebook.given

    secret, given = asyncio.run(game())
    assert len(given) > 5
    assert found(secret, given) == []


def test_a_dealer_does_not_show_its_secret() -> None:
    dealer = Dealer(SECRET)
    assert not found(SECRET, [repr(dealer).encode(), str(dealer).encode()])
    assert dealer.reveal() == SECRET.hex()


def signed_record(server: Server, client: Client) -> tuple[Record, Attestation]:
    """The record of a table, and the signatures in it, which are those of the server."""
    told = read_record(server.ask("GET", f"/api/tables/{client.code}/record").body.decode())
    attestation = check_signed(told, server.ask("GET", "/api/key").data["key"])
    assert attestation is not None
    return told, attestation


def test_a_game_is_signed_from_its_start_and_through_a_restart(server: Server) -> None:
    async def played() -> None:
        clients = await half_a_game(server)
        _, before = signed_record(server, clients[0])
        assert not before.ended
        await gone(*clients)
        server.restart()
        told, after = signed_record(server, clients[0])
        assert after.signing == before.signing
        row = server.ask("GET", f"/api/log?from={after.signing.n}&limit=1").data["rows"][0]
        assert (row["hash"], row["public"]) == (after.signing.row, told.note("sealed"))
        again = [await server.client(client.code, client.token).join() for client in clients]
        await again[0].tell("close")
        await again[1].until(lambda: again[1].ended)
        told, after = signed_record(server, clients[0])
        assert after.ended
        assert (after.signing.start, after.signing.count) == (before.signing.start, len(told.events))
        await gone(*again)

    asyncio.run(played())


def test_a_seed_that_is_withheld_is_shown_in_the_view_and_signed(server: Server) -> None:
    async def played() -> None:
        clients = await table(server, "nine", 2)
        await clients[0].tell("start")
        await clients[0].reveal()
        await clients[0].until(lambda: clients[0].stage == "playing", 3 * REVEAL_SECONDS)
        assert [seat["withheld"] for seat in clients[0].view["seats"]] == [False, True]
        await clients[0].tell("close")
        await clients[1].until(lambda: clients[1].ended)
        told, attestation = signed_record(server, clients[0])
        assert attestation.ended
        assert str(told.note("sealed-seat-2")).endswith(" missing")
        await gone(*clients)

    asyncio.run(played())


def test_what_a_server_says_of_a_seal_before_the_game_is_what_the_record_says_after_it(server: Server) -> None:
    async def played() -> None:
        clients = await table(server, "nine", 2)
        path = f"/api/tables/{clients[0].code}/seal"
        sealed = server.ask("GET", path).data
        laid = Laid(sealed["public"], sealed["rules"], sealed["commitment"], sealed["row"]["n"], sealed["row"]["hash"])
        assert fits_signature(sealed["key"], laid, sealed["signature"])
        assert sealed["commitment"] == clients[0].view["commitment"] == sealed["row"]["value"]
        await clients[0].tell("close")
        assert server.ask("GET", path).data == sealed
        await gone(*clients)

    asyncio.run(played())


def test_a_table_without_an_envelope_has_no_seal_and_no_signature(server: Server) -> None:
    token = server.device()
    code = lay(server, token, "nine", ["open", "open"], dice="typed")["code"]
    assert server.ask("GET", f"/api/tables/{code}/seal").code == "table-unsealed"
