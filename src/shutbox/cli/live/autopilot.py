"""What a terminal does without being asked: seats newcomers, seals and reveals seeds, follows to a rematch."""

from __future__ import annotations

from shutbox.cli.live.mirror import looks_same
from shutbox.cli.live.participant import Newcomer, Participant
from shutbox.cli.live.roster import roster
from shutbox.cli.live.synchronizer import Rejection
from shutbox.errors import IllegalActionError, ShutboxError
from shutbox.name import new_name, same_name
from shutbox.play.table import Stage


def greet(participant: Participant) -> None:
    """Says which seats are held here and queues the newcomers; raises if there are no seats for them."""
    mirror, arrival = participant.mirror, participant.arrival
    own_names = [mirror.name(seat) for seat in mirror.you]
    replaced = [mirror.known_table.places[seat].player for seat in mirror.back]
    names = [name for name in arrival.names if not any(same_name(name, own) for own in own_names + replaced)]
    seats = [arrival.seat, *[None] * len(names)]
    participant.newcomers.extend(map(Newcomer, names, seats))
    wants_seat = bool(names) or (lacks_seat(participant) and not mirror.host)
    if wants_seat and mirror.stage is not Stage.WAITING:
        raise ShutboxError("join-begun")
    if wants_seat and len(mirror.open_seats) < max(1, len(names)):
        raise ShutboxError("join-full")
    for name in names:
        new_name(name, mirror.names)
    if own_names or arrival.watch:
        participant.say(
            participant.words.text("join-back", names=own_names) if own_names else participant.words.text("join-look")
        )
    if not names:
        show_roster(participant)


def show_roster(participant: Participant) -> None:
    """Shows the players of the table."""
    participant.tell(["", *roster(participant.words, participant.mirror, participant.console.style)])


def lacks_seat(participant: Participant) -> bool:
    """Whether this terminal came to play but holds no seat, not even one on which a bot plays for it."""
    return not participant.mirror.you and not participant.mirror.back and not participant.arrival.watch


def act(participant: Participant) -> bool:
    """Does the next automatic step; whether there was one."""
    table = participant.mirror.known_table
    if participant.follow_rematch and table.rematch:
        participant.next_table = table.rematch
        return True
    if participant.retry is not None:
        return _repeat(participant, participant.retry)
    if participant.newcomers:
        return _seat_newcomer(participant, participant.newcomers[0])
    return table.sealed and (_seal_seed(participant) or _reveal_seed(participant))


def _repeat(participant: Participant, rejection: Rejection) -> bool:
    """Sends a stale command again, unless the table has changed visibly in the meantime."""
    participant.retry = None
    if looks_same(rejection.mirror, participant.mirror):
        participant.sync.command(rejection.do, **rejection.fields)
    else:
        participant.say(participant.words.text("join-stale"))
    return True


def _seat_newcomer(participant: Participant, newcomer: Newcomer) -> bool:
    """Sends the command that seats a newcomer, with a seal if dice are sealed; removes one who is seated."""
    if participant.sit_pending:
        participant.sit_pending = False
        participant.newcomers.popleft()
        if not participant.newcomers and not newcomer.typed:
            show_roster(participant)
        return True
    table, free = participant.mirror.known_table, participant.mirror.open_seats
    if newcomer.seat is None and not free:
        reject_newcomer(participant, IllegalActionError("join-full"))
        return True
    seat = free[0] if newcomer.seat is None else newcomer.seat
    seal = {"seal": participant.credentials.seal(table.public, seat)} if table.sealed else {}
    participant.sync.command("sit", seat=seat, name=newcomer.name, **seal)
    participant.sit_pending = True
    return True


def reject_newcomer(participant: Participant, error: ShutboxError) -> None:
    """Removes a newcomer who cannot sit down; raises the error if the newcomer came from the command line."""
    participant.sit_pending, newcomer = False, participant.newcomers.popleft()
    if not newcomer.typed:
        raise error
    participant.say(participant.words.text("play-no", why=error))


def _seal_seed(participant: Participant) -> bool:
    """Seals a seed for a seat that came from another table or device; whether there was one."""
    mirror, credentials = participant.mirror, participant.credentials
    if mirror.stage is not Stage.WAITING:
        return False
    for seat in mirror.you:
        sealed_here = credentials.holds(mirror.known_table.public, seat, mirror.known_table.places[seat].seal)
        if not sealed_here and ("seal", seat) not in participant.rejected:
            participant.sync.command("seal", seat=seat, seal=credentials.seal(mirror.known_table.public, seat))
            return True
    return False


def _reveal_seed(participant: Participant) -> bool:
    """Reveals a seed, once all seats are taken, if it is the one that was sealed; whether there was one."""
    mirror, credentials = participant.mirror, participant.credentials
    if mirror.stage is not Stage.SEALING:
        return False
    for seat in mirror.you:
        place = mirror.known_table.places[seat]
        mine = not place.seed and credentials.holds(mirror.known_table.public, seat, place.seal)
        if mine and ("reveal", seat) not in participant.rejected:
            participant.sync.command("reveal", seat=seat, seed=credentials.seed(mirror.known_table.public, seat).hex())
            return True
    return False
