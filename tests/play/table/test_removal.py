"""Entries without a person: the name and the id are gone, and the game is what it was."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from shutbox.play import read_record, write_record
from shutbox.play.events import SeatNumber
from shutbox.play.seal import check_signed
from shutbox.play.table.desk import read_body, read_desk, step_bodies
from shutbox.play.table.removal import without_person
from shutbox.play.table.settle import Hold
from shutbox.play.table.state import OPEN, SERVER, record_of, table_view
from shutbox.play.table.step import take_step
from tests.games.signed import SERVER as KEY
from tests.play.table.tables import ANN, BO, CY, EVE, HAL, Keeper, begun, device, keeper, play
from tests.play.table.test_signature import SALTS, opened, played_steps, record

ALIAS = "f" * 32


def forgotten(table: Keeper, holder: str) -> list[bytes]:
    """What is stored of a table without a device; the others and the game must not change."""
    after = without_person(table.stored, holder, ALIAS)
    assert len(after) == len(table.stored)
    assert holder.encode() not in b"".join(after)
    old, new = table.table, read_desk(after).table
    assert (old.stage, old.rules, old.commitment) == (new.stage, new.rules, new.commitment)
    if old.game is not None and new.game is not None:
        assert (old.game.tally, old.game.position, old.game.at) == (new.game.tally, new.game.position, new.game.at)
        record = record_of(new)
        assert record is not None
        assert read_record(write_record(record)).game == new.game
    return after


def names(stored: list[bytes]) -> list[str]:
    """Who sits at a table."""
    return [seat["name"] for seat in table_view(read_desk(stored).table)["seats"]]


def test_the_name_of_a_device_is_gone_from_every_entry_and_the_others_stay() -> None:
    table = play(begun(people="Ann Bo Cy", dice="typed"), "4,4 8")
    after = forgotten(table, BO)
    assert names(after) == ["Ann", "?2", "Cy"]
    assert b'"Bo"' not in b"".join(after)
    assert [place.holder for place in read_desk(after).table.places] == [ANN, ALIAS, CY]
    # Entries of others are the same bytes.
    kept = [(one, other) for one, other in zip(table.stored, after, strict=True) if BO.encode() not in one]
    assert kept
    assert all(one == other for one, other in kept)


def test_names_that_came_later_go_too_and_only_the_own_ones() -> None:
    table = begun(people="Ann Bo", dice="typed", pencil=True)
    assert not table.ask(ANN, "rename", seat=1, name="Bobby é")
    assert not table.ask(ANN, "rename", seat=0, name="Anna")
    table.lose(BO)
    assert not table.ask(ANN, "fill", seat=1, bot="club", name="Robot")
    assert not table.ask(BO, "return", seat=1)
    after = forgotten(table, BO)
    assert names(after) == ["Anna", "?2"]
    text = b"".join(after).decode()
    assert "Bobby" not in text
    assert "Anna" in text
    assert "Robot" in text


def test_a_seat_whose_player_is_replaced_forgets_the_player() -> None:
    table = begun(people="Ann Bo", dice="typed")
    table.lose(BO)
    assert not table.ask(ANN, "fill", seat=1, bot="club", name="Robot")
    view = table_view(read_desk(forgotten(table, BO)).table)["seats"][1]
    assert (view["name"], view["player"]) == ("Robot", "?2")


def test_whoever_stood_up_again_leaves_no_name_behind() -> None:
    table = keeper(kinds=(OPEN, OPEN, "club"))
    assert not table.ask(BO, "sit", seat=0, name="Bo")
    assert not table.ask(BO, "stand", seat=0)
    assert not table.ask(CY, "sit", seat=0, name="Cy")
    assert not table.ask(EVE, "sit", seat=1, name="Eve")
    assert not table.ask(HAL, "fill", seat=1, bot="club", name="Max")
    after = forgotten(table, BO)
    assert b'"Bo"' not in b"".join(after)
    assert names(after) == ["Cy", "Max", "Club 2"]
    assert b'"Eve"' not in b"".join(forgotten(table, EVE))


def test_a_name_goes_with_the_device_that_held_the_seat_last() -> None:
    table = begun(people="Ann Bo")
    assert not table.keep(Hold(SeatNumber(1)), EVE)
    assert names(forgotten(table, BO)) == ["Ann", "Bo"]
    assert names(forgotten(table, EVE)) == ["Ann", "?2"]


def test_the_new_name_is_nobody_else_s() -> None:
    table = keeper(kinds=(OPEN, OPEN, OPEN))
    for seat, name in enumerate(("?3", "??3", "Bo")):
        assert not table.ask(device(name), "sit", seat=seat, name=name)
    assert not table.ask(HAL, "start", without_seals=True)
    assert names(forgotten(table, BO)) == ["?3", "??3", "???3"]


def test_a_host_without_a_seat_leaves_no_id_behind() -> None:
    table = begun()
    after = forgotten(table, HAL)
    assert read_desk(after).table.host == ALIAS
    assert names(after) == ["Bo", "Cy"]


def test_a_device_that_was_never_there_changes_nothing() -> None:
    table = begun()
    assert without_person(table.stored, EVE, ALIAS) == table.stored


def test_signatures_still_fit_without_the_name_and_its_salt() -> None:
    steps = played_steps()
    for count in range(4, len(steps)):
        after = without_person(step_bodies(steps[:count]), BO, ALIAS)
        table = read_desk(after).table
        assert table.signing is not None
        assert table.signing.forgotten == (1,)
    steps.append(take_step(steps[-1].after, (opened(steps[-1].after),), SERVER))
    after = without_person(step_bodies(steps), BO, ALIAS)
    assert SALTS[1].encode() not in b"".join(after)
    assert SALTS[0].encode() in b"".join(after)
    attestation = check_signed(record(read_desk(after).table), KEY.public.hex())
    assert attestation is not None
    assert (attestation.ended, attestation.signing.forgotten) == (True, (1,))


@given(st.lists(st.sampled_from(["4,4", "1,2", "time"]), max_size=2), st.sampled_from([ANN, BO, CY, HAL]))
def test_commands_that_are_repeated_are_answered_as_before(script: list[str], holder: str) -> None:
    table = begun(people="Ann Bo Cy", dice="typed")
    for word in script:
        if word == "time" or table.table.live.phase.value == "throw":
            play(table, word)
    before, after = read_desk(table.stored), read_desk(forgotten(table, holder))
    moved = {key.replace(holder, ALIAS): n for key, n in before.answers.items()}
    assert (after.n, after.answers) == (before.n, moved)
    bodies = [json.loads(body) for body in without_person(table.stored, holder, ALIAS)]
    assert all(read_body(json.dumps(body).encode()) for body in bodies)
