"""Keeps the marks of a review: which messages of a language somebody has read since they last changed.

.venv/bin/python tools/review_marks.py de                  list the messages without a mark
.venv/bin/python tools/review_marks.py de --mark           mark every message of the language as read
.venv/bin/python tools/review_marks.py de --mark web list  mark those of these files, or with these ids

A mark is a hash of the message and of the English one that it translates: a change of either removes it. Needs the
package: run it with the Python of .venv.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

import rendering
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl

from shutbox.words import locales

FOLDER = Path(__file__).parents[1] / "tests" / "words" / "marks"
LENGTH = 12
Patterns = Mapping[str, ftl.Pattern]
Marks = dict[str, str]


def marks(own: Patterns, english: Patterns) -> Marks:
    """The mark that each message would get now."""
    return {name: _mark(pattern, english.get(name)) for name, pattern in own.items()}


def _mark(*patterns: ftl.Pattern | None) -> str:
    whole = hashlib.sha256()
    for pattern in patterns:
        text = FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("text"), pattern)) if pattern else ""
        whole.update(text.encode() + b"\0")
    return whole.hexdigest()[:LENGTH]


def kept(locale: str, folder: Path = FOLDER) -> Marks:
    """The marks that were given."""
    path = folder / f"{locale}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return dict(line.split(" ", 1) for line in lines)


def unread(now: Marks, before: Marks) -> list[str]:
    """The messages without a mark, or with one from before their last change."""
    return [name for name, mark in now.items() if before.get(name) != mark]


def give(locale: str, now: Marks, wanted: Collection[str], folder: Path = FOLDER) -> None:
    """Marks messages, by their ids or their files; with nothing wanted, all of them. Marks of lost messages go."""
    before = kept(locale, folder)
    chosen = {name for name in now if not wanted or {name, name.partition("-")[0]} & set(wanted)}
    after = {name: mark if name in chosen else before.get(name) for name, mark in now.items()}
    folder.mkdir(parents=True, exist_ok=True)
    text = "".join(f"{name} {mark}\n" for name, mark in sorted(after.items()) if mark)
    (folder / f"{locale}.txt").write_text(text, encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """The exit code: 1 if messages lack a mark, 2 if the arguments make no sense."""
    if not arguments or arguments[0] not in locales() or arguments[1:2] not in ([], ["--mark"]):
        print(__doc__, file=sys.stderr)
        return 2
    locale = arguments[0]
    now = marks(rendering.patterns(locale), rendering.patterns("en"))
    wanted = arguments[2:]
    if strange := {*wanted} - {*now} - {*rendering.areas()}:
        print(f"there is no message and no file called {', '.join(sorted(strange))}", file=sys.stderr)
        return 2
    if len(arguments) > 1:
        give(locale, now, wanted)
        return 0
    found = unread(now, kept(locale))
    print("\n".join(found) or f"every message of {locale} has a mark")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
