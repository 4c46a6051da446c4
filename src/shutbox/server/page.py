"""The pages that a browser can open, from the files of the package."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from shutbox.server.request import HTML, Answer

PAGES = {"/": "index.html"}


def page(path: str) -> Answer | None:
    """The page of a path, if there is one."""
    name = PAGES.get(path)
    return None if name is None else Answer(_file(name), HTML)


@cache
def _file(name: str) -> bytes:
    return files("shutbox.server").joinpath("pages", name).read_bytes()
