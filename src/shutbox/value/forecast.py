"""A live game as its forecast counts it: the race of its totals, and how the round at hand can end."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from functools import lru_cache

from shutbox.play import Game, clockwise, in_play, super_boxes
from shutbox.rules import MOST_ROUNDS, Format, RuleSet, SuperBox, Ties, Tries
from shutbox.solve import Solution, Table
from shutbox.solve.format import (
    SHUT,
    Deficits,
    Problem,
    Race,
    Result,
    after_round,
    also_shut,
    fewest_too_many,
    is_decided,
    levels_of,
    results,
    scale_of,
    starters,
    turned_results,
)
from shutbox.value.option import Seats


def race_of(game: Game, rules: RuleSet, totals: Seats) -> Race | None:
    """The race at a live game of separate totals, by the rules that are in force; None if its chances are not known.

    `totals` are all those that a turn can end with.
    """
    tally, form, single = game.tally, rules.game.format, rules.game.format is Format.ONE_TURN
    playing, waiting = clockwise(game, tally.starter), (game.at, *game.tally.queue)
    skipped = tally.starter not in playing
    present = _present(game, single=single)
    if present and rules.game.ties is Ties.PLAY_OFF:
        # Whoever has left takes no part in a play-off, so the others would win it without one.
        return None
    limit = fewest_too_many(rules.game)
    over = form is Format.UNTIL and (
        tally.round >= MOST_ROUNDS or any(tally.totals[seat] >= limit for seat in tally.left)
    )
    return Race(
        totals=tuple(scale_of(rules.game, totals, each or 0) for each in tally.results) if single else tally.totals,
        playing=(*playing[-1:], *playing[:-1]) if skipped else playing,
        waiting=waiting,
        rounds=rules.game.rounds - tally.round if form is Format.RUNNING else 0,
        present=present,
        skipped=skipped,
        last=over,
    )


def _present(game: Game, *, single: bool) -> tuple[int, ...]:
    """The seats that have left after all their turns, whose totals count if the round at hand is the last."""
    tally = game.tally
    if tally.contenders or game.rules.game.format is Format.KNOCK_OUT:
        return ()
    if single:
        return tuple(seat for seat in sorted(tally.left) if tally.results[seat] is not None)
    waiting = (game.at, *tally.queue)
    most = max(tally.turns[seat] + (seat in waiting) for seat in in_play(game))
    return tuple(seat for seat in sorted(tally.left) if tally.turns[seat] == most)


@lru_cache(maxsize=64)
def after_results(solution: Solution, problem: Problem, left: int, lacks: Deficits) -> tuple[Seats, ...]:
    """The chance of each place after each result of the round at hand, by the index of the result."""
    return tuple(
        _after_result(solution, problem, left, lacks, result) for result in results(problem.rules.game, problem.players)
    )


def _after_result(solution: Solution, problem: Problem, left: int, lacks: Deficits, result: Result) -> Seats:
    players, (winner, gains) = problem.players, result
    found = [0.0] * players
    first = starters(problem.rules.game, players, winner)
    for begins, score in zip(first, after_round(problem.rules.game, lacks, left - 1, winner, gains), strict=True):
        row = _chances(solution, problem, left - 1, score)
        for place, chance in enumerate(row):
            found[(place + begins) % players] += chance / len(first)
    return tuple(found)


def _chances(solution: Solution, problem: Problem, left: int, score: Deficits) -> Seats:
    """The chance of each place before a round, or after the last one."""
    if left and not is_decided(score, left):
        return solution.tables[f"before{left}"].row(levels_of(problem)[left][score])
    level = iter(solution.tables["level"].row(score.count(0)))
    return tuple(next(level) if each == 0 else 0.0 for each in score)


def result_chances(game: Game, ends: Mapping[str, Table], places: tuple[int, ...], total: int) -> list[float]:
    """The chance of each result of the round at hand if the turn at hand ends with the total of this index.

    `places` are the seats, the one that began the round first.
    """
    rules, players = game.rules.game, len(places)
    if rules.tries is Tries.ONE_EACH:
        return _one_each(game, ends, places, total)
    own, tries, holder = places.index(game.at), len(game.tally.queue), game.tally.holder
    found = [0.0] * len(results(rules, players))
    to_beat = ends["totals"].shape[0] if holder is None else bisect_left(ends["totals"].row(), game.to_beat or 0)
    level = total == to_beat == 0
    if holder is None or total < to_beat or (level and rules.super_box is SuperBox.HANDOVER):
        return _turned(game, ends["held"].row(total, players - 1), own)
    if level and rules.super_box is SuperBox.DRAW:
        found[results(rules, players).index((None, (0,) * players))] = 1.0
        return found
    kept = _turned(game, ends["held"].row(to_beat, tries), places.index(holder))
    shut = super_boxes(game) if rules.super_box is SuperBox.BOTH_SCORE else ()
    also = frozenset(places.index(seat) for seat in (*shut, *[game.at] * level) if seat != holder)
    if rules.super_box is not SuperBox.BOTH_SCORE or not also:
        return kept
    for result, chance in enumerate(kept):
        if chance:
            found[also_shut(rules, players, result, also)] += chance
    return found


def _turned(game: Game, chances: Seats, place: int) -> list[float]:
    """The chances of results that are counted from a place, as the one that began the round counts them."""
    found = [0.0] * len(chances)
    for chance, result in zip(chances, turned_results(game.rules.game, len(game.players))[place], strict=True):
        found[result] = chance
    return found


def _one_each(game: Game, ends: Mapping[str, Table], places: tuple[int, ...], total: int) -> list[float]:
    """Rounds of one turn each: the only one with the lowest total wins."""
    totals, odds, waiting = ends["totals"].row(), ends["odds"].row(), game.tally.queue
    done = {seat: result for seat, result in enumerate(game.tally.results) if result is not None}
    done[game.at] = int(totals[total])
    lowest = min(done.values())
    sharers = [seat for seat, result in done.items() if result == lowest]
    above = [sum(odds[place + 1 :]) for place in range(len(totals))]
    count = len(waiting)
    chances: dict[Result, float] = {}
    if len(sharers) == 1:
        chance = sum(each for each, value in zip(odds, totals, strict=True) if value > lowest) ** count
        chances[_won(places, sharers[0], lowest)] = chance
    for seat in waiting:
        for place, value in enumerate(totals):
            if value < lowest:
                won = _won(places, seat, value)
                chances[won] = chances.get(won, 0.0) + odds[place] * above[place] ** (count - 1)
    every = results(game.rules.game, len(places))
    found = [chances.get(result, 0.0) for result in every]
    found[every.index((None, (0,) * len(places)))] = 1 - sum(found)
    return found


def _won(places: tuple[int, ...], seat: int, total: float) -> Result:
    place = places.index(seat)
    return place, tuple((1 if total else SHUT) * (each == place) for each in range(len(places)))
