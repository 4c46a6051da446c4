"""Compiled loops over flat arrays. They work on positions, rows and values, and do not depend on the rules.

A graph has a row for each position and class of throws; a row lists the positions after each move, and ties go to the
first. `stop` is the worth of ending at a position. Everything here maximises. If the choice itself matters, an option
is preferred to an earlier one in the list only if it is better by more than `slack`, so that rounding errors do not
decide.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from shutbox.solve.compilation import compiled

Array = np.ndarray[Any, Any]


@compiled
def list_moves(
    radices: Array,
    weights: Array,
    pips: Array,
    most_tiles: int,
    begin: int,
    edges: int,
    lengths: Array,
    after: Array,
    room: Array,
) -> tuple[int, int]:
    """Lists the moves of every position from `begin` on: how many for each number of pips, and where each leads.

    `edges` moves are listed already. Returns the position whose moves need more `room`, or the number of positions,
    and the number of moves that are listed then. Plain loops compile several times as fast as array functions.
    """
    spent, tiles, moved, keys = room[0], room[1], room[2], room[3]
    most_pips = lengths.shape[1] - 1
    for position in range(begin, lengths.shape[0]):
        spent[0], tiles[0], moved[0] = 0, 0, 0
        found = 1
        rest = position
        for column in range(radices.size):
            count = rest % radices[column]
            rest //= radices[column]
            known = found
            for gone in range(1, count + 1):
                value = pips[column, count, gone]
                if value > most_pips:
                    break
                for index in range(known):
                    if spent[index] + value <= most_pips and tiles[index] + gone <= most_tiles:
                        if found == spent.size:
                            return position, edges
                        spent[found] = spent[index] + value
                        tiles[found] = tiles[index] + gone
                        moved[found] = moved[index] + gone * weights[column]
                        found += 1
        # Sorted by pips, then fewest tiles, then the greater move: the order of rules.moves.
        moves = found - 1
        for index in range(moves):
            key = (spent[index + 1] << 48) + (tiles[index + 1] << 40) + (position - moved[index + 1])
            keys[index] = key
        # Shell's sort: most positions have a dozen moves.
        gap = 1
        while 3 * gap < moves:
            gap = 3 * gap + 1
        while gap > 0:
            for index in range(gap, moves):
                key = keys[index]
                place = index
                while place >= gap and keys[place - gap] > key:
                    keys[place] = keys[place - gap]
                    place -= gap
                keys[place] = key
            gap //= 3
        for index in range(moves):
            lengths[position, keys[index] >> 48] += 1
            after[edges] = keys[index] & ((1 << 40) - 1)
            edges += 1
    return lengths.shape[0], edges


@compiled
def sweep(
    first: Array,
    after: Array,
    chance: Array,
    counts: Array,
    off: float,
    ends: Array,
    up: Array,
    stop: Array,
    keep: Array,
    values: Array,
) -> float:
    """Fills values[position, objective] with the best values, in ascending order, and returns the greatest change.

    Positions in `keep` are not changed. With chance `off` a die leaves the mat: the turn ends and counts as `ends`, or
    the position becomes `up`, whichever is better; a negative one is not possible.
    """
    size, objectives = values.shape
    classes = chance.shape[1]
    best = np.empty(objectives)
    many = np.empty(objectives)
    one = np.empty(objectives)
    change = 0.0
    for position in range(size):
        if keep[position]:
            continue
        if position == 0:
            values[0] = stop[0]
            continue
        many[:] = 0.0
        one[:] = 0.0
        for each in range(classes):
            row = position * classes + each
            begin, end = first[row], first[row + 1]
            if begin == end:
                best[:] = stop[position]
            else:
                best[:] = values[after[begin]]
                for edge in range(begin + 1, end):
                    place = after[edge]
                    for k in range(objectives):
                        best[k] = max(best[k], values[place, k])
            share, single = chance[0, each], chance[1, each]
            for k in range(objectives):
                many[k] += share * best[k]
                one[k] += single * best[k]
        for k in range(objectives):
            if counts[position] == 2 or (counts[position] == 3 and one[k] > many[k]):
                many[k] = one[k]
            if off > 0.0:
                lost = stop[ends[position], k] if ends[position] >= 0 else -np.inf
                if up[position] >= 0:
                    lost = max(lost, values[up[position], k])
                many[k] = (1.0 - off) * many[k] + off * lost
                change = max(change, abs(many[k] - values[position, k]))
            values[position, k] = many[k]
    return change


@compiled
def choose(
    first: Array, after: Array, chance: Array, counts: Array, stop: Array, values: Array, slack: float
) -> tuple[Array, Array]:
    """The policy of values[position]: an edge for each row (-1 for a miss), and the dice for each position."""
    classes = chance.shape[1]
    edges = np.full(values.size * classes, -1, np.int64)
    dice = np.zeros(values.size, np.int64)
    for position in range(1, values.size):
        many = 0.0
        one = 0.0
        for each in range(classes):
            row = position * classes + each
            best = stop[position]
            for edge in range(first[row], first[row + 1]):
                if edges[row] < 0 or values[after[edge]] > best + slack:
                    edges[row] = edge
                    best = values[after[edge]]
            many += chance[0, each] * best
            one += chance[1, each] * best
        if counts[position] == 2 or (counts[position] == 3 and one > many + slack):
            dice[position] = 1
    return edges, dice


@compiled
def _lose(position: int, part: float, lost: Array, mass: Array, ended: Array) -> float:
    """Moves the part of the mass whose throw leaves the mat, and returns the part of it that goes up again."""
    if lost[position] < 0:
        ended[~lost[position]] += part
        return 0.0
    mass[lost[position]] += part
    return part


@compiled
def spread(
    first: Array,
    after: Array,
    chance: Array,
    counts: Array,
    off: float,
    lost: Array,
    stop: Array,
    values: Array,
    slack: float,
    mass: Array,
    ended: Array,
) -> float:
    """Moves the mass at each position down along the best choices, and adds the mass that ends there to `ended`.

    `lost[position]` is the position after a throw off the mat, ~end if the turn ends as `end`. The mass that goes up
    again stays in `mass` for the next call, and its sum is returned.
    """
    classes = chance.shape[1]
    place = np.empty(classes, np.int64)
    again = 0.0
    for position in range(mass.size - 1, -1, -1):
        share = mass[position]
        if share == 0.0:
            continue
        mass[position] = 0.0
        if position == 0:
            ended[0] += share
            continue
        again += _lose(position, off * share, lost, mass, ended)
        share *= 1.0 - off
        many = 0.0
        one = 0.0
        for each in range(classes):
            row = position * classes + each
            best = stop[position]
            place[each] = -1
            for edge in range(first[row], first[row + 1]):
                if place[each] < 0 or values[after[edge]] > best + slack:
                    place[each] = after[edge]
                    best = values[place[each]]
            many += chance[0, each] * best
            one += chance[1, each] * best
        kind = 1 if counts[position] == 2 or (counts[position] == 3 and one > many + slack) else 0
        for each in range(classes):
            part = share * chance[kind, each]
            if place[each] < 0:
                ended[position] += part
            else:
                mass[place[each]] += part
    return again


@compiled
def track(
    after: Array, chance: Array, off: float, lost: Array, edges: Array, dice: Array, stop: Array, values: Array
) -> float:
    """Fills values[position, seat] with the values of a policy, and returns the greatest change."""
    size, seats = values.shape
    classes = chance.shape[1]
    total = np.empty(seats)
    change = 0.0
    for position in range(size):
        if position == 0:
            values[0] = stop[0]
            continue
        total[:] = 0.0
        for each in range(classes):
            part = (1.0 - off) * chance[dice[position], each]
            if part > 0.0:
                edge = edges[position * classes + each]
                for seat in range(seats):
                    total[seat] += part * (stop[position, seat] if edge < 0 else values[after[edge], seat])
        if off > 0.0:
            for seat in range(seats):
                fallen = stop[~lost[position], seat] if lost[position] < 0 else values[lost[position], seat]
                total[seat] += off * fallen
        for seat in range(seats):
            change = max(change, abs(total[seat] - values[position, seat]))
        values[position] = total
    return change


@compiled
def evaluate(
    first: Array,
    after: Array,
    chance: Array,
    off: float,
    lost: Array,
    odds: Array,
    dice: Array,
    stop: Array,
    values: Array,
) -> float:
    """Fills values[position] with the value of a given policy, and returns the greatest change.

    `odds` is the chance of each edge within its row, `dice[position]` the chance to throw one die.
    """
    classes = chance.shape[1]
    change = 0.0
    for position in range(values.size):
        total = stop[0]
        if position > 0:
            total = 0.0
            for each in range(classes):
                row = position * classes + each
                part = (1.0 - dice[position]) * chance[0, each] + dice[position] * chance[1, each]
                if part == 0.0:
                    continue
                got = stop[position] if first[row] == first[row + 1] else 0.0
                for edge in range(first[row], first[row + 1]):
                    got += odds[edge] * values[after[edge]]
                total += part * got
            if off > 0.0:
                fallen = stop[~lost[position]] if lost[position] < 0 else values[lost[position]]
                total = (1.0 - off) * total + off * fallen
        change = max(change, abs(total - values[position]))
        values[position] = total
    return change


@compiled
def flow(
    first: Array,
    after: Array,
    chance: Array,
    off: float,
    lost: Array,
    odds: Array,
    dice: Array,
    mass: Array,
    ended: Array,
    seen: Array,
) -> float:
    """`spread` along a given policy: `odds` of each edge within its row, `dice` the chance to throw one die.

    All mass that reaches a position is added to `seen`.
    """
    classes = chance.shape[1]
    again = 0.0
    for position in range(mass.size - 1, -1, -1):
        share = mass[position]
        if share == 0.0:
            continue
        mass[position] = 0.0
        seen[position] += share
        if position == 0:
            ended[0] += share
            continue
        again += _lose(position, off * share, lost, mass, ended)
        share *= 1.0 - off
        for each in range(classes):
            row = position * classes + each
            part = share * ((1.0 - dice[position]) * chance[0, each] + dice[position] * chance[1, each])
            if first[row] == first[row + 1]:
                ended[position] += part
            for edge in range(first[row], first[row + 1]):
                mass[after[edge]] += part * odds[edge]
    return again


@compiled
def pick(first: Array, after: Array, kinds: Array, by_kind: Array, by_place: Array) -> Array:
    """The edge of each row that ranks highest (-1 for a miss); ties are broken by the next rank, then by the order.

    The rank of an edge is by_kind[rank, kinds[edge]] + by_place[rank, after[edge]].
    """
    ranks = by_kind.shape[0]
    edges = np.full(first.size - 1, -1, np.int64)
    for row in range(edges.size):
        if first[row] == first[row + 1]:
            continue
        top = first[row]
        for edge in range(first[row] + 1, first[row + 1]):
            for rank in range(ranks):
                gain = by_kind[rank, kinds[edge]] - by_kind[rank, kinds[top]]
                gain += by_place[rank, after[edge]] - by_place[rank, after[top]]
                if gain != 0.0:
                    top = edge if gain > 0.0 else top
                    break
        edges[row] = top
    return edges


@compiled
def sweep_shared(
    first: Array,
    after: Array,
    chance: Array,
    counts: Array,
    mover: Array,
    follow: Array,
    missed: Array,
    alone: Array,
    shut: Array,
    taken: Array,
    last: Array,
    nothing: Array,
    slack: float,
    values: Array,
    single: Array,
) -> None:
    """Fills values[position, state, seat] of a shared box, at which players throw in turn, in ascending order.

    A state is the set of players still in and the `mover`. `follow` is the state after tiles were shut; `missed` is
    the state after a miss (which comes earlier in the list), negative if only `alone` is left. `single[position, seat]`
    is for the survivor, who takes the point or throws once more. `shut`, `taken`, `last` [seat] and `nothing` are the
    values of the ends of a round for every seat; an extra last column is averaged over the same choices.
    """
    size, states, width = values.shape
    classes = chance.shape[1]
    seats = single.shape[1]
    many = np.empty(width)
    one = np.empty(width)
    odds = np.empty((2, 3))
    # The value of a move to a position for the player who makes it, by state; the search for the best reads only this.
    worth = np.empty((states, size))
    for state in range(states):
        # Position 0 is read in the state after the move; the player who shut the box moved before it.
        values[0, follow[state]] = shut[mover[state]]
        worth[state, 0] = shut[mover[state], mover[state]]
    for position in range(1, size):
        either = counts[position]
        # For a survivor, only the chances of a miss, of shutting tiles and of shutting the box matter.
        odds[:] = 0.0
        for each in range(classes):
            row = position * classes + each
            kind = 0
            for edge in range(first[row], first[row + 1]):
                kind = 2 if after[edge] == 0 else max(kind, 1)
            odds[0, kind] += chance[0, each]
            odds[1, kind] += chance[1, each]
        for seat in range(seats):
            whole = shut[seat] if shut[seat, seat] > last[seat, seat] + slack else last[seat]
            for k in range(width):
                many[k] = odds[0, 0] * nothing[k] + odds[0, 1] * last[seat, k] + odds[0, 2] * whole[k]
                one[k] = odds[1, 0] * nothing[k] + odds[1, 1] * last[seat, k] + odds[1, 2] * whole[k]
            if either == 2 or (either == 3 and one[seat] > many[seat] + slack):
                many[:] = one
            if many[seat] > taken[seat, seat] + slack:
                single[position, seat] = many
            else:
                single[position, seat] = taken[seat]
        for state in range(states):
            own = mover[state]
            then = follow[state]
            for k in range(width):
                many[k] = 0.0
                one[k] = 0.0
            for each in range(classes):
                row = position * classes + each
                begin, end = first[row], first[row + 1]
                share = chance[0, each]
                if either == 1 and share == 0.0:
                    continue
                if begin != end:
                    place = after[begin]
                    top = worth[state, place]
                    for edge in range(begin + 1, end):
                        got = worth[state, after[edge]]
                        if got > top + slack:
                            top = got
                            place = after[edge]
                    for k in range(width):
                        many[k] += share * values[place, then, k]
                    if either > 1:
                        for k in range(width):
                            one[k] += chance[1, each] * values[place, then, k]
                elif missed[state] >= 0:
                    for k in range(width):
                        many[k] += share * values[position, missed[state], k]
                        one[k] += chance[1, each] * values[position, missed[state], k]
                else:
                    for k in range(width):
                        many[k] += share * single[position, alone[state], k]
                        one[k] += chance[1, each] * single[position, alone[state], k]
            if either == 2 or (either == 3 and one[own] > many[own] + slack):
                many[:] = one
            for k in range(width):
                values[position, state, k] = many[k]
        for state in range(states):
            worth[state, position] = values[position, follow[state], mover[state]]
