"""`shutbox replay`: retells a stored game event by event, and shows the scoreboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shutbox.cli.game import load_record
from shutbox.cli.line import Arguments
from shutbox.cli.report import points, scoreboard, totals
from shutbox.cli.terminal import Terminal, paragraph
from shutbox.play import Passage, Record, course, story, story_data, view, write_event
from shutbox.rules import plain_total, write_position
from shutbox.words import Words

# Facts that start a new paragraph.
_OPENING_FACTS = ("round", "play-off", "begins", "turn", "survivor", "won", "shared", "solitaire-won", "solitaire-over")


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Shows a stored game."""
    record = load_record(args.positional["FILE"])
    if args.flag("json"):
        terminal.show(data(record))
    else:
        style = terminal.style
        lines = [line for each in text_lines(words, record) for line in paragraph(each, style.width) or [""]]
        terminal.tell("\n".join([*lines, "", *scoreboard(words, record.game, style)]))
    return 0


def text_lines(words: Words, record: Record) -> list[str]:
    """A game in sentences, with a paragraph for each turn."""
    names = [seat.name for seat in record.players]
    lines = [words.text("show-replay", rules=words.rule_title(record.rules), names=names), ""]
    for passage in course(record):
        separated = False
        for fact in story(passage.before, passage.event, passage.after):
            if fact.kind in _OPENING_FACTS and not separated:
                lines.append("")
            separated = separated or fact.kind in _OPENING_FACTS
            lines.append(words.fact(fact))
    return lines


def data(record: Record) -> dict[str, Any]:
    """A game as JSON data: its state, and every step.

    "points" and "totals" are by name, null where the format does not decide by them; a total is null before the first
    turn is over. "standing" is the "seats" of the view. A step has its number "n", its "word" in the record, its
    "facts" by "kind" with their arguments, and the "position" and the seat "at" the box after it, null at the end.
    """
    game = record.game
    names = [seat.name for seat in game.players]
    return {
        "rules": record.rules.name,
        "players": names,
        "over": game.over,
        "winners": [names[seat] for seat in game.tally.winners],
        "points": _by_name(names, points(game)),
        "totals": _by_name(names, _plain(totals(game))),
        "standing": view(game)["seats"],
        "steps": [_step_data(step) for step in course(record)],
    }


def _plain(numbers: Sequence[int | None] | None) -> Sequence[int | str | None] | None:
    return None if numbers is None else [None if each is None else plain_total(each) for each in numbers]


def _by_name(names: list[str], values: Sequence[int | str | None] | None) -> dict[str, int | str | None] | None:
    return None if values is None else dict(zip(names, values, strict=True))


def _step_data(step: Passage) -> dict[str, Any]:
    return {
        "n": step.number,
        "word": write_event(step.before, step.event),
        "facts": story_data(step.before, step.event, step.after),
        "position": write_position(step.after.rules.turn.box, step.after.position),
        "at": None if step.after.over else step.after.at,
    }
