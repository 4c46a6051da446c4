"""Whom the server talks to: which hosts and origins, with which cookies and headers.

Two ways are first class. At home the server is reached by plain HTTP under the addresses of its own machine; nothing
needs a secure context there. Behind HTTPS it has one public address, and everything is strict.
"""

from __future__ import annotations

import socket
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from shutbox.server.http.request import Request

_LOOPBACK = ("127.0.0.1", "::1")
_OWN = (*_LOOPBACK, "localhost")
# A server that listens here listens on every address of its machine.
ANYWHERE = ("0.0.0.0", "::")
YEAR = 365 * 24 * 3600
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


@dataclass(frozen=True, slots=True)
class Policy:
    """Where the server stands: its public address behind HTTPS, or its machine's own names; and where it listens."""

    public: str = ""
    hosts: frozenset[str] = frozenset()
    listens: str = ""

    @property
    def strict(self) -> bool:
        """Whether the server stands behind HTTPS."""
        return self.public.startswith("https://")

    @property
    def cookie(self) -> str:
        """The name of the device's cookie; the prefix makes browsers refuse a weaker one."""
        return "__Host-shutbox" if self.strict else "shutbox"

    def allows_host(self, host: str) -> bool:
        """Whether a request was meant for this server: a page elsewhere may point its own name here."""
        if self.public:
            return host == urlsplit(self.public).netloc
        return _name(host) in self.hosts or is_here(_name(host))

    def allows_origin(self, origin: str, host: str) -> bool:
        """Whether a request came from a page of this server."""
        if self.public:
            return origin == self.public
        return origin == f"http://{host}" and self.allows_host(host)

    def address(self, host: str) -> str:
        """The address of this server to hand on, for whoever reached it under a name, maybe one for itself alone."""
        outside = reached_at(self.listens) if not self.public and _name(host) in _OWN else ""
        return self.public or f"http://{outside + _port(host) if outside else host}"

    def sender(self, request: Request) -> str:
        """Whom a request is counted for: an address, or a network of the size that one household has.

        Behind HTTPS the proxy says whose request it passes on; what stands before its own word may be made up.
        """
        told = request.headers.get("x-forwarded-for", "") if self.public else ""
        try:
            address = ip_address(told.rpartition(",")[2].strip() or request.address)
        except ValueError:
            return request.address
        return str(ip_network((address, 64), strict=False)) if address.version == 6 else str(address)

    def set_cookie(self, token: str) -> str:
        """The header that gives a device its token for a year."""
        secure = "; Secure" if self.strict else ""
        return f"{self.cookie}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict{secure}"

    def read_cookie(self, header: str) -> str:
        """The token in a Cookie header, empty if there is none; others on this host may have cookies of any form."""
        pairs = (pair.strip().partition("=") for pair in header.split(";"))
        return next((value for name, _, value in pairs if name == self.cookie), "")

    def token_of(self, request: Request) -> tuple[str, bool]:
        """The token with which a request proves whose it is, empty if none, and whether it came in a cookie."""
        scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return bearer, False
        return self.read_cookie(request.headers.get("cookie", "")), True

    def headers(self) -> list[tuple[bytes, bytes]]:
        """What every answer carries."""
        always = {
            "content-security-policy": CSP,
            "referrer-policy": "no-referrer",
            "x-content-type-options": "nosniff",
            "x-frame-options": "DENY",
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
            "permissions-policy": "camera=(), geolocation=(), microphone=()",
        }
        if self.strict:
            always["strict-transport-security"] = f"max-age={YEAR}"
        return [(key.encode(), value.encode()) for key, value in always.items()]


def _name(host: str) -> str:
    """A host without its port."""
    return host.rsplit(":", 1)[0].strip("[]").lower() if not host.endswith("]") else host.strip("[]").lower()


def _port(host: str) -> str:
    """The port of a host with its colon, empty if it has none."""
    _, colon, port = host.rpartition(":")
    return f":{port}" if colon and not port.endswith("]") else ""


def is_here(name: str) -> bool:
    """Whether this is an address of this machine now, which a network may give anew at any time.

    Only an address is ever asked for: a name could be pointed here by anybody, an address leads where it says.
    """
    try:
        address = ip_address(name)
    except ValueError:
        return False
    # What is sent to an own address comes from the same one.
    return not address.is_loopback and _source(str(address)) == str(address)


def is_own(request: Request) -> bool:
    """Whether a request was made on this machine, to this machine, and was not passed on by a proxy."""
    passed_on = {"forwarded", "x-forwarded-for", "origin"} & request.headers.keys()
    return request.address in _LOOPBACK and _name(request.headers.get("host", "")) in _OWN and not passed_on


def own_addresses() -> list[str]:
    """The addresses under which other machines of the network reach this one, the likeliest first."""
    found = (_source(far) for far in ("192.0.2.1", "2001:db8::1"))
    return [each for each in found if each]


def _source(address: str) -> str:
    """The address of this machine from which something would be sent to another; empty where there is no way."""
    try:
        with socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET, socket.SOCK_DGRAM) as probe:
            # Connecting a datagram socket sends nothing: it only asks the system which way it would go.
            probe.connect((address, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def reached_at(listens: str) -> str:
    """The host, without a port, by which other machines reach a server that listens here; empty if none does."""
    if listens not in ANYWHERE:
        return "" if not listens or _is_loopback(listens) else bracketed(listens)
    found = [each for each in own_addresses() if ":" in listens or ":" not in each]
    return bracketed(found[0]) if found else ""


def _is_loopback(listens: str) -> bool:
    try:
        return listens == "localhost" or ip_address(listens).is_loopback
    except ValueError:
        return False


def bracketed(address: str) -> str:
    """An address as it stands in a link."""
    return f"[{address}]" if ":" in address else address


def home_policy(extra: tuple[str, ...] = (), listens: str = "") -> Policy:
    """The policy of a server at home: every name and address of this machine, and those that were added."""
    name = socket.gethostname().lower()
    known = {*_OWN, name, name.split(".")[0], f"{name.split('.')[0]}.local"}
    return Policy(hosts=frozenset({*known, *(each.lower() for each in extra)}), listens=listens)
