"""Every throw and every choice of a report, a line to each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from shutbox.cli.report.advice_text import option_name, reason_lines
from shutbox.cli.report.amount import amount, change, faces
from shutbox.cli.report.scoreboard import NAME_WIDTH
from shutbox.cli.report.symbol import symbol
from shutbox.cli.terminal import BOLD, DIM, GAP, Style, pad, paragraph, shorten, width
from shutbox.coach import Choice, Judgement, Report, Step
from shutbox.play import NOTES, Event, Game, Off, Phase, Shut, Thrown, ThrownSum, action_data, story
from shutbox.rules import Format, moves, write_position
from shutbox.value import Option
from shutbox.words import Words, printable

# The columns of the table that are numbers, and so stand to the right.
NUMBERS = (0, 4, 7)
NOTHING = -1
EXPLAINED = (Judgement.INACCURACY, Judgement.MISTAKE, Judgement.BLUNDER)
Cells = tuple[str, ...]


def option_text(words: Words, game: Game, option: Option) -> str:
    """An option in a word or two."""
    return option_name(words, action_data(game, option.action))


def place(game: Game) -> str:
    """The box before an event, in notation."""
    return write_position(game.rules.turn.box, game.position)


def decisions(words: Words, report: Report, style: Style) -> list[str]:
    """Every throw with what was done with it, turn by turn, and why where it was a mistake."""
    lines = list(_lines(words, report, style))
    table = [cells for cells in lines if isinstance(cells, tuple)]
    widths = [max(width(cells[column]) for cells in table) for column in range(len(table[0]))]
    shown = [_row(cells, widths) if isinstance(cells, tuple) else cells for cells in lines]
    legend = (f"{symbol(each, style)} {words.text('coach-judgement', judgement=each.value)}" for each in Judgement)
    return [style.paint(words.text("coach-decisions"), BOLD), *shown, "", "  " + "  ".join(legend)]


def _row(cells: Cells, widths: Sequence[int]) -> str:
    """The cells of a line under those of the others, numbers to the right."""
    shown = (
        " " * (room - width(cell)) + cell if column in NUMBERS else pad(cell, room)
        for column, (cell, room) in enumerate(zip(cells, widths, strict=True))
        if room
    )
    return f"  {(' ' * GAP).join(shown)}".rstrip()


def _lines(words: Words, report: Report, style: Style) -> Iterator[str | Cells]:
    """Headings and sentences as they are, lines of the table as cells."""
    yield _columns(words)
    steps = [step for step in report.steps if step.counted]
    for _, turn in groupby(steps, key=_turn):
        group = list(turn)
        yield ""
        yield style.paint(_heading(words, group[0].game), DIM)
        yield from _turn_lines(words, report, group, style)


def _columns(words: Words) -> Cells:
    names = ("position", "throw", "luck", "taken", "best", "loss")
    told = (words.text("coach-column", column=name) for name in names)
    return words.text("coach-column", column="number"), "", *told, ""


def _turn(step: Step) -> tuple[object, ...]:
    """What the steps of one turn have in common."""
    game = step.game
    together = game.phase is Phase.START or game.format is Format.LAST_ONE_STANDING
    return game.phase is Phase.START, game.tally.round, None if together else game.at, game.tally.turns


def _heading(words: Words, game: Game) -> str:
    if game.phase is Phase.START:
        return words.text("coach-start", round=game.tally.round)
    if game.format is Format.LAST_ONE_STANDING:
        return words.text("coach-round", round=game.tally.round)
    lone = game.format in (Format.ONE_TURN, Format.SOLITAIRE)
    to_beat = NOTHING if game.to_beat is None else game.to_beat
    who = game.players[game.at].name
    return words.text("coach-turn", round=0 if lone else game.tally.round, who=who, to_beat=to_beat)


def _turn_lines(words: Words, report: Report, group: Sequence[Step], style: Style) -> Iterator[str | Cells]:
    for thrown, chosen in _throw_pairs(group):
        if thrown is not None and thrown.choice is not None and not thrown.choice.forced:
            yield _cells(words, report, None, thrown, style)
            yield from _why(words, thrown.choice, style)
        if thrown is None and chosen is not None and chosen.choice is None:
            yield from paragraph(_sentence(words, report, chosen), style.width, indent=4)
            continue
        yield _cells(words, report, thrown, chosen, style)
        if chosen is not None and chosen.choice is not None:
            yield from _why(words, chosen.choice, style)


def _throw_pairs(group: Sequence[Step]) -> Iterator[tuple[Step | None, Step | None]]:
    """Each throw with the tiles shut for it, and whatever else happened, in order."""
    lying: Step | None = None
    for step in group:
        if isinstance(step.event, Shut):
            yield lying, step
            lying = None
            continue
        if lying is not None and not isinstance(step.event, NOTES):
            yield lying, None
            lying = None
        if isinstance(step.event, Thrown | ThrownSum | Off):
            lying = step
        else:
            yield None, step
    if lying is not None:
        yield lying, None


def _sentence(words: Words, report: Report, step: Step) -> str:
    """What happened beside throws and choices."""
    after = report.steps[step.number].game if step.number < len(report.steps) else report.game
    return words.fact(story(step.game, step.event, after)[0])


def _cells(words: Words, report: Report, thrown: Step | None, chosen: Step | None, style: Style) -> Cells:
    step = thrown or chosen
    assert step is not None
    luck = "" if thrown is None else _luck(words, report, thrown)
    shown = "" if thrown is None else _throw_text(thrown.event)
    known = chosen.choice if chosen is not None else None
    name = shorten(printable(report.players[step.seat].name), NAME_WIDTH)
    who = name if step.game.format is Format.LAST_ONE_STANDING and step.game.phase is not Phase.START else ""
    where = name if step.game.phase is Phase.START else place(step.game)
    return (str(step.number), who, where, shown, luck, *_choice(words, thrown, chosen, known, style))


def _throw_text(event: Event) -> str:
    """The faces of a throw, or its sum if only that is known."""
    if isinstance(event, ThrownSum):
        return f"= {event.pips}"
    return faces(event.faces) if isinstance(event, Thrown) else ""


def _luck(words: Words, report: Report, step: Step) -> str:
    if step.luck is None or step.stretch is None:
        return ""
    return change(words, report.stretches[step.stretch].unit, step.luck[step.seat])


def _choice(
    words: Words, thrown: Step | None, chosen: Step | None, choice: Choice | None, style: Style
) -> tuple[str, str, str, str]:
    """What was chosen, what would have been best, what that cost, and a sign for it."""
    if chosen is None or choice is None:
        return _miss_text(words, thrown), "", "", ""
    taken = option_text(words, chosen.game, choice.option)
    if choice.forced:
        return taken, words.text("coach-only"), "", ""
    if not choice.loss:
        return taken, "", "", symbol(choice.judgement, style)
    best = option_text(words, chosen.game, choice.options.best)
    return taken, best, amount(words, choice.options.unit, choice.loss), symbol(choice.judgement, style)


def _miss_text(words: Words, thrown: Step | None) -> str:
    """What became of a throw for which no tiles were shut."""
    if thrown is None or thrown.game.phase is Phase.START:
        return ""
    if isinstance(thrown.event, Off):
        return words.text("coach-off")
    assert isinstance(thrown.event, Thrown | ThrownSum)
    throw = thrown.event.faces if isinstance(thrown.event, Thrown) else (thrown.event.pips,)
    fits = moves(thrown.game.rules.turn, thrown.game.position, throw)
    return "" if fits else words.text("coach-miss")


def _why(words: Words, choice: Choice, style: Style) -> list[str]:
    """The reasons, in sentences, where there is something to learn, or where an equal option is preferred."""
    told = choice.judgement in EXPLAINED or not choice.loss
    return reason_lines(words, choice.reasons, style.width, indent=6) if told else []
