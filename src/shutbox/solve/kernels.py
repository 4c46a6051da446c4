"""Compiled loops over flat arrays. They work on positions, rows and values, and do not depend on the rules.

A graph has a row for each position and class of throws; a row lists the positions after each move. `stop` is the worth
of ending at a position. Everything here maximises. If the choice itself matters, there are several criteria: an option
is preferred to an earlier one in the list only if it is better by more than `slack` by the first criterion by which the
two differ by more than `slack`. So rounding errors do not decide, and of equals the first is chosen.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from shutbox.solve.compilation import compiled

Array = np.ndarray[Any, Any]


@compiled
def assign(target: Array, source: Array) -> None:
    """Copies one row of numbers to another. `target[:] = source` does the same, but takes a second more to compile."""
    for index in range(source.size):
        target[index] = source[index]


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
            assign(values[0], stop[0])
            continue
        many[:] = 0.0
        one[:] = 0.0
        for each in range(classes):
            row = position * classes + each
            begin, end = first[row], first[row + 1]
            if begin == end:
                assign(best, stop[position])
            else:
                assign(best, values[after[begin]])
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
def exceeds(one: Array, other: Array, slack: Array) -> bool:
    """Whether `one` is better by the first criterion by which the two are not equal."""
    for level in range(slack.size):
        gain = one[level] - other[level]
        if gain > slack[level]:
            return True
        if gain < -slack[level]:
            return False
    return False


@compiled
def finest(after: Array, values: Array, begin: int, end: int, slack: Array) -> int:
    """The edge of a row that leads to the best of values[position, criterion]."""
    found = begin
    place = after[begin]
    for edge in range(begin + 1, end):
        other = after[edge]
        # Only equals are compared by more than the first criterion.
        for level in range(slack.size):
            gain = values[other, level] - values[place, level]
            if gain > slack[level]:
                found = edge
                place = other
                break
            if gain < -slack[level]:
                break
    return found


@compiled
def settle(
    first: Array,
    after: Array,
    chance: Array,
    counts: Array,
    off: float,
    ends: Array,
    up: Array,
    stop: Array,
    slack: Array,
    keep: Array,
    given: int,
    values: Array,
    edges: Array,
    dice: Array,
    lost: Array,
) -> None:
    """Makes the choices at every position in ascending order, and fills in values[position, criterion] of them.

    A choice is an edge for each row (-1 for a miss), one die or all for each position, and the position after a throw
    off the mat (~end if the turn ends as position `end`). Positions in `keep` are not changed, nor the values of the
    first `given` criteria.
    """
    levels = slack.size
    classes = chance.shape[1]
    many, one = np.empty(levels), np.empty(levels)
    for position in range(counts.size):
        if keep[position]:
            continue
        if position == 0:
            assign(values[0, given:], stop[0, given:])
            continue
        many[:] = 0.0
        one[:] = 0.0
        for each in range(classes):
            row = position * classes + each
            begin, end = first[row], first[row + 1]
            share, single = chance[0, each], chance[1, each]
            if begin == end:
                edges[row] = -1
                for level in range(levels):
                    many[level] += share * stop[position, level]
                    one[level] += single * stop[position, level]
            else:
                edge = finest(after, values, begin, end, slack) if end > begin + 1 else begin
                edges[row] = edge
                for level in range(levels):
                    many[level] += share * values[after[edge], level]
                    one[level] += single * values[after[edge], level]
        dice[position] = 1 if counts[position] == 2 or (counts[position] == 3 and exceeds(one, many, slack)) else 0
        risen, end = up[position], ends[position]
        is_end = risen < 0 or (end >= 0 and exceeds(stop[end], values[risen], slack))
        lost[position] = ~end if is_end else risen
        for level in range(given, levels):
            value = one[level] if dice[position] else many[level]
            if off > 0.0:
                fallen = stop[end, level] if is_end else values[risen, level]
                value = (1.0 - off) * value + off * fallen
            values[position, level] = value


@compiled
def sweep_next(
    first: Array,
    after: Array,
    chance: Array,
    counts: Array,
    off: float,
    ends: Array,
    stop: Array,
    slack: Array,
    known: Array,
    last: Array,
    last_slack: Array,
    values: Array,
) -> None:
    """Fills values[position, objective] with the values by one more criterion, where a lost throw ends as `ends`.

    `known[position, objective]` are the best values for `stop[position, objective]`; the other criterion, whose worths
    are `last[position, objective]`, decides between equals.
    """
    size, objectives = known.shape
    classes = chance.shape[1]
    best, then = np.empty(objectives), np.empty(objectives)
    many, one = np.empty((2, objectives)), np.empty((2, objectives))
    for position in range(size):
        if position == 0:
            assign(values[0], last[0])
            continue
        many[:] = 0.0
        one[:] = 0.0
        for each in range(classes):
            row = position * classes + each
            begin, end = first[row], first[row + 1]
            if begin == end:
                assign(best, stop[position])
                assign(then, last[position])
            else:
                assign(best, known[after[begin]])
                assign(then, values[after[begin]])
            for edge in range(begin + 1, end):
                place = after[edge]
                for k in range(objectives):
                    value, other = known[place, k], values[place, k]
                    gain = value - best[k]
                    # Written without branches, so that many objectives are compared at once.
                    better = (gain > slack[k]) | ((gain >= -slack[k]) & (other - then[k] > last_slack[k]))
                    best[k] = value if better else best[k]
                    then[k] = other if better else then[k]
            share, single = chance[0, each], chance[1, each]
            for k in range(objectives):
                many[0, k] += share * best[k]
                many[1, k] += share * then[k]
                one[0, k] += single * best[k]
                one[1, k] += single * then[k]
        for k in range(objectives):
            gain = one[0, k] - many[0, k]
            better = gain > slack[k] or (gain >= -slack[k] and one[1, k] - many[1, k] > last_slack[k])
            alone = counts[position] == 2 or (counts[position] == 3 and better)
            value = one[1, k] if alone else many[1, k]
            values[position, k] = (1.0 - off) * value + off * last[ends[position], k]


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
    after: Array, chance: Array, off: float, lost: Array, edges: Array, dice: Array, mass: Array, ended: Array
) -> float:
    """Moves the mass at each position down along the choices, and adds the mass that ends there to `ended`.

    The choices are those of `settle`. The mass that goes up again stays in `mass` for the next call, and its sum is
    returned.
    """
    classes = chance.shape[1]
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
        for each in range(classes):
            part = share * chance[dice[position], each]
            edge = edges[position * classes + each]
            if edge < 0:
                ended[position] += part
            else:
                mass[after[edge]] += part
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
            assign(values[0], stop[0])
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
        assign(values[position], total)
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
def is_better(one: Array, other: Array, seat: int, points: int | None, slack: float) -> bool:
    """Whether a seat prefers `one`: by its value or, if these are equal and there is a column of points, by those."""
    gain = one[seat] - other[seat]
    if points is not None and points > 0 and abs(gain) <= slack:
        gain = one[points + seat] - other[points + seat]
    return bool(gain > slack)


@compiled
def is_open(one: Array, other: Array, seat: int, seats: int, slack: float) -> bool:
    """Whether a seat is indifferent although others are not, so that something else has to decide."""
    if abs(one[seat] - other[seat]) > slack:
        return False
    apart = 0.0
    for each in range(seats):
        apart = max(apart, abs(one[each] - other[each]))
    return apart > slack


@compiled
def most_points(
    after: Array, values: Array, begin: int, end: int, state: int, seat: int, points: int, slack: float
) -> int:
    """The position after the best move of a row for a seat, by its value and then by its points."""
    place = after[begin]
    for edge in range(begin + 1, end):
        other = after[edge]
        gain = values[other, state, seat] - values[place, state, seat]
        more = values[other, state, points + seat] - values[place, state, points + seat]
        if gain > slack or (gain >= -slack and more > slack):
            place = other
    return place


@compiled
def is_row_open(
    after: Array, values: Array, begin: int, end: int, state: int, seat: int, seats: int, slack: float
) -> bool:
    """Whether a seat is indifferent between moves of a row although others are not."""
    place = after[begin]
    for edge in range(begin + 1, end):
        other = after[edge]
        gain = values[other, state, seat] - values[place, state, seat]
        if gain > slack:
            place = other
        elif gain >= -slack:
            for each in range(seats):
                if abs(values[other, state, each] - values[place, state, each]) > slack:
                    return True
    return False


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
    points: int | None,
    slack: float,
    values: Array,
    single: Array,
) -> bool:
    """Fills values[position, state, seat] of a shared box, at which players throw in turn, in ascending order.

    A state is the set of players still in and the `mover`. `follow` is the state after tiles were shut; `missed` is
    the state after a miss (which comes earlier in the list), negative if only `alone` is left. `single[position, seat]`
    is for the survivor, who takes the point or throws once more. `shut`, `taken`, `last` [seat] and `nothing` are the
    values of the ends of a round for every seat; further columns are averaged over the same choices. From the column
    `points` on, if it is positive, they are the points of each seat, which decide between equals. If `points` is 0, the
    result says whether they would have to: somebody is indifferent between options that are not the same to others.
    If it is None (which is compiled by itself, and faster), nobody asks.
    """
    size, states, width = values.shape
    classes = chance.shape[1]
    seats = single.shape[1]
    many = np.empty(width)
    one = np.empty(width)
    odds = np.empty((2, 3))
    unsure = False
    whole = np.empty((seats, width))
    for seat in range(seats):
        if points is not None:
            unsure |= points == 0 and is_open(shut[seat], last[seat], seat, seats, slack)
        assign(whole[seat], shut[seat] if is_better(shut[seat], last[seat], seat, points, slack) else last[seat])
    # The value of a move to a position for the player who makes it, by state; the search for the best reads only this.
    worth = np.empty((states, size))
    for state in range(states):
        # Position 0 is read in the state after the move; the player who shut the box moved before it.
        assign(values[0, follow[state]], shut[mover[state]])
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
            for k in range(width):
                many[k] = odds[0, 0] * nothing[k] + odds[0, 1] * last[seat, k] + odds[0, 2] * whole[seat, k]
                one[k] = odds[1, 0] * nothing[k] + odds[1, 1] * last[seat, k] + odds[1, 2] * whole[seat, k]
            if points is not None:
                unsure |= either == 3 and points == 0 and is_open(one, many, seat, seats, slack)
            if either == 2 or (either == 3 and is_better(one, many, seat, points, slack)):
                assign(many, one)
            if points is not None:
                unsure |= points == 0 and is_open(many, taken[seat], seat, seats, slack)
            if is_better(many, taken[seat], seat, points, slack):
                assign(single[position, seat], many)
            else:
                assign(single[position, seat], taken[seat])
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
                    tied = False
                    for edge in range(begin + 1, end):
                        got = worth[state, after[edge]]
                        if points is not None:
                            tied |= abs(got - top) <= slack
                        if got > top + slack:
                            top = got
                            place = after[edge]
                    if points is not None:
                        if tied and points > 0:
                            place = most_points(after, values, begin, end, then, own, points, slack)
                        elif tied and not unsure:
                            unsure = is_row_open(after, values, begin, end, then, own, seats, slack)
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
            if points is not None:
                unsure |= either == 3 and points == 0 and is_open(one, many, own, seats, slack)
            if either == 2 or (either == 3 and is_better(one, many, own, points, slack)):
                assign(many, one)
            for k in range(width):
                values[position, state, k] = many[k]
        for state in range(states):
            worth[state, position] = values[position, follow[state], mover[state]]
    return unsure
