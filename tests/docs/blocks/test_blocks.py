"""Every fenced block of every page runs in a test, or is checked in another way; one that nobody checks fails here."""

from __future__ import annotations

import ast
import importlib
import json
import re

import pytest

from tests.docs.blocks.command_line import commands, fault, parse, with_parser
from tests.docs.page import Block, blocks, read
from tests.test_readme import PAGES, RUN, WITH_SERVER

# What a block may be. `sh`, `console` and `pycon` run; commands in `bash` are read by their own parsers.
KNOWN = {*RUN, "bash", "toml", "python", "text", "ebnf"}
# Blocks that commands of their page do not use, and what uses them.
USED_BY = {
    ("docs/hosting.md", "text"): "tests/hosting/test_postgres.py",
    ("docs/rules.md", "toml"): "tests/docs/test_rules.py",
    ("docs/record.md", "ebnf"): "tests/docs/blocks/test_grammar.py",
    ("CONTRIBUTING.md", "python"): "tests/docs/test_contributing.py",
    ("docs/dice.md", "python"): "tests/docs/test_dice.py",
    ("docs/api.md", "python"): "tests/docs/network/test_api.py",
}
_FENCE = re.compile(r"^ *(?:```|~~~)(.*)$", re.MULTILINE)
_NAMED = re.compile(r"# file: (\S+)\n")
# How commands begin, and programs: they have no place in a block that nobody reads.
_COMMAND = re.compile(
    r"\s*(?:\$ |\./|\.venv/|tools/|(?:sudo|shutbox|pip|uvx|docker|git|python3?|cd|curl) |from \w|import \w)"
)


def of_kind(*kinds: str) -> list[tuple[str, Block]]:
    """The blocks of these kinds on all pages."""
    return [(page, block) for page in PAGES for block in blocks(read(page), *kinds)]


@pytest.mark.parametrize("page", PAGES)
def test_every_block_is_of_a_kind_that_is_run_or_checked(page: str) -> None:
    fences = [fence.strip() for fence in _FENCE.findall(read(page))]
    assert fences[1::2] == [""] * (len(fences) // 2)
    kinds = [kind for kind in fences[::2] if not kind.startswith("{")]
    assert set(kinds) <= KNOWN
    # What the reader of blocks does not see, no test runs.
    assert kinds == [block.kind for block in blocks(read(page))]


def test_every_file_of_a_page_is_used_by_a_command_after_it_or_by_a_test() -> None:
    for page, block in of_kind("toml", "python", "text", "ebnf"):
        found = _NAMED.match(block.text)
        if found is None and block.kind == "text":
            continue
        after = read(page).partition(block.text)[2]
        # A file may also be a module of a later one.
        shown = "".join(each.text for each in blocks(after, *RUN, "python"))
        module = found and found[1].removesuffix(".py")
        if not (module and re.search(rf"\b{re.escape(module)}\b", shown)) and not _is_example_for_others(block):
            assert (page, block.kind) in USED_BY, (page, block.text)
            if found:
                assert found[1] in read(USED_BY[page, block.kind]), page


def test_the_pages_that_ask_a_server_run_beside_one() -> None:
    for page, test in WITH_SERVER.items():
        assert page in read(test)
        assert "try_out(" in read(test)


def _is_example_for_others(block: Block) -> bool:
    """Whether a block is Python that needs a package which no extra brings; what it imports of shutbox exists."""
    if block.kind != "python" or "from sb3_contrib import" not in block.text:
        return False
    for node in ast.walk(ast.parse(block.text)):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("shutbox"):
            module = importlib.import_module(str(node.module))
            assert all(hasattr(module, each.name) for each in node.names)
    return True


def test_a_text_is_neither_a_command_nor_a_program_nor_json() -> None:
    for page, block in of_kind("text"):
        if not _NAMED.match(block.text) and not block.text.startswith("$ "):
            assert [line for line in block.text.splitlines() if _COMMAND.match(line)] == [], page
            with pytest.raises(ValueError, match=r"Expecting|Extra data"):
                json.loads(block.text)


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(read(page), "bash")])
def test_a_command_that_does_not_run_here_could_run(page: str) -> None:
    given = [words for block in blocks(read(page), "bash") for words in commands(block.text)]
    assert [(words, why) for words in given if (why := fault(words))] == []


def test_the_programs_of_the_project_take_what_pages_tell_to_type() -> None:
    lines = {with_parser(words) for _, block in of_kind("bash") for words in commands(block.text)} - {None}
    assert len(lines) > 10
    assert parse(sorted(filter(None, lines))) == ""


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("benchmarks/no_such.py", "there is no benchmarks/no_such.py"),
        (".venv/bin/python benchmarks/solve.py --slow", "does not know --slow"),
        (".venv/bin/python -m tests.server.faults storms 5", "does not know storms"),
        ("emacs README.md", "emacs is unknown"),
        ("./check --quickly", "no such option"),
        ("sudo -u shutbox cp hosting/nothing.conf /etc", "there is no hosting/nothing.conf"),
    ],
)
def test_a_command_that_could_not_run_is_found(line: str, said: str) -> None:
    (words,) = commands(line)
    assert said in fault(words)


def test_an_option_that_a_program_does_not_have_is_found() -> None:
    assert "unrecognized arguments: --slowly" in parse(["tools/pin.py --slowly"])
