"""What happens at a live table, in sentences."""

from __future__ import annotations

from shutbox.cli.command.verify import told_dice
from shutbox.cli.live.mirror import Mirror
from shutbox.errors import ShutboxError
from shutbox.play import Shut, story
from shutbox.play.seal import check_sealed, commitment
from shutbox.play.table.entry import (
    Begun,
    Called,
    Closed,
    Created,
    Entry,
    Filled,
    Moved,
    Opened,
    Played,
    Rematched,
    Revealed,
    Sat,
    Sealed,
    Stood,
)
from shutbox.play.table.state import Table, record_of
from shutbox.rules import write_position
from shutbox.words import Words


def news(words: Words, before: Mirror, entry: Entry, after: Mirror) -> list[str]:
    """What an entry means to those at the table; nothing where it is nobody's concern."""
    match entry:
        case Created():
            return []
        case Played():
            return _played(words, before, after)
        case Begun(missing):
            names = [after.name(seat) for seat in missing]
            return [words.text("join-begun"), *([words.text("join-missing", names=names)] if names else [])]
        case Opened():
            return _opened(words, after.laid)
        case Called() | Closed():
            return [words.text("join-called" if isinstance(entry, Called) else "join-closed")]
        case Rematched():
            return [words.text("join-rematched")]
        case Sat() | Stood() | Filled() | Moved():
            return _seats(words, before, entry, after)
        case Sealed() | Revealed():
            return []


def _seats(words: Words, before: Mirror, entry: Sat | Stood | Filled | Moved, after: Mirror) -> list[str]:
    """Who comes and goes."""
    match entry:
        case Sat(seat, name):
            return [words.text("join-sat", who=name, seat=seat + 1)]
        case Stood(seat):
            return [words.text("join-stood", who=before.name(seat), seat=seat + 1)]
        case Filled(seat, _, name):
            return [words.text("join-filled", who=name, seat=seat + 1)]
        case Moved(seat):
            return [words.text("join-moved", who=after.name(seat), seat=seat + 1)]


def _played(words: Words, before: Mirror, after: Mirror) -> list[str]:
    """The facts of an event; after tiles that somebody else has shut, also what stands."""
    was, now, record = before.laid.live, after.laid.live, after.laid.record
    assert record is not None
    event = record.events[-1]
    told = [words.fact(fact) for fact in story(was, event, now)]
    if isinstance(event, Shut) and was.at not in after.you:
        told[0] += f"  {write_position(was.rules.turn.box, was.position - event.move)}"
    return told


def _opened(words: Words, table: Table) -> list[str]:
    """What comes of looking into the envelope, which this terminal does by itself."""
    try:
        return [_checked(words, table)]
    except ShutboxError as error:
        return [words.text("join-dice-wrong", why=error)]


def _checked(words: Words, table: Table) -> str:
    record = record_of(table)
    if record is None:
        return words.text("join-envelope", fits="yes" if _fits(table) else "no")
    opening = check_sealed(record)
    assert opening is not None
    return told_dice(words, record, opening)


def _fits(table: Table) -> bool:
    """Whether the secret is the one that was sealed."""
    try:
        return commitment(table.public, table.rules, bytes.fromhex(table.secret)) == table.commitment
    except ValueError:
        return False
