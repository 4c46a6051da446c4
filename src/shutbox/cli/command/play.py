"""`shutbox play`: a whole game in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from shutbox.cli.command.replay import data
from shutbox.cli.game import (
    DEFAULT_RULES,
    DICE,
    OFF_MAT,
    ROUNDS,
    SEEDED,
    STARTER,
    LastAnswers,
    LocalGame,
    agree,
    ask_players,
    ask_rules,
    check_bots,
    load_answers,
    load_record,
    may_correct,
    new_record,
    open_game,
    own_players,
    play_game,
    players_text,
    save_game,
    saved_message,
    seats,
    stoppable,
    store_answers,
    tell_foresight,
    uninterruptible,
    with_answers,
)
from shutbox.cli.history import keep_game, keeps_games
from shutbox.cli.line import Arguments, choose_rules, chosen_starter, conversation, with_rounds
from shutbox.cli.report import scoreboard
from shutbox.cli.terminal import FileError, Terminal, create
from shutbox.errors import ShutboxError
from shutbox.play import PERSON, Record, Seat, seat_players, write_record
from shutbox.rules import RuleSet, changed
from shutbox.words import Words


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Plays a game to its end, or until the players stop."""
    dialog = conversation(args, terminal)
    try:
        local = _local_game(words, args, dialog)
        check_bots(local)
    except EOFError:
        dialog.tell()
        return 0
    except KeyboardInterrupt:
        # The shell begins a line of its own.
        dialog.tell()
        raise
    with stoppable():
        opened = _greet(words, local, dialog)
        local = play_game(words, opened, dialog)
    local = _close(words, local, dialog)
    if local.game.over and not opened.game.over and not args.flag("no-keep"):
        _keep(words, local, dialog)
    if args.flag("json"):
        terminal.show(data(local.record))
    return 0


def _local_game(words: Words, args: Arguments, dialog: Terminal) -> LocalGame:
    resume, save = args.value("resume"), args.value("save")
    record = _new_record(words, args, dialog) if resume is None else load_record(resume)
    local = open_game(record, save or resume, own_players(args.value("players") or ""))
    if save is not None and not (resume is not None and _same_file(save, resume)):
        create(save, write_record(record))
    return local


def _same_file(one: str, other: str) -> bool:
    return Path(one).exists() and Path(one).samefile(other)


def _new_record(words: Words, args: Arguments, dialog: Terminal) -> Record:
    """The record of a new game; in an interactive terminal it asks for what the options leave open."""
    last = load_answers() if dialog.interactive else LastAnswers()
    rules = _rules(words, args, dialog, last)
    _check_options(args, rules)
    players = _players(words, args, dialog, rules, last)
    starter = chosen_starter(args, rules, len(players))
    if not dialog.interactive:
        return _record(args, rules, players, starter, {})
    agreed = agree(words, dialog, rules, players, _fixed(args), last.agreed.get(rules.name, {}))
    record = _record(args, rules, players, starter, agreed)
    store_answers(with_answers(last, rules.name, None if args.flag("players") else players_text(players), agreed))
    return record


def _rules(words: Words, args: Arguments, dialog: Terminal, last: LastAnswers) -> RuleSet:
    name = args.positional.get("RULES")
    if name is None and dialog.interactive and not args.values("set"):
        return ask_rules(words, dialog, last.rules)
    return choose_rules(name or DEFAULT_RULES, args.values("set"))


def _check_options(args: Arguments, rules: RuleSet) -> None:
    """Raises, before anybody is asked, if the options cannot be meant."""
    new_record(with_rounds(rules, args.value("rounds"), 2), ["1"], args.value("dice"), args.value("seed"))
    chosen_starter(args, rules, rules.game.most_players)


def _players(words: Words, args: Arguments, dialog: Terminal, rules: RuleSet, last: LastAnswers) -> list[Seat]:
    text = args.value("players")
    if text is None and dialog.interactive:
        return ask_players(words, dialog, rules, last.players)
    chosen = [Seat(words.text("play-somebody"))] if text is None else seats(words, text, own=True)
    return list(seat_players(rules, chosen))


def _fixed(args: Arguments) -> dict[str, str]:
    """What the options say about the choices of the players."""
    changes = {key.strip(): value for key, _, value in (change.partition("=") for change in args.values("set"))}
    settings = {name: changes[name] for name in (ROUNDS, OFF_MAT) if name in changes}
    options = {name: args.value(name) or "" for name in (ROUNDS, DICE, STARTER) if args.flag(name)}
    return settings | options | ({DICE: SEEDED} if args.flag("seed") else {})


def _record(
    args: Arguments, rules: RuleSet, players: list[Seat], starter: int | None, agreed: Mapping[str, str]
) -> Record:
    """The record of a new game with what the options say and what the players have agreed on."""
    rules = with_rounds(rules, args.value("rounds") or agreed.get(ROUNDS), len(players))
    if OFF_MAT in agreed:
        rules = changed(rules, {OFF_MAT: agreed[OFF_MAT]})
    if starter is None:
        names = [seat.name for seat in players]
        starter = names.index(agreed[STARTER]) if STARTER in agreed else 0
    dice = args.value("dice") or agreed.get(DICE)
    return new_record(rules, players, dice, args.value("seed"), starter=starter)


def _greet(words: Words, local: LocalGame, dialog: Terminal) -> LocalGame:
    """Says what is played and how to get help; the game, unchanged."""
    if local.game.over:
        dialog.tell_wrapped(words.text("play-over-already"))
        return local
    seed = local.record.note("seed")
    dialog.tell_wrapped(words.text("play-welcome", rules=words.rule_title(local.record.rules)))
    if seed is not None:
        dialog.tell_wrapped(words.text("play-seed", seed=seed))
    tell_foresight(words, local, dialog)
    return local


def _close(words: Words, local: LocalGame, dialog: Terminal) -> LocalGame:
    """Shows the result, or saves an unfinished game and says where; the game with its path."""
    if not local.game.over:
        # A second Ctrl-C must not interrupt the saving that the first one caused.
        with uninterruptible():
            local = _save(words, local, dialog)
        dialog.tell("\n".join(["", *saved_message(words, local)]))
        return local
    # Where the end can be corrected, the loop has shown the result beside its last question.
    lines = [] if may_correct(local) else scoreboard(words, local.game, dialog.style)
    dialog.tell("\n".join(["", *lines]))
    if local.path is not None:
        dialog.tell_wrapped(words.text("play-kept", file=local.path))
    return local


def _keep(words: Words, local: LocalGame, dialog: Terminal) -> None:
    """Keeps a finished game for `shutbox stats`, and says so the first time."""
    try:
        if keeps_games() and any(seat.kind == PERSON for seat in local.game.players):
            with uninterruptible():
                kept = keep_game(local.record, datetime.now(UTC).astimezone())
            if kept.first:
                dialog.tell(words.text("play-collected", file=str(kept.path)))
    except ShutboxError as error:
        # The game itself is over and shown.
        dialog.complain(words.error(error))


def _save(words: Words, local: LocalGame, dialog: Terminal) -> LocalGame:
    """Saves the game to its file, or to a new file if that fails; the game with its path."""
    try:
        return save_game(local)
    except FileError as error:
        dialog.complain(words.error(error))
        return save_game(replace(local, path=None))
