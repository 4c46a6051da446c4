"""Which tiles can still be shut, by any throws and any moves: an exhaustive search with a bound."""

from __future__ import annotations

from functools import lru_cache

from shutbox.rules import (
    Move,
    OffMat,
    Position,
    TurnRules,
    after_move,
    dice_counts,
    moves,
    raised,
    standing,
    throws,
    tiles,
)

Place = tuple[int, int]
MOST_POSITIONS = 2000


def places(rules: TurnRules, position: Position) -> frozenset[Place]:
    """The standing tiles, each by column and row."""
    return frozenset((tile.column, tile.row) for tile in tiles(rules.box, position))


def shut_by(rules: TurnRules, position: Position, move: Move) -> list[Place]:
    """The tiles that a move shuts, each by column and row."""
    counts = zip(rules.box.columns, standing(rules.box, position), standing(rules.box, move), strict=True)
    return [(column, len(stack) - up + step) for column, (stack, up, gone) in enumerate(counts) for step in range(gone)]


@lru_cache(maxsize=1 << 14)
def every_move(rules: TurnRules, position: Position) -> tuple[Move, ...]:
    """The moves that some throw allows."""
    allowed = [
        move
        for dice in dice_counts(rules, position)
        for throw, _ in throws(dice, rules.faces)
        for move in moves(rules, position, throw)
    ]
    return tuple(dict.fromkeys(allowed))


@lru_cache(maxsize=1 << 12)
def unreachable(rules: TurnRules, position: Position) -> frozenset[Place] | None:
    """The standing tiles that no throws can ever shut, None where that would take too long to establish."""
    wanted = set(places(rules, position))
    seen, waiting = {position}, [position]
    while waiting and wanted:
        place = waiting.pop()
        for move in every_move(rules, place):
            wanted.difference_update(shut_by(rules, place, move))
        for after in _after(rules, place):
            if after not in seen:
                seen.add(after)
                waiting.append(after)
        if len(seen) > MOST_POSITIONS and waiting and wanted:
            return None
    return frozenset(wanted)


def _after(rules: TurnRules, position: Position) -> list[Position]:
    """Where one throw can lead, a die that leaves the mat among them; a shut box ends the turn."""
    found = [after_move(position, move) for move in every_move(rules, position)]
    if position and rules.off_mat in (OffMat.RAISE, OffMat.CHOOSE):
        found.append(raised(rules.box, rules.set_up, position))
    return found
