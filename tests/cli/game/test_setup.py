"""Which game is played, and who plays it."""

from __future__ import annotations

from io import StringIO

import pytest

from shutbox.cli.game.setup import DEFAULT_RULES, ask_players, ask_rules, menu, players_text, rules_by_answer, seats
from shutbox.cli.line.arguments import UsageError
from shutbox.cli.terminal.grid import width
from shutbox.cli.terminal.stream import Terminal
from shutbox.errors import NotationError
from shutbox.play import Seat
from shutbox.rules import named, names
from shutbox.words import Words, locales

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


def test_a_bot_whose_name_somebody_has_gets_a_number() -> None:
    title = WORDS.text("bots-title", bot="club")
    assert seats(WORDS, f"{title.upper()},@club")[1] == Seat(f"{title} 2", "club")


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(NotationError, match="bot-unknown"):
        seats(WORDS, "Ann,@nobody")


def test_players_are_asked_for_until_they_are_accepted() -> None:
    terminal, out = typing("Ann,ann", "@nobody,Ann", ",".join("abcde"), "Ann, Bo")
    assert ask_players(WORDS, terminal, named("last-one-standing")) == [Seat("Ann"), Seat("Bo")]
    assert out.getvalue().count(" > ") == 4


def test_somebody_plays_when_no_name_is_typed() -> None:
    terminal, _ = typing("")
    assert ask_players(WORDS, terminal, named("nine")) == [Seat(WORDS.text("play-somebody"))]


def test_enter_takes_the_last_game_and_the_last_players() -> None:
    terminal, out = typing("", "")
    assert ask_rules(WORDS, terminal, "nine") == named("nine")
    players = ask_players(WORDS, terminal, named("nine"), "Ann, @club")
    assert players == seats(WORDS, "Ann,@club")
    assert "(Enter: 6)" in out.getvalue()
    assert "(Enter: Ann, @club)" in out.getvalue()


@pytest.mark.parametrize("last", ["", "a,b,c,d,e", "Ann,@nobody", "Ann,Ann", "\x1b[2J"])
def test_players_who_cannot_play_this_game_are_not_offered(last: str) -> None:
    terminal, _ = typing("")
    assert ask_players(WORDS, terminal, named("last-one-standing"), last) == [Seat(WORDS.text("play-somebody"))]


@pytest.mark.parametrize("last", ["", "frobnicate", "our-rules.toml"])
def test_a_game_that_is_not_in_the_menu_is_not_offered(last: str) -> None:
    terminal, _ = typing("")
    assert ask_rules(WORDS, terminal, last) == named(DEFAULT_RULES)


def test_players_can_be_written_as_they_are_typed() -> None:
    text = "Ann, @club, @club, Bo"
    assert players_text(seats(WORDS, text)) == text


@pytest.mark.parametrize("locale", locales())
def test_a_question_mark_explains_the_question(locale: str) -> None:
    words = Words(locale)
    terminal, out = typing("?", "6", "?", "Ann")
    ask_rules(words, terminal)
    ask_players(words, terminal, named("nine"))
    text = " ".join(out.getvalue().split())
    assert " ".join(words.text("play-why-rules").split()) in text
    assert "@club" in text.rpartition(" > ")[0].rpartition(" > ")[2]
