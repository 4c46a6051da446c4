"""`shutbox drill`: exercises: choose an option, then see the value of every option."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import Any

from shutbox.cli.game import Command, choices, command_word, load_record, parse_answer, question, status
from shutbox.cli.line import Arguments, UsageError, choose_rules, conversation, integer
from shutbox.cli.report import DrillScore, amount, load_score, option_text, reason_lines, save_score, symbol
from shutbox.cli.terminal import BOLD, Style, Terminal, align, paragraph, progress
from shutbox.coach import Exercise, Level, mistakes, random_exercise, ranking, reasons
from shutbox.errors import IllegalActionError, ShutboxError
from shutbox.name import find_name, same_name
from shutbox.play import Hand, Record, new_game
from shutbox.rules import Format
from shutbox.user_folder import data_folder
from shutbox.value import Option, prepare, require_values
from shutbox.words import Words

DEFAULT_RULES = "double-shutter"


@dataclass(slots=True)
class DrillRun:
    """The score of this run, the score of earlier runs, and the exercises as JSON data."""

    score: DrillScore
    earlier: DrillScore
    lines: list[dict[str, Any]]


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Asks exercises until there are no more, or until the user stops."""
    folder = data_folder()
    drill = DrillRun(DrillScore(), load_score(folder), [])
    count = integer(args, "count")
    dialog = conversation(args, terminal)
    try:
        for number, each in enumerate(_exercises(words, args, dialog), 1):
            _run_exercise(words, each, drill, dialog)
            save_score(folder, _total_score(drill))
            if number == count:
                break
    except (EOFError, KeyboardInterrupt):
        dialog.tell()
    _show_result(words, args, drill, terminal)
    return 0


def _total_score(drill: DrillRun) -> DrillScore:
    score, earlier = drill.score, drill.earlier
    return DrillScore(score.done + earlier.done, score.best + earlier.best, score.lost + earlier.lost)


# The sources of exercises


def _exercises(words: Words, args: Arguments, terminal: Terminal) -> Iterator[Exercise]:
    if args.flag("from"):
        return _mistakes(words, args, terminal)
    return _new_exercises(words, args, terminal)


def _mistakes(words: Words, args: Arguments, terminal: Terminal) -> Iterator[Exercise]:
    """The mistakes in stored games, most expensive first."""
    files = [load_record(path) for path in args.values("from")]
    players = _same_player(files, args.value("player"))
    for file in files:
        require_values(file.rules)
    with progress(words, terminal):
        exercises = [each for pair in zip(files, players, strict=True) for each in mistakes(*pair)]
    if not exercises:
        terminal.tell(words.text("drill-no-mistakes"))
    return iter(sorted(exercises, key=lambda each: -max(map(each.share, each.options.options))))


def _same_player(records: list[Record], wanted: str | None) -> list[str | None]:
    """The wanted name as each record writes it; raises if no record has it, or if one has twins of it."""
    names = [list(dict.fromkeys(_names(record))) for record in records]
    if wanted is None:
        return [None] * len(records)
    places = [find_name(each, wanted) for each in names]
    unclear = [each for each, place in zip(names, places, strict=True) if place is None and _has(each, wanted)]
    if unclear or all(place is None for place in places):
        known = unclear[0] if unclear else sorted({*chain(*names)})
        raise UsageError("drill-twins" if unclear else "drill-player", got=wanted, names=known)
    return ["" if place is None else each[place] for each, place in zip(names, places, strict=True)]


def _names(record: Record) -> Iterator[str]:
    """The names of all who have had a seat."""
    yield from (seat.name for seat in record.players)
    yield from (event.name for event in record.events if isinstance(event, Hand))


def _has(names: list[str], wanted: str) -> bool:
    return any(same_name(name, wanted) for name in names)


def _new_exercises(words: Words, args: Arguments, terminal: Terminal) -> Iterator[Exercise]:
    rules = choose_rules(args.positional.get("RULES", DEFAULT_RULES), args.values("set"))
    most = 1 if rules.game.format is Format.SOLITAIRE else rules.game.most_players
    players = integer(args, "players", 1, most) or min(2, most)
    names = [words.text("drill-player", number=number) for number in range(1, players + 1)]
    level = Level(args.value("level")) if args.flag("level") else None
    require_values(rules)
    with progress(words, terminal) as draw:
        prepare(new_game(rules, names), draw)
    return _random_exercises(rules, names, args.value("seed") or secrets.token_hex(8), level)


def _random_exercises(rules: Any, names: list[str], seed: str, wanted: Level | None) -> Iterator[Exercise]:
    chance, number = Random(seed), 0
    while True:
        number += 1
        yield random_exercise(rules, names, f"{seed} {number}".encode(), chance.random, wanted)


# One exercise


def _run_exercise(words: Words, exercise: Exercise, drill: DrillRun, terminal: Terminal) -> None:
    style, game = terminal.style, exercise.game
    heading = words.text("drill-heading", number=drill.score.done + 1, level=exercise.level.value)
    terminal.tell("\n".join(["", style.paint(heading, BOLD), *status(words, game, style), *choices(game, style)]))
    option = _ask_option(words, exercise, terminal)
    share = exercise.share(option)
    drill.score = drill.score.with_loss(share)
    drill.lines.append(_exercise_data(words, exercise, option))
    terminal.tell("\n".join(_verdict(words, exercise, option, drill.score, style)))


def _ask_option(words: Words, exercise: Exercise, terminal: Terminal) -> Option:
    """Asks until the answer is one of the options."""
    while True:
        text = terminal.ask(f"{question(words, exercise.game, typed=False)} > ")
        try:
            answer = parse_answer(words, exercise.game, text, typed=False)
            if isinstance(answer, Command):
                if answer is Command.QUIT:
                    raise EOFError
                take, stop = (command_word(words, each) for each in (Command.TAKE, Command.QUIT))
                terminal.tell_wrapped(words.text("drill-help", take=take, quit=stop))
                continue
            options = {option.action: option for option in exercise.options.options}
            if answer not in options:
                raise IllegalActionError("drill-choice")
            return options[answer]
        except ShutboxError as error:
            terminal.tell_wrapped(words.text("play-no", why=error))


def _verdict(words: Words, exercise: Exercise, choice: Option, score: DrillScore, style: Style) -> list[str]:
    """Every option, best first, with the chosen one marked; the reasons; and the score so far."""
    options = exercise.options
    unit = options.unit
    here = "▸" if style.unicode else ">"
    rows = [
        (
            here if option is choice else " ",
            option_text(words, exercise.game, option),
            amount(words, unit, option.seats[options.seat], more=1),
            amount(words, unit, -options.loss(option), more=1) if options.loss(option) else "",
            symbol(exercise.judgement(option), style),
        )
        for option in ranking(options)
    ]
    why = reason_lines(words, reasons(exercise.game, options, choice), style.width)
    unit_text = words.text("drill-unit", unit=unit.value, horizon=options.horizon.value)
    mean = words.text("drill-mean", done=score.done, best=score.best, mean=words.percent(score.mean, 2))
    return [*paragraph(unit_text, style.width), *align(rows, style.width), *why, *paragraph(mean, style.width)]


def _exercise_data(words: Words, exercise: Exercise, choice: Option) -> dict[str, Any]:
    return {
        "level": exercise.level.value,
        "taken": option_text(words, exercise.game, choice),
        "best": option_text(words, exercise.game, exercise.options.best),
        "loss": exercise.options.loss(choice),
        "share": exercise.share(choice),
        "unit": exercise.options.unit.value,
        "judgement": exercise.judgement(choice).value,
    }


def _show_result(words: Words, args: Arguments, drill: DrillRun, terminal: Terminal) -> None:
    total = _total_score(drill)
    if args.flag("json"):
        terminal.show(
            {"exercises": drill.lines, "mean": drill.score.mean, "ever": {"done": total.done, "mean": total.mean}}
        )
    elif total.done:
        terminal.tell_wrapped(
            words.text("drill-ever", done=total.done, best=total.best, mean=words.percent(total.mean, 2))
        )
