"""Sweeps from the command line: tables, resuming after a kill, and a cluster."""

from __future__ import annotations

import csv
import json
import signal
from pathlib import Path
from typing import Any

import pytest

from shutbox.tournament.measure import MEASURES
from tests.cli.console import error_line, run
from tests.cli.interrupted_command import interrupt_command, kill_command

SMALL = ["sweep", "nine", "--axis", "tiles=1,2,any", "--axis", "buys=sum,thai", "--processes", "1"]
# Some seconds of work, so that there is a middle to be stopped in.
LONG = ["sweep", "twelve", "--axis", "tiles=1,2,3,any", "--axis", "unlucky=none,2,3,4,5", "--players", "3"]


def table(path: Path) -> list[dict[str, str]]:
    """The rows of a CSV file."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def run_json(*tokens: str) -> Any:
    return json.loads(run(*tokens, "--json").out)


def test_the_table_has_a_row_for_every_point_in_the_order_of_the_grid(tmp_path: Path) -> None:
    assert run(*SMALL, "--out", "grid.csv").code == 0
    rows = table(tmp_path / "grid.csv")
    assert list(rows[0]) == ["tiles", "buys", *MEASURES, "fault"]
    assert [(row["tiles"], row["buys"]) for row in rows] == [
        (tiles, buys) for tiles in ("1", "2", "any") for buys in ("sum", "thai")
    ]
    assert [bool(row["fault"]) for row in rows] == [False, True, False, True, False, False]
    assert "one tile at a time" in rows[1]["fault"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["grid.csv"]


def test_the_figures_are_those_of_the_other_commands(tmp_path: Path) -> None:
    run(
        "sweep", "nine", "--axis", "one_die=standing:6:optional", "--players", "3", "--processes", "1", "--out", "a.csv"
    )
    (row,) = table(tmp_path / "a.csv")
    setting = ("--set", "one_die=standing:6:optional")
    assert float(row["mean"]) == pytest.approx(run_json("solve", "nine", *setting)["value"], abs=1e-12)
    shut = run_json("solve", "nine", "--objective", "shut", *setting)["value"]
    assert float(row["shut_most"]) == pytest.approx(shut, abs=1e-14)
    seats = run_json("solve", "nine", "--game", "--players", "3", *setting)["seats"]
    assert float(row["opener"]) == pytest.approx(seats[0] - 1 / 3, abs=1e-12)
    assert (row["unit"], row["horizon"]) == ("chance", "game")


def test_json_has_every_row_with_all_digits(tmp_path: Path) -> None:
    sample = run_json(*SMALL, "--out", "grid.csv")
    assert (sample["rules"], sample["players"], sample["file"], len(sample["rows"])) == ("nine", 2, "grid.csv", 6)
    for row, line in zip(sample["rows"], table(tmp_path / "grid.csv"), strict=True):
        if "fault" in row:
            assert row["fault"] == {"code": "rules-faults", "text": line["fault"]}
        else:
            assert {name: "" if row[name] is None else str(row[name]) for name in MEASURES} == {
                name: line[name] for name in MEASURES
            }


def test_the_terminal_shows_the_first_rows_by_a_column_and_what_was_left_out() -> None:
    result = run(*SMALL, "--sort", "skill", "--top", "2")
    lines = result.out.splitlines()
    assert lines[0].startswith("Nine tiles: 4 rule sets measured for 2 players; the most skill first.")
    heads = next(index for index, line in enumerate(lines) if line.startswith("tiles"))
    assert [line.split()[0] for line in lines[heads + 1 : heads + 3]] == ["any", "2"]
    assert "2 rule sets were left out:" in lines
    assert any(line.startswith("  tiles=1 buys=thai: buys = thai shuts one tile") for line in lines)


def test_settings_too_long_for_the_line_stand_above_their_figures() -> None:
    wide = ["one_die=never,highest:6:optional", "total=sum,tiles", "unlucky=none,2", "set_up=123456789|12345678."]
    result = run(
        "sweep", "nine", *(part for axis in wide for part in ("--axis", axis)), "--processes", "1", "--top", "2"
    )
    assert result.code == 0, result.err
    *_, heads, first, figures, second, more = result.out.splitlines()
    assert heads.split()[0] == "mean"
    assert first == "one_die=never total=sum unlucky=none set_up=123456789"
    assert second == "one_die=never total=sum unlucky=none set_up=12345678."
    assert [figures.split()[0], more.split()[0]] == ["11.158", "7.624"]


@pytest.mark.parametrize(
    ("column", "first"), [("mean", "any"), ("opener", "1"), ("throws", "any"), ("sd", "2"), ("choices", "any")]
)
def test_each_column_is_sorted_the_way_that_is_worth_looking_at(column: str, first: str) -> None:
    result = run("sweep", "nine", "--axis", "tiles=2,any,1", "--processes", "1", "--sort", column)
    assert result.out.splitlines()[3].split()[0] == first


def test_a_sample_is_the_same_again() -> None:
    tokens = (*SMALL, "--sample", "3", "--seed", "x")
    assert run_json(*tokens) == run_json(*tokens)
    assert len(run_json(*tokens)["rows"]) == 3


def test_a_killed_command_continues_when_it_is_run_again(tmp_path: Path) -> None:
    journal = tmp_path / "grid.csv.journal"
    tokens = (*LONG, "--processes", "1", "--out", "grid.csv")
    saved = kill_command(tokens, journal, 4)
    assert 4 <= saved.count(b"\n") < 21
    assert not (tmp_path / "grid.csv").exists()
    # A row that a crash cut off is made again, one that is whole is not.
    journal.write_bytes(saved + b'{"job": "torn')
    changed = saved.replace(b'"throws": ', b'"throws": 1000', 1)
    assert changed != saved
    journal.write_bytes(changed + b'{"job": "torn')
    assert run(*tokens).code == 0
    rows = table(tmp_path / "grid.csv")
    assert [float(row["throws"]) > 1000 for row in rows] == [True] + [False] * 19
    assert not journal.exists()
    assert run(*LONG, "--processes", "1", "--out", "fresh.csv").code == 0
    assert table(tmp_path / "fresh.csv")[1:] == rows[1:]


def test_an_interrupted_command_says_how_to_continue(tmp_path: Path) -> None:
    tokens = (*LONG, "--processes", "2", "--out", "grid.csv")
    result = interrupt_command(tokens, tmp_path / "grid.csv.journal", 2, signal.SIGINT)
    said = "stopped; what is finished is kept in grid.csv.journal, and the same command goes on from there"
    assert error_line(result, code=130) == said


def test_a_cluster_finds_the_same(tmp_path: Path) -> None:
    from distributed import LocalCluster

    start: Any = LocalCluster
    assert run(*SMALL, "--out", "here.csv").code == 0
    with start(n_workers=1, threads_per_worker=1, dashboard_address=":0", silence_logs=50) as cluster:
        tokens = [*SMALL[:-2], "--dask", cluster.scheduler_address, "--out", "there.csv"]
        assert run(*tokens).code == 0
    assert (tmp_path / "here.csv").read_bytes() == (tmp_path / "there.csv").read_bytes()


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        (["nine", "--axis", "tiles"], "--axis names a setting and the values to try"),
        (["nine", "--axis", "tile=1,2"], 'there is no setting "tile"; did you mean tiles?'),
        (["nine", "--axis", "tiles=1,x"], "tiles must be a whole number from 1 to 144, or any, not x"),
        (["nine", "--axis", "tiles=1", "--axis", "tiles=2"], "tiles is named by two axes"),
        (["nine", "--axis", "tiles=1", "--sort", "luck"], "--sort must be one of"),
        (["nine", "--axis", "tiles=1", "--out", "grid.txt"], "ends in .csv"),
        (["nine", "--axis", "tiles=1", "--out", "nowhere/grid.csv"], "no folder to make nowhere/grid.csv in"),
        (["nine", "--axis", "tiles=1", "--out", "mine.csv"], "mine.csv exists already"),
        (["nine", "--axis", "tiles=1", "--out", "other.csv"], "holds the finished part of other work"),
        (["nine", "--axis", "tiles=1", "--processes", "0"], "--processes must be a whole number from 1"),
        (["nine", "--axis", "tiles=1", "--dask", "x:1", "--processes", "2"], "--dask and --processes contradict"),
        (["nine", "--sample", "0"], "--sample must be a whole number from 1"),
        (
            [
                "nine",
                "--axis",
                f"rounds={','.join(map(str, range(400)))}",
                "--axis",
                f"limit={','.join(map(str, range(400)))}",
            ],
            "a sweep has at most 100000 points",
        ),
    ],
)
def test_an_invalid_request_is_a_one_line_error(tokens: list[str], said: str, tmp_path: Path) -> None:
    (tmp_path / "mine.csv").write_text("precious")
    (tmp_path / "other.csv.journal").write_text("precious\n")
    assert said in error_line(run("sweep", *tokens)).replace("100,000", "100000")
    assert (tmp_path / "mine.csv").read_text() == "precious"
    assert (tmp_path / "other.csv.journal").read_text() == "precious\n"


def test_a_missing_cluster_is_a_one_line_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutbox.tournament.runner.PATIENCE", 0.2)
    said = error_line(run("sweep", "nine", "--axis", "tiles=1", "--dask", "tcp://127.0.0.1:1"))
    assert said.startswith("no Dask scheduler answers at tcp://127.0.0.1:1")
