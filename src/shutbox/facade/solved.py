"""A solved turn, the options of a live game, and many games at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from shutbox.errors import wrong_type
from shutbox.facade.diagram import bars
from shutbox.facade.rulebook import position, throw
from shutbox.play import Game
from shutbox.rules import Position, RuleSet, moves, rules_of, write_move
from shutbox.solve import MEAN, Objective, read_objective, require_solver
from shutbox.value import Options, options

if TYPE_CHECKING:
    from shutbox.simulate import Summary
    from shutbox.solve import Turn


@dataclass(frozen=True, slots=True, eq=False)
class SolvedTurn:
    """A turn that is played as well as possible for an objective: what each position is worth."""

    rules: RuleSet
    objective: Objective
    turn: Turn

    def __repr__(self) -> str:
        return f"<SolvedTurn {self.rules.name}: {self.objective.spelling} {self.value:.6f}>"

    def _repr_svg_(self) -> str:
        return bars(self.distribution(), repr(self)[1:-1])

    @property
    def value(self) -> float:
        """What the turn is worth at its beginning."""
        return self.at()

    def at(self, place: int | str | None = None) -> float:
        """What a position is worth before a throw."""
        return float(self.turn.values[position(self.rules, place)])

    def ranking(self, place: int | str | None, faces: Sequence[int] | str) -> dict[str, float]:
        """What each choice of tiles is worth at a position with a throw, best first; empty if the throw is a miss."""
        begin = position(self.rules, place)
        found = moves(self.rules.turn, begin, throw(self.rules, faces))
        worth = {write_move(self.rules.turn.box, begin, move): self.at(Position(begin - move)) for move in found}
        return dict(sorted(worth.items(), key=lambda each: -self.objective.sign * each[1]))

    def distribution(self) -> dict[int, float]:
        """The chance of each final total."""
        from shutbox.solve import distribution

        return distribution(self.turn)


def solution(rules: RuleSet | str, objective: Objective | str = MEAN) -> SolvedTurn:
    """The solved turn of a rule set, for the lowest mean total or another objective: `shut`, `below:12`."""
    require_solver()
    from shutbox.solve import solve_turn

    found, goal = rules_of(rules), as_objective(objective)
    return SolvedTurn(found, goal, solve_turn(found.turn, goal))


def as_objective(objective: Objective | str) -> Objective:
    """An objective as it is, or the one that is written like this."""
    if isinstance(objective, str):
        return read_objective(objective)
    if not isinstance(objective, Objective):
        raise wrong_type("objective", "an Objective or a text like mean, shut or below:12", objective)
    return objective


def ranked_options(game: Game, objective: Objective | str | None = None) -> Options:
    """The options of a live game with their values; `best` is the best of them, `ranking` has all, best first."""
    if not isinstance(game, Game):
        raise wrong_type("game", "a Game", game)
    return options(game, None if objective is None else as_objective(objective))


def simulation(
    rules: RuleSet | str,
    players: Sequence[object] = ("random",),
    games: int = 10_000,
    seed: str | int = 0,
    *,
    processes: int = 1,
) -> Summary:
    """The results of many games between bots or players of one's own; the same for the same seed."""
    require_solver()
    from shutbox.simulate import simulate

    return simulate(rules, players, games, seed, processes=processes)
