"""The words of commands, in every language."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from shutbox.cli.game.vocabulary import Command, command_word, command_words, plain_word, read_command
from shutbox.words import Words, locales

ENGLISH = Words()


@pytest.mark.parametrize("locale", locales())
def test_no_word_means_two_commands_in_a_language_or_in_english(locale: str) -> None:
    meanings = defaultdict(set)
    for words in (ENGLISH, Words(locale)):
        for command in Command:
            for word in command_words(words, command):
                meanings[plain_word(word)].add(command)
    assert {word: commands for word, commands in meanings.items() if len(commands) > 1} == {}


@pytest.mark.parametrize("locale", locales())
def test_every_word_of_a_command_is_understood_whatever_its_case_and_accents(locale: str) -> None:
    words = Words(locale)
    for command in Command:
        for word in (*command_words(words, command), *command_words(ENGLISH, command)):
            for spelling in (word, word.upper(), word.title(), plain_word(word)):
                assert read_command(words, f"  {spelling}  Bo Lee ") == (command, "Bo Lee")


@pytest.mark.parametrize("locale", locales())
def test_a_word_is_one_that_no_other_answer_can_be(locale: str) -> None:
    """A number, tiles and faces begin with a digit, and several words would be read as a word and its arguments."""
    for command in Command:
        for word in command_words(Words(locale), command):
            assert word == "?" or re.fullmatch(r"[^\W\d_]+", word), word


@pytest.mark.parametrize("locale", [locale for locale in locales() if locale != "en"])
def test_a_language_has_words_of_its_own(locale: str) -> None:
    same = [each for each in Command if command_word(Words(locale), each) == command_word(ENGLISH, each)]
    assert {*same} <= {Command.HELP, Command.LINK, Command.HINT, Command.START, Command.TOTAL}


@pytest.mark.parametrize(
    ("locale", "text", "command"),
    [
        ("de", "zurueck", Command.UNDO),
        ("de", "ZURUCK", Command.UNDO),
        ("de", "schliessen", Command.CLOSE),
        ("es", "quien", Command.WHO),
        ("da", "hjaelp", Command.HELP),
        ("da", "sla", Command.THROW),
        ("fr", "demarrer", Command.START),
        ("ru", "ОТМЕНА", Command.UNDO),
        ("ru", "undo", Command.UNDO),
        ("en", "help", Command.HELP),
        ("en", "record", Command.SAVE),
        ("en", "zurück", None),
        ("en", "6+2", None),
        ("en", "", None),
    ],
)
def test_words_as_people_type_them(locale: str, text: str, command: Command | None) -> None:
    assert read_command(Words(locale), text)[0] is command
