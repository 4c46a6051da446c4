"""Which requests are accepted: hosts, origins, cookies, bodies, methods, paths, limits; and the headers of answers."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterable, Iterator
from http.client import HTTPConnection
from itertools import repeat, takewhile
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from shutbox.server.http.access import CSP
from shutbox.server.http.protocol import SECONDS
from shutbox.server.router import PRICED, route
from tests.server.running import PATIENCE, SPEECHLESS, Client, Reply, Server, lay

ALWAYS = {
    "content-security-policy": CSP,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
PUBLIC = "https://box.example"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind HTTPS, with its usual limits."""
    with Server(tmp_path_factory.mktemp("strict") / "data", "--public", PUBLIC, env={}) as running:
        yield running


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at home with its usual limits."""
    with Server(tmp_path_factory.mktemp("usual") / "data", env={}) as running:
        yield running


def raw(server: Server, data: bytes, seconds: float = 5.0) -> bytes:
    """Everything that comes back for some bytes, until the server closes or falls silent."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=seconds) as connection:
        connection.sendall(data)
        answer = b""
        while True:
            try:
                more = connection.recv(65536)
            except TimeoutError:
                return answer
            if not more:
                return answer
            answer += more


async def refused(client: Client, **headers: str) -> Reply:
    """The answer to a handshake that is refused."""
    try:
        await client.join(**headers)
    except InvalidStatus as error:
        response = error.response
        given = {key.lower(): value for key, value in response.headers.raw_items()}
        return Reply(response.status_code, given, bytes(response.body or b""))
    raise AssertionError("the socket was opened")


def cookie_of(reply: Reply) -> str:
    """The cookie that an answer sets, as it is sent back."""
    return reply.headers["set-cookie"].partition(";")[0]


# Whom the server talks to


@pytest.mark.parametrize("name", ["127.0.0.1:{port}", "localhost:{port}", "LOCALHOST", "[::1]:{port}"])
def test_the_machines_own_names_are_answered(server: Server, name: str) -> None:
    assert server.ask("GET", "/api/about", headers={"Host": name.format(port=server.port)}).status == 200


@pytest.mark.parametrize("name", ["evil.example", "127.0.0.1.evil.example:80", "evil.example:{port}", "x" * 255])
def test_a_name_that_somebody_has_pointed_here_is_not_answered(server: Server, name: str) -> None:
    reply = server.ask("GET", "/api/about", headers={"Host": name.format(port=server.port)})
    assert (reply.status, reply.code) == (421, "http-host")


STRANGE_ORIGINS = [
    "null",
    "http://evil.example",
    "http://127.0.0.1:1",
    "https://127.0.0.1:{port}",
    "http://localhost:{port}",
    "",
    "x",
]


@pytest.mark.parametrize("origin", STRANGE_ORIGINS)
def test_pages_of_other_origins_can_ask_for_nothing(server: Server, origin: str) -> None:
    headers = {"Origin": origin.format(port=server.port)}
    for method, path in (("POST", "/api/devices"), ("GET", "/api/about"), ("POST", "/api/tables")):
        reply = server.ask(method, path, headers=headers)
        assert (reply.status, reply.code) == (403, "http-origin")


def test_pages_of_this_server_can_and_so_can_clients_that_are_no_browser(server: Server) -> None:
    own = {"Origin": f"http://127.0.0.1:{server.port}", "Sec-Fetch-Site": "same-origin"}
    assert server.ask("POST", "/api/devices", headers=own).status == 201
    assert server.ask("POST", "/api/devices").status == 201


@pytest.mark.parametrize("site", ["cross-site", "same-site", "nonsense"])
def test_what_a_browser_says_comes_from_another_site_is_refused_unless_it_follows_a_link(
    server: Server, site: str
) -> None:
    assert server.ask("GET", "/api/about", headers={"Sec-Fetch-Site": site}).status == 403
    link = {"Sec-Fetch-Site": site, "Sec-Fetch-Mode": "navigate"}
    assert server.ask("GET", "/", headers=link).status == 200
    assert server.ask("POST", "/api/devices", headers=link).status == 403


@pytest.mark.parametrize(
    "kind",
    ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain", "", "application/jsonx"],
)
def test_what_a_form_of_any_page_could_send_is_refused(server: Server, kind: str) -> None:
    for path in ("/api/devices", "/api/tables", "/api/spoken", "/api/transfers"):
        reply = server.ask("POST", path, headers={"Content-Type": kind}, token=server.device())
        assert (reply.status, reply.code) == (415, "http-json")


def test_no_other_site_is_ever_allowed_to_read(server: Server) -> None:
    asked = {"Origin": "http://evil.example", "Access-Control-Request-Method": "POST"}
    replies = [server.ask("OPTIONS", path, headers=asked) for path in ("/api/tables", "/", "/api/about")]
    replies.append(server.ask("GET", "/api/about"))
    assert not [key for reply in replies for key in reply.headers if key.startswith("access-control")]
    assert [reply.status for reply in replies[:3]] == [403] * 3


@pytest.mark.parametrize("token", ["", "x", "A" * 43, "A" * 44, "ä" * 43, "A" * 42 + "!"])
def test_a_token_that_was_never_given_opens_nothing(server: Server, token: str) -> None:
    code = lay(server, server.device(), "nine", ["open"])["code"]
    headers = {"Authorization": f"Bearer {token}".encode().decode("latin-1")}
    for method, path in (("POST", "/api/tables"), ("GET", "/api/mine"), ("POST", f"/api/tables/{code}/spoken")):
        reply = server.ask(method, path, headers=headers)
        assert (reply.status, reply.code) == (401, "device-unknown")
        assert reply.headers["www-authenticate"] == "Bearer"
    by_query = asyncio.run(refused(server.client(f"{code}?token={server.device()}"), Authorization="Bearer x"))
    assert by_query.status == 401
    if token.isascii():
        assert asyncio.run(refused(server.client(code), **headers)).status == 401


def test_a_cookie_among_those_of_others_on_the_same_host_is_found(server: Server) -> None:
    given = cookie_of(server.ask("POST", "/api/devices"))
    for cookie in (given, f"a=b; {given}; c", f'odd="x; {given}', f"=;; {given}", f"shutboxx=1; {given}"):
        assert server.ask("GET", "/api/mine", headers={"Cookie": cookie}).status == 200


def test_cookies_at_home_need_no_secure_context(server: Server) -> None:
    reply = server.ask("POST", "/api/devices")
    name, *attributes = (part.strip() for part in reply.headers["set-cookie"].split(";"))
    assert name.startswith("shutbox=")
    assert set(attributes) == {"Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Strict"}
    assert "strict-transport-security" not in reply.headers
    assert reply.data == {"v": 1, "ok": True}


def test_behind_https_cookies_are_secure_and_only_the_public_address_is_answered(strict: Server) -> None:
    here = {"Host": "box.example"}
    reply = strict.ask("POST", "/api/devices", headers={**here, "Origin": PUBLIC})
    name, *attributes = (part.strip() for part in reply.headers["set-cookie"].split(";"))
    assert name.startswith("__Host-shutbox=")
    assert set(attributes) == {"Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Strict", "Secure"}
    assert reply.headers["strict-transport-security"] == "max-age=31536000"
    for origin in ("http://box.example", "https://box.example:444", "https://box.example.evil", "null"):
        assert strict.ask("POST", "/api/devices", headers={**here, "Origin": origin}).status == 403
    for host in ("127.0.0.1", f"localhost:{strict.port}", "box.example:444", "sub.box.example"):
        assert strict.ask("GET", "/api/about", headers={"Host": host}).status == 421
    # A cookie of the weaker kind, which anybody on the same network can set, is not taken.
    weak = {**here, "Cookie": cookie_of(reply).replace("__Host-", "")}
    assert strict.ask("GET", "/api/mine", headers=weak).status == 401
    assert strict.ask("GET", "/api/mine", headers={**here, "Cookie": cookie_of(reply)}).status == 200


def test_behind_a_proxy_each_sender_is_counted_for_itself(strict: Server) -> None:
    def made(forwarded: str) -> int:
        return strict.ask("POST", "/api/devices", headers={"Host": "box.example", "X-Forwarded-For": forwarded}).status

    def allowed(senders: Iterable[str]) -> bool:
        """Whether these senders together may make as many devices as one sender."""
        begun, statuses = monotonic(), list(takewhile(lambda status: status == 201, map(made, senders)))
        return 30 <= len(statuses) <= refilled(30, begun)

    assert allowed(repeat("192.0.2.1", 300))
    # What a client has written before the proxy's own word changes nothing.
    assert made("198.51.100.7, 192.0.2.1") == 429
    assert made("192.0.2.2") == 201
    # One household has a whole network of addresses in the new protocol.
    assert allowed(f"2001:db8:0:1::{number:x}" for number in range(300))
    assert made("2001:db8:0:2::1") == 201


def test_figures_stay_on_the_machine(server: Server, strict: Server) -> None:
    for running in (server, strict):
        assert running.ask("GET", "/metrics").status == 200
        for passed_on in (
            {"X-Forwarded-For": "192.0.2.1"},
            {"Forwarded": "for=192.0.2.1"},
            {"Host": "box.example"},
            {"Origin": "http://evil.example"},
        ):
            assert running.ask("GET", "/metrics", headers=passed_on).status in (403, 404, 421)


# What every answer carries


def everything_wrong(server: Server) -> list[Reply]:
    """Answers of every kind, most of them refusals."""
    ask = server.ask
    return [
        ask("GET", "/"),
        ask("GET", "/health"),
        ask("GET", "/metrics"),
        ask("GET", "/api/about"),
        ask("GET", "/nowhere"),
        ask("GET", "/api/tables/0000-0000-0000"),
        ask("DELETE", "/api/tables"),
        ask("POST", "/api/tables"),
        ask("POST", "/api/tables", token=server.device()),
        ask("POST", "/api/tables", token=server.device(), body=b"{"),
        ask("POST", "/api/tables", token=server.device(), body=b"x" * 100_000),
        ask("POST", "/api/tables", token=server.device(), headers={"Content-Type": "text/plain"}),
        ask("GET", "/api/about", headers={"Host": "evil.example"}),
        ask("GET", "/api/about", headers={"Origin": "null"}),
        ask("POST", "/admin/backup"),
        ask("HEAD", "/health"),
    ]


def test_every_answer_has_the_headers_that_keep_browsers_strict(server: Server) -> None:
    for reply in everything_wrong(server):
        assert ALWAYS.items() <= dict(reply.headers).items(), reply
        assert "server" not in reply.headers
        assert reply.headers["cache-control"] == "no-store" or reply.status == 200


def test_pages_load_and_run_nothing_from_elsewhere_and_are_framed_by_nobody() -> None:
    policy = dict(rule.strip().split(" ", 1) for rule in CSP.split(";"))
    assert policy.pop("default-src") == "'none'"
    assert {policy.pop(each) for each in ("base-uri", "form-action", "frame-ancestors")} == {"'none'"}
    assert policy.pop("img-src") == "'self' data:"
    assert set(policy.values()) == {"'self'"}
    assert "object-src" not in policy, "what is not named has the default"


def test_no_answer_sends_anybody_elsewhere(server: Server, strict: Server) -> None:
    public = [strict.ask("GET", path, headers={"Host": "box.example"}) for path in ("/", "/api/about", "/nowhere")]
    for reply in [*everything_wrong(server), *public, strict.ask("GET", "/")]:
        assert "location" not in reply.headers
        assert reply.status // 100 != 3


def test_every_answer_says_what_it_is_and_texts_how_they_are_written(server: Server) -> None:
    code = lay(server, server.device(), "nine", ["open"])["code"]
    for reply in [*everything_wrong(server), server.ask("GET", f"/api/tables/{code}/qr")]:
        kind = reply.headers["content-type"]
        assert kind == "application/json" or kind.endswith("; charset=utf-8"), kind


def test_even_what_is_no_http_is_answered_with_them(server: Server) -> None:
    for data in (b"nonsense\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET /\x00 HTTP/1.1\r\nHost: localhost\r\n\r\n"):
        head = raw(server, data).lower()
        assert head.startswith(b"http/1.1 400")
        for key in ALWAYS:
            assert f"\r\n{key}: ".encode() in head
    assert server.ask("GET", "/health").status == 200


def test_errors_say_their_code_and_nothing_of_the_inside(server: Server) -> None:
    for reply in everything_wrong(server):
        if reply.status >= 400 and reply.headers["content-type"] == "application/json":
            error = reply.data["error"]
            assert reply.data["ok"] is False
            assert set(error) == {"code", "arguments", "text"}
            assert not any(word in reply.body for word in (b"Traceback", b".py", b"/src/", b"sqlite"))


def test_a_fault_is_logged_and_counted_also_while_a_refusal_is_written(tmp_path: Path) -> None:
    with Server(tmp_path / "data", program=SPEECHLESS) as server:
        for path in ("/api/nowhere/else", "/nowhere"):
            reply = server.ask("POST", path)
            assert (reply.status, reply.code) == (500, "http-fault")
        faults = [json.loads(line) for line in server.log.splitlines() if '"fault"' in line]
        figures = server.ask("GET", "/metrics").body.decode()
    assert [(each["kind"], each["path"]) for each in faults] == [
        ("ZeroDivisionError", "/api/nowhere"),
        ("ZeroDivisionError", "/nowhere"),
    ]
    assert 'shutbox_faults_total{kind="request"} 2' in figures
    assert 'shutbox_requests_total{kind="500"} 2' in figures


# Requests that nobody should send


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
@pytest.mark.parametrize("path", ["/api/tables", "/api/about", "/api/tables/0000-0000-0000"])
def test_other_methods_are_refused_and_the_right_ones_named(server: Server, method: str, path: str) -> None:
    reply = server.ask(method, path)
    assert (reply.status, reply.code) == (405, "http-method")
    assert reply.headers["allow"] in ("POST", "GET")


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/..%2f..%2fetc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/../../policy.py",
        "/assets/..%5c..%5cpolicy.py",
        "//etc/passwd",
        "/api/tables/../../admin/backup",
        "/api/tables/..%2f..%2f",
        "/static/index.html%00.txt",
        "/t/../api/about",
    ],
)
def test_no_path_leads_out_of_where_it_should(server: Server, path: str) -> None:
    answer = raw(server, f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
    status = int(answer.split()[1])
    assert status in (200, 400, 404)
    for inside in (b"root:", b"import ", b"def "):
        assert inside not in answer
    if status == 200:
        assert b"text/html" in answer


@pytest.mark.parametrize(("accepted", "kind"), [("text/html,*/*", b"text/html"), ("*/*", b"application/json")])
def test_an_address_that_leads_nowhere_is_a_page_for_people_and_data_for_programs(
    server: Server, accepted: str, kind: bytes
) -> None:
    asked = f"GET /nowhere HTTP/1.1\r\nHost: localhost\r\nAccept: {accepted}\r\nConnection: close\r\n\r\n"
    answer = raw(server, asked.encode())
    assert answer.split()[1] == b"404"
    assert kind in answer


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"null",
        b"{",
        b'{"a": 1}x',
        b"\xff\xfe",
        b'{"rules": "\xc3\x28"}',
        b'{"a":' * 5000 + b"1" + b"}" * 5000,
        b"[" * 10_000,
        b'{"rules": 1e400}',
        b'{"rules": "nine", "seats": [' + b'"open",' * 900 + b'"open"]}',
        b'{"rules": {"name": {}}, "seats": ["open"]}',
        b'{"rules": "nine", "seats": ["open"], "settings": {"pace": 1e9}}',
        b'{"rules": "nine", "seats": ["open"], "settings": []}',
        b'{"rules": "nine", "set": {"box": "' + b"9" * 9000 + b'"}, "seats": ["open"]}',
        b'{"rules": "nine", "seats": ["open"], "rules": "\\ud800"}',
    ],
)
def test_bodies_that_make_no_sense_are_refused(server: Server, body: bytes) -> None:
    reply = server.ask("POST", "/api/tables", body=body, token=server.device())
    assert reply.status == 400, reply
    assert reply.data["error"]["text"]


def test_a_body_that_is_too_long_is_refused_before_it_has_come(server: Server) -> None:
    token = server.device()
    reply = server.ask("POST", "/api/tables", body=b" " * 70_000, token=token)
    assert (reply.status, reply.code) == (413, "http-long")
    head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    head += f"Authorization: Bearer {token}\r\n"
    endless = (
        f"{head}Transfer-Encoding: chunked\r\n\r\n".encode()
        + b"ffff\r\n"
        + b" " * 0xFFFF
        + b"\r\n"
        + b"ffff\r\n"
        + b" " * 10
    )
    assert b" 413 " in raw(server, endless, 2)[:20]


def test_whoever_sends_slowly_or_nothing_is_let_go(usual: Server) -> None:
    async def slow(data: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", usual.port)
        writer.write(data)
        answer = await asyncio.wait_for(reader.read(), 20)
        writer.close()
        return answer

    async def dripped(data: bytes, drop: bytes) -> bytes:
        """What comes back to somebody who goes on, a little at a time, for three times as long as is allowed."""
        reader, writer = await asyncio.open_connection("127.0.0.1", usual.port)
        writer.write(data)
        answer = asyncio.create_task(reader.read())
        for _ in range(3 * int(SECONDS)):
            await asyncio.wait({answer}, timeout=1)
            if answer.done():
                break
            writer.write(drop)
        assert answer.done(), "a byte now and then keeps a connection for ever"
        writer.close()
        return b"" if answer.exception() else answer.result()

    async def together() -> list[bytes]:
        head = b"POST /api/devices HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        return await asyncio.gather(
            slow(b""),
            slow(b"GET / HT"),
            slow(head),
            dripped(head, b"X: y\r\n"),
            dripped(head + b"X: ", b"y"),
            slow(head + b"Content-Length: 9\r\n\r\n{"),
            dripped(head + b"Content-Length: 99\r\n\r\n", b" "),
            dripped(head + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
        )

    *headless, without_body, slow_body, slow_chunks = asyncio.run(together())
    assert headless == [b""] * 5
    assert [answer[:12] for answer in (without_body, slow_body, slow_chunks)] == [b"HTTP/1.1 408"] * 3


words = st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=30)
paths = st.one_of(
    words.map(lambda text: f"/{text}"),
    st.sampled_from(["devices", "tables", "spoken", "transfers", "mine", "log", "about"]).map(
        lambda name: f"/api/{name}"
    ),
    st.tuples(
        st.sampled_from(["0000-0000-0000", "x", "%00", "é"]),
        st.sampled_from(["", "/record", "/spoken", "/transfer", "/qr"]),
    ).map(lambda parts: f"/api/tables/{parts[0]}{parts[1]}"),
)
values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)
bodies = st.dictionaries(
    st.sampled_from(["rules", "set", "seats", "settings", "seat", "code", "transfer", "spoken", "cookie"]),
    values,
    max_size=5,
)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(["GET", "POST"]), paths, bodies, st.integers(0, 1), words)
def test_no_request_makes_the_server_fail(
    server: Server,
    method: str,
    path: str,
    body: dict[str, Any],
    known: int,
    query: str,
) -> None:
    connection = _kept(server)
    headers = {"Content-Type": "application/json"}
    if known:
        headers["Authorization"] = f"Bearer {_token(server)}"
    path = "".join(char if 32 < ord(char) < 127 else "%C3" for char in f"{path}?{query}")
    connection.request(method, path, json.dumps(body).encode(), headers)
    response = connection.getresponse()
    content = response.read()
    assert response.status in (200, 201, 400, 401, 403, 404, 405, 409)
    assert response.getheader("content-security-policy") == CSP
    if response.status >= 400:
        assert json.loads(content)["error"]["code"] != "http-fault"


_CONNECTIONS: dict[int, HTTPConnection] = {}
_TOKENS: dict[int, str] = {}


def _kept(server: Server) -> HTTPConnection:
    """A connection that stays open: opening one for each request takes longer than the requests."""
    return _CONNECTIONS.setdefault(server.port, HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE))


def _token(server: Server) -> str:
    return _TOKENS.setdefault(server.port, server.device())


# Limits


def refilled(many: int, begun: float) -> float:
    """How often something may be done that is allowed so many times a minute, since it was begun."""
    return many + 1 + (monotonic() - begun) * many / 60


def test_too_many_requests_of_one_sender_are_refused(tmp_path: Path) -> None:
    with Server(tmp_path / "data", env={}) as running:
        connection = HTTPConnection("127.0.0.1", running.port, timeout=PATIENCE)
        begun, allowed, status = monotonic(), -1, 200
        while status == 200 and allowed < 6000:
            connection.request("GET", "/api/about")
            response = connection.getresponse()
            response.read()
            allowed, status = allowed + 1, response.status
        assert status == 429
        assert 600 <= allowed <= refilled(600, begun)
        assert response.getheader("retry-after")
        connection.close()
        # Whoever watches over the server is not in the way of that.
        assert running.ask("GET", "/health").status == 200


def test_a_long_answer_counts_as_several_requests(tmp_path: Path) -> None:
    with Server(tmp_path / "data", env={}) as running:
        size = len(running.ask("GET", "/api/rules").body)
        begun, answered = monotonic(), 1
        while answered < 600 and running.ask("GET", "/api/rules").status == 200:
            answered += 1
        price = 1 + size // PRICED
        assert price > 1
        assert 600 // price <= answered <= refilled(600, begun) / price + 1


def test_too_many_tables_guesses_and_sockets_are_refused(usual: Server) -> None:
    token, code = usual.device(), ""
    begun, laid, reply = monotonic(), 0, None
    while laid < 300 and (reply is None or reply.status == 201):
        reply = usual.ask("POST", "/api/tables", {"rules": "nine", "seats": ["open"]}, token=token)
        if reply.status == 201:
            code, laid = reply.data["code"], laid + 1
    assert reply is not None
    assert reply.status == 429
    assert 20 <= laid <= refilled(30, begun)
    guesses = [usual.ask("POST", "/api/spoken", {"spoken": f"{number:06}"}).status for number in range(12)]
    assert guesses[:10] == [404] * 10
    assert guesses[10:] == [429] * 2
    transfers = [
        usual.ask("POST", "/api/transfers", {"code": code, "transfer": "0" * 26}, token=token).status for _ in range(3)
    ]
    assert transfers == [429] * 3

    opened: list[Client] = []

    async def connected() -> None:
        for _ in range(1200):
            client = await usual.client(code, token).join()
            await client.leave()
            opened.append(client)

    begun = monotonic()
    with pytest.raises(InvalidStatus) as error:
        asyncio.run(connected())
    assert error.value.response.status_code == 429
    assert 100 < len(opened) <= refilled(120, begun)


def test_the_door_for_the_same_machine_opens_to_its_token_alone(server: Server) -> None:
    told = json.loads((server.folder / "server.json").read_text())
    for token in ("", "x", server.device(), told["token"][:-1]):
        assert server.ask("POST", "/admin/forget", {"days": 1, "dry": True}, token=token).status == 404
    assert server.ask("GET", "/admin/forget", token=told["token"]).status == 404
    assert server.ask("POST", "/admin/forget", {"days": 99, "dry": True}, token=told["token"]).status == 200


@pytest.mark.parametrize(
    ("path", "logged"),
    [
        ("/t/abcd-efgh-jkmn", "/t"),
        ("/api/tables/abcd-efgh-jkmn/record", "/api/tables"),
        ("/ws/abcdefghjkmn", "/ws"),
        ("/abcd-efgh-jkmn", "/*"),
        ("/api/ABCDEFGHJKMN/record", "/api/*"),
        ("/" + "x" * 5000, "/" + "x" * 99),
        ("/health", "/health"),
    ],
)
def test_no_code_of_a_table_gets_into_the_log(path: str, logged: str) -> None:
    assert route(path) == logged
