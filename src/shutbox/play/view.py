"""Everything that a screen shows of a game, as plain data with a stable schema (docs/record.md)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from shutbox.play.decide import legal
from shutbox.play.events import Action, Penalty, Shut, Take, ThrowDice
from shutbox.play.evolve import BEFORE_THROW, throw_counts
from shutbox.play.game import Game, Phase
from shutbox.play.round import in_play
from shutbox.play.survivor import countable, last_throw_gains
from shutbox.rules import (
    Box,
    Format,
    Move,
    OffMat,
    Position,
    Tile,
    Tries,
    TurnRules,
    after_move,
    moves,
    plain_total,
    score,
    standing,
    taken,
    write_position,
    write_tiles,
)
from shutbox.rules import Throw as Faces

VERSION = 1
_WITH_ROUNDS = (Format.RUNNING, Format.CHASE)
_WITH_LIMIT = (Format.KNOCK_OUT, Format.UNTIL, Format.LAST_ONE_STANDING)
_WITH_POINTS = (Format.CHASE, Format.LAST_ONE_STANDING)
_WITH_TOTAL = (Format.RUNNING, Format.KNOCK_OUT, Format.UNTIL)
_NOT_IN_TURN = (Phase.START, Phase.OVER)


@lru_cache(maxsize=64)
def _stacks(box: Box) -> tuple[tuple[tuple[dict[str, Any], ...], ...], ...]:
    """The tiles of each column as plain data, by the number of them that stand; cached, because every view has them."""
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


def tiles_data(box: Box, position: Position) -> list[list[dict[str, Any]]]:
    """The tiles as plain data, by row from front to back."""
    stacks = [stack[count] for stack, count in zip(_stacks(box), standing(box, position), strict=True)]
    return [[stack[row] for stack in stacks if row < len(stack)] for row in range(box.rows)]


def _mark(game: Game, seat: int, playing: tuple[int, ...]) -> str:
    """The state of a player in the round; `playing` are the seats that still take turns."""
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
            "total": plain_total(tally.totals[seat]) if with_total else None,
            "result": _plain(tally.results[seat]),
            "turns": tally.turns[seat],
            "rolls": list(tally.rolls[seat]) if tally.rolls else [],
        }
        for seat, player in enumerate(game.players)
    ]


def _plain(total: int | None) -> int | str | None:
    return None if total is None else plain_total(total)


def _chase(game: Game) -> dict[str, Any] | None:
    """The current chase: its holder, the total, and the seats that may still try, beginning with the one at the box."""
    if game.format is not Format.CHASE or game.rules.game.tries is not Tries.CHASE or game.over:
        return None
    holder = game.tally.holder
    tries = [game.at, *game.tally.queue] if holder is not None else []
    return {"holder": holder, "to_beat": _plain(game.to_beat), "tries": tries, "super_box": game.to_beat == 0}


def move_data(turn: TurnRules, position: Position, move: Move) -> dict[str, Any]:
    """A move as plain data."""
    return {**gone_data(turn.box, taken(turn.box, position, move)), **after_data(turn, after_move(position, move))}


@lru_cache(maxsize=1 << 12)
def gone_data(box: Box, gone: tuple[Tile, ...]) -> dict[str, Any]:
    """The tiles of one move as plain data."""
    return {
        "do": "shut",
        "word": write_tiles(box, gone),
        "tiles": [tile.value for tile in gone],
        "rows": [tile.row for tile in gone],
        "columns": [tile.column for tile in gone],
    }


def after_data(turn: TurnRules, position: Position) -> dict[str, Any]:
    """The position after a move as plain data."""
    return {"after": write_position(turn.box, position), "total": plain_total(score(turn, position))}


def box_data(turn: TurnRules, position: Position) -> dict[str, Any]:
    """The box as plain data."""
    return {
        "position": write_position(turn.box, position),
        "tiles": tiles_data(turn.box, position),
        "total": plain_total(score(turn, position)),
    }


def moves_data(turn: TurnRules, position: Position, throw: Faces) -> list[dict[str, Any]]:
    """The moves that a throw allows, as plain data."""
    return [move_data(turn, position, move) for move in moves(turn, position, throw)]


def _uncached(_name: str, _key: object, make: Callable[[], Any]) -> Any:
    return make()


def _merge(*parts: dict[str, Any]) -> dict[str, Any]:
    return {key: value for part in parts for key, value in part.items()}


class Parts(NamedTuple):
    """The functions that make and join the parts of a view.

    With these a server can cache parts in the form in which it sends them: boxes and moves are the same at many tables,
    and a part that is cached under a name stays the same at one table as long as its key does.
    """

    box: Callable[[TurnRules, Position], Any] = box_data
    moves: Callable[[TurnRules, Position, Faces], Any] = moves_data
    cache: Callable[[str, object, Callable[[], Any]], Any] = _uncached
    join: Callable[..., Any] = _merge


PLAIN = Parts()


def action_data(game: Game, action: Action) -> dict[str, Any]:
    """An action that `legal` offers as plain data; its word is what a client sends back."""
    match action:
        case ThrowDice(dice):
            return {"do": "throw", "dice": dice}
        case Shut(move):
            return move_data(game.rules.turn, game.position, move)
        case Penalty(kind):
            return {"do": "penalty", "word": kind.value}
        case Take():
            return {"do": "take", "word": "take"}
        case _:
            raise TypeError(action)


def offers(game: Game, parts: Parts = PLAIN) -> Any:
    """What `legal` offers, as plain data."""
    # Moves become plain data without `Shut` objects in between, in half the time.
    if game.phase is Phase.SHUT:
        return parts.moves(game.rules.turn, game.position, game.effective_throw)
    return [action_data(game, action) | _odds(game, action) for action in legal(game)]


def _odds(game: Game, action: Action) -> dict[str, Any]:
    """What the throw of a survivor can bring, with the number of outcomes of the dice for each."""
    turn = game.rules.turn
    if game.phase is not Phase.SURVIVOR or not isinstance(action, ThrowDice) or not countable(turn, action.dice):
        return {}
    of = turn.faces**action.dice
    gains = last_throw_gains(turn, game.position, action.dice)
    return {"odds": [{"points": gain.points, "count": gain.ways, "of": of} for gain in gains]}


def _round_key(game: Game) -> object:
    """The inputs of `_round`, which stay the same during a whole turn."""
    return game.tally, game.players, game.at, game.phase if game.phase in _NOT_IN_TURN else None


def _round(game: Game) -> dict[str, Any]:
    """The part of a view that stays the same during a turn."""
    rules, tally, form, over = game.rules.game, game.tally, game.format, game.over
    return {
        "v": VERSION,
        "rules": game.rules.name,
        "format": form.value,
        "at": None if over else game.at,
        "round": tally.round,
        "rounds": rules.rounds if form in _WITH_ROUNDS else None,
        "limit": rules.limit if form in _WITH_LIMIT else None,
        "play_off": bool(tally.contenders),
        "chase": _chase(game),
        "seats": _seats(game),
        "order": list(tally.order),
        "starter": tally.starter,
        "over": over,
        "winners": list(tally.winners),
    }


def view(game: Game) -> dict[str, Any]:
    """Everything a screen shows."""
    data: dict[str, Any] = view_in(game, PLAIN, offers(game))
    return data


def view_in(game: Game, parts: Parts, offered: Any) -> Any:
    """The view of a game made of these parts; `offered` is the result of `offers`."""
    turn, phase, position = game.rules.turn, game.phase, game.position
    moment = {
        "phase": phase.value,
        "throw": list(game.throw),
        "sum": sum(game.effective_throw) or None,
        "dice": list(throw_counts(game)),
        "off_mat": turn.off_mat is not OffMat.NONE and phase in BEFORE_THROW,
        "last_throw": game.last_throw,
        "undo": game.before is not None,
        "shut": phase is Phase.OVER and position == 0 and game.format is Format.SOLITAIRE,
        "legal": offered,
    }
    box = parts.box(turn, position)
    if game.reported is not None:
        box = box_data(turn, position) | {"total": plain_total(game.reported)}
    return parts.join(parts.cache("round", _round_key(game), lambda: _round(game)), box, moment)
