"""What can be asked of a table, at each stage and by whom."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shutbox.cli.game.vocabulary import Command, command_word
from shutbox.cli.live.table_command import (
    COMMANDS_BY_STAGE,
    Request,
    command_help,
    own_seat,
    read_request,
    read_seat,
)
from shutbox.errors import NotationError
from shutbox.play.events import SeatNumber
from shutbox.play.table.entry import Sat
from shutbox.play.table.state import Stage
from shutbox.words import Words
from tests.cli.live_tables import mirror_of, new_table, sealed_table
from tests.docs.page import read, rows

WORDS = Words()
TABLE_COMMANDS = {command for commands in COMMANDS_BY_STAGE.values() for command in commands}


def test_an_order_is_its_first_word_and_only_at_its_stage() -> None:
    assert read_request(WORDS, Stage.WAITING, " Sit 2 Bo ") == Request(Command.SIT, "2 Bo")
    assert read_request(WORDS, Stage.PLAYING, "sit 2 Bo") is None
    assert read_request(WORDS, Stage.PLAYING, "6+2") is None
    assert read_request(WORDS, Stage.WAITING, "") is None
    assert (
        read_request(WORDS, Stage.PLAYING, "help") == read_request(WORDS, Stage.WAITING, "?") == Request(Command.HELP)
    )
    assert read_request(WORDS, Stage.PLAYING, "save x") == Request(Command.SAVE, "x")
    assert read_request(WORDS, Stage.WAITING, "save x") is None
    assert read_request(Words("de"), Stage.WAITING, "Setzen 2 Bo") == Request(Command.SIT, "2 Bo")
    assert read_request(Words("de"), Stage.WAITING, "sit 2 Bo") == Request(Command.SIT, "2 Bo")


@pytest.mark.parametrize("stage", Stage)
def test_one_can_always_get_help_and_leave(stage: Stage) -> None:
    assert {Command.HELP, Command.QUIT, Command.WHO, Command.LINK} <= set(COMMANDS_BY_STAGE[stage])


def test_a_seat_is_meant_by_number_or_name() -> None:
    mirror = mirror_of(
        new_table("open", "open", "open"), Sat(SeatNumber(0), "Ann"), Sat(SeatNumber(2), "Bo 2"), you=(0, 2)
    )
    assert [read_seat(mirror.known_table, text) for text in ("1", "2", "ann", "Bo 2")] == [0, 1, 0, 2]
    assert own_seat(mirror, "bo 2") == 2
    twins = mirror_of(new_table("open", "open"), Sat(SeatNumber(0), "Ann"), Sat(SeatNumber(1), "ann"), you=(0, 1))
    assert [own_seat(twins, text) for text in ("Ann", "ann")] == [0, 1]
    with pytest.raises(NotationError, match="the players Ann and ann"):
        own_seat(twins, "ANN")
    for text in ("0", "4", "Cy", "", "²", "9999"):
        with pytest.raises(NotationError, match="join-seat"):
            read_seat(mirror.known_table, text)
    with pytest.raises(NotationError, match="join-which"):
        own_seat(mirror, "")
    with pytest.raises(NotationError, match="join-nobody"):
        own_seat(mirror_of(new_table()), "")


def test_the_page_about_servers_names_every_order() -> None:
    command_names = [row[0].strip("`").split()[0] for row in rows(read("docs/server.md"), "### What can be typed")]
    assert sorted(set(command_names)) == sorted(command_word(WORDS, each) for each in TABLE_COMMANDS)


def test_the_help_lists_the_commands_that_are_allowed() -> None:
    def named(you: tuple[int, ...], *, host: bool) -> set[str]:
        return {row[0].split()[0] for row in command_help(Words(), mirror_of(*sealed_table(), you=you, host=host))}

    assert named((), host=False) == {"show", "who", "save", "link", "?", "quit"}
    assert named((0,), host=False) - named((), host=False) == {"hint", "undo", "leave", "move"}
    assert named((0,), host=True) - named((0,), host=False) == {"close"}


def test_the_help_says_what_can_be_done_about_a_player_who_is_away_and_how_to_come_back() -> None:
    def named(you: tuple[int, ...], **known: object) -> set[str]:
        mirror = replace(mirror_of(*sealed_table(), you=you, host=False), **known)  # type: ignore[arg-type]
        return {row[0].split()[0] for row in command_help(Words(), mirror)}

    assert named((0,), gone=frozenset({1})) - named((0,)) == {"fill", "remove"}
    assert named((), gone=frozenset({1})) == named(())
    assert named((), back=(0,)) - named(()) == {"return"}
