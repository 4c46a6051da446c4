"""`shutbox play`: a whole game in the terminal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from shutbox.cli.command.replay import data
from shutbox.cli.game import (
    DEFAULT_RULES,
    LocalGame,
    ask_players,
    ask_rules,
    load_record,
    new_record,
    open_game,
    play_game,
    prepare_bots,
    save_game,
    saved_message,
    seats,
    stoppable,
    uninterruptible,
)
from shutbox.cli.line import Arguments, UsageError, choose_rules, conversation, with_rounds
from shutbox.cli.report import scoreboard
from shutbox.cli.terminal import FileError, Terminal, create
from shutbox.play import Record, Seat, write_record
from shutbox.rules import RuleSet
from shutbox.words import Words

_FIXED_OPTIONS = ("players", "rounds", "seed", "dice", "set")


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Plays a game to its end, or until the players stop."""
    dialog = conversation(args, terminal)
    try:
        local = _local_game(words, args, dialog)
        prepare_bots(words, local, dialog)
    except EOFError:
        dialog.tell()
        return 0
    with stoppable():
        local = play_game(words, _greet(words, local, dialog), dialog)
    local = _close(words, local, dialog)
    if args.flag("json"):
        terminal.show(data(local.record))
    return 0


def _local_game(words: Words, args: Arguments, dialog: Terminal) -> LocalGame:
    resume, save = args.value("resume"), args.value("save")
    record = _new_record(words, args, dialog) if resume is None else _resumed_record(args, resume)
    local = open_game(record, save or resume)
    if save is not None and not (resume is not None and _same_file(save, resume)):
        create(save, write_record(record))
    return local


def _same_file(one: str, other: str) -> bool:
    return Path(one).exists() and Path(one).samefile(other)


def _resumed_record(args: Arguments, path: str) -> Record:
    for option in _FIXED_OPTIONS:
        if args.flag(option):
            raise UsageError("resume-fixed", option=f"--{option}")
    if "RULES" in args.positional:
        raise UsageError("resume-fixed", option=args.positional["RULES"])
    return load_record(path)


def _new_record(words: Words, args: Arguments, dialog: Terminal) -> Record:
    """The record of a new game; in an interactive terminal it asks for what the options leave open."""
    rules, players = _rules(words, args, dialog), args.value("players")

    def seat(names: list[Seat]) -> Record:
        return new_record(
            with_rounds(rules, args.value("rounds"), len(names)), names, args.value("dice"), args.value("seed")
        )

    if players is None and dialog.interactive:
        return ask_players(words, dialog, seat)
    return seat([Seat(words.text("play-somebody"))] if players is None else seats(words, players))


def _rules(words: Words, args: Arguments, dialog: Terminal) -> RuleSet:
    name = args.positional.get("RULES")
    if name is None and dialog.interactive and not args.values("set"):
        return ask_rules(words, dialog)
    return choose_rules(name or DEFAULT_RULES, args.values("set"))


def _greet(words: Words, local: LocalGame, dialog: Terminal) -> LocalGame:
    """Says what is played and how to get help; the game, unchanged."""
    if local.game.over:
        dialog.tell_wrapped(words.text("play-over-already"))
        return local
    seed = local.record.note("seed")
    dialog.tell_wrapped(words.text("play-welcome", rules=words.rule_title(local.record.rules)))
    if seed is not None:
        dialog.tell_wrapped(words.text("play-seed", seed=seed))
    return local


def _close(words: Words, local: LocalGame, dialog: Terminal) -> LocalGame:
    """Shows the result, or saves an unfinished game and says where; the game with its path."""
    if not local.game.over:
        # A second Ctrl-C must not interrupt the saving that the first one caused.
        with uninterruptible():
            local = _save(words, local, dialog)
        dialog.tell("\n".join(["", *saved_message(words, local)]))
        return local
    dialog.tell("\n".join(["", *scoreboard(words, local.game, dialog.style)]))
    if local.path is not None:
        dialog.tell_wrapped(words.text("play-kept", file=local.path))
    return local


def _save(words: Words, local: LocalGame, dialog: Terminal) -> LocalGame:
    """Saves the game to its file, or to a new file if that fails; the game with its path."""
    try:
        return save_game(local)
    except FileError as error:
        dialog.complain(words.error(error))
        return save_game(replace(local, path=None))
