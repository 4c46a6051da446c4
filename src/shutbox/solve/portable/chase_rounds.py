"""Makes the rounds of the chase games of one number of players, for games of several lengths at once.

What follows a round depends on the score and the rounds to come, not on how long the game is, so most rounds are
shared. Each round that is done is kept in the cache folder, and is not solved again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from shutbox.rules import RuleSet
from shutbox.solve import library
from shutbox.solve.format import Deficits, Kind, Problem, levels_of
from shutbox.solve.solution import Solution, at_hand, lookup

Progress = Callable[[int, int], None]
Rounds = dict[Deficits, Solution]


def chase_rounds(
    rules: RuleSet, players: int, most: int, played: int, progress: Progress | None = None
) -> Iterator[tuple[Mapping[str, Any], Mapping[str, Any]]]:
    """The description and the tables of each game of up to `most` rounds, and of the rounds of those up to `played`."""
    games = [Problem(Kind.MANY_CHASE, rules, players, rounds) for rounds in range(1, most + 1)]
    solved = _solved_rounds(games, progress)
    for game in games:
        levels = levels_of(game)
        rows = {left: _rows([solved[left][lacks] for lacks in levels[left]]) for left in range(1, game.rounds + 1)}
        yield library.about(game), {f"before{left}": table for left, table in rows.items()}
        for left in range(1, game.rounds + 1 if game.rounds <= played else 1):
            for lacks in levels[left]:
                yield library.about_chase_at(game, left, lacks), solved[left][lacks].tables


def _rows(rounds: list[Solution]) -> Any:
    """The chance of each place before each of these rounds."""
    import numpy as np

    opened = [each.tables["opened"].row() for each in rounds]
    return np.array([row[: len(row) // 2] for row in opened])


def _solved_rounds(games: list[Problem], progress: Progress | None) -> list[Rounds]:
    """The rounds of all games by the rounds to come and by the score."""
    from shutbox.solve.many import abreast

    most, players = games[-1].rounds, games[0].players
    # A round is kept as one of the shortest game that has it.
    owners: list[dict[Deficits, Problem]] = [
        {lacks: game for game in reversed(games[max(0, left - 1) :]) for lacks in levels_of(game)[left]}
        for left in range(1, most + 1)
    ]
    whole, done = sum(map(len, owners)), 0
    solved: list[Rounds] = [{}]
    for left, level in enumerate(owners, 1):
        solved.append({})
        some = partial(_solve, level, left, solved[left - 1])
        for found in abreast(some, list(_batches(level, left, players))):
            solved[left] |= found
            done += len(found)
            if progress:
                progress(done, whole)
    return solved


def _batches(level: Mapping[Deficits, Problem], left: int, players: int) -> Iterator[list[Deficits]]:
    """The scores of a level in groups that are solved together: those that are kept already, then the others."""
    from shutbox.solve.many import together

    kept: list[Deficits] = []
    open_now: list[Deficits] = []
    for lacks in sorted(level):
        (kept if at_hand(library.about_chase_at(level[lacks], left, lacks)) else open_now).append(lacks)
    step = together(players)
    for scores in (kept, open_now):
        yield from (scores[begin : begin + step] for begin in range(0, len(scores), step))


def _solve(level: Mapping[Deficits, Problem], left: int, after: Rounds, few: list[Deficits]) -> Rounds:
    """The rounds at a few scores, given those after them."""
    made: list[Mapping[str, Any]] = []

    def make(place: int) -> Mapping[str, Any]:
        from shutbox.solve.many import chases_arrays

        if not made:
            index = {lacks: each for each, lacks in enumerate(after)}
            before = _rows(list(after.values()))
            made.extend(chases_arrays(level[few[0]].rules, few, left, index, before))
        return made[place]

    return {
        lacks: lookup(library.about_chase_at(level[lacks], left, lacks), partial(make, place))
        for place, lacks in enumerate(few)
    }
