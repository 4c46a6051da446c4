"""`shutbox replay`: the story of a stored game, step by step, and its standing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shutbox.cli.game.game_file import load_record
from shutbox.cli.line.arguments import Given
from shutbox.cli.report.scoreboard import points, scoreboard, totals
from shutbox.cli.terminal.grid import paragraph
from shutbox.cli.terminal.stream import Terminal
from shutbox.play import Passage, Record, course, story, view, write_event
from shutbox.play.story import story_data
from shutbox.rules import write_position
from shutbox.words import Words

# Facts that begin something, and so a new paragraph.
_OPENS = ("round", "play-off", "begins", "turn", "survivor", "won", "shared", "solitaire-won", "solitaire-over")


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Tells a stored game."""
    record = load_record(given.arguments["FILE"])
    if given.flag("json"):
        terminal.show(data(record))
    else:
        style = terminal.style
        lines = [line for each in told(words, record) for line in paragraph(each, style.width) or [""]]
        terminal.tell("\n".join([*lines, "", *scoreboard(words, record.game, style)]))
    return 0


def told(words: Words, record: Record) -> list[str]:
    """The story of a game in sentences, a paragraph for each turn."""
    names = [seat.name for seat in record.players]
    lines = [words.text("show-replay", rules=words.rule_title(record.rules), names=names), ""]
    for passage in course(record):
        opened = False
        for fact in story(passage.before, passage.event, passage.after):
            if fact.kind in _OPENS and not opened:
                lines.append("")
            opened = opened or fact.kind in _OPENS
            lines.append(words.fact(fact))
    return lines


def data(record: Record) -> dict[str, Any]:
    """A game for machines: how it stands, and every step that led there.

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
        "totals": _by_name(names, totals(game)),
        "standing": view(game)["seats"],
        "steps": [_step_data(step) for step in course(record)],
    }


def _by_name(names: list[str], values: Sequence[int | None] | None) -> dict[str, int | None] | None:
    return None if values is None else dict(zip(names, values, strict=True))


def _step_data(step: Passage) -> dict[str, Any]:
    return {
        "n": step.number,
        "word": write_event(step.before, step.event),
        "facts": story_data(step.before, step.event, step.after),
        "position": write_position(step.after.rules.turn.box, step.after.position),
        "at": None if step.after.over else step.after.at,
    }
