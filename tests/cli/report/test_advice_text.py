"""Options and hints, drawn from the coach's plain data."""

from __future__ import annotations

import json

from shutbox.cli.report.advice_text import MOST_REASONS, hint_lines, option_name, option_rows, reason_lines
from shutbox.coach import hint
from shutbox.coach.document import hint_data
from shutbox.play import Game
from shutbox.rules import changed, named
from shutbox.words import Words
from tests.coach.told import games


def shown(game: Game) -> list[str]:
    """A hint as people read it."""
    return hint_lines(Words(), hint_data(game, hint(game)), 80)


def test_a_hint_shows_every_option_with_its_value_its_loss_and_why() -> None:
    game = games(named("nine"), 2, "4,5t")
    advice = hint(game)
    shown = hint_lines(Words(), hint_data(game, advice), 80)
    assert shown[0] == "  The chance to win:"
    rows = [line.split() for line in shown[1:9]]
    assert [row[0] for row in rows] == ["9", "8+1", "6+3", "5+4", "7+2", "4+3+2", "5+3+1", "6+2+1"]
    values = [option.seats[0] for option in advice.ranking]
    assert [row[1] for row in rows] == [f"{100 * value:.2f}%" for value in values]
    assert rows[0][2:] == ["best"]
    assert rows[1][2:] == ["costs", f"{100 * (values[0] - values[1]):.2f}%"]
    assert shown[9].startswith("  The least mean total is ")


def test_where_there_is_nothing_to_choose_a_hint_says_so() -> None:
    game = games(named("nine"), 2, "")
    lines = shown(game)
    assert len(lines) == 2
    assert lines[1].split()[-1] == "only"


def test_totals_and_points_are_named_as_such() -> None:
    turn = games(changed(named("tournament-100"), {"shut_wins": "true", "next_start": "winner"}), 2, "4,5t")
    assert shown(turn)[0] == "  The mean total of the turn, lower is better:"
    rules = changed(
        named("double-shutter"), {"box": "12/21", "begins": "first", "super_box": "draw", "ties": "play-off"}
    )
    chase = games(rules, 3, "")
    assert shown(chase)[0] == "  The expected points of the round:"


def test_a_hint_reads_the_same_after_its_way_over_a_wire() -> None:
    game = games(named("nine"), 2, "4,5t")
    sent = json.loads(json.dumps(hint_data(game, hint(game))))
    assert hint_lines(Words(), sent, 80) == shown(game)


def test_an_option_has_a_short_name_and_a_full_one() -> None:
    throw, shut, penalty = {"do": "throw", "dice": 2}, {"do": "shut", "word": "4+5"}, {"do": "penalty", "word": "end"}
    assert [option_name(Words(), each) for each in (throw, shut, penalty)] == ["2 dice", "4+5", "end"]
    full = [option_name(Words(), each, full=True) for each in (throw, shut, penalty)]
    assert full == ["throw 2 dice", "shut 4+5", "end the turn"]


def test_a_row_has_a_name_a_value_and_a_loss() -> None:
    options = [
        {"do": "shut", "word": "9", "value": 1.5, "loss": 0.0, "decides": None},
        {"do": "shut", "word": "8+1", "value": 1.5, "loss": 0.0, "decides": "total"},
        {"do": "throw", "dice": 1, "value": 1, "loss": 0.5, "decides": "result"},
    ]
    rows = [("9", "1.5", "best"), ("8+1", "1.5", "equal"), ("1 die", "1", "costs 0.5")]
    assert option_rows(Words(), options, str) == rows


def test_only_the_first_reasons_are_given() -> None:
    reason = hint(games(named("nine"), 2, "4,5t")).reasons[0]
    one = reason_lines(Words(), [reason], 200)
    assert one == [f"  {Words().reason(reason)}"]
    assert reason_lines(Words(), [reason] * 9, 200) == one * MOST_REASONS
