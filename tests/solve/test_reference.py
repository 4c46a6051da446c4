"""Exact values in fractions: the published ones, and those of the games themselves."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings

from shutbox.play import Game
from shutbox.rules import RuleSet, TurnRules, from_data, named, read_position
from shutbox.rules.box import Position
from shutbox.rules.ruleset import Format, GameRules, faults
from shutbox.solve.objective import MEAN, SHUT, Objective, worth
from shutbox.solve.reference import Worth, exact_values
from tests.games.solved_tiny import begun, tiny_turns
from tests.games.solved_twin import Twin


def exact(rules: TurnRules, objective: Objective) -> Worth:
    """The exact values for an objective."""
    return exact_values(rules, lambda position: worth(objective, rules, position), sign=objective.sign)


def left_standing(game: Game) -> tuple[float] | None:
    """What the turn of a game alone has left standing, as something to have much of."""
    return (-float(game.total),) if game.over else None


def test_durango_bill_and_others_nine_two_dice_always() -> None:
    rules = named("nine").turn
    assert exact(rules, MEAN)(rules.set_up) == Fraction(27323400707, 2448880128)
    assert exact(rules, SHUT)(rules.set_up) == Fraction(466473281, 6530347008)


def test_durango_bill_and_unary_plus_nine_one_die_at_six_or_fewer() -> None:
    rules = named("nine-sum6").turn
    assert exact(rules, MEAN)(rules.set_up) == Fraction(431830449503, 39182082048)
    assert exact(rules, SHUT)(rules.set_up) == Fraction(956177159, 9795520512)


def test_a_lone_tile_is_shut_by_the_one_face_that_shows_it() -> None:
    rules = from_data({"box": [1], "dice": 1, "faces": 2}).turn
    assert exact(rules, SHUT)(Position(1)) == Fraction(1, 2)
    assert exact(rules, MEAN)(Position(1)) == Fraction(1, 2)


def test_of_two_moves_the_better_counts_and_not_their_sum() -> None:
    rules = from_data({"box": [1, 2, 3], "dice": 1, "faces": 3}).turn
    three, both = read_position(rules.box, "..3"), read_position(rules.box, "12.")
    value = exact(rules, SHUT)
    # A 1 leaves 2 and 3; a 2 leaves 1 and 3; a 3 shuts the 3 or the two others.
    first, second = value(read_position(rules.box, ".23")), value(read_position(rules.box, "1.3"))
    assert value(three) == Fraction(1, 3)
    assert value(rules.set_up) == (first + second + max(value(three), value(both))) / 3


def test_the_worst_is_the_least_chance_and_the_greatest_mean() -> None:
    rules = named("nine-sum6").turn
    assert exact(rules, Objective(worst=True))(rules.set_up) > 2 * exact(rules, MEAN)(rules.set_up)
    assert exact(rules, Objective(SHUT.aim, worst=True))(rules.set_up) < exact(rules, SHUT)(rules.set_up) / 9


def test_a_throw_that_is_sure_to_leave_the_mat_ends_the_turn_at_the_full_box() -> None:
    for penalty in ("end", "void"):
        rules = from_data({"off_mat": penalty, "off_mat_chance": 1}).turn
        assert exact(rules, MEAN)(rules.set_up) == 45
        assert exact(rules, SHUT)(rules.set_up) == 0


def test_a_void_turn_counts_the_whole_set_up_from_any_position() -> None:
    # Alone with the 2: it falls, or the throw misses and 2 counts, or a die leaves the mat and 3 counts.
    rules = from_data({"box": [1, 2], "dice": 1, "faces": 3, "off_mat": "void", "off_mat_chance": "1/3"}).turn
    assert exact(rules, MEAN)(Position(2)) == Fraction(2, 3) * Fraction(2 + 2, 3) + Fraction(1, 3) * 3


def test_a_tile_that_rises_again_gives_another_throw() -> None:
    # Alone with the 1: it falls, or the throw misses, or the 2 stands up again and both are as they were.
    rules = from_data({"box": [1, 2], "dice": 1, "faces": 3, "off_mat": "raise", "off_mat_chance": "1/3"}).turn
    value = exact(rules, SHUT)
    full, one, two = value(Position(3)), value(Position(1)), value(Position(2))
    assert full == (one + two + 1) / 3
    assert one == Fraction(2, 3) * Fraction(1, 3) + full / 3 == two


def test_a_tile_rises_beyond_a_set_up_that_left_others_shut() -> None:
    rules = from_data(
        {"box": [1, 2, 3], "set_up": "1.3", "dice": 1, "faces": 3, "off_mat": "raise", "off_mat_chance": "1/3"}
    ).turn
    plain = from_data({"box": [1, 3], "dice": 1, "faces": 3, "off_mat": "raise", "off_mat_chance": "1/3"}).turn
    assert exact(rules, MEAN)(rules.set_up) == exact(plain, MEAN)(plain.set_up)


@settings(max_examples=100)
@given(tiny_turns())
def test_exact_values_are_those_of_the_games_that_can_be_played(turn: TurnRules) -> None:
    game = GameRules(Format.SOLITAIRE)
    if not faults(turn, game):
        twin = Twin(begun(RuleSet("alone", turn, game), 1))
        assert twin.root.value[0] == pytest.approx(float(exact(turn, SHUT)(turn.set_up)), abs=1e-10)
    alone = Twin(begun(RuleSet("alone", turn), 1), left_standing)
    assert -alone.root.value[0] == pytest.approx(float(exact(turn, MEAN)(turn.set_up)), rel=1e-10, abs=1e-10)
