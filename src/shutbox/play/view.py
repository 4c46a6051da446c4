"""Everything a screen shows of a game, as plain data with a stable schema (docs/record.md)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from shutbox.play.decide import legal
from shutbox.play.events import Action, Penalty, Shut, Take, Throw
from shutbox.play.evolve import throw_counts
from shutbox.play.game import Game, Phase
from shutbox.play.round import in_play
from shutbox.rules.box import Box, standing, taken, write_position, write_tiles
from shutbox.rules.ruleset import Format, Tries
from shutbox.rules.score import score
from shutbox.rules.turn import OffMat, TurnRules

VERSION = 1
_WITH_ROUNDS = (Format.RUNNING, Format.CHASE)
_WITH_LIMIT = (Format.KNOCK_OUT, Format.UNTIL, Format.LAST_ONE_STANDING)
_WITH_POINTS = (Format.CHASE, Format.LAST_ONE_STANDING)
_WITH_TOTAL = (Format.RUNNING, Format.KNOCK_OUT, Format.UNTIL)


@lru_cache(maxsize=64)
def _stacks(box: Box) -> tuple[tuple[tuple[dict[str, Any], ...], ...], ...]:
    """What a screen shows of each column, by how many of its tiles stand; made once, for it is in every view."""
    return tuple(
        tuple(
            tuple(_tile(column, stack, row, len(stack) - count) for row in range(len(stack)))
            for count in _counts(stack)
        )
        for column, stack in enumerate(box.columns)
    )


def _counts(stack: tuple[int, ...]) -> range:
    return range(len(stack) + 1)


def _tile(column: int, stack: tuple[int, ...], row: int, front: int) -> dict[str, Any]:
    """A tile: standing, hidden behind a standing one, or shut."""
    state = "shut" if row < front else "standing" if row == front else "hidden"
    return {"column": column, "row": row, "value": stack[row], "state": state}


@lru_cache(maxsize=1 << 12)
def _tiles(box: Box, position: int) -> list[list[dict[str, Any]]]:
    """The rows front to back."""
    shown = [stack[count] for stack, count in zip(_stacks(box), standing(box, position), strict=True)]
    return [[stack[row] for stack in shown if row < len(stack)] for row in range(box.rows)]


def _mark(game: Game, seat: int, playing: tuple[int, ...]) -> str:
    """What a player's place in the round is; `playing` are the seats that still take turns."""
    tally = game.tally
    if seat in tally.left:
        return "left"
    if seat in tally.out:
        return "out"
    if game.over or seat not in playing:
        return "done"
    if seat == game.at:
        return "at"
    return "waits" if seat in tally.queue or game.phase is Phase.START else "done"


def _seats(game: Game) -> list[dict[str, Any]]:
    tally, form, playing = game.tally, game.format, in_play(game)
    with_points, with_total = form in _WITH_POINTS, form in _WITH_TOTAL
    return [
        {
            "seat": seat,
            "name": player.name,
            "kind": player.kind,
            "mark": _mark(game, seat, playing),
            "points": tally.points[seat] if with_points else None,
            "total": tally.totals[seat] if with_total else None,
            "result": tally.results[seat],
            "turns": tally.turns[seat],
            "rolls": list(tally.rolls[seat]) if tally.rolls else [],
        }
        for seat, player in enumerate(game.players)
    ]


def _chase(game: Game) -> dict[str, Any] | None:
    """The chase at hand: who holds which total, and who may still try, the one at the box first."""
    if game.format is not Format.CHASE or game.rules.game.tries is not Tries.CHASE or game.over:
        return None
    holder = game.tally.holder
    tries = [game.at, *game.tally.queue] if holder is not None else []
    return {"holder": holder, "to_beat": game.to_beat, "tries": tries, "super_box": game.to_beat == 0}


@lru_cache(maxsize=1 << 14)
def _move_data(turn: TurnRules, position: int, move: int) -> dict[str, Any]:
    """What a screen shows of a move; the same moves are offered at many tables."""
    box = turn.box
    gone = taken(box, position, move)
    return {
        "do": "shut",
        "word": write_tiles(box, gone),
        "tiles": [tile.value for tile in gone],
        "rows": [tile.row for tile in gone],
        "columns": [tile.column for tile in gone],
        "after": write_position(box, position - move),
        "total": score(turn, position - move),
    }


def action_data(game: Game, action: Action) -> dict[str, Any]:
    """An action that `legal` offers as plain data; its word is what a client sends back."""
    match action:
        case Throw(dice):
            return {"do": "throw", "dice": dice}
        case Shut(move):
            return _move_data(game.rules.turn, game.position, move)
        case Penalty(kind):
            return {"do": "penalty", "word": kind.value}
        case Take():
            return {"do": "take", "word": "take"}
    raise TypeError(action)


def view(game: Game) -> dict[str, Any]:
    """Everything a screen shows."""
    rules, tally = game.rules.game, game.tally
    solo = game.format is Format.SOLITAIRE
    return {
        "v": VERSION,
        "rules": game.rules.name,
        "format": game.format.value,
        "phase": game.phase.value,
        "at": None if game.over else game.at,
        "round": tally.round,
        "rounds": rules.rounds if game.format in _WITH_ROUNDS else None,
        "limit": rules.limit if game.format in _WITH_LIMIT else None,
        "play_off": bool(tally.contenders),
        "position": write_position(game.rules.turn.box, game.position),
        "tiles": _tiles(game.rules.turn.box, game.position),
        "throw": list(game.throw),
        "total": game.total,
        "dice": list(throw_counts(game)),
        "off_mat": game.rules.turn.off_mat is not OffMat.NONE and game.phase in (Phase.THROW, Phase.SURVIVOR),
        "chase": _chase(game),
        "last_throw": game.last_throw,
        "seats": _seats(game),
        "order": list(tally.order),
        "starter": tally.starter,
        "undo": game.before is not None,
        "over": game.over,
        "winners": list(tally.winners),
        "shut": game.over and solo and game.position == 0,
        "legal": [action_data(game, action) for action in legal(game)],
    }
