"""What a terminal at a live table is told, and what it tells of that to whoever sits before it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shutbox.cli.live.autopilot import arrive, turn_away
from shutbox.cli.live.entry_text import news
from shutbox.cli.live.mirror import Mirror, changes_hands, told
from shutbox.cli.live.participant import Guest
from shutbox.cli.live.synchronizer import Advised, Entered, Met, Notice, Refused, Synced
from shutbox.cli.network.client import refusal
from shutbox.errors import ShutboxError
from shutbox.play.table.entry import Begun, Closed, Rematched, Sat

# After a long absence only the end of what was missed is told.
MOST_MISSED = 12
# What this terminal asks for by itself, as often as something else comes first.
_BY_ITSELF = ("sit", "seal", "reveal")


def tell(guest: Guest, notice: Notice) -> None:
    """Tells what a notice means."""
    match notice:
        case Entered():
            _entered(guest, notice)
        case Met(before, after):
            _met(guest, before, after)
        case Refused():
            _refused(guest, notice)
        case Advised(kind, data):
            _advised(guest, kind, data)
        case Synced(first):
            _greet(guest) if first else _catch_up(guest)


def _entered(guest: Guest, notice: Entered) -> None:
    if isinstance(notice.entry, Rematched) and guest.following:
        return
    lines = news(guest.words, notice.before, notice.entry, notice.after)
    if isinstance(notice.entry, Begun | Closed):
        for seat in notice.after.you:
            guest.device.drop(notice.after.laid.public, seat)
    if notice.missed:
        guest.missed += lines
        return
    for line in lines:
        guest.say(line, indent=2)
    if isinstance(notice.entry, Sat):
        guest.fresh.add(notice.entry.seat)
    if changes_hands(notice.entry):
        _ask_whose(guest)


def _ask_whose(guest: Guest) -> None:
    """Asks the server which seats are held here; where it does not answer, it says so when it is back."""
    try:
        state = guest.client.table(guest.address.code)
    except ShutboxError:
        return
    guest.courier.mirror = told(guest.mirror, {key: state[key] for key in ("you", "host") if key in state})


def _met(guest: Guest, before: Mirror, after: Mirror) -> None:
    """Tells who has come and gone; of whoever sits down it has just been told."""
    if not guest.courier.synced or after.laid.ended:
        return
    others = set(range(len(after.laid.places))) - set(after.you) - guest.fresh
    for seat in sorted(others & (after.present - before.present)):
        guest.say(guest.words.text("join-here", who=after.name(seat)), indent=2)
    for seat in sorted(others & (before.present - after.present)):
        guest.say(guest.words.text("join-away", who=after.name(seat)), indent=2)
    guest.fresh.clear()


def _refused(guest: Guest, notice: Refused) -> None:
    if notice.stale:
        # What this terminal does by itself is thought over by itself.
        guest.again = None if notice.do in _BY_ITSELF else notice
        guest.sitting = False
        return
    guest.following, error = False, refusal(notice.error)
    if guest.sitting:
        turn_away(guest, error)
        return
    if notice.do in _BY_ITSELF:
        guest.vain.add((notice.do, int(notice.fields["seat"])))
    guest.say(guest.words.text("play-no", why=error))


def _advised(guest: Guest, kind: str, data: Mapping[str, Any]) -> None:
    # The coach is imported for those who have one.
    from shutbox.cli.live.coaching import hinted, judged

    try:
        guest.tell((hinted if kind == "hint" else judged)(guest.words, data, guest.console.style))
    except (LookupError, TypeError, ValueError):
        # Another version of the server may know what this program does not.
        guest.say(guest.words.text("join-coach-strange"))


def _greet(guest: Guest) -> None:
    guest.missed.clear()
    arrive(guest)


def _catch_up(guest: Guest) -> None:
    """Tells what has happened without a connection, or the end of it."""
    guest.say(guest.words.text("join-again"))
    more = len(guest.missed) - MOST_MISSED
    if more > 0:
        guest.say(guest.words.text("join-missed", count=more), indent=2)
    for line in guest.missed[-MOST_MISSED:]:
        guest.say(line, indent=2)
    guest.missed.clear()
