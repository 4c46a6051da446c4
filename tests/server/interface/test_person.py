"""What people do with what the server keeps about them: they download all of it, and they delete it."""

from __future__ import annotations

import asyncio
import json
import re
import zipfile
from io import BytesIO
from pathlib import Path

from shutbox.errors import ShutboxError
from shutbox.play import read_record, write_record
from shutbox.play.seal import check_sealed, check_signed
from shutbox.server.http.limit import UNLIMITED
from shutbox.server.http.request import Request
from shutbox.server.identity.token import holder_of, new_token
from shutbox.server.interface.person import MOST_WAITING, Person
from shutbox.server.store.audit import audit_store
from shutbox.server.store.store import open_store
from tests.server.running import Client, Data, Server, begun, gone, lay, record, table

NAME = "Barnaby-7f3a"


def export(server: Server, token: str, query: str = "") -> tuple[dict[str, bytes], str]:
    """The files of a download, and after which table the next one begins."""
    reply = server.ask("GET", f"/api/export{query}", token=token)
    assert (reply.status, reply.headers["content-type"]) == (200, "application/zip")
    assert "attachment" in reply.headers["content-disposition"]
    with zipfile.ZipFile(BytesIO(reply.body)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}, reply.headers.get("x-shutbox-after", "")


def mine(server: Server, token: str) -> Data:
    return server.ask("GET", "/api/mine", token=token).data


def forget(server: Server, token: str) -> Data:
    """Deletes a device, as its page does."""
    reply = server.ask("POST", "/api/forget", {"device": mine(server, token)["device"]}, token=token)
    assert reply.status == 200, reply.body
    assert "Max-Age=0" in reply.headers["set-cookie"]
    return reply.data


async def shared(server: Server) -> list[Client]:
    """A game of Ann with somebody whose name occurs nowhere else."""
    ann, bo = await table(server, "nine", 2)
    await bo.tell("stand", seat=1)
    bo.seeds.clear()
    await bo.sit(1, NAME)
    await ann.tell("start")
    for client in (ann, bo):
        await client.reveal()
    for client in (ann, bo):
        await client.until(lambda each=client: each.stage == "playing")  # type: ignore[misc]
    return [ann, bo]


def test_everything_about_a_device_is_downloaded_as_records_and_json_and_nothing_of_others(server: Server) -> None:
    async def played() -> list[Client]:
        clients = await shared(server)
        await asyncio.gather(*(client.play() for client in clients))
        await gone(*clients)
        return clients

    ann, bo = asyncio.run(played())
    running = lay(server, bo.token, "nine", ["open", "open"])
    files, more = export(server, bo.token)
    public = bo.view["public"]
    assert (set(files), more) == ({"device.json", f"{public}.json", f"{public}.shutbox"}, "")
    device = json.loads(files["device.json"])
    assert (device["device"], device["tables"]) == (holder_of(bo.token), [public])
    assert device["created"] <= device["seen"]
    told = read_record(files[f"{public}.shutbox"].decode())
    assert (told.game.over, write_record(told)) == (True, record(server, ann.code))
    data = json.loads(files[f"{public}.json"])
    assert (data["table"], data["stage"], data["seats"]) == (public, "over", [1])
    assert [entry["kind"] for entry in data["entries"][:2]] == ["created", "sat"]
    assert {entry["name"]: entry["mine"] for entry in data["entries"] if entry["kind"] == "sat"} == {
        "Ann": False, "Bo": True, NAME: True,
    }  # fmt: skip
    everything = b"".join(files.values()).decode()
    assert str(holder_of(ann.token)) not in everything
    assert bo.token not in everything
    # Whoever only laid a table has no seat there, and nothing of it is theirs.
    assert running["public"] not in everything


def test_a_game_that_runs_is_downloaded_without_its_secret(server: Server) -> None:
    async def playing() -> Client:
        ann, bo = await begun(server, "nine", 2)
        await ann.act()
        await gone(ann, bo)
        return ann

    ann = asyncio.run(playing())
    files, _ = export(server, ann.token)
    told = read_record(files[f"{ann.view['public']}.shutbox"].decode())
    assert told.note("sealed-secret") is None
    assert check_sealed(told) is not None


def test_a_name_that_is_deleted_is_nowhere_and_the_game_of_the_others_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def first(server: Server) -> tuple[Client, str]:
        ann, bo = await shared(server)
        watcher = server.client(ann.code)
        await watcher.join()
        alone = lay(server, bo.token, "nine", ["open", "fewest-tiles"])
        only = server.client(alone["code"], bo.token)
        await only.join()
        await only.sit(0, NAME)
        done = await asyncio.to_thread(forget, server, bo.token)
        assert done == {"v": 1, "ok": True, "tables": 1, "renamed": 1}
        # The token is dead, and so are the sockets; those of the others come again.
        for client in (bo, only, ann, watcher):
            await client.gone()
        assert server.ask("GET", "/api/mine", token=bo.token).code == "device-unknown"
        assert server.ask("GET", f"/api/tables/{alone['code']}").code == "table-unknown"
        again = server.client(ann.code, ann.token)
        await again.join()
        assert [seat["name"] for seat in again.view["seats"]] == ["Ann", "?2"]
        heard = json.dumps([*await again.since(0), again.view])
        for path in ("", "/story", "/record"):
            heard += server.ask("GET", f"/api/tables/{ann.code}{path}").body.decode()
        files, _ = export(server, ann.token)
        heard += b"".join(files.values()).decode()
        assert NAME not in heard
        assert str(holder_of(bo.token)) not in heard
        # Nobody sits there any more: the others may decide about the seat like about any other that is away.
        assert await again.refused("fill", seat=1, bot="fewest-tiles", name="") == "player-awaited"
        await again.tell("close")
        await again.leave()
        return again, bo.token

    with Server(folder) as server:
        ann, token = asyncio.run(first(server))
        text = record(server, ann.code)
        server.stop()
    assert NAME not in text
    opening = check_sealed(read_record(text))
    assert opening is not None
    assert opening.envelope.open
    signed = check_signed(read_record(text))
    assert signed is not None
    assert (signed.ended, signed.signing.forgotten) == (True, (1,))
    assert audit_store(folder / "shutbox.db").sound
    for path in folder.iterdir():
        content = path.read_bytes()
        assert NAME.encode() not in content, path
        assert str(holder_of(token)).encode() not in content, path
    # A server that begins again knows no more of it.
    with Server(folder) as server:
        assert NAME not in record(server, ann.code)


def test_only_a_device_itself_downloads_and_deletes_and_only_if_it_names_itself(server: Server) -> None:
    ann, bo = server.device(), server.device()
    for token in ("", new_token()):
        assert server.ask("GET", "/api/export", token=token).code == "device-unknown"
        assert server.ask("POST", "/api/forget", {"device": mine(server, ann)["device"]}, token=token).code == (
            "device-unknown"
        )
    for wrong in ({}, {"device": None}, {"device": ""}, {"device": mine(server, bo)["device"]}, {"device": True}):
        assert server.ask("POST", "/api/forget", wrong, token=ann).code == "forget-device"
    assert mine(server, ann)["device"] == holder_of(ann)
    assert forget(server, ann) == {"v": 1, "ok": True, "tables": 0, "renamed": 0}
    assert server.ask("POST", "/api/forget", {"device": holder_of(ann)}, token=ann).code == "device-unknown"
    for after in ("x", "-1", "1.5", "9" * 13, ""):
        assert server.ask("GET", f"/api/export?after={after or '%20'}", token=bo).code == "export-after"


def test_much_is_downloaded_in_parts(server: Server) -> None:
    async def sat() -> list[str]:
        token = server.device()
        for _ in range(3):
            client = server.client(lay(server, token, "nine", ["open"])["code"], token)
            await client.join()
            await client.sit(0, "Ann")
            await client.leave()
        return [token]

    (token,) = asyncio.run(sat())
    ids = [each["table_id"] for each in mine(server, token)["tables"]][::-1]
    files, more = export(server, token, f"?after={ids[0]}")
    assert len(re.findall(r"[0-9a-f]{16}\.json", " ".join(files))) == 2
    assert more == ""
    assert len(export(server, token, f"?after={ids[-1]}")[0]) == 1


def test_too_many_downloads_and_deletions_are_refused(tmp_path: Path) -> None:
    with Server(tmp_path / "data", env={}) as server:
        token = server.device()
        codes = [server.ask("GET", "/api/export", token=token).status for _ in range(21)]
        assert codes == [200] * 20 + [429]
        other = server.device()
        assert server.ask("POST", "/api/forget", {"device": holder_of(other)}, token=other).code == "http-too-many"


def test_more_downloads_than_may_wait_are_refused_and_later_ones_are_answered() -> None:
    async def forgotten(_holder: str, _tables: object) -> None:
        raise AssertionError("nothing is deleted here")

    async def asked() -> list[object]:
        store = await open_store(None)
        await store.remember("ann")
        download = Person(store, forgotten, UNLIMITED, lambda: 0.0).routes["GET", "export"]
        request = Request("GET", "/api/export", {}, {}, "192.0.2.1", holder="ann")
        waiting = [download(request, "") for _ in range(MOST_WAITING + 2)]
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        outcomes.append(await download(request, ""))
        await store.close()
        return [each.code if isinstance(each, ShutboxError) else each.status for each in outcomes]  # type: ignore[union-attr]

    assert asyncio.run(asked()) == [200] * MOST_WAITING + ["server-busy"] * 2 + [200]
