"""Makes tests/data/signed: signed games, forgeries of them, and what a check says of each, for any language.

Run as `python -m tests.data.make_signed`. These files are a contract: a change in them breaks every existing signed
record.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from shutbox.errors import ShutboxError
from shutbox.play import Hand, Record, SeatNumber, Shut, Thrown, begun, decide, evolve, extended, legal, write_record
from shutbox.play.record import replay
from shutbox.play.seal.envelope import dice_key, salt, sealed_dice
from shutbox.play.seal.signing import FORGOTTEN, read_signing, signed_notes
from shutbox.rules import changed, named
from tests.games.sealed import BOTH, PUBLIC, SECRET, notes_of, played, renoted, seed
from tests.games.signed import (
    KEY_TEXT,
    OTHER,
    log_of,
    renamed_event,
    secrets_to_try,
    signed,
    unsigned,
)

FOLDER = Path(__file__).parent / "signed"
RULES = changed(named("nine"), {"source": "", "about": ""})


@dataclass(frozen=True, slots=True)
class Case:
    """A record, and what its check finds: alone, with the key of the server, and with the log of the server.

    Alone it is `signed`, `no-end` if only its start is signed, `unsigned`, or the code of what is wrong.
    """

    record: Record
    alone: str
    key: str
    log: str


def game() -> Record:
    """A game of two people, signed by the server."""
    return signed(played(RULES))


def handed() -> Record:
    """A game in which a seat was handed to a bot after the first throw, and back after the second."""
    dice = sealed_dice(dice_key(SECRET, salt([seed("Ann"), seed("Bo")]), PUBLIC))
    record = begun(RULES, ["Ann", "Bo"], notes=notes_of(RULES, BOTH))
    state, hands = record.start, [Hand(SeatNumber(1), "Clüb 1", "club"), Hand(SeatNumber(1), "Bo", "person")]
    while not state.over:
        events = [decide(state, legal(state)[0], dice)]
        if isinstance(events[0], Thrown) and hands:
            events.append(hands.pop(0))
        for event in events:
            record, state = extended(record, event), evolve(state, event)
    return signed(record)


def ground() -> Record:
    """A game by somebody who tried secrets until the first throw of the first player was a double."""
    for secret in secrets_to_try():
        record = played(RULES, secret=secret)
        first = record.events[0]
        if isinstance(first, Thrown) and first.faces == (6, 6):
            return record
    raise AssertionError


def cut(record: Record, by: int = 1) -> Record:
    """The record without its last events."""
    return replace(record, events=record.events[:-by])


def noted_as(record: Record, other: Record, *keys: str) -> Record:
    """The record with some notes of another one."""
    for key in keys:
        record = renoted(record, key, other.note(key))
    return record


def swapped(record: Record) -> Record:
    """The record with the names of its two seats swapped."""
    one, two = record.players
    return replace(record, players=(replace(one, name=two.name), replace(two, name=one.name)))


def forgotten(record: Record, seat: int = 1) -> Record:
    """The record after the name of a seat was forgotten, there and in its events."""
    key = f"signed-seat-{seat}"
    hidden = renoted(record, key, f"{str(record.note(key)).split()[0]} {FORGOTTEN}")
    players = tuple(replace(each, name="Player 1") if n == seat else each for n, each in enumerate(record.players, 1))
    return replace(hidden, players=players)


def other_move(record: Record) -> Record:
    """The record with another move where the last one was chosen, and the same number of events."""
    games = [record.start, *replay(record)]
    for number in reversed(range(len(record.events))):
        for action in legal(games[number]) if isinstance(record.events[number], Shut) else ():
            assert isinstance(action, Shut)
            changed_one = replace(record, events=(*record.events[:number], action, *record.events[number + 1 :]))
            if action != record.events[number] and _replays(changed_one):
                return changed_one
    raise AssertionError


def _replays(record: Record) -> bool:
    try:
        return record.game.over
    except ShutboxError:
        return False


def cases() -> dict[str, Case]:
    """Every record by its name."""
    sound, forged = game(), ground()
    end, count = "signed-end", len(sound.events) - 1
    start = ("signed-seat-1", "signed-seat-2")
    shorter = signed(cut(sound), OTHER)
    parts = str(shorter.note(end)).split()
    log = str(sound.note("signed-log")).split()
    wrong = "record-signed-"
    return {
        "signed": Case(sound, "signed", "signed", "signed"),
        "signed-handed": Case(handed(), "signed", "signed", "signed"),
        "signed-forgotten": Case(forgotten(sound), "signed", "signed", "signed"),
        "signed-start": Case(signed(sound, ended=False), "no-end", "no-end", "no-end"),
        "unsigned": Case(unsigned(sound), "unsigned", "record-unsigned", "unsigned"),
        "ground-unsigned": Case(forged, "unsigned", "record-unsigned", "log-differs"),
        "ground-other-key": Case(signed(forged, OTHER), "signed", f"{wrong}key", "log-differs"),
        "ground-old-signature": Case(
            replace(forged, notes=(*forged.notes, *sound.notes[len(forged.notes) :])), *[f"{wrong}log"] * 3
        ),
        "other-key": Case(signed(sound, OTHER), "signed", f"{wrong}key", "signed"),
        "other-key-claimed": Case(renoted(signed(sound, OTHER), "signed-key", KEY_TEXT), *[f"{wrong}log"] * 3),
        "names-swapped": Case(swapped(sound), *[f"{wrong}name"] * 3),
        "names-salted-anew": Case(noted_as(swapped(sound), signed(swapped(sound)), *start), *[f"{wrong}start"] * 3),
        "name-in-event": Case(renamed_event(handed(), "Eve"), *[f"{wrong}name"] * 3),
        "other-starter": Case(replace(sound, starter=1), *[f"{wrong}start"] * 3),
        "other-log-row": Case(renoted(sound, "signed-log", f"4 {log[1]} {log[2]}"), *[f"{wrong}log"] * 3),
        "other-log-hash": Case(renoted(sound, "signed-log", f"3 {'0' * 64} {log[2]}"), *[f"{wrong}log"] * 3),
        "cut": Case(cut(sound), *[f"{wrong}count"] * 3),
        "cut-count": Case(
            renoted(cut(sound), end, f"{count} {parts[1]} {str(sound.note(end)).split()[2]}"), *[f"{wrong}end"] * 3
        ),
        "cut-head": Case(
            renoted(cut(sound), end, f"{count} {' '.join(str(sound.note(end)).split()[1:])}"), *[f"{wrong}events"] * 3
        ),
        "cut-end-removed": Case(renoted(cut(sound), end, None), "no-end", "no-end", "no-end"),
        "other-move": Case(other_move(sound), *[f"{wrong}events"] * 3),
    }


def data() -> dict[str, Any]:
    """What the checks find, with the key and the log of the server, and what it signed of one game."""
    sound = game()
    signing = read_signing(sound)
    assert signing is not None
    return {
        "key": KEY_TEXT,
        "secret_key": seed("server key").hex(),
        "signed": dict(signed_notes(signing)),
        "found": {name: {"alone": case.alone, "key": case.key, "log": case.log} for name, case in cases().items()},
    }


# RFC 8032, section 7.1: TEST 1, TEST 2, TEST 3 and TEST SHA(abc); secret key, public key, message and signature.
RFC_8032 = (
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe"
        "24655141438e7a100b",
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302a"
        "eeb00d291612bb0c00",
    ),
    (
        "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed2"
        "8dc027beceea1ec40a",
    ),
    (
        "833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42",
        "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce8"
        "0e2a9ac94fa54ca49f",
        "dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac1"
        "7ad9bef1177331a704",
    ),
)
PRIME, ORDER = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
# The points whose order divides 8, each by its only encoding.
SMALL = (
    "0100000000000000000000000000000000000000000000000000000000000000",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "0000000000000000000000000000000000000000000000000000000000000000",
    "0000000000000000000000000000000000000000000000000000000000000080",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
)


def signatures() -> Iterator[dict[str, Any]]:
    """Signatures by name, each with its key, its message, and whether it is valid."""
    for number, (_, public, message, signed_text) in enumerate(RFC_8032, 1):
        yield _row(f"RFC 8032, {number}", public, message, signed_text, fits=True)
    _, public, message, sound = RFC_8032[2]
    point, scalar = sound[:64], int.from_bytes(bytes.fromhex(sound[64:]), "little")
    for name, changed_scalar in {"S + L": scalar + ORDER, "S + 1": scalar + 1, "S = L": ORDER, "S = 0": 0}.items():
        yield _row(name, public, message, point + _little(changed_scalar), fits=False)
    yield _row("another message", public, "af83", sound, fits=False)
    yield _row("another key", RFC_8032[1][1], message, sound, fits=False)
    yield _row("a bit of R", public, message, f"{int(sound[:2], 16) ^ 1:02x}{sound[2:]}", fits=False)
    for name, text in {"empty": "", "short": sound[:-2], "long": f"{sound}00", "twice": sound * 2}.items():
        yield _row(f"a signature that is {name}", public, message, text, fits=False)
    for name, text in {"empty": "", "short": public[:-2], "long": f"{public}00"}.items():
        yield _row(f"a key that is {name}", text, message, sound, fits=False)
    # With one of these keys, R = SMALL and S = 0 would fit some messages, and with the first of them all messages.
    for number, small in enumerate(SMALL, 1):
        yield _row(f"a key of small order, {number}", small, message, SMALL[0] + "00" * 32, fits=False)
        yield _row(f"R of small order, {number}", public, message, small + sound[64:], fits=False)
    for name, y in {"y = p": PRIME, "y = p + 1": PRIME + 1, "y = 2^255 - 1": 2**255 - 1}.items():
        yield _row(f"a key with {name}", _little(y), message, SMALL[0] + "00" * 32, fits=False)
        yield _row(f"R with {name}", public, message, _little(y) + sound[64:], fits=False)
    for name, y in {"x = 0 and its sign set": 1 | 1 << 255, "no point": 2}.items():
        yield _row(f"a key with {name}", _little(y), message, SMALL[0] + "00" * 32, fits=False)


def _little(number: int) -> str:
    return number.to_bytes(32, "little").hex()


def _row(name: str, public: str, message: str, text: str, *, fits: bool) -> dict[str, Any]:
    return {"name": name, "public": public, "message": message, "signature": text, "valid": fits}


def texts() -> Iterator[tuple[str, str]]:
    """Each file's name and text."""
    yield "ed25519.json", json.dumps(list(signatures()), indent=1) + "\n"
    yield "found.json", json.dumps(data(), indent=1) + "\n"
    yield "log.json", json.dumps({"rows": [asdict(row) for row in log_of(game())]}, indent=1) + "\n"
    for name, case in cases().items():
        yield f"{name}.shutbox", write_record(case.record)


def main() -> None:
    """Writes every file."""
    FOLDER.mkdir(exist_ok=True)
    for file, text in texts():
        (FOLDER / file).write_bytes(text.encode())


if __name__ == "__main__":
    main()
