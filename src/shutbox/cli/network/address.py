"""The address of a table, or of its server, as people paste it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from shutbox.cli.line.arguments import UsageError
from shutbox.server.table.token import TRANSFER, read_code, shown

_SCHEME = re.compile(r"[a-z][a-z0-9+.-]*://", re.IGNORECASE)
_HOST = re.compile(r"[\w.-]+|\[[0-9a-f:.]+\]", re.IGNORECASE)
_SPOKEN = re.compile(r"[0-9]{6}")
_PORT = re.compile(r":\d*$")
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
# Endings of names that only a local network gives.
_LOCAL = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")


@dataclass(frozen=True, slots=True)
class Address:
    """A server, and what leads to one of its tables: its code or a spoken one, and a code that moves a seat here."""

    server: str
    code: str = ""
    spoken: str = ""
    transfer: str = ""

    @property
    def link(self) -> str:
        """What others join with."""
        return f"{self.server}/{shown(self.code)}"

    @property
    def socket(self) -> str:
        """Where the table talks."""
        return f"ws{self.server.removeprefix('http')}/ws/{self.code}"

    @property
    def host(self) -> str:
        """The name of the server, without its port."""
        return _PORT.sub("", urlsplit(self.server).netloc)


def read_address(text: str) -> Address:
    """The address in what was pasted: a link with or without http://, with a code, a spoken one, or neither."""
    plain = text.strip().strip("<>\"'")
    parts = urlsplit(plain if _SCHEME.match(plain) else f"http://{plain}")
    if parts.scheme.lower() not in ("http", "https") or not _is_place(parts.netloc):
        raise UsageError("join-address", got=text)
    path = parts.path.strip("/")
    server = f"{parts.scheme.lower()}://{parts.netloc.lower()}"
    return Address(server, transfer=read_transfer(parts.fragment), **read_table(path))


def _is_place(netloc: str) -> bool:
    """Whether this names a host, with a port or without."""
    host, _, port = netloc.rpartition(":") if _PORT.search(netloc) else (netloc, "", "")
    return bool(_HOST.fullmatch(host)) and (not port or int(port) < 1 << 16)


def nearby(netloc: str) -> bool:
    """Whether a host, with a port or without, is this machine or one of its network: no proxy leads there."""
    host = _PORT.sub("", netloc).strip("[]").lower()
    try:
        address = ip_address(host)
    except ValueError:
        return "." not in host or host.endswith(_LOCAL)
    return address.is_private or address.is_loopback or address.is_link_local


def read_table(text: str) -> dict[str, str]:
    """The code or the spoken code that somebody wrote; nothing of either where nothing is written."""
    if not text:
        return {}
    digits = text.replace(" ", "").replace("-", "")
    if _SPOKEN.fullmatch(digits):
        return {"spoken": digits}
    code = read_code(text)
    if code is None:
        raise UsageError("join-code", got=text)
    return {"code": code}


def read_transfer(text: str) -> str:
    """The code that moves a seat, if one is written."""
    if not text:
        return ""
    transfer = read_code(text, TRANSFER)
    if transfer is None:
        raise UsageError("join-transfer", got=text)
    return transfer
