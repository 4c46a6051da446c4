"""Turns played to their end, or one throw at a shared box, game after game: compiled, and without a look at any rule.

`follow` reads a player's choices off a table; `weigh` makes them from what each position is worth, the best or by lot.
Both leave in the game's record where the box stands, how it ended, and how often was thrown.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, NamedTuple

import numpy as np

from shutbox.play import MOST_TURN_THROWS
from shutbox.simulate.chance import DICE, DICE_LOTS, MOVE_LOTS, OFF_MAT, Key, Whole, below, blocks, drawn, lot, word
from shutbox.simulate.course import Course
from shutbox.simulate.law import MISSED, SHUT, TOOK, Record
from shutbox.solve import SLACK, compiled

Array = np.ndarray[Any, Any]
Value = Any
# The words of so many throws are made ahead for so many games: one game after the other would take far longer.
AHEAD, STRIP = 12, 64
# As `Course.counts` says which numbers of dice may be thrown, and one thing more that a survivor can do.
ALL, ONE, EITHER, TAKE, UNDECIDED = 1, 2, 3, 4, 5


class Picks(NamedTuple):
    """What is chosen everywhere: the position after each row (-1 for a miss), one die or all, where a lost throw leads.

    Where a lost throw ends the turn, `lost` is ~end, and the turn counts as position `end`.
    `chooses` says whether one die is ever thrown, `takes` whether a survivor takes the point.
    """

    after: Array
    dice: Array
    lost: Array
    chooses: bool
    takes: bool


class Rows(NamedTuple):
    """What players weigh: by row, `worth` of each position once tiles are shut, `ends` of a miss, `take` of the point.

    All three are by [criterion, row, …]: the first criterion is the result, and the others decide between equals. Ends
    are by the rank of the total, or whatever `places` says of the position; a take that is not a number is worth what a
    miss is. `again` is the worth of each position before another throw there, which follows a raise. `low` and `high`
    are the least and the most that a result can come to. `off` is the chance of a lost throw, if the worths reckon with
    it. Only `known` criteria of a row have been filled in.
    """

    worth: Array
    ends: Array
    take: Array
    low: Array
    high: Array
    places: Array
    known: Array
    again: Array
    off: float


@compiled
def throw_ahead(key: Key, games: Array, seats: Array, strip: Array, same_dice: bool, words: Array) -> None:
    """The words of the next throws of a strip of games, as [throw, game], from the last full block on."""
    numbers, lines = np.zeros(strip.size, np.uint64), np.zeros(strip.size, np.uint64)
    which = np.zeros(strip.size, np.uint64)
    for each in range(strip.size):
        game = games[strip[each]]
        numbers[each] = game.number
        # A play-off has fresh dice.
        if same_dice and game.contenders == 0:
            lines[each] = seats[strip[each], game.at].turns + 1
        else:
            which[each] = game.throws >> 2
    for begin in range(0, AHEAD, 4):
        blocks(key, numbers, lines, which, words[begin : begin + 4])
        which += np.uint64(1)


@compiled
def follow(
    course: Course, key: Key, games: Array, seats: Array, group: Array, picks: Picks, same_dice: bool, once: bool
) -> None:
    """Plays a turn, or one throw, of each game of a group by a table of choices."""
    classes, words = course.chance.shape[1], np.empty((AHEAD, STRIP), np.uint64)
    for each in range(group.size):
        if each % STRIP == 0:
            throw_ahead(key, games, seats, group[each : each + STRIP], same_dice, words)
        game = games[group[each]]
        if once and game.alone and picks.takes:
            game.ended = TOOK
            continue
        own = seats[group[each], game.at]
        shared = same_dice and game.contenders == 0
        line = own.turns + 1 if shared else 0
        begun = 0 if shared else np.int64(game.throws)
        number, position, ended = begun, np.int64(game.position), MISSED
        while True:
            known = number - (begun & -4)
            drew = words[known, each % STRIP] if known < AHEAD else word(key, game.number, DICE, line, number)
            outcome = below(course.outcomes, drew, key, game.number, DICE, line, number)
            if course.lost and drawn(key, game.number, OFF_MAT, line, number, course.of) < course.lost:
                number += 1
                lost = np.int64(picks.lost[position])
                if lost < 0 or is_long(game, number - begun):
                    position = ended_at(position, lost, once)
                    break
                position = lost
                continue
            number += 1
            # Where one die is never thrown, not even a look is taken: this is the innermost of all loops.
            kind = course.one[outcome] if picks.chooses and picks.dice[position] else course.many[outcome]
            after = picks.after[position * classes + kind]
            if after < 0:
                break
            position = after
            if once or position == 0:
                ended = SHUT
                break
        game.position, game.ended = position, ended
        game.throws += number - begun
        own.thrown += number - begun


@compiled
def weigh(
    course: Course,
    key: Key,
    games: Array,
    seats: Array,
    group: Array,
    pages: Array,
    rows: Rows,
    heat: float,
    same_dice: bool,
    once: bool,
) -> Array:
    """Plays a turn, or one throw, of each game of a group by what positions are worth, each game by its own row.

    Returns which games of the group are left as they were: their players have to decide between equals, and the
    criteria that do it are not filled in.
    """
    undecided = np.zeros(group.size, np.bool_)
    classes, words, weights = course.chance.shape[1], np.empty((AHEAD, STRIP), np.uint64), np.empty(64)
    for each in range(group.size):
        if each % STRIP == 0:
            throw_ahead(key, games, seats, group[each : each + STRIP], same_dice, words)
        game, page = games[group[each]], pages[each]
        levels = rows.known[page]
        # A draw by lot asks for the first criterion alone; only a penalty is chosen by all of them.
        own, worth, lacks = seats[group[each], game.at], rows.worth[:levels, page], levels < rows.worth.shape[0]
        again = rows.again[:levels, page]
        shared = same_dice and game.contenders == 0
        line = own.turns + 1 if shared else 0
        begun = 0 if shared else np.int64(game.throws)
        thrown, position, ended, alone = 0, np.int64(game.position), MISSED, once and game.alone != 0
        while True:
            dice = np.int64(course.counts[position])
            # How many dice is mostly no question, and asking it costs time.
            if dice == EITHER or alone:
                draw = lot(key, game.number, DICE_LOTS, game.throws + thrown) if heat > 0.0 else 0.0
                dice = chosen_dice(course, rows, page, position, alone, heat, draw)
                if dice == UNDECIDED:
                    undecided[each] = True
                    break
                if dice == TAKE:
                    ended = TOOK
                    break
                alone = False
            number = begun + thrown
            thrown += 1
            if course.lost and drawn(key, game.number, OFF_MAT, line, number, course.of) < course.lost:
                fallen = rows.ends[:levels, page, rows.places[course.ends[position]]]
                if lacks and is_penalty_open(course, again, fallen, position):
                    undecided[each] = True
                    break
                lost = penalised(course, again, fallen, position)
                if lost < 0 or is_long(game, thrown):
                    position = ended_at(position, lost, once)
                    break
                position = lost
                continue
            known = number - (begun & -4)
            drew = words[known, each % STRIP] if known < AHEAD else word(key, game.number, DICE, line, number)
            outcome = below(course.outcomes, drew, key, game.number, DICE, line, number)
            row = position * classes + (course.one[outcome] if dice == ONE else course.many[outcome])
            begin, end = course.first[row], course.first[row + 1]
            if begin == end:
                break
            edge = best_of(course.after, worth, begin, end)
            if lacks and heat == 0.0 and has_equal(course.after, worth, begin, end, edge):
                undecided[each] = True
                break
            if heat > 0.0 and end - begin > 1:
                if end - begin > weights.size:
                    weights = np.empty(2 * (end - begin))
                for other in range(begin, end):
                    weights[other - begin] = worth[0, course.after[other]]
                share(weights, end - begin, weights[edge - begin], rows.low[page], rows.high[page], heat)
                draw = lot(key, game.number, MOVE_LOTS, game.throws + thrown)
                edge = begin + by_lot(weights, end - begin, draw)
            position = np.int64(course.after[edge])
            if once or position == 0:
                ended = SHUT
                break
        if undecided[each]:
            continue
        game.position, game.ended = position, ended
        game.throws += thrown
        own.thrown += thrown
    return undecided


@compiled
def is_long(game: Record, thrown: Whole) -> bool:
    """Whether so many more throws make the turn as long as a turn can be."""
    return np.int64(game.throws) - np.int64(game.before) + thrown >= MOST_TURN_THROWS


@compiled
def best_of(after: Array, worth: Array, begin: Whole, end: Whole) -> Whole:
    """The edge to take by worth[criterion, position]: the first of those that nothing beats."""
    found, tied = begin, False
    bar = beaten(worth[0, after[begin]])
    low = 2.0 * worth[0, after[begin]] - bar
    for edge in range(begin + 1, end):
        value = worth[0, after[edge]]
        # Written so that nothing has to be guessed: a branch here would be guessed wrong every other time.
        better = value > bar
        tied |= (value >= low) & (value <= bar)
        found = edge if better else found
        bar = beaten(value) if better else bar
        low = 2.0 * value - bar if better else low
    if tied and worth.shape[0] > 1:
        found = begin
        for edge in range(begin + 1, end):
            found = edge if surpasses(worth, after[edge], after[found]) else found
    return found


@compiled
def has_equal(after: Array, worth: Array, begin: Whole, end: Whole, found: Whole) -> bool:
    """Whether another edge may be as good as this one by the first criterion."""
    equals = 0
    for edge in range(begin, end):
        equals += may_equal(worth[0, after[edge]], worth[0, after[found]])
    return equals > 1


@compiled
def may_equal(one: Value, other: Value) -> bool:
    """Whether two values may count as equal; twice the slack leaves no doubt about those that do not."""
    return abs(one - other) <= 2.0 * (beaten(other) - other)


@compiled
def surpasses(worth: Array, one: Whole, other: Whole) -> bool:
    """Whether a place of worth[criterion, place] is better by the first criterion that tells the two apart."""
    for level in range(worth.shape[0]):
        if worth[level, one] > beaten(worth[level, other]):
            return True
        if worth[level, one] < 2.0 * worth[level, other] - beaten(worth[level, other]):
            return False
    return False


@compiled
def beaten(value: Value) -> float:
    """What an option must be worth more than, to be preferred to one of this value listed before it."""
    return value + SLACK * max(1.0, abs(value))


@compiled
def share(weights: Array, count: Whole, top: Value, low: Value, high: Value, heat: float) -> None:
    """Makes of what options are worth the chance of each, as `bots.grade` has it."""
    scale = heat * sqrt(max(top - low, 0.0) * max(high - top, 0.0))
    total = 0.0
    for each in range(count):
        loss = top - weights[each]
        if loss <= SLACK * max(1.0, abs(top)):
            weights[each] = 1.0
        else:
            weights[each] = exp(-loss / scale) if scale > 0.0 else 0.0
        total += weights[each]
    for each in range(count):
        weights[each] /= total


@compiled
def by_lot(chances: Array, count: Whole, left: float) -> Whole:
    """One of so many, each as often as its chance says; as `bots.bot.drawn`."""
    last = 0
    for each in range(count):
        left -= chances[each]
        if left < 0:
            return each
        if chances[each] > 0:
            last = each
    return last


@compiled
def chosen_dice(
    course: Course, rows: Rows, page: Whole, position: Whole, alone: bool, heat: float, draw: float
) -> Whole:
    """Whether all dice are thrown, or one, or the survivor takes the point, or nothing can be decided yet."""
    known = rows.known[page]
    counts, missed = course.counts[position], rows.ends[:known, page, rows.places[position]]
    fallen = rows.ends[:known, page, rows.places[course.ends[position]]]
    # The options in their usual order: the point, all dice, one die.
    quality, kinds, count = np.empty((known, 3)), np.empty(3, np.int64), 0
    if alone:
        taken = rows.take[:known, page]
        quality[:, 0] = missed if np.isnan(taken[0]) else taken
        kinds[0] = TAKE
        count = 1
    for kind in (ALL, ONE):
        if counts & kind:
            throw_worth(course, rows.worth[:known, page], missed, fallen, position, kind, rows.off, quality[:, count])
            kinds[count] = kind
            count += 1
    place = preferred(quality, count)
    if heat == 0.0 and known < rows.worth.shape[0]:
        for other in range(count):
            if other != place and may_equal(quality[0, other], quality[0, place]):
                return UNDECIDED
    if heat > 0.0:
        share(quality[0], count, quality[0, place], rows.low[page], rows.high[page], heat)
        place = by_lot(quality[0], count, draw)
    return kinds[place]


@compiled
def preferred(quality: Array, count: Whole) -> Whole:
    """The first of those that nothing beats by quality[criterion, option]."""
    found = 0
    for each in range(1, count):
        if surpasses(quality, each, found):
            found = each
    return found


@compiled
def throw_worth(
    course: Course, worth: Array, missed: Array, fallen: Array, position: Whole, kind: Whole, off: float, total: Array
) -> None:
    """Fills in what a throw of all dice, or of one, is worth by each criterion.

    `fallen` is the worth of a turn that ends off the mat.
    """
    classes = course.chance.shape[1]
    total[:] = 0.0
    for each in range(classes):
        part = course.chance[kind - ALL, each]
        if part > 0.0:
            row = position * classes + each
            begin, end = course.first[row], course.first[row + 1]
            place = -1 if begin == end else course.after[best_of(course.after, worth, begin, end)]
            for level in range(total.size):
                total[level] += part * (missed[level] if place < 0 else worth[level, place])
    if off > 0.0:
        lost = penalised(course, worth, fallen, position)
        for level in range(total.size):
            after = fallen[level] if lost < 0 else worth[level, lost]
            total[level] = (1.0 - off) * total[level] + off * after


@compiled
def off_chance(course: Course) -> float:
    """The chance that a throw is lost, because a die leaves the mat."""
    return float(course.lost / course.of) if course.lost else 0.0


@compiled
def penalised(course: Course, again: Array, fallen: Array, position: Whole) -> Whole:
    """Where a throw off the mat leads, ~end where the turn ends and counts as position `end`."""
    risen, end = np.int64(course.up[position]), np.int64(course.ends[position])
    if risen < 0:
        return ~end
    if end < 0:
        return risen
    both = np.empty((fallen.size, 2))
    both[:, 0], both[:, 1] = again[:, risen], fallen
    return ~end if surpasses(both, 1, 0) else risen


@compiled
def is_penalty_open(course: Course, again: Array, fallen: Array, position: Whole) -> bool:
    """Whether both penalties of a throw off the mat may be as good by the first criterion."""
    risen, end = course.up[position], course.ends[position]
    return bool(risen >= 0 and end >= 0 and may_equal(again[0, risen], fallen[0]))


@compiled
def ended_at(position: Whole, lost: Whole, shared: bool) -> Whole:
    """Where the box stands after a throw off the mat has ended the turn; a shared box stays as it is."""
    return position if shared or lost >= 0 else ~lost


@compiled
def pick_all(course: Course, worth: Array, ends: Array) -> tuple[Array, Array, Array]:
    """The best choices everywhere by worth[criterion, position] and ends[criterion, rank of the total].

    They are the position after each row, one die or all, and where a lost throw leads.
    """
    size, classes, off = course.counts.size, course.chance.shape[1], off_chance(course)
    after = np.full(size * classes, -1, np.int32)
    dice, lost = np.zeros(size, np.uint8), np.full(size, -1, np.int32)
    quality = np.empty((worth.shape[0], 2))
    for position in range(1, size):
        missed, fallen = ends[:, course.place[position]], ends[:, course.place[course.ends[position]]]
        for each in range(classes):
            row = position * classes + each
            begin, end = course.first[row], course.first[row + 1]
            if begin < end:
                after[row] = course.after[best_of(course.after, worth, begin, end)]
        dice[position] = course.counts[position] == ONE
        if course.counts[position] == EITHER:
            throw_worth(course, worth, missed, fallen, position, ALL, off, quality[:, 0])
            throw_worth(course, worth, missed, fallen, position, ONE, off, quality[:, 1])
            dice[position] = preferred(quality, 2)
        if course.lost:
            lost[position] = penalised(course, worth, fallen, position)
    return after, dice, lost
