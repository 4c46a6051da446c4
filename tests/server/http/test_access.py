"""Whom the server talks to, at home and behind HTTPS."""

from __future__ import annotations

import pytest

from shutbox.server.http import access
from shutbox.server.http.access import Policy, home_policy, is_own, own_addresses, reached_at
from shutbox.server.http.request import Request

NETWORK = ["192.168.1.20", "fd00::20"]
HOME = home_policy(("box.lan", "BOX.example"))
STRICT = Policy(public="https://box.example")


def asked(address: str = "127.0.0.1", **headers: str) -> Request:
    """A request with these headers."""
    return Request("GET", "/", {}, {key.replace("_", "-"): value for key, value in headers.items()}, address)


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1:8000", "[::1]:8000", "[::1]", "box.lan:1", "box.example", "Box.LAN"]
)
def test_at_home_the_machines_names_and_those_that_were_added_are_answered(host: str) -> None:
    assert HOME.allows_host(host)
    assert HOME.allows_origin(f"http://{host}", host)
    assert not HOME.allows_origin(f"https://{host}", host)
    assert not HOME.allows_origin("http://evil.example", host)


@pytest.mark.parametrize(
    "host", ["", "evil.example", "localhost.evil.example", "127.0.0.2", "[::2]:8000", "box.lan.evil"]
)
def test_at_home_other_names_are_not(host: str) -> None:
    assert not HOME.allows_host(host)
    assert not HOME.allows_origin(f"http://{host}", host)


def test_the_addresses_of_this_machine_are_its_names() -> None:
    assert all(HOME.allows_host(address if ":" not in address else f"[{address}]") for address in own_addresses())


@pytest.mark.parametrize("address", NETWORK)
def test_an_address_that_the_machine_has_been_given_later_is_answered_and_a_name_for_it_is_not(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    # As the system answers in such a network: what is sent to an own address comes from there.
    monkeypatch.setattr(access, "_source", lambda to: to if to in NETWORK else NETWORK[0])
    before = Policy(hosts=frozenset({"localhost"}))
    host = f"{access.url_host(address)}:8000"
    assert before.allows_host(host)
    assert before.allows_origin(f"http://{host}", host)
    for name in (f"{address}.evil.example", f"{address}.", f"x{address}", "evil.example"):
        assert not before.allows_host(name)


def test_an_address_that_the_machine_does_not_have_is_not_answered() -> None:
    # Addresses for examples, which nobody has; those of several machines at once; and a door within the machine.
    for name in ("203.0.113.77", "[2001:db8::77]:80", "224.0.0.1", "255.255.255.255", "0.0.0.0", "[::]", "127.0.0.3"):
        assert not HOME.allows_host(name)


@pytest.mark.parametrize(
    ("listens", "addresses", "outside"),
    [
        ("0.0.0.0", NETWORK, "192.168.1.20"),
        ("0.0.0.0", NETWORK[1:], ""),
        ("0.0.0.0", [], ""),
        ("::", NETWORK, "192.168.1.20"),
        ("::", NETWORK[1:], "[fd00::20]"),
        ("192.168.1.21", NETWORK, "192.168.1.21"),
        ("fd00::21", NETWORK, "[fd00::21]"),
        ("box.lan", NETWORK, "box.lan"),
        ("127.0.0.1", NETWORK, ""),
        ("127.0.0.2", NETWORK, ""),
        ("::1", NETWORK, ""),
        ("localhost", NETWORK, ""),
    ],
)
def test_a_link_that_was_asked_for_on_the_machine_itself_is_one_that_others_reach(
    monkeypatch: pytest.MonkeyPatch, listens: str, addresses: list[str], outside: str
) -> None:
    monkeypatch.setattr(access, "own_addresses", lambda: addresses)
    home = home_policy(("box.lan",), listens)
    assert reached_at(listens) == outside
    for host in ("localhost", "127.0.0.1", "[::1]", "LOCALHOST"):
        assert home.address(f"{host}:8000") == f"http://{outside or host}:8000"
        assert home.address(host) == f"http://{outside or host}"
    for host in ("192.168.1.20:8000", "box.lan", "[fd00::20]:8000"):
        assert home.address(host) == f"http://{host}"


def test_behind_https_a_link_has_the_public_address() -> None:
    assert Policy(public="https://box.example", listens="0.0.0.0").address("localhost:8000") == "https://box.example"


def test_behind_https_one_origin_is_answered_to_the_letter() -> None:
    assert STRICT.strict
    assert STRICT.allows_host("box.example")
    assert STRICT.allows_origin("https://box.example", "box.example")
    for origin in ("http://box.example", "https://box.example:443", "https://BOX.example", "null", ""):
        assert not STRICT.allows_origin(origin, "box.example")
    for host in ("box.example:443", "localhost", "127.0.0.1", ""):
        assert not STRICT.allows_host(host)


def test_a_sender_is_an_address_or_a_network_and_behind_a_proxy_what_the_proxy_says() -> None:
    assert HOME.sender(asked("192.168.1.7", x_forwarded_for="10.0.0.1")) == "192.168.1.7"
    assert STRICT.sender(asked("127.0.0.1", x_forwarded_for="made up, 192.0.2.7")) == "192.0.2.7"
    assert STRICT.sender(asked("127.0.0.1", x_forwarded_for="192.0.2.7, nonsense")) == "127.0.0.1"
    assert STRICT.sender(asked("127.0.0.1")) == "127.0.0.1"
    assert STRICT.sender(asked("::1", x_forwarded_for="2001:db8:1:2:3::4")) == "2001:db8:1:2::/64"
    assert HOME.sender(asked("")) == ""


def test_the_machine_itself_is_told_from_everybody_else() -> None:
    assert is_own(asked("127.0.0.1", host="localhost:8000"))
    assert is_own(asked("::1", host="[::1]:8000"))
    assert not is_own(asked("192.168.1.7", host="localhost"))
    assert not is_own(asked("127.0.0.1", host="box.example"))
    assert not is_own(asked("127.0.0.1", host="localhost", x_forwarded_for="192.0.2.7"))
    assert not is_own(asked("127.0.0.1", host="localhost", forwarded="for=192.0.2.7"))
    assert not is_own(asked("127.0.0.1", host="localhost", origin="http://evil.example"))
