"""The stakes of the current turn: the value of every seat for each total, read from the tables of a round or game."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from math import inf

from shutbox.errors import ShutboxError
from shutbox.play import Game, clockwise, super_boxes
from shutbox.rules import Format, GameRules, RuleSet, SuperBox, Ties, score
from shutbox.solve import Solution, Table, library
from shutbox.solve.format import (
    Horizon,
    Kind,
    Moment,
    Problem,
    Scoring,
    chase_reach,
    chase_step,
    clamped_index,
    difference_index,
    from_score,
    is_beyond,
    is_decided,
    lacking,
    levels_of,
    row_of,
)
from shutbox.solve.portable import is_shelf_open
from shutbox.value.coverage import coverage
from shutbox.value.forecast import after_results, race_of, result_chances
from shutbox.value.option import Seats, Stakes


def stakes(game: Game, horizon: Horizon = Horizon.GAME, *, budget: float = inf) -> Stakes | None:
    """The stakes of the current turn at the longest solved horizon up to `horizon`; None if only the turn is solved."""
    return next(filter(None, (_readable(game, problem) for problem in coverage(game, horizon, budget))), None)


def _readable(game: Game, problem: Problem) -> Stakes | None:
    """The stakes in a problem; None also if a table is missing that only the solver can make, and there is none."""
    try:
        return _stakes(game, problem)
    except ShutboxError as error:
        if error.code != "solve-extra-missing":
            raise
        return None


def _stakes(game: Game, problem: Problem) -> Stakes | None:
    """The stakes of the turn in a problem; None if its solution does not cover this state of the game."""
    # At the shared box of Last One Standing, turns have no totals.
    read = _READERS.get(problem.kind)
    return read(game, problem) if read else None


def _solution(problem: Problem) -> Solution:
    """A solution of the library, cached because building its description takes longer than reading the tables."""
    return _cached_solution(problem, is_open=is_shelf_open())


@lru_cache(maxsize=8)
def _cached_solution(problem: Problem, *, is_open: bool) -> Solution:
    # Whether solutions may come from the package is part of the key, because those are rounded.
    del is_open
    return library.solution(problem)


def _stakes_by_total(
    problem: Problem, totals: Table, outcome: Callable[[int], Seats], scoring: Scoring | None = None
) -> Stakes:
    """The stakes, given a function from the index of a total to the value of each seat."""
    row, numbers = row_of(problem.kind), totals.row()
    return Stakes(row.horizon, row.unit, numbers, tuple(map(outcome, range(len(numbers)))), scoring)


def _by_seat(game: Game, order: tuple[int, ...], values: Seats) -> Seats:
    """Values in playing order as values by seat; a seat that does not play gets 0."""
    by_seat = dict(zip(order, values, strict=True))
    return tuple(by_seat.get(seat, 0.0) for seat in range(len(game.players)))


def _sum(*values: Seats) -> Seats:
    """The values of each seat added up."""
    return tuple(map(sum, zip(*values, strict=True)))


def _place(totals: Table, total: int) -> int:
    """The index of a total; if no turn can end with it, that of the next higher total, which the same totals beat."""
    return bisect_left(totals.row(), total)


def _one_turn(game: Game, problem: Problem) -> Stakes | None:
    tables = _solution(problem).tables
    totals, leads, plays = (tables[name] for name in ("totals", "leads", "plays"))
    results, queue = game.tally.results, game.tally.queue
    finished = [result for result in results if result is not None]
    lowest = _place(totals, min(finished)) if finished else totals.shape[0]
    sharers = [seat for seat in _playing_order(game) if finished and results[seat] == min(finished)]
    if game.rules.game.ties is Ties.PLAY_OFF and not game.tally.left.isdisjoint(sharers):
        # Whoever has left takes no part in a play-off, so the others would win it without one.
        return None
    is_exact = bool(finished) and totals.at(min(lowest, totals.shape[0] - 1)) == min(finished)

    def outcome(place: int) -> Seats:
        if place == 0 and game.rules.game.shut_wins:
            return _by_seat(game, (game.at,), (1.0,))
        leaders = [game.at] if place < lowest else [*sharers, game.at] if place == lowest and is_exact else sharers
        best = min(place, lowest)
        shares = leads.row(len(queue), best, len(leaders))[: len(leaders)]
        after = plays.row(len(queue), best, len(leaders))[: len(queue)]
        return _by_seat(game, (*leaders, *queue), (*shares, *after))

    return _stakes_by_total(problem, totals, outcome)


def _playing_order(game: Game) -> tuple[int, ...]:
    """All seats in the order in which they play in the round, whether they have left or not."""
    order = game.tally.order
    place = order.index(game.tally.starter)
    return (*order[place:], *order[:place])


def _running(game: Game, problem: Problem) -> Stakes | None:
    rules, tally = game.rules, game.tally
    if tally.contenders:
        return None
    tables = _solution(problem).tables
    totals, second, after = (tables[name] for name in ("totals", "second", "after"))
    left, reach, other = _rounds_left(game), second.shape[1] // 2, 1 - game.at
    behind = tally.totals[game.at] - tally.totals[other]
    opens = bool(tally.queue)

    def outcome(place: int) -> Seats:
        total = int(totals.at(place))
        if place == 0 and rules.game.shut_wins:
            own = 1.0
        elif opens:
            own = 1 - second.at(left, clamped_index(-behind - total, reach))
        else:
            own = after.at(left, clamped_index(behind + total, reach))
        return _by_seat(game, (game.at, other), (own, 1 - own))

    return _stakes_by_total(problem, totals, outcome)


def _many_running(game: Game, problem: Problem) -> Stakes | None:
    tally, left = game.tally, _rounds_left(game)
    if tally.contenders:
        return _one_turn(game, Problem(Kind.ONE_TURN, one_turn_each(game.rules), len(game.players)))
    if tally.left or left < 1:
        return None
    places = clockwise(game, tally.starter)
    if not _in_order(game, places):
        return None
    at = places.index(game.at)
    totals = tuple(tally.totals[seat] for seat in places)
    before = tuple(tally.totals[seat] - (tally.results[seat] or 0) for seat in places)
    turn = game.rules.turn
    if max(before) - min(before) > (problem.rounds - left) * score(turn, turn.set_up):
        # No game that began at nothing comes here, so this is one that begins with these totals.
        problem = from_score(replace(problem, rounds=left), before)
        if not library.is_solved(problem, row_of(problem.kind).patience):
            return None
    worth = library.after_turn(problem, left, totals, at).tables["worth"]

    def outcome(place: int) -> Seats:
        return _by_seat(game, places, worth.row(place))

    return _stakes_by_total(problem, _solution(problem).tables["totals"], outcome)


def _to_limit(game: Game, problem: Problem) -> Stakes | None:
    tally = game.tally
    if tally.contenders:
        return _one_turn(game, Problem(Kind.ONE_TURN, one_turn_each(game.rules), problem.players))
    if tally.left and game.format is Format.UNTIL:
        # The totals of who has left can end the game, or win it.
        return None
    alive = clockwise(game, tally.starter)
    if not _in_order(game, alive):
        return None
    seats = alive if tally.starter in alive else (tally.starter, *alive)
    waiting = tuple(map(seats.index, (game.at, *tally.queue)))
    moment = Moment(len(seats), tuple(map(seats.index, alive)), waiting)
    totals = tuple(tally.totals[seat] if seat in alive else 0 for seat in seats)
    worth = library.after_limit_turn(problem, moment, totals).tables["worth"]

    def outcome(place: int) -> Seats:
        return _by_seat(game, seats, worth.row(place))

    return _stakes_by_total(problem, _solution(problem).tables["totals"], outcome)


def _in_order(game: Game, places: tuple[int, ...]) -> bool:
    """Whether the players still to come are the last of these places; not if players changed theirs in a round."""
    to_come = (game.at, *game.tally.queue)
    return places[-len(to_come) :] == to_come


def _tries_in_order(game: Game) -> bool:
    """Whether those who still try to beat the holder of a chase are the last before the holder, clockwise."""
    holder = game.tally.holder
    return holder is None or _in_order(game, clockwise(game, holder))


def one_turn_each(rules: RuleSet) -> RuleSet:
    """The rules of a play-off of separate totals: one turn each."""
    game = GameRules(ties=rules.game.ties, shut_wins=rules.game.shut_wins)
    return RuleSet(rules.name, rules.turn, game)


def _rounds_left(game: Game) -> int:
    """The number of rounds to play, including the current one."""
    return game.rules.game.rounds - game.tally.round + 1


def _duel(game: Game, problem: Problem) -> Stakes | None:
    left, starter, points = _rounds_left(game), game.tally.starter, game.tally.points
    ahead, step = points[starter] - points[1 - starter], chase_step(game.rules)
    if game.tally.contenders or left < 1 or is_beyond(ahead, chase_reach(left), step):
        return None
    tables = _solution(replace(problem, odd=ahead % step)).tables
    totals, tried, after, drawn = (tables[name] for name in ("totals", "tried", "after", "drawn"))
    # The table is as wide as the first round needs.
    index = difference_index(ahead, chase_reach(problem.rounds), step)
    me, holder = int(game.at != starter), game.tally.holder

    def holds(place: int) -> float:
        """The chance of the player at the box as the holder of a total, when the other player tries."""
        return 1 - tried.at(left - 1, me, place, index)

    def mine(chance: float) -> float:
        return chance if me == 0 else 1 - chance

    to_beat = totals.shape[0] if holder is None else _place(totals, game.to_beat or 0)
    rule = game.rules.game.super_box

    def outcome(place: int) -> Seats:
        if place < to_beat or (place == to_beat == 0 and rule is SuperBox.HANDOVER):
            own = holds(place)
        elif place == to_beat == 0 and rule is SuperBox.DRAW:
            own = mine(drawn.at(left - 1, index))
        elif place == to_beat == 0 and rule is SuperBox.BOTH_SCORE:
            own = mine(after.at(left - 1, 1 - me, 2, index))
        else:
            own = mine(after.at(left - 1, 1 - me, int(to_beat == 0), index))
        return _by_seat(game, (game.at, 1 - game.at), (own, 1 - own))

    first, second = (tuple(after.at(left - 1, seat, shut, index) for shut in range(after.shape[2])) for seat in (0, 1))
    scoring = Scoring((first, second), drawn.at(left - 1, index), me, to_beat)
    return _stakes_by_total(problem, totals, outcome, scoring)


def _many_chase(game: Game, problem: Problem) -> Stakes | None:
    tally, left, players = game.tally, _rounds_left(game), problem.players
    places = clockwise(game, tally.starter)
    lacks = lacking(game.rules, tuple(tally.points[seat] for seat in places), left)
    if tally.left or left < 1 or lacks is None or is_decided(lacks, left) or not _tries_in_order(game):
        return None
    if lacks not in levels_of(problem)[left]:
        # No game that began at nothing comes here, so this is one that begins with these points.
        problem = replace(problem, rounds=left, behind=lacks)
        if not library.is_solved(problem, row_of(problem.kind).patience):
            return None
    tables = library.chase_at(problem, left, lacks).tables
    totals, held = tables["totals"], tables["held"]
    own, rule, tries = places.index(game.at), game.rules.game.super_box, len(tally.queue)
    to_beat = totals.shape[0] if tally.holder is None else _place(totals, game.to_beat or 0)

    def after(place: int) -> Seats:
        if place < to_beat or (place == to_beat == 0 and rule is SuperBox.HANDOVER):
            return held.row(own, place, players - 1)
        assert tally.holder is not None
        holder = places.index(tally.holder)
        if place == to_beat == 0 and rule is SuperBox.DRAW:
            return tables["drawn"].row()
        if to_beat == 0 and rule is SuperBox.BOTH_SCORE:
            shut_too = {*super_boxes(game), *[game.at] * (place == 0)} - {tally.holder}
            return tables["supers"].row(holder, sum(1 << places.index(seat) for seat in shut_too), tries)
        return held.row(holder, to_beat, tries)

    rows = [after(place) for place in range(totals.shape[0])]
    goal = _stakes_by_total(problem, totals, lambda place: _by_seat(game, places, rows[place][:players]))
    return replace(goal, points=tuple(row[players + own] for row in rows))


def _by_turn(game: Game, problem: Problem) -> Stakes | None:
    totals = _solution(problem).tables["totals"]
    rules = one_turn_each(game.rules) if game.tally.contenders else game.rules
    race = race_of(game, rules, totals.row())
    if race is None:
        return None
    worth = library.race_at(rules, race).tables["worth"]
    return _stakes_by_total(problem, totals, worth.row)


def _by_round(game: Game, problem: Problem) -> Stakes | None:
    tally, left, players = game.tally, _rounds_left(game), problem.players
    places = clockwise(game, tally.starter)
    lacks = lacking(game.rules, tuple(tally.points[seat] for seat in places), left)
    if tally.left or left < 1 or lacks is None or is_decided(lacks, left) or not _tries_in_order(game):
        return None
    if lacks not in levels_of(problem)[left]:
        # No game that began at nothing comes here, so this is one that begins with these points.
        problem = replace(problem, rounds=left, behind=lacks)
    ends = library.round_ends(game.rules, players).tables
    worth = after_results(_solution(problem), problem, left, lacks)

    def outcome(place: int) -> Seats:
        parts = [
            (chance, worth[result]) for result, chance in enumerate(result_chances(game, ends, places, place)) if chance
        ]
        return _by_seat(
            game, places, tuple(sum(chance * row[seat] for chance, row in parts) for seat in range(players))
        )

    return _stakes_by_total(problem, ends["totals"], outcome)


def _chase(game: Game, problem: Problem) -> Stakes | None:
    tally, players = game.tally, problem.players
    # The solved round does not cover a holder who has left, nor another player with a Super Box.
    if tally.holder in tally.left or not tally.left.isdisjoint(super_boxes(game)) or not _tries_in_order(game):
        return None
    tables = _solution(problem).tables
    totals, held = tables["totals"], tables["held"]
    mine = clockwise(game, game.at)
    theirs = mine if tally.holder is None else clockwise(game, tally.holder)
    to_beat = totals.shape[0] if tally.holder is None else _place(totals, game.to_beat or 0)
    tries = len(tally.queue)

    def outcome(place: int) -> Seats:
        rule = game.rules.game.super_box
        if place < to_beat or (place == to_beat == 0 and rule is SuperBox.HANDOVER):
            return _by_seat(game, mine, held.row(place, players - 1))
        if place == to_beat == 0 and rule is SuperBox.DRAW:
            return _by_seat(game, mine, (0.0,) * players)
        both = place == to_beat == 0 and rule is SuperBox.BOTH_SCORE
        shut_too = [seat for seat in (*super_boxes(game), *[game.at] * both) if seat != tally.holder]
        # Each further Super Box is worth what a first one is, to its player and to everybody else.
        more = [_by_seat(game, clockwise(game, seat), held.row(0, 0)) for seat in shut_too]
        return _sum(_by_seat(game, theirs, held.row(to_beat, tries)), *more)

    return _stakes_by_total(problem, totals, outcome)


_READERS = {
    Kind.ONE_TURN: _one_turn,
    Kind.RUNNING: _running,
    Kind.MANY_RUNNING: _many_running,
    Kind.TO_LIMIT: _to_limit,
    Kind.BY_TURN: _by_turn,
    Kind.DUEL: _duel,
    Kind.MANY_CHASE: _many_chase,
    Kind.BY_ROUND: _by_round,
    Kind.CHASE: _chase,
}
