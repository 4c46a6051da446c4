"""Live tables as entries and mirrors, without a server."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from shutbox.cli.live.mirror import Mirror, apply_entry
from shutbox.play import KeyedDice
from shutbox.play.events import SeatNumber
from shutbox.play.seal import commitment, dice_key, salt, sealed_dice, seat_seal
from shutbox.play.table.entry import Begun, Called, Created, Entry, Opened, Played, Revealed, Sat, entry_data
from shutbox.play.table.setting import read_settings, settings_data
from shutbox.rules import named, to_data

PUBLIC, SECRET, SEEDS = "0123456789abcdef", b"s" * 32, (b"a" * 32, b"b" * 32)
RULES = named("nine")


def new_table(*seats: str, **settings: object) -> Created:
    """The entry that creates a table with the rule set `nine`."""
    settings_json = settings_data(read_settings(settings))
    plan = [{"kind": seat, "name": "" if seat == "open" else seat.title()} for seat in seats or ("open", "open")]
    seal = commitment(PUBLIC, RULES, SECRET) if settings_json["dice"] == "sealed" else ""
    return Created(PUBLIC, to_data(RULES, whole=True), plan, settings_json, seal)


def mirror_of(*entries: Entry, you: tuple[int, ...] = (), host: bool = False) -> Mirror:
    """The mirror after these entries."""
    mirror = Mirror()
    for entry in entries:
        mirror, _ = apply_entry(mirror, {"n": mirror.n + 1, "event": entry_data(entry)})
    return replace(mirror, you=you, host=host)


def sealed_table() -> list[Entry]:
    """The entries of a game of Ann and Bo that has begun, with sealed dice."""
    sat = [Sat(SeatNumber(seat), name, seat_seal(PUBLIC, seat, SEEDS[seat])) for seat, name in enumerate(("Ann", "Bo"))]
    return [new_table(), *sat, Called(), *(Revealed(SeatNumber(seat), SEEDS[seat].hex()) for seat in (0, 1)), Begun([])]


def typed_table(*words: str, **settings: object) -> list[Entry]:
    """The entries of a game of Ann and Bo with typed dice, up to these words."""
    sat = [Sat(SeatNumber(0), "Ann"), Sat(SeatNumber(1), "Bo")]
    return [new_table(**{"dice": "typed", **settings}), *sat, Called(), Begun([]), *played_entries(words)]


def played_entries(words: Iterable[str]) -> list[Entry]:
    """Words of a record as entries."""
    return [Played(word) for word in words]


def opened_envelope() -> Opened:
    """The entry that opens the envelope of the sealed dice."""
    return Opened(SECRET.hex())


def envelope_dice() -> KeyedDice:
    """The dice in the envelope."""
    return sealed_dice(dice_key(SECRET, salt(SEEDS), PUBLIC))
