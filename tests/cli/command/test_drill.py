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


def test_a_game_without_mistakes_has_no_exercises() -> None:
    Path("game.shutbox").write_text(write_record(begun(named("nine"), ["Ann", "Bo"])), encoding="utf-8")
    assert run("drill", "--from", "game.shutbox", "--player", "Bo").out.startswith("There is no mistake")


def test_a_player_who_is_in_no_game_is_refused() -> None:
    Path("game.shutbox").write_text(write_record(begun(named("nine"), ["Ann", "Bo"])), encoding="utf-8")
    Path("other.shutbox").write_text(write_record(begun(named("nine"), ["Bo", "Cy"])), encoding="utf-8")
    said = error_line(run("drill", "--from", "game.shutbox", "--from", "other.shutbox", "--player", "Zed"))
    assert said == 'nobody in these games is called "Zed"; the players are Ann, Bo and Cy'
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
