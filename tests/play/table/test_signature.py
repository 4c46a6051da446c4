"""Signatures at a live table: what is signed when, and that the record of the table shows it."""

from __future__ import annotations

import pytest

from shutbox.errors import CorruptRecordError
from shutbox.play import Hand, Record, SeatNumber, decide, legal, write_event
from shutbox.play.seal import check_sealed, check_signed
from shutbox.play.table.desk import new_desk, read_desk, step_bodies
from shutbox.play.table.entry import Begun, Called, Closed, Created, Entry, Opened, Played, Revealed, Sat
from shutbox.play.table.signature import end_notes, laid_statement, start_notes
from shutbox.play.table.state import OPEN, SERVER, Table, enter, record_of
from shutbox.play.table.step import Step, take_step
from tests.games.sealed import SECRET, seed
from tests.games.signed import OTHER
from tests.games.signed import SERVER as KEY
from tests.play.table.tables import ANN, BO, HAL, Keeper, created, seal

SALTS = ["00" * 16, "11" * 16]
HASH = "ab" * 32


def sealed_steps(first: Created | None = None) -> list[Step]:
    """A table at which all seats are taken, and the server has signed it."""
    steps = [take_step(None, (first or created(),), HAL)]
    for seat, (name, who) in enumerate((("Ann", ANN), ("Bo", BO))):
        steps.append(take_step(steps[-1].after, (Sat(SeatNumber(seat), name, seal(seat, who)),), who))
    notes = start_notes(steps[-1].after, KEY, 3, HASH, SALTS)
    return [*steps, take_step(steps[-1].after, (Called(notes),), HAL)]


def played_steps() -> list[Step]:
    """A game at that table, in which a seat goes to a bot; its envelope is not open yet."""
    steps = sealed_steps()
    shown = (Revealed(SeatNumber(0), seed(ANN).hex()), Begun([1]))
    steps.append(take_step(steps[-1].after, shown, SERVER))
    keeper, hand = Keeper(new_desk(steps), []), Hand(SeatNumber(1), "Club", "club")
    while not keeper.table.ended:
        game = keeper.table.live
        action = hand if len(keeper.stored) == 1 else legal(game)[0]
        event = decide(game, action, keeper.dice())
        keeper.stored.append(b"")
        steps.append(take_step(keeper.table, (Played(write_event(game, event), event),), SERVER))
        keeper.desk.table = steps[-1].after
    return steps


def opened(table: Table, key: object = KEY) -> Opened:
    """The entry that opens the envelope and signs the end."""
    return Opened(SECRET.hex(), end_notes(table, key, SECRET.hex()))  # type: ignore[arg-type]


def record(table: Table) -> Record:
    """The record of a table."""
    found = record_of(table)
    assert found is not None
    return found


def test_the_record_of_a_signed_table_shows_its_signatures_from_the_first_event_on() -> None:
    for step in played_steps()[4:]:
        attestation = check_signed(record(step.after), KEY.public.hex())
        assert attestation is not None
        assert not attestation.ended


def test_the_end_of_a_game_is_signed_with_all_its_events() -> None:
    table = played_steps()[-1].after
    found = record(enter(table, opened(table), SERVER))
    attestation = check_signed(found, KEY.public.hex())
    assert attestation is not None
    assert attestation.ended
    assert attestation.signing.count == len(found.events)
    assert check_sealed(found) is not None
    assert [event for event in found.events if isinstance(event, Hand)]


def test_stored_entries_lead_to_the_same_record() -> None:
    steps = played_steps()
    steps.append(take_step(steps[-1].after, (opened(steps[-1].after),), SERVER))
    bodies = step_bodies(steps)
    assert read_desk(bodies).table == steps[-1].after
    for count in range(4, len(bodies)):
        again = read_desk(bodies[:count]).table
        assert again.signing is not None
        assert again.signing.names[0].salt == SALTS[0]


def test_a_name_that_is_forgotten_in_the_entries_leaves_the_signatures_valid() -> None:
    steps = played_steps()
    steps.append(take_step(steps[-1].after, (opened(steps[-1].after),), SERVER))
    bodies = [body.replace(b'"Bo"', b'"X"') for body in step_bodies(steps)]
    assert check_fault(bodies) == "record-signed-name"
    forgotten = [body.replace(SALTS[1].encode(), b"forgotten") for body in bodies]
    attestation = check_signed(record(read_desk(forgotten).table), KEY.public.hex())
    assert attestation is not None
    assert (attestation.ended, attestation.signing.forgotten) == (True, (1,))


def check_fault(bodies: list[bytes]) -> str:
    """The code of what is wrong with the record of stored entries."""
    with pytest.raises(CorruptRecordError) as raised:
        check_signed(record(read_desk(bodies).table))
    return raised.value.code


def test_a_game_can_end_with_a_name_that_was_forgotten_before() -> None:
    bodies = [body.replace(SALTS[1].encode(), b"forgotten") for body in step_bodies(played_steps())]
    table = read_desk(bodies).table
    attestation = check_signed(record(enter(table, opened(table), SERVER)))
    assert attestation is not None
    assert attestation.ended


def test_an_abandoned_game_is_signed_as_far_as_it_went() -> None:
    table = enter(played_steps()[8].after, Closed(), HAL)
    found = record(enter(table, opened(table), SERVER))
    attestation = check_signed(found)
    assert attestation is not None
    assert attestation.ended
    assert attestation.signing.count == len(found.events) == 4


def test_another_key_signs_no_end() -> None:
    table = played_steps()[-1].after
    assert end_notes(table, OTHER, SECRET.hex()) == {}
    attestation = check_signed(record(enter(table, opened(table, OTHER), SERVER)))
    assert attestation is not None
    assert not attestation.ended


def test_without_a_signed_start_or_a_game_there_is_no_end_to_sign() -> None:
    steps = sealed_steps()
    assert end_notes(steps[-1].after, KEY, SECRET.hex()) == {}
    assert end_notes(steps[-2].after, KEY, SECRET.hex()) == {}
    plain = enter(enter(steps[-2].after, Called(), HAL), Begun([0, 1]), SERVER)
    assert end_notes(plain, KEY, SECRET.hex()) == {}
    found = record(enter(enter(plain, Closed(), HAL), Opened(SECRET.hex(), {"signed-end": "x"}), SERVER))
    assert check_signed(found) is None


@pytest.mark.parametrize("notes", [{"signed-key": "x"}, {"signed-x": "y"}])
def test_malformed_signatures_are_refused(notes: dict[str, str]) -> None:
    entry: Entry = Called(notes)
    with pytest.raises(CorruptRecordError, match="record-seal-note"):
        enter(sealed_steps()[-2].after, entry, HAL)


def test_what_is_signed_of_a_table_is_its_seal_and_its_row() -> None:
    table = sealed_steps(created(kinds=(OPEN, OPEN), starter=1))[-1].after
    statement = laid_statement(table, 3, HASH)
    assert (statement.public, statement.commitment, statement.n) == (table.public, table.commitment, 3)
    shown = enter(enter(table, Begun([]), SERVER), Closed(), HAL)
    found = record(enter(shown, opened(shown), SERVER))
    assert found.starter == 1
    assert check_signed(found) is not None
