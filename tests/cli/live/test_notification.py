"""What a terminal says of what comes from the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from shutbox.cli.live.notification import MOST_MISSED, notify
from shutbox.cli.live.synchronizer import SyncComplete
from shutbox.play.events import SeatNumber
from shutbox.play.table.entry import Begun, Called, Closed, Played, Rematched, Sat, entry_data
from tests.cli.live_tables import PUBLIC, mirror_of, sealed_table, typed_table
from tests.cli.seated_terminal import SeatedTerminal, waiting_terminal


def test_a_new_entry_is_told_in_a_sentence(tmp_path: Path) -> None:
    table = waiting_terminal(tmp_path, Sat(SeatNumber(0), "Ann"), you=(0,))
    table.enter(Sat(SeatNumber(1), "Bo"))
    assert table.out.getvalue() == "  Bo takes seat 2.\n"


def test_others_who_come_and_go_are_told_but_not_twice(tmp_path: Path) -> None:
    table = waiting_terminal(tmp_path, Sat(SeatNumber(0), "Ann"), you=(0,))
    table.enter(Sat(SeatNumber(1), "Bo"))
    said = table.out.getvalue()
    table.receive({"present": [0, 1], "watching": 0})
    assert table.out.getvalue() == said, "that Bo is there was said with the seat"
    table.receive({"present": [0], "watching": 0})
    assert table.out.getvalue().removeprefix(said) == f"  {table.guest.words.text('join-away', who='Bo')}\n"
    table.receive({"present": [0, 1], "watching": 0})
    assert table.out.getvalue().endswith(f"  {table.guest.words.text('join-here', who='Bo')}\n")


def test_own_connections_are_not_told(tmp_path: Path) -> None:
    table = waiting_terminal(tmp_path, Sat(SeatNumber(0), "Ann"), you=(0,))
    table.receive({"present": [0], "watching": 0})
    table.receive({"present": [], "watching": 0})
    assert table.out.getvalue() == ""


def test_a_refused_command_is_told_with_its_reason(tmp_path: Path) -> None:
    table = SeatedTerminal(tmp_path, mirror_of(*typed_table(), you=(0,)))
    table.guest.follow_rematch = True
    table.guest.sync.command("play", word="9")
    table.refuse("not-now")
    assert table.out.getvalue() == "No: not-now.\n"
    assert not table.guest.follow_rematch
    assert table.guest.retry is None


def test_a_stale_command_is_tried_again_unless_the_autopilot_sent_it(tmp_path: Path) -> None:
    table = SeatedTerminal(tmp_path, mirror_of(*typed_table(), you=(0,)))
    for do, again in (("play", True), ("seal", False)):
        table.guest.sync.command(do, seat=0)
        table.refuse("stale")
        assert (table.guest.retry is not None) == again
    assert table.out.getvalue() == ""


@pytest.mark.parametrize("entry", [Begun([]), Closed()])
def test_a_seed_is_deleted_once_it_is_of_no_use(tmp_path: Path, entry: Begun | Closed) -> None:
    table = waiting_terminal(tmp_path, Sat(SeatNumber(0), "Ann"), Sat(SeatNumber(1), "Bo"), you=(0,))
    credentials = table.guest.credentials
    seal = credentials.seal(PUBLIC, 0)
    if isinstance(entry, Begun):
        table.enter(Called())
    assert credentials.holds(PUBLIC, 0, seal)
    table.enter(entry)
    assert not credentials.holds(PUBLIC, 0, seal)


def test_what_was_missed_is_told_after_a_reconnect_up_to_a_limit(tmp_path: Path) -> None:
    table = SeatedTerminal(tmp_path, mirror_of(*typed_table(), you=(0,)))
    table.guest.sync.suspend()
    table.guest.missed_lines += [f"line {number}" for number in range(MOST_MISSED)]
    table.enter(Played("4,5t"))
    assert table.out.getvalue() == ""
    notify(table.guest, SyncComplete(first=False))
    lines = table.out.getvalue().splitlines()
    words = table.guest.words
    assert lines[:2] == [words.text("join-again"), f"  {words.text('join-missed', count=1)}"]
    assert (lines[2], len(lines)) == ("  line 1", 2 + MOST_MISSED)
    assert not table.guest.missed_lines


def test_a_coach_of_another_version_does_no_harm(tmp_path: Path) -> None:
    table = SeatedTerminal(tmp_path, mirror_of(*typed_table(), you=(0,)))
    table.receive({"hint": {"unknown": 1}})
    assert table.out.getvalue().replace("\n", " ").strip() == table.guest.words.text("join-coach-strange")


def test_a_rematch_that_was_asked_for_is_followed_without_a_word(tmp_path: Path) -> None:
    for follows in (False, True):
        table = SeatedTerminal(tmp_path, mirror_of(*sealed_table(), Closed(), you=(0,)))
        table.guest.follow_rematch = follows
        table.receive({"n": table.guest.mirror.n + 1, "event": entry_data(Rematched("1" * 12))})
        assert (table.out.getvalue() == "") == follows


def test_a_terminal_shows_who_wants_to_play_again_and_for_whom_it_waits(tmp_path: Path) -> None:
    table = SeatedTerminal(tmp_path, mirror_of(*sealed_table(), Closed(), you=(0,)))
    table.receive({"again": {"yes": [1], "asked": [0], "missing": []}})
    table.receive({"again": {"yes": [0], "asked": [], "missing": [1], "seconds": 14.2}})
    table.receive({"again": {"yes": [0], "asked": [1], "missing": []}})
    table.receive({"again": {"yes": [], "asked": [], "missing": []}})
    assert [line.strip() for line in table.out.getvalue().splitlines() if line.strip()] == [
        "Bo wants to play again: rematch joins in.",
        "You want to play again. Away: Bo. The next game begins in 15 s.",
        "You want to play again. Waiting for Bo.",
    ]


def test_at_a_server_that_asks_nobody_a_rematch_is_asked_for_at_once(tmp_path: Path) -> None:
    table = SeatedTerminal(tmp_path, mirror_of(*sealed_table(), Closed(), you=(0,)))
    table.guest.follow_rematch = True
    table.guest.sync.command("again")
    table.refuse("wish-unknown")
    assert table.last_command == {"do": "rematch"}
    assert table.guest.follow_rematch
