"""The public interface, asked over HTTP at a real server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from http.client import HTTPResponse
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from shutbox.play import read_record
from shutbox.rules import names
from tests.cli.console import run
from tests.server.running import PATIENCE, Reply, Server

Data = dict[str, Any]
V1 = "/api/v1"
NINE = {"rules": "nine"}


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its usual limits."""
    with Server(tmp_path_factory.mktemp("usual") / "data", env={}) as running:
        yield running


def token(server: Server, *scopes: str) -> str:
    reply = server.ask("POST", f"{V1}/tokens", {"scopes": list(scopes or ("create", "play", "watch"))})
    assert reply.status == 201, reply
    return str(reply.data["token"])


def created(server: Server, host: str, *seats: str, **settings: object) -> str:
    """The code of a new table."""
    body = {**NINE, "seats": list(seats), "settings": {"pace": 0, **settings}}
    reply = server.ask("POST", f"{V1}/tables", body, token=host)
    assert reply.status == 201, reply
    return str(reply.data["code"])


def act(server: Server, code: str, who: str, command: Data, key: str = "") -> Reply:
    headers = {"Idempotency-Key": key} if key else {}
    return server.ask("POST", f"{V1}/tables/{code}/commands", command, token=who, headers=headers)


def lines(reply: Reply) -> list[Data]:
    """The documents in the lines of an answer."""
    return [json.loads(line) for line in reply.body.splitlines() if line]


class Ear:
    """Hears a table until it is closed."""

    def __init__(self, server: Server, code: str, who: str, query: str = "") -> None:
        self.connection = server.connection()
        headers = {"Authorization": f"Bearer {who}"}
        self.connection.request("GET", f"{V1}/tables/{code}/events{query}", headers=headers)
        self.response: HTTPResponse = self.connection.getresponse()
        assert self.response.status == 200
        assert self.response.headers["Content-Type"] == "application/x-ndjson"

    def __enter__(self) -> Ear:
        return self

    def __exit__(self, *_: object) -> None:
        self.response.close()
        self.connection.close()

    def line(self) -> Data | None:
        """The next message; None at the end."""
        while text := self.response.readline():
            if text.strip():
                found = json.loads(text)
                assert isinstance(found, dict)
                return found
        return None

    def until(self, key: str) -> Data:
        """The next message with a key."""
        while (found := self.line()) is not None:
            if key in found:
                return found
        raise AssertionError(key)


# Rule sets and positions


def test_rule_sets_are_listed_found_and_checked(server: Server) -> None:
    listed = server.ask("GET", f"{V1}/rules")
    assert [each["name"] for each in listed.data["rules"]] == list(names())
    again = server.ask("GET", f"{V1}/rules", headers={"If-None-Match": listed.headers["etag"]})
    assert (again.status, again.body) == (304, b"")
    nine = server.ask("GET", f"{V1}/rules/nine").data
    assert nine == {"v": 1} | listed.data["rules"][list(names()).index("nine")]
    assert server.ask("GET", f"{V1}/rules/nein").code == "http-path"
    changed = server.ask("POST", f"{V1}/rules", {**NINE, "set": {"tiles": 2}}).data
    assert changed["own"] | {"tiles": 2} == changed["own"]
    wrong = server.ask("POST", f"{V1}/rules", {**NINE, "set": {"dice": "9", "limit": "5"}})
    assert (wrong.status, wrong.code) == (422, "rules-faults")
    assert [each["code"] for each in wrong.data["error"]["faults"]] == ["setting-range", "setting-no-meaning"]


@pytest.mark.parametrize(
    ("path", "body", "command"),
    [
        ("moves", {"position": "123456789", "throw": [3, 5]}, ("moves", "nine", "123456789", "3,5")),
        ("perft", {"depth": 3}, ("perft", "nine", "3")),
        ("perft", {"depth": 1, "divide": True}, ("perft", "nine", "1", "--divide")),
        ("advise", {"position": "123456789", "throw": [3, 5]}, ("advise", "nine", "123456789", "3,5")),
    ],
)
def test_positions_have_the_documents_of_the_commands(
    server: Server, path: str, body: Data, command: tuple[str, ...]
) -> None:
    assert server.ask("POST", f"{V1}/{path}", {**NINE, **body}).data == json.loads(run(*command, "--json").out)


def test_a_whole_number_may_be_written_with_a_point(server: Server) -> None:
    for body in ({**NINE, "depth": 2.0}, {**NINE, "depth": 2, "position": "123456789"}):
        assert server.ask("POST", f"{V1}/perft", body).data["count"] == 5664
    assert server.ask("POST", f"{V1}/perft", {**NINE, "depth": 2.5}).code == "request-field"
    table = {**NINE, "seats": ["open"], "settings": {"pace": 0.0}}
    assert server.ask("POST", f"{V1}/tables", table, token=token(server)).status == 201


def test_a_turn_is_solved(server: Server) -> None:
    found = server.ask("POST", f"{V1}/solve", {**NINE, "objective": "shut", "distribution": True}).data
    assert found["value"] == pytest.approx(466473281 / 6530347008)
    assert found["distribution"]["0"] == pytest.approx(found["value"])


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("moves", {"position": "123456789"}, 400, "request-field"),
        ("moves", {"position": "123456789", "throw": [3, "5"]}, 400, "request-field"),
        ("moves", {"position": "12345678", "throw": [3, 5]}, 422, "position-shape"),
        ("moves", {"position": "123456789", "throw": [3]}, 422, "moves-dice"),
        ("perft", {"depth": 201}, 400, "request-field"),
        ("perft", {"rules": "double-shutter", "depth": 18}, 422, "think-too-dear"),
        ("solve", {"objective": "win"}, 422, "objective-unknown"),
        ("advise", {"position": "........."}, 422, "advise-shut"),
        ("rules", {"more": 1}, 400, "request-field"),
        ("rules", {"rules": "nein"}, 422, "rules-unknown"),
        ("analyse", {"record": "Dear diary", "rules": None}, 400, "request-field"),
        ("tokens", {"scopes": ["everything"]}, 400, "request-field"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(
    server: Server, path: str, body: Data, status: int, code: str
) -> None:
    reply = server.ask("POST", f"{V1}/{path}", {**NINE, **body})
    assert (reply.status, reply.code) == (status, code)


def test_a_refusal_says_where(server: Server) -> None:
    body = {**NINE, "position": "123456789", "throw": [3, "5"]}
    error = server.ask("POST", f"{V1}/moves", body).data["error"]
    assert error["arguments"] == {"where": "$.throw[1]", "why": "Expected `int`, got `str`"}
    assert "$.throw[1]" in error["text"]
    assert server.ask("GET", f"{V1}/rules?x=1").code == "request-field"


def test_bodies_of_other_kinds_paths_and_methods_are_refused(server: Server) -> None:
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    assert server.ask("POST", f"{V1}/moves", headers=form).status == 415
    assert server.ask("POST", f"{V1}/records", {"record": ""}).code == "http-lines"
    assert server.ask("POST", f"{V1}/moves", body=b"{").code == "wire-json"
    assert server.ask("POST", f"{V1}/moves", body=b"[" * 60_000).code in ("wire-json", "request-field")
    for path in ("", "nothing", "tables/x/y/z", "rules/nine/x"):
        assert (server.ask("GET", f"{V1}/{path}").status) == 404
    reply = server.ask("PUT", f"{V1}/rules")
    assert (reply.status, set(reply.headers["allow"].split(", "))) == (405, {"GET", "POST"})


# Tokens


def test_a_token_can_do_what_its_scopes_say(server: Server) -> None:
    host, watcher = token(server), token(server, "watch")
    code = created(server, host, "open")
    mine = server.ask("GET", f"{V1}/tokens", token=watcher).data
    assert mine["scopes"] == ["watch"]
    for method, path, body in (
        ("POST", "tables", {**NINE, "seats": ["open"]}),
        ("POST", f"tables/{code}/seats", {"name": "Robo"}),
        ("POST", f"tables/{code}/commands", {"do": "start"}),
    ):
        reply = server.ask(method, f"{V1}/{path}", body, token=watcher)
        assert (reply.status, reply.code) == (403, "token-scope")
        reply = server.ask(method, f"{V1}/{path}", body)
        assert (reply.status, reply.code, reply.headers["www-authenticate"]) == (401, "device-unknown", "Bearer")
    assert server.ask("GET", f"{V1}/tables/{code}/events?seconds=0", token=watcher).status == 200
    assert server.ask("GET", f"{V1}/tables/{code}/events?seconds=0", token=token(server, "play")).status == 403
    assert server.ask("GET", f"{V1}/tokens", token=watcher.replace("watch", "create")).status == 401


def test_the_token_of_a_program_opens_nothing_else(server: Server) -> None:
    program = token(server)
    code = created(server, program, "open")
    assert server.ask("GET", "/api/mine", token=program).status == 401
    assert server.ask("POST", "/api/forget", {"device": "x"}, token=program).status in (400, 401)
    with pytest.raises(InvalidStatus) as refusal:
        asyncio.run(server.client(code, program).join())
    assert refusal.value.response.status_code == 401


def test_the_token_of_a_device_may_do_everything(server: Server) -> None:
    device = server.device()
    assert server.ask("GET", f"{V1}/tokens", token=device).data["scopes"] == ["create", "play", "watch"]
    assert created(server, device, "open")


def test_a_token_is_deleted_by_its_holder(server: Server) -> None:
    program, other = token(server), token(server)
    created(server, program, "open")
    device = server.ask("GET", f"{V1}/tokens", token=program).data["device"]
    assert server.ask("DELETE", f"{V1}/tokens/{device}", token=other).code == "forget-device"
    assert server.ask("DELETE", f"{V1}/tokens/{device}", token=program).data["tables"] == 0
    assert server.ask("GET", f"{V1}/tokens", token=program).status == 401


# Tables


def test_a_game_is_played_heard_and_recorded(server: Server) -> None:
    host = token(server)
    code = created(server, host, "open", "fewest-tiles")
    with Ear(server, code, host) as ear:
        first = ear.line()
        assert first is not None
        assert (first["v"], first["view"]["stage"], first["you"]) == (2, "waiting", [])
        seat = server.ask("POST", f"{V1}/tables/{code}/seats", {"name": "Robo"}, token=host).data
        assert (seat["seat"], seat["you"], seat["host"]) == (0, [0], True)
        assert ear.until("event")["event"]["kind"] == "sat"
        assert act(server, code, host, {"do": "start"}).code == "seals-missing"
        assert act(server, code, host, {"do": "start", "without_seals": True}).status == 200
        over = False
        while not over:
            state = ear.until("view")
            game = state["view"]["game"]
            over = state["view"]["stage"] == "over" and state["view"]["secret"] is not None
            if state["view"]["stage"] == "playing" and game["at"] == 0:
                action = game["legal"][0]
                say = {key: action[key] for key in ("dice", "word") if key in action}
                command = {"do": "throw" if action["do"] == "throw" else "play", **say, "n": state["n"]}
                assert act(server, code, host, command).status == 200
    record = server.ask("GET", f"{V1}/tables/{code}/record").body.decode()
    assert read_record(record).game.over
    (kept,) = lines(server.ask("GET", f"{V1}/records", token=host))
    assert kept["over"]
    checked = server.ask("POST", f"{V1}/verify", {"record": record}).data
    assert (checked["ok"], checked["players"][0]) == (True, "Robo")
    report = server.ask("POST", f"{V1}/analyse", {"record": record}).data
    assert report["over"]


def test_records_are_checked_line_by_line(server: Server) -> None:
    whole = (Path(__file__).parents[3] / "data/records").glob("*")
    record = next(path for path in sorted(whole) if path.is_file()).read_text(encoding="utf-8")
    given = [{"record": record}, {"record": record.replace("3", "4")}, {"rekord": ""}, {"record": "Dear diary"}]
    body = "\n".join(map(json.dumps, given)).encode() + b"\n\n{"
    reply = server.ask("POST", f"{V1}/records", headers={"Content-Type": "application/x-ndjson"}, body=body)
    found = lines(reply)
    assert [each["line"] for each in found] == [1, 2, 3, 4, 5]
    assert [each["ok"] for each in found] == [True, False, False, False, False]
    codes = [each["error"]["code"] for each in found[2:]]
    assert codes == ["request-field", "record-none", "wire-json"]
    assert found[0] == server.ask("POST", f"{V1}/verify", {"record": record}).data | {"line": 1}


def test_a_stream_tells_what_was_before_and_ends_when_it_was_told_to(server: Server) -> None:
    host = token(server)
    code = created(server, host, "open")
    server.ask("POST", f"{V1}/tables/{code}/seats", {"name": "Robo"}, token=host)
    begun = monotonic()
    with Ear(server, code, host, "?since=0&seconds=1") as ear:
        events = [ear.until("event")["event"]["kind"] for _ in range(2)]
        assert events == ["created", "sat"]
        assert ear.until("view")["view"]["seats"][0]["name"] == "Robo"
        while ear.line() is not None:
            pass
    assert monotonic() - begun < PATIENCE / 2
    assert server.ask("GET", f"{V1}/tables/{code}/events?since=9", token=host).code == "wire-since"
    assert server.ask("HEAD", f"{V1}/tables/{code}/events", token=host).status == 200


def test_who_hears_a_table_is_present_there_until_gone(server: Server) -> None:
    host, guest = token(server), token(server)
    code = created(server, host, "open", "open")
    server.ask("POST", f"{V1}/tables/{code}/seats", {"name": "Robo"}, token=guest)
    with Ear(server, code, host) as ear:
        ear.line()
        with Ear(server, code, guest):
            while ear.until("present")["present"] != [0]:
                pass
        while ear.until("present")["present"] != []:
            pass


def test_streams_end_when_the_server_stops(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        host = token(server)
        with Ear(server, created(server, host, "open"), host) as ear:
            assert ear.line() is not None
            begun = monotonic()
            assert server.stop() == 0
            while ear.line() is not None:
                pass
        assert monotonic() - begun < 4


def test_a_command_is_refused_as_everywhere(server: Server) -> None:
    host, guest = token(server), token(server)
    code = created(server, host, "open")
    state = server.ask("GET", f"{V1}/tables/{code}", token=host)
    assert state.data["host"]
    same = server.ask("GET", f"{V1}/tables/{code}", token=host, headers={"If-None-Match": state.headers["etag"]})
    assert same.status == 304
    server.ask("POST", f"{V1}/tables/{code}/seats", {"name": "Ann"}, token=guest)
    full = server.ask("POST", f"{V1}/tables/{code}/seats", {"name": "Bo"}, token=host)
    assert (full.status, full.code) == (409, "seats-taken")
    stale = act(server, code, host, {"do": "start", "without_seals": True, "n": 1})
    assert (stale.status, stale.code) == (409, "stale")
    assert act(server, code, guest, {"do": "start"}).code == "host-only"
    assert act(server, code, guest, {"do": "dance"}).code == "wish-unknown"
    assert act(server, code, guest, {"do": "hint"}).code == "request-field"
    assert act(server, code, guest, {"do": "stand", "seat": 0, "id": "x"}).code == "request-field"
    assert server.ask("GET", f"{V1}/tables/{code}/record").status == 409
    assert server.ask("GET", f"{V1}/tables/000000000000").status == 404


def test_what_is_sent_again_with_its_key_happens_once(server: Server) -> None:
    host, key = token(server), {"Idempotency-Key": "once-1"}
    body = {**NINE, "seats": ["open", "open"]}
    first, second = (server.ask("POST", f"{V1}/tables", body, token=host, headers=key) for _ in range(2))
    assert first.body == second.body
    other = server.ask("POST", f"{V1}/tables", {**body, "rules": "ten"}, token=host, headers=key)
    assert (other.status, other.code) == (422, "key-used")
    code = first.data["code"]
    seats = [
        server.ask("POST", f"{V1}/tables/{code}/seats", {"name": "Ann"}, token=host, headers=key) for _ in range(2)
    ]
    assert seats[0].data == seats[1].data
    stood = [act(server, code, host, {"do": "stand", "seat": 0}, "k2") for _ in range(2)]
    assert stood[0].data == stood[1].data
    assert server.ask("GET", f"{V1}/tables/{code}").data["n"] == 3
    assert server.ask("POST", f"{V1}/tables", body, token=host, headers={"Idempotency-Key": "é"}).status == 400


# Limits


def test_an_answer_says_how_much_more_may_be_asked(usual: Server) -> None:
    reply = usual.ask("GET", f"{V1}/about")
    assert reply.headers["ratelimit-policy"] == '"request";q=600;w=60'
    assert reply.headers["ratelimit"].startswith('"request";r=59')
    assert "ratelimit" not in usual.ask("GET", "/api/about").headers
    study = usual.ask("POST", f"{V1}/moves", {**NINE, "position": "123456789", "throw": [3, 5]})
    assert study.headers["ratelimit-policy"] == '"request";q=600;w=60, "study";q=60;w=60'
    replies = [usual.ask("POST", f"{V1}/tokens", {"scopes": ["watch"]}) for _ in range(32)]
    refused = replies[-1]
    assert (refused.status, refused.code) == (429, "http-too-many")
    assert refused.headers["retry-after"] in ("1", "2")
    assert '"create";r=0;' in refused.headers["ratelimit"]
