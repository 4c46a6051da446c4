"""`shutbox join`: play at a live table in the terminal, or watch it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from shutbox.cli.command import data
from shutbox.cli.game import shell_command, stoppable
from shutbox.cli.line import Arguments, UsageError, conversation, integer, language_option
from shutbox.cli.live.console import Console, open_console
from shutbox.cli.live.mirror import Mirror
from shutbox.cli.live.participant import Arrival, Participant
from shutbox.cli.live.synchronizer import Synchronizer
from shutbox.cli.live.table_loop import run_table
from shutbox.cli.network import (
    Address,
    Client,
    Credentials,
    TableSocket,
    credentials_for,
    read_address,
    read_table,
    read_transfer,
)
from shutbox.cli.terminal import Terminal
from shutbox.extra import require_server
from shutbox.name import new_names
from shutbox.play.table import record_of
from shutbox.server.identity import read_code
from shutbox.user_folder import data_folder
from shutbox.words import Words


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Joins a table and stays there until the user leaves."""
    require_server()
    arrival = read_arrival(args)
    dialog = conversation(args, terminal)
    address = read_address(args.positional["URL"])
    address = replace(address, transfer=read_transfer(args.value("transfer") or "") or address.transfer)
    try:
        address, client, credentials = find_table(words, address, dialog)
    except EOFError:
        dialog.tell()
        return 0
    if address.transfer:
        client.claim(address.code, address.transfer)
    last = attend(words, address, client, credentials, arrival, dialog)
    if args.flag("json") and last.table is not None:
        terminal.show(table_data(last))
    return 0


def read_arrival(args: Arguments) -> Arrival:
    """How to join the table, from the options."""
    text, seat = args.value("name"), integer(args, "seat")
    names = new_names(text.split(",")) if text else ()
    return Arrival(names, None if seat is None else seat - 1, args.flag("watch"))


def connect(server: str) -> tuple[Client, Credentials]:
    """A client of a server that answers, with a valid token, and where that token is stored."""
    anonymous = Client(Client(server).locate())
    credentials = credentials_for(data_folder(), anonymous.server)
    client = replace(anonymous, token=credentials.token(anonymous.new_token))
    return client if client.knows_device() else replace(
        client, token=credentials.renew_token(anonymous.new_token)
    ), credentials


def find_table(words: Words, address: Address, dialog: Terminal) -> tuple[Address, Client, Credentials]:
    """The address of an existing table, with its client; asks for the code if the address has none."""
    client, credentials = connect(address.server)
    address = replace(address, server=client.server)
    if not address.code and not address.spoken:
        address = replace(address, **read_table(dialog.ask(f"{words.text('join-ask-code')} > ")))
    if address.spoken:
        address = replace(address, code=read_code(client.resolve_spoken(address.spoken)) or "", spoken="")
    if not address.code:
        raise UsageError("join-code", got="")
    client.table(address.code)
    return address, client, credentials


def attend(
    words: Words, address: Address, client: Client, credentials: Credentials, arrival: Arrival, dialog: Terminal
) -> Mirror:
    """Stays at the table and at the tables of its rematches; the mirror of the last table."""
    with stoppable(), open_console(dialog) as console:
        participant, link = _participant(words, console, client, credentials, address, arrival)
        try:
            run_table(participant, link)
            while participant.next_table:
                participant, link = _at_rematch(participant)
                run_table(participant, link)
        except KeyboardInterrupt:
            pass
    _say_how_to_return(participant, dialog)
    return participant.mirror


def _participant(
    words: Words, console: Console, client: Client, credentials: Credentials, address: Address, arrival: Arrival
) -> tuple[Participant, TableSocket]:
    """A participant with its connection to the table."""
    link = TableSocket(client, address.code, address.socket, lambda event: console.inbox.put((link, event)))
    return Participant(words, console, client, credentials, address, arrival, Synchronizer(link.send)), link


def _at_rematch(participant: Participant) -> tuple[Participant, TableSocket]:
    """The same terminal at the table of the rematch."""
    address = replace(participant.address, code=participant.next_table)
    arrival = Arrival(watch=not participant.mirror.you)
    return _participant(
        participant.words, participant.console, participant.client, participant.credentials, address, arrival
    )


def _say_how_to_return(participant: Participant, dialog: Terminal) -> None:
    """Shows the command that returns to the table, if a seat is held there."""
    table = participant.mirror.table
    if table is not None and not table.ended and participant.mirror.seated:
        command = shell_command("join", participant.address.link, *language_option(participant.words.locale))
        dialog.tell("\n".join([participant.words.text("join-seat-kept"), f"  {command}"]))


def table_data(mirror: Mirror) -> dict[str, Any]:
    """A table as JSON data: "game" is the data of `replay` for its record, null before it begins."""
    table = mirror.known_table
    record = record_of(table)
    return {
        "public": table.public,
        "stage": table.stage.value,
        "seats": [{"name": place.name, "kind": place.kind} for place in table.places],
        "you": list(mirror.you),
        "game": None if record is None else data(record),
    }
