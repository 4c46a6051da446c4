"""A rule set's measures beside playing its turns out, every throw of every dice, through `decide` and `evolve`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shutbox.play import Action, Game, Off, Phase, ScriptedDice, Shut, ThrowDice, decide, evolve, legal, new_game
from shutbox.rules import RuleSet, TurnRules, moves, named, score, throws
from shutbox.rules.box import Position
from shutbox.solve.reference import exact_values
from shutbox.tournament.measure import MEASURES, measures, skill_share
from tests.games.solved_tiny import tiny, tiny_turns

Choices = list[tuple[Fraction, Action]]


@dataclass
class Course:
    """What came of every way that a turn can go: the chance of each total, and what there was to do on the way."""

    totals: dict[int, Fraction] = field(default_factory=dict)
    throws: Fraction = Fraction(0)
    tile_choices: Fraction = Fraction(0)
    dice_choices: Fraction = Fraction(0)

    @property
    def mean(self) -> Fraction:
        return sum((total * chance for total, chance in self.totals.items()), Fraction(0))

    @property
    def variance(self) -> Fraction:
        return sum(((total - self.mean) ** 2 * chance for total, chance in self.totals.items()), Fraction(0))


def played(rules: RuleSet, choose: Callable[[Game], Choices]) -> Course:
    """A turn alone at the box, all of it."""
    course = Course()

    def go_on(game: Game, chance: Fraction) -> None:
        if game.over:
            total = game.tally.results[0]
            assert total is not None
            course.totals[total] = course.totals.get(total, Fraction(0)) + chance
            return
        several = len(legal(game)) > 1
        if game.phase is Phase.SHUT:
            course.tile_choices += chance * several
        else:
            course.throws += chance
            course.dice_choices += chance * several
        for share, action in choose(game):
            act(game, chance * share, action)

    def act(game: Game, chance: Fraction, action: Action) -> None:
        if not isinstance(action, ThrowDice):
            go_on(evolve(game, decide(game, action)), chance)
            return
        off = rules.turn.off_mat_chance
        if off:
            go_on(evolve(game, Off()), chance * off)
        for faces, weight in throws(action.dice, rules.turn.faces):
            share = (1 - off) * Fraction(weight, rules.turn.faces**action.dice)
            go_on(evolve(game, decide(game, action, ScriptedDice([faces]))), chance * share)

    go_on(new_game(rules, ("Ann",)), Fraction(1))
    return course


def best_play(rules: RuleSet) -> Callable[[Game], Choices]:
    """The first of the actions that lead to the least mean total, in exact fractions."""
    value = exact_values(rules.turn, lambda place: Fraction(score(rules.turn, place)), sign=-1)

    def thrown(position: int, dice: int) -> Fraction:
        total = Fraction(0)
        for faces, weight in throws(dice, rules.turn.faces):
            after = [value(Position(position - move)) for move in moves(rules.turn, Position(position), faces)]
            total += weight * min(after, default=Fraction(score(rules.turn, position)))
        return total / Fraction(rules.turn.faces**dice)

    def choose(game: Game) -> Choices:
        def worth(action: Action) -> Fraction:
            if isinstance(action, Shut):
                return value(Position(game.position - action.move))
            assert isinstance(action, ThrowDice)
            return thrown(game.position, action.dice)

        return [(Fraction(1), min(legal(game), key=worth))]

    return choose


def by_lot(game: Game) -> Choices:
    """Any of the legal actions."""
    found = legal(game)
    return [(Fraction(1, len(found)), action) for action in found]


def check(rules: RuleSet) -> None:
    perfect, lots = played(rules, best_play(rules)), played(rules, by_lot)
    row = measures(rules, 2)
    assert tuple(row) == MEASURES
    assert row["mean"] == pytest.approx(float(perfect.mean), abs=1e-10)
    assert row["sd"] == pytest.approx(sqrt(perfect.variance), abs=1e-6)
    assert row["shut"] == pytest.approx(float(perfect.totals.get(0, 0)), abs=1e-12)
    assert row["throws"] == pytest.approx(float(perfect.throws), abs=1e-10)
    assert row["tile_choices"] == pytest.approx(float(perfect.tile_choices), abs=1e-10)
    assert row["dice_choices"] == pytest.approx(float(perfect.dice_choices), abs=1e-10)
    assert row["choices"] == row["tile_choices"] + row["dice_choices"]
    assert row["random"] == pytest.approx(float(lots.mean), abs=1e-10)
    between = (perfect.mean - lots.mean) ** 2 / 4
    within = (perfect.variance + lots.variance) / 2
    assert row["skill"] == pytest.approx(float(between / (between + within)) if between + within else 0.0, abs=1e-9)
    shut = exact_values(rules.turn, lambda place: Fraction(place == 0))
    assert row["shut_most"] == pytest.approx(float(shut(rules.turn.set_up)), abs=1e-12)


@pytest.mark.parametrize("box", ["row", "dice", "rows"])
def test_the_measures_are_those_of_a_turn_played_out(box: str) -> None:
    check(tiny(box))


lasting = tiny_turns().filter(lambda rules: not rules.off_mat_chance or rules.off_mat.value in ("end", "void"))


@settings(max_examples=25)
@given(lasting)
def test_the_measures_of_any_rules_are_those_of_a_turn_played_out(rules: TurnRules) -> None:
    check(RuleSet("any", rules))


@given(st.dictionaries(st.integers(0, 20), st.floats(0.01, 1), min_size=1, max_size=5))
def test_skill_explains_nothing_between_equals_and_everything_without_luck(weights: dict[int, float]) -> None:
    whole = sum(weights.values())
    chances = {total: weight / whole for total, weight in weights.items()}
    assert skill_share(chances, chances) == 0.0
    assert skill_share({0: 1.0}, {5: 1.0}) == 1.0
    assert 0 <= skill_share(chances, {0: 1.0}) <= 1


def test_a_mixture_of_two_players_has_the_variance_that_is_shared_out() -> None:
    one, other = {0: 0.5, 4: 0.5}, {6: 0.25, 10: 0.75}
    mixed = {total: chance / 2 for part in (one, other) for total, chance in part.items()}
    mean = sum(total * chance for total, chance in mixed.items())
    variance = sum((total - mean) ** 2 * chance for total, chance in mixed.items())
    assert skill_share(one, other) * variance == pytest.approx(((9 - 2) / 2) ** 2)


def test_a_game_that_is_only_solved_by_turns_has_no_opener() -> None:
    row = measures(named("knock-out-45"), 4)
    assert (row["opener"], row["unit"], row["horizon"]) == (None, None, None)
