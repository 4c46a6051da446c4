"""The sums of a game by player, and the moments that mattered most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf

from shutbox.coach.judgement import Judgement, judgement_of
from shutbox.coach.plain import odds
from shutbox.coach.report import Account, Cause, Moment, Step, Stretch, furthest
from shutbox.play import Game, Hint, TurnTotal
from shutbox.value import Horizon, Unit, reach

MOST_MOMENTS = 3
MISTAKES = (Judgement.MISTAKE, Judgement.BLUNDER)
NOTHING = 1e-9


@dataclass(frozen=True, slots=True)
class Player:
    """The summary of one seat; `by_total` are its turns of which only the total is known."""

    seat: int
    name: str
    kind: str
    hints: int
    by_total: int
    decisions: int
    forced: int
    judgements: Mapping[Judgement, int]
    accounts: tuple[Account, ...]
    luckiest: Moment | None
    unluckiest: Moment | None
    dearest: Moment | None


def players(game: Game, steps: Sequence[Step], stretches: Sequence[Stretch]) -> tuple[Player, ...]:
    """The summary of each seat."""
    every = _ranking(steps, stretches)
    return tuple(_player(game, seat, steps, stretches, every) for seat in range(len(game.players)))


def moments(steps: Sequence[Step], stretches: Sequence[Stretch], *, budget: float = inf) -> tuple[Moment, ...]:
    """The moments that mattered most, greatest first: luck and mistakes, at least one of each if there are some."""
    by_number = {step.number: step for step in steps}
    return tuple(_with_odds(by_number[each.number], each, budget) for each in _mixed(_ranking(steps, stretches)))


def _mixed(ranked: Sequence[Moment]) -> list[Moment]:
    """The first moments, among them the greatest mistake and the greatest luck."""
    firsts = [
        next((each for each in ranked if each.cause is cause and _counts(each)), None)
        for cause in (Cause.CHOICE, Cause.LUCK)
    ]
    needed = [first for first in firsts if first is not None]
    others = [each for each in ranked if each not in needed]
    chosen = {*needed, *others[: MOST_MOMENTS - len(needed)]}
    return [each for each in ranked if each in chosen]


def _counts(moment: Moment) -> bool:
    """Whether a moment is luck, or a choice that was a mistake."""
    return moment.cause is Cause.LUCK or judgement_of(-moment.share) in MISTAKES


def _with_odds(step: Step, moment: Moment, budget: float) -> Moment:
    if moment.cause is not Cause.LUCK:
        return moment
    found = odds(step.game, step.event, moment.seat, moment.unit.sign, budget=budget)
    return replace(moment, odds=found)


def _ranking(steps: Sequence[Step], stretches: Sequence[Stretch]) -> list[Moment]:
    """Every moment at the longest horizon, greatest first; ties are in the order of the game."""
    horizon = furthest(stretches)
    every = [moment for step in steps for moment in _moments(step, stretches)]
    return sorted((moment for moment in every if moment.horizon is horizon), key=lambda moment: -abs(moment.share))


def _moments(step: Step, stretches: Sequence[Stretch]) -> Iterator[Moment]:
    """The gain or loss of the player who acted, by cause."""
    if step.stretch is None:
        return
    within = stretches[step.stretch]
    if not within.has(step.seat):
        return
    sign = within.unit.sign
    gains = {
        Cause.LUCK: sign * step.luck[step.seat] if step.luck else 0.0,
        Cause.CHOICE: -step.choice.loss if step.choice else 0.0,
        Cause.OTHER: sign * step.other[step.seat] if step.other else 0.0,
    }
    low, high = reach(step.game, within.unit)
    for cause, gain in gains.items():
        share = gain / (high - low)
        if abs(share) > NOTHING:
            yield Moment(step.number, step.seat, cause, within.horizon, within.unit, gain, share)


def _hints(own: Sequence[Step]) -> int:
    """The hints that a player was shown, without those before a move that was forced."""
    count = waiting = 0
    for step in own:
        if isinstance(step.event, Hint):
            waiting += 1
        elif step.choice:
            count, waiting = count + (0 if step.choice.forced else waiting), 0
    return count + waiting


def _player(
    game: Game, seat: int, steps: Sequence[Step], stretches: Sequence[Stretch], every: Sequence[Moment]
) -> Player:
    own = [step for step in steps if step.seat == seat]
    decisions = [step.choice for step in own if step.choice]
    free = Counter(choice.judgement for choice in decisions if not choice.forced)
    mine = [moment for moment in every if moment.seat == seat]
    luck = [moment for moment in mine if moment.cause is Cause.LUCK]
    choices = [moment for moment in mine if moment.cause is Cause.CHOICE]
    return Player(
        seat=seat,
        name=game.players[seat].name,
        kind=game.players[seat].kind,
        hints=_hints(own),
        by_total=sum(_is_by_total(step) for step in own),
        decisions=free.total(),
        forced=len(decisions) - free.total(),
        judgements={judgement: free[judgement] for judgement in Judgement},
        accounts=_accounts(seat, steps, stretches),
        luckiest=next((moment for moment in luck if moment.gain > 0), None),
        unluckiest=next((moment for moment in luck if moment.gain < 0), None),
        dearest=next((moment for moment in choices if moment.gain < 0), None),
    )


def _is_by_total(step: Step) -> bool:
    return step.counted and isinstance(step.event, TurnTotal)


def _accounts(seat: int, steps: Sequence[Step], stretches: Sequence[Stretch]) -> tuple[Account, ...]:
    kinds = dict.fromkeys((stretch.horizon, stretch.unit) for stretch in stretches if stretch.has(seat))
    return tuple(_account(seat, steps, stretches, *kind) for kind in kinds)


def _account(seat: int, every: Sequence[Step], stretches: Sequence[Stretch], horizon: Horizon, unit: Unit) -> Account:
    def counts(stretch: Stretch) -> bool:
        return (stretch.horizon, stretch.unit) == (horizon, unit) and stretch.has(seat)

    mine = [stretch for stretch in stretches if counts(stretch)]
    within = [step for step in every if step.stretch is not None and counts(stretches[step.stretch])]
    steps = [step for step in within if step.seat == seat]
    free = [step.choice for step in steps if step.choice and not step.choice.forced]
    return Account(
        horizon=horizon,
        unit=unit,
        stretches=len(mine),
        settled=sum(stretch.settled for stretch in mine),
        begin=sum((stretch.begin[seat] for stretch in mine), 0.0),
        own_luck=sum((step.luck[seat] for step in steps if step.luck), 0.0),
        luck=sum((stretch.luck[seat] for stretch in mine), 0.0),
        choices=sum((stretch.choices[seat] for stretch in mine), 0.0),
        other=sum((stretch.other[seat] for stretch in mine), 0.0),
        end=sum((stretch.end[seat] for stretch in mine), 0.0),
        decisions=len(free),
        loss=sum((choice.loss for choice in free), 0.0),
        by_total=sum(map(_is_by_total, within)),
    )
