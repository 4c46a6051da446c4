"""A table folded from what a server tells, and for whom it waits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shutbox.cli.live.mirror import apply_entry, apply_state, changes_hands, is_behind, is_next
from shutbox.errors import ShutboxError
from shutbox.play.events import SeatNumber
from shutbox.play.table.entry import Begun, Called, Entry, Moved, Played, Sat, Sealed, Stood, entry_data
from tests.cli.live_tables import mirror_of, new_table, sealed_table, typed_table


def test_a_terminal_acts_for_its_own_seats_alone() -> None:
    mirror = mirror_of(*sealed_table(), you=(1,))
    assert not mirror.acts
    assert replace(mirror, you=(0, 1)).acts
    assert not replace(mirror, you=(), host=True).acts


def test_with_a_pencil_whoever_is_seated_acts_for_all() -> None:
    mirror = mirror_of(*typed_table(pencil=True), you=(1,))
    assert mirror.acts
    assert replace(mirror, you=(), host=True).acts
    assert not replace(mirror, you=()).acts


def test_somebody_acts_for_a_bot_where_dice_are_typed_and_only_to_throw() -> None:
    seated: list[Entry] = [Sat(SeatNumber(1), "Bo"), Called(), Begun([])]
    entries = [new_table("fewest-tiles", "open", dice="typed"), *seated]
    mirror = mirror_of(*entries, you=(1,))
    assert mirror.acts
    assert not replace(mirror, you=()).acts
    assert not mirror_of(*entries, Played("4,5t"), you=(1,)).acts
    assert not mirror_of(new_table("fewest-tiles", "open"), *seated, you=(1,)).acts


def test_an_entry_counts_once_and_in_its_place() -> None:
    mirror = mirror_of(new_table())
    sat = {"n": 2, "event": entry_data(Sat(SeatNumber(0), "Ann"))}
    assert is_next(mirror, sat)
    after, entry = apply_entry(mirror, sat)
    assert (after.n, entry) == (2, Sat(SeatNumber(0), "Ann"))
    assert not is_next(after, sat)
    assert not is_behind(after, sat)
    assert is_behind(mirror, {"n": 3, "view": {}})
    assert not is_behind(mirror, {"n": 9, "ok": True})


def test_an_entry_that_cannot_be_says_that_programs_differ() -> None:
    for event in (
        {"kind": "flew"},
        entry_data(new_table()),
        entry_data(Played("4,5t")),
        entry_data(Stood(SeatNumber(7))),
    ):
        with pytest.raises(ShutboxError, match="join-entry"):
            apply_entry(mirror_of(new_table()), {"n": 2, "event": event})


def test_what_is_told_beside_entries_is_kept_until_it_changes() -> None:
    mirror = apply_state(
        mirror_of(new_table()), {"you": [1], "host": True, "view": {}, "n": 1, "clock": 3.5, "wants": 2}
    )
    assert (mirror.you, mirror.host, mirror.clock, mirror.wants) == ((1,), True, 3.5, 2)
    mirror = apply_state(mirror, {"present": [0], "watching": 2})
    assert (mirror.present, mirror.watching, mirror.you) == (frozenset({0}), 2, (1,))
    assert apply_state(mirror, {"view": {}, "n": 1}).clock is None
    assert apply_state(mirror, {"pong": 1}) == mirror


def test_only_some_entries_change_hands() -> None:
    some: list[Entry] = [
        Sat(SeatNumber(0), "Ann"),
        Stood(SeatNumber(0)),
        Moved(SeatNumber(0)),
        Played("seat:1=club,Club"),
    ]
    others: list[Entry] = [Sealed(SeatNumber(0), "0" * 64), Called(), Played("4,5t")]
    assert all(map(changes_hands, some))
    assert not any(map(changes_hands, others))
