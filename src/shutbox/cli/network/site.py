"""`shutbox site`: writes the whole of Shutbox as a static site, for any web space."""

from __future__ import annotations

from pathlib import Path

from shutbox.bots import BOTS
from shutbox.cli.line import Arguments, check_folder
from shutbox.cli.terminal import Terminal, file_error
from shutbox.offline import Site, check_site_folder, write_site
from shutbox.words import Words, locales


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Writes the site, and says how much a browser fetches of it."""
    out = Path(args.positional["OUT"])
    check_folder(out)
    check_site_folder(out)
    titles = {lang: {bot: Words(lang).text("bots-title", bot=bot) for bot in BOTS} for lang in locales()}
    try:
        site = write_site(out, titles)
    except OSError as error:
        raise file_error(str(out), error) from None
    if args.flag("json"):
        terminal.show(data(out, site))
    else:
        size = f"{site.bytes / 1e6:.1f}"
        terminal.tell(words.text("show-site", path=str(out), files=site.files, megabytes=size))
        terminal.tell(words.text("show-site-docs" if site.docs else "show-site-no-docs"))
    return 0


def data(out: Path, site: Site) -> dict[str, object]:
    """What was written, as JSON data."""
    return {
        "path": str(out),
        "files": site.files,
        "bytes": site.bytes,
        "python": site.python,
        "tables": site.tables,
        "docs": site.docs,
    }
