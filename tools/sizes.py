#!/usr/bin/env python3
"""Measures how the code is divided: modules in a room, lines in a module and in a function, names that a room offers.

tools/sizes.py            the files as they are
tools/sizes.py COMMIT     the files of a commit or tag, for a comparison

It prints the table that docs/design.md shows.
"""

from __future__ import annotations

import ast
import io
import statistics
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HEAD = "| room | modules | lines: median, p90, max | function: median, p90, max | names offered |"
FOLDERS = ("src", "web/src", "tests")


def main(arguments: list[str]) -> int:
    """The exit code: 0 once the table is printed, 2 if there is no such commit."""
    if not arguments:
        print("\n".join(report(ROOT)))
        return 0
    archive = subprocess.run(["git", "archive", "--format=zip", arguments[0]], cwd=ROOT, capture_output=True)
    if archive.returncode:
        print(f"sizes.py: {arguments[0]!r} is no commit of this project", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(io.BytesIO(archive.stdout)) as files:
        files.extractall(folder)
        print("\n".join(report(Path(folder))))
    return 0


def report(root: Path) -> Iterator[str]:
    """The lines of the table, and after it the folders with the most files."""
    yield HEAD
    yield "|---|---|---|---|---|"
    packages = sorted(path.parent for path in (root / "src").rglob("__init__.py"))
    for package in packages:
        yield row(str(package.relative_to(root / "src" / "shutbox")), sorted(package.glob("*.py")), offered(package))
    everything = sorted((root / "src").rglob("*.py"))
    yield row("all", everything, sum(map(offered, packages)))
    yield ""
    yield f"Imports between packages: {around(root)} of single modules, {through(root)} of fronts."
    for folder in FOLDERS:
        count, fullest = most_files(root / folder)
        yield f"Most files in one folder of {folder}: {count} ({fullest.relative_to(root)})."


def row(name: str, files: list[Path], names: int) -> str:
    """One room as a row of the table."""
    texts = [path.read_text(encoding="utf-8") for path in files]
    lines = [text.count("\n") for text in texts]
    functions = [size for text in texts for size in function_sizes(text)]
    title = "shutbox" if name == "." else name
    return f"| {title} | {len(files)} | {spread(lines)} | {spread(functions)} | {names} |"


def spread(numbers: list[int]) -> str:
    """The median, the ninth decile and the greatest of some numbers."""
    if not numbers:
        return "none"
    ordered = sorted(numbers)
    return f"{statistics.median_low(ordered)}, {ordered[int(0.9 * (len(ordered) - 1))]}, {ordered[-1]}"


def function_sizes(text: str) -> Iterator[int]:
    """The lines of each function's body, without its docstring."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            body = node.body[1:] if ast.get_docstring(node) and len(node.body) > 1 else node.body
            yield (body[-1].end_lineno or 0) - body[0].lineno + 1


def offered(package: Path) -> int:
    """How many names a package offers to others."""
    for node in ast.walk(ast.parse((package / "__init__.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "open_front":
            return sum(len(ast.literal_eval(each.value).split()) for each in node.keywords if each.arg != "renamed")
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__":
            return len(ast.literal_eval(node.value))
    return 0


def around(root: Path) -> int:
    """How many names are imported from a module of another package."""
    return sum(not is_front for is_front in crossings(root))


def through(root: Path) -> int:
    """How many names are imported from the front of another package."""
    return sum(crossings(root))


def crossings(root: Path) -> Iterator[bool]:
    """For each name that is imported from another package below `shutbox`, whether it comes from its front."""
    src = root / "src"
    for path in src.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.ImportFrom) or not (node.module or "").startswith("shutbox."):
                continue
            source = src.joinpath(*str(node.module).split("."))
            folder = source if source.is_dir() else source.parent
            if folder not in (path.parent, src / "shutbox"):
                yield from [source.is_dir()] * len(node.names)


def most_files(folder: Path) -> tuple[int, Path]:
    """The folder with the most source files, `tests/data` and the catalogues aside, and how many it has."""
    counts: dict[Path, int] = {}
    for path in folder.rglob("*"):
        aside = {"data", "words", "node_modules", "static"} & set(path.relative_to(folder).parts)
        if path.suffix in (".py", ".ts", ".tsx", ".css", ".json") and not aside:
            counts[path.parent] = counts.get(path.parent, 0) + 1
    fullest = max(counts, key=lambda each: (counts[each], str(each)))
    return counts[fullest], fullest


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
