"""How to join a table: its link, a QR code, a code to say aloud, a link that transfers a seat."""

from __future__ import annotations

from importlib.util import find_spec

from shutbox.cli.game import shell_command
from shutbox.cli.network.address import LOOPBACK, Address, read_address
from shutbox.cli.network.client import Client
from shutbox.errors import ShutboxError
from shutbox.words import Words


def invitation(words: Words, address: Address) -> list[str]:
    """The link of a table, as text, as a QR code, and as a command."""
    lines = [words.text("join-link"), f"  {address.link}"]
    if find_spec("segno") is not None:
        from shutbox.cli.network.serve import qr

        lines.append(qr(address.link))
    return [*lines, words.text("join-join"), f"  {shell_command('join', address.link)}"]


def spoken_code_text(words: Words, client: Client, address: Address) -> str:
    """A sentence with a new short code to say aloud; only the host may ask for it."""
    reply = client.spoken_code(address.code)
    code = str(reply["spoken"])
    return words.text(
        "join-spoken", spoken=f"{code[:3]} {code[3:]}", server=address.server, minutes=_minutes(reply["seconds"])
    )


def transfer_text(words: Words, client: Client, address: Address, seat: int) -> list[str]:
    """The link that transfers a seat to another device, and the same as a command."""
    reply = client.transfer(address.code, seat)
    # Browsers do not send the part after # to the server, so the code is in no log.
    link = f"{address.link}#{reply['transfer']}"
    return [
        words.text("join-moving", minutes=_minutes(reply["seconds"])),
        f"  {link}",
        f"  {shell_command('join', link)}",
    ]


def _minutes(seconds: float) -> int:
    return max(1, round(seconds / 60))


def public_server(server: str) -> str:
    """The public URL of a server on this machine, if it answers there; another server unchanged."""
    if read_address(server).host not in LOOPBACK:
        return server
    try:
        return Client(Client(server).public_address()).locate()
    except ShutboxError:
        return server
