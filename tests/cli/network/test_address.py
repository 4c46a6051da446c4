"""Addresses of tables, as people paste them."""

from __future__ import annotations

import pytest

from shutbox.cli.line.arguments import UsageError
from shutbox.cli.network.address import Address, is_local, read_address

CODE, TRANSFER = "k3mz7w2q9fxd", "0123456789abcdefghjkmnpqrs"


@pytest.mark.parametrize(
    "text",
    [
        "http://192.168.1.20:8000/k3mz-7w2q-9fxd",
        "192.168.1.20:8000/k3mz7w2q9fxd",
        " <HTTP://192.168.1.20:8000/K3MZ-7W2Q-9FXD/> ",
        '"http://192.168.1.20:8000/k3mz-7w2q-9fxd"',
        "http://192.168.1.20:8000/k3mz-7w2q-9fxd?from=mail",
    ],
)
def test_a_link_is_understood_however_it_was_pasted(text: str) -> None:
    assert read_address(text) == Address("http://192.168.1.20:8000", CODE)


def test_letters_that_look_alike_are_put_right() -> None:
    assert read_address("localhost/OIL0-0000-0000").code == "011000000000"


def test_the_code_of_a_table_may_be_missing_or_spoken() -> None:
    assert read_address("https://box.example") == Address("https://box.example")
    assert read_address("box.example/123-456").spoken == "123456"
    assert read_address("box.example/123456") == Address("http://box.example", spoken="123456")
    assert read_address("[::1]:8000/").server == "http://[::1]:8000"


def test_a_code_after_the_sign_moves_a_seat_here() -> None:
    assert read_address(f"https://box.example/{CODE}#{TRANSFER}") == Address(
        "https://box.example", CODE, transfer=TRANSFER
    )


def test_an_address_has_a_link_for_others_and_a_socket_url() -> None:
    address = Address("https://box.example:8443", CODE)
    assert address.link == "https://box.example:8443/k3mz-7w2q-9fxd"
    assert address.socket == f"wss://box.example:8443/ws/{CODE}"
    assert address.host == "box.example"
    assert read_address(address.link) == address


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "join-address"),
        ("ftp://box.example/x", "join-address"),
        ("http://", "join-address"),
        ("http://a b/", "join-address"),
        ("http://box.example:99999/", "join-address"),
        ("http://box.example:٨٠٠٠/", "join-address"),
        ("http://user@box.example/", "join-address"),
        ("http://[", "join-address"),
        (f"box.example:{'9' * 5000}", "join-address"),
        ("box.example:８０", "join-address"),
        ("box.example/a/b", "join-code"),
        ("box.example/12345", "join-code"),
        ("box.example/k3mz-7w2q-9fx", "join-code"),
        (f"box.example/{CODE}#abc", "join-transfer"),
    ],
)
def test_an_invalid_address_is_refused(text: str, code: str) -> None:
    with pytest.raises(UsageError) as caught:
        read_address(text)
    assert caught.value.code == code


@pytest.mark.parametrize(
    "host",
    ["localhost:8000", "127.0.0.1", "[::1]:8000", "192.168.1.20:8000", "10.0.0.7", "box", "Box.local", "[fe80::1]"],
)
def test_this_machine_and_its_network_are_nearby(host: str) -> None:
    assert is_local(host)


@pytest.mark.parametrize("host", ["box.example", "box.example:8000", "8.8.8.8", "[2606:4700::1]:8000", "local.example"])
def test_everything_else_is_not(host: str) -> None:
    assert not is_local(host)
