"""`shutbox docs`: opens the documentation that travels with the package."""

from __future__ import annotations

from pathlib import Path

from shutbox.cli.line import Arguments
from shutbox.cli.network import browse
from shutbox.cli.terminal import Terminal
from shutbox.errors import ShutboxError
from shutbox.words import Words

# Built by tools/build_docs.py; a wheel that is released carries it.
SITE = Path(__file__).resolve().parents[2] / "site"
BROWSER_WAIT = 5.0


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Says where the first page is, and opens it if there is a display."""
    address = front_page(SITE).as_uri()
    if args.flag("json"):
        terminal.show({"address": address})
        return 0
    terminal.tell(words.text("show-docs-address", address=address))
    browse(address, patience=BROWSER_WAIT)
    return 0


def front_page(site: Path) -> Path:
    """The first page; raises if the site was not built."""
    page = site / "index.html"
    if not page.is_file():
        raise ShutboxError("docs-missing")
    return page
