"""A visit to a live table, from the first message to the last: what is asked, and what follows from the answers."""

from __future__ import annotations

from typing import Any

from shutbox.cli.game.prompt import question
from shutbox.cli.live.autopilot import done, nameless
from shutbox.cli.live.command_executor import obey, play, show, sit
from shutbox.cli.live.notification import tell
from shutbox.cli.live.participant import Guest
from shutbox.cli.live.synchronizer import Notice
from shutbox.cli.live.table_command import Asked, Order, read_order
from shutbox.cli.network.table_socket import Failed, Heard, Link, Lost, News, Opened
from shutbox.errors import NotationError, ShutboxError
from shutbox.play import Throw
from shutbox.play.table.state import Stage


def visited(guest: Guest, link: Link) -> None:
    """Stays until the guest leaves or goes on to another table."""
    link.start()
    try:
        while not guest.gone:
            for source, item in guest.console.items():
                if source is link:
                    _hear(guest, item)
            _go_on(guest)
    finally:
        link.close()


def _hear(guest: Guest, item: News) -> None:
    match item:
        case Opened():
            guest.courier.opened()
        case Lost():
            guest.courier.lost()
            guest.say(guest.words.text("join-lost"))
        case Failed(error):
            raise error
        case Heard(message):
            for notice in _noticed(guest, message):
                tell(guest, notice)


def _noticed(guest: Guest, message: dict[str, Any]) -> list[Notice]:
    try:
        return guest.courier.heard(message)
    except (LookupError, TypeError, ValueError):
        raise guest.client.strange() from None


def _go_on(guest: Guest) -> None:
    """Does what can be done now, and asks for the rest."""
    while not guest.gone and _step(guest):
        pass
    if not guest.gone:
        guest.console.ask(_question(guest) if _waits(guest) or (guest.console.live and _is_settled(guest)) else None)


def _step(guest: Guest) -> bool:
    """Whether something was done, after which there may be more to do."""
    line = guest.console.next
    if guest.console.live and line == Order.QUIT.value:
        guest.left = True
    if guest.left or not guest.courier.free:
        return False
    if done(guest) or _begun(guest):
        return True
    _show_what_is_new(guest)
    if line is None or not (guest.console.live or _is_due(guest, line)):
        return False
    guest.console.read(_question(guest))
    try:
        _answer(guest, line)
    except ShutboxError as error:
        guest.say(guest.words.text("play-no", why=error))
    return True


def _begun(guest: Guest) -> bool:
    """Whether the game begins that was to begin without a seal: it has come after all."""
    if guest.sure is None or guest.sure.order is not Order.START or guest.mirror.laid.unsealed:
        return False
    obey(guest, guest.sure)
    return True


def _show_what_is_new(guest: Guest) -> None:
    mirror, words = guest.mirror, guest.words
    table = mirror.laid
    if mirror.acts and table.game is not guest.shown:
        guest.shown = table.game
        show(guest, table.live)
        if mirror.clock is not None:
            guest.say(words.text("join-clock", seconds=round(mirror.clock)), indent=2)
    if mirror.settled and not guest.result:
        if table.game is not None:
            show(guest, table.game)
        guest.tell(["", words.text("join-rematched" if table.rematch else "join-over")])
    guest.result = mirror.settled


# Questions and answers


def _question(guest: Guest) -> str:
    """What is asked of whoever sits here."""
    mirror, words = guest.mirror, guest.words
    if not guest.courier.synced:
        return words.text("join-ask-lost")
    if guest.sure is not None:
        return _sure(guest, guest.sure)
    match mirror.stage:
        case Stage.WAITING:
            return _waiting(guest)
        case Stage.SEALING:
            return words.text("join-ask-sealing")
        case Stage.PLAYING:
            return _playing(guest)
        case Stage.OVER | Stage.ABANDONED:
            return words.text("join-ask-over")


def _sure(guest: Guest, asked: Asked) -> str:
    if asked.order is Order.CLOSE:
        return guest.words.text("join-close-sure")
    if asked.order is Order.START:
        return guest.words.text("join-start-sure", names=guest.mirror.laid.unsealed)
    return guest.words.text("join-leave-sure", who=guest.mirror.name(int(asked.rest) - 1))


def _waiting(guest: Guest) -> str:
    if nameless(guest) and guest.mirror.open_seats:
        return guest.words.text("join-ask-name")
    if guest.mirror.host and not guest.mirror.open_seats:
        return guest.words.text("join-ask-start")
    return guest.words.text("join-ask-waiting", count=len(guest.mirror.open_seats))


def _playing(guest: Guest) -> str:
    mirror = guest.mirror
    game = mirror.laid.live
    if not mirror.acts:
        return guest.words.text("join-ask-other", who=game.players[game.at].name)
    wanted = Throw(mirror.wants) if mirror.wants else None
    return question(guest.words, game, typed=mirror.laid.typed, bot_action=wanted)


def _is_settled(guest: Guest) -> bool:
    """Whether those who came have their seats, so that something can be asked."""
    return guest.mirror.table is not None and not guest.newcomers


def _waits(guest: Guest) -> bool:
    """Whether the table waits for an answer from here: only then a script is read on."""
    mirror = guest.mirror
    if not guest.courier.free:
        return False
    if mirror.stage is Stage.WAITING:
        return mirror.host or nameless(guest)
    return mirror.acts or mirror.settled or guest.sure is not None


def _is_due(guest: Guest, line: str) -> bool:
    """Whether a line of a script can be read now; one that starts the game waits for everybody, and for seals."""
    starts = guest.mirror.stage is Stage.WAITING and line in ("", Order.START.value)
    return _waits(guest) and not (starts and (guest.mirror.open_seats or guest.mirror.laid.unsealed))


def _answer(guest: Guest, line: str) -> None:
    """Does what a line asks for."""
    if guest.sure is not None:
        _confirm(guest, guest.sure, line)
        return
    mirror = guest.mirror
    asked = read_order(mirror.stage, line)
    if asked is not None:
        obey(guest, asked)
    elif mirror.acts:
        play(guest, line)
    elif mirror.stage is Stage.WAITING and nameless(guest) and line:
        sit(guest, line)
    elif mirror.stage is Stage.WAITING and mirror.host and not line:
        obey(guest, Asked(Order.START))
    elif line:
        raise NotationError("answer-unknown", got=line)


def _confirm(guest: Guest, asked: Asked, line: str) -> None:
    if guest.words.agreed(line):
        obey(guest, asked)
    else:
        guest.sure = None
        guest.say(guest.words.text("join-not-done"))
