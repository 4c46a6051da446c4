"""Hints at the table: shown when asked for, kept in the record."""

from __future__ import annotations

from pathlib import Path

from shutbox.play import Hint, read_record
from shutbox.play.events import SeatNumber
from tests.cli.console import process, run, typed_lines, without


def asked(rules: str, players: str, *answers: str) -> str:
    done = run("play", *rules.split(), "--players", players, "--dice", "typed", typed=typed_lines(*answers))
    assert (done.code, done.err) == (0, "")
    return done.out


def test_a_hint_is_an_event_of_the_record(tmp_path: Path) -> None:
    out = asked("nine --save hints.shutbox", "Ann,Bo", "4 5", "hint", "9", "HINT", "quit")
    assert out.count("Ann is shown a hint.") == 2
    record = read_record((tmp_path / "hints.shutbox").read_text())
    assert [event for event in record.events if isinstance(event, Hint)] == [Hint(SeatNumber(0)), Hint(SeatNumber(0))]


def test_a_hint_changes_nothing_and_the_question_comes_again() -> None:
    out = asked("nine", "Ann,Bo", "4 5", "hint", "undo", "6 6")
    assert out.count("which tiles?") == 3
    assert "That is taken back." in out


def test_what_cannot_be_valued_is_explained_and_leaves_no_hint_behind() -> None:
    rules = "nine --set begins=throw --set order=descending"
    out = asked(rules, "Ann,Bo,Cy", "hint", "quit")
    assert "No: while the dice decide who begins, nothing can be valued" in out.replace("\n", " ")
    assert "is shown a hint" not in out


def test_the_guide_names_it() -> None:
    assert "hint" in asked("nine", "Ann", "?").partition("undo ")[0]


def test_without_numpy_a_hint_says_what_to_install_and_the_game_goes_on(tmp_path: Path) -> None:
    done = process(
        *[
            "play",
            "last-one-standing",
            "--set",
            "begins=first",
            "--players",
            "Ann,Bo",
            "--starter",
            "1",
            "--dice",
            "typed",
        ],
        typed=typed_lines("4 5", "hint", "9", "quit"),
        **without(tmp_path / "hidden", "numpy", "numba"),
    )
    assert done.code == 0
    assert 'pip install "shutbox[play]"' in done.out.replace("\n", " ")
    assert "Ann shuts 9." in done.out


def test_without_numpy_a_hint_at_a_small_box_ranks_the_options_by_the_chance_to_win(tmp_path: Path) -> None:
    done = process(
        *["play", "nine", "--players", "Ann,Bo", "--starter", "1", "--dice", "typed"],
        typed=typed_lines("3 5", "hint", "8", "quit"),
        **without(tmp_path / "hidden", "numpy", "numba"),
    )
    assert (done.code, done.err) == (0, "")
    assert "The chance to win" in done.out
    assert "7+1    36.01%  costs 20.45%" in done.out
