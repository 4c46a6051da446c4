"""`shutbox play`: a whole game in the terminal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from shutbox.cli.command.replay import data
from shutbox.cli.game.game_file import kept, stored
from shutbox.cli.game.game_loop import played, saved
from shutbox.cli.game.interruption import stoppable, undisturbed
from shutbox.cli.game.local_game import Sitting, opened, started
from shutbox.cli.game.opponent import ready
from shutbox.cli.game.setup import USUAL, asked_players, asked_rules, seats
from shutbox.cli.line.arguments import Given, UsageError
from shutbox.cli.line.rule_choice import chosen, with_rounds
from shutbox.cli.report.scoreboard import standing
from shutbox.cli.terminal.file import FileError, create
from shutbox.cli.terminal.stream import Terminal
from shutbox.play import Record, Seat, write_record
from shutbox.rules import RuleSet
from shutbox.words import Words

_FIXED = ("players", "rounds", "seed", "dice", "set")


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Plays a game to its end, or until the players stop."""
    # With --json the talk goes where errors go, and the output is the one document at the end.
    talk = replace(terminal, output=terminal.errors) if given.flag("json") else terminal
    try:
        sitting = _sitting(words, given, talk)
        ready(words, sitting, talk)
    except EOFError:
        talk.tell()
        return 0
    with stoppable():
        sitting = played(words, _greeted(words, sitting, talk), talk)
    sitting = _closed(words, sitting, talk)
    if given.flag("json"):
        terminal.show(data(sitting.record))
    return 0


def _sitting(words: Words, given: Given, talk: Terminal) -> Sitting:
    resume, save = given.value("resume"), given.value("save")
    record = _begun(words, given, talk) if resume is None else _resumed(given, resume)
    sitting = opened(record, save or resume)
    if save is not None and not (resume is not None and _same(save, resume)):
        create(save, write_record(record))
    return sitting


def _same(one: str, other: str) -> bool:
    return Path(one).exists() and Path(one).samefile(other)


def _resumed(given: Given, path: str) -> Record:
    for option in _FIXED:
        if given.flag(option):
            raise UsageError("resume-fixed", option=f"--{option}")
    if "RULES" in given.arguments:
        raise UsageError("resume-fixed", option=given.arguments["RULES"])
    return stored(path)


def _begun(words: Words, given: Given, talk: Terminal) -> Record:
    """The record of a new game, after asking for what was not given, where there is somebody to ask."""
    rules, players = _rules(words, given, talk), given.value("players")

    def seat(names: list[Seat]) -> Record:
        return started(
            with_rounds(rules, given.value("rounds"), len(names)), names, given.value("dice"), given.value("seed")
        )

    if players is None and talk.interactive:
        return asked_players(words, talk, seat)
    return seat([Seat(words.text("play-somebody"))] if players is None else seats(words, players))


def _rules(words: Words, given: Given, talk: Terminal) -> RuleSet:
    name = given.arguments.get("RULES")
    if name is None and talk.interactive and not given.values("set"):
        return asked_rules(words, talk)
    return chosen(name or USUAL, given.values("set"))


def _greeted(words: Words, sitting: Sitting, talk: Terminal) -> Sitting:
    """The sitting, with a line that says what is played and how to get help."""
    if sitting.game.over:
        talk.tell_wrapped(words.text("play-over-already"))
        return sitting
    seed = sitting.record.note("seed")
    talk.tell_wrapped(words.text("play-welcome", rules=words.rule_title(sitting.record.rules)))
    if seed is not None:
        talk.tell_wrapped(words.text("play-seed", seed=seed))
    return sitting


def _closed(words: Words, sitting: Sitting, talk: Terminal) -> Sitting:
    """The sitting at its end: the result, or where the game waits."""
    if not sitting.game.over:
        # A second Ctrl-C must not break off the saving that the first one asked for.
        with undisturbed():
            sitting = _saved(words, sitting, talk)
        talk.tell("\n".join(["", *saved(words, sitting)]))
        return sitting
    talk.tell("\n".join(["", *standing(words, sitting.game, talk.style)]))
    if sitting.path is not None:
        talk.tell_wrapped(words.text("play-kept", file=sitting.path))
    return sitting


def _saved(words: Words, sitting: Sitting, talk: Terminal) -> Sitting:
    """The sitting in its file, or in another one where that can no longer be written."""
    try:
        return kept(sitting)
    except FileError as error:
        talk.complain(words.error(error))
        return kept(replace(sitting, path=None))
