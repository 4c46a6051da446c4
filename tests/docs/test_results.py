"""docs/results.md compared with the solver: every table computed again, every figure in the text found in a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

from benchmarks.growth import CHART, COLUMNS, ROWS, chart, counted, listed, read_costs, turn_of
from benchmarks.results import CHOICES, PUBLISHED, TABLES, block, filled, percent, told
from benchmarks.thumbs import THAI, THUMBS, mean_total, shut_chance
from shutbox.cli.line.parser import parse_arguments
from shutbox.cli.program import COMMANDS
from shutbox.rules import RuleSet, TurnRules, dice_counts, from_data, moves, named, names, score, taken, throws
from shutbox.rules.box import Move, Position
from shutbox.solve.tables import graph
from tests.docs.page import read, rows, try_out

PAGE = read("docs/results.md")
FIGURE = re.compile(r"(?<![\w.,])[−+]?\d[\d,]*\.\d+(?: %)?")
# Tables that share long computations are worked out by one test.
TOGETHER = [
    ("chase-round", "super-box"),
    ("chase-game", "next-start", "lead"),
    ("to-limit", "forecasts"),
    ("standing", "standing-scores"),
    ("ranges",),
    ("many-running",),
]
ALONE = [(name,) for name in TABLES if not any(name in group for group in TOGETHER)]


def cells(name: str) -> list[list[str]]:
    """The cells of a table of the page, without its first two lines."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in block(PAGE, name).splitlines()[2:]]


# What takes a minute by itself.
LONG = [pytest.param(group, marks=pytest.mark.long) for group in TOGETHER[3:]]


@pytest.mark.parametrize("group", [*TOGETHER[:3], *LONG, *ALONE], ids=" ".join)
def test_a_table_is_what_the_solver_finds(group: tuple[str, ...]) -> None:
    for name in group:
        assert block(PAGE, name) == TABLES[name]()


def test_every_table_of_the_page_is_worked_out() -> None:
    assert re.findall(r"^<!-- end of (.*) -->$", PAGE, re.MULTILINE) == [*TABLES, "growth"]


def test_a_table_that_is_filled_in_stands_where_the_old_one_stood() -> None:
    changed = filled(PAGE, "running", "| new |")
    assert block(changed, "running") == "| new |"
    assert filled(changed, "running", block(PAGE, "running")) == PAGE


def sections() -> dict[str, str]:
    """The text under each heading of the second level."""
    parts = re.split(r"^## (.*)$", PAGE, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def figures(text: str) -> list[str]:
    """The numbers in a text that have decimals, with their unit."""
    return FIGURE.findall(text)


def spoken(text: str) -> str:
    """What stands between tables and code."""
    for pattern in (r"^```.*?^```$", r"<!-- (\S+) -->.*?<!-- end of \1 -->", r"`[^`]*`"):
        text = re.sub(pattern, "", text, flags=re.MULTILINE | re.DOTALL)
    return text


def rounded_from(said: str, known: str) -> bool:
    """Whether a figure is another one with fewer digits."""
    if said.endswith("%") != known.endswith("%"):
        return False
    short, long = (Fraction(each.rstrip(" %").replace(",", "").replace("−", "-")) for each in (said, known))
    places = len(said.rstrip(" %").partition(".")[2])
    return abs(abs(short) - abs(long)) <= Fraction(1, 2 * 10**places)


@pytest.mark.parametrize("heading", sections())
def test_a_figure_between_the_tables_is_one_of_their_figures(heading: str) -> None:
    known = [figure for name in TABLES for figure in figures(block(PAGE, name)) if name == "turns"]
    known += [figure for part in re.findall(r"^\|.*$", sections()[heading], re.MULTILINE) for figure in figures(part)]
    for said in figures(spoken(sections()[heading])):
        assert any(rounded_from(said, figure) for figure in known), said


def test_the_figures_between_the_tables_are_found() -> None:
    assert figures(spoken("wins 63.4 % of `1.5` games, −0.20 %,\nor 1,234.5: 2.\n```text\n9.9\n```\n")) == [
        "63.4 %",
        "−0.20 %",
        "1,234.5",
    ]
    assert rounded_from("63.4 %", "63.3918 %")
    assert not rounded_from("63.4", "63.3918 %")
    assert not rounded_from("63.5 %", "63.3918 %")
    assert sum(len(figures(spoken(text))) for text in sections().values()) > 50


def test_every_command_of_the_page_can_be_given() -> None:
    commands = re.findall(r"`shutbox ([^`]+)`", PAGE)
    assert len(commands) > 30
    for command in commands:
        name, *rest = command.replace("--rounds R", "--rounds 3").replace(" N", " 2").split()
        if rest:
            assert parse_arguments(COMMANDS[name], rest).positional["RULES"] in (*names(), "RULES")


def test_what_others_published_is_confirmed() -> None:
    assert all(theirs == ours for _, theirs, ours, _ in cells("published"))
    assert len(cells("published")) == len(PUBLISHED) + 1


def test_the_thai_rule_is_below_the_optimum() -> None:
    optimum = told("solve thai --objective shut")["value"]
    assert percent(optimum) in PAGE
    assert shut_chance(named("thai").turn, THAI) < optimum


def test_the_command_for_a_game_prints_what_the_longest_game_holds() -> None:
    first = {line[0]: line[1] for line in cells("chase-game")}
    for rounds in ("1", "2"):
        seats = told(f"solve double-shutter --game --players 2 --rounds {rounds}")["seats"]
        assert first[rounds] == percent(seats[0])
    leads = {line[0]: line[2] for line in cells("lead")}
    for shown, scored in (("0", "0,0"), ("+1", "1,0"), ("−2", "1,3")):
        seats = told(f"solve double-shutter --game --players 2 --rounds 2 --score {scored}")["seats"]
        assert leads[shown] == percent(seats[0])


def test_for_two_players_the_first_edition_is_the_same_game() -> None:
    seats = told("solve double-shutter-2008 --game --players 2 --rounds 2")["seats"]
    assert cells("chase-game")[1][1] == percent(seats[0])


def test_forcing_a_die_that_would_be_thrown_anyway_costs_nothing() -> None:
    found = {line[2].strip("`").removeprefix("shutbox "): line[1] for line in cells("choices")}
    assert list(found) == [line for _, line in CHOICES]
    for name in ("nine-sum6", "double-shutter"):
        assert found[f"solve {name}"] == found[f"solve {name} --set one_die=standing:6:forced"]
    assert found["solve nine-789"] < found["solve nine-789 --set one_die=789:forced"]


def test_shutting_the_most_tiles_is_the_worst_simple_rule() -> None:
    costs = {line[0]: [float(cell) for cell in line[1:]] for line in cells("thumbs")}
    assert [*costs][1:-1] == list(THUMBS) == [line[0] for line in rows(PAGE, "## Rules of thumb")]
    for place in range(len(costs["most tiles"])):
        ranked = sorted(THUMBS, key=lambda name: costs[name][place])
        assert costs[ranked[-1]][place] == costs["most tiles"][place] < costs["the worst play there is"][place]


Key = Callable[[TurnRules, int, int], object]


def values(rules: TurnRules, position: int, move: int) -> list[int]:
    """The values that a move shuts, highest first."""
    return [tile.value for tile in taken(rules.box, Position(position), Move(move))]


def next_playable(rules: TurnRules, position: int, move: int) -> Fraction:
    """The chance that the throw after a move can be used."""
    after = position - move
    every = throws(min(dice_counts(rules, after)), rules.faces)
    good = sum(weight for throw, weight in every if after == 0 or moves(rules, Position(after), throw))
    return Fraction(good, sum(weight for _, weight in every))


PLAIN: dict[str, Key] = {
    "fewest tiles": lambda *at: -len(values(*at)),
    "most throws left to play": next_playable,
    "highest tiles first": lambda *at: values(*at),
    "most off the total": lambda rules, position, move: -score(rules, position - move),
    "keep the low tiles": lambda *at: values(*at)[::-1],
    "any move, by lot": lambda *_: 0,
    "lowest tiles first": lambda *at: [-value for value in values(*at)[::-1]],
    "most tiles": lambda *at: len(values(*at)),
}


def plain_mean(rules: TurnRules, name: str) -> Fraction:
    """The mean total of a turn played by a rule of thumb, as anybody would write it."""

    def picked(position: int, offered: tuple[int, ...]) -> tuple[int, ...]:
        if name == "any move, by lot":
            return offered

        def rank(move: int) -> tuple[object, ...]:
            at = rules, position, move
            return PLAIN[name](*at), -score(rules, position - move), values(*at)

        return (max(offered, key=rank),)

    @cache
    def mean(position: int) -> Fraction:
        counts = dice_counts(rules, position)
        used = counts if name == "any move, by lot" else (min(counts),)
        return sum((thrown(position, dice) for dice in used), Fraction(0)) / len(used)

    def thrown(position: int, dice: int) -> Fraction:
        total, every = Fraction(0), throws(dice, rules.faces)
        for throw, weight in every:
            offered = moves(rules, Position(position), throw) if position else ()
            made = picked(position, offered) if offered else ()
            means = [mean(position - move) for move in made] or [Fraction(score(rules, position))]
            total += weight * sum(means, Fraction(0)) / len(means)
        return total / sum(weight for _, weight in every)

    return mean(rules.set_up)


SMALL = from_data(
    {"box": [[1, 2, 3, 4, 5], [5, 4, 3, 2, 1]], "one_die": "standing:6:optional", "total": "front-double"}, name="small"
)


@pytest.mark.parametrize("name", THUMBS)
@pytest.mark.parametrize("rules", [named("nine-789"), SMALL], ids=lambda r: r.name)
def test_a_rule_of_thumb_is_what_the_page_says(name: str, rules: RuleSet) -> None:
    assert mean_total(rules.turn, THUMBS[name]) == pytest.approx(float(plain_mean(rules.turn, name)), abs=1e-9)


def test_the_sizes_of_growing_boxes_are_exact() -> None:
    costs = read_costs(block(PAGE, "growth"))
    assert [cost[:5] for cost in costs] == [counted(rows, columns)[:5] for rows in ROWS for columns in COLUMNS]
    assert [cost.positions for cost in costs] == [(rows + 1) ** columns for rows in ROWS for columns in COLUMNS]
    for cost in costs[:6]:
        assert cost.moves == graph(turn_of(cost.rows, cost.columns)).after.size


def test_growing_boxes_are_refused_where_they_would_need_too_much() -> None:
    for cost in read_costs(block(PAGE, "growth")):
        assert (cost.graph is None) == (cost.sweep is None) == (cost.megabytes >= 1024)


def test_the_picture_shows_what_the_page_says() -> None:
    costs = read_costs(block(PAGE, "growth"))
    assert listed(costs) == block(PAGE, "growth")
    assert chart(costs) == CHART.read_text(encoding="utf-8")


def test_what_the_page_tells_to_type_prints_what_it_says(tmp_path: Path) -> None:
    try_out(PAGE, tmp_path)
