"""Solutions by what is asked: each is described, looked up, and made only when nobody has asked before.

Nothing heavy is imported here: numpy and numba come in when a table has to be made.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING, Any

from shutbox.errors import ShutboxError
from shutbox.rules.codec import GAME, TURN, to_data
from shutbox.rules.ruleset import Format, NextStart, Order, Points, RuleSet, Ties, Tries
from shutbox.rules.score import score
from shutbox.rules.turn import Total
from shutbox.solve.objective import Objective
from shutbox.solve.price import price
from shutbox.solve.solution import Solution, at_hand, kept

if TYPE_CHECKING:
    from shutbox.solve.turn import Progress

MOST_REACH, MOST_TOTALS = 20_000, 4096


class _Purse:
    """What this process may spend on one solution."""

    most: float = inf


def spend_at_most(most: float) -> None:
    """From now on what is dearer is not made here: values look less far ahead. To be said before any is asked."""
    _Purse.most = most


def _affordable(rules: RuleSet, kind: str, players: int, rounds: int = 0) -> bool:
    """Whether a solution may be made here; one that somebody has made elsewhere costs nothing."""
    if _Purse.most == inf or price(rules, kind, players, rounds) <= _Purse.most:
        return True
    return at_hand(_described(kind, rules, players, rounds))


def _described(kind: str, rules: RuleSet, players: int, rounds: int) -> dict[str, Any]:
    """What the solution of a round or a game is about."""
    match kind:
        case "chase":
            return _about(kind, rules, ["points", "super_box"], players=players)
        case "chase-game":
            return _about(kind, rules, ["points", "super_box", "next_start", "ties"], rounds=rounds, odd=0)
        case "one-turn":
            return _about(kind, rules, ["shut_wins"], players=players)
        case "running":
            return _about(kind, rules, ["next_start", "shut_wins"], rounds=rounds)
        case _:
            return _about(kind, rules, ["limit", "next_start"], players=players)


def turn_data(rules: RuleSet) -> dict[str, Any]:
    """Everything that a turn's values depend on."""
    return {key: value for key, value in to_data(rules, whole=True).items() if key in TURN}


def _about(kind: str, rules: RuleSet, settings: Sequence[str] = (), **more: Any) -> dict[str, Any]:
    data = to_data(rules, whole=True)
    game = {key: data[key] for key in GAME if key in settings}
    return {"kind": kind, "turn": turn_data(rules), "game": game, **more}


def require_solver() -> None:
    """Refuses, in words, to make a table where numpy or numba is missing."""
    try:
        import numba  # noqa: F401
        import numpy as np  # noqa: F401
    except ImportError as error:
        raise ShutboxError("solve-extra-missing", missing=str(error.name)) from None


def _comparable(rules: RuleSet) -> bool:
    """Whether totals are few enough to be compared in pairs, and small enough to be told apart as doubles."""
    if rules.turn.total is not Total.DIGITS:
        return True
    return rules.turn.box.size <= MOST_TOTALS and score(rules.turn, rules.turn.set_up) < 1 << 53


def chase_solved(rules: RuleSet, players: int) -> bool:
    """Whether a chase round of so many is solved."""
    chased = rules.game.format is Format.CHASE and rules.game.tries is Tries.CHASE
    return chased and 2 <= players <= 8 and _comparable(rules) and _affordable(rules, "chase", players)


def chase(rules: RuleSet, players: int, progress: Progress | None = None) -> Solution:
    """A chase round: totals, held[total, tries, seat], opened[seat]."""

    def make() -> Mapping[str, Any]:
        require_solver()
        from shutbox.solve.chase import solve_round

        solved = solve_round(rules, players, progress)
        return {"totals": solved.totals, "held": solved.held, "opened": solved.opened}

    return kept(_described("chase", rules, players, 0), make)


def duel_solved(rules: RuleSet, players: int, rounds: int) -> bool:
    """Whether the whole chase game is solved."""
    endless = rules.game.ties is Ties.PLAY_OFF and rules.game.super_box.value == "draw"
    plain = chase_solved(rules, players) and players == 2 and 1 <= rounds <= 10 and not endless
    return plain and _affordable(rules, "chase-game", players, rounds)


def duel(rules: RuleSet, rounds: int, odd: int = 0, progress: Progress | None = None) -> Solution:
    """The chase game of two: totals, won[rounds, difference], tried[rounds, holder, total, difference],
    after[rounds, winner, shut, difference], drawn[rounds, difference].
    """

    def make() -> Mapping[str, Any]:
        require_solver()
        from shutbox.solve.chase import packed, solve_game

        return packed(solve_game(rules, rounds, odd=odd, progress=progress))

    return kept(_described("chase-game", rules, 2, rounds) | {"odd": odd}, make)


def duel_chance(rules: RuleSet, rounds: int, ahead: int, progress: Progress | None = None) -> float:
    """The chance of whoever begins the next of so many rounds to win the chase game, being so many points ahead."""
    step = 2 if rules.game.points is Points.PAID else 1
    odd = ahead % step
    index = (ahead - odd) // step
    if abs(index) > 2 * rounds:
        return float(ahead > 0)
    return duel(rules, rounds, odd, progress).tables["won"].at(rounds - 1, index + 2 * rounds)


def one_turn_solved(rules: RuleSet, players: int) -> bool:
    """Whether one turn each is solved as a game."""
    shared = rules.game.format is Format.ONE_TURN and rules.game.ties is Ties.SHARED
    return shared and 2 <= players <= 6 and _comparable(rules) and _affordable(rules, "one-turn", players)


def one_turn(rules: RuleSet, players: int, progress: Progress | None = None) -> Solution:
    """One turn each: totals, leads[left, total, sharers], plays[left, total, sharers, next], opened[seat]."""

    def make() -> Mapping[str, Any]:
        require_solver()
        from shutbox.solve.totals import solve_one_turn

        solved = solve_one_turn(rules, players, progress)
        return {"totals": solved.totals, "leads": solved.leads, "plays": solved.plays, "opened": solved.opened}

    return kept(_described("one-turn", rules, players, 1), make)


def running_solved(rules: RuleSet, players: int, rounds: int) -> bool:
    """Whether running totals are solved as a game."""
    plain = rules.game.ties is Ties.SHARED and rules.game.next_start is not NextStart.WINNER
    small = score(rules.turn, rules.turn.set_up) * rounds <= MOST_REACH
    two = rules.game.format is Format.RUNNING and players == 2 and 1 <= rounds <= 10
    return two and plain and small and _affordable(rules, "running", players, rounds)


def running(rules: RuleSet, rounds: int, progress: Progress | None = None) -> Solution:
    """Running totals of two: totals, won, second and after [rounds, difference], differences from -reach to reach."""

    def make() -> Mapping[str, Any]:
        require_solver()
        import numpy as np

        from shutbox.solve.totals import solve_running

        solved = solve_running(rules, rounds, progress)
        return {
            "totals": solved.totals,
            "won": np.stack(solved.won),
            "second": np.stack(solved.second),
            "after": np.stack(solved.after),
        }

    return kept(_described("running", rules, 2, rounds), make)


def standing_solved(rules: RuleSet, players: int) -> bool:
    """Whether Last One Standing is solved for so many."""
    game = rules.game
    small = game.format is Format.LAST_ONE_STANDING and 2 <= players <= 4 and game.limit <= 5
    # Seats that are ordered anew by each round's throws make another game of three or more.
    seated = players == 2 or game.order is Order.CLOCKWISE
    solved = small and seated and not rules.turn.off_mat_chance
    return solved and _affordable(rules, "standing", players)


def standing(rules: RuleSet, players: int, progress: Progress | None = None) -> Solution:
    """Last One Standing: won[score, …, starter, seat]."""

    def make() -> Mapping[str, Any]:
        require_solver()
        from shutbox.solve.standing import packed, solve_standing

        return packed(solve_standing(rules, players, progress))

    return kept(_described("standing", rules, players, 0), make)


def turn(rules: RuleSet, objective: Objective) -> Solution:
    """One turn for an objective: values[position, 0], and bound[0]."""

    def make() -> Mapping[str, Any]:
        require_solver()
        import numpy as np

        from shutbox.solve.turn import solve_turn

        solved = solve_turn(rules.turn, objective)
        return {"values": solved.values[:, None], "bound": np.array([solved.bound])}

    wanted = [objective.spelling, objective.worst, [[total, str(value)] for total, value in objective.worths]]
    return kept(_about("turn", rules, objective=wanted), make)


def seats(rules: RuleSet, totals: Sequence[float], outcomes: Sequence[Sequence[float]], own: int) -> Solution:
    """A turn whose end at each total brings the seats something: values[position, seat]."""
    flat = array("d", [value for row in outcomes for value in row])
    digest = hashlib.sha256(flat.tobytes()).hexdigest()

    def make() -> Mapping[str, Any]:
        require_solver()
        import numpy as np

        from shutbox.solve.tables import graph
        from shutbox.solve.turn import seat_values

        made = graph(rules.turn)
        place = np.searchsorted(np.array(totals), made.totals)
        return {"values": seat_values(made, np.ascontiguousarray(np.array(outcomes, float)[place]), own)}

    return kept(_about("seats", rules, outcomes=digest, own=own, seats=len(outcomes[0])), make)
