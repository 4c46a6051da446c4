"""`shutbox serve`: live tables for this machine, its network, or the world."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

from shutbox.cli.arguments import Given, UsageError
from shutbox.cli.number import whole
from shutbox.cli.terminal import Terminal
from shutbox.errors import ShutboxError
from shutbox.words import Words

_PUBLIC = re.compile(r"https?://[a-z0-9.:\[\]-]+", re.IGNORECASE)
ANYWHERE = ("0.0.0.0", "::")
NEEDED = ("msgspec", "uvicorn", "uvloop", "httptools", "websockets", "regex", "precis_i18n", "segno")


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Serves until Ctrl-C."""
    require_server()
    from shutbox.server import run as server
    from shutbox.server.folder import data_folder

    public = given.value("public") or ""
    if public and not _PUBLIC.fullmatch(public):
        raise UsageError("serve-public", got=public)
    wanted = server.Wanted(
        folder=Path(given.value("data") or data_folder()),
        host=given.value("host") or server.EVERYWHERE,
        port=_port(given),
        public=public.lower(),
        hosts=given.values("also"),
    )
    return server.run(wanted, lambda port: _ready(words, terminal, wanted.host, port, public), words)


def require_server() -> None:
    """Refuses, in words, to serve where the means to do it are missing."""
    for name in NEEDED:
        if find_spec(name) is None:
            raise ShutboxError("server-extra-missing", missing=name)


def _port(given: Given) -> int:
    port = whole(given, "port", 0, 65535)
    return 8000 if port is None else port


def _ready(words: Words, terminal: Terminal, host: str, port: int, public: str) -> None:
    """Says where the server can be reached, with a code that a phone can scan."""
    address = public or f"http://{_reached(host)}:{port}"
    terminal.tell(words.text("serve-ready", address=address))
    if host in ANYWHERE or public:
        terminal.tell(qr(address))
        terminal.tell(words.text("serve-scan"))
    terminal.tell(words.text("serve-stop"))
    terminal.output.flush()


def _reached(host: str) -> str:
    """The address to tell others: this machine's in its network, or the one it was asked to listen on."""
    from shutbox.server.policy import own_addresses

    if host not in ANYWHERE:
        return f"[{host}]" if ":" in host else host
    found = own_addresses()
    return (f"[{found[0]}]" if ":" in found[0] else found[0]) if found else "localhost"


def qr(text: str) -> str:
    """A text as a code that phones scan, drawn in characters."""
    from io import StringIO

    import segno

    out = StringIO()
    segno.make(text, micro=False).terminal(out, compact=True, border=2)
    return out.getvalue().rstrip("\n")
