"""`shutbox join`: a live table in the terminal, to play at or to look on."""

from __future__ import annotations

from dataclasses import replace
from importlib.util import find_spec
from typing import Any

from shutbox.cli.command.replay import data
from shutbox.cli.game.game_file import shell_command
from shutbox.cli.game.interruption import stoppable
from shutbox.cli.line.arguments import Given, UsageError
from shutbox.cli.line.language import repeated
from shutbox.cli.line.number import exclusive, whole
from shutbox.cli.live.console import Console, console
from shutbox.cli.live.mirror import Mirror
from shutbox.cli.live.participant import Coming, Guest
from shutbox.cli.live.synchronizer import Courier
from shutbox.cli.live.table_loop import visited
from shutbox.cli.network.address import Address, read_address, read_table, read_transfer
from shutbox.cli.network.client import Client
from shutbox.cli.network.credentials import Device, device_of
from shutbox.cli.network.table_socket import Link
from shutbox.cli.terminal.stream import Terminal
from shutbox.errors import ShutboxError
from shutbox.play.table.state import record_of
from shutbox.rules.ruleset import MOST_SEATS
from shutbox.server.store.folder import data_folder
from shutbox.server.table.token import read_code
from shutbox.words import Words


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Stays at a table until its guest leaves."""
    require_sockets()
    coming = read_coming(given)
    # With --json the talk goes where errors go, and the output is the one document at the end.
    talk = replace(terminal, output=terminal.errors) if given.flag("json") else terminal
    address = read_address(given.arguments["URL"])
    address = replace(address, transfer=read_transfer(given.value("transfer") or "") or address.transfer)
    try:
        address, client, device = entered(words, address, talk)
    except EOFError:
        talk.tell()
        return 0
    if address.transfer:
        client.claim(address.code, address.transfer)
    last = stay(words, address, client, device, coming, talk)
    if given.flag("json") and last.table is not None:
        terminal.show(table_data(last))
    return 0


def require_sockets() -> None:
    """Refuses, in words, to connect where the means to do it are missing."""
    if find_spec("websockets") is None:
        raise ShutboxError("server-extra-missing", missing="websockets")


def read_coming(given: Given) -> Coming:
    """How somebody comes, by the options."""
    if given.flag("watch"):
        exclusive(given, "watch", ("name", "seat"))
    names = tuple(name.strip() for name in (given.value("name") or "").split(",") if name.strip())
    if given.flag("name") and not names:
        raise UsageError("join-name")
    seat = whole(given, "seat", 1, MOST_SEATS)
    if seat is not None and not names:
        raise UsageError("join-seat-name")
    return Coming(names, None if seat is None else seat - 1, given.flag("watch"))


def known(server: str) -> tuple[Client, Device]:
    """A server that answers, with the token by which it knows this terminal."""
    stranger = Client(Client(server).found())
    device = device_of(data_folder(), stranger.server)
    client = replace(stranger, token=device.token(stranger.device))
    return client if client.knows() else replace(client, token=device.renewed(stranger.device)), device


def entered(words: Words, address: Address, talk: Terminal) -> tuple[Address, Client, Device]:
    """The table that an address leads to, which is asked for where it is not told, on a server that answers."""
    client, device = known(address.server)
    address = replace(address, server=client.server)
    if not address.code and not address.spoken:
        address = replace(address, **read_table(talk.ask(f"{words.text('join-ask-code')} > ")))
    if address.spoken:
        address = replace(address, code=read_code(client.heard(address.spoken)) or "", spoken="")
    if not address.code:
        raise UsageError("join-code", got="")
    client.table(address.code)
    return address, client, device


def stay(words: Words, address: Address, client: Client, device: Device, coming: Coming, talk: Terminal) -> Mirror:
    """What is known of the last table, after a visit to it and to those of its rematches."""
    with stoppable(), console(talk) as found:
        guest, link = _guest(words, found, client, device, address, coming)
        try:
            visited(guest, link)
            while guest.onward:
                guest, link = _next(guest)
                visited(guest, link)
        except KeyboardInterrupt:
            pass
    _farewell(guest, talk)
    return guest.mirror


def _guest(
    words: Words, found: Console, client: Client, device: Device, address: Address, coming: Coming
) -> tuple[Guest, Link]:
    """A guest, and the link to the table."""
    link = Link(client, address.code, address.socket, lambda news: found.inbox.put((link, news)))
    return Guest(words, found, client, device, address, coming, Courier(link.send)), link


def _next(guest: Guest) -> tuple[Guest, Link]:
    """The same people at the table of the rematch."""
    address = replace(guest.address, code=guest.onward)
    coming = Coming(watch=not guest.mirror.you)
    return _guest(guest.words, guest.console, guest.client, guest.device, address, coming)


def _farewell(guest: Guest, talk: Terminal) -> None:
    """Says how to come back."""
    table = guest.mirror.table
    if table is not None and not table.ended and guest.mirror.seated:
        back = shell_command("join", guest.address.link, *repeated(guest.words.locale))
        talk.tell("\n".join([guest.words.text("join-seat-kept"), f"  {back}"]))


def table_data(mirror: Mirror) -> dict[str, Any]:
    """What is known of a table, for machines: "game" is what replay tells of its record, null before it begins."""
    table = mirror.laid
    record = record_of(table)
    return {
        "public": table.public,
        "stage": table.stage.value,
        "seats": [{"name": place.name, "kind": place.kind} for place in table.places],
        "you": list(mirror.you),
        "game": None if record is None else data(record),
    }
