"""How others join a table of a real server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator

import pytest

from shutbox.cli.network.address import Address, read_address
from shutbox.cli.network.client import Client, RefusedError
from shutbox.cli.network.join_link import invitation, public_server, spoken_code_text, transfer_text
from shutbox.server.identity.token import read_code
from shutbox.words import Words
from tests.server.running import Server, lay

WORDS = Words()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture
def host(server: Server) -> tuple[Client, Address]:
    """The host of a new table, and its address."""
    address, token = f"http://127.0.0.1:{server.port}", server.device()
    return Client(address, token), Address(
        address, str(read_code(lay(server, token, "nine", ["open", "open"])["code"]))
    )


def test_an_invitation_is_a_link_a_picture_and_a_command() -> None:
    address = read_address("http://example.org/0123-4567-89ab")
    lines = invitation(WORDS, address)
    assert lines[1] == "  http://example.org/0123-4567-89ab"
    assert lines[-1].endswith(" join http://example.org/0123-4567-89ab")
    assert any("█" in line for line in lines)


def test_a_spoken_code_leads_to_the_table(host: tuple[Client, Address]) -> None:
    client, address = host
    text = spoken_code_text(WORDS, client, address)
    found = re.search(r"\b(\d{3}) (\d{3})\b", text)
    assert found is not None
    assert read_code(client.resolve_spoken(found[1] + found[2])) == address.code
    assert "15 minutes" in text
    with pytest.raises(RefusedError) as raised:
        spoken_code_text(WORDS, Client(address.server), address)
    assert raised.value.reason in ("host-only", "device-unknown")


def test_a_link_moves_a_seat_to_another_device(server: Server, host: tuple[Client, Address]) -> None:
    client, address = host

    async def seated() -> None:
        ann = server.client(address.code, client.token)
        await ann.join()
        await ann.sit(0, "Ann")
        await ann.leave()

    asyncio.run(seated())
    lines = transfer_text(WORDS, client, address, 0)
    link = read_address(lines[1])
    assert (link.server, link.code) == (address.server, address.code)
    assert f"#{link.transfer}" in lines[2]
    assert Client(address.server, server.device()).claim(link.code, link.transfer) == 0
    with pytest.raises(RefusedError):
        transfer_text(WORDS, client, address, 0)


def test_another_server_keeps_its_address() -> None:
    assert public_server("https://example.org") == "https://example.org"


def test_a_server_on_this_machine_that_does_not_answer_keeps_its_address() -> None:
    assert public_server("http://127.0.0.1:9") == "http://127.0.0.1:9"
