"""Hints at the table: shown when asked for, kept in the record."""

from __future__ import annotations

from pathlib import Path

from shutbox.cli.game.hint import told
from shutbox.cli.terminal.stream import Style
from shutbox.coach import hint
from shutbox.play import Hint, read_record
from shutbox.rules import changed, named
from shutbox.words import Words
from tests.cli.console import lines, process, run
from tests.coach.told import games


def asked(rules: str, players: str, *answers: str) -> str:
    done = run("play", *rules.split(), "--players", players, "--dice", "typed", typed=lines(*answers))
    assert (done.code, done.err) == (0, "")
    return done.out


def test_a_hint_shows_every_option_with_its_value_its_loss_and_why() -> None:
    game = games(named("nine"), 2, "4,5t")
    advice = hint(game)
    shown = told(Words(), game, advice, Style())
    assert shown[0] == "  The chance to win:"
    rows = [line.split() for line in shown[1:9]]
    assert [row[0] for row in rows] == ["9", "8+1", "6+3", "5+4", "7+2", "4+3+2", "5+3+1", "6+2+1"]
    values = [option.seats[0] for option in advice.ranked]
    assert [row[1] for row in rows] == [f"{100 * value:.2f}%" for value in values]
    assert rows[0][2:] == ["best"]
    assert rows[1][2:] == ["costs", f"{100 * (values[0] - values[1]):.2f}%"]
    assert shown[9].startswith("  The least mean total is ")


def test_a_hint_is_an_event_of_the_record(tmp_path: Path) -> None:
    out = asked("nine --save hints.shutbox", "Ann,Bo", "4 5", "hint", "9", "HINT", "quit")
    assert out.count("Ann is shown a hint.") == 2
    record = read_record((tmp_path / "hints.shutbox").read_text())
    assert [event for event in record.events if isinstance(event, Hint)] == [Hint(0), Hint(0)]


def test_a_hint_changes_nothing_and_the_question_comes_again() -> None:
    out = asked("nine", "Ann,Bo", "4 5", "hint", "undo", "6 6")
    assert out.count("which tiles?") == 3
    assert "That is taken back." in out


def test_where_there_is_nothing_to_choose_a_hint_says_so() -> None:
    game = games(named("nine"), 2, "")
    shown = told(Words(), game, hint(game), Style())
    assert len(shown) == 2
    assert shown[1].split()[-1] == "only"


def test_totals_and_points_are_named_as_such() -> None:
    turn = games(named("tournament-100"), 2, "4,5t")
    assert told(Words(), turn, hint(turn), Style())[0] == "  The mean total of the turn, lower is better:"
    rules = changed(named("double-shutter"), {"box": "12/21", "begins": "first"})
    chase = games(rules, 3, "")
    assert told(Words(), chase, hint(chase), Style())[0] == "  The expected points of the round:"


def test_what_cannot_be_valued_is_explained_and_leaves_no_hint_behind() -> None:
    rules = "nine --set begins=throw --set order=descending"
    out = asked(rules, "Ann,Bo,Cy", "hint", "quit")
    assert "No: while the dice decide who begins, nothing can be valued" in out.replace("\n", " ")
    assert "is shown a hint" not in out


def test_the_guide_names_it() -> None:
    assert "hint" in asked("nine", "Ann", "?").partition("undo ")[0]


def test_without_numpy_a_hint_says_what_to_install_and_the_game_goes_on(tmp_path: Path) -> None:
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    for name in ("numpy", "numba"):
        (hidden / f"{name}.py").write_text(f"raise ImportError(name='{name}')\n")
    done = process(
        *["play", "nine", "--players", "Ann,Bo", "--dice", "typed"],
        typed=lines("4 5", "hint", "9", "quit"),
        PYTHONPATH=str(hidden),
        SHUTBOX_CACHE=str(tmp_path / "empty"),
    )
    assert done.code == 0
    assert 'pip install "shutbox[solve]"' in done.out.replace("\n", " ")
    assert "Ann shuts 9." in done.out
