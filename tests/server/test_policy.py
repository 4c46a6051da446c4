"""Whom the server talks to, at home and behind HTTPS."""

from __future__ import annotations

import pytest

from shutbox.server.policy import Policy, home_policy, is_own, own_addresses
from shutbox.server.request import Request

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
