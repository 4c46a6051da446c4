"""docs/security.md: each requirement occurs once, and each test that it names exists."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from shutbox.play.table.wish import WISHES
from shutbox.server.http.limit import Limits, Rate
from shutbox.server.identity.token import CODE, SPOKEN, TRANSFER, new_token
from tests.docs.page import ROOT, read, rows

PAGE = read("docs/security.md")
# The requirements of level 1 of OWASP ASVS 5.0.0.
LEVEL_1 = re.findall(
    r"\S+",
    """
1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3
4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2
7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 10.4.1 10.4.2 10.4.3 10.4.4 10.4.5
11.3.1 11.3.2 11.4.1 12.1.1 12.2.1 12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1
""",
)
# Those that level 2 adds.
LEVEL_2 = re.findall(
    r"\S+",
    """
1.1.1 1.1.2 1.2.6 1.2.7 1.2.8 1.2.9 1.3.3 1.3.4 1.3.5 1.3.6 1.3.7 1.3.8 1.3.9 1.3.10 1.3.11 1.4.1 1.4.2 1.4.3 1.5.2
2.1.2 2.1.3 2.2.3 2.3.2 2.3.3 2.3.4 2.4.1 3.3.2 3.3.3 3.3.4 3.4.3 3.4.4 3.4.5 3.4.6 3.5.4 3.5.5 3.7.1 3.7.2 4.1.2 4.1.3
4.2.1 4.3.1 4.3.2 4.4.2 4.4.3 4.4.4 5.1.1 5.2.3 5.4.1 5.4.2 5.4.3 6.1.2 6.1.3 6.2.9 6.2.10 6.2.11 6.2.12 6.3.3 6.3.4
6.4.3 6.4.4 6.5.1 6.5.2 6.5.3 6.5.4 6.5.5 6.6.1 6.6.2 6.6.3 6.8.1 6.8.2 6.8.3 6.8.4 7.1.1 7.1.2 7.1.3 7.3.1 7.3.2 7.4.3
7.4.4 7.4.5 7.5.1 7.5.2 7.6.1 7.6.2 8.1.2 8.2.3 8.4.1 9.2.2 9.2.3 9.2.4 10.1.1 10.1.2 10.2.1 10.2.2 10.3.1 10.3.2 10.3.3
10.3.4 10.4.6 10.4.7 10.4.8 10.4.9 10.4.10 10.4.11 10.5.1 10.5.2 10.5.3 10.5.4 10.5.5 10.6.1 10.6.2 10.7.1 10.7.2 10.7.3
11.1.1 11.1.2 11.2.1 11.2.2 11.2.3 11.3.3 11.4.2 11.4.3 11.4.4 11.5.1 11.6.1 12.1.2 12.1.3 12.3.1 12.3.2 12.3.3 12.3.4
13.1.1 13.2.1 13.2.2 13.2.3 13.2.4 13.2.5 13.3.1 13.3.2 13.4.2 13.4.3 13.4.4 13.4.5 14.1.1 14.1.2 14.2.2 14.2.3 14.2.4
14.3.2 14.3.3 15.1.2 15.1.3 15.2.2 15.2.3 15.3.2 15.3.3 15.3.4 15.3.5 15.3.6 15.3.7 16.1.1 16.2.1 16.2.2 16.2.3 16.2.4
16.2.5 16.3.1 16.3.2 16.3.3 16.3.4 16.4.1 16.4.2 16.4.3 16.5.1 16.5.2 16.5.3 17.1.1 17.2.1 17.2.2 17.2.3 17.2.4 17.3.1
17.3.2
""",
)
# The requirements of each level, how many there are, and the headings under which the page has them.
LEVELS = {
    1: (LEVEL_1, 70, ("### It applies", "### It is somebody else's"), "### It does not apply"),
    2: (
        LEVEL_2,
        183,
        ("### Level 2: it applies", "### Level 2: it is somebody else's", "### Level 2: it is not done"),
        "### Level 2: it does not apply",
    ),
}
# What could run a command of the system, or a text as code.
DANGEROUS = {"eval", "exec", "system", "popen", "spawnv", "Popen", "check_output"}

# Texts that are made once, of constants.
FORMATS = {
    ("server/sqlite/database.py", "pragma"),
    ("server/store/forgetting.py", "_SHARED"),
    ("server/store/audit.py", "_LOGGED"),
}
# How the page spells small numbers.
WORDS = {10.0: "ten seconds", 12: "twelve"}
# What hears other windows, starts plug-ins, or changes what all objects have.
OTHERS = (
    r"postMessage|[\"']message[\"'],|[^.]onmessage|window\.onmessage|<object|<embed|<applet"
    r"|__proto__|\.prototype\b|setPrototypeOf"
)
# What could read a text as markup, or run it, in a page.
MARKUP = (
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|createContextualFragment|srcdoc|setHTML"
    r"|\beval\(|new Function|javascript:|set(?:Timeout|Interval)\([\"'`]"
)


def listed(level: int) -> list[str]:
    """The requirements of a level that the page names, ranges spelled out."""
    known, _, headings, rest = LEVELS[level]
    found = [row[0] for heading in headings for row in rows(PAGE, heading)]
    text = PAGE.partition(f"\n{rest}\n")[2].partition("\n## ")[0]
    for first, last in re.findall(r"(\d+\.\d+\.\d+)(?:\s+to\s+(\d+\.\d+\.\d+))?", text):
        found += known[known.index(first) : known.index(last or first) + 1]
    return found


def trees(*folders: str) -> dict[str, ast.Module]:
    """The syntax of every module below these folders of the package."""
    paths = [path for folder in folders for path in sorted(Path(ROOT, "src/shutbox", folder).rglob("*.py"))]
    assert len(paths) > 50
    return {str(path.relative_to(ROOT / "src/shutbox")): ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def imported(tree: ast.AST) -> set[str]:
    """What a module imports, with the names that it takes."""
    found = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            found |= {str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def calls(tree: ast.AST) -> Iterator[tuple[ast.Attribute, ast.Call]]:
    """Each call of something with a dot, with what is called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            yield node.func, node


@pytest.mark.parametrize("level", LEVELS)
def test_every_requirement_of_a_level_is_named_once(level: int) -> None:
    known, count, _, _ = LEVELS[level]
    assert len(known) == count
    assert sorted(listed(level)) == sorted(known)


def test_every_test_that_is_named_exists() -> None:
    named = re.findall(r"`((?:tests/[\w/]+/)?test_\w+\.py)::(test_\w+)`", PAGE)
    assert len(named) > 150
    for file, name in named:
        (path,) = ROOT.glob(file if file.startswith("tests/") else f"tests/server/**/{file}")
        assert f"def {name}(" in path.read_text(encoding="utf-8"), f"{file}::{name}"


@pytest.mark.parametrize("level", LEVELS)
def test_every_requirement_that_applies_has_a_test(level: int) -> None:
    assert all("::test_" in row[-1] for row in rows(PAGE, LEVELS[level][2][0]))


@pytest.mark.parametrize("level", LEVELS)
def test_every_requirement_that_is_not_met_here_has_a_test_or_says_why_there_is_none(level: int) -> None:
    for heading in LEVELS[level][2][1:]:
        for row in rows(PAGE, heading):
            assert re.match(r"`[\w/.]+::test_|nothing to run: \w+", row[-1]), row[0]


def test_every_message_of_a_client_is_documented() -> None:
    told = rows(read("docs/server.md"), "### From the client")
    assert {row[0].strip("`") for row in told} == set(WISHES)
    assert all(row[2] for row in told), "who may send it, and when"


def test_the_server_runs_no_command_and_no_text_as_code() -> None:
    for name, tree in trees("server").items():
        functions = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
        called = {each.id for each in functions if isinstance(each, ast.Name)}
        called |= {each.attr for each in functions if isinstance(each, ast.Attribute)}
        assert not (imported(tree) & {"subprocess", "pickle", "marshal", "shelve"}), name
        assert not (called & DANGEROUS), name


def test_no_pattern_is_made_of_input() -> None:
    for name, tree in trees("server", "play").items():
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)):
            for called, call in calls(function):
                if isinstance(called.value, ast.Name) and called.value.id == "re":
                    assert isinstance(call.args[0], ast.Constant), f"{name}:{call.lineno}"


def test_no_text_of_input_is_a_format() -> None:
    for name, tree in trees("server", "play").items():
        for called, call in calls(tree):
            if called.attr in ("format", "format_map"):
                text = called.value
                fixed = isinstance(text, ast.Constant) or (isinstance(text, ast.Name) and text.id.isupper())
                assert fixed or (name, ast.unparse(text)) in FORMATS, f"{name}:{call.lineno}"


def test_the_server_asks_nobody_else() -> None:
    for name, tree in trees("server").items():
        asks = imported(tree) & {"http.client", "urllib.request", "smtplib", "ftplib", "socket.create_connection"}
        asks |= {called.attr for called, _ in calls(tree) if called.attr in ("open_connection", "create_connection")}
        # A command of the same machine asks the server that has its store open.
        assert not asks or name == "server/store/admin.py", name


def test_what_must_not_be_guessed_is_drawn_by_the_system() -> None:
    for name, tree in trees("server", "play").items():
        drawn = imported(tree) & {"random.Random", "random.random", "random.choice", "uuid"}
        drawn |= {called.attr for called, _ in calls(tree) if ast.unparse(called.value) == "random"}
        # Exercises and the game of the day are the same for everybody who asks for the same.
        assert not drawn or name == "server/think/study.py", name


def test_every_algorithm_is_in_the_list() -> None:
    used = set()
    for tree in trees("server", "play").values():
        used |= {called.attr for called, _ in calls(tree) if ast.unparse(called.value) == "hashlib"}
        used |= {each.removeprefix("hashlib.") for each in imported(tree) if each.startswith("hashlib.")}
        used |= imported(tree) & {"hmac", "secrets"}
    told = " ".join(row[0] for row in rows(PAGE, "## Keys and algorithms"))
    assert used == set(re.findall(r"`(\w+)`", told))


def test_every_event_of_the_log_is_documented() -> None:
    events = {"fault", "request"}
    for name, tree in trees("server").items():
        for called, call in calls(tree):
            if called.attr == "line" and "log" in ast.unparse(called.value):
                events |= {str(node.value) for node in ast.walk(call.args[0]) if isinstance(node, ast.Constant)}
        prints = [node for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id == "print"]
        assert not prints or name == "server/http/log.py", name
    told = " ".join(row[0] for row in rows(PAGE, "## The log"))
    assert events == set(re.findall(r"`([\w-]+)`", told))


def test_every_limit_of_the_server_is_documented() -> None:
    page = read("docs/server.md").partition("\n## Promises\n")[2]
    for each in fields(Limits):
        limit = getattr(Limits(), each.name)
        number = limit.count if isinstance(limit, Rate) else limit
        spelled = {f"{number:g}", f"{number:,}", f"{number / 1024:g} KiB", WORDS.get(number, "")} - {""}
        assert any(re.search(rf"\b{re.escape(text)}\b", page) for text in spelled), (each.name, number)


def test_every_way_in_is_named() -> None:
    told = {row[0] for row in rows(PAGE, "## What is worth something here")}
    bits = {name: 5 * count for name, count in (("link", CODE), ("transfer", TRANSFER))}
    assert {
        "the secret of a table's dice",
        "a device's token (256 bits)",
        f"a table's link ({bits['link']} bits)",
        f"a code that moves a seat ({bits['transfer']} bits)",
        "six digits to say aloud",
        "names, what was played",
        "the key that signs games",
    } == told
    assert (len(new_token()), SPOKEN) == (43, 6)


def test_the_web_app_reads_no_markup_and_runs_no_text() -> None:
    sources = [path for path in Path(ROOT, "web/src").rglob("*.ts*") if ".test." not in path.name]
    assert len(sources) > 100
    for path in sources:
        assert not re.findall(MARKUP, path.read_text(encoding="utf-8")), path.name


OWN_WORKER = {
    "site/office.ts": (
        *("worker.onmessage = receive", "worker.postMessage({ kind", "begun().postMessage(said)"),
        *("thinker.onmessage = ({ data: said }", "thinker.postMessage({ kind", "thinking().postMessage(said"),
    ),
    "site/thinker.ts": ("self.postMessage(said)", "self.onmessage = ("),
    "site/worker.ts": ("self.onmessage = (", "self.postMessage(said)", 'do: "message", page'),
    "site/connection.ts": ('kind: "message", page',),
    "site/keeping.ts": ('waiting?.postMessage("take over")',),
}


def test_the_web_app_hears_no_other_window_and_has_no_plug_in() -> None:
    sources = [path for path in Path(ROOT, "web").rglob("*.*") if path.suffix in (".ts", ".tsx", ".html")]
    own = [path for path in sources if "node_modules" not in path.parts and ".test." not in path.name]
    assert len(own) > 100
    for path in own:
        text = path.read_text(encoding="utf-8")
        # The page of the static site and its worker hear each other: a worker that is named, and within it itself.
        for said in OWN_WORKER.get("/".join(path.parts[-2:]), ()):
            assert said in text
            text = text.replace(said, "")
        assert not re.findall(OTHERS, text), path.name


def test_every_part_from_elsewhere_has_its_version_written_down() -> None:
    project = tomllib.loads(Path(ROOT, "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["play"]]
    pinned = re.findall(r"^([\w-]+)==[\w.]+", read("requirements.txt"), re.MULTILINE)
    for each in wanted:
        name = re.split(r"[^\w.-]", each)[0]
        assert re.sub(r"[._-]+", "-", name).lower() in pinned, each
    asked = json.loads(Path(ROOT, "web/package.json").read_text(encoding="utf-8"))
    locked = json.loads(Path(ROOT, "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, version in asked["dependencies"].items():
        assert locked[f"node_modules/{name}"]["version"] == version
    assert all(each.get("version") and each.get("integrity") for path, each in locked.items() if path)
