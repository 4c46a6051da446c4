"""Which formats are solved as a round or a game, one row each. Standard library only: makers import what they need."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf

from shutbox.rules import MOST_SEATS, Format, NextStart, Order, OutWhen, RuleSet, SuperBox, Ties, Total, Tries, score
from shutbox.solve.format.difference import chase_reach
from shutbox.solve.format.kind import Horizon, Kind, Unit
from shutbox.solve.format.maker import (
    Maker,
    make_by_round,
    make_by_turn,
    make_chase,
    make_duel,
    make_many_chase,
    make_many_running,
    make_one_turn,
    make_running,
    make_standing,
    make_to_limit,
)
from shutbox.solve.format.problem import Problem
from shutbox.solve.format.race import fewest_too_many, is_race
from shutbox.solve.format.reader import (
    Reader,
    levels_of,
    read_by_turn,
    read_duel,
    read_many_chase,
    read_many_running,
    read_opened,
    read_running,
    read_standing,
    read_to_limit,
    states_of,
)

# The most rounds of a chase game whose scores are followed, by the number of players: some ten thousand scores.
LADDER_ROUNDS = {2: 100, 3: 25, 4: 12, 5: 9, 6: 7, 7: 6, 8: 6, 9: 5, 10: 5, 11: 5, 12: 5}
# The most players who can all score in one round, by `both-score`.
MOST_SCORERS = 6
MOST_REACH, MOST_TOTALS, MOST_ROUNDS = 20_000, 4096, 10
# The most rounds of running totals by the number of players, and the most states of such a game.
# The most players of games that go on until a limit, the highest limit (beyond, the most rounds of a game may matter),
# and the most states before any turn of such a game.
LIMIT_PLAYERS, HIGHEST_LIMIT, LIMIT_STATES = 3, 250, 1 << 23
MANY_ROUNDS, MOST_STATES = {2: 10, 3: 10, 4: 5}, 1 << 26
# About half a minute.
PATIENCE = 10**10
# About how many games are solved to find the chances in play-offs.
PLAY_OFFS = 16
# Measured: the number of differences of a chase game of two that are swept in the time of one.
TOGETHER = 16
# The same of turns whose choices are kept, because they matter to several seats.
MANY_TOGETHER = 4


@dataclass(frozen=True, slots=True)
class SolvedFormat:
    """A format and how it is solved.

    `applies` says whether a problem of this format is solved. A file is named by the rules of the turn, the
    `settings` of the game, and the `numbers` of the problem. `sweeps` is the number of sweeps of the box, and
    `round_sweeps` that of the round at hand, which has to be solved again unless it is kept. `make` computes the
    tables, `read` returns the value of each seat before a round. If `shrinks`, players who have left are not counted.
    A problem that costs more than the `patience` is solved only if somebody asks for its solution by name, and then
    it serves everybody.
    """

    kind: Kind
    formats: tuple[Format, ...]
    horizon: Horizon
    applies: Callable[[Problem], bool]
    settings: tuple[str, ...]
    numbers: tuple[str, ...]
    sweeps: Callable[[Problem], int]
    make: Maker
    read: Reader
    shrinks: bool = False
    patience: float = inf
    round_sweeps: Callable[[Problem], int] = lambda _: 0

    @property
    def unit(self) -> Unit:
        """What the values count: the chance to win the game, or the points of a round."""
        return Unit.CHANCE if self.horizon.to_the_end else Unit.POINTS


def _comparable(rules: RuleSet) -> bool:
    """Whether totals are few enough to be compared in pairs, and small enough to be told apart as doubles."""
    if rules.turn.total is not Total.DIGITS:
        return True
    return rules.turn.box.size <= MOST_TOTALS and score(rules.turn, rules.turn.set_up) < 1 << 53


def _highest(rules: RuleSet) -> int:
    return score(rules.turn, rules.turn.set_up)


def _totals(rules: RuleSet) -> int:
    """About how many different totals a turn can end with."""
    return min(rules.turn.box.size, _highest(rules) + 1)


def _one_turn_applies(problem: Problem) -> bool:
    rules = problem.rules
    return 2 <= problem.players <= 8 and _comparable(rules)


def _one_turn_sweeps(problem: Problem) -> int:
    games = PLAY_OFFS if problem.rules.game.ties is Ties.PLAY_OFF else 1
    return games * _totals(problem.rules) * problem.players * (problem.players - 1) // 2


def _running_applies(problem: Problem) -> bool:
    game = problem.rules.game
    plain = game.ties is Ties.SHARED and game.next_start is not NextStart.WINNER
    short = problem.players == 2 and 1 <= problem.rounds <= MOST_ROUNDS
    return short and plain and _highest(problem.rules) * problem.rounds <= MOST_REACH


def _running_sweeps(problem: Problem) -> int:
    return 2 * problem.rounds * (2 * problem.rounds * _highest(problem.rules) + 1)


def _many_running_applies(problem: Problem) -> bool:
    game, most = problem.rules.game, MANY_ROUNDS.get(problem.players, 0)
    # With three or more players, a new seat order in each round would be another game.
    seated = game.next_start is not NextStart.THROW or problem.players == 2 or game.order is Order.CLOCKWISE
    plain = seated and game.next_start is not NextStart.WINNER and _highest(problem.rules) <= MOST_REACH
    own = problem.players > 2 or game.ties is Ties.PLAY_OFF
    return own and 1 <= problem.rounds <= most and plain and _many_running_states(problem) <= MOST_STATES


def _many_running_states(problem: Problem) -> int:
    """The number of states before all turns, each of which is one sweep."""
    lefts = range(1, problem.rounds + 1)
    return sum(states_of(problem, left, place).size for left in lefts for place in range(problem.players))


def _to_limit_applies(problem: Problem) -> bool:
    game = problem.rules.game
    seated = game.next_start is not NextStart.THROW or problem.players == 2 or game.order is Order.CLOCKWISE
    few = 2 <= problem.players <= LIMIT_PLAYERS and game.limit <= HIGHEST_LIMIT
    return few and seated and game.next_start is not NextStart.WINNER and max(_limit_states(problem)) <= LIMIT_STATES


def _limit_states(problem: Problem) -> list[int]:
    """The number of states before each turn of a round."""
    game, players = problem.rules.game, problem.players
    limit = fewest_too_many(game)
    at_once = game.format is Format.KNOCK_OUT and game.out_when is OutWhen.AT_ONCE
    reach = limit if at_once else limit + _highest(problem.rules)
    return [reach**done * limit ** (players - done) for done in range(players)]


def _to_limit_sweeps(problem: Problem) -> int:
    """One for every state before a turn, and another one where it can come again, as far as it is below the limit."""
    return sum(_limit_states(problem)) + problem.players * _limit_states(problem)[0]


def _chase_applies(problem: Problem) -> bool:
    rules = problem.rules
    return rules.game.tries is Tries.CHASE and 2 <= problem.players <= MOST_SEATS and _comparable(rules)


def _chase_sweeps(problem: Problem) -> int:
    return _totals(problem.rules) * (problem.players - 1)


def _duel_applies(problem: Problem) -> bool:
    game = problem.rules.game
    # A round that both end level can be followed by a play-off without end.
    endless = game.ties is Ties.PLAY_OFF and game.super_box in (SuperBox.DRAW, SuperBox.BOTH_SCORE)
    short = problem.players == 2 and 1 <= problem.rounds <= MOST_ROUNDS
    return short and not endless and _chase_applies(problem)


def _duel_sweeps(problem: Problem) -> int:
    differences = sum(2 * (2 * chase_reach(left) + 1) for left in range(1, problem.rounds + 1))
    return _totals(problem.rules) * differences // TOGETHER


def _many_chase_applies(problem: Problem) -> bool:
    game, most = problem.rules.game, MANY_ROUNDS.get(problem.players, 0)
    # With three or more players, a new seat order in each round would be another game.
    seated = game.next_start is not NextStart.THROW or game.order is Order.CLOCKWISE
    several = problem.players > 2 and 1 <= problem.rounds <= most
    return several and seated and game.ties is Ties.SHARED and _chase_applies(problem)


def _many_chase_sweeps(problem: Problem) -> int:
    return sum(map(len, levels_of(problem))) * _many_chase_round(problem) // MANY_TOGETHER


def _many_chase_round(problem: Problem) -> int:
    """The number of sweeps of a round at one score."""
    return problem.players * (problem.players - 1) * _totals(problem.rules)


def _standing_applies(problem: Problem) -> bool:
    game, players = problem.rules.game, problem.players
    # With three or more players, a new seat order in each round would be another game.
    seated = players == 2 or game.order is Order.CLOCKWISE
    return 2 <= players <= 4 and game.limit <= 5 and seated and not problem.rules.turn.off_mat_chance


def _standing_sweeps(problem: Problem) -> int:
    """One sweep for every score, every set of players in the round, and every seat."""
    players = problem.players
    return int(problem.rules.game.limit**players * (2 ** (players - 1) - 1) * (players + 1))


def _by_turn_applies(problem: Problem) -> bool:
    rules, players = problem.rules, problem.players
    if not is_race(rules.game) or not 2 <= players <= MOST_SEATS:
        return False
    if rules.game.format is Format.ONE_TURN:
        return _comparable(rules)
    # Running totals are compared one by one.
    is_running = rules.game.format is Format.RUNNING
    reached = _highest(rules) * (problem.rounds + 1) if is_running else rules.game.limit + _highest(rules)
    return (problem.rounds >= 1 or not is_running) and max(problem.behind, default=0) + reached <= MOST_REACH


def _by_turn_sweeps(problem: Problem) -> int:
    """One turn; adding up takes about as long as so many sweeps."""
    return 1 + problem.players


def _by_round_applies(problem: Problem) -> bool:
    game, players = problem.rules.game, problem.players
    # With three or more players, a new seat order in each round would be another game.
    seated = players == 2 or game.next_start is not NextStart.THROW or game.order is Order.CLOCKWISE
    # Where a round can have no winner, or several, play-offs can go on for ever.
    sure = game.tries is Tries.CHASE and game.super_box in (SuperBox.HANDOVER, SuperBox.FIRST_KEEPS)
    fair = game.ties is Ties.SHARED or sure
    few = players <= MOST_SCORERS if game.super_box is SuperBox.BOTH_SCORE else players <= MOST_SEATS
    short = 1 <= problem.rounds <= LADDER_ROUNDS.get(players, 0)
    return seated and fair and few and short and _comparable(problem.rules)


def _by_round_sweeps(problem: Problem) -> int:
    if problem.rules.game.tries is Tries.ONE_EACH:
        return 1 + problem.players
    rounds = problem.players if problem.rules.game.ties is Ties.PLAY_OFF else 1
    return rounds * _chase_sweeps(problem)


# Rows of the same format are sorted by horizon, longest first.
FORMATS = (
    SolvedFormat(
        kind=Kind.ONE_TURN,
        formats=(Format.ONE_TURN,),
        horizon=Horizon.GAME,
        applies=_one_turn_applies,
        settings=("shut_wins", "ties"),
        numbers=("players",),
        sweeps=_one_turn_sweeps,
        make=make_one_turn,
        read=read_opened,
    ),
    SolvedFormat(
        kind=Kind.RUNNING,
        formats=(Format.RUNNING,),
        horizon=Horizon.GAME,
        applies=_running_applies,
        settings=("next_start", "shut_wins"),
        numbers=("rounds",),
        sweeps=_running_sweeps,
        make=make_running,
        read=read_running,
    ),
    SolvedFormat(
        kind=Kind.MANY_RUNNING,
        formats=(Format.RUNNING,),
        horizon=Horizon.GAME,
        applies=_many_running_applies,
        settings=("next_start", "shut_wins", "ties"),
        numbers=("players", "rounds", "behind"),
        sweeps=_many_running_states,
        make=make_many_running,
        read=read_many_running,
        patience=PATIENCE,
    ),
    SolvedFormat(
        kind=Kind.TO_LIMIT,
        formats=(Format.KNOCK_OUT, Format.UNTIL),
        horizon=Horizon.GAME,
        applies=_to_limit_applies,
        settings=("format", "limit", "next_start", "out_at", "out_when", "shut_wins", "ties"),
        numbers=("players",),
        sweeps=_to_limit_sweeps,
        make=make_to_limit,
        read=read_to_limit,
        shrinks=True,
        patience=PATIENCE,
    ),
    SolvedFormat(
        kind=Kind.DUEL,
        formats=(Format.CHASE,),
        horizon=Horizon.GAME,
        applies=_duel_applies,
        settings=("points", "super_box", "next_start", "ties"),
        numbers=("rounds", "odd"),
        sweeps=_duel_sweeps,
        make=make_duel,
        read=read_duel,
    ),
    SolvedFormat(
        kind=Kind.MANY_CHASE,
        formats=(Format.CHASE,),
        horizon=Horizon.GAME,
        applies=_many_chase_applies,
        settings=("super_box", "next_start"),
        numbers=("players", "rounds", "behind"),
        sweeps=_many_chase_sweeps,
        make=make_many_chase,
        read=read_many_chase,
        patience=PATIENCE,
        round_sweeps=_many_chase_round,
    ),
    SolvedFormat(
        kind=Kind.BY_TURN,
        formats=(Format.ONE_TURN, Format.RUNNING, Format.KNOCK_OUT, Format.UNTIL),
        horizon=Horizon.FORECAST,
        applies=_by_turn_applies,
        settings=("format", "limit", "next_start", "out_at", "out_when", "shut_wins"),
        numbers=("players", "rounds", "behind"),
        sweeps=_by_turn_sweeps,
        make=make_by_turn,
        read=read_by_turn,
    ),
    SolvedFormat(
        kind=Kind.BY_ROUND,
        formats=(Format.CHASE,),
        horizon=Horizon.FORECAST,
        applies=_by_round_applies,
        settings=("next_start", "points", "super_box", "ties", "tries"),
        numbers=("players", "rounds", "behind"),
        sweeps=_by_round_sweeps,
        make=make_by_round,
        read=read_many_chase,
    ),
    SolvedFormat(
        kind=Kind.CHASE,
        formats=(Format.CHASE,),
        horizon=Horizon.ROUND,
        applies=_chase_applies,
        settings=("points", "super_box"),
        numbers=("players",),
        sweeps=_chase_sweeps,
        make=make_chase,
        read=read_opened,
        shrinks=True,
    ),
    SolvedFormat(
        kind=Kind.STANDING,
        formats=(Format.LAST_ONE_STANDING,),
        horizon=Horizon.GAME,
        applies=_standing_applies,
        settings=("limit", "next_start"),
        numbers=("players",),
        sweeps=_standing_sweeps,
        make=make_standing,
        read=read_standing,
        shrinks=True,
    ),
)
_BY_KIND = {row.kind: row for row in FORMATS}


def row_of(kind: Kind) -> SolvedFormat:
    """The row of a kind that is a round or a game."""
    return _BY_KIND[kind]


def is_solvable(problem: Problem) -> bool:
    """Whether there is a way to solve a problem."""
    row = row_of(problem.kind)
    return problem.rules.game.format in row.formats and row.applies(problem)
