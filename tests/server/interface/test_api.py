"""The HTTP interface: codes, transfers, records and the public log."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from io import BytesIO
from pathlib import Path
from urllib.parse import quote

import pytest
import segno

from shutbox.server.http.access import own_addresses
from shutbox.server.identity.token import holder_of, read_code
from tests.server.running import Client, Server, begun, gone, lay, table

OUTSIDE = [address for address in own_addresses() if ":" not in address]


def waiting(server: Server) -> tuple[str, str]:
    """The host's token and the code of a table that waits."""
    token = server.device()
    return token, lay(server, token, "nine", ["open", "open"])["code"]


def test_a_table_is_laid_and_looked_at(server: Server) -> None:
    token, code = waiting(server)
    plain = read_code(code)
    for text in (code, code.upper(), plain, code.replace("-", "")):
        look = server.ask("GET", f"/api/tables/{text}", token=token).data
        assert (look["view"]["stage"], look["host"], look["you"]) == ("waiting", True, [])
    stranger = server.ask("GET", f"/api/tables/{code}").data
    assert not stranger["host"]
    assert server.ask("GET", f"/api/tables/{code}/record").code == "table-stage"
    assert server.ask("GET", "/api/tables/0000-0000-0000").code == "table-unknown"


@pytest.mark.parametrize(
    ("lang", "name"), [("de", "Clubspieler"), ("en", "Club player"), ("xx", "Club player"), (7, "Club player")]
)
def test_a_bot_is_called_as_the_language_of_the_host_calls_it(server: Server, lang: object, name: str) -> None:
    wish = {"rules": "nine", "seats": ["open", "club"], "lang": lang}
    code = server.ask("POST", "/api/tables", wish, token=server.device()).data["code"]
    assert server.ask("GET", f"/api/tables/{code}").data["view"]["seats"][1]["name"] == name


def test_a_spoken_code_is_for_the_host_while_the_table_waits(server: Server) -> None:
    async def spoken() -> None:
        ann, bo = await table(server, "nine", 2)
        path = f"/api/tables/{ann.code}/spoken"
        assert server.ask("POST", path, token=bo.token).code == "host-only"
        assert server.ask("POST", path).code == "device-unknown"
        told = server.ask("POST", path, token=ann.token)
        assert told.status == 201
        assert 0 < told.data["seconds"] <= 900
        digits = told.data["spoken"]
        assert server.ask("POST", path, token=ann.token).data["spoken"] == digits
        assert server.ask("POST", "/api/spoken", {"spoken": digits}).data["code"] == ann.code
        other = f"{(int(digits) + 1) % 10**6:06}"
        for wrong in (other, "", 7, None, [digits]):
            assert server.ask("POST", "/api/spoken", {"spoken": wrong}).code == "spoken-unknown"
        await ann.tell("start")
        assert server.ask("POST", "/api/spoken", {"spoken": digits}).code == "spoken-unknown"
        assert server.ask("POST", path, token=ann.token).code == "table-stage"
        await gone(ann, bo)

    asyncio.run(spoken())


def transfer(server: Server, client: Client, seat: int) -> str:
    """A code that moves a seat."""
    reply = server.ask("POST", f"/api/tables/{client.code}/transfer", {"seat": seat}, token=client.token)
    assert reply.status == 201
    return str(reply.data["transfer"])


def drawn(link: str) -> bytes:
    """A link as a code that phones scan."""
    out = BytesIO()
    segno.make(link, micro=False).save(out, kind="svg", scale=4, border=2, xmldecl=False)
    return out.getvalue()


def handed_on(server: Server, host: str, address: str) -> None:
    """Fails unless everything that is meant for others, asked for under a host, has an address."""

    async def looked() -> None:
        (ann,) = await table(server, "nine", 1)
        link, here = f"{address}/t/{read_code(ann.code)}", {"Host": host}
        assert server.ask("GET", "/api/about", headers=here).data["address"] == address
        assert server.ask("GET", f"/api/tables/{ann.code}/qr", headers=here).body == drawn(link)
        path = f"/api/tables/{ann.code}/transfer"
        moving = server.ask("POST", path, {"seat": 0}, token=ann.token, headers=here).data
        assert moving["link"] == f"{link}#{moving['transfer']}"
        assert moving["qr"].encode() == drawn(moving["link"])
        await gone(ann)

    asyncio.run(looked())


@pytest.mark.skipif(not OUTSIDE, reason="this machine is in no IPv4 network")
def test_at_home_links_and_codes_are_for_phones_also_where_the_page_was_opened_as_localhost(tmp_path: Path) -> None:
    (outside, *_) = OUTSIDE
    with Server(tmp_path / "data", host="0.0.0.0") as open_to_all:
        for host in ("localhost", "127.0.0.1", outside):
            handed_on(open_to_all, f"{host}:{open_to_all.port}", f"http://{outside}:{open_to_all.port}")


def test_a_server_for_this_machine_alone_gives_no_other_address(server: Server) -> None:
    for host in ("localhost", "127.0.0.1"):
        handed_on(server, f"{host}:{server.port}", f"http://{host}:{server.port}")


def test_a_seat_moves_to_another_device_once_and_the_old_one_has_lost_it(server: Server) -> None:
    async def moved() -> None:
        ann, bo = await begun(server, "nine", 2)
        code = transfer(server, ann, 0)
        phone = server.client(ann.code)
        for wrong in ("", "0" * 26, code[:-1], code + "0"):
            told = server.ask("POST", "/api/transfers", {"code": ann.code, "transfer": wrong}, token=phone.token)
            assert told.code == "transfer-unknown"
        asked = {"code": ann.code, "transfer": code.upper()}
        assert server.ask("POST", "/api/transfers", asked).code == "device-unknown"
        assert server.ask("POST", "/api/transfers", asked, token=phone.token).data == {"v": 1, "ok": True, "seat": 0}
        assert server.ask("POST", "/api/transfers", asked, token=phone.token).code == "transfer-unknown"
        await phone.join()
        assert (phone.you, phone.host) == ([0], True)
        await ann.until(lambda: any(event["kind"] == "moved" for event in ann.events.values()))
        assert await ann.refused("throw", dice=2) == "not-your-turn"
        assert await ann.refused("close") == "host-only"
        assert (await phone.act())["ok"]
        await gone(ann, bo, phone)

    asyncio.run(moved())


def test_a_transfer_is_for_ones_own_seat_at_its_own_table(server: Server) -> None:
    async def moved() -> None:
        ann, bo = await table(server, "nine", 2)
        path = f"/api/tables/{ann.code}/transfer"
        strange: list[object] = [1, -1, 2, "0", None, True, 0.0, []]
        for seat in strange:
            assert server.ask("POST", path, {"seat": seat}, token=ann.token).code == "not-your-seat"
        first, second = transfer(server, ann, 0), transfer(server, ann, 0)
        (cy,) = await table(server, "nine", 1)
        new = server.device()
        # A younger code takes the place of an older one, and none is good at another table.
        for code, asked in ((ann.code, first), (cy.code, second)):
            given = {"code": code, "transfer": asked}
            assert server.ask("POST", "/api/transfers", given, token=new).code == "transfer-unknown"
        given = {"code": ann.code, "transfer": second}
        assert server.ask("POST", "/api/transfers", given, token=new).status == 200
        await gone(ann, bo, cy)

    asyncio.run(moved())


def test_a_device_finds_its_tables_again(server: Server) -> None:
    async def seated() -> None:
        ann, bo = await table(server, "nine", 2)
        mine = server.ask("GET", "/api/mine", token=bo.token).data["tables"]
        assert [(each["public"], each["seat"], each["stage"]) for each in mine] == [(ann.view["public"], 1, "waiting")]
        await bo.tell("stand", seat=1)
        again = server.ask("GET", "/api/mine", token=bo.token).data
        assert again["tables"] == []
        assert again["device"] == holder_of(bo.token), "it learns under which id it can be forgotten"
        assert server.ask("GET", "/api/mine").code == "device-unknown"
        await gone(ann, bo)

    asyncio.run(seated())


def test_a_device_that_comes_again_with_its_cookie_keeps_it_for_another_year_and_no_other_gets_one(
    server: Server,
) -> None:
    given = server.ask("POST", "/api/devices").headers["set-cookie"]
    cookie = given.partition(";")[0]
    again = server.ask("GET", "/api/mine", headers={"Cookie": f"other=1; {cookie}"})
    assert again.headers["set-cookie"] == given
    assert "Max-Age=31536000" in given
    token, unknown = cookie.partition("=")[2], {"Cookie": f"shutbox={'0' * 43}"}
    for headers in ({}, {"Cookie": cookie}):
        reply = server.ask("GET", "/api/mine", token=token, headers=headers)
        assert reply.status == 200
        assert "set-cookie" not in reply.headers
    reply = server.ask("GET", "/api/mine", headers=unknown)
    assert reply.status == 401
    assert "set-cookie" not in reply.headers


def test_the_public_log_has_no_gap_and_each_row_seals_those_before(server: Server) -> None:
    waiting(server)
    rows, first = [], 1
    while page := server.ask("GET", f"/api/log?from={first}").data["rows"]:
        rows += page
        first = rows[-1]["n"] + 1
    head = hashlib.sha256(b"shutbox log 1").digest()
    for number, row in enumerate(rows, 1):
        plain = {key: value for key, value in row.items() if key != "hash"}
        assert plain["n"] == number
        head = hashlib.sha256(head + json.dumps(plain, sort_keys=True, separators=(",", ":")).encode()).digest()
        assert row["hash"] == head.hex()
    assert len(server.ask("GET", f"/api/log?from={len(rows)}").data["rows"]) == 1
    assert server.ask("GET", "/api/log?from=2&limit=1").data["rows"] == [
        json.loads(json.dumps(each)) for each in rows[1:2]
    ]


def test_a_record_is_saved_under_a_name_of_the_servers(server: Server) -> None:
    async def played() -> None:
        (client,) = await begun(server, "nine", 1)
        reply = server.ask("GET", f"/api/tables/{client.code}/record")
        name = r'attachment; filename="Shutbox Nine \d{4}-\d\d-\d\d\.shutbox"'
        assert re.fullmatch(name, reply.headers["content-disposition"])
        await gone(client)

    asyncio.run(played())


@pytest.mark.parametrize("first", ["x", "-1", "1.5", "1" * 13, "٣"])
def test_a_place_in_the_log_that_is_no_number_is_refused(server: Server, first: str) -> None:
    assert server.ask("GET", f"/api/log?from={quote(first)}").code == "log-from"
    assert server.ask("GET", f"/api/log?limit={quote(first)}").code == "log-from"


def test_the_key_of_a_server_is_public_and_stays_the_same(server: Server) -> None:
    told = server.ask("GET", "/api/key").data
    assert (told["algorithm"], len(told["key"])) == ("Ed25519", 64)
    assert (server.folder / "server.key").read_text(encoding="ascii").strip() not in json.dumps(told)
    server.restart()
    assert server.ask("GET", "/api/key").data == told


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"settings": {"starter": 5}}, "starter-seat"),
        ({"rules": {"name": "alone", "format": "solitaire"}}, "players-count"),
        ({"settings": {"dice": "seeded", "seed": "tea"}}, "table-seeded"),
    ],
)
def test_a_table_that_cannot_be_is_refused_for_what_it_is(server: Server, asked: dict[str, object], code: str) -> None:
    given = {"rules": "nine", "seats": ["open", "open"], "settings": {}, **asked}
    reply = server.ask("POST", "/api/tables", given, token=server.device())
    assert (reply.status, reply.code) == (400, code)
