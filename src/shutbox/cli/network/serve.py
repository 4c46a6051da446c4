"""`shutbox serve`: live tables for this machine, its network, or the world."""

from __future__ import annotations

import re
import socket
from importlib.util import find_spec
from pathlib import Path

from shutbox.cli.line.arguments import Given, UsageError
from shutbox.cli.line.number import whole
from shutbox.cli.network.browser import browse, running
from shutbox.cli.terminal.stream import Terminal
from shutbox.errors import ShutboxError
from shutbox.words import Words

_PUBLIC = re.compile(r"https?://[a-z0-9.:\[\]-]+", re.IGNORECASE)
USUAL = 8000
PATIENCE = 5.0
NEEDED = ("msgspec", "uvicorn", "uvloop", "httptools", "websockets", "regex", "precis_i18n", "segno")


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Serves until Ctrl-C; to open what is served already takes no second server."""
    require_server()
    from shutbox.server import run as server
    from shutbox.server.store.folder import data_folder

    folder = Path(given.value("data") or data_folder())
    if given.flag("open") and (address := running(folder)):
        terminal.tell(words.text("serve-running", address=address))
        browse(address, patience=PATIENCE)
        return 0
    public = given.value("public") or ""
    if public and not _PUBLIC.fullmatch(public):
        raise UsageError("serve-public", got=public)
    wanted = server.Wanted(
        folder=folder,
        host=given.value("host") or server.EVERYWHERE,
        port=_port(given),
        public=public.lower(),
        hosts=given.values("also"),
        silent=given.flag("open"),
    )

    def ready(port: int) -> None:
        _ready(words, terminal, wanted.host, port, public)
        if given.flag("open"):
            browse(public or f"http://localhost:{port}")

    return server.run(wanted, ready, words)


def require_server() -> None:
    """Refuses, in words, to serve where the means to do it are missing."""
    for name in NEEDED:
        if find_spec(name) is None:
            raise ShutboxError("server-extra-missing", missing=name)


def _port(given: Given) -> int:
    """The port asked for; whoever only wants to play gets another where the usual one is taken."""
    port = whole(given, "port", 0, 65535)
    if port is not None:
        return port
    return USUAL if not given.flag("open") or _free(USUAL) else 0


def _free(port: int) -> bool:
    with socket.socket() as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind(("", port))
        except OSError:
            return False
    return True


def _ready(words: Words, terminal: Terminal, host: str, port: int, public: str) -> None:
    """Says where the server can be reached, with a code that a phone can scan."""
    from shutbox.server.http.policy import ANYWHERE

    address = public or f"http://{_shown(host)}:{port}"
    terminal.tell(words.text("serve-ready", address=address))
    if host in ANYWHERE or public:
        terminal.tell(qr(address))
        terminal.tell(words.text("serve-scan"))
    terminal.tell(words.text("serve-stop"))
    terminal.output.flush()


def _shown(host: str) -> str:
    """The host to tell people: the one that others reach, or where there is none, the one for this machine alone."""
    from shutbox.server.http.policy import ANYWHERE, bracketed, reached_at

    return reached_at(host) or ("localhost" if host in ANYWHERE else bracketed(host))


def qr(text: str) -> str:
    """A text as a code that phones scan, drawn in characters."""
    from io import StringIO

    import segno

    out = StringIO()
    segno.make(text, micro=False).terminal(out, compact=True, border=2)
    return out.getvalue().rstrip("\n")
