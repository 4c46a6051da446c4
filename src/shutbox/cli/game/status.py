"""What players must always see of a game: whose turn it is, how everybody stands, and what is to be beaten."""

from __future__ import annotations

from typing import Any

from shutbox.cli.report.amount import faces
from shutbox.cli.report.scoreboard import Line, people, score
from shutbox.cli.terminal.drawing import drawn
from shutbox.cli.terminal.grid import shortened, width
from shutbox.cli.terminal.stream import BRASS, Style
from shutbox.play import Game, view
from shutbox.words import Words

View = dict[str, Any]
Seat = dict[str, Any]


def status(words: Words, game: Game, style: Style) -> list[str]:
    """The state of a game as a block of lines, with its box once somebody sits before it."""
    seen = view(game)
    box = ["", *drawn(seen["tiles"], playable(seen), style)] if seen["phase"] != "start" else []
    players = people([_line(words, game, seen, seat, style) for seat in seen["order"]], style)
    return [_heading(words, game, seen, style), *players, *box, *_beside(_stakes(words, seen), style)]


def playable(seen: View) -> set[tuple[int, int]]:
    """The places of the tiles that take part in some move."""
    shuts = (action for action in seen["legal"] if action["do"] == "shut")
    return {place for action in shuts for place in zip(action["columns"], action["rows"], strict=True)}


def _heading(words: Words, game: Game, seen: View, style: Style) -> str:
    """A ruled line with the game and the round in it."""
    place = _round(words, seen)
    title = shortened(words.rule_title(game.rules), style.width - width(place) - 8)
    dash = "─" if style.unicode else "-"
    between = dash * (style.width - width(title) - width(place) - 7)
    return style.paint(f"{dash * 2} {title} {between} {place} {dash}", BRASS)


def _round(words: Words, seen: View) -> str:
    if seen["format"] == "solitaire":
        return words.text("play-alone")
    if seen["play_off"]:
        return words.text("play-play-off", round=seen["round"])
    if seen["rounds"] is not None:
        return words.text("play-round-of", round=seen["round"], rounds=seen["rounds"])
    return words.text("play-round", round=seen["round"])


def _line(words: Words, game: Game, seen: View, number: int, style: Style) -> Line:
    """What is said of one player; a lone turn's total is a note and no score yet."""
    seat = seen["seats"][number]
    counts = seat["points"] is not None or seat["total"] is not None
    here = seat["mark"] == "at"
    return Line(
        name=seat["name"],
        score=score(words, game, number) if counts else "",
        note=_note(words, seen, seat),
        sign=("▸" if style.unicode else ">") if here else " ",
        bold=here,
    )


def _note(words: Words, seen: View, seat: Seat) -> str:
    """A player's place in the round."""
    chase, result = seen["chase"], seat["result"]
    if seat["mark"] == "left":
        return words.text("play-note-left")
    if seat["mark"] == "out":
        return words.text("play-note-out")
    if seen["phase"] == "start":
        return _start_note(words, seat)
    if chase and chase["holder"] == seat["seat"]:
        return words.text("play-note-holds", total=result)
    if seat["mark"] == "at":
        return words.text("play-note-at")
    if result is not None:
        return words.text("play-note-had", total=result)
    if seat["mark"] == "done":
        return words.text("play-note-missed") if seen["format"] == "last-one-standing" else ""
    return words.text("play-note-waits")


def _start_note(words: Words, seat: Seat) -> str:
    if seat["mark"] == "at":
        return words.text("play-note-starts")
    return words.text("play-note-rolled", roll=seat["rolls"][-1]) if seat["rolls"] else words.text("play-note-waits")


def _stakes(words: Words, seen: View) -> list[str]:
    """What this turn is about: the total now, the total to beat, the tries left, the throw."""
    found = [] if seen["phase"] == "start" else [words.text("play-now", total=seen["total"])]
    chase, throw = seen["chase"], seen["throw"]
    if chase and chase["holder"] is not None:
        holder = seen["seats"][chase["holder"]]["name"]
        found.append(words.text("play-to-beat", total=chase["to_beat"], who=holder))
        found.append(words.text("play-tries", tries=len(chase["tries"])))
    if seen["limit"] is not None:
        found.append(words.text("play-limit", format=seen["format"], limit=seen["limit"]))
    if throw:
        found.append(words.text("play-thrown", dice=len(throw), faces=faces(throw), sum=sum(throw)))
    return found


def _beside(items: list[str], style: Style) -> list[str]:
    """Short notes beside each other, broken between them where the line is full."""
    lines: list[str] = []
    dot = " · " if style.unicode else " | "
    for item in items:
        if lines and width(lines[-1] + dot + item) <= style.width:
            lines[-1] += dot + item
        else:
            lines.append(f"  {item}")
    return lines
