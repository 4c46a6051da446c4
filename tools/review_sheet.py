"""Writes a sheet to review a language: every message with awkward arguments, beside the English one.

.venv/bin/python tools/review_sheet.py de > sheet.txt
.venv/bin/python tools/review_sheet.py de web ending > sheet.txt
.venv/bin/python tools/review_sheet.py de --short > sheet.txt

Names of files after the language write these files only; --short writes at most three cases of each message. A line
with the English text follows only where it differs from the one before. Needs the package: run it with the Python of
.venv.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

import rendering

from shutbox.words import Words, locales

SHORT = 3


def sheet(locale: str, areas: Sequence[str], most: int | None) -> Iterator[str]:
    """The lines of a sheet."""
    words, english = Words(locale), Words("en")
    area = message = told = ""
    count = 0
    for case, text in rendering.rendered(locale):
        own = case.message.partition("-")[0]
        if areas and own not in areas:
            continue
        if own != area:
            area = own
            yield f"\n===== {area}.ftl ====="
        if case.message != message:
            message, told, count = case.message, "", 0
            yield f"\n{message}"
        count += 1
        if most and count > most:
            continue
        if locale != "en" and message in rendering.patterns("en"):
            source = case.text(english)
            if source != told:
                yield f"    en  {source}"
            told = source
        yield f"    {words.locale}  {text}"


def main(arguments: Sequence[str]) -> int:
    """The exit code: 2 if there is no such language or no such file."""
    most = SHORT if "--short" in arguments else None
    named = [each for each in arguments if each != "--short"]
    if not named or named[0] not in locales() or not set(named[1:]) <= set(rendering.areas()):
        print(
            __doc__,
            f"Languages: {' '.join(locales())}",
            f"Files: {' '.join(rendering.areas())}",
            sep="\n",
            file=sys.stderr,
        )
        return 2
    for line in sheet(named[0], named[1:], most):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
