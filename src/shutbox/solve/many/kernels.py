"""Compiled loops for games in which a choice matters to more seats than the one that makes it."""

from __future__ import annotations

from typing import Any

import numpy as np

from shutbox.solve.compilation import compiled

Array = np.ndarray[Any, Any]


@compiled
def rival(row: Array, slack: Array, place: int, best: Array, choice: Array) -> None:
    """Makes a position the choice of each objective for which it is better than the choice so far.

    row[criterion, objective] is what the position brings, `best` what the choice so far does. It is better by the first
    criterion by which the two differ by more than `slack`. Written without branches, so that many objectives are
    compared at once.
    """
    one, other, most, more = row[0], row[1], best[0], best[1]
    if slack.shape[0] == 2:
        for k in range(one.size):
            gain, tie = one[k] - most[k], other[k] - more[k]
            better = (gain > slack[0, k]) | ((gain >= -slack[0, k]) & (tie > slack[1, k]))
            most[k] = one[k] if better else most[k]
            more[k] = other[k] if better else more[k]
            choice[k] = place if better else choice[k]
    else:
        last, least = row[2], best[2]
        for k in range(one.size):
            gain, tie, late = one[k] - most[k], other[k] - more[k], last[k] - least[k]
            after = (tie > slack[1, k]) | ((tie >= -slack[1, k]) & (late > slack[2, k]))
            better = (gain > slack[0, k]) | ((gain >= -slack[0, k]) & after)
            most[k] = one[k] if better else most[k]
            more[k] = other[k] if better else more[k]
            least[k] = last[k] if better else least[k]
            choice[k] = place if better else choice[k]


@compiled
def contest(values: Array, place: int, slack: Array, most: Array, choice: Array) -> None:
    """`rival` for a position of values[position, criterion, objective], with `most` by the first criterion alone.

    Mostly that decides for all objectives, and then the others need not be read.
    """
    own = values[place, 0]
    level = False
    for k in range(own.size):
        level |= abs(own[k] - most[k]) <= slack[0, k]
    if not level:
        for k in range(own.size):
            better = own[k] > most[k]
            most[k] = own[k] if better else most[k]
            choice[k] = place if better else choice[k]
        return
    for k in range(own.size):
        gain = own[k] - most[k]
        better = gain > slack[0, k]
        criterion = 1
        while not better and abs(gain) <= slack[criterion - 1, k] and criterion < slack.shape[0]:
            gain = values[place, criterion, k] - values[choice[k], criterion, k]
            better = gain > slack[criterion, k]
            criterion += 1
        if better:
            most[k] = own[k]
            choice[k] = place


@compiled
def add_share(share: float, source: Array, target: Array) -> None:
    """Adds a share of source[column, objective] to the target."""
    for column in range(target.shape[0]):
        one, sums = source[column], target[column]
        for k in range(sums.size):
            sums[k] += share * one[k]


@compiled
def add_chosen(share: float, single: float, values: Array, choice: Array, many: Array, one: Array) -> None:
    """Adds what the chosen positions bring to the sums of a throw of all dice, and of one die."""
    for column in range(many.shape[0]):
        sums, others = many[column], one[column]
        for k in range(sums.size):
            got = values[choice[k], column, k]
            sums[k] += share * got
            others[k] += single * got


@compiled
def sweep_seats(
    first: Array,
    after: Array,
    chance: Array,
    counts: Array,
    off: float,
    ends: Array,
    place: Array,
    worth: Array,
    slack: Array,
    keep: Array,
    values: Array,
) -> None:
    """Fills values[position, column, objective] with what the best choices bring, in ascending order.

    worth[rank, column, objective] is what a turn brings that ends with the total of that rank, and place[position] the
    rank of a position. The first columns are the criteria of whoever chooses, two or three, as many as `slack` has
    rows; the others are averaged over the same choices. Positions in `keep` are not changed. A lost throw ends as
    `ends`.
    """
    size, columns, objectives = values.shape
    levels, classes = slack.shape[0], chance.shape[1]
    best, choice = np.empty((levels, objectives)), np.empty(objectives, np.int64)
    many, one = np.empty((columns, objectives)), np.empty((columns, objectives))
    for position in range(size):
        if keep[position]:
            continue
        if position == 0:
            values[0] = worth[place[0]]
            continue
        either = counts[position]
        many[:] = 0.0
        one[:] = 0.0
        for each in range(classes):
            share, single = chance[0, each], chance[1, each]
            if share == 0.0 and (either == 1 or single == 0.0):
                continue
            row = position * classes + each
            begin, end = first[row], first[row + 1]
            if end <= begin + 1:
                got = worth[place[position]] if begin == end else values[after[begin]]
                add_share(share, got, many)
                if either > 1:
                    add_share(single, got, one)
                continue
            best[:] = values[after[begin], :levels]
            choice[:] = after[begin]
            for edge in range(begin + 1, end):
                rival(values[after[edge]], slack, after[edge], best, choice)
            add_chosen(share, single, values, choice, many, one)
        if either == 2:
            many[:] = one
        elif either == 3:
            best[:] = many[:levels]
            choice[:] = 0
            rival(one, slack, 1, best, choice)
            for column in range(columns):
                for k in range(objectives):
                    many[column, k] = one[column, k] if choice[k] else many[column, k]
        values[position] = many
        if off > 0.0:
            values[position] = (1.0 - off) * many + off * worth[place[ends[position]]]


@compiled
def sweep_choices(
    first: Array,
    after: Array,
    chance: Array,
    counts: Array,
    off: float,
    ends: Array,
    place: Array,
    worth: Array,
    slack: Array,
    keep: Array,
    values: Array,
    choices: Array,
    dice: Array,
) -> None:
    """`sweep_seats` that also keeps the choices: the position after each row (-1 for a miss), and one die or all.

    They are choices[row, objective] and dice[position, objective].
    """
    size, columns, objectives = values.shape
    classes = chance.shape[1]
    most, choice = np.empty(objectives), np.empty(objectives, np.int64)
    many, one = np.empty((columns, objectives)), np.empty((columns, objectives))
    for position in range(size):
        if keep[position]:
            continue
        if position == 0:
            values[0] = worth[place[0]]
            continue
        either = counts[position]
        many[:] = 0.0
        one[:] = 0.0
        for each in range(classes):
            share, single = chance[0, each], chance[1, each]
            if share == 0.0 and (either == 1 or single == 0.0):
                continue
            row = position * classes + each
            begin, end = first[row], first[row + 1]
            if end <= begin + 1:
                choices[row, :] = -1 if begin == end else after[begin]
                got = worth[place[position]] if begin == end else values[after[begin]]
                add_share(share, got, many)
                if either > 1:
                    add_share(single, got, one)
                continue
            most[:] = values[after[begin], 0]
            choice[:] = after[begin]
            for edge in range(begin + 1, end):
                contest(values, after[edge], slack, most, choice)
            for k in range(objectives):
                choices[row, k] = choice[k]
            add_chosen(share, single, values, choice, many, one)
        choice[:] = 1 if either == 2 else 0
        if either == 2:
            many[:] = one
        elif either == 3:
            rival(one, slack, 1, many, choice)
        for k in range(objectives):
            dice[position, k] = choice[k]
        values[position] = many
        if off > 0.0:
            values[position] = (1.0 - off) * many + off * worth[place[ends[position]]]


@compiled
def spread_choices(
    chance: Array,
    counts: Array,
    off: float,
    ends: Array,
    place: Array,
    start: int,
    choices: Array,
    dice: Array,
    mass: Array,
    ended: Array,
) -> None:
    """Fills ended[rank, objective] with the chance of each total under the choices of `sweep_choices`."""
    objectives, classes = mass.shape[1], chance.shape[1]
    mass[:] = 0.0
    ended[:] = 0.0
    mass[start] = 1.0
    for position in range(start, -1, -1):
        row, here = mass[position], ended[place[position]]
        whole = 0.0
        for k in range(objectives):
            whole += row[k]
        if whole == 0.0:
            continue
        if position == 0:
            for k in range(objectives):
                here[k] += row[k]
            continue
        if off > 0.0:
            fallen = ended[place[ends[position]]]
            for k in range(objectives):
                fallen[k] += off * row[k]
                row[k] *= 1.0 - off
        either = counts[position]
        for each in range(classes):
            share, single = chance[0, each], chance[1, each]
            if share == 0.0 and (either == 1 or single == 0.0):
                continue
            then = choices[position * classes + each]
            for k in range(objectives):
                part = row[k] * (single if dice[position, k] else share)
                if then[k] < 0:
                    here[k] += part
                else:
                    mass[then[k], k] += part
