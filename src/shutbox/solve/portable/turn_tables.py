"""The tables of one turn as the library keeps them, made by the standard library alone."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import lru_cache

from shutbox.rules import Position, TurnRules
from shutbox.solve.objective import Aim, Objective, worth
from shutbox.solve.portable.links import links
from shutbox.solve.portable.single_turn import Column, ending_chances, sweep_turn
from shutbox.solve.solution import Table


def objective_tables(rules: TurnRules, objective: Objective) -> Mapping[str, Table]:
    """One turn for an objective: values[position, criterion], and bound[0]; see `library.turn`."""
    values = sweep_turn(links(rules), turn_criteria(rules, objective))
    values[0] = [objective.sign * value for value in values[0]]
    return {"values": _table(values), "bound": Table((1,), memoryview(array("d", [0.0])))}


def turn_endings(rules: TurnRules, objective: Objective, start: Position) -> dict[int, float]:
    """The chance of each total with which a turn for an objective ends, from a position on."""
    return ending_chances(links(rules), turn_criteria(rules, objective), start)


def turn_criteria(rules: TurnRules, objective: Objective) -> list[list[float]]:
    """What a turn for an objective is played for, by position: the objective, and between equals the mean total."""
    totals = links(rules).totals
    criteria = [[float(objective.sign * worth(objective, rules, Position(each))) for each in range(len(totals))]]
    if objective.aim is not Aim.MEAN:
        criteria.append([float(total if objective.worst else -total) for total in totals])
    return criteria


def seats_tables(
    rules: TurnRules,
    totals: Sequence[float],
    outcomes: Sequence[Sequence[float]],
    own: int,
    points: Sequence[float] = (),
) -> Mapping[str, Table]:
    """One turn for outcomes[total][seat]: values[position, seat], ties[position, criterion]; see `library.seats`."""
    moves = links(rules)
    places = _places(rules, tuple(totals))
    columns = [[row[seat] for row in outcomes] for seat in range(len(outcomes[0]))]
    criteria = [columns[own], *([points] if points else []), [-total for total in totals]]
    others = [column for seat, column in enumerate(columns) if seat != own]
    by_position = [[column[place] for place in places] for column in (*criteria, *others)]
    found = sweep_turn(moves, by_position[: len(criteria)], by_position[len(criteria) :])
    rest = found[len(criteria) :]
    return {"values": _table([*rest[:own], found[0], *rest[own:]]), "ties": _table(found[1 : len(criteria)])}


@lru_cache(maxsize=8)
def _places(rules: TurnRules, totals: tuple[float, ...]) -> tuple[int, ...]:
    """The index of the total of each position."""
    index = {total: place for place, total in enumerate(totals)}
    return tuple(index[total] for total in links(rules).totals)


def _table(columns: Sequence[Column]) -> Table:
    """Columns as a table[position, column]."""
    numbers = array("d", bytes(8 * len(columns) * len(columns[0])))
    for place, column in enumerate(columns):
        numbers[place :: len(columns)] = array("d", column)
    return Table((len(columns[0]), len(columns)), memoryview(numbers))
