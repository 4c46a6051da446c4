"""The event loop at a live table: handles messages, runs the autopilot, asks questions and reads answers."""

from __future__ import annotations

from typing import Any

from shutbox.cli.game import Command, command_word, question, read_command
from shutbox.cli.live.autopilot import act, lacks_seat
from shutbox.cli.live.command_executor import execute, play_answer, show_game, sit
from shutbox.cli.live.notification import notify
from shutbox.cli.live.participant import Participant
from shutbox.cli.live.synchronizer import Notice
from shutbox.cli.live.table_command import Request, read_request
from shutbox.cli.network import (
    Connected,
    ConnectionEvent,
    ConnectionFailure,
    Disconnected,
    MessageReceived,
    TableSocket,
)
from shutbox.errors import NotationError, ShutboxError
from shutbox.play import ThrowDice
from shutbox.play.table import Stage, undo_seat
from shutbox.words import Words


def run_table(participant: Participant, link: TableSocket) -> None:
    """Runs until the participant leaves or follows to another table."""
    link.start()
    try:
        while not participant.finished:
            for source, item in participant.console.items():
                if source is link:
                    _on_connection_event(participant, item)
            _advance(participant)
    finally:
        link.close()


def _on_connection_event(participant: Participant, item: ConnectionEvent) -> None:
    match item:
        case Connected():
            participant.sync.resume()
        case Disconnected():
            participant.sync.suspend()
            participant.say(participant.words.text("join-lost"))
        case ConnectionFailure(error):
            raise error
        case MessageReceived(message):
            for notice in _receive(participant, message):
                notify(participant, notice)


def _receive(participant: Participant, message: dict[str, Any]) -> list[Notice]:
    try:
        return participant.sync.receive(message)
    except (LookupError, TypeError, ValueError):
        raise participant.client.unexpected_reply() from None


def _advance(participant: Participant) -> None:
    """Does all steps that are possible now, then shows the question if an answer is needed."""
    while not participant.finished and _step(participant):
        pass
    if not participant.finished:
        participant.console.ask(
            _question(participant)
            if _awaits_answer(participant) or (participant.console.live and _all_seated(participant))
            else None
        )


def _step(participant: Participant) -> bool:
    """Does one step: automatic or by reading a line; whether there was one."""
    line = participant.console.next_line
    if participant.console.live and line and read_command(participant.words, line) == (Command.QUIT, ""):
        participant.quit = True
    if participant.quit or not participant.sync.idle:
        return False
    if act(participant) or _start_confirmed(participant):
        return True
    _show_changes(participant)
    if line is None or not (participant.console.live or _may_read(participant, line)):
        return False
    participant.console.read(_question(participant))
    try:
        _answer(participant, line)
    except ShutboxError as error:
        participant.say(participant.words.text("play-no", why=error))
    return True


def _start_confirmed(participant: Participant) -> bool:
    """Starts a game without asking for a confirmation if the missing seals have arrived; whether it did."""
    if (
        participant.unconfirmed is None
        or participant.unconfirmed.command is not Command.START
        or participant.mirror.known_table.unsealed
    ):
        return False
    execute(participant, participant.unconfirmed)
    return True


def _show_changes(participant: Participant) -> None:
    mirror, words = participant.mirror, participant.words
    table = mirror.known_table
    if mirror.acts and table.game is not participant.drawn_game:
        participant.drawn_game = table.game
        show_game(participant, table.live)
        if mirror.clock is not None:
            participant.say(words.text("join-clock", seconds=round(mirror.clock)), indent=2)
    if mirror.settled and not participant.result_shown:
        if table.game is not None:
            show_game(participant, table.game)
        participant.tell(["", _ways_on(words, rematch=bool(table.rematch))])
    participant.result_shown = mirror.settled


def _ways_on(words: Words, *, rematch: bool) -> str:
    """What can be done after a game; if there is a rematch already, how to get there."""
    again = command_word(words, Command.REMATCH)
    if rematch:
        return words.text("join-rematched", rematch=again)
    save, leave = (command_word(words, each) for each in (Command.SAVE, Command.QUIT))
    return words.text("join-over", rematch=again, save=save, quit=leave)


# Questions and answers


def _question(participant: Participant) -> str:
    """The question at the foot of the screen."""
    mirror, words = participant.mirror, participant.words
    if not participant.sync.synced:
        return words.text("join-ask-lost")
    if participant.unconfirmed is not None:
        return _confirmation(participant, participant.unconfirmed)
    match mirror.stage:
        case Stage.WAITING:
            return _waiting_question(participant)
        case Stage.SEALING:
            return words.text("join-ask-sealing")
        case Stage.PLAYING:
            return _playing_question(participant)
        case Stage.OVER | Stage.ABANDONED:
            commands = (Command.UNDO, Command.REMATCH, Command.SAVE, Command.QUIT)
            back, again, save, leave = (command_word(words, each) for each in commands)
            undo = "no" if undo_seat(mirror.known_table) is None else "yes"
            return words.text("join-ask-over", undo=undo, back=back, rematch=again, save=save, quit=leave)


def _confirmation(participant: Participant, request: Request) -> str:
    if request.command is Command.CLOSE:
        return participant.words.text("join-close-sure")
    if request.command is Command.START:
        return participant.words.text("join-start-sure", names=participant.mirror.known_table.unsealed)
    who, stop = participant.mirror.name(int(request.arguments) - 1), command_word(participant.words, Command.QUIT)
    if request.command is Command.REMOVE:
        return participant.words.text("join-remove-sure", who=who)
    return participant.words.text("join-leave-sure", who=who, quit=stop)


def _waiting_question(participant: Participant) -> str:
    if lacks_seat(participant) and participant.mirror.open_seats:
        return participant.words.text("join-ask-name")
    if participant.mirror.host and not participant.mirror.open_seats:
        return participant.words.text("join-ask-start")
    return participant.words.text("join-ask-waiting", count=len(participant.mirror.open_seats))


def _playing_question(participant: Participant) -> str:
    mirror = participant.mirror
    game = mirror.known_table.live
    if not mirror.acts:
        return participant.words.text("join-ask-other", who=game.players[game.at].name)
    bot_action = ThrowDice(mirror.wants) if mirror.wants else None
    return question(participant.words, game, typed=mirror.known_table.typed, bot_action=bot_action)


def _all_seated(participant: Participant) -> bool:
    """Whether all newcomers have their seats, so that a question can be shown."""
    return participant.mirror.table is not None and not participant.newcomers


def _awaits_answer(participant: Participant) -> bool:
    """Whether the table waits for an answer from here. Only then is the next line of a script read."""
    mirror = participant.mirror
    if not participant.sync.idle:
        return False
    if mirror.stage is Stage.WAITING:
        return mirror.host or lacks_seat(participant)
    return mirror.acts or mirror.settled or participant.unconfirmed is not None


def _may_read(participant: Participant, line: str) -> bool:
    """Whether a line of a script can be read now; a start waits until all seats are taken and sealed."""
    starts = participant.mirror.stage is Stage.WAITING and (
        not line or read_command(participant.words, line) == (Command.START, "")
    )
    return _awaits_answer(participant) and not (
        starts and (participant.mirror.open_seats or participant.mirror.known_table.unsealed)
    )


def _answer(participant: Participant, line: str) -> None:
    """Executes a line."""
    if participant.unconfirmed is not None:
        _confirm(participant, participant.unconfirmed, line)
        return
    mirror = participant.mirror
    request = read_request(participant.words, mirror.stage, line)
    if request is not None:
        execute(participant, request)
    elif mirror.acts:
        play_answer(participant, line)
    elif mirror.stage is Stage.WAITING and lacks_seat(participant) and line:
        sit(participant, line)
    elif mirror.stage is Stage.WAITING and mirror.host and not line:
        execute(participant, Request(Command.START))
    elif line:
        raise NotationError("answer-unknown", got=line)


def _confirm(participant: Participant, request: Request, line: str) -> None:
    if participant.words.agreed(line):
        execute(participant, request)
    else:
        participant.unconfirmed = None
        participant.say(participant.words.text("join-not-done"))
