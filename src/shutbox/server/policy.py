"""Whom the server talks to: which hosts and origins, with which cookies and headers.

Two ways are first class. At home the server is reached by plain HTTP under the addresses of its own machine; nothing
needs a secure context there. Behind HTTPS it has one public address, and everything is strict.
"""

from __future__ import annotations

import socket
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

YEAR = 365 * 24 * 3600
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


@dataclass(frozen=True, slots=True)
class Policy:
    """Where the server stands: its public address behind HTTPS, or the hosts of its own machine."""

    public: str = ""
    hosts: frozenset[str] = frozenset()

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
        return _name(host) in self.hosts

    def allows_origin(self, origin: str, host: str) -> bool:
        """Whether a request came from a page of this server."""
        if self.public:
            return origin == self.public
        return origin == f"http://{host}" and self.allows_host(host)

    def address(self, host: str) -> str:
        """The address of this server for whoever reached it under a name."""
        return self.public or f"http://{host}"

    def set_cookie(self, token: str) -> str:
        """The header that gives a device its token for a year."""
        secure = "; Secure" if self.strict else ""
        return f"{self.cookie}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict{secure}"

    def read_cookie(self, header: str) -> str:
        """The token in a Cookie header, empty if there is none."""
        try:
            found = SimpleCookie(header).get(self.cookie)
        except CookieError:
            return ""
        return found.value if found else ""

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


def own_addresses() -> list[str]:
    """The addresses under which other machines of the network reach this one, the likeliest first."""
    found = []
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                # Connecting a datagram socket sends nothing: it only asks the system which way it would go.
                probe.connect((far, 9))
                found.append(str(probe.getsockname()[0]))
        except OSError:
            continue
    return found


def home_policy(extra: tuple[str, ...] = ()) -> Policy:
    """The policy of a server at home: every name and address of this machine."""
    name = socket.gethostname().lower()
    known = {"localhost", "127.0.0.1", "::1", name, name.split(".")[0], f"{name.split('.')[0]}.local", *own_addresses()}
    return Policy(hosts=frozenset({*known, *(each.lower() for each in extra)}))
