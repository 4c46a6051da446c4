"""What players always see."""

from __future__ import annotations

from dataclasses import replace

from shutbox.cli.game.status import status
from shutbox.cli.report.scoreboard import scoreboard, totals
from shutbox.cli.terminal.stream import Style
from shutbox.play import Game, Seat, evolve, new_game, read_event
from shutbox.rules import RuleSet, changed, from_data, named
from shutbox.words import Words

WORDS = Words()


def game_after(rules: RuleSet, players: list[str], story: str) -> Game:
    game = new_game(rules, players)
    for word in story.split():
        game = evolve(game, read_event(game, word))
    return game


def status_lines(game: Game, style: Style | None = None) -> list[str]:
    return status(WORDS, game, style or Style())


def player_lines(game: Game) -> list[str]:
    """The lines between the heading and the box."""
    lines = status_lines(game)[1:]
    return lines[: lines.index("")]


TOY = {"box": [1, 2, 4], "dice": 1, "faces": 4, "off_mat": "end"}


def test_throws_for_the_start_show_no_box_yet() -> None:
    game = game_after(named("double-shutter"), ["Ann", "Bo", "Cy"], "4t")
    assert status_lines(game)[1:] == [
        "   Ann  0 points  threw 4",
        " ▸ Bo   0 points  throws for the start",
        "   Cy   0 points  waits",
    ]


def test_a_chase_shows_holder_total_and_tries() -> None:
    rules = from_data(TOY | {"format": "chase"})
    game = game_after(rules, ["Ann", "Bo", "Cy"], "4t 4 off:t 2t")
    assert player_lines(game) == [
        "   Ann  0 points  holds 3",
        " ▸ Bo   0 points  at the box",
        "   Cy   0 points  waits",
    ]
    assert status_lines(game)[-1] == "  total now 7 · to beat 3 (Ann) · 2 tries left · thrown 2"
    game = game_after(rules, ["Ann", "Bo", "Cy"], "4t 4 2t 2 1t 1 off:t")
    assert player_lines(game)[:2] == ["   Ann  0 points  holds a shut box", "   Bo   0 points  ended with 7"]
    assert status_lines(game)[-1] == "  total now 7 · to match a shut box (Ann) · 1 try left"


def test_running_totals_and_limits_are_shown() -> None:
    rules = from_data(TOY | {"format": "knock-out", "limit": 10})
    game = game_after(rules, ["Ann", "Bo", "Cy"], "off:t off:t off:t 4t 4 off:t off:t")
    assert player_lines(game) == [
        " ▸ Ann  total 7   at the box",
        "   Bo   total 10  ended with 3",
        "   Cy   total 14  out",
    ]
    assert status_lines(game)[-1] == "  total now 7 · limit 10"


def test_last_one_standing_shows_who_is_out_of_the_round() -> None:
    rules = from_data(TOY | {"format": "last-one-standing", "limit": 3})
    game = game_after(rules, ["Ann", "Bo", "Cy"], "off:t")
    assert player_lines(game) == [
        "   Ann  0 points  out of the round",
        " ▸ Bo   0 points  at the box",
        "   Cy   0 points  waits",
    ]
    assert "3 points win" in status_lines(game)[-1]


def test_one_turn_each_shows_what_was_reached_and_who_has_left() -> None:
    game = game_after(from_data(TOY), ["Ann", "Bo", "Cy"], "4t 4 2t 2 1t 1 leave:3")
    assert player_lines(game) == ["   Ann  shut the box", " ▸ Bo   at the box", "   Cy   has left"]


def test_a_play_off_says_so() -> None:
    game = game_after(from_data(TOY | {"ties": "play-off"}), ["Ann", "Bo", "Cy"], "4t 4 off:t off:t 4t 4 off:t")
    assert " play-off, round 2 ─" in status_lines(game)[0]
    assert player_lines(game) == [" ▸ Ann  at the box", "   Bo", "   Cy   waits"]


def test_many_players_stand_side_by_side_and_long_names_are_cut() -> None:
    names = ["Maximiliane-Theodora", "Bo", "Cy", "Di", "Ed", "Flo"]
    game = game_after(from_data(TOY), names, "")
    assert player_lines(game) == [
        " ▸ Maximiliane-The…  at the box    Bo                waits",
        "   Cy                waits         Di                waits",
        "   Ed                waits         Flo               waits",
    ]


def test_every_line_fits_the_width() -> None:
    for width in (40, 80):
        for rules in (named("triple"), named("twelve"), named("last-one-standing")):
            players = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"][: rules.game.most_players]
            game = game_after(changed(rules, {"begins": "first"}), players, "6,6t")
            assert max(map(len, status_lines(game, Style(width=width)))) <= width


def test_without_unicode_everything_is_plain_letters() -> None:
    game = game_after(named("nine"), ["Ann", "Bo"], "3,5t")
    assert all(line.isascii() for line in status_lines(game, Style(unicode=False)))


def test_a_name_cannot_paint_the_screen() -> None:
    game = replace(new_game(from_data(TOY), ["Ann", "Bo"]), players=(Seat("\x1b[2J"), Seat("Bo")))
    assert player_lines(game)[0] == r" ▸ \x1b[2J  at the box"


def test_the_standing_names_the_best_first() -> None:
    rules = from_data(TOY | {"format": "running", "rounds": 1})
    game = game_after(rules, ["Ann", "Bo", "Cy"], "off:t 4t 4 off:t leave:3")
    assert scoreboard(WORDS, game, Style()) == [
        "How it ended",
        " ★ Bo   total 3  wins",
        "   Ann  total 7",
        "   Cy            has left",
    ]


def test_the_standing_in_colours_and_without_unicode() -> None:
    game = game_after(from_data(TOY), ["Ann", "Bo"], "off:t 4t 4 off:t")
    assert scoreboard(WORDS, game, Style(colour=True))[1].startswith(" \x1b[1m★ Bo ")
    assert scoreboard(WORDS, game, Style(unicode=False))[1].startswith(" * Bo ")


def test_totals_are_those_that_decide() -> None:
    assert totals(game_after(from_data(TOY), ["Ann"], "off:t")) == (7,)
    assert totals(game_after(from_data(TOY), ["Ann", "Bo"], "off:t")) == (7, None)
    assert totals(game_after(from_data(TOY | {"format": "chase"}), ["Ann", "Bo"], "off:t")) is None
