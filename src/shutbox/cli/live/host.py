"""`shutbox host`: lays a live table on a server, tells others how to join it, and sits down at it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from shutbox.cli.game.setup import DEFAULT_RULES
from shutbox.cli.line.arguments import Given, UsageError
from shutbox.cli.line.number import whole
from shutbox.cli.line.rule_choice import chosen, with_rounds
from shutbox.cli.live.join import known, read_coming, require_sockets, stay, table_data
from shutbox.cli.live.participant import Coming
from shutbox.cli.network.address import Address, read_address
from shutbox.cli.network.client import Client
from shutbox.cli.network.join_link import invitation, reached, spoken
from shutbox.cli.terminal.stream import Terminal
from shutbox.play.table.setting import Coach, TableDice
from shutbox.play.table.state import OPEN
from shutbox.rules import to_data
from shutbox.server.table.token import read_code
from shutbox.words import Words

SERVER = "http://localhost:8000"
MOST_SECONDS, MOST_PACE = 3600, 10_000


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Stays at a new table until its host leaves."""
    require_sockets()
    coming, plan = read_coming(given), table_plan(given)
    # With --json the talk goes where errors go, and the output is the one document at the end.
    talk = replace(terminal, output=terminal.errors) if given.flag("json") else terminal
    _check_room(plan, coming)
    client, device = known(reached(read_address(given.value("server") or SERVER).server))
    address = Address(client.server, read_code(client.lay(plan)) or "")
    _invite(words, client, address, _guests(plan, coming), talk)
    last = stay(words, address, client, device, coming, talk)
    if given.flag("json") and last.table is not None:
        terminal.show(table_data(last))
    return 0


def table_plan(given: Given) -> dict[str, Any]:
    """A table by the options, as a server is asked for it."""
    seats = [seat.strip().removeprefix("@") for seat in (given.value("seats") or f"{OPEN},{OPEN}").split(",")]
    rules = chosen(given.arguments.get("RULES", DEFAULT_RULES), given.values("set"))
    rules = with_rounds(rules, given.value("rounds"), len(seats))
    return {"rules": to_data(rules, whole=True), "seats": seats, "settings": _settings(given, len(seats))}


def _settings(given: Given, seats: int) -> dict[str, Any]:
    starter = whole(given, "starter", 1, seats)
    found = {
        "dice": _choice(given, "dice", [TableDice.SEALED.value, TableDice.TYPED.value]),
        "coach": _choice(given, "coach", [each.value for each in Coach]),
        "undo": given.flag("undo") or None,
        "pencil": given.flag("pencil") or None,
        "seconds": whole(given, "seconds", 0, MOST_SECONDS),
        "pace": whole(given, "pace", 0, MOST_PACE),
        "starter": None if starter is None else starter - 1,
    }
    return {key: value for key, value in found.items() if value is not None}


def _choice(given: Given, option: str, known: list[str]) -> str | None:
    value = given.value(option)
    if value is not None and value not in known:
        raise UsageError("option-choice", option=option, got=value, known=known)
    return value


def _check_room(plan: dict[str, Any], coming: Coming) -> None:
    """Refuses to lay a table at which those who come cannot sit."""
    if len(coming.names) > plan["seats"].count(OPEN):
        raise UsageError("host-room", names=list(coming.names), seats=plan["seats"])


def _guests(plan: dict[str, Any], coming: Coming) -> int:
    """How many have yet to come from elsewhere."""
    return int(plan["seats"].count(OPEN)) - (0 if coming.watch else max(1, len(coming.names)))


def _invite(words: Words, client: Client, address: Address, guests: int, talk: Terminal) -> None:
    """Says how others join, where others are to come."""
    if guests > 0:
        talk.tell("\n".join(invitation(words, address)))
        talk.tell_wrapped(spoken(words, client, address))
