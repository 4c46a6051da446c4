"""The loop of a local game: draws the state, asks, applies the answer, saves."""

from __future__ import annotations

from shutbox.cli.game.answer import TypedFaces, parse_answer
from shutbox.cli.game.game_file import resume_command, save_game
from shutbox.cli.game.local_game import LocalGame, advance, outcome
from shutbox.cli.game.opponent import bot_choice, check_typed, think
from shutbox.cli.game.prompt import choices, guide, question
from shutbox.cli.game.status import status
from shutbox.cli.game.vocabulary import Command
from shutbox.cli.report import scoreboard
from shutbox.cli.terminal import Terminal
from shutbox.errors import ShutboxError
from shutbox.play import Event, Hint, ThrowDice, ThrownSum, Undo, story
from shutbox.words import Words


def play_game(words: Words, local: LocalGame, terminal: Terminal) -> LocalGame:
    """Plays until the game is over or the players stop; the game as it is then."""
    drawn_game = None
    try:
        while not local.game.over or may_correct(local):
            before = local
            bot_turn = _bot_turn(words, local, terminal)
            if bot_turn is None and local.game is not drawn_game:
                drawn_game = local.game
                _show(words, local, terminal)
            local, event = bot_turn or _person_turn(words, local, terminal)
            if event is not None:
                _autosave(words, local, terminal)
                _tell(words, before, event, local, terminal)
    except (EOFError, KeyboardInterrupt, OSError):
        # OSError: the terminal has gone away. Whatever stops the players, the caller gets the game to save it.
        pass
    return local


def may_correct(local: LocalGame) -> bool:
    """Whether what was done last can be corrected, even the end of the game; the loop then shows how it ended."""
    return local.typed and local.game.before is not None


def _show(words: Words, local: LocalGame, terminal: Terminal) -> None:
    style = terminal.style
    if local.game.over:
        lines = [*scoreboard(words, local.game, style), ""]
    else:
        lines = [*status(words, local.game, style), *choices(local.game, style)]
    terminal.tell("\n".join(["", *lines]))


def _bot_turn(words: Words, local: LocalGame, terminal: Terminal) -> tuple[LocalGame, Event] | None:
    """The game after the action of the bot whose turn it is, and its event; None if a person has to answer."""
    action = think(words, local, terminal)
    if action is None or (local.typed and isinstance(action, ThrowDice)):
        return None
    if _undoes_choice(local):
        return advance(local, Undo()), Undo()
    terminal.pause()
    event = outcome(local, action)
    return advance(local, event), event


def _undoes_choice(local: LocalGame) -> bool:
    """Whether an undo continues: it has led to a choice of a bot, which would make the same choice again at once."""
    return local.typed and local.record.events[-1:] == (Undo(),) and local.game.before is not None


def _person_turn(words: Words, local: LocalGame, terminal: Terminal) -> tuple[LocalGame, Event | None]:
    """The game after one answer, and its event if there was one."""
    text = terminal.ask(f"{question(words, local.game, typed=local.typed, bot_action=bot_choice(local))} > ")
    try:
        answer = parse_answer(words, local.game, text, typed=local.typed)
        if isinstance(answer, Command):
            return _run_command(words, local, answer, terminal), None
        if isinstance(answer, TypedFaces | ThrownSum):
            check_typed(local, answer)
        if isinstance(answer, Hint):
            _hint(words, local, terminal)
        event = outcome(local, answer)
    except ShutboxError as error:
        terminal.tell_wrapped(words.text("play-no", why=error))
        return local, None
    return advance(local, event), event


def _hint(words: Words, local: LocalGame, terminal: Terminal) -> None:
    # Imported late because the coach slows the start down.
    from shutbox.cli.game.hint_display import show_hint

    show_hint(words, local.game, terminal)


def _run_command(words: Words, local: LocalGame, command: Command, terminal: Terminal) -> LocalGame:
    if command is Command.QUIT:
        raise EOFError
    if command is Command.HELP:
        terminal.tell("\n".join(guide(words, local.game, terminal.style, typed=local.typed)))
        return local
    local = save_game(local)
    terminal.tell("\n".join(saved_message(words, local)))
    return local


def saved_message(words: Words, local: LocalGame) -> list[str]:
    """The message that says where a game is saved, with the command that resumes it on its own line."""
    path = str(local.path)
    return [words.text("play-saved", file=path), f"  {resume_command(words, path)}"]


def _autosave(words: Words, local: LocalGame, terminal: Terminal) -> None:
    """Writes the game to its file, if it has one. This happens before the event is shown."""
    try:
        if local.path is not None:
            save_game(local)
    except ShutboxError as error:
        terminal.tell_wrapped(words.text("play-no", why=error))


def _tell(words: Words, before: LocalGame, event: Event, local: LocalGame, terminal: Terminal) -> None:
    for fact in story(before.game, event, local.game):
        terminal.tell_wrapped(words.fact(fact), indent=2)
