"""Which game is played, and who plays it."""

from __future__ import annotations

from io import StringIO

import pytest

from shutbox.cli.game.setup import DEFAULT_RULES, ask_players, ask_rules, menu, rules_by_answer, seats
from shutbox.cli.line.arguments import UsageError
from shutbox.cli.terminal.grid import width
from shutbox.cli.terminal.stream import Terminal
from shutbox.errors import NotationError, ShutboxError
from shutbox.play import Seat
from shutbox.rules import named, names
from shutbox.words import Words

WORDS = Words()


def typing(*lines: str) -> tuple[Terminal, StringIO]:
    """A terminal at which these lines are typed, and what it shows."""
    out = StringIO()
    return Terminal(StringIO("".join(f"{line}\n" for line in lines)), out, StringIO()), out


def test_every_number_of_the_menu_is_its_game() -> None:
    text = "\n".join(menu(WORDS, 80))
    for number, name in enumerate(names(), 1):
        assert f"{number:>2})" in text
        assert rules_by_answer(str(number)) == named(name)


@pytest.mark.parametrize("columns", [40, 80, 120])
def test_the_menu_fits_the_width(columns: int) -> None:
    assert all(width(line) <= columns for line in menu(WORDS, columns)[1:])


def test_a_game_is_chosen_by_name_or_by_default() -> None:
    assert rules_by_answer("nine") == named("nine")
    assert rules_by_answer("") == named(DEFAULT_RULES)


@pytest.mark.parametrize("text", ["0", "999", "9" * 50])
def test_a_number_outside_of_the_menu_is_refused(text: str) -> None:
    with pytest.raises(UsageError) as raised:
        rules_by_answer(text)
    assert raised.value.code == "game-number"
    assert raised.value.arguments == {"got": text, "most": len(names())}


def test_the_game_is_asked_for_until_the_answer_is_one() -> None:
    terminal, out = typing("0", "nien", "nine")
    assert ask_rules(WORDS, terminal) == named("nine")
    assert out.getvalue().count(" > ") == 3
    assert "did you mean nine" in out.getvalue().replace("\n", " ")


def test_the_end_of_the_input_ends_the_questions() -> None:
    terminal, _ = typing("0")
    with pytest.raises(EOFError):
        ask_rules(WORDS, terminal)


def test_players_are_names_and_bots() -> None:
    title = WORDS.text("bots-title", bot="club")
    assert seats(WORDS, "Ann, @club,@club , Bo") == [
        Seat("Ann"),
        Seat(title, "club"),
        Seat(f"{title} 2", "club"),
        Seat("Bo"),
    ]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(NotationError, match="bot-unknown"):
        seats(WORDS, "Ann,@nobody")


def test_players_are_asked_for_until_they_are_accepted() -> None:
    def two(players: list[Seat]) -> list[Seat]:
        if len(players) != 2:
            raise ShutboxError("box-empty")
        return players

    terminal, out = typing("Ann", "@nobody,Ann", "Ann, Bo")
    assert ask_players(WORDS, terminal, two) == [Seat("Ann"), Seat("Bo")]
    assert out.getvalue().count(" > ") == 3


def test_somebody_plays_when_no_name_is_typed() -> None:
    terminal, _ = typing("")
    assert ask_players(WORDS, terminal, list) == [Seat(WORDS.text("play-somebody"))]
