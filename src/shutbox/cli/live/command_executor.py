"""What is done when somebody at a live table asks for it, beside the game or in it."""

from __future__ import annotations

from collections.abc import Callable

from shutbox.cli.game import answer
from shutbox.cli.game.game_file import shell_command
from shutbox.cli.game.prompt import answers, choices
from shutbox.cli.game.status import status
from shutbox.cli.live.participant import Guest, Newcomer
from shutbox.cli.live.roster import company
from shutbox.cli.live.table_command import FINAL, Asked, Order, orders, own_seat, read_seat
from shutbox.cli.network.join_link import invitation, moving, spoken
from shutbox.cli.report.scoreboard import standing
from shutbox.cli.terminal.file import create
from shutbox.cli.terminal.grid import aligned
from shutbox.errors import IllegalActionError, NotationError
from shutbox.play import Game, Throw, write_event, write_record
from shutbox.play.table.state import record_of


def obey(guest: Guest, asked: Asked) -> None:
    """Does what was asked for; what cannot be taken back is asked about first."""
    if (asked.order in FINAL or _begins_unsealed(guest, asked)) and asked != guest.sure:
        guest.sure = _meant(guest, asked)
        return
    guest.sure = None
    _DEEDS[asked.order](guest, asked.rest)


def _meant(guest: Guest, asked: Asked) -> Asked:
    """The same, with its seat named."""
    return Asked(asked.order, str(own_seat(guest.mirror, asked.rest) + 1)) if asked.order is Order.LEAVE else asked


def _begins_unsealed(guest: Guest, asked: Asked) -> bool:
    """Whether somebody at the table would have no part in the dice of the game that is to begin."""
    mirror = guest.mirror
    return asked.order is Order.START and mirror.host and not mirror.open_seats and bool(mirror.laid.unsealed)


def sit(guest: Guest, name: str, seat: int | None = None) -> None:
    """Lets somebody sit down, on the first seat that is open unless one is named."""
    guest.newcomers.append(Newcomer(name, seat, typed=True))


def play(guest: Guest, text: str) -> None:
    """Does in the game what an answer asks for."""
    mirror = guest.mirror
    game, typed = mirror.laid.live, mirror.laid.typed
    wanted = answer.parse_answer(game, text, typed=typed)
    if isinstance(wanted, answer.TypedFaces):
        if mirror.wants and len(wanted.faces) != mirror.wants:
            raise IllegalActionError("dice-count", got=len(wanted.faces), allowed=[mirror.wants])
        guest.courier.command("report", faces=list(wanted.faces))
    elif isinstance(wanted, Throw):
        guest.courier.command("throw", dice=wanted.dice)
    elif not isinstance(wanted, answer.ProgramCommand):
        guest.courier.command("play", word=write_event(game, wanted))


def show(guest: Guest, game: Game) -> None:
    """Draws the game: the box and what can be chosen, or how everybody stands at the end."""
    words, style = guest.words, guest.console.style
    if guest.mirror.laid.ended:
        guest.tell(["", *standing(words, game, style)])
        return
    guest.tell(["", *status(words, game, style), *(choices(game, style) if guest.mirror.acts else [])])


# Orders


def _show(guest: Guest, _: str) -> None:
    game = guest.mirror.laid.game
    if game is None:
        _who(guest, "")
    else:
        show(guest, game)


def _who(guest: Guest, _: str) -> None:
    guest.tell(company(guest.words, guest.mirror, guest.console.style))


def _sit(guest: Guest, rest: str) -> None:
    first, _, name = rest.partition(" ")
    if first.isdecimal() and name.strip():
        sit(guest, name.strip(), read_seat(guest.mirror.laid, first))
    elif rest:
        sit(guest, rest)
    else:
        raise NotationError("join-sit")


def _stand(guest: Guest, rest: str) -> None:
    guest.courier.command("stand", seat=own_seat(guest.mirror, rest))


def _remove(guest: Guest, rest: str) -> None:
    guest.courier.command("remove", seat=read_seat(guest.mirror.laid, rest))


def _fill(guest: Guest, rest: str) -> None:
    who, _, bot = rest.rpartition(" ")
    if not who.strip():
        raise NotationError("join-fill")
    guest.courier.command("fill", seat=read_seat(guest.mirror.laid, who.strip()), bot=bot, name="")


def _start(guest: Guest, _: str) -> None:
    unsealed = {"without_seals": True} if guest.mirror.laid.unsealed else {}
    guest.courier.command("start", **unsealed)


def _leave(guest: Guest, rest: str) -> None:
    guest.courier.command("leave", seat=own_seat(guest.mirror, rest))


def _link(guest: Guest, _: str) -> None:
    guest.tell(invitation(guest.words, guest.address))


def _spoken(guest: Guest, _: str) -> None:
    guest.say(spoken(guest.words, guest.client, guest.address))


def _move(guest: Guest, rest: str) -> None:
    guest.tell(moving(guest.words, guest.client, guest.address, own_seat(guest.mirror, rest)))


def _record(guest: Guest, rest: str) -> None:
    """Keeps what this terminal has seen, which is what the server has unless it lies."""
    record = record_of(guest.mirror.laid)
    if record is None:
        raise IllegalActionError("join-no-game")
    path = rest or f"shutbox-{guest.mirror.laid.public}.shutbox"
    create(path, write_record(record))
    guest.tell([guest.words.text("join-kept", file=path), f"  {shell_command('verify', path)}"])


def _rematch(guest: Guest, _: str) -> None:
    """Goes to the table of the rematch, or asks for one first."""
    guest.following = True
    if not guest.mirror.laid.rematch:
        guest.courier.command("rematch")


def _help(guest: Guest, _: str) -> None:
    mirror = guest.mirror
    own = answers(guest.words, mirror.laid.live, typed=mirror.laid.typed) if mirror.acts else []
    guest.tell(aligned([*own, *orders(guest.words, mirror)], guest.console.style.width))


def _quit(guest: Guest, _: str) -> None:
    guest.left = True


_DEEDS: dict[Order, Callable[[Guest, str], None]] = {
    Order.SHOW: _show,
    Order.WHO: _who,
    Order.SIT: _sit,
    Order.STAND: _stand,
    Order.REMOVE: _remove,
    Order.FILL: _fill,
    Order.START: _start,
    Order.UNDO: lambda guest, _: guest.courier.command("play", word="undo"),
    Order.HINT: lambda guest, _: guest.courier.command("hint"),
    Order.LEAVE: _leave,
    Order.CLOSE: lambda guest, _: guest.courier.command("close"),
    Order.LINK: _link,
    Order.SPOKEN: _spoken,
    Order.MOVE: _move,
    Order.RECORD: _record,
    Order.REMATCH: _rematch,
    Order.HELP: _help,
    Order.QUIT: _quit,
}
