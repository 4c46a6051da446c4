"""What commands and answers at a live table do."""

from __future__ import annotations

from pathlib import Path

import pytest

from shutbox.cli.game.vocabulary import Command, command_word
from shutbox.cli.live.command_executor import execute, play_answer
from shutbox.cli.live.mirror import apply_state
from shutbox.cli.live.participant import Newcomer
from shutbox.cli.live.table_command import COMMANDS_BY_STAGE, Request
from shutbox.errors import IllegalActionError, NotationError
from shutbox.play import read_record
from shutbox.play.events import SeatNumber
from shutbox.play.table.entry import Closed, Rematched, Sat
from tests.cli.live_tables import mirror_of, sealed_table, typed_table
from tests.cli.seated_terminal import SeatedTerminal, waiting_terminal


def playing(tmp_path: Path, *story: str, you: tuple[int, ...] = (0,)) -> SeatedTerminal:
    return SeatedTerminal(tmp_path, mirror_of(*typed_table(*story), you=you))


@pytest.mark.parametrize(
    ("command", "arguments", "sent"),
    [
        (Command.STAND, "", {"do": "stand", "seat": 0}),
        (Command.REMOVE, "Bo", {"do": "remove", "seat": 1}),
        (Command.FILL, "2 club", {"do": "fill", "seat": 1, "bot": "club", "name": ""}),
        (Command.UNDO, "", {"do": "play", "word": "undo"}),
        (Command.HINT, "", {"do": "hint"}),
        (Command.REMATCH, "", {"do": "again"}),
    ],
)
def test_a_command_is_sent_with_its_arguments(
    tmp_path: Path, command: Command, arguments: str, sent: dict[str, object]
) -> None:
    table = waiting_terminal(tmp_path, Sat(SeatNumber(0), "Ann"), Sat(SeatNumber(1), "Bo"), you=(0,))
    execute(table.guest, Request(command, arguments))
    assert table.last_command == sent


@pytest.mark.parametrize(
    ("request_", "sent"),
    [
        (Request(Command.LEAVE), {"do": "leave", "seat": 0}),
        (Request(Command.CLOSE), {"do": "close"}),
    ],
    ids=["leave", "close"],
)
def test_what_cannot_be_undone_is_sent_when_it_is_confirmed(
    tmp_path: Path, request_: Request, sent: dict[str, object]
) -> None:
    table = playing(tmp_path)
    execute(table.guest, request_)
    assert table.sent == []
    assert table.guest.unconfirmed is not None
    execute(table.guest, table.guest.unconfirmed)
    assert table.last_command == sent
    assert table.guest.unconfirmed is None


def test_a_start_without_all_seals_is_confirmed_first(tmp_path: Path) -> None:
    table = waiting_terminal(
        tmp_path, Sat(SeatNumber(0), "Ann", "0" * 64), Sat(SeatNumber(1), "Bo"), you=(0,), host=True
    )
    start = Request(Command.START)
    execute(table.guest, start)
    assert table.sent == []
    execute(table.guest, start)
    assert table.last_command == {"do": "start", "without_seals": True}


def test_a_start_with_all_seals_needs_no_confirmation(tmp_path: Path) -> None:
    table = waiting_terminal(
        tmp_path, Sat(SeatNumber(0), "Ann", "0" * 64), Sat(SeatNumber(1), "Bo", "1" * 64), you=(0,), host=True
    )
    execute(table.guest, Request(Command.START))
    assert table.last_command == {"do": "start"}


@pytest.mark.parametrize(
    ("arguments", "newcomer"),
    [
        ("Bo", Newcomer("Bo", None, typed=True)),
        ("2 Bo", Newcomer("Bo", 1, typed=True)),
        ("2", Newcomer("2", typed=True)),
    ],
)
def test_newcomers_are_queued_with_or_without_a_seat(tmp_path: Path, arguments: str, newcomer: Newcomer) -> None:
    table = waiting_terminal(tmp_path)
    execute(table.guest, Request(Command.SIT, arguments))
    assert list(table.guest.newcomers) == [newcomer]


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        (Request(Command.SIT), "join-sit"),
        (Request(Command.FILL, "club"), "join-fill"),
        (Request(Command.FILL, "9 club"), "join-seat"),
        (Request(Command.REMOVE, "Cy"), "join-seat"),
        (Request(Command.STAND), "join-nobody"),
    ],
    ids=lambda each: each if isinstance(each, str) else each.command.value,
)
def test_a_command_with_bad_arguments_is_refused(tmp_path: Path, request_: Request, code: str) -> None:
    table = waiting_terminal(tmp_path)
    with pytest.raises(NotationError) as raised:
        execute(table.guest, request_)
    assert raised.value.code == code
    assert table.sent == []


def test_answers_to_the_game_are_sent_as_what_they_mean(tmp_path: Path) -> None:
    table = playing(tmp_path)
    play_answer(table.guest, "4 5")
    assert table.last_command == {"do": "report", "faces": [4, 5]}
    table = playing(tmp_path, "4,5t")
    play_answer(table.guest, "9")
    assert table.last_command == {"do": "play", "word": "9"}
    table = SeatedTerminal(tmp_path, mirror_of(*sealed_table(), you=(0,)))
    play_answer(table.guest, "")
    assert table.last_command == {"do": "throw", "dice": 2}


def test_a_bot_gets_as_many_dice_as_it_wants(tmp_path: Path) -> None:
    table = playing(tmp_path)
    table.guest.sync.mirror = apply_state(table.guest.mirror, {"wants": 1})
    with pytest.raises(IllegalActionError) as raised:
        play_answer(table.guest, "4 5")
    assert raised.value.arguments == {"got": 2, "allowed": [1]}


def test_the_record_is_saved_from_what_is_known_here(tmp_path: Path) -> None:
    table = playing(tmp_path, "4,5t", "9")
    execute(table.guest, Request(Command.SAVE, "ours.shutbox"))
    record = read_record((tmp_path / "ours.shutbox").read_text())
    assert record.game == table.guest.mirror.known_table.game
    assert " verify ours.shutbox" in table.out.getvalue()
    with pytest.raises(IllegalActionError, match="join-no-game"):
        execute(waiting_terminal(tmp_path).guest, Request(Command.SAVE))


def test_a_rematch_that_is_there_is_only_followed(tmp_path: Path) -> None:
    table = SeatedTerminal(tmp_path, mirror_of(*typed_table(), Closed(), Rematched("1" * 12), you=(0,)))
    execute(table.guest, Request(Command.REMATCH))
    assert table.guest.follow_rematch
    assert table.sent == []


def test_the_box_is_shown_with_choices_to_whoever_acts_and_the_scores_at_the_end(tmp_path: Path) -> None:
    for you, choices in (((0,), True), ((1,), False)):
        table = playing(tmp_path, "4,5t", you=you)
        execute(table.guest, Request(Command.SHOW))
        assert ("1) 9" in table.out.getvalue()) == choices
    table = SeatedTerminal(tmp_path, mirror_of(*typed_table("4,5t"), Closed(), you=(0,)))
    execute(table.guest, Request(Command.SHOW))
    assert table.guest.words.text("play-interim") in table.out.getvalue()


def test_who_and_show_name_the_players_before_a_game(tmp_path: Path) -> None:
    for command in (Command.WHO, Command.SHOW):
        table = waiting_terminal(tmp_path, Sat(SeatNumber(0), "Ann"))
        execute(table.guest, Request(command))
        assert "1  Ann" in table.out.getvalue()


def test_help_names_the_commands_of_the_stage(tmp_path: Path) -> None:
    table = playing(tmp_path)
    execute(table.guest, Request(Command.HELP))
    rare = (Command.FILL, Command.REMOVE, Command.RETURN, Command.CLOSE, Command.RENAME, Command.ORDER)
    for each in COMMANDS_BY_STAGE[table.guest.mirror.stage]:
        if each not in rare:
            assert command_word(table.guest.words, each) in table.out.getvalue()


def test_the_host_of_a_real_box_is_told_how_to_change_names_and_places(tmp_path: Path) -> None:
    table = SeatedTerminal(tmp_path, mirror_of(*typed_table(), you=(0,), host=True))
    execute(table.guest, Request(Command.HELP))
    assert "rename Ann=Anna" in table.out.getvalue()
    assert "order Bo, Ann" in table.out.getvalue()


@pytest.mark.parametrize(
    ("command", "arguments", "sent"),
    [
        (Command.RENAME, "Bo=Bob", {"do": "rename", "seat": 1, "name": "Bob"}),
        (Command.ORDER, "Bo, Ann", {"do": "order", "seats": [1, 0]}),
    ],
)
def test_names_and_places_are_sent_by_seat(
    tmp_path: Path, command: Command, arguments: str, sent: dict[str, object]
) -> None:
    table = playing(tmp_path)
    execute(table.guest, Request(command, arguments))
    assert table.last_command == sent


@pytest.mark.parametrize(
    ("answer", "sent"), [("=9", {"do": "report", "sum": 9}), ("total 17", {"do": "play", "word": "total:17"})]
)
def test_sums_and_totals_are_sent(tmp_path: Path, answer: str, sent: dict[str, object]) -> None:
    table = playing(tmp_path)
    play_answer(table.guest, answer)
    assert table.last_command == sent


def test_the_link_leads_to_the_table_and_quit_leaves_it(tmp_path: Path) -> None:
    table = playing(tmp_path)
    execute(table.guest, Request(Command.LINK))
    assert table.guest.address.link in table.out.getvalue()
    execute(table.guest, Request(Command.QUIT))
    assert table.guest.finished
    assert table.sent == []
