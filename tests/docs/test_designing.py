"""docs/designing.md compared with the command: a cheap part of its search, the rows it mentions, and its columns."""

from __future__ import annotations

import re
import shlex
from itertools import pairwise

from shutbox.cli.line.parser import parse_arguments
from shutbox.cli.program import COMMANDS
from shutbox.rules import named
from shutbox.tournament.axis import read_axes, size
from shutbox.tournament.measure import MEASURES
from tests.cli.console import run
from tests.docs.page import blocks, read, rows

PAGE = read("docs/designing.md")
COMMAND, SHOWN = (block.text for block in blocks(PAGE, "bash", "text"))


def asked() -> list[str]:
    """The command of the search, as it is typed."""
    return shlex.split(COMMAND.replace("\\\n", " "))[1:]


def points(shown: str) -> list[tuple[str, list[str]]]:
    """The settings of each point that is shown, and the figures below them."""
    return [(line, below.split()) for line, below in pairwise(shown.splitlines()) if line.startswith("tiles=")]


def test_the_command_of_the_page_can_be_given_and_has_as_many_points_as_it_says() -> None:
    name, *rest = asked()
    what = parse_arguments(COMMANDS[name], rest)
    assert size(read_axes(named("double-shutter"), what.values("axis"))) == 144
    assert "144 rule sets" in " ".join(PAGE.split())


def test_a_cheap_part_of_the_search_finds_the_rows_of_the_page() -> None:
    narrow = {"tiles": "any", "one_die": "standing:6:optional,exposed:6:optional", "shut_wins": "yes", "total": "sum"}
    tokens = [re.sub(r"^(\w+)=.*", lambda m: f"{m[1]}={narrow.get(m[1], m[0].partition('=')[2])}", t) for t in asked()]
    tokens = tokens[: tokens.index("--out")]
    # The set format is no axis.
    tokens[tokens.index("--set") + 1] = "format=one-turn"
    found = points(run(*tokens, "--processes", "1").out)
    assert len(found) == 4
    assert found == [point for point in points(SHOWN) if point in found]


def test_the_fairest_row_is_the_first_and_the_figures_between_are_those_of_the_rows() -> None:
    page = points(SHOWN)
    openers = [abs(float(figures[-1].rstrip("%"))) for _, figures in page]
    assert openers == sorted(openers)
    assert len(page) == 12
    assert all("total=sum shut_wins=yes" in settings for settings, _ in page)
    assert f"{50 - openers[0]:.2f} %" in PAGE
    said = " ".join(PAGE.split())
    for figure in ("9.1 real choices", "45.7 %", "0.210 %", "0.350 %", "13.4 %"):
        assert figure in said


def test_every_column_is_explained() -> None:
    told = " ".join(row[0] + row[1] for row in rows(PAGE, "## What is measured"))
    assert {*re.findall(r"`([a-z_]+)`", told)} >= {*MEASURES, "fault"}
