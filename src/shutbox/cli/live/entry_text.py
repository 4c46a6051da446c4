"""Entries of a live table as sentences."""

from __future__ import annotations

from shutbox.cli.command import dice_text
from shutbox.cli.game import Command, command_word
from shutbox.cli.live.mirror import Mirror
from shutbox.errors import ShutboxError
from shutbox.play import Shut, check_sealed, commitment, story
from shutbox.play.seal import check_signed
from shutbox.play.table import (
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
    Table,
    record_of,
)
from shutbox.rules import after_move, write_position
from shutbox.words import Words


def entry_lines(words: Words, before: Mirror, entry: Entry, after: Mirror) -> list[str]:
    """The sentences about an entry; none for entries that players need not see."""
    match entry:
        case Created():
            return []
        case Played():
            return _event_lines(words, before, after)
        case Begun(missing):
            names = [after.name(seat) for seat in missing]
            return [words.text("join-begun"), *([words.text("join-missing", names=names)] if names else [])]
        case Opened():
            return _opened_lines(words, after.known_table)
        case Called() | Closed():
            return [words.text("join-called" if isinstance(entry, Called) else "join-closed")]
        case Rematched():
            return [words.text("join-rematched", rematch=command_word(words, Command.REMATCH))]
        case Sat() | Stood() | Filled() | Moved():
            return _seats(words, before, entry, after)
        case Sealed() | Revealed():
            return []


def _seats(words: Words, before: Mirror, entry: Sat | Stood | Filled | Moved, after: Mirror) -> list[str]:
    """The sentence about a change of a seat."""
    match entry:
        case Sat(seat, name):
            return [words.text("join-sat", who=name, seat=seat + 1)]
        case Stood(seat):
            return [words.text("join-stood", who=before.name(seat), seat=seat + 1)]
        case Filled(seat, _, name):
            return [words.text("join-filled", who=name, seat=seat + 1)]
        case Moved(seat):
            return [words.text("join-moved", who=after.name(seat), seat=seat + 1)]


def _event_lines(words: Words, before: Mirror, after: Mirror) -> list[str]:
    """The facts of an event; after a move of another player also the new position."""
    was, now, record = before.known_table.live, after.known_table.live, after.known_table.record
    assert record is not None
    event = record.events[-1]
    lines = [words.fact(fact) for fact in story(was, event, now)]
    if isinstance(event, Shut) and was.at not in after.you:
        lines[0] += f"  {write_position(was.rules.turn.box, after_move(was.position, event.move))}"
    return lines


def _opened_lines(words: Words, table: Table) -> list[str]:
    """The result of checking the dice against the opened envelope, which this terminal does itself."""
    try:
        return [_check_text(words, table)]
    except ShutboxError as error:
        return [words.text("join-dice-wrong", why=error)]


def _check_text(words: Words, table: Table) -> str:
    record = record_of(table)
    if record is None:
        return words.text("join-envelope", fits="yes" if _is_sealed_secret(table) else "no")
    opening = check_sealed(record)
    check_signed(record)
    assert opening is not None
    return dice_text(words, record, opening)


def _is_sealed_secret(table: Table) -> bool:
    """Whether the secret matches the commitment of the table."""
    try:
        return commitment(table.public, table.rules, bytes.fromhex(table.secret)) == table.commitment
    except ValueError:
        return False
