"""The access policy: allowed hosts and origins, cookies, security headers.

There are two modes. At home the server is reached by plain HTTP under the addresses of its own machine, and nothing
needs a secure context. Behind HTTPS it has one public address, and everything is strict.
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
# A server that listens on one of these listens on every address of its machine.
ANYWHERE = ("0.0.0.0", "::")
YEAR = 365 * 24 * 3600
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


@dataclass(frozen=True, slots=True)
class Policy:
    """The public address behind HTTPS, or the names of the machine at home; and where the server listens."""

    public: str = ""
    hosts: frozenset[str] = frozenset()
    listens: str = ""

    @property
    def strict(self) -> bool:
        """Whether the server is behind HTTPS."""
        return self.public.startswith("https://")

    @property
    def cookie(self) -> str:
        """The name of the device's cookie; the prefix makes browsers refuse a weaker one."""
        return "__Host-shutbox" if self.strict else "shutbox"

    def allows_host(self, host: str) -> bool:
        """Whether a request was meant for this server; another site may let its name point here (DNS rebinding)."""
        if self.public:
            return host == urlsplit(self.public).netloc
        return _name(host) in self.hosts or is_here(_name(host))

    def allows_origin(self, origin: str, host: str) -> bool:
        """Whether a request came from a page of this server."""
        if self.public:
            return origin == self.public
        return origin == f"http://{host}" and self.allows_host(host)

    def address(self, host: str) -> str:
        """The address of this server for links to share, for a client that reached it under `host`."""
        outside = reached_at(self.listens) if not self.public and _name(host) in _OWN else ""
        return self.public or f"http://{outside + _port(host) if outside else host}"

    def sender(self, request: Request) -> str:
        """The sender that a request is counted for: an address, or a network of the size of one household.

        Behind HTTPS the proxy adds the address of the sender; everything before it in the header may be forged.
        """
        forwarded = request.headers.get("x-forwarded-for", "") if self.public else ""
        try:
            address = ip_address(forwarded.rpartition(",")[2].strip() or request.address)
        except ValueError:
            return request.address
        return str(ip_network((address, 64), strict=False)) if address.version == 6 else str(address)

    def set_cookie(self, token: str) -> str:
        """The header that gives a device its token for a year, or removes its cookie if the token is empty."""
        secure, age = "; Secure" if self.strict else "", YEAR if token else 0
        return f"{self.cookie}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Strict{secure}"

    def read_cookie(self, header: str) -> str:
        """The token in a Cookie header, empty if there is none; other programs on this host may set any cookies."""
        pairs = (pair.strip().partition("=") for pair in header.split(";"))
        return next((value for name, _, value in pairs if name == self.cookie), "")

    def token_of(self, request: Request) -> tuple[str, bool]:
        """The token of a request, empty if there is none, and whether it came in a cookie."""
        scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return bearer, False
        return self.read_cookie(request.headers.get("cookie", "")), True

    def headers(self) -> list[tuple[bytes, bytes]]:
        """The headers of every answer."""
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
    """Whether this is an address of this machine now; networks may assign new ones at any time.

    Only addresses are accepted, because anybody could let a name point here.
    """
    try:
        address = ip_address(name)
    except ValueError:
        return False
    # The system sends to one of its own addresses from the same address.
    return not address.is_loopback and _source(str(address)) == str(address)


def is_own(request: Request) -> bool:
    """Whether a request was made on this machine, to this machine, and was not passed on by a proxy."""
    passed_on = {"forwarded", "x-forwarded-for", "origin"} & request.headers.keys()
    return request.address in _LOOPBACK and _name(request.headers.get("host", "")) in _OWN and not passed_on


def own_addresses() -> list[str]:
    """The addresses under which other machines of the network reach this one, the most likely first."""
    addresses = (_source(far) for far in ("192.0.2.1", "2001:db8::1"))
    return [each for each in addresses if each]


def _source(address: str) -> str:
    """The address of this machine from which packets to another are sent; empty if there is no route."""
    try:
        with socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET, socket.SOCK_DGRAM) as probe:
            # Connecting a datagram socket sends nothing; the system only chooses the route.
            probe.connect((address, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def reached_at(listens: str) -> str:
    """The host, without a port, by which other machines reach a server that listens here; empty if none does."""
    if listens not in ANYWHERE:
        return "" if not listens or _is_loopback(listens) else url_host(listens)
    addresses = [each for each in own_addresses() if ":" in listens or ":" not in each]
    return url_host(addresses[0]) if addresses else ""


def _is_loopback(listens: str) -> bool:
    try:
        return listens == "localhost" or ip_address(listens).is_loopback
    except ValueError:
        return False


def url_host(address: str) -> str:
    """An address as it is written in a link: IPv6 in brackets."""
    return f"[{address}]" if ":" in address else address


def home_policy(extra: tuple[str, ...] = (), listens: str = "") -> Policy:
    """The policy of a server at home: every name and address of this machine, and `extra`."""
    name = socket.gethostname().lower()
    names = {*_OWN, name, name.split(".")[0], f"{name.split('.')[0]}.local"}
    return Policy(hosts=frozenset({*names, *(each.lower() for each in extra)}), listens=listens)
