"""Shows the notices of the synchronizer to the user, and updates the participant."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Any

from shutbox.cli.game import Command, command_word
from shutbox.cli.live.autopilot import greet, reject_newcomer
from shutbox.cli.live.entry_text import entry_lines
from shutbox.cli.live.mirror import Mirror, apply_state, changes_hands
from shutbox.cli.live.participant import Participant
from shutbox.cli.live.synchronizer import (
    CoachMessage,
    NewEntry,
    Notice,
    PlayAgain,
    PresenceChange,
    Rejection,
    SyncComplete,
)
from shutbox.cli.network import refusal
from shutbox.errors import ShutboxError
from shutbox.play.table import Begun, Closed, Rematched, Sat, Stage

# The number of missed lines that are shown after a reconnect.
MOST_MISSED = 12
# Commands that the autopilot sends, and repeats by itself when they were stale.
_AUTOMATIC = ("sit", "seal", "reveal")


def notify(participant: Participant, notice: Notice) -> None:
    """Shows a notice."""
    match notice:
        case NewEntry():
            _notify_entry(participant, notice)
        case PresenceChange(before, after):
            _notify_presence(participant, before, after)
        case PlayAgain(before, after):
            _notify_again(participant, before, after)
        case Rejection():
            _notify_rejection(participant, notice)
        case CoachMessage(kind, data):
            _notify_coach(participant, kind, data)
        case SyncComplete(first):
            _first_sync(participant) if first else _notify_missed(participant)


def _notify_entry(participant: Participant, notice: NewEntry) -> None:
    if isinstance(notice.entry, Rematched) and participant.follow_rematch:
        return
    lines = entry_lines(participant.words, notice.before, notice.entry, notice.after)
    if isinstance(notice.entry, Begun | Closed):
        for seat in notice.after.you:
            participant.credentials.drop(notice.after.known_table.public, seat)
    if notice.missed:
        participant.missed_lines += lines
        return
    for line in lines:
        participant.say(line, indent=2)
    if isinstance(notice.entry, Sat):
        participant.new_seats.add(notice.entry.seat)
    if changes_hands(notice.entry):
        _refresh_own_seats(participant)


def _refresh_own_seats(participant: Participant) -> None:
    """Asks the server which seats are held here. An error is ignored because a reconnect brings the same data."""
    try:
        state = participant.client.table(participant.address.code)
    except ShutboxError:
        return
    participant.sync.mirror = apply_state(
        participant.mirror, {key: state[key] for key in ("you", "host", "back") if key in state}
    )


def _notify_presence(participant: Participant, before: Mirror, after: Mirror) -> None:
    """Shows who has connected and disconnected, except those whose seats were just announced."""
    if not participant.sync.synced or after.known_table.ended:
        return
    others = set(range(len(after.known_table.places))) - set(after.you) - participant.new_seats
    for seat in sorted(others & (after.present - before.present)):
        participant.say(participant.words.text("join-here", who=after.name(seat)), indent=2)
    for seat in sorted(others & (before.present - after.present)):
        participant.say(participant.words.text("join-away", who=after.name(seat)), indent=2)
    participant.new_seats.clear()
    _notify_absence(participant, before, after)


def _notify_absence(participant: Participant, before: Mirror, after: Mirror) -> None:
    """Shows about whose seat the others may decide now, and who has the powers of the host."""
    words = participant.words
    for seat in sorted(after.gone - before.gone) if after.stage is Stage.PLAYING and after.seated else ():
        fill, remove = (command_word(words, each) for each in (Command.FILL, Command.REMOVE))
        commands = {"fill": f"{fill} {seat + 1} club", "remove": f"{remove} {seat + 1}"}
        participant.say(words.text("join-gone", who=after.name(seat), **commands), indent=2)
    if after.deputy is not None and after.deputy != before.deputy:
        participant.say(words.text("join-deputy", who=after.name(after.deputy)), indent=2)
    elif after.deputy != before.deputy:
        participant.say(words.text("join-deputy-over"), indent=2)
    for seat in sorted(set(after.back) - set(before.back)):
        _notify_stand_in(participant, after, seat)


def _notify_stand_in(participant: Participant, mirror: Mirror, seat: int) -> None:
    """Shows that a bot plays on a seat of this terminal, and how to take it back."""
    who, word = mirror.known_table.places[seat].player, command_word(participant.words, Command.RETURN)
    participant.say(participant.words.text("join-stand-in", who=who, word=word), indent=2)


def _notify_again(participant: Participant, before: Mirror, after: Mirror) -> None:
    """Shows who wants to play again, and for whom this terminal waits if it does."""
    words, again = participant.words, after.again
    for seat in sorted(again.yes - before.again.yes - set(after.you)):
        rematch = command_word(words, Command.REMATCH)
        participant.say(words.text("join-wants-again", who=after.name(seat), rematch=rematch), indent=2)
    if not again.yes & set(after.you):
        return
    if again.asked:
        names = [after.name(seat) for seat in again.asked]
        participant.say(words.text("join-again-waits", names=names), indent=2)
    elif again.missing:
        names = [after.name(seat) for seat in again.missing]
        participant.say(words.text("join-again-missing", names=names, seconds=ceil(again.seconds or 0)), indent=2)


def _notify_rejection(participant: Participant, notice: Rejection) -> None:
    if notice.stale:
        # The autopilot decides anew whether its own commands are still needed.
        participant.retry = None if notice.do in _AUTOMATIC else notice
        participant.sit_pending = False
        return
    if notice.do == "again" and notice.error["code"] == "wish-unknown":
        # A server of release 0.1.0 asks nobody.
        participant.sync.command("rematch")
        return
    participant.follow_rematch, error = False, refusal(notice.error)
    if participant.sit_pending:
        reject_newcomer(participant, error)
        return
    if notice.do in _AUTOMATIC:
        participant.rejected.add((notice.do, int(notice.fields["seat"])))
    participant.say(participant.words.text("play-no", why=error))


def _notify_coach(participant: Participant, kind: str, data: Mapping[str, Any]) -> None:
    # Imported late because the coach slows the start down.
    from shutbox.cli.live.coaching import coach_lines

    try:
        participant.tell(coach_lines(participant.words, kind, data, participant.console.style.width))
    except (LookupError, TypeError, ValueError):
        # A server of another version may send what this program does not know.
        participant.say(participant.words.text("join-coach-strange"))


def _first_sync(participant: Participant) -> None:
    participant.missed_lines.clear()
    greet(participant)
    for seat in participant.mirror.back:
        _notify_stand_in(participant, participant.mirror, seat)


def _notify_missed(participant: Participant) -> None:
    """Shows what happened without a connection, at most the last lines of it."""
    participant.say(participant.words.text("join-again"))
    more = len(participant.missed_lines) - MOST_MISSED
    if more > 0:
        participant.say(participant.words.text("join-missed", count=more), indent=2)
    for line in participant.missed_lines[-MOST_MISSED:]:
        participant.say(line, indent=2)
    participant.missed_lines.clear()
    for seat in participant.mirror.back:
        _notify_stand_in(participant, participant.mirror, seat)
