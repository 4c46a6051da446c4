"""Fills the pages that are written by the code: a comment in a page of docs says what comes in its place.

    <!-- commands -->            every command, from the same data as its help
    <!-- documents -->           every JSON document, from its schema
    <!-- package: NAME -->       the names that a package offers, from their docstrings
    <!-- file: NAME -->          a page that lies at the top of the project

Readers of the plain files do not see the comments.
"""

from __future__ import annotations

import enum
import inspect
import os
import re
from collections.abc import Iterator
from importlib import import_module

from handbook.documents import document_lines

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
# Where the site has the pages that lie at the top of the project; README is its front page.
TOP = {
    "CHANGELOG.md": "project/changelog.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "SECURITY.md": "project/security.md",
    "README.md": "index.md",
}
_COMMENT = re.compile(r"^<!-- (commands|documents|package|file)(?:: (\S+))? -->$", re.MULTILINE)
# A place that is not a heading: HTML for readers of the plain file, a target for Sphinx.
_PLACE = re.compile(r'^<a id="([\w-]+)"></a>', re.MULTILINE)
_LINK = re.compile(r"\]\((?!\w+:)([^)#\s]+)(#[^)\s]*)?\)")
LONGEST_VALUE = 60
ROOT_PACKAGE = "shutbox"
FUNCTION, CLASS, CONSTANT = range(3)


def filled(docname: str, text: str) -> str:
    """The text of a page as the site shows it."""
    page = posix_folder(f"docs/{docname}")
    whole = _COMMENT.sub(lambda found: _content(found[1], found[2] or "", page), text)
    whole = _PLACE.sub(r"(\1)=\n", whole)
    return _LINK.sub(lambda found: f"]({_target(page, found[1])}{found[2] or ''})", whole)


def posix_folder(path: str) -> str:
    """The folder of a path within the project."""
    return path.rpartition("/")[0]


def _content(kind: str, name: str, page: str) -> str:
    if kind == "commands":
        return "\n".join(command_lines())
    if kind == "documents":
        return "\n".join(document_lines())
    if kind == "package":
        return "\n".join(["```{eval-rst}", *package_lines(name), "```"])
    return moved(name, page)


def _target(page: str, target: str) -> str:
    """A link of a page; one to the top of the project leads to where the site has that page."""
    path = os.path.relpath(os.path.join(page, target), ".").replace(os.sep, "/")
    return os.path.relpath(f"docs/{TOP[path]}", page).replace(os.sep, "/") if path in TOP else target


def moved(name: str, page: str) -> str:
    """A page at the top of the project, its links as they are seen from the folder where the site shows it."""
    with open(os.path.join(ROOT, name), encoding="utf-8") as file:
        text = file.read()
    return _LINK.sub(lambda found: f"]({os.path.relpath(found[1], page).replace(os.sep, '/')}{found[2] or ''})", text)


# Commands


def command_lines() -> Iterator[str]:
    """Every command as a section in Markdown."""
    from shutbox.cli import COMMANDS

    for name in sorted(COMMANDS):
        yield from _command(name)


def _command(name: str) -> Iterator[str]:
    from shutbox.cli import COMMANDS, option_text
    from shutbox.words import Words

    words, command = Words("en"), COMMANDS[name]
    yield from ("", f"## {name}", "", plain(words.text(f"help-command-{name}")), "")
    yield from ("```text", command.usage, "```", "")
    rows = [(each, words.text(f"help-argument-{each.lower()}")) for each in (*command.required, *command.optional)]
    rows += [(option.usage, option_text(words, option)) for option in command.options]
    yield from table(("argument or option", "what it is"), rows)
    yield from ("", "```sh", *command.examples, "```", "")


def table(heading: tuple[str, str], rows: list[tuple[str, str]]) -> Iterator[str]:
    """A table in Markdown, its first column as code; nothing if it has no rows."""
    if rows:
        yield from (f"| {heading[0]} | {heading[1]} |", "|---|---|")
        yield from (f"| `{left}` | {plain(right)} |" for left, right in rows)


def plain(text: str) -> str:
    """A text of the catalogue, in which nothing is markup."""
    return re.sub(r"([\\`*_{}\[\]<>|#$])", r"\\\1", text)


# Packages


def package_lines(name: str) -> Iterator[str]:
    """What a package offers, as directives of autodoc: functions, classes, then constants."""
    package = import_module(name)
    names = [each for each in package.__all__ if not inspect.ismodule(getattr(package, each))]
    yield from (f".. py:module:: {name}", f".. py:currentmodule:: {name}", "")
    for each in sorted(names, key=lambda each: (_rank(getattr(package, each)), each.lower(), each)):
        yield from _entry(name, each, getattr(package, each))


def _rank(value: object) -> int:
    if inspect.isroutine(value) or hasattr(value, "__wrapped__"):
        return FUNCTION
    return CLASS if inspect.isclass(value) else CONSTANT


def _entry(package: str, name: str, value: object) -> Iterator[str]:
    rank = _rank(value)
    if rank == FUNCTION:
        yield f".. autofunction:: {package}.{name}"
    elif rank == CLASS:
        yield from (f".. autoclass:: {package}.{name}", "   :members:")
        if isinstance(value, type) and issubclass(value, enum.Enum):
            yield "   :undoc-members:"
    else:
        yield f".. py:data:: {name}"
        if isinstance(value, (int, float, str, tuple)) and len(repr(value)) <= LONGEST_VALUE:
            yield f"   :value: {value!r}"
    # The root offers names of other packages; the index leads to where they are at home.
    yield from ("   :no-index:", "") if package == ROOT_PACKAGE else ("",)
