"""Which rule set a command line means."""

from __future__ import annotations

from pathlib import Path

import pytest

from shutbox.cli.line.arguments import UsageError
from shutbox.cli.line.rule_choice import choose_rules, choose_rules_file, is_published, with_rounds
from shutbox.cli.terminal.file import FileError
from shutbox.errors import RulesError, ShutboxError
from shutbox.rules import named, names


@pytest.mark.parametrize("name", names())
def test_every_name_of_the_catalogue_is_a_rule_set(name: str) -> None:
    assert choose_rules(name) == named(name)


def test_changes_apply_to_the_rule_set() -> None:
    rules = choose_rules("nine", ["faces=4", " dice = 3 "])
    assert (rules.turn.faces, rules.turn.dice) == (4, 3)


@pytest.mark.parametrize(
    ("changes", "code"),
    [(["faces"], "set-syntax"), (["=4"], "set-syntax"), (["faces=4", "faces = 6"], "set-twice")],
)
def test_changes_that_are_not_key_and_value_once_each_are_refused(changes: list[str], code: str) -> None:
    with pytest.raises(UsageError) as raised:
        choose_rules("nine", changes)
    assert raised.value.code == code


def test_a_change_to_an_impossible_rule_set_is_refused() -> None:
    with pytest.raises(RulesError):
        choose_rules("nine", ["dice=0"])


def test_a_misspelt_name_gets_the_nearest_one() -> None:
    with pytest.raises(ShutboxError) as raised:
        choose_rules("nien")
    assert (raised.value.arguments["got"], raised.value.arguments["near"]) == ("nien", "nine")
    with pytest.raises(ShutboxError) as other:
        choose_rules("qqqqqq")
    assert other.value.code == named_error("qqqqqq")


def named_error(name: str) -> str:
    with pytest.raises(ShutboxError) as raised:
        named(name)
    return raised.value.code


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("ours.toml", "box = [1, 2, 3]"),
        ("ours.json", '{"box": [1, 2, 3]}'),
        ("ours.JSON", '{"box": [1, 2, 3]}'),
        ("ours", "box = [1, 2, 3]"),
        ("ours", ' \n{"box": [1, 2, 3]}'),
    ],
)
def test_a_file_is_read_by_its_suffix_or_its_first_character(file: str, text: str, tmp_path: Path) -> None:
    (tmp_path / file).write_text(text)
    rules = choose_rules(file)
    assert rules == choose_rules(str(tmp_path / file)) == choose_rules_file(file)
    assert rules.name == "ours"
    assert rules.turn.box.columns == ((1,), (2,), (3,))


def test_a_name_of_the_catalogue_is_preferred_to_a_file(tmp_path: Path) -> None:
    (tmp_path / "nine").write_text("box = [1, 2, 3]")
    assert choose_rules("nine") == named("nine")
    assert choose_rules("./nine").turn.box.columns == ((1,), (2,), (3,))


@pytest.mark.parametrize("path", ["none.toml", "none.json", "folder/none", "folder\\none"])
def test_what_looks_like_a_file_is_missing_as_a_file(path: str) -> None:
    with pytest.raises(FileError, match="file-missing"):
        choose_rules(path)


def test_rounds_are_set_where_the_format_has_them() -> None:
    rules = named("double-shutter")
    assert with_rounds(rules, None, 2) is rules
    assert with_rounds(rules, "5", 2).game.rounds == 5


@pytest.mark.parametrize(
    ("name", "rounds", "players", "code"),
    [
        ("nine", "5", 2, "rounds-none"),
        ("double-shutter", "5", 1, "rounds-alone"),
        ("double-shutter", "0", 2, "rules-faults"),
    ],
)
def test_rounds_without_meaning_are_refused(name: str, rounds: str, players: int, code: str) -> None:
    with pytest.raises(ShutboxError) as raised:
        with_rounds(named(name), rounds, players)
    assert raised.value.code == code


def test_house_games_are_not_published() -> None:
    published = [name for name in names() if is_published(named(name))]
    assert "double-shutter" in published
    assert names()[: len(published)] == tuple(published), "published games stand first"
    assert len(published) < len(names())
