"""Statements and notes of signatures: the notes can be read back, and nothing that is signed can be two things."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from shutbox.play.events import Hand, Hint, SeatNumber
from shutbox.play.seal.signing import (
    FIRST_HEAD,
    SALT_SIZE,
    End,
    Laid,
    SaltedName,
    Signing,
    Start,
    after_event,
    fits_signature,
    name_hash,
    next_head,
    signature,
    signed_notes,
    signing_in,
)
from tests.games.signed import OTHER, SERVER

HEX = "0123456789abcdef"
HASHES = st.text(HEX, min_size=64, max_size=64)
SIGNATURES = st.text(HEX, min_size=128, max_size=128)
SALTS = st.text(HEX, min_size=32, max_size=32)
NAMES = st.lists(st.builds(SaltedName, HASHES, SALTS | st.just("")), min_size=1, max_size=4).map(tuple)
WORDS = st.dictionaries(st.integers(1, 999), HASHES, max_size=3).map(lambda words: tuple(sorted(words.items())))
PUBLIC = "0123456789abcdef"


@st.composite
def signings(draw: st.DrawFn) -> Signing:
    """Signatures of a game that is over or goes on."""
    begun = Signing(
        draw(HASHES), draw(st.integers(1, 10**11)), draw(HASHES), draw(SIGNATURES), draw(NAMES), draw(SIGNATURES)
    )
    ended: dict[str, Any] = {
        "words": draw(WORDS),
        "count": draw(st.integers(0, 10**8)),
        "head": draw(HASHES),
        "end": draw(SIGNATURES),
    }
    return replace(begun, **ended) if draw(st.booleans()) else begun


@given(signings())
def test_signatures_are_read_back_from_their_notes(signing: Signing) -> None:
    assert signing_in(dict(signed_notes(signing)), len(signing.names)) == signing


def test_a_salt_has_as_many_bytes_as_its_note() -> None:
    names = tuple(SaltedName("00" * 32, "ab" * SALT_SIZE) for _ in range(2))
    signing = Signing("01" * 32, 1, "02" * 32, "03" * 64, names, "04" * 64)
    assert signing_in(dict(signed_notes(signing)), 2) == signing


def test_a_record_without_notes_has_no_signatures() -> None:
    assert signing_in({}, 2) is None


def test_each_statement_is_signed_by_its_key() -> None:
    laid = Laid(PUBLIC, "11" * 32, "22" * 32, 3, "33" * 32)
    start = Start(laid, 0, (("person", "44" * 32, "55" * 32), ("club", "66" * 32, "")))
    end = End(start, "77" * 32, ("88" * 32, ""), 9, FIRST_HEAD)
    for statement in (laid, start, end):
        signed = signature(SERVER, statement)
        assert fits_signature(SERVER.public.hex(), statement, signed)
        assert not fits_signature(OTHER.public.hex(), statement, signed)
    assert end.text.decode().split("\n")[5:] == ["88" * 32, "none"]
    assert changed_end(end, "").text.decode().split("\n")[5:] == ["missing", "none"]


def changed_end(end: End, seed: str) -> End:
    """The end with another seed of the first seat."""
    return End(end.start, end.secret, (seed, end.seeds[1]), end.count, end.head)


def test_the_hash_of_a_name_depends_on_table_seat_salt_and_name() -> None:
    salt = "00" * 16
    hashes = {
        name_hash(PUBLIC, 0, salt, "Ann"),
        name_hash(PUBLIC[::-1], 0, salt, "Ann"),
        name_hash(PUBLIC, 1, salt, "Ann"),
        name_hash(PUBLIC, 0, "11" * 16, "Ann"),
        name_hash(PUBLIC, 0, salt, "Anna"),
    }
    assert len(hashes) == 5


def test_events_are_counted_and_chained_with_hashes_in_the_place_of_names() -> None:
    signing = Signing("", 1, "", "", (SaltedName("a", "00" * 16),), "")
    hint = after_event(signing, PUBLIC, Hint(SeatNumber(0)), "hint:1")
    assert (hint.count, hint.head, hint.words) == (1, next_head(FIRST_HEAD, "hint:1"), ())
    handed = after_event(hint, PUBLIC, Hand(SeatNumber(0), "Eve", "club"), "seat:1=club,Eve")
    name = name_hash(PUBLIC, 0, "00" * 16, "Eve")
    assert (handed.count, handed.words) == (2, ((2, name),))
    assert handed.head == next_head(hint.head, f"seat:1=club,{name}")
