"""The turn as a Gymnasium environment: Gymnasium's own checks, and every number beside the rules and the solver."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from shutbox.envs import TurnEnv, environment_name
from shutbox.envs.observation import PHASES
from shutbox.errors import IllegalActionError, NotationError, ShutboxError
from shutbox.play import Phase, Shut, ThrowDice, legal
from shutbox.rules import from_data, moves, named, names, read_position, score
from shutbox.rules.box import Move, Position
from shutbox.solve.objective import MEAN, SHUT, Objective, below, worth
from shutbox.solve.reference import exact_values
from tests.envs.variety import HOUSE, house, rules_of


def turn(rules: str, **options: Any) -> TurnEnv:
    """The environment as `gymnasium.make` makes it, without its wrappers."""
    if rules in HOUSE:
        made = gymnasium.make("shutbox/Turn-v0", rules=house(rules), **options)
    else:
        made = gymnasium.make(environment_name(rules), **options)
    assert isinstance(made.unwrapped, TurnEnv)
    return made.unwrapped


def shut(env: TurnEnv, position: str, throw: tuple[int, ...]) -> int:
    """The number of the move that leaves this position."""
    before = env.game.position
    after = read_position(env.rules.turn.box, position)
    assert before - after in moves(env.rules.turn, before, throw)
    return env.index.encode(Shut(Move(before - after)))


@pytest.mark.parametrize("rules", [*names(), *HOUSE])
def test_gymnasium_finds_nothing_wrong(rules: str) -> None:
    check_env(turn(rules))


@pytest.mark.parametrize("options", [{"objective": "shut"}, {"objective": "below:12:1/2"}, {"regret": True}])
def test_gymnasium_finds_nothing_wrong_with_the_options(options: dict[str, Any]) -> None:
    check_env(turn("three dice", **options))


def test_a_turn_goes_as_its_dice_and_actions_say() -> None:
    env = TurnEnv("nine", render_mode="ansi")
    seen, info = env.reset(options={"dice": [(4, 5), (2, 6), (6, 6)]})
    assert seen["standing"].tolist() == [1] * 9
    assert (PHASES[seen["phase"]], info["action_mask"].nonzero()[0].tolist()) == (Phase.THROW, [0])
    seen, reward, over, _, info = env.step(0)
    assert seen["throw"].tolist() == [0, 0, 0, 1, 1, 0]
    assert (PHASES[seen["phase"]], reward, over, info["total"]) == (Phase.SHUT, 0.0, False, 45.0)
    assert env.render() == "123456789 = 45 4,5 shut"
    seen, *_ = env.step(shut(env, "12345678.", (4, 5)))
    assert seen["standing"].tolist() == [1] * 8 + [0]
    assert seen["throw"].tolist() == [0] * 6
    env.step(0)
    env.step(shut(env, "1.345.78.", (2, 6)))
    assert env.render() == "1.345.78. = 28 throw"
    seen, reward, over, cut, info = env.step(0)
    # Twelve: 8+4, 7+5 or 8+3+1 go.
    assert (PHASES[seen["phase"]], over, cut, reward) == (Phase.SHUT, False, False, 0.0)
    assert info["position"] == read_position(env.rules.turn.box, "1.345.78.")


def small(**options: Any) -> TurnEnv:
    """A turn on a small box, about to be thrown at with 2 standing: shut 4, then 3+1."""
    env = TurnEnv(from_data({"box": "1234", "dice": 1, "faces": 4}), **options)
    env.reset(options={"dice": [(4,), (4,), (1,)]})
    env.step(0)
    env.step(shut(env, "123.", (4,)))
    env.step(0)
    env.step(shut(env, ".2..", (4,)))
    return env


@pytest.mark.parametrize(
    ("objective", "reward"),
    [("mean", -2.0), ("shut", 0.0), ("below:3", 1.0), ("below:2", 0.0), ("below:2:1/2", 0.5), ("below:1", 0.0)],
)
def test_the_reward_comes_at_the_end_and_is_what_the_objective_counts(objective: str, reward: float) -> None:
    env = small(objective=objective)
    seen, got, over, cut, info = env.step(0)
    assert (got, over, cut, info["total"]) == (reward, True, False, 2.0)
    assert PHASES[seen["phase"]] is Phase.OVER
    assert not info["action_mask"].any()


def test_an_illegal_action_changes_nothing_and_costs_one() -> None:
    env = small()
    before = env.game
    mask = env.index.mask(before)
    for number in np.flatnonzero(mask == 0):
        seen, reward, over, cut, info = env.step(int(number))
        assert (reward, over, cut, info["illegal"]) == (-1.0, False, False, True)
        assert env.game is before
        assert info["action_mask"].tolist() == mask.tolist()
        assert seen["standing"].tolist() == [0, 1, 0, 0]


def test_an_illegal_action_is_raised_where_that_is_wanted() -> None:
    with pytest.raises(IllegalActionError) as refused:
        small(illegal="raise").step(1)
    assert refused.value.code == "action-illegal"
    assert refused.value.arguments == {"got": 1, "phase": "throw"}


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"illegal": "die"}, "envs-illegal"),
        ({"objective": "most"}, "objective-unknown"),
        ({"rules": "nein"}, "rules-unknown"),
    ],
)
def test_what_cannot_be_made_is_refused_by_its_code(options: dict[str, Any], code: str) -> None:
    with pytest.raises(NotationError) as refused:
        TurnEnv(**options)
    assert refused.value.code == code


def test_a_list_of_throws_that_is_too_short_is_refused() -> None:
    env = TurnEnv("nine")
    env.reset(options={"dice": []})
    with pytest.raises(ShutboxError) as refused:
        env.step(0)
    assert refused.value.code == "dice-script-over"


def told(env: TurnEnv, seed: int | None, generator: np.random.Generator) -> list[Any]:
    """Everything that a random turn shows."""
    seen, info = env.reset(seed=seed)
    shown: list[Any] = [(env.game.position, env.game.throw)]
    over = False
    while not over:
        choices = np.flatnonzero(info["action_mask"])
        assert env.action_masks().nonzero()[0].tolist() == choices.tolist()
        seen, reward, over, _, info = env.step(generator.choice(choices))
        assert env.observation_space.contains(seen)
        shown.append((env.game.position, env.game.throw, reward))
    assert shown[-1][2] == -score(env.rules.turn, env.game.position)
    return shown


@pytest.mark.parametrize("rules", ["double-shutter", *HOUSE])
def test_a_seed_repeats_a_turn_and_the_turns_after_it(rules: str) -> None:
    env, chance = TurnEnv(rules_of(rules)), np.random.default_rng
    once = [told(env, seed, chance(1)) for seed in (7, None, None)]
    again = [told(env, seed, chance(1)) for seed in (7, None, None)]
    other = [told(env, seed, chance(1)) for seed in (8, None, None)]
    assert once == again
    assert once != other
    assert any(each != once[0] for each in once)


def throws(env: TurnEnv, seed: int, generator: np.random.Generator) -> list[tuple[int, ...]]:
    """The throws of a random turn."""
    shown = told(env, seed, generator)
    return [each[1] for each in shown if each[1]]


def test_the_dice_of_a_seed_do_not_depend_on_the_actions() -> None:
    env = TurnEnv("nine")
    for seed in range(20):
        one, other = (throws(env, seed, np.random.default_rng(actor)) for actor in (1, 2))
        assert all(mine == theirs for mine, theirs in zip(one, other, strict=False))


@pytest.mark.parametrize("rules", ["choose", "void", "three dice", "exact", "one die"])
@pytest.mark.parametrize("objective", [MEAN, SHUT, below(9, Fraction(1, 2))], ids=lambda each: each.spelling)
def test_regret_is_what_the_exact_values_say(rules: str, objective: Objective) -> None:
    env = TurnEnv(rules_of(rules), objective=objective.spelling, regret=True)
    turn_rules = env.rules.turn
    value = exact_values(turn_rules, lambda place: worth(objective, turn_rules, place), sign=objective.sign)
    checked = 0
    for seed in range(4):
        _, info = env.reset(seed=seed)
        generator, over = np.random.default_rng(seed), False
        while not over:
            before = env.game
            number = int(generator.choice(np.flatnonzero(info["action_mask"])))
            _, _, over, _, info = env.step(number)
            asked = env.index.decode(number)
            if isinstance(asked, Shut):
                worths = [
                    objective.sign * value(Position(before.position - move))
                    for move in env.index.moves
                    if Shut(move) in legal(before)
                ]
                mine = objective.sign * value(Position(before.position - asked.move))
                assert info["regret"] == pytest.approx(float(max(worths) - mine), abs=1e-9)
                checked += 1
            elif isinstance(asked, ThrowDice) and len(legal(before)) == 1:
                assert info["regret"] == 0.0
    assert checked


def test_a_total_without_its_regret_is_luck_alone() -> None:
    rules = house("choose")
    value = exact_values(rules.turn, lambda place: worth(MEAN, rules.turn, place), sign=-1)(rules.turn.set_up)
    env, generator, totals = TurnEnv(rules, regret=True), np.random.default_rng(1), []
    for seed in range(500):
        _, info = env.reset(seed=seed)
        over, lost, reward = False, 0.0, 0.0
        while not over:
            _, reward, over, _, info = env.step(generator.choice(np.flatnonzero(info["action_mask"])))
            lost += info["regret"]
        totals.append(-reward - lost)
    # However badly it is played, the mean of what remains is that of the best play.
    assert abs(np.mean(totals) - float(value)) < 4 * float(np.std(totals)) / len(totals) ** 0.5


def test_every_rule_set_of_the_catalogue_can_be_made_by_its_name() -> None:
    for name in names():
        made = gymnasium.make(environment_name(name)).unwrapped
        assert isinstance(made, TurnEnv)
        assert made.rules == named(name)
