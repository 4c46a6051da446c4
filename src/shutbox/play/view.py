"""Everything a screen shows of a game, as plain data with a stable schema (docs/record.md)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from shutbox.play.decide import legal
from shutbox.play.events import Action, Penalty, Shut, Take, Throw
from shutbox.play.evolve import BEFORE_THROW, throw_counts
from shutbox.play.game import Game, Phase
from shutbox.play.round import in_play
from shutbox.rules.box import Box, Tile, standing, taken, write_position, write_tiles
from shutbox.rules.moves import moves
from shutbox.rules.ruleset import Format, Tries
from shutbox.rules.score import score
from shutbox.rules.turn import OffMat, TurnRules

VERSION = 1
_WITH_ROUNDS = (Format.RUNNING, Format.CHASE)
_WITH_LIMIT = (Format.KNOCK_OUT, Format.UNTIL, Format.LAST_ONE_STANDING)
_WITH_POINTS = (Format.CHASE, Format.LAST_ONE_STANDING)
_WITH_TOTAL = (Format.RUNNING, Format.KNOCK_OUT, Format.UNTIL)
_NOT_IN_TURN = (Phase.START, Phase.OVER)


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


def tiles_data(box: Box, position: int) -> list[list[dict[str, Any]]]:
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


def _seats_key(game: Game) -> object:
    """What `_seats` is made of: the same during a whole turn."""
    return game.tally, game.players, game.at, game.phase if game.phase in _NOT_IN_TURN else None


def _chase(game: Game) -> dict[str, Any] | None:
    """The chase at hand: who holds which total, and who may still try, the one at the box first."""
    if game.format is not Format.CHASE or game.rules.game.tries is not Tries.CHASE or game.over:
        return None
    holder = game.tally.holder
    tries = [game.at, *game.tally.queue] if holder is not None else []
    return {"holder": holder, "to_beat": game.to_beat, "tries": tries, "super_box": game.to_beat == 0}


def move_data(turn: TurnRules, position: int, move: int) -> dict[str, Any]:
    """What a screen shows of a move."""
    after = position - move
    gone = _gone_data(turn.box, taken(turn.box, position, move))
    return {**gone, "after": write_position(turn.box, after), "total": score(turn, after)}


@lru_cache(maxsize=1 << 12)
def _gone_data(box: Box, gone: tuple[Tile, ...]) -> dict[str, Any]:
    """What a screen shows of tiles that go together."""
    return {
        "do": "shut",
        "word": write_tiles(box, gone),
        "tiles": [tile.value for tile in gone],
        "rows": [tile.row for tile in gone],
        "columns": [tile.column for tile in gone],
    }


def _made(_name: str, _key: object, make: Callable[[], Any]) -> Any:
    return make()


class Parts(NamedTuple):
    """How the parts of a view are shown that are the same in many of them.

    Whoever sends many views can so have these parts as they are sent, instead of making them anew each time: tiles and
    moves are the same at many tables, and what is `kept` under a name is the same at one table as long as its key is.
    """

    tiles: Callable[[Box, int], Any] = tiles_data
    move: Callable[[TurnRules, int, int], Any] = move_data
    kept: Callable[[str, object, Callable[[], Any]], Any] = _made


PLAIN = Parts()


def action_data(game: Game, action: Action) -> dict[str, Any]:
    """An action that `legal` offers as plain data; its word is what a client sends back."""
    match action:
        case Throw(dice):
            return {"do": "throw", "dice": dice}
        case Shut(move):
            return move_data(game.rules.turn, game.position, move)
        case Penalty(kind):
            return {"do": "penalty", "word": kind.value}
        case Take():
            return {"do": "take", "word": "take"}
    raise TypeError(action)


def _legal(game: Game, parts: Parts) -> list[Any]:
    # What `legal` offers; moves go straight to how they are shown, in half the time.
    if game.phase is Phase.SHUT:
        turn, position = game.rules.turn, game.position
        return [parts.move(turn, position, move) for move in moves(turn, position, game.throw)]
    return [action_data(game, action) for action in legal(game)]


def view(game: Game, parts: Parts = PLAIN) -> dict[str, Any]:
    """Everything a screen shows."""
    # Read once, for a screen is drawn after everything that happens.
    rules, turn, tally = game.rules.game, game.rules.turn, game.tally
    form, phase, over, position = game.format, game.phase, game.over, game.position
    return {
        "v": VERSION,
        "rules": game.rules.name,
        "format": form.value,
        "phase": phase.value,
        "at": None if over else game.at,
        "round": tally.round,
        "rounds": rules.rounds if form in _WITH_ROUNDS else None,
        "limit": rules.limit if form in _WITH_LIMIT else None,
        "play_off": bool(tally.contenders),
        "position": write_position(turn.box, position),
        "tiles": parts.tiles(turn.box, position),
        "throw": list(game.throw),
        "total": score(turn, position),
        "dice": list(throw_counts(game)),
        "off_mat": turn.off_mat is not OffMat.NONE and phase in BEFORE_THROW,
        "chase": _chase(game),
        "last_throw": game.last_throw,
        "seats": parts.kept("players", _seats_key(game), lambda: _seats(game)),
        "order": list(tally.order),
        "starter": tally.starter,
        "undo": game.before is not None,
        "over": over,
        "winners": list(tally.winners),
        "shut": over and position == 0 and form is Format.SOLITAIRE,
        "legal": _legal(game, parts),
    }
