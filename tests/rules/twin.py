"""The game of RULES.md once more, in the plainest way: tiles that lie on a table, and every choice tried.

It shares no code with the package beyond the words in which a rule set is written.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from shutbox.rules import Box, Tile, TurnRules
from shutbox.rules.turn import Behind, Buys, Total, When

Tiles = frozenset[Tile]


@cache
def standing(box: Box, position: int) -> Tiles:
    """The tiles that stand; the back of a column stands as long as anything of it does."""
    up = set()
    for column, values in enumerate(box.columns):
        position, count = divmod(position, len(values) + 1)
        up |= {Tile(column, row, value) for row, value in enumerate(values) if len(values) - row <= count}
    assert position == 0
    return frozenset(up)


def code(box: Box, up: Tiles) -> int:
    """The position in which these tiles stand."""
    position, radix = 0, 1
    for column, values in enumerate(box.columns):
        position += radix * sum(tile.column == column for tile in up)
        radix *= len(values) + 1
    return position


def sums(rest: tuple[Tile, ...], total: int) -> Iterator[tuple[Tile, ...]]:
    """Every set of tiles with this sum."""
    if total == 0:
        yield ()
    for index, tile in enumerate(rest):
        if tile.value <= total:
            yield from ((tile, *more) for more in sums(rest[index + 1 :], total - tile.value))


def can_fall(rules: TurnRules, up: Tiles, chosen: Tiles) -> bool:
    """Whether nothing that stands is in front of a chosen tile, or goes down within the same throw (RULES 2.2)."""
    in_front = {other for other in up for tile in chosen if other.column == tile.column and other.row < tile.row}
    return not in_front if rules.behind is Behind.NEXT_THROW else in_front <= chosen


def bought(rules: TurnRules, throw: tuple[int, ...], chosen: Tiles) -> bool:
    """Whether a throw buys these tiles, if they can fall."""
    values = sorted(tile.value for tile in chosen)
    if rules.buys is Buys.THAI:
        return len(values) == 1 and (values[0] in throw or values[0] == sum(throw))
    if rules.tiles and len(values) > rules.tiles:
        return False
    if rules.buys is Buys.EXACT:
        return values in ([sum(throw)], sorted(throw))
    return sum(values) == sum(throw)


@cache
def choices(rules: TurnRules, up: Tiles, throw: tuple[int, ...]) -> frozenset[Tiles]:
    """Every set of tiles that a throw can shut."""
    if sum(throw) == rules.unlucky:
        return frozenset()
    candidates = {frozenset({tile}) for tile in up} | set(map(frozenset, sums(tuple(up), sum(throw))))
    found = {each for each in candidates if can_fall(rules, up, each) and bought(rules, throw, each)}
    if rules.first_throw and up == standing(rules.box, rules.set_up):
        found = {each for each in found if any(tile.value == rules.first_throw for tile in each)}
    return frozenset(found)


def one_die(rules: TurnRules, up: Tiles) -> bool:
    """Whether one die may be thrown."""
    limit, values = rules.one_die.limit, [tile.value for tile in up]
    fronts = [tile for tile in up if not any(other.column == tile.column and other.row < tile.row for other in up)]
    return {
        When.NEVER: False,
        When.STANDING: sum(values) <= limit,
        When.EXPOSED: sum(tile.value for tile in fronts) <= limit,
        When.HIGHEST: max(values, default=0) <= limit,
        When.SHUT_789: not {7, 8, 9} & set(values),
    }[rules.one_die.when]


def numbers_of_dice(rules: TurnRules, up: Tiles) -> set[int]:
    """The numbers of dice to choose from."""
    if not one_die(rules, up):
        return {rules.dice}
    return {1} if rules.one_die.forced else {1, rules.dice}


def total(rules: TurnRules, up: Tiles) -> int:
    """What the standing tiles count."""
    rows = sorted(up, key=lambda tile: (tile.row, tile.column))
    if rules.total is Total.DIGITS:
        return int("0" + "".join(str(tile.value) for tile in rows))
    if rules.total is Total.TILES:
        return len(rows)
    plain = sum(tile.value for tile in rows)
    if rules.total is Total.SUM:
        return plain
    return plain + sum(tile.value for tile in rows if tile.row == 0 and len(rules.box.columns[tile.column]) > 1)


def raised(start: Tiles, up: Tiles) -> Tiles:
    """The standing tiles after the highest shut one has gone up (RULES 3.4 a)."""
    down = start - up
    # The last-shut tile of a column is its rearmost one that is down.
    last = [tile for tile in down if all(other.row <= tile.row for other in down if other.column == tile.column)]
    highest = sorted(last, key=lambda tile: (-tile.value, tile.row, tile.column))[:1]
    return up | set(highest)


def perft(rules: TurnRules, up: Tiles, depth: int) -> int:
    """The count of lines, literally: every number of dice, every sorted throw, every distinct move."""
    if depth == 0:
        return 1
    if not up:
        return 0
    return sum(
        perft(rules, up - chosen, depth - 1)
        for dice in numbers_of_dice(rules, up)
        for throw in {tuple(sorted(faces)) for faces in product(range(1, rules.faces + 1), repeat=dice)}
        for chosen in choices(rules, up, throw)
    )
