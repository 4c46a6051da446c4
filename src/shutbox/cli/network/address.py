"""The address of a table or of its server, parsed from what a user pastes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from shutbox.cli.line import UsageError
from shutbox.server.identity import TRANSFER, code_text, read_code

_SCHEME = re.compile(r"[a-z][a-z0-9+.-]*://", re.IGNORECASE)
_HOST = re.compile(r"[\w.-]+|\[[0-9a-f:.]+\]", re.IGNORECASE)
_SPOKEN = re.compile(r"[0-9]{6}")
_PORT = re.compile(r":[0-9]*$")
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
# Domain suffixes that exist only in local networks.
_LOCAL_SUFFIXES = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")


@dataclass(frozen=True, slots=True)
class Address:
    """A server, and optionally a table there by its code or spoken code, and a code that transfers a seat."""

    server: str
    code: str = ""
    spoken: str = ""
    transfer: str = ""

    @property
    def link(self) -> str:
        """The URL for others to join the table."""
        return f"{self.server}/{code_text(self.code)}"

    @property
    def socket(self) -> str:
        """The URL of the WebSocket of the table."""
        return f"ws{self.server.removeprefix('http')}/ws/{self.code}"

    @property
    def host(self) -> str:
        """The name of the server, without its port."""
        return _PORT.sub("", urlsplit(self.server).netloc)


def read_address(text: str) -> Address:
    """Parses an address with or without http://, with a code, a spoken code, or neither."""
    plain = text.strip().strip("<>\"'")
    try:
        parts = urlsplit(plain if _SCHEME.match(plain) else f"http://{plain}")
    except ValueError:  # brackets without an address in them
        raise UsageError("join-address", got=text) from None
    if parts.scheme.lower() not in ("http", "https") or not _is_host(parts.netloc):
        raise UsageError("join-address", got=text)
    path = parts.path.strip("/")
    server = f"{parts.scheme.lower()}://{parts.netloc.lower()}"
    return Address(server, transfer=read_transfer(parts.fragment), **read_table(path))


def _is_host(netloc: str) -> bool:
    """Whether this is a valid host with an optional port."""
    host, _, port = netloc.rpartition(":") if _PORT.search(netloc) else (netloc, "", "")
    return bool(_HOST.fullmatch(host)) and (not port or (len(port) <= 5 and int(port) < 1 << 16))


def is_local(netloc: str) -> bool:
    """Whether a host, with an optional port, is in the local network, which is reached without a proxy."""
    host = _PORT.sub("", netloc).strip("[]").lower()
    try:
        address = ip_address(host)
    except ValueError:
        return "." not in host or host.endswith(_LOCAL_SUFFIXES)
    return address.is_private or address.is_loopback or address.is_link_local


def read_table(text: str) -> dict[str, str]:
    """The code or the spoken code in a text, by the name of its field; empty for an empty text."""
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
    """The code in a text that transfers a seat; empty for an empty text."""
    if not text:
        return ""
    transfer = read_code(text, TRANSFER)
    if transfer is None:
        raise UsageError("join-transfer", got=text)
    return transfer
