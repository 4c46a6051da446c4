"""How far ahead bots and hints look while people wait, and what they say about it."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from shutbox.cli.game.foresight import PATIENCE, foresight_text, is_shortened, reached_horizon, solving
from shutbox.cli.terminal.stream import Terminal
from shutbox.play import Game, new_game
from shutbox.rules import changed, named
from shutbox.solve.solution import contents
from shutbox.value import Horizon, options
from shutbox.words import Words, locales
from tests.cli.console import run, typed_lines

PLAYERS = ("Ann", "Bo", "Cy", "Di")


@pytest.fixture(autouse=True)
def _empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path / "tables"))


def game_of(name: str, players: int, **changes: str) -> Game:
    return new_game(changed(named(name), changes), PLAYERS[:players])


@pytest.mark.parametrize(
    ("name", "players", "horizon", "shortened"),
    [
        ("shut-the-box", 4, Horizon.GAME, False),
        ("ferme-ta-boite", 2, Horizon.GAME, False),
        ("double-shutter", 2, Horizon.GAME, False),
        ("double-shutter", 4, Horizon.FORECAST, True),
        ("last-one-standing", 2, Horizon.GAME, False),
        ("last-one-standing", 4, Horizon.ROUND, True),
        ("triple", 2, Horizon.TURN, True),
    ],
)
def test_a_game_is_looked_at_as_far_as_people_wait(
    name: str, players: int, horizon: Horizon, *, shortened: bool
) -> None:
    game = game_of(name, players)
    assert (reached_horizon(game), is_shortened(game)) == (horizon, shortened)


def test_what_is_needed_is_made_and_no_more() -> None:
    game = game_of("double-shutter", 2, box="123/321", rounds="2", set_up="12./321")
    with solving(Words(), game, Terminal(StringIO(), StringIO(), StringIO())):
        assert [solution.about["kind"] for _, solution in contents() if solution] == ["chase-game"]
        assert options(game, budget=PATIENCE).horizon is Horizon.GAME


@pytest.mark.parametrize("locale", locales())
def test_the_two_horizons_are_told_apart(locale: str) -> None:
    words = Words(locale)
    assert foresight_text(words, Horizon.TURN) != foresight_text(words, Horizon.ROUND)


def test_a_hint_says_how_far_it_looks_where_it_could_look_further() -> None:
    answers = typed_lines("6 6", "1 1", "1 2", "1 2", "3 5", "hint", "quit")
    players = ["--players", "Ann,Bo,Cy,Di", "--dice", "typed"]
    shown = run("play", "last-one-standing", *players, typed=answers).out
    assert "The expected points of the round:" in shown
    assert "look as far as this round" in " ".join(shown.split())
    shown = run("play", "nine", "--players", "Ann,Bo", "--dice", "typed", typed=typed_lines("4 5", "hint", "quit")).out
    assert "look as far as" not in " ".join(shown.split())


def test_a_game_with_bots_says_so_before_its_first_question() -> None:
    begin = " ".join(run("play", "triple", "--players", "Ann,@perfect").out.partition(" > ")[0].split())
    assert "look as far as this turn" in begin
    for players in ("Ann,Bo", "Ann,@highest"):
        assert "look as far as" not in run("play", "triple", "--players", players).out


def test_a_game_with_a_bot_begins_before_anything_is_solved() -> None:
    result = run("play", "double-shutter", "--players", "Ann,@perfect")
    assert "Ann, Enter throws one die for the start" in result.out
    assert contents() == []
