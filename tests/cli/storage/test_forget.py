"""Deleting for good, after a question."""

from __future__ import annotations

import json

import pytest

from shutbox.server.store.audit import audit_store
from tests.cli.console import error_line, run
from tests.cli.sample_store import PUBLIC, SHARED, data_folder, fill_store
from tests.server.storing import file


def left() -> int:
    audit = audit_store(file(data_folder()))
    assert audit.sound
    return audit.tables


def test_a_table_is_forgotten_after_a_yes() -> None:
    fill_store()
    result = run("forget", "--table", PUBLIC, typed="yes\n")
    assert (result.code, result.err) == (0, "")
    would, question, gone = result.out.splitlines()
    assert would == "This would be deleted for good: one table, 6 entries, 0 devices."
    assert question.endswith("Type yes, or anything else to keep it > yes")
    assert gone == "Deleted for good: one table, 6 entries, 0 devices."
    assert left() == 2


@pytest.mark.parametrize("typed", ["no\n", "\n", "", "yess\n"])
def test_anything_else_keeps_it(typed: str) -> None:
    fill_store()
    result = run("forget", "--older-than", "0", typed=typed)
    assert (result.code, result.err) == (0, "")
    assert result.out.endswith("Nothing was deleted.\n")
    assert left() == 3


def test_a_device_is_forgotten_and_what_it_shared_is_named() -> None:
    fill_store()
    result = run("forget", "--device", "ann", "--yes")
    assert "one table, 6 entries, one device. At the table 0000000000000003 others" in " ".join(result.out.split())
    assert left() == 2


def test_everything_old_is_forgotten() -> None:
    fill_store()
    assert run("forget", "--older-than", "36500").out == "There is nothing to forget.\n"
    assert run("forget", "--older-than", "0", "--yes").out.startswith(
        "Deleted for good: 3 tables, 8 entries, 2 devices."
    )
    assert left() == 0


def test_json_output_shows_what_would_be_deleted_without_a_question() -> None:
    fill_store()
    would = json.loads(run("forget", "--device", "ann", "--json").out)
    assert would == {"v": 1, "forgotten": False, "tables": [PUBLIC], "events": 6, "devices": 1, "shared": [SHARED]}
    assert left() == 3
    assert json.loads(run("forget", "--device", "ann", "--yes", "--json").out) == would | {"forgotten": True}
    assert left() == 2


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ([], "say one thing to forget"),
        (["--table", PUBLIC, "--older-than", "3"], "--table and --older-than contradict"),
        (["--table", "nobody"], "there is no table or device nobody"),
        (["--device", "nobody"], "there is no table or device nobody"),
        (["--older-than", "-1"], "must be a whole number from 0"),
        (["--older-than", "soon"], "must be a whole number from 0"),
        (["--older-than", "3", "--data", "elsewhere"], "there is no store"),
    ],
)
def test_invalid_input_is_refused(options: list[str], said: str) -> None:
    fill_store()
    assert said in error_line(run("forget", *options))
    assert left() == 3
