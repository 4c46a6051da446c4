"""hosting/nginx.conf: a game is played through TLS, and what the server counts on is true behind it."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import ssl
import warnings
from collections import Counter
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic

import pytest

from shutbox.play import read_record
from shutbox.server.http.limit import Limits, Rate
from shutbox.server.http.protocol import MOST_HEAD, READING, SECONDS
from shutbox.server.run import PULSE
from shutbox.server.think.thinker import STUDY
from tests.hosting.proxy import HOSTING, NAME, Proxy, free_ports
from tests.server.running import Reply, Server, begun, gone, record

TEXT = (HOSTING / "nginx.conf").read_text(encoding="utf-8")
PUBLIC = f"https://{NAME}"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, tables: Path) -> Iterator[Proxy]:
    """The proxy and its server, with all its limits."""
    folder = tmp_path_factory.mktemp("site")
    # As the unit starts it, on the port that the configuration names, or here another one.
    options = ("--public", PUBLIC, "--log-requests")
    with (
        Server(folder / "data", *options, port=free_ports(1)[0], env={"SHUTBOX_CACHE": str(tables)}) as server,
        Proxy(server, folder / "proxy", **{"client_header_timeout 10s": "client_header_timeout 1s"}) as proxy,
    ):
        yield proxy


def value(name: str) -> str:
    """What a directive says, which stands once in the file."""
    found = re.findall(rf"^\s*{name} ([^;]*);", TEXT, re.MULTILINE)
    assert len(set(found)) == 1, (name, found)
    return str(found[0])


def seconds(text: str) -> float:
    """A time of nginx."""
    assert text.endswith("s")
    return float(text[:-1])


def size(text: str) -> int:
    """A size of nginx."""
    assert text.endswith("k")
    return int(text[:-1]) * 1024


def per_second(rate: Rate) -> str:
    """A rate as nginx says it."""
    return f"{rate.count / rate.seconds:g}r/s"


def test_the_limits_are_those_that_the_server_counts_on() -> None:
    limits = Limits()
    assert size(value("client_max_body_size")) == limits.body
    count, each = value("large_client_header_buffers").split()
    # The proxy adds lines of its own to a head.
    assert size(value("client_header_buffer_size")) + int(count) * size(each) <= MOST_HEAD - 1024
    assert seconds(value("client_header_timeout")) == seconds(value("client_body_timeout")) == SECONDS
    assert value("limit_conn connections") == str(limits.of_address)
    assert value("limit_req zone=requests") == f"burst={limits.arrive.count:g} nodelay"
    assert value(r"limit_req_zone \$sender zone=requests:10m") == f"rate={per_second(limits.arrive)}"
    # A class that opens the app at the same time asks for its files alone.
    assert value("limit_req zone=files") == f"burst={limits.file.count:g} nodelay"
    assert value(r"limit_req_zone \$sender zone=files:10m") == f"rate={per_second(limits.file)}"
    assert seconds(value("send_timeout")) >= READING


def test_it_waits_longer_than_the_server_thinks_and_lets_connections_go_before_it() -> None:
    assert seconds(value("proxy_read_timeout")) > max(STUDY.seconds, 2 * PULSE)
    upstream = re.search(r"upstream shutbox \{(.*?)\}", TEXT, re.DOTALL)
    assert upstream
    kept = re.search(r"keepalive_timeout (\w+);", upstream[1])
    assert kept
    assert seconds(kept[1]) < SECONDS


async def played(site: Proxy) -> str:
    """The code of a table at which two people have played to the end."""
    clients = await begun(site, "nine", bots=("fewest-tiles",))
    await asyncio.gather(*(client.play() for client in clients))
    assert all(client.stage == "over" for client in clients)
    await gone(*clients)
    return clients[0].code


def test_a_game_is_played_through_tls_and_no_log_names_its_table(site: Proxy) -> None:
    code = asyncio.run(played(site))
    assert read_record(record(site, code)).events
    reply = site.ask("GET", f"/t/{code}")
    assert (reply.status, reply.headers["strict-transport-security"]) == (200, "max-age=31536000")
    logs = (site.folder / "access.log").read_text(), (site.folder / "error.log").read_text(), site.server.log
    for text in logs:
        assert code not in text
        assert code.replace("-", "") not in text
        assert "127.0.0.1" not in text
    assert {"/ws", "/t", "/api/tables", "/api/devices"} <= {line["route"] for line in site.lines}
    assert {line["status"] for line in site.lines if line["route"] == "/ws"} == {101}


def test_both_logs_have_the_id_that_the_answer_names(site: Proxy) -> None:
    reply = site.ask("GET", "/api/about", headers={"X-Request-Id": "chosen-by-the-browser"})
    told = reply.headers["x-request-id"]
    assert re.fullmatch("[0-9a-f]{32}", told)
    assert told in [line["request"] for line in site.lines]
    own = [json.loads(line) for line in site.server.log.splitlines()]
    assert [line["route"] for line in own if line.get("request") == told] == ["/api/about"]


def test_nobody_passes_for_somebody_else_by_a_header(site: Proxy) -> None:
    codes = []
    for number in range(12):
        forged = {"X-Forwarded-For": f"203.0.113.{number}", "Forwarded": f"for=203.0.113.{number}"}
        codes.append(site.ask("POST", "/api/spoken", {"spoken": "000000"}, headers=forged).status)
    assert codes[-1] == 429
    assert 404 in codes or 401 in codes, codes


def test_plain_http_is_sent_to_https_and_other_names_get_no_answer(site: Proxy) -> None:
    plain = HTTPConnection("127.0.0.1", site.plain, timeout=10)
    plain.request("GET", "/t/k3mz?x=1", headers={"Host": NAME})
    answer = plain.getresponse()
    assert (answer.status, answer.headers["location"]) == (308, f"{PUBLIC}/t/k3mz?x=1")
    plain.close()
    with pytest.raises(ConnectionResetError):
        other(site.plain)
    with pytest.raises(ssl.SSLError):
        site.tls("evil.example").close()
    reply = site.connection()
    reply.request("GET", "/", headers={"Host": "evil.example"})
    with pytest.raises((ConnectionResetError, ssl.SSLError)):
        reply.getresponse()
    reply.close()


def other(port: int) -> None:
    """Asks for a name that is not that of the site."""
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        connection.request("GET", "/", headers={"Host": "evil.example"})
        connection.getresponse()
    finally:
        connection.close()


def test_old_tls_is_refused(site: Proxy) -> None:
    assert value("ssl_protocols") == "TLSv1.2 TLSv1.3"
    old = ssl.create_default_context(cafile=str(site.folder / "fullchain.pem"))
    # What the library of this machine would refuse by itself, it lets pass here.
    old.set_ciphers("DEFAULT:@SECLEVEL=0")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        old.minimum_version, old.maximum_version = ssl.TLSVersion.TLSv1, ssl.TLSVersion.TLSv1_1
    with socket.create_connection(("127.0.0.1", site.port), timeout=10) as raw, pytest.raises(ssl.SSLError):
        old.wrap_socket(raw, server_hostname=NAME)
    with site.tls() as connection:
        assert connection.version() == "TLSv1.3"


@pytest.mark.parametrize(
    ("path", "headers", "body", "status"),
    [
        ("/api/tables", {}, b"x" * 66_000, 413),
        ("/api/about", {"X-Long": "x" * 5_000}, None, 400),
        ("/api/about?" + "x" * 5_000, {}, None, 414),
    ],
    ids=["body", "header", "address"],
)
def test_what_is_too_long_does_not_reach_the_server(
    site: Proxy, path: str, headers: dict[str, str], body: bytes | None, status: int
) -> None:
    before = site.server.log.count('"event": "request"')
    reply = site.ask("POST" if body else "GET", path, headers=headers, body=body)
    assert reply.status == status
    assert re.fullmatch("[0-9a-f]{32}", reply.headers["x-request-id"])
    assert site.server.log.count('"event": "request"') == before


def test_whoever_never_ends_a_head_is_let_go(site: Proxy) -> None:
    begin = monotonic()
    with site.tls() as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: box.example\r\n")
        assert b"200" not in connection.recv(100)
    # Ten seconds in the file, one in this copy of it.
    assert 0.5 < monotonic() - begin < 9


def test_the_doors_of_the_machine_are_shut_outside_and_figures_have_their_own(site: Proxy) -> None:
    token = json.loads((site.server.folder / "server.json").read_text())["token"]
    for path in ("/metrics", "/admin/backup", "/metrics/"):
        assert site.ask("GET", path).status == 404
    assert site.ask("POST", "/admin/forget", {"days": 99, "dry": True}, token=token).status == 404
    figures = asked(site.figures, "/metrics")
    assert figures.status == 200
    assert b"shutbox_commands_total" in figures.body
    assert asked(site.figures, "/health").status == 200
    assert asked(site.figures, "/api/about").status == 404


def asked(port: int, path: str) -> Reply:
    """What is answered to a plain request."""
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", path)
    answer = connection.getresponse()
    reply = Reply(answer.status, dict(answer.getheaders()), answer.read())
    connection.close()
    return reply


def test_a_class_may_open_the_app_at_the_same_time_from_one_address(site: Proxy) -> None:
    found = re.search(r"/assets/[\w.-]+\.js", site.ask("GET", "/").body.decode())
    assert found, "the web app is not built"
    connection, codes = site.connection(), Counter[int]()
    for _ in range(int(Limits().arrive.count) + 100):
        connection.request("HEAD", found[0])
        answer = connection.getresponse()
        answer.read()
        codes[answer.status] += 1
    connection.close()
    assert set(codes) == {200}


def test_figures_are_for_private_networks_alone() -> None:
    text = (HOSTING / "nginx-metrics.conf").read_text(encoding="utf-8")
    rules = re.findall(r"^\s*(allow|deny) ([^;]+);", text, re.MULTILINE)
    assert rules[-1] == ("deny", "all")
    assert [where for what, where in rules[:-1] if what == "allow"] == [
        "127.0.0.1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"
    ]  # fmt: skip


def test_a_server_that_comes_back_is_found_again(site: Proxy) -> None:
    site.server.kill()
    reply = site.ask("GET", "/health")
    assert reply.status == 502
    assert "x-request-id" in reply.headers
    # On the same port, as the unit does it.
    site.server.start()
    begin = monotonic()
    while site.ask("GET", "/health").status != 200:
        assert monotonic() - begin < 5
