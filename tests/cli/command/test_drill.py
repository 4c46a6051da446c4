from __future__ import annotations

import json
from pathlib import Path

import pytest

from shutbox.play import begun, write_record
from shutbox.rules import named
from tests.cli.console import error_line, run
from tests.coach.test_exercise import played


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SHUTBOX_DATA", str(tmp_path / "data"))


def test_the_values_come_after_the_choice() -> None:
    result = run("drill", "nine", "--seed", "3", "--count", "1", typed="1\n")
    before, after = result.out.split(" > ", 1)
    assert "%" not in before
    assert "What each is worth, as the chance to win" in after
    assert "✓" in after


def test_the_mean_loss_runs_on_from_day_to_day() -> None:
    first = json.loads(run("drill", "nine", "--seed", "3", "--count", "2", "--json", typed="1\n1\n").out)
    again = json.loads(run("drill", "nine", "--seed", "4", "--count", "1", "--json", typed="1\n").out)
    assert again["ever"]["done"] == 3
    shares = [each["share"] for each in first["exercises"] + again["exercises"]]
    assert again["ever"]["mean"] == pytest.approx(sum(shares) / 3)


def test_own_mistakes_come_with_the_dearest_first(tmp_path: Path) -> None:
    file = tmp_path / "game.shutbox"
    file.write_text(write_record(played("most-tiles", "3")), encoding="utf-8")
    result = run("drill", "--from", str(file), "--json", typed="1\n" * 50)
    actual = json.loads(result.out)["exercises"]
    assert actual
    empty = tmp_path / "empty.shutbox"
    empty.write_text(write_record(begun(named("nine"), ["Ann"])), encoding="utf-8")
    assert run("drill", "--from", str(empty), "--player", "Ann").out.startswith("There is no mistake")


def test_the_player_of_a_drill_is_found_in_each_record_though_the_case_differs(tmp_path: Path) -> None:
    files = [tmp_path / "one.shutbox", tmp_path / "other.shutbox"]
    for file, name in zip(files, ("Ann", "ANN"), strict=True):
        file.write_text(write_record(played("most-tiles", "3", name=name)), encoding="utf-8")
    counts = [
        len(json.loads(run("drill", *options, "--player", "ann", "--json", typed="1\n" * 50).out)["exercises"])
        for options in (["--from", str(files[0])], ["--from", str(files[0]), "--from", str(files[1])])
    ]
    assert 0 < 2 * counts[0] == counts[1]


def test_a_player_whom_no_record_has_or_who_has_a_twin_is_refused_with_all_names(tmp_path: Path) -> None:
    file = tmp_path / "game.shutbox"
    file.write_text(write_record(played("most-tiles", "3", name="BO")), encoding="utf-8")
    nobody, unclear, clear = (run("drill", "--from", str(file), "--player", name) for name in ("Cy", "bo", "Bo"))
    assert error_line(nobody) == 'nobody in these games is called "Cy"; the players are BO and Bo'
    assert error_line(unclear) == (
        'more than one player in a game is called "bo"; write the name as the record does: BO and Bo'
    )
    assert clear.code == 0
    assert error_line(run("drill", "--player", "Ann")) == "--player means nothing without --from"


def test_an_answer_that_means_nothing_is_asked_again() -> None:
    result = run("drill", "nine", "--seed", "3", "--count", "1", typed="?\nnonsense\nundo\n1\n")
    assert "Choose as in a game" in result.out
    assert "means nothing here" in result.out
    assert "choose one of the options" in result.out
    assert result.code == 0


def test_quitting_keeps_what_was_done() -> None:
    result = run("drill", "nine", "--seed", "3", typed="1\nquit\n")
    assert "Of all your exercises: 1 done" in result.out


def test_a_damaged_tally_begins_anew(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "drill.json").write_text("not json", encoding="utf-8")
    assert "1 done" in run("drill", "nine", "--seed", "3", "--count", "1", typed="1\n").out


@pytest.mark.parametrize(
    ("tokens", "says"),
    [
        (["nine", "--level", "cruel"], "easy, medium and hard"),
        (["nine", "--from", "x.shutbox"], "--from and RULES contradict"),
        (["--from", "nothing.shutbox"], "nothing.shutbox"),
        (["nine", "--count", "0"], "--count"),
        (["nine", "--set", "box=12", "--set", "tiles=1"], "nothing to practise"),
        (["--from", "x", "--level", "easy"], "--level"),
    ],
)
def test_bad_input_is_refused_in_a_line(tokens: list[str], says: str) -> None:
    assert says in error_line(run("drill", *tokens))
