"""The catalogue, one rule set in full, and house rules checked."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from shutbox.rules import changed, from_json, from_toml, named, names
from tests.cli.console import error_line, run


def toml_of(text: str) -> str:
    """The TOML at the end of what is shown."""
    told = text.partition("The same as TOML")[2].splitlines()[1:]
    return "\n".join(line.strip() for line in told if line.startswith("  "))


def test_the_list_names_every_rule_set_published_games_first() -> None:
    result = run("rules")
    assert result.code == 0
    published, house = result.out.split("House games")
    assert [name for name in names() if f"\n  {name} " in published] == list(names())[:5]
    assert [name for name in names() if f"\n  {name} " in house] == list(names())[5:]
    assert "independent of the publisher" in result.out


def test_the_list_as_json() -> None:
    listed = json.loads(run("rules", "--json").out)
    assert [entry["name"] for entry in listed] == list(names())
    assert all(set(entry) == {"v", "name", "title", "about", "source"} for entry in listed)
    assert all(all(entry.values()) for entry in listed)


@pytest.mark.parametrize("name", names())
def test_a_rule_set_in_full_can_be_read_back_from_what_is_shown(name: str) -> None:
    result = run("rules", name)
    assert result.code == 0
    assert from_toml(toml_of(result.out)) == named(name)
    actual = json.loads(run("rules", name, "--json").out)
    assert set(actual) == {"v", "name", "title", "about", "source", "settings"}
    assert from_json(json.dumps(actual["settings"])) == named(name)


def test_settings_that_differ_from_the_default_are_marked() -> None:
    lines = run("rules", "double-shutter").out.splitlines()
    marked = [line.split()[1] for line in lines if line.startswith("  *  ")]
    assert marked == ["box", "one_die", "total", "format", "begins"]
    assert any(line.startswith("  *  box             double ") for line in lines)


def test_a_box_of_ones_own_is_shown_as_rows() -> None:
    assert " box             123/321 " in run("rules", "nine", "--set", "box=123/321").out


def test_settings_can_be_changed_on_the_command_line() -> None:
    actual = json.loads(
        run("rules", "double-shutter", "--set", "one_die=exposed:6:forced", "--set=tiles=2", "--json").out
    )
    assert actual["settings"]["one_die"] == "exposed:6:forced"
    assert actual["settings"]["tiles"] == 2
    assert actual["title"] == "Double Shutter, 2015 edition, with changes"


@pytest.mark.parametrize("name", ["ours.toml", "ours.json", "ours.txt", "ours"])
@pytest.mark.parametrize("text", ['box = "ten"\nabout = "Ours."\n', '{"box": "ten", "about": "Ours."}'])
def test_a_house_rule_is_read_by_its_suffix_or_its_content(name: str, text: str, tmp_path: Path) -> None:
    if name.endswith(".json") != text.startswith("{") and not name.endswith((".txt", "ours")):
        return
    (tmp_path / name).write_text(text)
    for tokens in (["--file", name], [f"./{name}"], [name]):
        actual = json.loads(run("rules", *tokens, "--json").out)
        assert (actual["name"], actual["title"], actual["about"]) == ("ours", "ours", "Ours.")
        assert len(actual["settings"]["box"]) == 10


def test_a_house_rule_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text("tiles = 2\n", encoding="utf-8-sig")
    assert run("rules", "--file", "ours.toml").code == 0


def test_every_fault_of_a_house_rule_is_listed(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text('dice = 0\nformat = "chase"\nlimit = 3\ncolour = "red"\nbox = []\n')
    output = error_line(run("rules", "--file", "ours.toml"))
    assert [each in output for each in ("colour", "box must", "dice must", "limit means nothing")] == [True] * 4


def test_a_file_named_like_a_rule_set_needs_its_path(tmp_path: Path) -> None:
    (tmp_path / "nine").write_text("tiles = 3\n")
    assert json.loads(run("rules", "nine", "--json").out)["settings"]["tiles"] == "any"
    assert json.loads(run("rules", "--file", "nine", "--json").out)["settings"]["tiles"] == 3
    assert json.loads(run("rules", "./nine", "--json").out)["settings"]["tiles"] == 3


def test_a_rule_set_shown_as_toml_begins_a_new_one(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text(toml_of(run("rules", "last-one-standing").out))
    result = run("rules", "ours.toml", "--set", "limit=7", "--json")
    expected = changed(named("last-one-standing"), {"limit": 7})
    assert from_json(json.dumps(json.loads(result.out)["settings"])) == expected


def test_the_list_imports_no_packages_that_it_does_not_need() -> None:
    code = "import sys; from shutbox.cli import main; main(['rules']); sys.exit('shutbox.play' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL, check=False).returncode == 0
