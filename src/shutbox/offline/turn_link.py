"""A table that goes to and fro between two browsers as a link, each with what it has stored of it.

A link has every entry so far. A browser takes what is new to it, if its own entries are the beginning, and if the new
ones are what the other side may have done: no throw that the sealed dice do not give, and nothing in its own name. The
seed of a seat travels beside the seal, and the secret of the dice from the start of the game on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from shutbox.errors import CorruptRecordError, ShutboxError
from shutbox.offline.local_table import HERE, LocalTable, read_row
from shutbox.play import PERSON, SeatNumber, audited, check_sealed, seat_seal
from shutbox.play.table import Desk, Played, Sat, Stage, Table, read_body, read_desk, record_of

Data = dict[str, Any]
VERSION = 1


def link_data(live: LocalTable, bodies: Sequence[str], seeds: Mapping[str, str]) -> Data:
    """What a link says; `seeds` are those of the seats of this browser, which has not shown them yet."""
    own = {str(seat): seeds[str(seat)] for seat in live.seats() if _fits(live.table, seat, seeds.get(str(seat), ""))}
    begun = live.table.stage is not Stage.WAITING
    return {
        "v": VERSION,
        "code": live.code,
        "created": live.created,
        "changed": live.changed,
        "secret": live.dealer.secret().hex() if live.dealer and begun else "",
        "seeds": {} if begun else live.seeds | own,
        "bodies": list(bodies),
    }


def _fits(table: Table, seat: int, seed: str) -> bool:
    """Whether a seed is the one that a seat has sealed."""
    seal = table.places[seat].seal
    return bool(seal) and len(seed) == len(seal) and seat_seal(table.public, SeatNumber(seat), _bytes(seed)) == seal


def _bytes(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""


def take_link(sent: object, kept: Mapping[str, Any] | None, holder: str) -> tuple[LocalTable, list[str]]:
    """The table that a link leads to, and the entries that are new here.

    `kept` is what this browser has stored of it, `holder` its name there if that is nothing. Raises if the link is
    damaged or was changed, or if the table went on differently here.
    """
    data = _read(sent)
    bodies, known = data["bodies"], list(kept["bodies"]) if kept else []
    together = min(len(bodies), len(known))
    if bodies[:together] != known[:together]:
        raise ShutboxError("offline-turn-forked")
    row = {key: data[key] for key in ("code", "created", "changed", "secret", "seeds")}
    if kept:
        row |= {"created": kept["row"]["created"], "secret": data["secret"] or kept["row"]["secret"]}
    row |= {"holder": kept["row"]["holder"] if kept else holder}
    whole = bodies if len(bodies) > len(known) else known
    try:
        live = read_row(row | {"n": len(whole)}, whole)
        _check_authors(whole, len(known), live.holder)
        _check_dice(live)
    except (ShutboxError, LookupError, ValueError) as error:
        raise ShutboxError("offline-turn-edited") from error
    return live, whole[len(known) :]


def _read(sent: object) -> Data:
    """What a link says, in its form."""
    form: dict[str, type] = {"code": str, "created": int, "changed": int, "secret": str, "seeds": dict, "bodies": list}
    if not isinstance(sent, dict) or sent.get("v") != VERSION:
        raise ShutboxError("offline-turn-edited")
    whole = all(type(sent.get(key)) is kind for key, kind in form.items())
    if not whole or not sent["bodies"] or not all(isinstance(body, str) for body in sent["bodies"]):
        raise ShutboxError("offline-turn-edited")
    return sent


def _check_authors(bodies: Sequence[str], since: int, own: str) -> None:
    """Raises unless the holder of each seat has played for it, and nobody but this browser for its own."""
    desk: Desk | None = read_desk(body.encode() for body in bodies[:since]) if since else None
    for body in bodies[since:]:
        entry, by, _ = read_body(body.encode())
        if isinstance(entry, Played) and desk is not None and by != desk.table.places[desk.table.live.at].holder:
            raise CorruptRecordError("entry-body")
        if isinstance(entry, Played | Sat) and by == own:
            raise CorruptRecordError("entry-body")
        desk = read_desk([body.encode()], desk)


def _check_dice(live: LocalTable) -> None:
    """Raises unless the sealed dice give every throw."""
    record = record_of(live.table)
    if record is None:
        return
    if live.dealer is None:
        # A game that has ended says its secret itself, and is checked as any other.
        opening = check_sealed(record)
        if opening is None or not opening.envelope.open:
            raise CorruptRecordError("entry-event", number=live.desk.n, why="")
        return
    audited(record, live.dealer.dice(live.table))


def turn_data(live: LocalTable, bodies: Sequence[str]) -> Data:
    """Whether the link has to be sent on, and to whom."""
    table = live.table
    names = [each.name for each in table.places if each.kind == PERSON and each.holder != live.holder]
    due = live.holder != HERE and _is_due(live, bodies)
    return {"relay": live.holder != HERE, "due": due, "stage": table.stage.value, "names": names}


def _is_due(live: LocalTable, bodies: Sequence[str]) -> bool:
    """Whether somebody elsewhere has to do the next thing, or has not seen the end yet."""
    table = live.table
    if table.stage is Stage.WAITING:
        return bool(live.seats()) and (any(each.kind != PERSON for each in table.places) or table.host != live.holder)
    if table.stage is Stage.PLAYING:
        return table.places[table.live.at].holder != live.holder
    entries = (read_body(body.encode()) for body in reversed(bodies))
    last = next((by for entry, by, _ in entries if isinstance(entry, Played)), "")
    return table.ended and last == live.holder
