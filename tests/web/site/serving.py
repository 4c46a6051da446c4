"""The static site, built and served by a plain file server below a path, as a web space would."""

from __future__ import annotations

import fcntl
import hashlib
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from shutbox.offline import kit

ROOT = Path(__file__).parents[3]
STEM = "/some/where/"
SOURCES = ("web/src/**/*", "web/site/*", "web/public/**/*", "web/*.json", "web/*.ts", "src/shutbox/words/*/*.ftl")


def build() -> None:
    """Builds the pages, unless just these sources were built; of several processes one does."""
    paths = sorted(path for each in SOURCES for path in ROOT.glob(each) if path.is_file())
    mark = hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()
    stamp = ROOT / "web" / "node_modules" / ".site"
    stamp.parent.mkdir(exist_ok=True)
    with (stamp.parent / ".site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (kit.PAGES / "index.html").is_file() and stamp.is_file() and stamp.read_text() == mark:
            return
        subprocess.run([sys.executable, ROOT / "tools" / "build_web.py", "site"], check=True, capture_output=True)
        stamp.write_text(mark)


class _Handler(SimpleHTTPRequestHandler):
    def translate_path(self, path: str) -> str:
        """The file of a path, nothing outside the path of the site."""
        return super().translate_path(path.removeprefix(STEM[:-1]) if path.startswith(STEM) else "/nowhere")

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serves a folder; the address of its first page."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, directory=str(folder)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}{STEM}"
    server.shutdown()
    server.server_close()
    thread.join()
