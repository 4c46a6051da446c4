"""Executes what somebody types at a live table: commands, and answers to the game."""

from __future__ import annotations

from collections.abc import Callable

from shutbox.cli.game import Command, answer, answers, choices, command_word, shell_command, status
from shutbox.cli.live.participant import Newcomer, Participant
from shutbox.cli.live.roster import roster
from shutbox.cli.live.table_command import FINAL, Request, command_help, own_seat, read_seat
from shutbox.cli.network import invitation, spoken_code_text, transfer_text
from shutbox.cli.report import scoreboard
from shutbox.cli.terminal import align, create
from shutbox.errors import IllegalActionError, NotationError
from shutbox.name import new_name
from shutbox.play import Game, ThrowDice, ThrownSum, write_event, write_record
from shutbox.play.table import Stage, record_of


def execute(participant: Participant, request: Request) -> None:
    """Executes a command; one that cannot be undone must be confirmed first."""
    if _must_confirm(participant, request) and request != participant.unconfirmed:
        participant.unconfirmed = _with_seat(participant, request)
        return
    participant.unconfirmed = None
    _ACTIONS[request.command](participant, request.arguments)


def _must_confirm(participant: Participant, request: Request) -> bool:
    """Whether a request has to be confirmed, because it cannot be undone or begins without a seal."""
    removes = request.command is Command.REMOVE and participant.mirror.stage is Stage.PLAYING
    return removes or request.command in FINAL or _starts_unsealed(participant, request)


def _with_seat(participant: Participant, request: Request) -> Request:
    """The request with an explicit seat number."""
    match request.command:
        case Command.LEAVE:
            seat = own_seat(participant.mirror, request.arguments)
        case Command.REMOVE:
            seat = read_seat(participant.mirror.known_table, request.arguments)
        case _:
            return request
    return Request(request.command, str(seat + 1))


def _starts_unsealed(participant: Participant, request: Request) -> bool:
    """Whether the request starts a game in which somebody has not sealed a seed for the dice."""
    mirror = participant.mirror
    return (
        request.command is Command.START and mirror.host and not mirror.open_seats and bool(mirror.known_table.unsealed)
    )


def sit(participant: Participant, name: str, seat: int | None = None) -> None:
    """Queues a newcomer for a seat, or for the first open one; raises if the name is not free."""
    participant.newcomers.append(Newcomer(new_name(name, participant.mirror.names), seat, typed=True))


def play_answer(participant: Participant, text: str) -> None:
    """Sends the action that an answer means."""
    mirror = participant.mirror
    game, typed = mirror.known_table.live, mirror.known_table.typed
    parsed = answer.parse_answer(participant.words, game, text, typed=typed)
    if isinstance(parsed, answer.TypedFaces | ThrownSum):
        _check_dice(mirror.wants, game.rules.turn.dice if isinstance(parsed, ThrownSum) else len(parsed.faces))
    if isinstance(parsed, answer.TypedFaces):
        participant.sync.command("report", faces=list(parsed.faces))
    elif isinstance(parsed, ThrownSum):
        participant.sync.command("report", sum=parsed.pips)
    elif isinstance(parsed, ThrowDice):
        participant.sync.command("throw", dice=parsed.dice)
    elif not isinstance(parsed, Command):
        participant.sync.command("play", word=write_event(game, parsed))


def _check_dice(wants: int, dice: int) -> None:
    """Raises if a bot wants to throw another number of dice; 0 means that no bot waits for dice."""
    if wants and dice != wants:
        raise IllegalActionError("dice-count", got=dice, allowed=[wants])


def show_game(participant: Participant, game: Game) -> None:
    """Draws the game: the box and the choices, or the scoreboard at the end."""
    words, style = participant.words, participant.console.style
    if participant.mirror.known_table.ended:
        participant.tell(["", *scoreboard(words, game, style)])
        return
    participant.tell(["", *status(words, game, style), *(choices(game, style) if participant.mirror.acts else [])])


# Commands


def _show(participant: Participant, _: str) -> None:
    game = participant.mirror.known_table.game
    if game is None:
        _who(participant, "")
    else:
        show_game(participant, game)


def _who(participant: Participant, _: str) -> None:
    participant.tell(roster(participant.words, participant.mirror, participant.console.style))


def _sit(participant: Participant, rest: str) -> None:
    first, _, name = rest.partition(" ")
    if first.isascii() and first.isdecimal() and name.strip():
        sit(participant, name.strip(), read_seat(participant.mirror.known_table, first))
    elif rest:
        sit(participant, rest)
    else:
        raise NotationError("join-sit", word=command_word(participant.words, Command.SIT))


def _stand(participant: Participant, rest: str) -> None:
    participant.sync.command("stand", seat=own_seat(participant.mirror, rest))


def _remove(participant: Participant, rest: str) -> None:
    participant.sync.command("remove", seat=read_seat(participant.mirror.known_table, rest))


def _fill(participant: Participant, rest: str) -> None:
    who, _, bot = rest.rpartition(" ")
    if not who.strip():
        raise NotationError("join-fill", word=command_word(participant.words, Command.FILL))
    participant.sync.command("fill", seat=read_seat(participant.mirror.known_table, who.strip()), bot=bot, name="")


def _return(participant: Participant, rest: str) -> None:
    mirror = participant.mirror
    seat = mirror.back[0] if mirror.back and not rest else read_seat(mirror.known_table, rest)
    participant.sync.command("return", seat=seat)


def _start(participant: Participant, _: str) -> None:
    unsealed = {"without_seals": True} if participant.mirror.known_table.unsealed else {}
    participant.sync.command("start", **unsealed)


def _leave(participant: Participant, rest: str) -> None:
    participant.sync.command("leave", seat=own_seat(participant.mirror, rest))


def _rename(participant: Participant, rest: str) -> None:
    renamed = answer.read_rename(participant.words, participant.mirror.known_table.live, rest)
    participant.sync.command("rename", seat=renamed.seat, name=renamed.name)


def _reorder(participant: Participant, rest: str) -> None:
    order = answer.read_order(participant.words, participant.mirror.known_table.live, rest).order
    participant.sync.command("order", seats=list(order))


def _link(participant: Participant, _: str) -> None:
    participant.tell(invitation(participant.words, participant.address))


def _spoken_code(participant: Participant, _: str) -> None:
    participant.say(spoken_code_text(participant.words, participant.client, participant.address))


def _transfer(participant: Participant, rest: str) -> None:
    participant.tell(
        transfer_text(participant.words, participant.client, participant.address, own_seat(participant.mirror, rest))
    )


def _record(participant: Participant, rest: str) -> None:
    """Saves the record from the local mirror, so that it does not depend on the server."""
    record = record_of(participant.mirror.known_table)
    if record is None:
        raise IllegalActionError("join-no-game")
    path = rest or f"shutbox-{participant.mirror.known_table.public}.shutbox"
    create(path, write_record(record))
    participant.tell([participant.words.text("join-kept", file=path), f"  {shell_command('verify', path)}"])


def _rematch(participant: Participant, _: str) -> None:
    """Says that this terminal wants to play again, and follows to the next table once all do."""
    participant.follow_rematch = True
    if not participant.mirror.known_table.rematch:
        participant.sync.command("again")


def _help(participant: Participant, _: str) -> None:
    mirror = participant.mirror
    rows = answers(participant.words, mirror.known_table.live, typed=mirror.known_table.typed) if mirror.acts else []
    participant.tell(align([*rows, *command_help(participant.words, mirror)], participant.console.style.width))


def _quit(participant: Participant, _: str) -> None:
    participant.quit = True


_ACTIONS: dict[Command, Callable[[Participant, str], None]] = {
    Command.SHOW: _show,
    Command.WHO: _who,
    Command.SIT: _sit,
    Command.STAND: _stand,
    Command.REMOVE: _remove,
    Command.FILL: _fill,
    Command.RETURN: _return,
    Command.START: _start,
    Command.UNDO: lambda participant, _: participant.sync.command("play", word="undo"),
    Command.RENAME: _rename,
    Command.ORDER: _reorder,
    Command.HINT: lambda participant, _: participant.sync.command("hint"),
    Command.LEAVE: _leave,
    Command.CLOSE: lambda participant, _: participant.sync.command("close"),
    Command.LINK: _link,
    Command.SPOKEN: _spoken_code,
    Command.MOVE: _transfer,
    Command.SAVE: _record,
    Command.REMATCH: _rematch,
    Command.HELP: _help,
    Command.QUIT: _quit,
}
