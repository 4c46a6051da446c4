"""The state of a game for its players: whose turn it is, the scores, and the total to beat."""

from __future__ import annotations

from typing import Any

from shutbox.cli.report import PlayerLine, faces, player_lines, score_text
from shutbox.cli.terminal import BRASS, Style, box_drawing, shorten, width
from shutbox.play import Game, view
from shutbox.words import Words

View = dict[str, Any]
Seat = dict[str, Any]


def status(words: Words, game: Game, style: Style) -> list[str]:
    """The state of a game as lines of text, with the box once the first turn has begun."""
    state = view(game)
    box = ["", *box_drawing(state["tiles"], playable(state), style)] if state["phase"] != "start" else []
    players = player_lines([_line(words, game, state, seat, style) for seat in state["order"]], style)
    return [_heading(words, game, state, style), *players, *box, *_join_notes(_stakes(words, state), style)]


def playable(state: View) -> set[tuple[int, int]]:
    """The (column, row) of every tile that is part of a legal move."""
    shuts = (action for action in state["legal"] if action["do"] == "shut")
    return {place for action in shuts for place in zip(action["columns"], action["rows"], strict=True)}


def _heading(words: Words, game: Game, state: View, style: Style) -> str:
    """A horizontal rule with the title of the game and the round."""
    place = _round(words, state)
    title = shorten(words.rule_title(game.rules), style.width - width(place) - 8)
    dash = "─" if style.unicode else "-"
    between = dash * (style.width - width(title) - width(place) - 7)
    return style.paint(f"{dash * 2} {title} {between} {place} {dash}", BRASS)


def _round(words: Words, state: View) -> str:
    if state["format"] == "solitaire":
        return words.text("play-alone")
    if state["play_off"]:
        return words.text("play-play-off", round=state["round"])
    if state["rounds"] is not None:
        return words.text("play-round-of", round=state["round"], rounds=state["rounds"])
    return words.text("play-round", round=state["round"])


def _line(words: Words, game: Game, state: View, number: int, style: Style) -> PlayerLine:
    """The line of one player. In a one-turn game the total is a note, because it is not a score yet."""
    seat = state["seats"][number]
    counts = seat["points"] is not None or seat["total"] is not None
    here = seat["mark"] == "at"
    return PlayerLine(
        name=seat["name"],
        score=score_text(words, game, number) if counts else "",
        note=_note(words, state, seat),
        sign=("▸" if style.unicode else ">") if here else " ",
        bold=here,
    )


def _note(words: Words, state: View, seat: Seat) -> str:
    """The note on what a player does or has done in this round."""
    chase, result = state["chase"], seat["result"]
    if seat["mark"] == "left":
        return words.text("play-note-left")
    if seat["mark"] == "out":
        return words.text("play-note-out")
    if state["phase"] == "start":
        return _start_note(words, seat)
    if chase and chase["holder"] == seat["seat"]:
        return words.text("play-note-holds", total=result)
    if seat["mark"] == "at":
        return words.text("play-note-at")
    if result is not None:
        return words.text("play-note-had", total=result)
    if seat["mark"] == "done":
        return words.text("play-note-missed") if state["format"] == "last-one-standing" else ""
    return words.text("play-note-waits")


def _start_note(words: Words, seat: Seat) -> str:
    if seat["mark"] == "at":
        return words.text("play-note-starts")
    return words.text("play-note-rolled", roll=seat["rolls"][-1]) if seat["rolls"] else words.text("play-note-waits")


def _stakes(words: Words, state: View) -> list[str]:
    """The current total, the total to beat, the tries left, the limit and the throw."""
    notes = [] if state["phase"] == "start" else [words.text("play-now", total=state["total"])]
    chase, pips = state["chase"], state["sum"]
    if chase and chase["holder"] is not None:
        holder = state["seats"][chase["holder"]]["name"]
        notes.append(words.text("play-to-beat", total=chase["to_beat"], who=holder))
        notes.append(words.text("play-tries", tries=len(chase["tries"])))
    if state["limit"] is not None:
        notes.append(words.text("play-limit", format=state["format"], limit=state["limit"]))
    if pips:
        # A throw that is known by its sum alone is shown like one die, as a single number.
        throw = state["throw"] or [pips]
        notes.append(words.text("play-thrown", dice=len(throw), faces=faces(throw), sum=pips))
    return notes


def _join_notes(items: list[str], style: Style) -> list[str]:
    """Notes joined by dots, wrapped between notes at the width of the screen."""
    lines: list[str] = []
    dot = " · " if style.unicode else " | "
    for item in items:
        if lines and width(lines[-1] + dot + item) <= style.width:
            lines[-1] += dot + item
        else:
            lines.append(f"  {item}")
    return lines
