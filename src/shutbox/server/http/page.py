"""The pages that a browser can open: the built files of the web app, from the package."""

from __future__ import annotations

import gzip
import json
import re
from dataclasses import replace
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from shutbox.errors import ShutboxError
from shutbox.server.http.delivery import WORTH_PACKING, accepts_gzip, tag_of
from shutbox.server.http.request import HTML, KEPT, Answer, Request

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
# How a page says what it will need, by the kind of the file.
PRELOADS = {
    "js": 'rel="modulepreload"',
    "css": 'rel="preload" as="style" crossorigin',
    "woff2": 'rel="preload" as="font" type="font/woff2" crossorigin',
}
# The first parts of the paths that the app routes itself.
PAGES = ("", "t", "report", "practise", "score", "explore", "design", "learn", "games", "dice", "paper", "about", "c")


def page(request: Request, head: str = "") -> Answer | None:
    """The answer for a path, if there is one: a built file, or the app, which routes its own paths.

    `head` is added to the head of the app's page.
    """
    name = request.path.lstrip("/")
    first = name.partition("/")[0]
    if name in _built_files() and name != "index.html":
        return _file_answer(request, name)
    if first in PAGES:
        return _app_answer(request, first, head)
    # For an unknown address a browser gets a page; a program gets an error as data.
    if first in ("api", "ws") or "text/html" not in request.headers.get("accept", ""):
        return None
    return replace(_app_answer(request, "", head), status=404)


def is_file(path: str) -> bool:
    """Whether a path is that of a built file."""
    return path.lstrip("/") in _built_files() and path != "/index.html"


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
    match = re.search(r'<script type="module"[^>]* src="([^"]+)"', _content("index.html")[0].decode())
    return match[1] if match else ""


def _below(folder: Traversable, stem: str) -> list[tuple[str, Traversable]]:
    below = []
    for each in folder.iterdir():
        path = f"{stem}{each.name}"
        below += _below(each, f"{path}/") if each.is_dir() else [(path, each)]
    return below


def _file_answer(request: Request, name: str) -> Answer:
    kind = KINDS.get(name.rpartition(".")[2], "application/octet-stream")
    content = _content(name)
    headers = FOR_EVER if name.startswith("assets/") else (*KEPT, ("etag", content[2]))
    return _built_answer(request, content, kind, (*headers, ("vary", "accept-encoding")))


def _app_answer(request: Request, first: str, head: str) -> Answer:
    """The app at an address, which names the files that it needs there in the language of the reader."""
    content = _app_content(first, preferred_language(request.headers.get("accept-language", "")), head)
    headers = (*KEPT, ("etag", content[2]), ("vary", "accept-encoding, accept-language"))
    return _built_answer(request, content, HTML, headers)


Content = tuple[bytes, bytes | None, str]
Headers = tuple[tuple[str, str], ...]


def _built_answer(request: Request, content: Content, kind: str, headers: Headers) -> Answer:
    body, small, _ = content
    if small is None or not accepts_gzip(request):
        return Answer(body, kind, headers=headers)
    return Answer(small, kind, headers=(*headers, ("content-encoding", "gzip")))


@cache
def _content(name: str) -> Content:
    """The content of a file, its compressed content if that is worthwhile, and its tag."""
    return _contents(_built_files()[name].read_bytes())


@lru_cache(maxsize=512)
def _app_content(first: str, language: str, head: str) -> Content:
    needs = _needs()
    files = [*needs["words"].get(language, []), *needs["pages"].get(first, [])]
    links = "".join(f'<link {PRELOADS[each.rpartition(".")[2]]} href="/{each}">' for each in files)
    return _contents(_content("index.html")[0].replace(b"</head>", f"{head}{links}</head>".encode()))


def _contents(body: bytes) -> Content:
    return body, gzip.compress(body, 9, mtime=0) if len(body) > WORTH_PACKING else None, tag_of(body)


@cache
def _needs() -> dict[str, dict[str, list[str]]]:
    """The files that each language and each page needs, as the build of the web app found them."""
    built = _built_files()
    found: dict[str, dict[str, list[str]]] = {"words": {}, "pages": {}}
    return found | json.loads(built["needs.json"].read_bytes()) if "needs.json" in built else found


def preferred_language(accepted: str) -> str:
    """The first language of a reader that the app speaks, as the app itself chooses it; English if there is none."""
    wanted = [each.strip()[:2].lower() for each in accepted[:200].split(",")]
    return next((each for each in wanted if each in _needs()["words"]), "en")
