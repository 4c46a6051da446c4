"""Knock-out and until a limit after a turn, from tables of the chances before every turn. Standard library only."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from itertools import chain

from shutbox.rules import Format, GameRules, OutWhen, RuleSet, Ties
from shutbox.solve.format import Moment, Problem, fewest_too_many, next_orders
from shutbox.solve.solution import Solution, Table

Row = tuple[float, ...]
# The most numbers of a table before a turn that is kept beside those before the rounds.
MOST_NUMBERS, FEWEST = 1 << 19, 2


def limit_table(moment: Moment) -> str:
    """The name of the table before a turn that does not begin a round."""
    alive, waiting = ("".join(map(str, places)) for places in (moment.alive, moment.waiting))
    return f"turn{moment.places}.{alive}.{waiting}"


def first_moments(problem: Problem) -> list[Moment]:
    """The first turns of rounds whose later turns are kept."""
    players, limit = problem.players, fewest_too_many(problem.rules.game)
    if players * limit**players > MOST_NUMBERS:
        return []
    every = tuple(range(players))
    kept = [Moment(players, every, every)]
    if problem.rules.game.format is Format.KNOCK_OUT and players == FEWEST:
        # Of three, the player who began has gone out.
        kept.append(Moment(players + 1, (1, 2), (1, 2)))
    return kept


def after_limit_tables(
    problem: Problem, moment: Moment, totals: tuple[int, ...], solved: Solution
) -> Mapping[str, Table] | None:
    """The table worth[total of the turn, place] of `library.after_limit_turn`; None if the next turns are not kept."""
    reader = _Reader(problem.rules, moment, solved)
    rows = [reader.after(int(total), totals) for total in solved.tables["totals"].row()]
    if None in rows:
        return None
    flat = array("d", chain.from_iterable(row for row in rows if row))
    return {"worth": Table((len(rows), moment.places), memoryview(flat))}


class _Reader:
    """Reads what follows one turn; a row is None if that is not kept."""

    def __init__(self, rules: RuleSet, moment: Moment, solved: Solution) -> None:
        self._rules, self._moment, self._tables = rules.game, moment, solved.tables
        self._limit = fewest_too_many(rules.game)
        self._at_once = _is_at_once(rules.game)

    def after(self, total: int, totals: Sequence[int]) -> Row | None:
        """The chance of each place after the turn ends with a total."""
        mover, alive = self._moment.mover, self._moment.alive
        if total == 0 and self._rules.shut_wins:
            return self._sure(mover)
        then = [each + total * (place == mover) for place, each in enumerate(totals)]
        if self._at_once and then[mover] >= self._limit:
            alive = tuple(place for place in alive if place != mover)
        return self._still_in(alive, then)

    def _still_in(self, alive: tuple[int, ...], then: Sequence[int]) -> Row | None:
        """The chances while these places are in."""
        if len(alive) == 1:
            return self._sure(alive[0])
        if not self._moment.waiting[1:]:
            return self._next_round(alive, then) if self._at_once else self._round_end(alive, then)
        table = self._tables.get(limit_table(Moment(self._moment.places, alive, self._moment.waiting[1:])))
        return None if table is None else table.row(*(then[place] for place in alive))

    def _round_end(self, alive: tuple[int, ...], then: Sequence[int]) -> Row | None:
        """The chances after a round of which all turns have been played to the end."""
        rest = tuple(place for place in alive if then[place] < self._limit)
        over = len(rest) < len(alive) if self._rules.format is Format.UNTIL else not rest
        if over:
            return self._shared(alive, then)
        return self._sure(rest[0]) if len(rest) == 1 else self._next_round(rest, then)

    def _shared(self, alive: tuple[int, ...], then: Sequence[int]) -> Row | None:
        """The chances of those who have the lowest total in the end; not kept where they play it off."""
        lowest = min(then[place] for place in alive)
        first = [place for place in alive if then[place] == lowest]
        if len(first) > 1 and self._rules.ties is not Ties.SHARED:
            return None
        return tuple((place in first) / len(first) for place in range(self._moment.places))

    def _next_round(self, alive: tuple[int, ...], then: Sequence[int]) -> Row:
        """The chances before the next round of those who are in."""
        found, orders = [0.0] * self._moment.places, list(next_orders(self._rules, alive))
        for order in orders:
            row = self._tables[f"before{len(alive)}"].row(*(then[place] for place in order))
            for place, chance in zip(order, row, strict=True):
                found[place] += chance / len(orders)
        return tuple(found)

    def _sure(self, winner: int) -> Row:
        return tuple(float(place == winner) for place in range(self._moment.places))


def _is_at_once(game: GameRules) -> bool:
    return game.format is Format.KNOCK_OUT and game.out_when is OutWhen.AT_ONCE
