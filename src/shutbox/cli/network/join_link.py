"""How others find a table: its link, a code for phones, and a short one to say aloud."""

from __future__ import annotations

from importlib.util import find_spec

from shutbox.cli.game.game_file import shell_command
from shutbox.cli.network.address import LOOPBACK, Address, read_address
from shutbox.cli.network.client import Client
from shutbox.errors import ShutboxError
from shutbox.words import Words


def invitation(words: Words, address: Address) -> list[str]:
    """The link of a table, for people and for phones."""
    lines = [words.text("join-link"), f"  {address.link}"]
    if find_spec("segno") is not None:
        from shutbox.cli.network.serve import qr

        lines.append(qr(address.link))
    return [*lines, words.text("join-join"), f"  {shell_command('join', address.link)}"]


def spoken(words: Words, client: Client, address: Address) -> str:
    """A short code to say aloud, which the server draws for the host."""
    told = client.spoken(address.code)
    code = str(told["spoken"])
    return words.text(
        "join-spoken", spoken=f"{code[:3]} {code[3:]}", server=address.server, minutes=_minutes(told["seconds"])
    )


def moving(words: Words, client: Client, address: Address, seat: int) -> list[str]:
    """The link that moves a seat to another device, on a line of its own, and the same as a command."""
    told = client.transfer(address.code, seat)
    # What stands after # is not sent to any server by a browser, and so in no log.
    link = f"{address.link}#{told['transfer']}"
    return [
        words.text("join-moving", minutes=_minutes(told["seconds"])),
        f"  {link}",
        f"  {shell_command('join', link)}",
    ]


def _minutes(seconds: float) -> int:
    return max(1, round(seconds / 60))


def reached(server: str) -> str:
    """A server of this machine under the address that it gives to others, if it answers there."""
    if read_address(server).host not in LOOPBACK:
        return server
    try:
        return Client(Client(server).address()).found()
    except ShutboxError:
        return server
