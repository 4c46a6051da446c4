"""What a terminal does by itself at a live table: sit down, seal and show seeds, follow to the next table."""

from __future__ import annotations

from unicodedata import normalize

from shutbox.cli.live.mirror import alike
from shutbox.cli.live.participant import Guest, Newcomer
from shutbox.cli.live.roster import company
from shutbox.cli.live.synchronizer import Refused
from shutbox.errors import IllegalActionError, ShutboxError
from shutbox.play.table.state import Stage


def arrive(guest: Guest) -> None:
    """Says who somebody is here, and remembers who has yet to sit down; refused where nobody can."""
    mirror, coming = guest.mirror, guest.coming
    own = [mirror.name(seat) for seat in mirror.you]
    names = [name for name in coming.names if _plain(name) not in map(_plain, own)]
    seats = [coming.seat, *[None] * len(names)]
    guest.newcomers.extend(map(Newcomer, names, seats))
    wants = bool(names) or (nameless(guest) and not mirror.host)
    if wants and mirror.stage is not Stage.WAITING:
        raise ShutboxError("join-begun")
    if wants and len(mirror.open_seats) < max(1, len(names)):
        raise ShutboxError("join-full")
    if own or coming.watch:
        guest.say(guest.words.text("join-back", names=own) if own else guest.words.text("join-look"))
    if not names:
        introduce(guest)


def _plain(name: str) -> str:
    """A name as it is compared: however it was typed, and in whatever case."""
    return normalize("NFKC", name).casefold()


def introduce(guest: Guest) -> None:
    """Says who sits where, once those who came have their seats."""
    guest.tell(["", *company(guest.words, guest.mirror, guest.console.style)])


def nameless(guest: Guest) -> bool:
    """Whether somebody is here to play who has no seat."""
    return not guest.mirror.you and not guest.coming.watch


def done(guest: Guest) -> bool:
    """Whether something had to be done, and is under way."""
    table = guest.mirror.laid
    if guest.following and table.rematch:
        guest.onward = table.rematch
        return True
    if guest.again is not None:
        return _repeated(guest, guest.again)
    if guest.newcomers:
        return _seated(guest, guest.newcomers[0])
    return table.sealed and (_sealed(guest) or _revealed(guest))


def _repeated(guest: Guest, refused: Refused) -> bool:
    """Asks once more for what came too late, unless somebody should look at the table first."""
    guest.again = None
    if alike(refused.seen, guest.mirror):
        guest.courier.command(refused.do, **refused.fields)
    else:
        guest.say(guest.words.text("join-stale"))
    return True


def _seated(guest: Guest, newcomer: Newcomer) -> bool:
    """Lets a newcomer sit down, with the seal of a seed where dice are sealed; once that is done the next one."""
    if guest.sitting:
        guest.sitting = False
        guest.newcomers.popleft()
        if not guest.newcomers and not newcomer.typed:
            introduce(guest)
        return True
    table, free = guest.mirror.laid, guest.mirror.open_seats
    if newcomer.seat is None and not free:
        turn_away(guest, IllegalActionError("join-full"))
        return True
    seat = free[0] if newcomer.seat is None else newcomer.seat
    seal = {"seal": guest.device.seal(table.public, seat)} if table.sealed else {}
    guest.courier.command("sit", seat=seat, name=newcomer.name, **seal)
    guest.sitting = True
    return True


def turn_away(guest: Guest, error: ShutboxError) -> None:
    """Tells a newcomer why not; whoever came for that seat alone goes again."""
    guest.sitting, newcomer = False, guest.newcomers.popleft()
    if not newcomer.typed:
        raise error
    guest.say(guest.words.text("play-no", why=error))


def _sealed(guest: Guest) -> bool:
    """Whether a seed is being sealed: for a seat that came from another table or device."""
    mirror, device = guest.mirror, guest.device
    if mirror.stage is not Stage.WAITING:
        return False
    for seat in mirror.you:
        known = device.holds(mirror.laid.public, seat, mirror.laid.places[seat].seal)
        if not known and ("seal", seat) not in guest.vain:
            guest.courier.command("seal", seat=seat, seal=device.seal(mirror.laid.public, seat))
            return True
    return False


def _revealed(guest: Guest) -> bool:
    """Whether a seed is being shown; never before every seat is taken, and only the one that was sealed."""
    mirror, device = guest.mirror, guest.device
    if mirror.stage is not Stage.SEALING:
        return False
    for seat in mirror.you:
        place = mirror.laid.places[seat]
        mine = not place.seed and device.holds(mirror.laid.public, seat, place.seal)
        if mine and ("reveal", seat) not in guest.vain:
            guest.courier.command("reveal", seat=seat, seed=device.seed(mirror.laid.public, seat).hex())
            return True
    return False
