#!/usr/bin/env python3
"""Checks the fronts of the packages: what others import from a package, they import from its `__init__`.

tools/fronts.py          name every import that goes around a front, and every front that is out of date
tools/fronts.py --fix    write each front anew: what others import from it, and what it offered before

Modules of a package, and of the packages within it, may import each other directly. Tests may import any module,
because they mirror single modules. `shutbox.envs` is left out: importing it registers environments, and its modules are
documented one by one.
"""

from __future__ import annotations

import ast
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
OTHERS = ("benchmarks", "tools", "examples")
WIDTH = 120
RENAMED = "renamed"
LEFT_OUT = {"shutbox", "shutbox.envs"}
HEAD = ("", "from typing import TYPE_CHECKING", "", "from shutbox.front import open_front", "", "if TYPE_CHECKING:")


@dataclass(frozen=True, slots=True)
class Import:
    """One name that a file imports: from which module of Shutbox, at which line."""

    file: Path
    line: int
    module: str
    name: str


def main(arguments: list[str]) -> int:
    """The exit code: 0 if nobody goes around a front and every front offers what is imported from it."""
    tree = Tree()
    faults = [*tree.detours()]
    for package in sorted(tree.packages):
        path, text = tree.paths[package], tree.front(package)
        if text is None or text == path.read_text(encoding="utf-8"):
            continue
        if arguments == ["--fix"]:
            path.write_text(text, encoding="utf-8")
        else:
            faults.append(f"{path.relative_to(ROOT)}: out of date; tools/fronts.py --fix writes it anew")
    for fault in faults:
        print(fault)
    return 1 if faults else 0


class Tree:
    """All modules of the project and what they import from each other."""

    def __init__(self) -> None:
        files = list(SRC.rglob("*.py"))
        self.paths = {module_name(path): path for path in files}
        self.packages = {name for name, path in self.paths.items() if path.name == "__init__.py"} - LEFT_OUT
        self.defined = {name: definitions(path) for name, path in self.paths.items()}
        others = [path for folder in OTHERS for path in (ROOT / folder).rglob("*.py")]
        self.imports = [each for path in (*files, *others) for each in imports(path)]

    def detours(self) -> Iterator[str]:
        """Every import that goes around a front, in one line."""
        for each in self.imports:
            package = each.module.rpartition(".")[0]
            inside = each.file.is_relative_to(self.folder(package))
            if not inside and package in self.packages and each.module not in self.packages:
                where = f"{each.file.relative_to(ROOT)}:{each.line}"
                yield f"{where}: {each.name} is imported around the front: from {package} import {each.name}"

    def folder(self, package: str) -> Path:
        """Where a package lies."""
        return self.paths[package].parent if package in self.paths else ROOT

    def front(self, package: str) -> str | None:
        """The text of a package's `__init__`, or None where nobody imports from it."""
        path = self.paths[package]
        offered = offers(path)
        asked = {each.name for each in self.imports if each.module == package and each.file.parent != path.parent}
        origins = {name: self.origin(package, name, offered) for name in {*offered, *asked}}
        names = {name: module for name, module in origins.items() if module}
        doc = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        namespaces = {name for name in names if name not in self.defined[f"{package}.{names[name]}"]}
        return front_text(package, doc, names, namespaces, renames(path)) if names else None

    def origin(self, package: str, name: str, offered: dict[str, str]) -> str | None:
        """The module of the package that defines the name; None for a package within."""
        if f"{package}.{name}" in self.packages:
            return None
        known = offered.get(name)
        if known and (known == name or name in self.defined.get(f"{package}.{known}", ())):
            return known
        modules = sorted(each for each in self.paths if each.rpartition(".")[0] == package)
        found = [each for each in modules if each not in self.packages and name in self.defined[each]]
        if not found and f"{package}.{name}" in self.paths:
            return name
        if len(found) != 1:
            raise SystemExit(f"{package}: {name} is defined in {', '.join(found) or 'no module'}; expected exactly one")
        return found[0].rpartition(".")[2]


def module_name(path: Path) -> str:
    """The dotted name of a file below `src`."""
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[Import]:
    """What a file imports from Shutbox by name. What a front imports from its own package does not count."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "shutbox":
            for alias in node.names:
                yield Import(path, node.lineno, node.module, alias.name)


def definitions(path: Path) -> set[str]:
    """The names that a module defines at its top level, in an `if` or `try` there too, or imports `as` themselves."""
    found: set[str] = set()
    nodes = list(ast.parse(path.read_text(encoding="utf-8")).body)
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.If | ast.Try):
            nodes += [*node.body, *node.orelse]
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.ImportFrom):
            found.update(alias.name for alias in node.names if alias.asname == alias.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found.update(each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name))
    return found


def offers(path: Path) -> dict[str, str]:
    """The names that a front offers now, each with its module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "open_front":
            given = {key.arg: ast.literal_eval(key.value) for key in node.keywords if key.arg and key.arg != RENAMED}
            return {name: module for module, names in given.items() for name in names.split()}
    return {}


def renames(path: Path) -> dict[str, str]:
    """The old names of a front, each with the new one."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.keyword) and node.arg == RENAMED:
            old: dict[str, str] = ast.literal_eval(node.value)
            return old
    return {}


def front_text(package: str, doc: str, names: dict[str, str], namespaces: set[str], old: dict[str, str]) -> str:
    """A front: imports for type checkers, and the same names for `open_front`."""
    modules: dict[str, list[str]] = {}
    for name in sorted(names):
        modules.setdefault(names[name], []).append(name)
    sources = {name: package if name in namespaces else f"{package}.{names[name]}" for name in names}
    ordered = sorted(names, key=lambda name: (sources[name], import_rank(name), name))
    lines = [f"    from {sources[name]} import {name} as {name}" for name in ordered]
    head = ["    __name__,"]
    if old:
        head.append(f"    {RENAMED}={{{', '.join(quoted(each) + ': ' + quoted(new) for each, new in old.items())}}},")
    arguments = [line for module, offered in sorted(modules.items()) for line in argument(module, offered)]
    return "\n".join([f'"""{doc}"""', *HEAD, *lines, "", "open_front(", *head, *arguments, ")", ""])


def quoted(name: str) -> str:
    """A name as a string of Python."""
    return f'"{name}"'


def import_rank(name: str) -> int:
    """Constants before classes before functions, as the linter sorts imports."""
    return 0 if name.isupper() and len(name) > 1 else 1 if name[0].isupper() else 2


def argument(module: str, names: list[str]) -> list[str]:
    """One module with its names, as the formatter would write it."""
    text = " ".join(names)
    joined = f'    {module}="{text}",'
    if len(joined) <= WIDTH:
        return [joined]
    # The formatter joins two rows that fit into one.
    rows = [text] if len(text) <= WIDTH - 10 else textwrap.wrap(text, WIDTH - 12)
    return [f"    {module}=(", *(f'        "{row} "' for row in rows[:-1]), f'        "{rows[-1]}"', "    ),"]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
