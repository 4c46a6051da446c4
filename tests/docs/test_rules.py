"""docs/rules.md compared with the code: every setting, every value, every game."""

from __future__ import annotations

import re
from enum import Enum

import pytest

from shutbox.rules import BOXES, RuleSet, changed, from_data, from_toml, named, names, to_data
from shutbox.rules.chance import takes_limit
from shutbox.rules.codec import GAME, TURN
from shutbox.rules.goal import MOST_SEARCHED
from shutbox.rules.ruleset import RANGES
from shutbox.rules.turn import When
from shutbox.solve import MEAN, library
from tests.docs.page import blocks, read, rows

PAGE = read("docs/rules.md")
SETTINGS = {
    row[0].strip("`"): row[1:]
    for heading in ("### Settings of a turn", "### Settings of a game")
    for row in rows(PAGE, heading)
}
DEFAULTS = to_data(from_data({}), whole=True) | {"box": "nine"}

CHOICES = {name: each.default for name, each in (TURN | GAME).items() if isinstance(each.default, Enum)}


def same_game(rules: RuleSet, name: str) -> bool:
    """Whether a rule set is that of the catalogue but for its texts."""
    return (rules.turn, rules.game) == (named(name).turn, named(name).game)


def test_every_setting_is_in_the_tables_in_the_order_of_the_code() -> None:
    assert list(SETTINGS) == [*TURN, *GAME]


@pytest.mark.parametrize("name", [name for name in SETTINGS if name != "set_up"])
def test_a_setting_has_the_default_that_the_table_says(name: str) -> None:
    default = DEFAULTS[name]
    assert SETTINGS[name][1] == f"`{str(default).lower() if isinstance(default, bool) else default}`"


@pytest.mark.parametrize("name", CHOICES)
def test_a_choice_has_the_values_that_the_table_says(name: str) -> None:
    assert re.findall(r"`([^`]+)`", SETTINGS[name][0]) == [member.value for member in type(CHOICES[name])]


def test_the_conditions_for_one_die_are_those_that_the_table_says() -> None:
    spelled = [f"{when.value}:L" if takes_limit(when) else when.value for when in When]
    assert re.findall(r"`([^`]+)`", SETTINGS["one_die"][0].partition(";")[0]) == spelled


@pytest.mark.parametrize("name", RANGES)
def test_a_number_has_the_range_that_the_table_says(name: str) -> None:
    low, high = RANGES[name]
    assert f"`{low}` to `{high}`" in SETTINGS[name][0]


def test_the_search_for_a_shut_box_is_as_long_as_the_page_says() -> None:
    assert f"search ends after {MOST_SEARCHED:,} moves" in PAGE.replace("\n", " ")


def test_every_box_is_named() -> None:
    assert [row[0].strip("`") for row in rows(PAGE, "### Box and position")] == list(BOXES)


def test_every_published_game_is_given_with_its_settings() -> None:
    found = {}
    for block in blocks(PAGE, "toml"):
        name = block.text.splitlines()[0].removeprefix("# ")
        found[name] = from_toml(block.text)
        assert same_game(found[name], name)
    assert tuple(found) == names()[: len(found)]
    assert len(found) == 5


def test_every_house_game_is_given_with_its_settings() -> None:
    found = []
    for name, settings, _ in rows(PAGE, "## The house games"):
        lines = re.findall(r"`([a-z_]+ = [^`]+)`", settings)
        found.append(name.strip("`"))
        assert same_game(from_toml("\n".join(lines)), found[-1])
    assert tuple(found) == names()[5:]


def book_tables() -> list[list[str]]:
    """The rows of all tables of what the books say."""
    section = PAGE.partition("\n## What the books say\n")[2].partition("\n## ")[0]
    return [row for heading in re.findall(r"^### .*$", section, re.MULTILINE) for row in rows(section, heading)]


def test_every_other_reading_of_the_books_is_a_setting_with_such_a_value() -> None:
    named_settings = set()
    for row in book_tables():
        for name, value in re.findall(r'`([a-z_]+)(?: = ("[^"]+"|true))?`', row[-1]):
            named_settings.add(name)
            assert name in SETTINGS
            assert not value or value.strip('"') in SETTINGS[name][0] or name in ("box", "one_die")
    assert {"box", "behind", "one_die", "order", "tries", "super_box", "off_mat"} <= named_settings


@pytest.mark.parametrize("column", [1, 2])
@pytest.mark.parametrize("row", [0, 1])
def test_the_least_mean_total_of_each_reading_of_the_two_rows_is_what_the_page_says(row: int, column: int) -> None:
    table = re.search(r"^\| `box` \| `behind.*?\n\n", PAGE, re.MULTILINE | re.DOTALL)
    assert table
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table[0].strip().splitlines()]
    behind = re.findall(r'"(.*)"', cells[0][column])[0]
    settings = {"box": cells[2 + row][0].strip("`"), "behind": behind, "one_die": "exposed:6:optional"}
    rules = changed(named("double-shutter"), settings)
    values = library.turn(rules, MEAN).tables["values"]
    assert f"{values.at(rules.turn.set_up, 0):.3f}" == cells[2 + row][column].split()[0]
