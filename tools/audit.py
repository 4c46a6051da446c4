#!/usr/bin/env python3
"""Compares every pinned package with known advisories, without a network.

The advisories are in tools/advisories.json: the id, the package, the versions that are affected, and where it is
published. The file has a date. When it is older than 90 days, a line says so, and the check still passes. `--renew`
writes it anew from a copy of an advisory database in the OSV format, as PyPA and GitHub publish theirs.

The exit code is 0 if no advisory applies, 1 if one does, and 2 if the file cannot be read.

examples:
  .venv/bin/python tools/audit.py
  .venv/bin/python tools/audit.py --renew ~/advisory-database
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from typing import Any

sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))

from parts import Part, parts

ADVISORIES = os.path.join(os.path.dirname(os.path.realpath(__file__)), "advisories.json")
# After so many days a warning is due.
STALE = 90


def main(arguments: Sequence[str]) -> int:
    """The exit code."""
    text, _, examples = (__doc__ or "").partition("\n\nexamples:\n")
    parser = argparse.ArgumentParser(
        description=text, epilog="examples:\n" + examples, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--renew", metavar="FOLDER", help="write the file anew from a copy of an advisory database")
    parser.add_argument("--file", default=ADVISORIES, help="the file of advisories")
    options = parser.parse_args(arguments)
    found = parts()
    if options.renew:
        return renew(options.file, options.renew, found)
    try:
        known = read_advisories(options.file)
    except (OSError, ValueError, KeyError) as error:
        print(f"audit: cannot read {options.file}: {error}", file=sys.stderr)
        return 2
    return audit(known, found, date.today())  # noqa: DTZ011 - the day where the check runs


def read_advisories(path: str) -> dict[str, Any]:
    """The advisories with their date."""
    with open(path, encoding="utf-8") as file:
        known: dict[str, Any] = json.load(file)
    date.fromisoformat(known["date"])
    for each in known["advisories"]:
        if not {"id", "ecosystem", "package", "ranges", "source"} <= set(each):
            raise ValueError(f"{each.get('id', 'an advisory')} lacks a field")
    return known


def audit(known: Mapping[str, Any], found: Sequence[Part], today: date) -> int:
    """The exit code; prints what applies, how much was compared, and how old the advisories are."""
    matches = list(applying(known["advisories"], found))
    for part, advisory in matches:
        print(f"audit: {part.name} {part.version} ({part.ecosystem}): {advisory['id']}, {advisory['source']}")
    days = (today - date.fromisoformat(known["date"])).days
    if days > STALE:
        print(f"audit: the advisories are {days} days old: renew them with tools/audit.py --renew FOLDER")
    says = f"{len(matches)} apply" if matches else "none applies"
    print(f"audit: {len(found)} packages, {len(known['advisories'])} advisories of {known['date']}: {says}")
    return 1 if matches else 0


def applying(
    advisories: Sequence[Mapping[str, Any]], found: Sequence[Part]
) -> Iterator[tuple[Part, Mapping[str, Any]]]:
    """Each package with each advisory that applies to it."""
    for part in found:
        for advisory in advisories:
            same = (advisory["ecosystem"], canonical(advisory["package"])) == (part.ecosystem, canonical(part.name))
            if same and any(within(part.version, span) for span in advisory["ranges"]):
                yield part, advisory


def within(version: str, span: Mapping[str, str]) -> bool:
    """Whether a version lies in a span; without an end it is still affected."""
    at = comparable(version)
    if at < comparable(span.get("introduced", "0")):
        return False
    if "fixed" in span:
        return bool(at < comparable(span["fixed"]))
    return "last_affected" not in span or at <= comparable(span["last_affected"])


def comparable(version: str) -> Any:
    """A version that can be compared; of one that is not written as Python's are, the numbers at its beginning."""
    from packaging.version import InvalidVersion, Version

    try:
        return Version(version)
    except InvalidVersion:
        numbers = re.match(r"\d+(\.\d+)*", version)
        return Version(numbers[0] if numbers else "0")


def canonical(name: str) -> str:
    """A name in the one spelling in which it is compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


# Renewing


def renew(path: str, folder: str, found: Sequence[Part]) -> int:
    """The exit code; writes the advisories of a database that are about these packages."""
    ours = {(part.ecosystem, canonical(part.name)) for part in found}
    kept = [
        each
        for entry in entries(folder)
        for each in reduced(entry)
        if (each["ecosystem"], canonical(each["package"])) in ours
    ]
    if not kept:
        print(f"audit: {folder} has no advisory about any package here; is it a copy of a database?", file=sys.stderr)
        return 2
    kept.sort(key=lambda each: (each["ecosystem"], each["package"], each["id"]))
    text = {"date": date.today().isoformat(), "origin": "a copy of an advisory database", "advisories": kept}  # noqa: DTZ011
    with open(path, "w", encoding="utf-8") as file:
        file.write(json.dumps(text, indent=1, ensure_ascii=False) + "\n")
    print(f"audit: {len(kept)} advisories written to {os.path.relpath(path)}")
    return 0


def entries(folder: str) -> Iterator[dict[str, Any]]:
    """The entries of a database: one in each JSON or YAML file."""
    for place, _, names in sorted(os.walk(folder)):
        for name in sorted(names):
            with open(os.path.join(place, name), encoding="utf-8", errors="replace") as file:
                if name.endswith(".json"):
                    yield json.load(file)
                elif name.endswith((".yaml", ".yml")):
                    import yaml

                    yield yaml.load(file, Loader=yaml.BaseLoader)


def reduced(entry: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """What is kept of an entry, for each package that it is about; nothing of one that was withdrawn."""
    if "withdrawn" in entry:
        return
    summary = entry.get("summary") or str(entry.get("details", "")).partition("\n")[0][:120]
    for about in entry.get("affected", ()):
        spans = [
            span for each in about.get("ranges", ()) if each.get("type") != "GIT" for span in read_spans(each["events"])
        ]
        if spans and "package" in about:
            yield {
                "id": entry["id"],
                "aliases": sorted(entry.get("aliases", ())),
                "ecosystem": about["package"]["ecosystem"],
                "package": about["package"]["name"],
                "summary": summary,
                "ranges": spans,
                "source": f"https://osv.dev/vulnerability/{entry['id']}",
            }


def read_spans(events: Sequence[Mapping[str, str]]) -> list[dict[str, str]]:
    """The spans that a list of events describes."""
    spans: list[dict[str, str]] = []
    for event in events:
        if "introduced" in event:
            spans.append({"introduced": event["introduced"]})
        elif spans:
            spans[-1].update({key: event[key] for key in ("fixed", "last_affected") if key in event})
    return spans


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
