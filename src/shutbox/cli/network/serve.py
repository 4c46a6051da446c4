"""`shutbox serve`: runs the server, for this machine, its network, or the internet."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import TYPE_CHECKING

from shutbox.cli.line import Arguments, check_folder, integer
from shutbox.cli.network.browser import browse, running_server
from shutbox.cli.terminal import Terminal
from shutbox.extra import require_server
from shutbox.user_folder import data_folder
from shutbox.words import Words

if TYPE_CHECKING:
    from shutbox.server import Wanted

DEFAULT_PORT = 8000
BROWSER_WAIT = 5.0


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Serves until Ctrl-C. With --open and a running server it only opens the browser."""
    require_server()

    folder = Path(args.value("data") or data_folder())
    check_folder(folder)
    from shutbox.server import EVERYWHERE, Wanted
    from shutbox.server import run as serve

    if args.flag("open") and (address := running_server(folder)):
        terminal.tell(words.text("serve-running", address=address))
        browse(address, patience=BROWSER_WAIT)
        return 0
    public = args.value("public") or ""
    options = Wanted(
        folder=folder,
        database=args.value("database") or "",
        workers=integer(args, "workers") or 0,
        host=args.value("host") or EVERYWHERE,
        port=_port(args),
        public=public.lower(),
        hosts=args.values("also"),
        silent=args.flag("open"),
        log_requests=args.flag("log-requests"),
    )

    def announce(port: int) -> None:
        _announce(words, terminal, options, port, public)
        if args.flag("open"):
            browse(public or f"http://localhost:{port}")

    return serve(options, announce, words)


def _port(args: Arguments) -> int:
    """The port of the option. Without it the default port; with --open any port if that one is taken."""
    port = integer(args, "port")
    if port is not None:
        return port
    return DEFAULT_PORT if not args.flag("open") or _is_free(DEFAULT_PORT) else 0


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("", port))
        except OSError:
            return False
    return True


def _announce(words: Words, terminal: Terminal, options: Wanted, port: int, public: str) -> None:
    """Shows the URL of the server, with a QR code, and the key with which it signs."""
    from shutbox.server.http import ANYWHERE
    from shutbox.server.store import server_key

    host = options.host
    address = public or f"http://{_display_host(host)}:{port}"
    terminal.tell(words.text("serve-ready", address=address))
    if host in ANYWHERE or public:
        terminal.tell(qr(address))
        terminal.tell(words.text("serve-scan"))
    if not options.silent:
        terminal.tell(words.text("serve-key", key=server_key(options.folder).public.hex()))
    terminal.tell(words.text("serve-stop"))
    terminal.flush()


def _display_host(host: str) -> str:
    """The host to show: the one that other devices can reach, or else the local one."""
    from shutbox.server.http import ANYWHERE, reached_at, url_host

    return reached_at(host) or ("localhost" if host in ANYWHERE else url_host(host))


def qr(text: str) -> str:
    """A text as a QR code, drawn in characters."""
    from io import StringIO

    import segno

    out = StringIO()
    segno.make(text, micro=False).terminal(out, compact=True, border=2)
    return out.getvalue().rstrip("\n")
