"""`shutbox host`: creates a live table on a server, shows how to join it, and joins it."""

from __future__ import annotations

from typing import Any

from shutbox.cli.game import DEFAULT_RULES
from shutbox.cli.line import Arguments, UsageError, choose_rules, chosen_starter, conversation, integer, with_rounds
from shutbox.cli.live.join import attend, connect, read_arrival, table_data
from shutbox.cli.live.participant import Arrival
from shutbox.cli.network import Address, Client, invitation, public_server, read_address, spoken_code_text
from shutbox.cli.terminal import Terminal
from shutbox.extra import require_server
from shutbox.play.table import OPEN
from shutbox.rules import RuleSet, to_data
from shutbox.server.identity import read_code
from shutbox.words import Words

DEFAULT_SERVER = "http://localhost:8000"


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Creates a table and stays there until its host leaves."""
    require_server()
    arrival, plan = read_arrival(args), table_plan(args)
    dialog = conversation(args, terminal)
    _check_room(plan, arrival)
    client, credentials = connect(public_server(read_address(args.value("server") or DEFAULT_SERVER).server))
    address = Address(client.server, read_code(client.create_table(plan)) or "")
    _invite(words, client, address, _open_for_others(plan, arrival), dialog)
    last = attend(words, address, client, credentials, arrival, dialog)
    if args.flag("json") and last.table is not None:
        terminal.show(table_data(last))
    return 0


def table_plan(args: Arguments) -> dict[str, Any]:
    """The request for a new table, from the options."""
    seats = [seat.strip().removeprefix("@") for seat in (args.value("seats") or f"{OPEN},{OPEN}").split(",")]
    rules = choose_rules(args.positional.get("RULES", DEFAULT_RULES), args.values("set"))
    rules = with_rounds(rules, args.value("rounds"), len(seats))
    return {"rules": to_data(rules, whole=True), "seats": seats, "settings": _settings(args, rules, len(seats))}


def _settings(args: Arguments, rules: RuleSet, seats: int) -> dict[str, Any]:
    settings = {
        "dice": args.value("dice"),
        "coach": args.value("coach"),
        "undo": args.flag("undo") or None,
        "pencil": args.flag("pencil") or None,
        "seconds": integer(args, "seconds"),
        "pace": integer(args, "pace"),
        "starter": chosen_starter(args, rules, seats),
    }
    return {key: value for key, value in settings.items() if value is not None}


def _check_room(plan: dict[str, Any], arrival: Arrival) -> None:
    """Raises if there are fewer open seats than names."""
    if len(arrival.names) > plan["seats"].count(OPEN):
        raise UsageError("host-room", names=list(arrival.names), seats=plan["seats"])


def _open_for_others(plan: dict[str, Any], arrival: Arrival) -> int:
    """The number of seats that are open for other devices."""
    return int(plan["seats"].count(OPEN)) - (0 if arrival.watch else max(1, len(arrival.names)))


def _invite(words: Words, client: Client, address: Address, others: int, dialog: Terminal) -> None:
    """Shows how to join, if there are seats for others."""
    if others > 0:
        dialog.tell("\n".join(invitation(words, address)))
        dialog.tell_wrapped(spoken_code_text(words, client, address))
