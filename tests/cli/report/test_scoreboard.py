"""Points, totals and winners."""

from __future__ import annotations

from dataclasses import replace

from shutbox.cli.report.scoreboard import PlayerLine, player_lines, points, score_text, scoreboard, totals
from shutbox.cli.terminal.grid import width
from shutbox.cli.terminal.stream import Style
from shutbox.play import Game, Phase, new_game
from shutbox.rules import named
from shutbox.words import Words

WORDS = Words()


def game_with(name: str, players: list[str], **tally: object) -> Game:
    """A game under way, with this tally."""
    game = new_game(named(name), players)
    return replace(game, phase=Phase.THROW, tally=replace(game.tally, **tally))  # type: ignore[arg-type]


def test_points_decide_a_chase_and_totals_the_rest() -> None:
    chase = game_with("double-shutter", ["Ann", "Bo"], points=(2, 5))
    assert (points(chase), totals(chase)) == ((2, 5), None)
    running = game_with("knock-out-45", ["Ann", "Bo"], totals=(10, 0), turns=(1, 0))
    assert (points(running), totals(running)) == (None, (10, None))


def test_a_player_has_no_score_before_the_first_turn_is_over() -> None:
    game = game_with("knock-out-45", ["Ann", "Bo"], totals=(10, 0), turns=(1, 0))
    assert score_text(WORDS, game, 0) == WORDS.text("play-total", total=10)
    assert score_text(WORDS, game, 1) == ""
    chase = game_with("double-shutter", ["Ann", "Bo"], points=(2, 5))
    assert score_text(WORDS, chase, 1) == WORDS.text("play-points", points=5)


def names_in(lines: list[str]) -> list[str]:
    """The names in the lines below the heading."""
    return [line.replace("★", " ").split()[0] for line in lines[1:]]


def test_most_points_or_the_lowest_total_stands_first() -> None:
    chase = game_with("double-shutter", ["Ann", "Bo", "Cy"], points=(2, 5, 3))
    assert names_in(scoreboard(WORDS, chase, Style())) == ["Bo", "Cy", "Ann"]
    running = game_with("knock-out-45", ["Ann", "Bo", "Cy"], totals=(10, 0, 4), turns=(1, 0, 1))
    assert names_in(scoreboard(WORDS, running, Style())) == ["Cy", "Ann", "Bo"]


def test_winners_stand_before_active_players_and_these_before_those_who_are_out() -> None:
    tally = {"totals": (44, 3, 9, 1), "turns": (1, 1, 1, 1), "out": frozenset({1}), "left": frozenset({3})}
    game = game_with("knock-out-45", ["Ann", "Bo", "Cy", "Di"], winners=(0,), **tally)
    lines = scoreboard(WORDS, game, Style())
    assert names_in(lines) == ["Ann", "Cy", "Di", "Bo"]
    assert "★" in lines[1]
    assert WORDS.text("play-note-won") in lines[1]
    assert WORDS.text("play-note-left") in lines[3]
    assert WORDS.text("play-note-out") in lines[4]
    assert "★" not in "".join(scoreboard(WORDS, game, Style(unicode=False)))


def test_the_heading_says_whether_the_game_is_over() -> None:
    game = game_with("double-shutter", ["Ann", "Bo"])
    assert scoreboard(WORDS, game, Style())[0] == WORDS.text("play-interim")
    over = replace(game, phase=Phase.OVER)
    assert scoreboard(WORDS, over, Style())[0] == WORDS.text("play-final")


def test_columns_of_names_and_scores_are_aligned() -> None:
    lines = [PlayerLine("Ann", "7", "won", "*"), PlayerLine("Barbara", "12")]
    assert player_lines(lines, Style()) == [" * Ann      7   won", "   Barbara  12"]


def test_many_players_stand_in_several_columns_that_fit_the_width() -> None:
    lines = [PlayerLine(f"Player {number}", "10 points") for number in range(12)]
    found = player_lines(lines, Style(width=70))
    assert len(found) < len(lines)
    assert all(width(each) <= 70 for each in found)
    assert len(player_lines(lines[:4], Style(width=70))) == 4
