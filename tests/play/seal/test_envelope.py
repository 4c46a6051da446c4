"""Sealed dice: the derivation compared with its description and test vectors, the notes, and every kind of forgery."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.errors import CorruptRecordError
from shutbox.play import Record, Shut, Source, Thrown, begun, read_record, replay, write_record
from shutbox.play.seal import (
    Envelope,
    SeatSeal,
    check_sealed,
    commitment,
    dice_key,
    envelope_dice,
    hkdf,
    opening_data,
    read_sealed,
    rules_hash,
    salt,
    sealed_dice,
    sealed_notes,
    seat_seal,
)
from shutbox.rules import Format, changed, named
from tests.data.make_sealed import texts
from tests.games.script import ONE, TWO
from tests.games.sealed import BOTH, PUBLIC, SECRET, Shown, notes_of, played, renoted, seed
from tests.games.wander import law, rules_of
from tests.strategies import rule_sets

FOLDER = Path(__file__).parents[2] / "data" / "sealed"
NINE = named("nine")
HEX = "0123456789abcdef"


# Derivation

# RFC 5869, appendix A, the cases for SHA-256: input, salt, info, length and output.
RFC_5869 = [
    (
        "0b" * 22,
        "000102030405060708090a0b0c",
        "f0f1f2f3f4f5f6f7f8f9",
        "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865",
    ),
    (
        bytes(range(0x50)).hex(),
        bytes(range(0x60, 0xB0)).hex(),
        bytes(range(0xB0, 0x100)).hex(),
        "b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e590e09"
        "da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87",
    ),
    (
        "0b" * 22,
        "",
        "",
        "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8",
    ),
]


@pytest.mark.parametrize(("secret", "mixed", "info", "key"), RFC_5869)
def test_keys_are_derived_as_rfc_5869_says(secret: str, mixed: str, info: str, key: str) -> None:
    length = len(key) // 2
    assert hkdf(bytes.fromhex(secret), bytes.fromhex(mixed), bytes.fromhex(info), length).hex() == key


def test_a_key_of_any_length_begins_like_a_longer_one() -> None:
    longest = hkdf(b"secret", b"salt", b"info", 200)
    assert [hkdf(b"secret", b"salt", b"info", length) for length in range(200)] == [longest[:n] for n in range(200)]


def test_the_files_that_other_languages_check_themselves_against_never_change() -> None:
    found = {path.name: path.read_bytes() for path in FOLDER.iterdir()}
    assert found == {file: text.encode() for file, text in texts()}


def vector() -> dict[str, Any]:
    """The known answers."""
    found: dict[str, Any] = json.loads((FOLDER / "derivation.json").read_text(encoding="utf-8"))
    return found


def test_the_known_answers_are_those_of_the_description() -> None:
    told = vector()
    public, secret = told["public"].encode(), bytes.fromhex(told["secret"])
    rules = hashlib.sha256(told["rules"].encode()).hexdigest()
    assert told["rules_hash"] == rules
    sealed = b"shutbox dice 1\n" + public + b"\n" + rules.encode() + b"\n" + secret
    assert told["commitment"] == hashlib.sha256(sealed).hexdigest()
    mixed = b""
    for number, seat in enumerate(told["seats"], 1):
        mixed += b"\x01" + bytes.fromhex(seat["seed"]) if seat else b"\x00"
        if seat:
            own = b"shutbox seat 1\n" + public + b"\n%d\n" % number + bytes.fromhex(seat["seed"])
            assert seat["seal"] == hashlib.sha256(own).hexdigest()
    assert told["salt"] == hashlib.sha256(mixed).hexdigest()
    root = hmac.digest(bytes.fromhex(told["salt"]), secret, "sha256")
    assert told["key"] == hmac.digest(root, b"shutbox dice 1 " + public + b"\x01", "sha256").hex()


def test_the_known_throws_are_those_of_the_description() -> None:
    told = vector()
    assert len(told["throws"]) > 10
    for throw in told["throws"]:
        numbers = b"".join(number.to_bytes(4, "big") for number in (*throw["numbers"], 0))
        stream = hmac.digest(bytes.fromhex(told["key"]), throw["label"].encode() + numbers, "sha256")
        fair = [byte for byte in stream if byte < 256 - 256 % throw["faces"]]
        assert throw["shown"] == [byte % throw["faces"] + 1 for byte in fair[: throw["dice"]]]


def test_a_seat_without_a_seed_is_not_a_seat_with_an_empty_one() -> None:
    salts = [salt(seats) for seats in ([], [None], [b""], [None, None], [seed("a"), None], [None, seed("a")])]
    assert len(set(salts)) == len(salts)


def test_dice_in_an_envelope_say_so() -> None:
    assert sealed_dice(bytes(32)).source is Source.SEALED


def test_over_many_keys_all_throws_are_equally_likely() -> None:
    keys = (dice_key(seed(str(number)), salt([seed(f"seat {number}")]), PUBLIC) for number in range(3600))
    seen = Counter(sealed_dice(key).throw(NINE.turn, ("throw", 3), 2, Fraction(0)) for key in keys)
    square = sum((count - 100) ** 2 / 100 for count in seen.values())
    # 35 degrees of freedom: 99.9 % of fair dice lie below 66.6, 0.1 % below 14.7.
    assert len(seen) == 36
    assert 14.7 < square < 66.6


def test_neither_the_last_seed_nor_the_secret_alone_decides_the_dice() -> None:
    def first(secret: bytes, *seeds: bytes | None) -> list[tuple[int, ...]]:
        dice = sealed_dice(dice_key(secret, salt(seeds), PUBLIC))
        return [dice.throw(NINE.turn, ("throw", number), 2, Fraction(0)) for number in range(12)]

    one, two = seed("one"), seed("two")
    games = [first(SECRET, one, two), first(SECRET, one, None), first(SECRET, two, one), first(two, one, two)]
    assert len({str(game) for game in games}) == 4


# Notes


def test_an_envelope_is_read_back_from_its_notes() -> None:
    record = played(NINE, (seed("Ann"), True, None))
    assert read_sealed(record) == Envelope(
        PUBLIC,
        commitment(PUBLIC, NINE, SECRET),
        (
            SeatSeal(seat_seal(PUBLIC, 0, seed("Ann")), seed("Ann").hex()),
            SeatSeal(seat_seal(PUBLIC, 1, seed("hidden"))),
            SeatSeal(),
        ),
        SECRET.hex(),
    )


def test_the_notes_are_those_that_the_page_lists() -> None:
    notes = dict(notes_of(NINE, (seed("Ann"), True, None)))
    seals = [seat_seal(PUBLIC, 0, seed("Ann")), seat_seal(PUBLIC, 1, seed("hidden"))]
    assert notes == {
        "sealed": PUBLIC,
        "sealed-commitment": commitment(PUBLIC, NINE, SECRET),
        "sealed-seat-1": f"{seals[0]} {seed('Ann').hex()}",
        "sealed-seat-2": f"{seals[1]} missing",
        "sealed-seat-3": "none",
        "sealed-secret": SECRET.hex(),
    }
    assert "sealed-secret" not in dict(notes_of(NINE, BOTH, opened=False))


def test_an_envelope_does_not_show_its_secret_by_accident() -> None:
    envelope = read_sealed(played(NINE))
    assert envelope
    assert SECRET.hex() not in repr(envelope)
    assert envelope.secret == SECRET.hex()


@given(st.binary(min_size=32, max_size=32), st.lists(st.none() | st.just(True) | st.binary(min_size=32, max_size=32)))
def test_whatever_is_written_can_be_read(secret: bytes, drawn: list[Shown]) -> None:
    seats = [seed("Ann"), *drawn][:4]
    record = begun(NINE, [*"ABCD"][: len(seats)], notes=notes_of(NINE, seats, secret=secret))
    envelope = read_sealed(read_record(write_record(record)))
    assert envelope
    assert (envelope.secret, envelope.open) == (secret.hex(), True)
    assert [seat.seed for seat in envelope.seats] == [own.hex() if isinstance(own, bytes) else "" for own in seats]
    assert envelope.missing == tuple(number for number, own in enumerate(seats) if own is True)
    pairs = [(seat.seal, seat.seed) for seat in envelope.seats]
    assert sealed_notes(PUBLIC, envelope.commitment, pairs, envelope.secret) == record.notes


def damage(record: Record) -> tuple[object, ...]:
    """What is said of an envelope that is not whole."""
    with pytest.raises(CorruptRecordError) as raised:
        check_sealed(record)
    assert raised.value.code == "record-seal-note"
    arguments = raised.value.arguments
    return arguments["note"], arguments["why"], arguments["got"]


SHORT, LONG, UPPER = "0" * 63, "0" * 65, "A" * 64


@pytest.mark.parametrize(
    ("note", "texts"),
    [
        ("sealed", ["0", HEX[:-1], f"{HEX}0", HEX.upper(), f"{HEX} {HEX}", "0123456789abcde\uff16"]),
        ("sealed-commitment", [SHORT, LONG, UPPER, "none", f"0x{SHORT[1:]}"]),
        ("sealed-secret", [SHORT, LONG, UPPER, "none", f"{'0' * 64} "]),
        ("sealed-seat-1", [SHORT, "0" * 64, "missing", "None", f"{'0' * 64} {SHORT}", f"{'0' * 64} none"]),
        ("sealed-seat-2", [f"{'0' * 64}  missing", f"{UPPER} missing", f"{'0' * 64}\tmissing", "none "]),
    ],
)
def test_a_note_of_another_form_is_refused(note: str, texts: list[str]) -> None:
    for text in texts:
        assert damage(renoted(played(NINE), note, text)) == (note, "form", text)


@pytest.mark.parametrize("note", ["sealed", "sealed-commitment", "sealed-seat-1", "sealed-seat-2"])
def test_a_note_that_is_missing_is_refused(note: str) -> None:
    assert damage(renoted(played(NINE), note, None)) == (note, "missing", "")


def test_a_note_that_stands_there_twice_is_refused_even_if_it_says_the_same() -> None:
    record = played(NINE)
    for key, text in record.notes:
        assert damage(replace(record, notes=(*record.notes, (key, text)))) == (key, "twice", text)


@pytest.mark.parametrize("note", ["sealed-seat-0", "sealed-seat-3", "sealed-seat-01", "sealed-key", "sealed-"])
def test_a_note_that_means_nothing_is_refused(note: str) -> None:
    record = played(NINE)
    assert damage(replace(record, notes=(*record.notes, (note, "none")))) == (note, "unknown", "none")


def test_a_seat_says_whether_its_seed_was_shown() -> None:
    states = [SeatSeal("seal", "seed").state, SeatSeal("seal").state, SeatSeal().state]
    assert states == ["shown", "missing", "none"]


def test_rules_of_any_name_can_be_sealed() -> None:
    odd = replace(NINE, name="half \ud800")
    assert rules_hash(odd) != rules_hash(NINE)


def test_other_notes_are_nobodys_business() -> None:
    record = played(NINE)
    assert check_sealed(replace(record, notes=(("seal", "a"), *record.notes, ("sealedness", "b"))))


def test_without_a_seed_of_a_seat_the_server_was_alone_with_the_dice() -> None:
    told = {(True, None): True, (None,): True, (seed("Ann"), None): False, BOTH: False}
    for seats, alone in told.items():
        envelope = read_sealed(played(NINE, seats))
        assert envelope
        assert envelope.alone is alone


# Check


def fit(record: Record) -> tuple[int, int, int]:
    """How many throws fit, cannot be checked, and come from elsewhere."""
    opening = check_sealed(record)
    assert opening
    return opening.fit, opening.unchecked, opening.others


@law
def test_every_game_fits_its_envelope(form: Format, data: st.DataObject) -> None:
    rules = data.draw(rules_of(form))
    most = 1 if form is Format.SOLITAIRE else min(4, rules.game.most_players)
    shown = st.sampled_from([seed("x"), seed("y"), True, None])
    seats = data.draw(st.lists(shown, min_size=1, max_size=most))
    record = played(rules, seats, chance=data.draw(st.integers(0, 999)), undo=data.draw(st.booleans()))
    record = read_record(write_record(record))
    count = sum(hasattr(event, "source") for event in record.events)
    assert fit(record) == (count, 0, 0)


def test_before_it_is_open_nothing_is_said_of_its_throws() -> None:
    record = played(NINE, opened=False)
    assert fit(record) == (0, 7, 0)
    forged = replace(record, events=(Thrown((1, 1), Source.SEALED),))
    assert fit(forged) == (0, 1, 0)


def test_an_abandoned_game_is_checked_as_far_as_it_went() -> None:
    record = played(NINE)
    for count in range(len(record.events)):
        assert fit(replace(record, events=record.events[:count]))[1:] == (0, 0)


def test_throws_of_other_dice_are_counted_and_not_trusted() -> None:
    record = begun(NINE, TWO, notes=notes_of(NINE, BOTH))
    record = replace(record, events=(Thrown((1, 1), Source.TYPED),))
    assert fit(record) == (0, 0, 1)


def test_what_came_of_checking_is_told_as_plain_data() -> None:
    opening = check_sealed(played(NINE))
    assert opening is not None
    told = opening_data(opening)
    assert json.loads(json.dumps(told)) == told
    assert (told["public"], told["open"], told["fit"]) == (PUBLIC, True, opening.fit)
    assert (told["commitment"], told["unchecked"], told["others"]) == (opening.envelope.commitment, 0, 0)
    assert told["seats"] == [seat.state for seat in opening.envelope.seats]


def test_a_record_without_an_envelope_has_nothing_to_check() -> None:
    record = begun(NINE, ONE)
    assert read_sealed(record) is None
    assert check_sealed(record) is None


def refusal(record: Record) -> dict[str, object]:
    """What is said of a record whose dice do not fit."""
    with pytest.raises(CorruptRecordError) as raised:
        check_sealed(record)
    return {"code": raised.value.code, **raised.value.arguments}


def test_sealed_throws_without_an_envelope_are_refused() -> None:
    assert refusal(replace(played(NINE), notes=())) == {"code": "record-seal-none", "throws": 7}


def flips(text: str) -> Iterator[str]:
    """The text with each of its digits changed in turn."""
    for place, digit in enumerate(text):
        if digit in HEX:
            other = HEX[(HEX.index(digit) + 1) % 16]
            yield text[:place] + other + text[place + 1 :]


@pytest.mark.parametrize("note", ["sealed", "sealed-commitment", "sealed-secret", "sealed-seat-1", "sealed-seat-2"])
def test_no_digit_of_an_envelope_can_be_changed(note: str) -> None:
    record = played(NINE)
    found = [refusal(renoted(record, note, changed)) for changed in flips(dict(record.notes)[note])]
    assert len(found) in (16, 64, 128)
    expected = {
        "sealed": ("record-seal-seat", 1),
        "sealed-seat-1": ("record-seal-seat", 1),
        "sealed-seat-2": ("record-seal-seat", 2),
    }
    assert {(each["code"], each.get("seat")) for each in found} == {expected.get(note, ("record-seal-secret", None))}


def test_the_seals_of_seats_are_checked_before_the_envelope_is_open_too() -> None:
    record = played(NINE, opened=False)
    for text in flips(dict(record.notes)["sealed-seat-2"]):
        assert refusal(renoted(record, "sealed-seat-2", text)) == {"code": "record-seal-seat", "seat": 2}


def test_without_seeds_the_public_id_is_under_seal_all_the_same() -> None:
    record = played(NINE, (None, True))
    for text in flips(PUBLIC):
        assert refusal(renoted(record, "sealed", text))["code"] == "record-seal-secret"


def test_a_secret_that_was_not_sealed_is_named_with_both_seals() -> None:
    record = renoted(played(NINE), "sealed-secret", seed("other").hex())
    sealed, made = commitment(PUBLIC, NINE, SECRET), commitment(PUBLIC, NINE, seed("other"))
    assert refusal(record) == {"code": "record-seal-secret", "sealed": sealed, "made": made}


@pytest.mark.parametrize("note", ["sealed-seat-1", "sealed-seat-2"])
def test_a_seed_cannot_be_left_out_afterwards(note: str) -> None:
    record = played(NINE)
    seal = dict(record.notes)[note].split()[0]
    for text in (f"{seal} missing", "none"):
        assert refusal(renoted(record, note, text))["code"] == "record-dice"


def test_seats_cannot_change_their_seeds() -> None:
    record = played(NINE)
    first, second = (dict(record.notes)[f"sealed-seat-{seat}"] for seat in (1, 2))
    swapped = renoted(renoted(record, "sealed-seat-1", second), "sealed-seat-2", first)
    assert refusal(swapped) == {"code": "record-seal-seat", "seat": 1}


@given(rule_sets())
def test_other_rules_need_another_seal(rules: Any) -> None:
    assert (commitment(PUBLIC, rules, SECRET) == commitment(PUBLIC, NINE, SECRET)) is (rules == NINE)


def test_no_setting_of_the_rules_can_be_changed() -> None:
    record = begun(NINE, TWO, notes=notes_of(NINE, BOTH))
    assert fit(record) == (0, 0, 0)
    for changes in ({"tiles": 2}, {"faces": 7}, {"about": "x"}, {"source": ""}, {"ties": "play-off"}):
        other = changed(NINE, changes)
        found = refusal(replace(record, rules=other))
        assert found["code"] == "record-seal-secret"
        assert found["made"] == commitment(PUBLIC, other, SECRET)


def test_no_face_of_any_throw_can_be_changed() -> None:
    record = played(changed(NINE, {"one_die": "standing:30:optional"}))
    tried = 0
    for place, event in enumerate(record.events):
        if isinstance(event, Thrown):
            for faces in {tuple(sorted((*event.faces[1:], face))) for face in range(1, 7)} - {event.faces}:
                forged = Thrown(faces, Source.SEALED)
                found = refusal(replace(record, events=(*record.events[:place], forged)))
                assert (found["code"], found["number"]) == ("record-dice", place + 1)
                assert found["by"] == "sealed"
                tried += 1
    assert tried > 30


def test_a_throw_cannot_be_left_out_with_what_came_of_it() -> None:
    record = played(NINE)
    for place in range(len(record.events) - 1):
        if isinstance(record.events[place + 1], Shut):
            refusal(replace(record, events=(*record.events[:place], *record.events[place + 2 :])))


def test_the_known_records_say_what_they_should() -> None:
    found = {path.stem: fit(read_record(path.read_text(encoding="utf-8"))) for path in FOLDER.glob("*.shutbox")}
    assert found.pop("not-open") == (0, 7, 0)
    assert all(fitting > 5 and rest == [0, 0] for fitting, *rest in found.values())


def test_the_known_records_hold_what_they_are_named_after() -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.shutbox")}
    stories = {name: text.partition("\n\n")[2].split() for name, text in texts.items()}
    assert any(len(word) == 2 and word.endswith("e") for word in stories["one-die"])
    assert stories["start-throws"][:2] == ["3e", "4e"]
    assert "off:e" in stories["off-mat"]
    assert "undo" in stories["same-dice"]
    assert all(said in texts["missing-and-bot"] for said in (" missing\n", " none\n", 'seat club "Cy"'))
    assert '"same_dice": true' in texts["same-dice"]


def test_the_same_throw_of_a_turn_is_the_same_for_everybody_in_an_envelope_too() -> None:
    record = read_record((FOLDER / "same-dice.shutbox").read_text(encoding="utf-8"))
    games = [record.start, *replay(record)]
    firsts = [
        event.faces
        for game, event in zip(games, record.events, strict=False)
        if isinstance(event, Thrown) and game.turn_throws == 0
    ]
    assert len(firsts) == 2
    assert firsts[0] == firsts[1]


def test_the_dice_of_an_open_envelope_make_its_throws() -> None:
    record = played(NINE)
    envelope = read_sealed(record)
    assert envelope
    first = record.events[0]
    assert isinstance(first, Thrown)
    assert tuple(sorted(envelope_dice(envelope).throw(NINE.turn, ("throw", 0), 2, Fraction(0)))) == first.faces


def test_the_hash_of_a_rule_set_is_that_of_its_line_in_a_record() -> None:
    for name in ("nine", "double-shutter", "triple"):
        line = write_record(begun(named(name), TWO)).split("\n")[1].removeprefix("rules ")
        assert rules_hash(named(name)) == hashlib.sha256(line.encode()).hexdigest()
