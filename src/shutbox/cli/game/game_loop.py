"""A game in the terminal, from question to question."""

from __future__ import annotations

from shutbox.cli.game.answer import Typed, Wish, asked
from shutbox.cli.game.game_file import go_on, kept
from shutbox.cli.game.local_game import Sitting, after, happened
from shutbox.cli.game.opponent import check_typed, choice
from shutbox.cli.game.prompt import choices, guide, question
from shutbox.cli.game.status import status
from shutbox.cli.terminal.stream import Terminal
from shutbox.errors import ShutboxError
from shutbox.play import Event, Hint, Throw, story
from shutbox.words import Words


def played(words: Words, sitting: Sitting, terminal: Terminal) -> Sitting:
    """The sitting when its game is over, or when the players stop."""
    shown = None
    try:
        while not sitting.game.over:
            before = sitting
            done = _by_bot(sitting, terminal)
            if done is None and sitting.game is not shown:
                shown = sitting.game
                _show(words, sitting, terminal)
            sitting, event = done or _answered(words, sitting, terminal)
            if event is not None:
                _keep(words, sitting, terminal)
                _tell(words, before, event, sitting, terminal)
    except (EOFError, KeyboardInterrupt, OSError):
        # Also a terminal that has gone: whatever stops the players, the sitting comes back to be kept.
        pass
    return sitting


def _show(words: Words, sitting: Sitting, terminal: Terminal) -> None:
    style = terminal.style
    terminal.tell("\n".join(["", *status(words, sitting.game, style), *choices(sitting.game, style)]))


def _by_bot(sitting: Sitting, terminal: Terminal) -> tuple[Sitting, Event] | None:
    """The sitting after what the bot at the box does, and that; none where a person has to answer."""
    action = choice(sitting)
    if action is None or (sitting.typed and isinstance(action, Throw)):
        return None
    terminal.pause()
    event = happened(sitting, action)
    return after(sitting, event), event


def _answered(words: Words, sitting: Sitting, terminal: Terminal) -> tuple[Sitting, Event | None]:
    """The sitting after one answer, and what has happened in the game, if anything has."""
    text = terminal.ask(f"{question(words, sitting.game, typed=sitting.typed, wanted=choice(sitting))} > ")
    try:
        wanted = asked(sitting.game, text, typed=sitting.typed)
        if isinstance(wanted, Wish):
            return _granted(words, sitting, wanted, terminal), None
        if isinstance(wanted, Typed):
            check_typed(sitting, wanted)
        if isinstance(wanted, Hint):
            _hint(words, sitting, terminal)
        event = happened(sitting, wanted)
    except ShutboxError as error:
        terminal.tell_wrapped(words.text("play-no", why=error))
        return sitting, None
    return after(sitting, event), event


def _hint(words: Words, sitting: Sitting, terminal: Terminal) -> None:
    # The coach is imported for those who ask it.
    from shutbox.cli.game.hint import hinted

    hinted(words, sitting.game, terminal)


def _granted(words: Words, sitting: Sitting, wish: Wish, terminal: Terminal) -> Sitting:
    if wish is Wish.QUIT:
        raise EOFError
    if wish is Wish.HELP:
        terminal.tell("\n".join(guide(words, sitting.game, terminal.style, typed=sitting.typed)))
        return sitting
    sitting = kept(sitting)
    terminal.tell("\n".join(saved(words, sitting)))
    return sitting


def saved(words: Words, sitting: Sitting) -> list[str]:
    """Where a game is kept, and on a line of its own the command that goes on with it."""
    path = str(sitting.path)
    return [words.text("play-saved", file=path), f"  {go_on(words, path)}"]


def _keep(words: Words, sitting: Sitting, terminal: Terminal) -> None:
    """Writes a sitting to its file, if it has one, before anybody is told what has happened."""
    try:
        if sitting.path is not None:
            kept(sitting)
    except ShutboxError as error:
        terminal.tell_wrapped(words.text("play-no", why=error))


def _tell(words: Words, before: Sitting, event: Event, sitting: Sitting, terminal: Terminal) -> None:
    for fact in story(before.game, event, sitting.game):
        terminal.tell_wrapped(words.fact(fact), indent=2)
