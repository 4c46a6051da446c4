"""Which solutions come with the package: what continues a game after a turn or a round, for the usual numbers."""

from __future__ import annotations

from collections.abc import Iterator

from shutbox.rules import RuleSet, score
from shutbox.solve.format import Kind, Problem, is_solvable
from shutbox.solve.portable.links import is_sweepable

# For each kind, the numbers of players and of rounds. What is missing is too large to ship or takes hours to make.
PLAYERS = {
    Kind.ONE_TURN: range(2, 7),
    Kind.RUNNING: range(2, 3),
    Kind.MANY_RUNNING: range(3, 4),
    Kind.TO_LIMIT: range(2, 4),
    Kind.DUEL: range(2, 3),
    Kind.MANY_CHASE: range(3, 5),
    Kind.BY_ROUND: range(2, 9),
    Kind.CHASE: range(2, 9),
    Kind.STANDING: range(2, 3),
}
ROUNDS = {
    Kind.RUNNING: range(1, 11),
    Kind.MANY_RUNNING: range(1, 6),
    Kind.DUEL: range(1, 6),
    Kind.MANY_CHASE: range(1, 8),
    Kind.BY_ROUND: range(1, 6),
}
# The longest chase game of two whose equals are decided by points here, and the longest one of more whose rounds are
# shipped, by the number of players. Of other games only the chances between rounds are: the round needs the solver.
MOST_POINTED, MOST_PLAYED = 3, {3: 5}
# The most players of one turn each by the highest total: each total of a large box has its own row.
FEW_TOTALS, FEW_PLAYERS = 100, 4


def inventory(rules: RuleSet) -> Iterator[Problem]:
    """The problems of a rule set that are solved beforehand."""
    for kind, players in PLAYERS.items():
        lengths = ROUNDS.get(kind, range(1))
        if kind in ROUNDS and rules.game.rounds not in lengths:
            # Nobody plays only the short games of one that is usually longer.
            continue
        for count in players:
            for rounds in lengths:
                problem = Problem(kind, rules, count, rounds)
                if _is_allowed(problem) and _is_usual(problem) and is_solvable(problem):
                    yield problem


def _is_allowed(problem: Problem) -> bool:
    """Whether the rules allow so many players and rounds."""
    game = problem.rules.game
    fewest, most = (game.fewest_rounds, game.most_rounds) if problem.rounds else (0, 0)
    return problem.players <= game.most_players and fewest <= problem.rounds <= most


def _is_usual(problem: Problem) -> bool:
    """Whether a problem is small enough, and its turns can be swept without the solver or are cheap to it."""
    rules = problem.rules
    highest = min(score(rules.turn, rules.turn.set_up), rules.turn.box.size)
    if problem.kind is Kind.ONE_TURN and highest > FEW_TOTALS and problem.players > FEW_PLAYERS:
        return False
    return problem.kind is Kind.STANDING or is_sweepable(rules.turn)
