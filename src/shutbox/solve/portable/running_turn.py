"""Running totals after a turn, read from tables that have the chances before every turn. Standard library only."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence

from shutbox.rules import NextStart, RuleSet, Ties
from shutbox.solve.format import Problem, states_of, turned
from shutbox.solve.solution import Solution, Table

Row = tuple[float, ...]


def turn_table(left: int, place: int) -> str:
    """The name of the table before the turns of a place, which does not begin the round."""
    return f"turn{left}.{place}"


def after_turn_tables(
    problem: Problem, left: int, totals: tuple[int, ...], place: int, solved: Solution
) -> Mapping[str, Table] | None:
    """The table worth[total of the turn, place] of `library.after_turn`; None if the next turns are not kept."""
    is_last = place + 1 == problem.players
    if is_last and left == 1 and problem.rules.game.ties is not Ties.SHARED:
        return None
    if not is_last and turn_table(left, place + 1) not in solved.tables:
        return None
    rows: list[Row] = []
    for total in map(int, solved.tables["totals"].row()):
        then = tuple(each + total * (seat == place) for seat, each in enumerate(totals))
        if total == 0 and problem.rules.game.shut_wins:
            rows.append(tuple(float(seat == place) for seat in range(len(totals))))
        elif is_last:
            rows.append(_after_round(problem, left, then, solved))
        else:
            table = solved.tables[turn_table(left, place + 1)]
            rows.append(table.row(states_of(problem, left, place + 1).index(then)))
    flat = array("d", [chance for row in rows for chance in row])
    return {"worth": Table((len(rows), len(totals)), memoryview(flat))}


def _after_round(problem: Problem, left: int, totals: tuple[int, ...], solved: Solution) -> Row:
    """The chance of each place after a round, the places as they were in it."""
    if left == 1:
        lowest = min(totals)
        return tuple((total == lowest) / totals.count(lowest) for total in totals)
    before, states = solved.tables[f"before{left - 1}"], states_of(problem, left - 1)
    rows = [
        turned(before.row(states.index(turned(totals, first))), -first) for first in _starters(problem.rules, totals)
    ]
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


def _starters(rules: RuleSet, totals: Sequence[int]) -> Sequence[int]:
    """The places of whom one begins the next round, each as likely."""
    match rules.game.next_start:
        case NextStart.SAME:
            return (0,)
        case NextStart.THROW:
            return range(len(totals))
        case _:
            return (1,)
