"""The pages that a browser can open: the built files of the web app, from the package."""

from __future__ import annotations

import gzip
import re
from dataclasses import replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from shutbox.errors import ShutboxError
from shutbox.server.http.request import HTML, Answer, Request

KINDS = {
    "html": HTML,
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml; charset=utf-8",
    "webp": "image/webp",
    "png": "image/png",
    "woff2": "font/woff2",
    "json": "application/json",
    "webmanifest": "application/manifest+json",
}
# Built files have a hash in their name, so they never change.
FOR_EVER = (("cache-control", "public, max-age=31536000, immutable"),)
WORTH_PACKING = 600
# The first parts of the paths that the app routes itself.
PAGES = ("", "t", "report", "practise", "score", "explore", "design", "learn", "games", "dice", "about")


def page(request: Request) -> Answer | None:
    """The answer for a path, if there is one: a built file, or the app, which routes its own paths."""
    name = request.path.lstrip("/")
    accepts_gzip = "gzip" in request.headers.get("accept-encoding", "")
    if name in _built_files():
        return _file_answer(name, accepts_gzip=accepts_gzip)
    if name.partition("/")[0] in PAGES:
        return _file_answer("index.html", accepts_gzip=accepts_gzip)
    # For an unknown address a browser gets a page; a program gets an error as data.
    if name.partition("/")[0] in ("api", "ws") or "text/html" not in request.headers.get("accept", ""):
        return None
    return replace(_file_answer("index.html", accepts_gzip=accepts_gzip), status=404)


@cache
def _built_files() -> dict[str, Traversable]:
    """The files of the app by their paths; before it is built, one page that says so."""
    root = files("shutbox.server").joinpath("static")
    built = dict(_below(root, "")) if root.is_dir() else {}
    return built or {"index.html": files("shutbox.server").joinpath("pages", "index.html")}


@cache
def report_parts() -> tuple[str, str]:
    """The script and the style of a saved report; raises if the web app is not built."""
    built = _built_files()
    if "report/report.js" not in built:
        raise ShutboxError("page-unbuilt")
    script, style = (built[f"report/report.{kind}"].read_text(encoding="utf-8") for kind in ("js", "css"))
    return script, style


@cache
def entry_script() -> str:
    """The name of the app's first script; a client that started with another one has an older build."""
    match = re.search(r'<script[^>]* src="([^"]+)"', _content("index.html")[0].decode())
    return match[1] if match else ""


def _below(folder: Traversable, stem: str) -> list[tuple[str, Traversable]]:
    below = []
    for each in folder.iterdir():
        path = f"{stem}{each.name}"
        below += _below(each, f"{path}/") if each.is_dir() else [(path, each)]
    return below


def _file_answer(name: str, *, accepts_gzip: bool) -> Answer:
    kind = KINDS.get(name.rpartition(".")[2], "application/octet-stream")
    headers = FOR_EVER if name.startswith("assets/") else ()
    body, small = _content(name)
    if accepts_gzip and small is not None:
        return Answer(small, kind, headers=(*headers, ("content-encoding", "gzip"), ("vary", "accept-encoding")))
    return Answer(body, kind, headers=(*headers, ("vary", "accept-encoding")))


@cache
def _content(name: str) -> tuple[bytes, bytes | None]:
    """The content of a file, and its compressed content if that is worthwhile."""
    body = _built_files()[name].read_bytes()
    return body, gzip.compress(body, 9, mtime=0) if len(body) > WORTH_PACKING else None
