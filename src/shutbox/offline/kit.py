"""The static site: the built pages, Python for browsers, the package itself, the solutions, the documentation.

The pages and Python for browsers come from `tools/build_web.py site`; no wheel carries them (docs/offline.md). What is
large is packed with gzip under a name that no web space knows, so that it arrives as it is and the page unpacks it.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from shutbox import __version__
from shutbox.errors import ShutboxError
from shutbox.solve.portable import FOLDER as SOLUTIONS

PACKAGE = Path(__file__).resolve().parents[1]
PAGES = Path(__file__).resolve().parent / "pages"
DOCS = PACKAGE / "site"
LIST, WORKER, PACKED = "files.json", "sw.js", ".packed"
# What the gateway imports: these packages, and of the server what needs neither a network nor a process.
PACKAGES = ("rules", "play", "solve", "value", "bots", "coach", "statistics", "offline")
SERVER = (
    "server/__init__.py",
    "server/identity/__init__.py",
    "server/identity/token.py",
    "server/table/__init__.py",
    "server/table/chronicle.py",
    "server/table/dealer.py",
    "server/think/__init__.py",
    "server/think/opinion.py",
    "server/think/question.py",
    "server/think/study.py",
    "server/think/survey.py",
)
# A module that needs these is of no use in a browser.
_COMPILED = re.compile(r"^(?:import|from) (?:numpy|numba)\b", re.MULTILINE)
# Of the standard library of Python for browsers, what is left out: servers, mail, tests, debuggers, windows of its own.
UNUSED = (
    *("_pyrepl", "antigravity", "bdb", "cgi", "cmd", "config-3", "cProfile", "ctypes", "curses"),
    *("dbm", "doctest", "ensurepip", "filecmp", "fileinput", "ftplib", "getpass", "html", "http", "idlelib", "imaplib"),
    *("lib2to3", "mailbox", "mimetypes", "multiprocessing", "netrc", "nturl2path", "optparse", "pdb", "pickletools"),
    *("poplib", "profile", "profiling", "pstats", "pty", "pyclbr", "pydoc", "pydoc_data", "sched", "shelve", "smtplib"),
    *("socketserver", "sqlite3", "ssl", "symtable", "tabnanny", "this", "timeit", "tkinter", "trace", "tracemalloc"),
    *("turtle", "turtledemo", "unittest", "venv", "wave", "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp"),
)
# Encodings that are kept; the others are for texts of other times.
ENCODINGS = ("__init__", "aliases", "ascii", "charmap", "cp437", "idna", "latin_1", "raw_unicode_escape", "utf_8")


@dataclass(frozen=True, slots=True)
class Site:
    """What was written: how many files, and the bytes that a browser fetches to play without a network."""

    files: int
    bytes: int
    python: int
    tables: int
    docs: bool


def write_site(out: Path, titles: Mapping[str, Mapping[str, str]]) -> Site:
    """Writes the site into a folder that is empty, or has an older site in it."""
    check_site_folder(out)
    if not (PAGES / "index.html").is_file():
        raise ShutboxError("site-unbuilt")
    if out.exists():
        for each in out.iterdir():
            shutil.rmtree(each) if each.is_dir() and not each.is_symlink() else each.unlink()
    # Pictures for messengers are for the addresses of a server.
    shutil.copytree(PAGES, out, dirs_exist_ok=True, ignore=shutil.ignore_patterns("previews"))
    library = out / "python" / "python_stdlib.zip"
    _pack(out / "python" / "stdlib.zip", _zipped(_library(library)))
    library.unlink()
    _pack(out / "python" / "app.zip", _zipped([*_package(), ("titles.json", json.dumps(titles).encode())]))
    (out / "tables").mkdir()
    for each in sorted(SOLUTIONS.glob("*.tables")):
        _pack(out / "tables" / each.name, each.read_bytes())
    hashes = {each.relative_to(out).as_posix(): _hash(each.read_bytes()) for each in _files(out) if each.name != WORKER}
    pages = {each.relative_to(out).as_posix(): each.stat().st_size for each in _files(out)}
    python = {name: size for name, size in pages.items() if name.endswith(PACKED) and name.startswith("python/")}
    tables = {name.removeprefix("tables/"): size for name, size in pages.items() if name.startswith("tables/")}
    mark = _hash(json.dumps(hashes, sort_keys=True).encode())
    worker = out / WORKER
    # A browser takes a new version when this file is another.
    worker.write_text(worker.read_text(encoding="utf-8").replace('"unmarked"', f'"{mark}"'), encoding="utf-8")
    docs = (DOCS / "index.html").is_file()
    if docs:
        shutil.copytree(DOCS, out / "docs")
    listed = {
        "shutbox": __version__,
        "mark": mark,
        "files": hashes,
        "python": python,
        "tables": {name.removesuffix(PACKED): size for name, size in tables.items()},
    }
    (out / LIST).write_text(json.dumps(listed, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    whole = sum(pages.values())
    count = len(_files(out))
    runtime = sum(size for name, size in pages.items() if name.startswith("python/"))
    return Site(count, whole, runtime, sum(tables.values()), docs)


def check_site_folder(out: Path) -> None:
    """Raises if a folder has something in it that is not an older site."""
    if out.is_dir() and any(out.iterdir()) and not (out / LIST).is_file():
        raise ShutboxError("site-folder", path=str(out))


def _files(out: Path) -> list[Path]:
    return sorted(each for each in out.rglob("*") if each.is_file())


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def _pack(path: Path, content: bytes) -> None:
    path.with_name(path.name + PACKED).write_bytes(gzip.compress(content, 9, mtime=0))


def _zipped(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Files as an archive that is not compressed, because all of it is packed together."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, content in sorted(files):
            archive.writestr(zipfile.ZipInfo(name), content)
    return out.getvalue()


def _package() -> Iterator[tuple[str, bytes]]:
    """The modules of the package that run in a browser, and the catalogue of rules."""
    folders = [path for name in PACKAGES for path in (PACKAGE / name).rglob("*.py")]
    for path in (*PACKAGE.glob("*.py"), *folders, *(PACKAGE / name for name in SERVER)):
        content = path.read_bytes()
        if path.name != "kit.py" and not _COMPILED.search(content.decode()):
            yield f"shutbox/{path.relative_to(PACKAGE).as_posix()}", content
    yield "shutbox/rules/catalog.toml", (PACKAGE / "rules" / "catalog.toml").read_bytes()


def _library(path: Path) -> Iterator[tuple[str, bytes]]:
    """The standard library without what nobody imports."""
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            first, _, rest = name.partition("/")
            if first.removesuffix(".py") in UNUSED or name.endswith("/"):
                continue
            if first == "encodings" and rest.removesuffix(".py").removesuffix(".pyc") not in ENCODINGS:
                continue
            yield name, archive.read(name)
