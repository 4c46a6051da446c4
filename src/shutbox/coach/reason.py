"""The reasons why one option is better than another, as facts with numbers; `words` turns them into sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from math import inf
from typing import Any, NamedTuple

from shutbox.coach.ahead import Ahead, ahead
from shutbox.coach.reachability import Place, places, unreachable
from shutbox.coach.target import Target, target
from shutbox.play import Game, Phase, Take, ThrowDice, action_data, last_throw_gains
from shutbox.rules import BOX_SHUT, Format, Tile, TurnRules, moves, tile_name
from shutbox.solve import MEAN, SHUT, SLACK, Objective
from shutbox.value import Criterion, Horizon, Option, Options, Unit, after_throws, options

# A tile is hard to reach after the worse option if the chance to shut it is at most this share of the chance after
# the better option.
HARD = 0.5


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact in favour of an option: its kind, and the arguments of its sentence."""

    kind: str
    args: dict[str, Any] = field(default_factory=dict)


class Pair(NamedTuple):
    """Two options of a game, the better one first, and the budget for solving."""

    game: Game
    options: Options
    better: Option
    worse: Option
    budget: float

    @property
    def names(self) -> dict[str, Any]:
        """Both options as plain data."""
        better, worse = (action_data(self.game, option.action) for option in (self.better, self.worse))
        return {"better": phrase(better), "worse": phrase(worse)}


def reasons(game: Game, choices: Options, option: Option, *, budget: float = inf) -> tuple[Reason, ...]:
    """Why the best option is better than `option`; if `option` is the best, why it is better than the next one.

    Of options with equal results, the first reason says what decides between them. Otherwise only facts in favour of
    the better option are returned. If there are none, the reason is its value.
    """
    equal, pair = equality(game, choices, option), _pair(game, choices, option, budget)
    if pair is None:
        return equal
    simple = tuple(_simple_reasons(pair))
    return (*equal, *(simple or (_value(pair),)))


def equality(game: Game, choices: Options, option: Option) -> tuple[Reason, ...]:
    """What decides between the best option and `option`, if their results are equal.

    If `option` is the best, it is compared with the next one.
    """
    best, *others = choices.equals
    other = option if option in others else others[0] if option is best and others else None
    if other is None:
        return ()
    _, criterion = choices.compare(best, other)
    figures: dict[str, Any] = {}
    if criterion in choices.criteria:
        place, sign = choices.criteria.index(criterion), -1 if criterion is Criterion.TOTAL else 1
        figures = {"better_figure": sign * best.ties[place], "worse_figure": sign * other.ties[place]}
    names = Pair(game, choices, best, other, inf).names
    return (Reason("equal", names | {"unit": choices.unit.value, "criterion": criterion.value} | figures),)


def _pair(game: Game, choices: Options, option: Option, budget: float) -> Pair | None:
    if choices.loss(option):
        return Pair(game, choices, choices.best, option, budget)
    others = [option for option in choices.options if choices.loss(option)]
    return Pair(game, choices, option, min(others, key=choices.loss), budget) if others else None


def phrase(action: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a sentence about an action in plain data: what is done, which tiles, how many dice."""
    do = action["word"] if action["do"] == "penalty" else action["do"]
    return {"do": do, "tiles": action["word"] if do == "shut" else "", "dice": action.get("dice", 0)}


def _simple_reasons(pair: Pair) -> Iterator[Reason]:
    if pair.game.phase is Phase.SURVIVOR and {type(pair.better.action), type(pair.worse.action)} == {Take, ThrowDice}:
        yield from _last_throw(pair)
    elif pair.game.format is Format.LAST_ONE_STANDING:
        yield from _shared_box(pair)
    else:
        aim = target(pair.game)
        yield from _first_aim(pair, aim)
        yield from _own_turn(pair)
        yield from _second_aim(pair, aim)


# Facts about the whole turn


def _first_aim(pair: Pair, aim: Target | None) -> Iterator[Reason]:
    """The chance to beat the target; without a target, the average total, unless that is the value itself."""
    if aim is not None and aim.total:
        yield from _chance(pair, "beat", aim.below, {"total": aim.total})
    elif aim is None and pair.options.unit is not Unit.TOTAL:
        yield from _mean(pair)


def _second_aim(pair: Pair, aim: Target | None) -> Iterator[Reason]:
    """The chance to tie with the target; without a target, or against a shut box, the chance to shut the box."""
    if aim is not None and aim.total:
        if aim.shared:
            yield from _chance(pair, "share", aim.at_most, {"total": aim.total})
    elif pair.game.format is not Format.SOLITAIRE:
        yield from _chance(pair, "shut", SHUT, {})


def _chance(pair: Pair, kind: str, objective: Objective, more: dict[str, Any]) -> Iterator[Reason]:
    better, worse = _worths(pair, objective)
    if better > worse + SLACK:
        yield Reason(kind, pair.names | {"better_chance": better, "worse_chance": worse} | more)


def _mean(pair: Pair) -> Iterator[Reason]:
    better, worse = _worths(pair, MEAN)
    if better < worse - SLACK * max(1.0, worse):
        yield Reason("mean", pair.names | {"better_mean": better, "worse_mean": worse})


def _worths(pair: Pair, objective: Objective) -> tuple[float, float]:
    """The values of the two options for an objective of the turn."""
    by_action = {option.action: option.seats[pair.game.at] for option in options(pair.game, objective).options}
    return by_action[pair.better.action], by_action[pair.worse.action]


# Facts about the next throw


def _own_turn(pair: Pair) -> Iterator[Reason]:
    """Facts about the next throw of the same player after each option."""
    better, worse = (ahead(pair.game, each.action, budget=pair.budget) for each in (pair.better, pair.worse))
    if better is None or worse is None:
        return
    yield from _unreachable(pair, better, worse)
    yield from _count(pair, "playable", better, worse, lambda _, legal: bool(legal))
    yield from _count(pair, "finish", better, worse, lambda next_, legal: next_.position in legal)
    yield from _hard(pair, better, worse)


def _shared_box(pair: Pair) -> Iterator[Reason]:
    """How often the next player, who wants to stay in, will miss."""
    if pair.options.horizon is Horizon.TURN or pair.game.phase is Phase.PENALTY:
        return
    better, worse = (ahead(pair.game, each.action, budget=pair.budget) for each in (pair.better, pair.worse))
    if better is None or worse is None:
        return
    own = isinstance(pair.better.action, ThrowDice)
    kind = "playable" if own else "misses"
    yield from _count(pair, kind, better, worse, lambda _, legal: bool(legal) == own)


def _count(
    pair: Pair, kind: str, better: Ahead, worse: Ahead, fits: Callable[[Ahead, tuple[int, ...]], bool]
) -> Iterator[Reason]:
    """The number of outcomes of the dice whose legal moves satisfy `fits`, if it is in favour of the better option."""
    rules = pair.game.rules.turn
    many = better.count(rules, lambda legal: fits(better, legal))
    few = worse.count(rules, lambda legal: fits(worse, legal))
    if many * worse.outcomes(rules) > few * better.outcomes(rules):
        yield Reason(kind, pair.names | _numbers(rules, better, many, worse, few))


def _numbers(rules: TurnRules, better: Ahead, many: int, worse: Ahead, few: int) -> dict[str, int]:
    return {
        "better_count": many,
        "better_of": better.outcomes(rules),
        "worse_count": few,
        "worse_of": worse.outcomes(rules),
    }


def _unreachable(pair: Pair, better: Ahead, worse: Ahead) -> Iterator[Reason]:
    """Tiles that cannot be shut any more after the worse option, but are or can be shut after the better one."""
    rules = pair.game.rules.turn
    after_worse, after_better = unreachable(rules, worse.position), unreachable(rules, better.position)
    if after_worse is None or after_better is None or not after_worse - after_better:
        return
    names = [
        _name(rules, place) for place in sorted(after_worse - after_better, key=lambda place: (place[1], place[0]))
    ]
    yield Reason("unreachable", pair.names | {"tiles": names, "count": len(names)})


def _name(rules: TurnRules, place: Place) -> str:
    column, row = place
    return tile_name(rules.box, Tile(column, row, rules.box.columns[column][row]))


def _hard(pair: Pair, better: Ahead, worse: Ahead) -> Iterator[Reason]:
    """The tile whose chance to be shut by the next throw has fallen the most."""
    rules = pair.game.rules.turn
    both = places(rules, better.position) & places(rules, worse.position)
    easy, hard = better.hits(rules), worse.hits(rules)
    shares = {place: (easy[place] / better.outcomes(rules), hard[place] / worse.outcomes(rules)) for place in both}
    candidates = [place for place, (more, less) in shares.items() if more > 0 and less <= HARD * more]
    if not candidates:
        return
    place = max(candidates, key=lambda each: (shares[each][0] - shares[each][1], each[1], each[0]))
    numbers = _numbers(rules, better, easy[place], worse, hard[place])
    yield Reason("reach", pair.names | numbers | {"tile": _name(rules, place)})


# The survivor's last throw, and the value


def _last_throw(pair: Pair) -> Iterator[Reason]:
    """What the survivor's last throw can win and lose compared with taking the point."""
    game, seat = pair.game, pair.game.at
    take, throw = (pair.better, pair.worse) if isinstance(pair.better.action, Take) else (pair.worse, pair.better)
    assert isinstance(throw.action, ThrowDice)
    last = Ahead(game.position, throw.action.dice)
    if pair.options.horizon is not Horizon.GAME:
        yield Reason("odds", pair.names | _last_counts(game, last))
        return
    parts: dict[bool, list[tuple[int, float]]] = {True: [], False: []}
    for faces, weight, seats in after_throws(game, last.dice, budget=pair.budget):
        parts[bool(moves(game.rules.turn, game.position, faces))].append((weight, seats[seat]))
    counts = _last_counts(game, last)
    chances = {"take": take.seats[seat], "hit": _mean_of(parts[True]), "miss": _mean_of(parts[False])}
    case = "never" if not parts[True] else "either" if parts[False] else "sure"
    yield Reason("last-throw", pair.names | counts | chances | {"case": case})


def _last_counts(game: Game, last: Ahead) -> dict[str, int]:
    """How many outcomes of the last throw shut something, and how many shut the box."""
    rules = game.rules.turn
    counts = {gain.points: gain.ways for gain in last_throw_gains(rules, game.position, last.dice)}
    of = last.outcomes(rules)
    return {"hits": of - counts.get(0, 0), "shuts": counts.get(BOX_SHUT, 0), "of": of}


def _mean_of(parts: list[tuple[int, float]]) -> float | None:
    """The weighted average; None if there are no parts."""
    weight = sum(weight for weight, _ in parts)
    return sum(weight * value for weight, value in parts) / weight if weight else None


def _value(pair: Pair) -> Reason:
    """The reason that is used if no simple fact is in favour of the better option."""
    seat, unit = pair.game.at, pair.options.unit.value
    values = {"better_value": pair.better.seats[seat], "worse_value": pair.worse.seats[seat]}
    return Reason("value", pair.names | values | {"unit": unit})
