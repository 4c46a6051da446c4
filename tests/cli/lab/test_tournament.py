"""Tournaments from the command line: tables, resuming after a kill, and a cluster."""

from __future__ import annotations

import csv
import json
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.cli.console import error_line, run
from tests.cli.interrupted_command import interrupt_command, kill_command

SMALL = ["tournament", "--bots", "perfect,random,highest", "--rules", "nine,tile-count", "--games", "40", "--seed", "7"]
# Some seconds of work in several parts, so that there is a middle to be stopped in.
LONG = ["tournament", "--rules", "twelve,ten,digits,nine-sum6,thai,exact", "--games", "300"]


def table(path: Path) -> list[dict[str, str]]:
    """The rows of a CSV file."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def run_json(*tokens: str) -> Any:
    result = run(*tokens, "--json")
    assert result.code == 0, result.err
    return json.loads(result.out)


def test_the_tables_have_every_line_up_and_every_rating(tmp_path: Path) -> None:
    assert run(*SMALL, "--processes", "1", "--out", "ours.csv").code == 0
    rows = table(tmp_path / "ours.csv")
    assert len(rows) == 2 * 6
    assert {row["rules"] for row in rows} == {"nine", "tile-count"}
    for row in rows:
        assert row["games"] == "40"
        assert float(row["wins_1"]) + float(row["wins_2"]) == pytest.approx(1)
        assert float(row["low_1"]) < float(row["wins_1"]) < float(row["high_1"])
        assert float(row["total_1"]) > 0
        assert row["points_1"] == ""
        assert row["fault"] == ""
    rated = table(tmp_path / "ours-ratings.csv")
    assert [row["rules"] for row in rated] == ["nine"] * 3 + ["tile-count"] * 3 + [""] * 3
    assert sum(float(row["rating"]) for row in rated[:3]) == pytest.approx(4500)
    assert rated[-1]["bot"] == "random"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ours-ratings.csv", "ours.csv"]


def test_json_says_what_the_tables_say(tmp_path: Path) -> None:
    actual = run_json(*SMALL, "--processes", "1", "--out", "ours.csv")
    assert (actual["bots"], actual["seats"], actual["games"]) == (["perfect", "random", "highest"], 2, 40)
    rows = table(tmp_path / "ours.csv")
    line_ups = [line_up for rules in actual["rules"] for line_up in rules["line_ups"]]
    for row, line_up in zip(rows, line_ups, strict=True):
        first, second = line_up["seats"]
        assert (row["bot_1"], row["bot_2"]) == (first["bot"], second["bot"])
        assert (float(row["wins_1"]), float(row["total_2"])) == (first["wins"]["value"], second["total"]["value"])
    rated = table(tmp_path / "ours-ratings.csv")
    assert [float(row["rating"]) for row in rated[6:]] == [each["value"] for each in actual["ratings"]]


def test_the_terminal_shows_ratings_and_who_beats_whom() -> None:
    result = run(*SMALL, "--processes", "1")
    assert result.out.startswith("3 bots, 6 line-ups of 40 games each, seed 7.")
    assert "Nine tiles\n  bot" in result.out
    assert "Of 100 games the one at the left wins against the one above" in result.out
    assert "Over all rule sets" in result.out
    crossed = next(line for line in result.out.splitlines() if line.startswith("  random") and "·" in line)
    assert len(crossed.split()) == 4


def test_processes_change_nothing() -> None:
    assert run_json(*SMALL, "--processes", "1") == run_json(*SMALL, "--processes", "2")


def test_three_at_a_table_have_three_columns_and_no_cross() -> None:
    result = run(*SMALL, "--seats", "3", "--processes", "1")
    assert "6 line-ups" in result.out
    assert "the one above" not in result.out
    assert len(run_json(*SMALL, "--seats", "3", "--processes", "1")["rules"][0]["line_ups"][0]["seats"]) == 3


def test_a_rule_set_that_fails_is_named_and_the_others_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutbox.simulate.table.MOST_STEPS", 50)
    endless = ["--set", "ties=play-off", "--set", "box=20,"]
    tokens = ["tournament", "--bots", "highest,lowest", "--rules", "nine,tile-count", "--games", "2", *endless]
    result = run(*tokens, "--processes", "1", "--out", "bad.csv")
    assert result.code == 0
    assert result.out.count("a game was not over after") == 2
    assert all("a game was not over" in row["fault"] for row in table(tmp_path / "bad.csv"))
    assert run_json(*tokens, "--processes", "1")["rules"][0]["fault"]["code"] == "simulate-endless"


def test_a_killed_command_continues_when_it_is_run_again(tmp_path: Path) -> None:
    journal = tmp_path / "long.csv.journal"
    tokens = (*LONG, "--processes", "1", "--out", "long.csv")
    saved = kill_command(tokens, journal, 3)
    assert 3 <= saved.count(b"\n") < 7
    # What is finished is read and not played again: a mark that no game leaves stays.
    marked = saved.replace(b'"shut": [', b'"shut": [1000000', 1)
    journal.write_bytes(marked + b'{"job": "torn')
    assert run(*tokens).code == 0
    rows = table(tmp_path / "long.csv")
    assert sum(float(row["shut_1"]) > 1 for row in rows) == 1
    assert not journal.exists()
    assert run(*LONG, "--processes", "1", "--out", "fresh.csv").code == 0
    fresh = table(tmp_path / "fresh.csv")
    assert sum(row != other for row, other in zip(rows, fresh, strict=True)) == 1


def test_an_interrupted_command_says_how_to_continue(tmp_path: Path) -> None:
    tokens = (*LONG[:-1], "3000", "--processes", "2", "--out", "long.csv")
    result = interrupt_command(tokens, tmp_path / "long.csv.journal", 2, signal.SIGINT)
    said = "stopped; what is finished is kept in long.csv.journal, and the same command goes on from there"
    assert error_line(result, code=130) == said


def test_a_cluster_finds_the_same(tmp_path: Path) -> None:
    from distributed import LocalCluster

    start: Any = LocalCluster
    assert run(*SMALL, "--processes", "1", "--out", "here.csv").code == 0
    with start(n_workers=1, threads_per_worker=1, dashboard_address=":0", silence_logs=50) as cluster:
        assert run(*SMALL, "--dask", cluster.scheduler_address, "--out", "there.csv").code == 0
    for one, other in (("here", "there"), ("here-ratings", "there-ratings")):
        assert (tmp_path / f"{one}.csv").read_bytes() == (tmp_path / f"{other}.csv").read_bytes()


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        (["--bots", "club,klub"], 'there is no bot "klub"'),
        (["--bots", "club,club"], "club is in the tournament twice"),
        (["--bots", "club"], "2 seats need as many bots, and here is only one"),
        (["--seats", "1"], "--seats must be a whole number from 2"),
        (["--seats", "12"], "at most 20,000 can be played"),
        (["--rules", "nine,nine"], "nine is in the tournament twice"),
        (["--rules", "nin"], "did you mean nine?"),
        (["--bots", "club,random,highest,lowest,expert", "--rules", "last-one-standing", "--seats", "5"], "for 1 to 4"),
        (["--out", "ours.txt"], "ends in .csv"),
        (["--out", "mine.csv"], "mine.csv exists already"),
        (["--out", "half.csv"], "half-ratings.csv exists already"),
    ],
)
def test_an_invalid_tournament_is_a_one_line_error(tokens: list[str], said: str, tmp_path: Path) -> None:
    for name in ("mine.csv", "half-ratings.csv"):
        (tmp_path / name).write_text("precious")
    assert said in error_line(run("tournament", *tokens))
    assert (tmp_path / "mine.csv").read_text() == "precious"
