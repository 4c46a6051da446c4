"""What the end of the turn at hand brings each seat, by format and horizon, read off solved tables."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from functools import lru_cache

from shutbox.play.game import Game, Phase
from shutbox.play.round import clockwise, in_play
from shutbox.rules.ruleset import Format, RuleSet, SuperBox
from shutbox.rules.score import score
from shutbox.solve import library
from shutbox.solve.objective import MEAN, SHUT, Objective, worth
from shutbox.solve.solution import Solution, Table
from shutbox.value.option import Ending, Horizon, Prospect, Seats, Stakes, Unit
from shutbox.value.standing import standing


def _own_turn(horizon: Horizon, unit: Unit, ended: Ending, again: Ending) -> Prospect:
    """The prospect of a turn of one's own, which goes on until it ends."""
    return Prospect(horizon, unit, ended, lambda position: again(position) if position else ended(0), again)


def prospect(game: Game, objective: Objective | None = None, horizon: Horizon = Horizon.GAME) -> Prospect:
    """The turn at hand at the longest horizon that is solved and wanted; for an objective, the turn alone."""
    if game.format is Format.LAST_ONE_STANDING and objective is None and horizon is Horizon.GAME:
        # Not kept: the rounds behind it are large, and they have a memory of their own.
        found = standing(game)
        if found is not None:
            return found
    # What the end of a turn brings depends on no throw of it, so that one answer serves the whole turn.
    fresh = Game(game.rules, game.players, game.tally, Phase.THROW, game.at, game.rules.turn.set_up)
    return _of_turn(fresh, objective, horizon)


@lru_cache(maxsize=32)
def _of_turn(game: Game, objective: Objective | None, horizon: Horizon) -> Prospect:
    if objective is not None:
        return _turn(game, objective)
    if game.format is Format.SOLITAIRE:
        return _turn(game, SHUT)
    found = stakes(game, horizon)
    return _swept(game, found) if found else _turn(game, MEAN)


def stakes(game: Game, horizon: Horizon = Horizon.GAME) -> Stakes | None:
    """What the turn at hand is played for at the longest horizon wanted; none where that is the turn itself."""
    games = (_one_turn, _running, _duel) if horizon is Horizon.GAME else ()
    rounds = (_chase,) if horizon is not Horizon.TURN else ()
    return next(filter(None, (solved(game) for solved in (*games, *rounds))), None)


def _turn(game: Game, objective: Objective) -> Prospect:
    """The turn alone; the other seats have no part in it."""
    turn = game.rules.turn
    values = library.turn(game.rules, objective).tables["values"]
    horizon = Horizon.GAME if game.format is Format.SOLITAIRE and objective == SHUT else Horizon.TURN
    unit = Unit.TOTAL if objective.sign < 0 else Unit.CHANCE

    def alone(value: float) -> Seats:
        return tuple(value if seat == game.at else 0.0 for seat in range(len(game.players)))

    return _own_turn(
        horizon,
        unit,
        lambda position: alone(float(worth(objective, turn, position))),
        lambda position: alone(values.at(position, 0)),
    )


def _swept(game: Game, found: Stakes) -> Prospect:
    """The prospect of a turn whose stakes are known; it is swept on demand."""
    index = {total: place for place, total in enumerate(found.totals)}
    values = library.seats(game.rules, found.totals, found.outcomes, game.at).tables["values"]
    turn = game.rules.turn
    return _own_turn(
        found.horizon,
        found.unit,
        lambda position: found.outcomes[index[score(turn, position)]],
        lambda position: values.row(position),
    )


def _staked(horizon: Horizon, unit: Unit, totals: Table, outcome: Callable[[int], Seats]) -> Stakes:
    """The stakes whose outcome is known by index of the total."""
    numbers = totals.row()
    return Stakes(horizon, unit, numbers, tuple(map(outcome, range(len(numbers)))))


@lru_cache(maxsize=8)
def _solution(solve: Callable[..., Solution], rules: RuleSet, *numbers: int) -> Solution:
    """A solution of the library, remembered: describing the rules to it takes longer than reading what it has."""
    return solve(rules, *numbers)


def _placed(game: Game, order: tuple[int, ...], values: Seats) -> Seats:
    """Values in playing order as values by seat; whoever does not play gets nothing."""
    by_seat = dict(zip(order, values, strict=True))
    return tuple(by_seat.get(seat, 0.0) for seat in range(len(game.players)))


def _place(totals: Table, total: int) -> int:
    """The index of a total; one that no turn ends with is beaten by the same totals as the next higher one."""
    return bisect_left(totals.row(), total)


def _one_turn(game: Game) -> Stakes | None:
    players = len(game.players)
    if not library.one_turn_solved(game.rules, players) or game.tally.contenders:
        return None
    solved = _solution(library.one_turn, game.rules, players)
    totals, leads, plays = (solved.tables[name] for name in ("totals", "leads", "plays"))
    results = game.tally.results
    known = [result for result in results if result is not None]
    lowest = _place(totals, min(known)) if known else totals.shape[0]
    sharers = [seat for seat, result in enumerate(results) if known and result == min(known)]
    queue = game.tally.queue
    total_known = bool(known) and totals.at(min(lowest, totals.shape[0] - 1)) == min(known)

    def outcome(place: int) -> Seats:
        if place == 0 and game.rules.game.shut_wins:
            return _placed(game, (game.at,), (1.0,))
        leaders = [game.at] if place < lowest else [*sharers, game.at] if place == lowest and total_known else sharers
        best = min(place, lowest)
        share = leads.at(len(queue), best, len(leaders))
        after = plays.row(len(queue), best, len(leaders))[: len(queue)]
        return _placed(game, (*leaders, *queue), (*[share] * len(leaders), *after))

    return _staked(Horizon.GAME, Unit.CHANCE, totals, outcome)


def _running(game: Game) -> Stakes | None:
    rules, tally = game.rules, game.tally
    left = rules.game.rounds - tally.round + 1
    if not library.running_solved(rules, len(game.players), rules.game.rounds) or tally.contenders:
        return None
    solved = _solution(library.running, rules, rules.game.rounds)
    totals, second, after = (solved.tables[name] for name in ("totals", "second", "after"))
    reach, other = second.shape[1] // 2, 1 - game.at
    behind = tally.totals[game.at] - tally.totals[other]
    opens = bool(tally.queue)

    def outcome(place: int) -> Seats:
        total = int(totals.at(place))
        if place == 0 and rules.game.shut_wins:
            own = 1.0
        elif opens:
            own = 1 - second.at(left, max(-reach, min(reach, -behind - total)) + reach)
        else:
            own = after.at(left, max(-reach, min(reach, behind + total)) + reach)
        return _placed(game, (game.at, other), (own, 1 - own))

    return _staked(Horizon.GAME, Unit.CHANCE, totals, outcome)


def duel_place(game: Game) -> tuple[int, int, int] | None:
    """Where a chase of two stands in its solved game: rounds to come, odd, index of the difference; None if decided."""
    rules, tally = game.rules, game.tally
    left, starter = rules.game.rounds - tally.round + 1, tally.starter
    solved = library.duel_solved(rules, len(game.players), rules.game.rounds)
    if not solved or tally.contenders or left < 1:
        return None
    step = 2 if rules.game.points.value == "paid" else 1
    ahead = tally.points[starter] - tally.points[1 - starter]
    odd = ahead % step
    index = (ahead - odd) // step
    return None if abs(index) > 2 * left else (left, odd, index + 2 * rules.game.rounds)


def _duel(game: Game) -> Stakes | None:
    where = duel_place(game)
    if where is None:
        return None
    left, odd, index = where
    solved = _solution(library.duel, game.rules, game.rules.game.rounds, odd)
    totals, tried, after, drawn = (solved.tables[name] for name in ("totals", "tried", "after", "drawn"))
    starter = game.tally.starter
    me, holder = int(game.at != starter), game.tally.holder

    def holds(place: int) -> float:
        """My chance when I hold a total and the other tries."""
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
        else:
            own = mine(after.at(left - 1, 1 - me, int(to_beat == 0), index))
        return _placed(game, (game.at, 1 - game.at), (own, 1 - own))

    return _staked(Horizon.GAME, Unit.CHANCE, totals, outcome)


def _chase(game: Game) -> Stakes | None:
    players, tally = len(in_play(game)), game.tally
    # A holder who has left takes no part in the round that is solved.
    if not library.chase_solved(game.rules, players) or tally.holder in tally.left:
        return None
    solved = _solution(library.chase, game.rules, players)
    totals, held = solved.tables["totals"], solved.tables["held"]
    mine = clockwise(game, game.at)
    theirs = mine if tally.holder is None else clockwise(game, tally.holder)
    to_beat = totals.shape[0] if tally.holder is None else _place(totals, game.to_beat or 0)
    tries = len(tally.queue)

    def outcome(place: int) -> Seats:
        rule = game.rules.game.super_box
        if place < to_beat or (place == to_beat == 0 and rule is SuperBox.HANDOVER):
            return _placed(game, mine, held.row(place, players - 1))
        if place == to_beat == 0 and rule is SuperBox.DRAW:
            return _placed(game, mine, (0.0,) * players)
        return _placed(game, theirs, held.row(to_beat, tries))

    return _staked(Horizon.ROUND, Unit.POINTS, totals, outcome)
