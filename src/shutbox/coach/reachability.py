"""The tiles that some sequence of throws and moves can still shut, by a search with a limit on positions."""

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
    return [
        (column, len(stack) - up + step)
        for column, (stack, up, shut_count) in enumerate(counts)
        for step in range(shut_count)
    ]


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
    """The standing tiles that no sequence of throws can shut; None if the search would take too long."""
    open_tiles = set(places(rules, position))
    seen, waiting = {position}, [position]
    while waiting and open_tiles:
        place = waiting.pop()
        for move in every_move(rules, place):
            open_tiles.difference_update(shut_by(rules, place, move))
        for after in _after(rules, place):
            if after not in seen:
                seen.add(after)
                waiting.append(after)
        if len(seen) > MOST_POSITIONS and waiting and open_tiles:
            return None
    return frozenset(open_tiles)


def _after(rules: TurnRules, position: Position) -> list[Position]:
    """The positions after one throw, including a throw off the mat; empty for a shut box."""
    targets = [after_move(position, move) for move in every_move(rules, position)]
    if position and rules.off_mat in (OffMat.RAISE, OffMat.CHOOSE):
        targets.append(raised(rules.box, rules.set_up, position))
    return targets
