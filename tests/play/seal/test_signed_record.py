"""Signed records: every forgery is named for what it is; what is signed is what docs/dice.md describes."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from shutbox.errors import CorruptRecordError, ShutboxError
from shutbox.play import Record, begun, extended, read_record, write_record
from shutbox.play.events import Hand, Hint, Rename, SeatNumber
from shutbox.play.seal.ed25519 import is_signed
from shutbox.play.seal.envelope import check_sealed
from shutbox.play.seal.public_log import check_listed, read_log
from shutbox.play.seal.signed_record import attestation_data, check_signed
from tests.data.make_signed import RULES, cases, forgotten, game, handed, texts
from tests.games.sealed import played, renoted, seed
from tests.games.signed import KEY_TEXT, OTHER, signed, unsigned

FOLDER = Path(__file__).parents[2] / "data" / "signed"
FOUND: dict[str, Any] = json.loads((FOLDER / "found.json").read_text(encoding="utf-8"))
LOG = read_log((FOLDER / "log.json").read_text(encoding="utf-8"))


def outcome(record: Record, key: str = "", *, logged: bool = False) -> str:
    """What a check says of a record."""
    try:
        opening, attestation = check_sealed(record), check_signed(record, key)
        assert opening is not None
        if logged:
            check_listed(LOG, opening.envelope, attestation.signing if attestation else None)
    except ShutboxError as error:
        return error.code
    return "unsigned" if attestation is None else "signed" if attestation.ended else "no-end"


def refusal(record: Record, key: str = "") -> CorruptRecordError:
    """The error about a record."""
    with pytest.raises(CorruptRecordError) as raised:
        check_signed(record, key)
    return raised.value


def test_the_files_that_other_languages_check_themselves_against_never_change() -> None:
    found = {path.name: path.read_bytes() for path in FOLDER.iterdir()}
    assert found == {file: text.encode() for file, text in texts()}


@pytest.mark.parametrize("name", FOUND["found"])
def test_each_forgery_is_named_for_what_it_is(name: str) -> None:
    record = read_record((FOLDER / f"{name}.shutbox").read_text(encoding="utf-8"))
    found = {"alone": outcome(record), "key": outcome(record, KEY_TEXT), "log": outcome(record, logged=True)}
    assert found == FOUND["found"][name]


def test_the_signatures_are_those_of_the_description() -> None:
    record, key = game(), bytes.fromhex(FOUND["key"])
    note = {name: text.split() for name, text in record.notes}
    rules = hashlib.sha256(write_record(record).split("\n")[1].removeprefix("rules ").encode()).hexdigest()
    n, row, laid_signature = note["signed-log"]
    laid = "\n".join(["shutbox laid 1", note["sealed"][0], rules, note["sealed-commitment"][0], n, row]).encode()
    assert is_signed(key, laid, bytes.fromhex(laid_signature))
    seats = []
    for seat, name in ((1, "Ann"), (2, "Bo")):
        hashed, salt = note[f"signed-seat-{seat}"]
        text = f"shutbox name 1\n0123456789abcdef\n{seat}\n".encode() + bytes.fromhex(salt) + name.encode()
        assert hashlib.sha256(text).hexdigest() == hashed
        seats.append(f"person {hashed} {note[f'sealed-seat-{seat}'][0]}")
    start = "\n".join(["shutbox start 1", hashlib.sha256(laid).hexdigest(), "1", *seats]).encode()
    assert is_signed(key, start, bytes.fromhex(note["signed-start"][0]))
    head = hashlib.sha256(b"shutbox events 1").digest()
    story = write_record(record).partition("\n\n")[2].rpartition("end ")[0].split()
    for word in story:
        head = hashlib.sha256(head + word.encode()).digest()
    count, signed_head, end_signature = note["signed-end"]
    assert (count, signed_head) == (str(len(story)), head.hex())
    seeds = [note[f"sealed-seat-{seat}"][1] for seat in (1, 2)]
    parts = ["shutbox end 1", hashlib.sha256(start).hexdigest(), note["sealed-secret"][0], count, head.hex(), *seeds]
    assert is_signed(key, "\n".join(parts).encode(), bytes.fromhex(end_signature))


def test_seeds_that_are_missing_or_never_were_are_signed_as_such() -> None:
    record = signed(played(RULES, (None, True, seed("Cy"))))
    assert outcome(record) == "signed"
    assert record.note("sealed-seat-1") == "none"
    assert str(record.note("sealed-seat-2")).endswith(" missing")


@pytest.mark.parametrize("record", [game(), handed()], ids=["plain", "handed"])
def test_no_digit_of_a_signature_can_be_changed(record: Record) -> None:
    for key, text in record.notes:
        if not key.startswith("signed-"):
            continue
        for place in {*range(0, len(text), 7), len(text) - 1}:
            if text[place] in "0123456789abcdef":
                other = f"{text[:place]}{'1' if text[place] != '1' else '2'}{text[place + 1 :]}"
                refusal(renoted(record, key, other))


@pytest.mark.parametrize(
    ("note", "text", "why"),
    [
        ("signed-key", None, "missing"),
        ("signed-log", None, "missing"),
        ("signed-log", "0 1 2", "form"),
        ("signed-seat-2", None, "missing"),
        ("signed-seat-2", "x", "form"),
        ("signed-start", None, "missing"),
        ("signed-start", "ab", "form"),
        ("signed-end", "1", "form"),
    ],
)
def test_a_note_that_is_missing_or_malformed_is_named(note: str, text: str | None, why: str) -> None:
    arguments = refusal(renoted(game(), note, text)).arguments
    assert (arguments["note"], arguments["why"]) == (note, why)


def noted(record: Record, *notes: tuple[str, str]) -> Record:
    """The record with more notes."""
    return replace(record, notes=(*record.notes, *notes))


@pytest.mark.parametrize("note", ["signed-x", "signed-seat-3", "signed-word-1", "signed-word-01"])
def test_a_note_that_means_nothing_is_named(note: str) -> None:
    arguments = refusal(noted(game(), (note, "00" * 32))).arguments
    assert (arguments["note"], arguments["why"]) == (note, "unknown")


def test_a_note_that_occurs_twice_is_named() -> None:
    key = ("signed-key", KEY_TEXT)
    assert refusal(noted(game(), key)).arguments["why"] == "twice"


def test_signatures_without_an_envelope_or_its_secret_are_refused() -> None:
    notes = tuple(note for note in game().notes if note[0].startswith("signed-"))
    arguments = refusal(replace(game(), notes=notes)).arguments
    assert (arguments["note"], arguments["why"]) == ("sealed", "missing")
    assert refusal(renoted(game(), "sealed-secret", None)).arguments["note"] == "sealed-secret"


def test_a_forgotten_name_is_not_compared_and_everything_else_is() -> None:
    record = forgotten(handed(), 2)
    attestation = check_signed(renamed(record, "Player 2"))
    assert attestation is not None
    assert attestation.signing.forgotten == (1,)
    assert refusal(replace(record, starter=1)).code == "record-signed-start"
    assert refusal(renoted(record, "signed-word-2", "00" * 32)).code == "record-signed-events"
    assert refusal(renoted(record, "signed-word-2", None)).code == "record-signed-events"


def renamed(record: Record, name: str) -> Record:
    """The record with another name in all events that have one."""
    events = (replace(event, name=name) if isinstance(event, Hand | Rename) else event for event in record.events)
    return replace(record, events=tuple(events))


def test_a_new_name_is_signed_as_the_first_one_is() -> None:
    record = signed(extended(played(RULES), Rename(SeatNumber(0), "Anna")))
    assert outcome(record) == "signed"
    error = refusal(renamed(record, "Eve"))
    assert (error.code, error.arguments) == ("record-signed-name", {"seat": 1, "name": "Eve"})


def test_a_game_without_events_can_be_signed() -> None:
    record = signed(begun(RULES, ["Ann", "Bo"], notes=unsigned(game()).notes))
    assert outcome(record) == "signed"
    assert str(record.note("signed-end")).startswith("0 ")
    assert outcome(extended(record, Hint(SeatNumber(0)))) == "record-signed-count"


def test_the_errors_say_what_differs() -> None:
    found = cases()
    assert refusal(found["cut"].record).arguments["got"] == len(found["cut"].record.events)
    assert refusal(found["names-swapped"].record).arguments == {"seat": 1, "name": "Bo"}
    assert refusal(game(), OTHER.public.hex()).arguments == {"got": KEY_TEXT, "known": OTHER.public.hex()}
    assert refusal(unsigned(game()), KEY_TEXT).arguments == {"key": KEY_TEXT}


def test_a_check_as_plain_data() -> None:
    attestation = check_signed(forgotten(game()), KEY_TEXT)
    assert attestation is not None
    log = {"n": LOG[2].n, "hash": LOG[2].hash}
    assert attestation_data(attestation) == {
        "key": KEY_TEXT, "known": True, "log": log, "end": True, "forgotten": [0],
    }  # fmt: skip
