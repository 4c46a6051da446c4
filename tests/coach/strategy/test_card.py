"""The cost of a card compared with following it: in exact fractions, in a live game, and with every simple rule."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings

from shutbox.bots import strength
from shutbox.bots.thumb import THUMBS, TIE_BREAKS, rank
from shutbox.coach.strategy.card import Card, Line, OneDieWhen, card
from shutbox.play import Action, Game, Phase, ScriptedDice, Shut, ThrowDice, decide, evolve, legal, new_game
from shutbox.play.game import Game as Live
from shutbox.rules import RuleSet, Tile, TurnRules, dice_counts, from_data, moves, named, score, taken, throws, tiles
from shutbox.rules.box import Move, Position
from shutbox.rules.turn import Buys
from tests.games.solved_tiny import small_turns, tiny

Value = Callable[[int], Fraction]


def line_of(made: Card, throw: tuple[int, ...]) -> Line:
    """The row of a throw."""
    return next(line for line in made.lines if throw in line.throws)


def shut(made: Card, position: int, throw: tuple[int, ...], found: tuple[int, ...]) -> int:
    """The move that the card tells to make: the first in the list that is possible, or else by its simple rule."""
    offered = {taken(made.rules.box, Position(position), Move(move)): move for move in found}
    for choice in line_of(made, throw).choices:
        if choice in offered:
            return offered[choice]
    ranks = [*(THUMBS[name] for name in made.otherwise), *TIE_BREAKS]
    return max(found, key=lambda move: [rank(each, made.rules, Position(position), Move(move)) for each in ranks])


def dice_of(made: Card, position: int) -> int:
    """How many dice the card tells to throw."""
    counts = dice_counts(made.rules, position)
    if len(counts) == 1 or made.dice is None:
        return counts[0]
    standing = [tile.value for tile in tiles(made.rules.box, Position(position))]
    one = {
        OneDieWhen.ALWAYS: True,
        OneDieWhen.NEVER: False,
        OneDieWhen.STANDING: sum(standing) <= made.dice.limit,
        OneDieWhen.HIGHEST: max(standing) <= made.dice.limit,
    }[made.dice.when]
    return 1 if one else made.rules.dice


def followed(made: Card, worth: Callable[[int], int]) -> Value:
    """What following the card brings, in exact fractions; not where a tile can rise again."""
    rules = made.rules

    @cache
    def value(position: int) -> Fraction:
        if not position:
            return Fraction(worth(0))
        dice, total = dice_of(made, position), Fraction(0)
        for throw, weight in throws(dice, rules.faces):
            found = moves(rules, Position(position), throw)
            after = value(position - shut(made, position, throw, found)) if found else Fraction(worth(position))
            total += weight * after
        on = total / Fraction(rules.faces**dice)
        return (1 - rules.off_mat_chance) * on + rules.off_mat_chance * worth(position)

    return value


def mean(made: Card) -> Fraction:
    return followed(made, lambda position: score(made.rules, position))(made.rules.set_up)


acyclic = small_turns.filter(lambda rules: not rules.off_mat_chance or rules.off_mat.value == "end")


@settings(max_examples=60)
@given(acyclic)
def test_what_a_card_costs_is_what_following_it_costs_exactly(rules: TurnRules) -> None:
    made = card(rules)
    assert made.cost.mean == pytest.approx(float(mean(made)), rel=1e-12, abs=1e-12)
    chance = followed(made, lambda position: int(position == 0))(rules.set_up)
    assert made.cost.shut == pytest.approx(float(chance), abs=1e-13)
    assert made.cost.extra == pytest.approx(made.cost.mean - made.best.mean, abs=1e-9 * max(1.0, made.best.mean))


@settings(max_examples=60)
@given(small_turns)
def test_a_card_lists_only_what_its_throws_can_shut_and_costs_no_more_than_its_simple_rule(rules: TurnRules) -> None:
    made = card(rules)
    for line in made.lines:
        for choice in line.choices:
            assert choice
            if rules.buys is Buys.SUM:
                assert {sum(tile.value for tile in choice)} == {sum(throw) for throw in line.throws}
            assert all(_possible(rules, throw, choice) for throw in line.throws)
        assert len(set(line.choices)) == len(line.choices)
    simple = next(habit for habit in made.habits if habit.thumbs == made.otherwise)
    slack = 1e-8 * max(1.0, made.best.mean)
    assert made.best.mean - slack <= made.cost.mean <= simple.cost.mean + slack


def _possible(rules: TurnRules, throw: tuple[int, ...], choice: tuple[Tile, ...]) -> bool:
    return any(
        choice == taken(rules.box, Position(position), move)
        for position in range(1, rules.box.size)
        for move in moves(rules, Position(position), throw)
    )


@pytest.mark.parametrize("box", ["row", "dice", "rows"])
def test_a_live_game_played_by_the_card_ends_with_its_mean_total(box: str) -> None:
    rules = tiny(box)
    made = card(rules.turn)

    def choose(game: Live) -> Action:
        if game.phase is Phase.SHUT:
            found = tuple(action.move for action in legal(game) if isinstance(action, Shut))
            return Shut(Move(shut(made, game.position, game.throw, found)))
        return ThrowDice(dice_of(made, game.position))

    def expected(game: Game) -> Fraction:
        if game.over:
            assert game.tally.results[0] is not None
            return Fraction(game.tally.results[0])
        action = choose(game)
        if not isinstance(action, ThrowDice):
            return expected(evolve(game, decide(game, action)))
        every = throws(action.dice, rules.turn.faces)
        parts = [
            weight * expected(evolve(game, decide(game, action, ScriptedDice([throw])))) for throw, weight in every
        ]
        return sum(parts, Fraction(0)) / Fraction(rules.turn.faces**action.dice)

    alone: Game = new_game(rules, ("Ann",))
    assert expected(alone) == mean(made)
    assert made.cost.mean == pytest.approx(float(mean(made)), abs=1e-12)


def test_tiles_that_rise_again_are_counted() -> None:
    rules = tiny("raise").turn
    made = card(rules)
    values = [0.0] * rules.box.size
    off = float(rules.off_mat_chance)
    for _ in range(400):
        for position in range(1, rules.box.size):
            total = 0.0
            for throw, weight in throws(rules.dice, rules.faces):
                found = moves(rules, Position(position), throw)
                after = values[position - shut(made, position, throw, found)] if found else score(rules, position)
                total += weight * after / rules.faces**rules.dice
            values[position] = (1 - off) * total + off * values[_raised(rules, position)]
    assert made.cost.mean == pytest.approx(values[rules.set_up], abs=1e-10)


def _raised(rules: TurnRules, position: int) -> int:
    from shutbox.rules.box import raised

    return raised(rules.box, rules.set_up, Position(position))


@pytest.mark.parametrize("name", ["nine", "shut-the-box", "exact", "thai"])
def test_simple_rules_cost_what_the_bots_that_follow_them_lose(name: str) -> None:
    rules = named(name).turn
    made = card(rules)
    costs = {habit.thumbs: habit.cost for habit in made.habits}
    means = [habit.cost.mean for habit in made.habits]
    assert means == sorted(means)
    alone = {thumbs[0]: cost for thumbs, cost in costs.items() if len(thumbs) == 1}
    for thumb, cost in alone.items():
        known = strength(thumb, rules)
        assert (cost.mean, cost.extra, cost.shut) == pytest.approx((known.mean, known.extra, known.shut), abs=1e-12)
    assert min(strength(thumb, rules).mean for thumb in THUMBS) >= min(means) - 1e-12


def test_rules_that_come_to_the_same_are_told_once() -> None:
    # In one row the total left is the same whatever is shut, and the highest tiles first needs no tie-break.
    thumbs = {habit.thumbs for habit in card(named("nine").turn).habits}
    assert not any("least-left" in each for each in thumbs)
    assert not any(each[0] == "highest" and len(each) > 1 for each in thumbs)
    assert all(len(set(each)) == len(each) <= 2 for each in thumbs)


def test_nine_is_the_same_card_every_time_and_its_lists_are_complete() -> None:
    made = card(named("nine").turn)
    assert made == card(named("nine").turn)
    assert f"{made.cost.extra:.4f}" == "0.1167"
    assert made.best.mean == pytest.approx(27323400707 / 2448880128, rel=1e-13)
    assert made.dice is None
    assert [sum(line.throws[0]) for line in made.lines] == list(range(2, 13))
    assert not any(line.more for line in made.lines)
    counts = [len(line.choices) for line in made.lines]
    assert counts == [1, 2, 2, 3, 4, 5, 6, 8, 9, 10, 12]


def test_no_exchange_of_neighbours_makes_a_card_better() -> None:
    rules = from_data({"box": [1, 2, 3, 4, 5], "faces": 4}).turn
    made = card(rules)
    best = mean(made)
    for index, line in enumerate(made.lines):
        for place in range(len(line.choices) - 1):
            choices = [*line.choices]
            choices[place : place + 2] = choices[place + 1], choices[place]
            lines = [*made.lines]
            lines[index] = Line(line.throws, tuple(choices), line.more)
            other = Card(rules, tuple(lines), made.otherwise, made.dice, made.cost, made.best, made.habits)
            assert mean(other) > best * (1 - Fraction(1, 10**8))


@pytest.mark.parametrize(
    ("settings", "when"),
    [
        ({"one_die": "standing:6:optional"}, OneDieWhen.ALWAYS),
        ({"one_die": "789:optional"}, OneDieWhen.STANDING),
        ({"one_die": "standing:6:optional", "buys": "thai"}, OneDieWhen.NEVER),
    ],
)
def test_the_rule_for_the_dice_is_the_best_simple_one(settings: dict[str, Any], when: OneDieWhen) -> None:
    rules: RuleSet = from_data(settings)
    made = card(rules.turn)
    assert made.dice is not None
    assert made.dice.when is when
    if when is OneDieWhen.STANDING:
        assert made.dice.limit == 6


def test_an_unlucky_throw_has_nothing_to_shut() -> None:
    made = card(named("unlucky-seven").turn)
    assert line_of(made, (3, 4)) == Line(((1, 6), (2, 5), (3, 4)), (), more=False)


def test_progress_is_told_while_a_card_is_made() -> None:
    seen: list[tuple[int, int]] = []
    card(tiny("rows").turn, lambda done, of: seen.append((done, of)))
    assert seen
    assert all(0 <= done < of for done, of in seen)
    assert seen == sorted(seen)
