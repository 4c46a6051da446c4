"""The value of every seat after each legal action of a live game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf

from shutbox.errors import IllegalActionError, ShutboxError
from shutbox.play import (
    Action,
    Game,
    Penalty,
    Phase,
    Shut,
    Source,
    Take,
    ThrowDice,
    Thrown,
    ThrownSum,
    begin,
    evolve,
    legal,
)
from shutbox.rules import Format, OffMat, Order, after_move, moves, raised, throws
from shutbox.rules import Throw as Faces
from shutbox.solve import Objective
from shutbox.solve.format import Horizon
from shutbox.value.option import Option, Options, Outlook, Prospect, Seats, is_better
from shutbox.value.prospect import prospect
from shutbox.value.shared_box import take_value
from shutbox.value.start import starters


def options(
    game: Game, objective: Objective | None = None, horizon: Horizon = Horizon.GAME, *, budget: float = inf
) -> Options:
    """Every legal action with the value of each seat, at the longest solved horizon up to `horizon`.

    At the shared box of Last One Standing no horizon is shorter than the round. With an objective, the values are those
    of the turn alone. A problem whose cost (`solve.library.price_of`) is above the budget and whose solution is not
    stored does not count as solved.
    """
    if game.over:
        raise IllegalActionError("not-now", asked="options", phase=game.phase.value)
    if game.phase is Phase.START:
        return _start(game, objective, horizon, budget)
    ahead = prospect(game, objective, horizon, budget)
    choices = tuple(Option(action, *_worth(game, ahead, action)) for action in legal(game))
    return Options(ahead.horizon, ahead.unit, game.at, choices, ahead.criteria)


def after_throws(
    game: Game,
    dice: int,
    objective: Objective | None = None,
    horizon: Horizon = Horizon.GAME,
    *,
    budget: float = inf,
) -> list[tuple[Faces, int, Seats]]:
    """For each throw of this number of dice, the number of outcomes that show it and the value of each seat after it.

    Their average is the value that `options` gives for throwing, unless a die may leave the mat.
    """
    weights = throws(dice, game.rules.turn.faces)
    return [(throw, weight, after_throw(game, throw, objective, horizon, budget=budget)) for throw, weight in weights]


def after_throw(
    game: Game,
    throw: Faces,
    objective: Objective | None = None,
    horizon: Horizon = Horizon.GAME,
    *,
    budget: float = inf,
) -> Seats:
    """The value of each seat after this throw; an empty throw means that a die has left the mat."""
    if game.phase is Phase.START:
        after = evolve(game, Thrown(throw, Source.SCRIPTED))
        return options(after, objective, horizon, budget=budget).best.seats
    ahead = prospect(game, objective, horizon, budget)
    return (_throw_value(game, ahead, throw) if throw else _off_mat_value(game, ahead)).seats


def after_sum(game: Game, pips: int, *, budget: float = inf) -> Seats:
    """The value of each seat after a throw of all dice of which only the sum is known, which is all that counts."""
    if game.phase is Phase.START:
        return options(evolve(game, ThrownSum(pips)), budget=budget).best.seats
    return after_throw(game, (pips,), budget=budget)


def _worth(game: Game, ahead: Prospect, action: Action) -> Outlook:
    match action:
        case Shut(move):
            return ahead.shut(after_move(game.position, move))
        case ThrowDice(dice):
            return _throw(game, ahead, dice)
        case Take() if ahead.horizon is not Horizon.TURN:
            return take_value(game, ahead.horizon)
        case Take():
            # For a value of the turn alone, taking the point ends the turn with the tiles that stand.
            return ahead.missed(game.position)
        case Penalty(kind):
            return _penalty(game, ahead, kind)
        case _:
            raise TypeError(action)


def _first_best(game: Game, ahead: Prospect, candidates: Iterable[Outlook]) -> Outlook:
    best: Outlook | None = None
    for outlook in candidates:
        if best is None or is_better(ahead.unit.sign, game.at, outlook, best):
            best = outlook
    assert best is not None
    return best


def _throw_value(game: Game, ahead: Prospect, throw: Faces) -> Outlook:
    places = [after_move(game.position, move) for move in moves(game.rules.turn, game.position, throw)]
    return _first_best(game, ahead, map(ahead.shut, places)) if places else ahead.missed(game.position)


def _mean(parts: Sequence[tuple[float, Sequence[float]]]) -> tuple[float, ...]:
    totals = [0.0] * len(parts[0][1])
    for weight, values in parts:
        totals = [total + weight * value for total, value in zip(totals, values, strict=True)]
    return tuple(totals)


def _throw(game: Game, ahead: Prospect, dice: int) -> Outlook:
    turn = game.rules.turn
    # A shared round is solved as if no die could leave the mat by chance.
    off = 0.0 if _shares_box(game, ahead) else float(turn.off_mat_chance)
    scale = (1 - off) / turn.faces**dice
    parts = [(scale * weight, _throw_value(game, ahead, throw)) for throw, weight in throws(dice, turn.faces)]
    if off:
        parts.append((off, _off_mat_value(game, ahead)))
    return Outlook(_mean([(each, one.seats) for each, one in parts]), _mean([(each, one.ties) for each, one in parts]))


def _off_mat_value(game: Game, ahead: Prospect) -> Outlook:
    """The outlook after a throw off the mat; the player chooses the better penalty if there are two."""
    kind = game.rules.turn.off_mat
    kinds = [OffMat.RAISE, OffMat.END] if kind is OffMat.CHOOSE else [kind]
    return _first_best(game, ahead, [_penalty(game, ahead, each) for each in kinds])


def _shares_box(game: Game, ahead: Prospect) -> bool:
    """Whether the values are those of a shared box, not of a turn alone."""
    return game.format is Format.LAST_ONE_STANDING and ahead.horizon is not Horizon.TURN


def _penalty(game: Game, ahead: Prospect, kind: OffMat) -> Outlook:
    turn = game.rules.turn
    # At a shared box a void turn is a miss; in the value of a turn alone it counts the whole box.
    if kind is OffMat.VOID and not _shares_box(game, ahead):
        return ahead.missed(turn.set_up)
    if kind in (OffMat.END, OffMat.VOID):
        return ahead.missed(game.position)
    return ahead.again(raised(turn.box, turn.set_up, game.position))


def _start(game: Game, objective: Objective | None, horizon: Horizon, budget: float) -> Options:
    """The options while players throw for the start: the average over the seats that may begin."""
    if game.rules.game.order is Order.DESCENDING and len(game.players) > 2:
        raise ShutboxError("value-start-order")
    openings = [
        (float(chance), options(begin(game, seat), objective, horizon, budget=budget))
        for seat, chance in starters(game).items()
    ]
    seats = _mean([(chance, each.best.seats) for chance, each in openings])
    some = openings[0][1]
    (action,) = legal(game)
    return Options(some.horizon, some.unit, game.at, (Option(action, seats),))
