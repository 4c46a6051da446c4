"""The style sheet of a page is about that page alone: a sheet that was once fetched stays for all pages after it."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3] / "web" / "src"
# What these rooms show is part of every page: their sheets are for all of them.
COMMON = {"style", "frame", "box", "control", "tile", "dice", "table"}
# Parts of the table, which refine it.
PARTS = {"coach": "table", "company": "table", "first": "table", "live": "table"}
GROUPS = ("@media", "@container", "@supports")


def room(path: Path) -> str:
    """The folder of a module or a sheet, or, where it is part of a larger thing, that."""
    name = path.relative_to(ROOT).parts[0]
    return PARTS.get(name, name)


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


# Selectors


def parts(selectors: str, between: str = ",") -> list[str]:
    """The parts of a text between marks, where brackets hold together."""
    found, depth = [""], 0
    for sign in selectors:
        depth += (sign in "([") - (sign in ")]")
        if sign == between and not depth:
            found.append("")
        else:
            found[-1] += sign
    return [each.strip() for each in found]


def blocks(style: str) -> Iterator[tuple[str, str]]:
    """What stands before each pair of braces, and between them."""
    at = 0
    while (brace := style.find("{", at)) >= 0:
        end, depth = brace + 1, 1
        while depth:
            depth += (style[end] == "{") - (style[end] == "}")
            end += 1
        yield style[at:brace].rpartition(";")[2].strip(), style[brace + 1 : end - 1]
        at = end


def selectors(style: str, scope: str = "") -> Iterator[str]:
    """Every selector of a style sheet, with those that it is nested in."""
    for head, body in blocks(style):
        if head.startswith(GROUPS):
            yield from selectors(body, scope)
        elif not head.startswith("@"):
            for each in parts(head):
                whole = each.replace("&", scope) if "&" in each else f"{scope} {each}".strip()
                yield whole
                yield from selectors(body, whole)


LIST = re.compile(r":(?:is|where)\(((?:[^()]|\([^()]*\))*)\)")


def demands(selector: str) -> list[set[str]]:
    """The classes that a selector demands, in each of its alternatives."""
    plain = re.sub(r":not\((?:[^()]|\([^()]*\))*\)", "", selector)
    lists = [parts(each) for each in LIST.findall(plain)]
    rest = set(re.findall(r"\.(-?[_a-zA-Z][\w-]*)", LIST.sub("", plain)))
    return [rest.union(*(re.findall(r"\.(-?[_a-zA-Z][\w-]*)", each) for each in way)) for way in product(*lists)]


# Markup


def carried(module: str) -> set[str]:
    """The classes that a module gives to what it shows: the words of all texts in it that could be some."""
    texts = re.findall(r'"([^"\n]*)"|`([^`]*)`', module)
    return {word for pair in texts for each in pair for word in re.sub(r"\$\{[^}]*\}", " ", each).split()}


@cache
def carriers() -> dict[str, set[str]]:
    """The rooms whose markup has a class."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in ROOT.rglob("*.tsx"):
        for name in classes(text(path)):
            found[name].add(room(path))
    return found


def classes(module: str) -> set[str]:
    """The classes in the markup of a module."""
    found = set()
    for start in re.finditer(r"\b(?:class|looks|kind)=", module):
        rest = module[start.end() :]
        found |= carried(braced(rest) if rest.startswith("{") else rest[: rest.find('"', 1) + 1])
    return found


def braced(code: str) -> str:
    """A text up to where its first brace is closed."""
    depth = 0
    for at, sign in enumerate(code):
        depth += (sign == "{") - (sign == "}")
        if not depth:
            return code[: at + 1]
    return code


@cache
def imports(module: Path) -> list[Path]:
    """What a module imports at once; what it only fetches when it is needed is not among it."""
    names = re.findall(r'(?:from|^import) "(\.[^"]+)"', text(module), re.MULTILINE)
    found = [(module.parent / name).resolve() for name in names]
    ends = ("", ".tsx", ".ts")
    return [path for each in found for end in ends if (path := each.with_name(each.name + end)).is_file()]


@cache
def reach() -> dict[str, set[Path]]:
    """The sheets that come with the modules of a room."""
    found: dict[str, set[Path]] = defaultdict(set)
    for module in ROOT.rglob("*.ts*"):
        seen, left = set(), [module]
        while left:
            seen.add(here := left.pop())
            left += [each for each in imports(here) if each.suffix != ".css" and each not in seen]
            found[room(module)].update(each for each in imports(here) if each.suffix == ".css")
    return found


def stray(sheet: Path) -> list[str]:
    """The selectors of a sheet that also mean what other pages show."""
    meant = {name for name, sheets in reach().items() if sheet in sheets}

    def held(names: set[str]) -> bool:
        """Whether one of these classes is only where the sheet is meant to be."""
        return any(name in carriers() and carriers()[name] <= meant for name in names)

    found = dict.fromkeys(selectors(re.sub(r"/\*.*?\*/", "", text(sheet), flags=re.S)))
    return [each for each in found if re.search(r"\.[a-zA-Z]", each) and not all(map(held, demands(each)))]


SHEETS = sorted(path for path in ROOT.rglob("*.css") if room(path) not in COMMON)


def test_alternatives_of_a_selector_are_told_apart() -> None:
    assert list(selectors("@media print{:is(.a,b) .c>d{x:y}}.e{f:g;&.h{}i{j:k}}")) == [
        ":is(.a,b) .c>d",
        ".e",
        ".e.h",
        ".e i",
    ]
    assert demands(":is(.a,b) .c:not(.d):has(.e)") == [{"a", "c", "e"}, {"c", "e"}]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.stem)
def test_a_sheet_means_only_what_its_own_pages_show(sheet: Path) -> None:
    assert stray(sheet) == []


def test_no_page_has_a_list_of_the_browser() -> None:
    sources = [path for path in ROOT.rglob("*.tsx") if "<select" in path.read_text(encoding="utf-8")]
    assert sources == []
