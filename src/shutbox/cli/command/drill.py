"""`shutbox drill`: choose first, then see what every option is worth."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from shutbox.cli.game.answer import ProgramCommand, parse_answer
from shutbox.cli.game.game_file import load_record
from shutbox.cli.game.prompt import choices, question
from shutbox.cli.game.status import status
from shutbox.cli.line.arguments import Given, UsageError
from shutbox.cli.line.destination import conversation
from shutbox.cli.line.number import exclusive, whole
from shutbox.cli.line.rule_choice import chosen
from shutbox.cli.report.advice import reason_lines
from shutbox.cli.report.amount import amount
from shutbox.cli.report.decision import named
from shutbox.cli.report.drill_score import DrillScore, load_score, save_score
from shutbox.cli.report.symbol import symbol
from shutbox.cli.terminal.grid import aligned, paragraph
from shutbox.cli.terminal.progress import progress
from shutbox.cli.terminal.stream import BOLD, Style, Terminal
from shutbox.coach.drill import Exercise, Level, mistakes, random_exercise
from shutbox.coach.hint import ranking
from shutbox.coach.reason import reasons
from shutbox.errors import IllegalActionError, ShutboxError
from shutbox.play import new_game
from shutbox.rules import Format
from shutbox.server.store.folder import data_folder
from shutbox.solve.library import require_solver
from shutbox.value import Option, prepare
from shutbox.words import Words

USUAL, MOST = "double-shutter", 1000


@dataclass(slots=True)
class Sheet:
    """What was done in this run."""

    tally: DrillScore
    before: DrillScore
    lines: list[dict[str, Any]]


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Asks exercise after exercise until there are no more, or until it is enough."""
    require_solver()
    folder = data_folder()
    sheet = Sheet(DrillScore(), load_score(folder), [])
    count = whole(given, "count", 1, MOST)
    talk = conversation(given, terminal)
    try:
        for number, each in enumerate(_exercises(words, given, talk), 1):
            _one(words, each, sheet, talk)
            save_score(folder, _together(sheet))
            if number == count:
                break
    except (EOFError, KeyboardInterrupt):
        talk.tell()
    _close(words, given, sheet, terminal)
    return 0


def _together(sheet: Sheet) -> DrillScore:
    own, before = sheet.tally, sheet.before
    return DrillScore(own.done + before.done, own.best + before.best, own.lost + before.lost)


# Where exercises come from


def _exercises(words: Words, given: Given, terminal: Terminal) -> Iterator[Exercise]:
    if given.flag("from"):
        return _own(words, given, terminal)
    return _new(words, given, terminal)


def _own(words: Words, given: Given, terminal: Terminal) -> Iterator[Exercise]:
    """One's own mistakes, the dearest first."""
    exclusive(given, "from", ("level", "players", "seed", "set"))
    if "RULES" in given.arguments:
        raise UsageError("drill-from", rules=given.arguments["RULES"])
    files = [load_record(path) for path in given.values("from")]
    with progress(words, terminal):
        found = [each for record in files for each in mistakes(record, given.value("player"))]
    if not found:
        terminal.tell(words.text("drill-no-mistakes"))
    return iter(sorted(found, key=lambda each: -max(map(each.share, each.options.options))))


def _new(words: Words, given: Given, terminal: Terminal) -> Iterator[Exercise]:
    exclusive(given, "player", ("RULES",))
    rules = chosen(given.arguments.get("RULES", USUAL), given.values("set"))
    most = 1 if rules.game.format is Format.SOLITAIRE else rules.game.most_players
    players = whole(given, "players", 1, most) or min(2, most)
    names = [words.text("drill-player", number=number) for number in range(1, players + 1)]
    wanted = _level(given)
    with progress(words, terminal) as draw:
        prepare(new_game(rules, names), draw)
    return _random_exercises(rules, names, given.value("seed") or secrets.token_hex(8), wanted)


def _level(given: Given) -> Level | None:
    text = given.value("level")
    if text is None:
        return None
    if text not in [level.value for level in Level]:
        raise UsageError("drill-level", got=text, levels=[level.value for level in Level])
    return Level(text)


def _random_exercises(rules: Any, names: list[str], seed: str, wanted: Level | None) -> Iterator[Exercise]:
    chance, number = Random(seed), 0
    while True:
        number += 1
        yield random_exercise(rules, names, f"{seed} {number}".encode(), chance.random, wanted)


# One exercise


def _one(words: Words, each: Exercise, sheet: Sheet, terminal: Terminal) -> None:
    style, game = terminal.style, each.game
    heading = words.text("drill-heading", number=sheet.tally.done + 1, level=each.level.value)
    terminal.tell("\n".join(["", style.paint(heading, BOLD), *status(words, game, style), *choices(game, style)]))
    option = _chosen(words, each, terminal)
    share = each.share(option)
    sheet.tally = sheet.tally.with_loss(share)
    sheet.lines.append(_line(words, each, option))
    terminal.tell("\n".join(_verdict(words, each, option, sheet.tally, style)))


def _chosen(words: Words, each: Exercise, terminal: Terminal) -> Option:
    """The option that the player chooses, asked for until it is one."""
    while True:
        text = terminal.ask(f"{question(words, each.game, typed=False)} > ")
        try:
            wanted = parse_answer(each.game, text, typed=False)
            if isinstance(wanted, ProgramCommand):
                if wanted is ProgramCommand.QUIT:
                    raise EOFError
                terminal.tell_wrapped(words.text("drill-help"))
                continue
            options = {option.action: option for option in each.options.options}
            if wanted not in options:
                raise IllegalActionError("drill-choice")
            return options[wanted]
        except ShutboxError as error:
            terminal.tell_wrapped(words.text("play-no", why=error))


def _verdict(words: Words, each: Exercise, taken: Option, tally: DrillScore, style: Style) -> list[str]:
    """Every option, the best first, with the one taken marked; why; and how it goes so far."""
    found = each.options
    unit = found.unit
    here = "▸" if style.unicode else ">"
    rows = [
        (
            here if option is taken else " ",
            named(words, each.game, option),
            amount(words, unit, option.seats[found.seat], more=1),
            amount(words, unit, -found.loss(option), more=1) if found.loss(option) else "",
            symbol(each.judgement(option), style),
        )
        for option in ranking(found)
    ]
    why = reason_lines(words, reasons(each.game, found, taken), style.width)
    told = words.text("drill-unit", unit=unit.value, horizon=found.horizon.value)
    mean = words.text("drill-mean", done=tally.done, best=tally.best, mean=words.percent(tally.mean, 2))
    return [*paragraph(told, style.width), *aligned(rows, style.width), *why, *paragraph(mean, style.width)]


def _line(words: Words, each: Exercise, taken: Option) -> dict[str, Any]:
    return {
        "level": each.level.value,
        "taken": named(words, each.game, taken),
        "best": named(words, each.game, each.options.best),
        "loss": each.options.loss(taken),
        "share": each.share(taken),
        "unit": each.options.unit.value,
        "judgement": each.judgement(taken).value,
    }


def _close(words: Words, given: Given, sheet: Sheet, terminal: Terminal) -> None:
    all_ = _together(sheet)
    if given.flag("json"):
        terminal.show(
            {"exercises": sheet.lines, "mean": sheet.tally.mean, "ever": {"done": all_.done, "mean": all_.mean}}
        )
    elif all_.done:
        terminal.tell_wrapped(
            words.text("drill-ever", done=all_.done, best=all_.best, mean=words.percent(all_.mean, 2))
        )
