"""Whether a stored game is whole and could have happened."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from shutbox.cli.game.local_game import advance, new_record, open_game, outcome
from shutbox.play import Source, ThrowDice, Thrown, extended, legal, read_record, write_record
from shutbox.rules import named
from tests.cli.console import Result, error_line, run
from tests.games.sealed import played
from tests.games.signed import KEY_TEXT as KEY
from tests.games.signed import OTHER

SEALED = Path(__file__).parents[2] / "data" / "sealed"
SIGNED = SEALED.with_name("signed")
RECORDS = sorted((Path(__file__).parents[2] / "data" / "records").glob("*.shutbox"))


@pytest.fixture
def text() -> str:
    local = open_game(new_record(named("nine"), ["Ann", "Bo"], None, "7"))
    while not local.game.over:
        local = advance(local, outcome(local, legal(local.game)[0]))
    return write_record(local.record)


def verified(tmp_path: Path, text: str, *tokens: str) -> Result:
    (tmp_path / "game.shutbox").write_text(text, encoding="utf-8", newline="\n")
    return run("verify", "game.shutbox", *tokens)


def closed(text: str, count: int | None = None) -> str:
    """The text with a last line that fits it."""
    body, _, last = text.rstrip("\n").rpartition("\n")
    body += "\n"
    return f"{body}end {count or last.split()[1]} {hashlib.sha256(body.encode()).hexdigest()}\n"


def test_a_sound_record_is_ok(tmp_path: Path, text: str) -> None:
    result = verified(tmp_path, text)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("ok: Nine tiles; events: ")
    actual = json.loads(verified(tmp_path, text, "--json").out)
    assert (actual["ok"], actual["rules"], actual["players"], actual["over"]) == (True, "nine", 2, True)
    assert actual["events"] == len(read_record(text).events)


def test_the_first_event_that_could_not_have_happened_is_named(tmp_path: Path, text: str) -> None:
    head, _, story = text.partition("\n\n")
    first, second, *rest = story.split(" ")
    damaged = closed(f"{head}\n\n{first} 9+9 {' '.join(rest)}")
    assert error_line(verified(tmp_path, damaged), 1).startswith("event 2, 9+9, could not have happened: ")
    assert second != "9+9"


def test_a_throw_that_its_seed_does_not_make_could_not_have_happened(tmp_path: Path) -> None:
    local = open_game(new_record(named("nine"), ["Ann"], None, "7"))
    event = outcome(local, ThrowDice(2))
    text = write_record(advance(local, event).record)
    word = text.partition("\n\n")[2].split()[0]
    other = "1,1s" if word != "1,1s" else "1,2s"
    said = error_line(verified(tmp_path, closed(text.replace(f"\n{word}\n", f"\n{other}\n"))), 1)
    assert said == f"event 1, {other}, could not have happened: the seed of this game makes it {word}"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("two-seats", "dice: 7 throws fit the envelope. seal: the record alone does not show that"),
        ("off-mat", "dice: 8 throws fit the envelope."),
        ("missing-and-bot", "throws fit the envelope. Sealed a seed and never showed it: Bo."),
        ("not-open", "dice: the envelope has not been opened, though the game is over; until then 7 throws cannot"),
    ],
)
def test_sealed_dice_are_checked_against_the_envelope(name: str, said: str) -> None:
    result = run("verify", str(SEALED / f"{name}.shutbox"))
    assert (result.code, result.err) == (0, "")
    assert said in " ".join(result.out.split())


def test_the_envelope_of_an_unfinished_game_is_not_open_yet(tmp_path: Path) -> None:
    record = played(named("nine"), opened=False)
    result = verified(tmp_path, write_record(replace(record, events=record.events[:1])))
    assert "dice: the envelope is not open yet; until then one throw cannot be checked.\n" in result.out
    result = verified(tmp_path, write_record(replace(record, events=())))
    assert "not open yet; there is no throw to check.\n" in result.out


def test_throws_of_unsealed_dice_are_reported(tmp_path: Path) -> None:
    record = replace(played(named("nine")), events=())
    sound = "dice: the secret fits its seal; no throw was taken from the envelope."
    assert sound in " ".join(verified(tmp_path, write_record(record)).out.split())
    result = verified(tmp_path, write_record(extended(record, Thrown((1, 1), Source.TYPED))))
    other = "One throw was made by other dice and is not in the envelope."
    assert f"{sound} {other}" in " ".join(result.out.split())


def test_dice_chosen_by_the_server_alone_are_reported(tmp_path: Path) -> None:
    said = "No player put a seed in, so the server alone chose these dice."
    assert said in " ".join(verified(tmp_path, write_record(played(named("nine"), (None, None)))).out.split())
    assert said not in " ".join(verified(tmp_path, write_record(played(named("nine")))).out.split())


def test_a_sealed_throw_that_does_not_fit_is_named(tmp_path: Path) -> None:
    text = (SEALED / "two-seats.shutbox").read_text(encoding="utf-8")
    said = error_line(verified(tmp_path, closed(text.replace("\n3,5e ", "\n2,6e "))), 1)
    assert said == "event 1, 2,6e, could not have happened: the envelope of this game holds 3,5e"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("note sealed 0123", "note sealed 1123", "the seed of seat 1 is not the one that was sealed"),
        ("sealed-secret 2bb8", "sealed-secret 3bb8", "the secret in this record is not the one that was sealed before"),
        ("sealed-seat-2 6071", "sealed-seat-2 7071", "the seed of seat 2 is not the one that was sealed"),
        ("sealed-seat-2 6071", "sealed-seat-3 6071", "its note sealed-seat-2 is missing"),
        ("sealed-seat-2 6071", "sealed-seat-2 six", 'its note sealed-seat-2 cannot be "six'),
        ("note sealed 0", "note sealed-x 1\nnote sealed 0", "its note sealed-x means nothing here"),
        ("note sealed 0123456789abcdef\n", "note sealed 0123456789abcdef\n" * 2, "its note sealed stands there twice"),
        ('"tiles": "any"', '"tiles": 9', "the secret in this record is not the one that was sealed before"),
    ],
)
def test_an_envelope_that_was_changed_is_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    text = (SEALED / "two-seats.shutbox").read_text(encoding="utf-8")
    assert said in error_line(verified(tmp_path, closed(text.replace(old, new))), 1)


def test_sealed_throws_without_an_envelope_are_refused(tmp_path: Path) -> None:
    text = re.sub("note sealed.*\n", "", (SEALED / "two-seats.shutbox").read_text(encoding="utf-8"))
    assert error_line(verified(tmp_path, closed(text)), 1).startswith(
        "7 throws are marked as sealed, but the record has no"
    )


def test_the_json_output_has_the_check_of_sealed_dice() -> None:
    actual = json.loads(run("verify", str(SEALED / "missing-and-bot.shutbox"), "--json").out)["sealed"]
    assert actual.pop("commitment").startswith("daab2bb5")
    counts = {"fit": 15, "unchecked": 0, "others": 0}
    assert actual == {"public": "0123456789abcdef", "open": True, "seats": ["shown", "missing", "none"], **counts}


def told(name: str, *tokens: str) -> str:
    """What verify says of a signed record, without line breaks."""
    result = run("verify", str(SIGNED / f"{name}.shutbox"), *tokens)
    assert (result.code, result.err) == (0, "")
    return " ".join(result.out.split())


def test_a_signature_is_reported_with_what_it_does_not_show() -> None:
    said = told("signed")
    assert (
        f"signature: the key {KEY} signed names, rules, seals and row 3 of the public log, and at the end all" in said
    )
    assert "Anybody can make a key: compare it with the one that the server publishes" in said
    assert "A signature does not show when it was made." in said
    assert "It is the key that you gave." in told("signed", "--key", KEY.upper())
    assert "the end is not signed, so events may be missing there." in told("signed-start")
    assert "Forgotten names, which cannot be compared, by seat: 1." in told("signed-forgotten")


def test_a_record_without_signature_says_what_it_cannot_show() -> None:
    for name in ("unsigned", "ground-unsigned"):
        said = told(name)
        assert "seal: the record alone does not show that the envelope was sealed before the game" in said
        assert "Names and the end of this record are not signed" in said


def test_a_copy_of_the_log_shows_when_a_game_was_sealed() -> None:
    row = "log: the copy is in order, and its row 3 of 2023-11-14 22:13 UTC has this seal."
    assert row in (signed := told("signed", "--log", str(SIGNED / "log.json")))
    assert "does not show when" not in signed
    assert row in (unsigned := told("unsigned", "--log", str(SIGNED / "log.json")))
    assert "the record alone" not in unsigned
    assert "Names and the end of this record are not signed" in unsigned
    seeded = run("verify", str(RECORDS[0]), "--log", str(SIGNED / "log.json"))
    assert (seeded.code, "log:" in seeded.out) == (0, False)


FORGED = {
    "ground-other-key": f"this record is signed with the key {OTHER.public.hex()}, not with {KEY}: it is from",
    "ground-unsigned": "this record has no signature, so it does not show that the server with the key",
    "ground-old-signature": "the signature for row 3 of the public log does not fit",
    "names-swapped": "the server signed another name than Bo for seat 1",
    "names-salted-anew": "the signature of the start does not fit",
    "other-log-row": "the signature for row 4 of the public log does not fit",
    "cut": "the server signed a game of 12 events, but this record has 11: its end was cut off",
    "other-move": "these are not the events that the server signed",
    "cut-count": "the signature of the end does not fit",
}


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_record_is_refused_with_the_key_of_the_server(name: str) -> None:
    assert error_line(run("verify", str(SIGNED / f"{name}.shutbox"), "--key", KEY), 1).startswith(FORGED[name])


def test_a_log_in_which_the_seal_is_another_one_is_named() -> None:
    log = ("--log", str(SIGNED / "log.json"))
    said = error_line(run("verify", str(SIGNED / "ground-unsigned.shutbox"), *log), 1)
    assert said == "row 3 of this copy of the log has another seal than the record"


@pytest.mark.parametrize("tokens", [("--key", "12"), ("--key", "g" * 64), ("--log", "none"), ("--log", "game.shutbox")])
def test_a_key_or_log_that_is_none_is_bad_input(tmp_path: Path, text: str, tokens: tuple[str, str]) -> None:
    error_line(verified(tmp_path, text, *tokens))
    error_line(run("verify", "--store", *tokens))


def test_the_json_output_has_the_check_of_signatures() -> None:
    actual = json.loads(run("verify", str(SIGNED / "signed.shutbox"), "--json").out)
    assert (actual["signed"]["key"], actual["signed"]["known"], actual["signed"]["end"]) == (KEY, False, True)
    assert actual["logged"] is None
    log = ("--log", str(SIGNED / "log.json"))
    actual = json.loads(run("verify", str(SIGNED / "unsigned.shutbox"), "--json", *log).out)
    assert (actual["signed"], actual["logged"]["n"]) == (None, 3)


def test_a_changed_letter_is_noticed(tmp_path: Path, text: str) -> None:
    assert "hash" in error_line(verified(tmp_path, text.replace("Ann", "Anne")), 1)


def test_a_cut_record_is_noticed(tmp_path: Path, text: str) -> None:
    assert "cut off" in error_line(verified(tmp_path, text[: len(text) // 2]), 1)


def test_a_wrong_count_is_noticed(tmp_path: Path, text: str) -> None:
    assert "but it has" in error_line(verified(tmp_path, closed(text, 1)), 1)


@pytest.mark.parametrize(
    ("old", "new"), [('"dice": 2', '"dice": 0'), ("seat person", "seat PERSON"), ("begins 1", "begins x")]
)
def test_an_impossible_header_is_damage(tmp_path: Path, text: str, old: str, new: str) -> None:
    error_line(verified(tmp_path, closed(text.replace(old, new))), 1)


def test_a_file_that_is_not_a_record_is_bad_input(tmp_path: Path) -> None:
    error_line(verified(tmp_path, "hello\n"))
    error_line(verified(tmp_path, ""))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_recorded_games_are_sound(path: Path) -> None:
    assert run("verify", str(path)).code == 0
