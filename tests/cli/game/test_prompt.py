"""Questions to the players, and what they can type."""

from __future__ import annotations

import pytest

from shutbox.cli.game.answer import numbered_moves
from shutbox.cli.game.prompt import answers, choices, command_row, guide, question
from shutbox.cli.game.vocabulary import Command, command_word
from shutbox.cli.terminal.stream import Style
from shutbox.play import Game, ThrowDice, evolve, new_game, read_event
from shutbox.rules import RuleSet, changed, from_data, named
from shutbox.words import Words, locales

WORDS = Words()
NINE = named("nine")
STANDING = changed(named("last-one-standing"), {"box": "nine", "total": "sum", "one_die": "never"})


def after(rules: RuleSet, story: str = "", players: tuple[str, ...] = ("Ann", "Bo")) -> Game:
    game = new_game(rules, list(players))
    for word in story.split():
        game = evolve(game, read_event(game, word))
    return game


def topics(game: Game, *, typed: bool) -> list[str]:
    """What can be typed, without its effect."""
    return [text for text, _ in answers(WORDS, game, typed=typed)]


def test_every_move_has_a_number() -> None:
    game = after(NINE, "4,5t")
    text = " ".join(choices(game, Style(width=200)))
    assert text.split()[:2] == ["1)", "9"]
    assert text.count(")") == len(numbered_moves(game)) == 8


def test_the_only_move_is_named_in_the_question() -> None:
    game = after(from_data({"box": [1, 2], "dice": 1, "faces": 2}), "2t")
    expected = WORDS.text("play-ask-only", who="Ann", tiles="2")
    assert question(WORDS, game, typed=False) == expected
    assert question(WORDS, after(NINE, "4,5t"), typed=False) == WORDS.text("play-ask-shut", who="Ann")


def test_whose_turn_it_is_and_how_many_dice_there_are_is_in_the_question() -> None:
    game = after(NINE)
    assert "Ann" in question(WORDS, game, typed=False)
    assert question(WORDS, game, typed=False) != question(WORDS, game, typed=True)
    bot = question(WORDS, game, typed=True, bot_action=ThrowDice(2))
    assert bot == WORDS.text("play-ask-bot", who="Ann", dice=2)


def test_a_choice_of_dice_is_offered_where_there_is_one() -> None:
    rules = changed(NINE, {"one_die": "highest:8:optional"})
    row = WORDS.text("play-type-count", word="")
    assert row in topics(after(rules, "4,5t 9"), typed=False)
    assert row not in topics(after(NINE), typed=False)
    assert row not in topics(after(rules, "4,5t 9"), typed=True)


@pytest.mark.parametrize(
    ("rules", "story", "typed", "expected"),
    [
        (NINE, "", False, ["enter"]),
        (NINE, "", True, ["faces", "sum", "total"]),
        (NINE, "4,5t", True, ["number", "tiles"]),
        (changed(NINE, {"off_mat": "end"}), "", True, ["faces", "sum", "total", "off"]),
        (changed(NINE, {"off_mat": "end"}), "", False, ["enter"]),
        (changed(NINE, {"off_mat": "choose"}), "4,5t 9 off:t", True, ["raise", "end"]),
        (STANDING, "6,6t 1,1t 1,1t 2 1,1t", True, ["take", "faces", "sum"]),
    ],
    ids=["throw", "typed", "shut", "off", "computer", "penalty", "survivor"],
)
def test_the_answers_fit_the_question(rules: RuleSet, story: str, *, typed: bool, expected: list[str]) -> None:
    game = after(rules, story)
    assert topics(game, typed=typed) == [command_row(WORDS, f"play-type-{each}", each)[0] for each in expected]


def test_the_guide_also_names_what_can_always_be_typed() -> None:
    text = "\n".join(guide(WORDS, after(NINE), Style(), typed=False))
    assert [line.split()[0] for line in text.splitlines() if line[2] != " "] == [
        "Enter", "hint", "undo", "leave", "save", "quit"
    ]  # fmt: skip


@pytest.mark.parametrize("locale", locales())
def test_questions_and_the_guide_name_commands_in_the_language_of_the_player(locale: str) -> None:
    words, game = Words(locale), after(STANDING, "6,6t 1,1t 1,1t 2 1,1t")
    take, undo, leave = (command_word(words, each) for each in (Command.TAKE, Command.UNDO, Command.LEAVE))
    assert take in question(words, game, typed=False)
    assert take in question(words, game, typed=True)
    text = " ".join(guide(words, game, Style(), typed=False))
    assert take in text
    assert undo in text
    assert f"{leave} Bo" in " ".join(text.split())
