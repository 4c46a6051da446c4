"""What a terminal does by itself at a table, whatever comes in between."""

from __future__ import annotations

from pathlib import Path

import pytest

from shutbox.cli.live.autopilot import act, greet
from shutbox.cli.live.command_executor import sit
from shutbox.cli.live.mirror import apply_entry
from shutbox.cli.live.participant import Arrival
from shutbox.cli.network.client import RefusedError
from shutbox.errors import ShutboxError
from shutbox.play import Phase
from shutbox.play.events import SeatNumber
from shutbox.play.table.entry import Begun, Called, Played, Rematched, Revealed, Sat, Sealed, Stood, entry_data
from tests.cli.live_tables import PUBLIC, mirror_of, new_table, sealed_table, typed_table
from tests.cli.seated_terminal import SeatedTerminal, waiting_terminal


def test_a_command_that_came_after_a_seal_is_given_again_unseen(tmp_path: Path) -> None:
    table = waiting_terminal(tmp_path, Sat(SeatNumber(0), "Ann"), Sat(SeatNumber(1), "Bo"), host=True)
    table.guest.sync.command("start")
    table.refuse("stale")
    assert not table.guest.sync.idle
    table.enter(Sealed(SeatNumber(1), "0" * 64))
    assert act(table.guest)
    assert table.last_command == {"do": "start"}
    assert len({each["id"] for each in table.sent}) == 2
    assert table.sent[-1]["n"] == table.guest.mirror.n
    assert table.out.getvalue() == ""


def test_a_command_that_came_after_something_else_is_left_to_think_over(tmp_path: Path) -> None:
    table = waiting_terminal(tmp_path, Sat(SeatNumber(0), "Ann"), Sat(SeatNumber(1), "Bo"), host=True)
    table.guest.sync.command("remove", seat=1)
    table.refuse("stale")
    table.enter(Stood(SeatNumber(1)))
    assert act(table.guest)
    assert len(table.sent) == 1
    assert "Something happened meanwhile; look again." in table.out.getvalue()


def test_a_throw_is_not_made_twice_for_a_hint(tmp_path: Path) -> None:
    table = SeatedTerminal(tmp_path, mirror_of(*typed_table(), you=(0,)))
    table.guest.sync.command("report", faces=[4, 5])
    table.refuse("stale")
    table.enter(Played("hint:1"))
    assert act(table.guest)
    assert table.last_command == {"do": "report", "faces": [4, 5]}
    table.refuse("stale")
    table.enter(Played("4,5t"))
    assert act(table.guest)
    assert len(table.sent) == 2
    assert table.guest.mirror.known_table.live.phase is Phase.SHUT


def test_a_newcomer_takes_the_next_seat_if_the_first_one_was_taken_meanwhile(tmp_path: Path) -> None:
    table = SeatedTerminal(tmp_path, mirror_of(new_table()), Arrival(names=("Ann",)))
    greet(table.guest)
    assert act(table.guest)
    assert (table.last_command["seat"], table.last_command["name"]) == (0, "Ann")
    assert table.last_command["seal"] == table.guest.credentials.seal(PUBLIC, 0)
    table.refuse("stale")
    table.enter(Sat(SeatNumber(0), "Bo"))
    assert act(table.guest)
    assert table.last_command["seat"] == 1
    table.acknowledge()
    table.enter(Sat(SeatNumber(1), "Ann", table.guest.credentials.seal(PUBLIC, 1)))
    assert act(table.guest)
    assert not table.guest.newcomers
    assert "2  Ann" in table.out.getvalue()


def test_a_refused_seat_ends_the_command_but_is_only_reported_if_it_was_typed_at_the_table(tmp_path: Path) -> None:
    table = SeatedTerminal(tmp_path, mirror_of(new_table()), Arrival(names=("Ann",), seat=1))
    greet(table.guest)
    act(table.guest)
    with pytest.raises(RefusedError):
        table.refuse("seat-taken")
    sit(table.guest, "Bo", 1)
    act(table.guest)
    table.refuse("seat-taken")
    assert "No: seat-taken." in table.out.getvalue()
    table.enter(Sat(SeatNumber(0), "Cy"))
    table.enter(Sat(SeatNumber(1), "Di"))
    sit(table.guest, "Bo")
    act(table.guest)
    assert "No: every seat is taken" in table.out.getvalue()
    assert not table.guest.newcomers


def test_a_full_or_started_table_cannot_be_joined(tmp_path: Path) -> None:
    full = mirror_of(new_table(), Sat(SeatNumber(0), "Ann"), Sat(SeatNumber(1), "Bo"))
    for mirror, code in ((full, "join-full"), (mirror_of(*sealed_table()), "join-begun")):
        with pytest.raises(ShutboxError, match=code):
            greet(SeatedTerminal(tmp_path, mirror, Arrival(names=("Cy",))).guest)
        greet(SeatedTerminal(tmp_path, mirror, Arrival(watch=True)).guest)


def test_a_seat_from_elsewhere_is_sealed_and_its_seed_is_shown_only_when_all_are_there(tmp_path: Path) -> None:
    table = waiting_terminal(tmp_path, Sat(SeatNumber(0), "Ann"), Sat(SeatNumber(1), "Bo"), you=(1,))
    device = table.guest.credentials
    assert act(table.guest)
    assert table.last_command == {"do": "seal", "seat": 1, "seal": device.seal(PUBLIC, 1)}
    table.acknowledge()
    table.enter(Sealed(SeatNumber(1), device.seal(PUBLIC, 1)))
    assert not act(table.guest)
    seed = device.seed(PUBLIC, 1).hex()
    assert seed not in str(table.sent)
    table.enter(Called())
    assert act(table.guest)
    assert table.last_command == {"do": "reveal", "seat": 1, "seed": seed}
    table.acknowledge()
    table.enter(Revealed(SeatNumber(1), seed))
    assert not act(table.guest)
    table.enter(Begun([]))
    assert not device.holds(PUBLIC, 1, device.seal(PUBLIC, 1)) or device.seed(PUBLIC, 1).hex() != seed


def test_a_seed_that_is_not_the_one_sealed_is_never_shown(tmp_path: Path) -> None:
    table = waiting_terminal(
        tmp_path, Sat(SeatNumber(0), "Ann"), Sat(SeatNumber(1), "Bo", "0" * 64), Called(), you=(1,)
    )
    assert not act(table.guest)
    table.guest.credentials.seed(PUBLIC, 1)
    assert not act(table.guest)
    assert table.sent == []


def test_a_rejected_command_is_not_repeated_for_ever(tmp_path: Path) -> None:
    table = waiting_terminal(tmp_path, Sat(SeatNumber(0), "Ann"), you=(0,))
    assert act(table.guest)
    table.refuse("seal-format")
    assert not act(table.guest)


def test_the_way_to_the_rematch_leads_on_once_it_was_asked_for(tmp_path: Path) -> None:
    table = SeatedTerminal(tmp_path, mirror_of(*sealed_table(), you=(0,)))
    mirror, _ = apply_entry(
        table.guest.mirror, {"n": table.guest.mirror.n + 1, "event": entry_data(Rematched("1" * 12))}
    )
    table.guest.sync.mirror = mirror
    assert not act(table.guest)
    table.guest.follow_rematch = True
    assert act(table.guest)
    assert table.guest.next_table == "1" * 12
