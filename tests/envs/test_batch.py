"""Many turns at once: the same turns as one by one, and dice that fall as they should."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from shutbox.envs import TurnEnv
from shutbox.envs.batch import TurnVectorEnv
from shutbox.envs.observation import PHASES
from shutbox.errors import IllegalActionError
from shutbox.play import Phase, ScriptedDice
from shutbox.rules import OffMat, RuleSet, moves, named, standing, throws
from shutbox.solve.tables import graph
from shutbox.solve.turn import Policy, policy_distribution, policy_values
from tests.envs.variety import HOUSE, rules_of

Faces = tuple[int, ...]
TURNS, STEPS = 6, 60


def batch(rules: RuleSet | str, count: int = TURNS, **options: Any) -> TurnVectorEnv:
    """A batch as `gymnasium.make_vec` makes it."""
    made = gymnasium.make_vec("shutbox/Turn-v0", count, vectorization_mode="vector_entry_point", rules=rules, **options)
    assert isinstance(made, TurnVectorEnv)
    return made


def at_random(infos: dict[str, Any], generator: np.random.Generator, *, wild: float = 0.0) -> Any:
    """A legal action for each turn; now and then any at all."""
    mask = infos["action_mask"]
    chosen = (mask * (generator.random(mask.shape) + 0.1)).argmax(axis=1)
    free = generator.integers(0, mask.shape[1], mask.shape[0])
    return np.where(generator.random(mask.shape[0]) < wild, free, chosen)


def seen_dice(env: TurnEnv, action: int, after: dict[str, Any]) -> Faces | None:
    """The throw that a step of a batch has made, read off what it shows; of a miss it shows only that it was one."""
    phase = PHASES[after["phase"]]
    if env.game.phase is not Phase.THROW or not env.index.mask(env.game)[action]:
        return None
    if phase is Phase.SHUT:
        return tuple(face for face, count in enumerate(after["throw"], 1) for _ in range(count))
    turn, dice = env.rules.turn, env.index.dice[action]
    whole = np.array_equal(after["standing"], standing(turn.box, turn.set_up))
    if phase is not Phase.OVER or (turn.off_mat is OffMat.VOID and whole):
        return ()
    missed = [throw for throw, _ in throws(dice, turn.faces) if not moves(turn, env.game.position, throw)]
    return missed[0] if missed else ()


def part(tree: dict[str, Any], turn: int) -> dict[str, Any]:
    """What concerns one turn of a batch."""
    return {name: value[turn] for name, value in tree.items() if not name.startswith("_")}


def same(one: dict[str, Any], other: dict[str, Any]) -> None:
    """Whether a turn of a batch shows what a turn by itself shows."""
    assert one.keys() == other.keys()
    for name, value in one.items():
        if name == "regret":
            assert value == pytest.approx(other[name], abs=1e-9)
        else:
            assert np.array_equal(value, other[name]), name
            assert np.asarray(value).dtype == np.asarray(other[name]).dtype, name


@pytest.mark.parametrize("objective", ["mean", "below:8"])
@pytest.mark.parametrize("rules", ["nine", "double-shutter", "digits", "two-to-go", *HOUSE])
def test_a_batch_is_turns_one_by_one_with_the_same_dice(rules: str, objective: str) -> None:
    options: dict[str, Any] = {"objective": objective, "regret": True}
    many, alone = batch(rules_of(rules), **options), [TurnEnv(rules_of(rules), **options) for _ in range(TURNS)]
    generator = np.random.default_rng(5)
    seen, infos = many.reset(seed=3)
    for turn, env in enumerate(alone):
        shown, info = env.reset()
        same(part(seen, turn), shown)
        same(part(infos, turn), info)
    over = np.zeros(TURNS, bool)
    for _ in range(STEPS):
        actions = at_random(infos, generator, wild=0.2)
        seen, rewards, ended, cut, infos = many.step(actions)
        assert not cut.any()
        for turn, env in enumerate(alone):
            if over[turn]:
                shown, info = env.reset()
                info["regret"], reward, done = 0.0, 0.0, False
            else:
                throw = seen_dice(env, int(actions[turn]), part(seen, turn))
                env.dice = ScriptedDice([] if throw is None else [throw])
                shown, reward, done, _, info = env.step(int(actions[turn]))
            same(part(seen, turn), shown)
            same(part(infos, turn), info)
            assert (rewards[turn], ended[turn]) == (reward, done)
        over = ended


def test_the_mode_of_resetting_is_declared_and_every_observation_is_in_the_space() -> None:
    env, generator = batch(named("double-shutter"), 50), np.random.default_rng(1)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, infos = env.reset(seed=1)
    for _ in range(40):
        assert env.observation_space.contains(seen)
        actions = at_random(infos, generator)
        assert env.action_space.contains(actions)
        kept, (seen, *_, infos) = seen, env.step(actions)
        assert all(not np.shares_memory(kept[name], seen[name]) for name in seen)


def test_a_catalogue_name_makes_a_batch_too_and_a_seed_repeats_it() -> None:
    def told(seed: int) -> list[Any]:
        env = gymnasium.make_vec("shutbox/DoubleShutter-v0", 8)
        assert isinstance(env, TurnVectorEnv)
        _, infos = env.reset(seed=seed)
        generator, shown = np.random.default_rng(0), []
        for _ in range(30):
            seen, rewards, *_, infos = env.step(at_random(infos, generator))
            shown.append([seen["standing"].tolist(), seen["throw"].tolist(), rewards.tolist()])
        return shown

    assert told(1) == told(1)
    assert told(1) != told(2)


def test_a_turn_is_cut_where_a_longest_is_set_and_begins_anew_after_that() -> None:
    env = batch(named("nine"), 3, max_episode_steps=4)
    _, infos = env.reset(seed=1)
    cuts = []
    for _ in range(12):
        _, _, ended, cut, infos = env.step(np.full(3, 1))  # shut before any throw: illegal, nothing happens
        assert not ended.any()
        assert infos["position"].tolist() == [511] * 3
        cuts.append(bool(cut.all()))
    assert cuts == [False, False, False, True, False] * 2 + [False, False]


@pytest.mark.parametrize(
    ("actions", "code"), [([0, 0], "envs-actions"), ([0, 0, 63], "action-unknown"), ([0, -1, 0], "action-unknown")]
)
def test_actions_that_are_no_numbers_of_the_index_are_refused(actions: list[int], code: str) -> None:
    env = batch(named("nine"), 3)
    env.reset(seed=1)
    with pytest.raises(IllegalActionError) as refused:
        env.step(np.array(actions))
    assert refused.value.code == code


@pytest.mark.parametrize("rules", ["nine", "raise", "end", "three dice", "forced", "thai"])
def test_totals_at_random_are_spread_as_the_solver_says(rules: str) -> None:
    made = graph(rules_of(rules).turn)
    lengths = np.diff(made.first)
    # Every legal action alike: the moves of a row, the numbers of dice.
    one_die = np.where(made.counts == 3, 0.5, (made.counts == 2).astype(float))
    policy = Policy(np.repeat(1 / np.maximum(lengths, 1), lengths), one_die, made.lost)
    expected = policy_distribution(made, policy)
    assert sum(expected.values()) == pytest.approx(1)
    mean = policy_values(made, policy, made.totals)[made.rules.set_up]
    found = first_totals(batch(rules_of(rules), 20_000))
    assert abs(found.mean() - mean) < 4 * found.std() / found.size**0.5
    for total, chance in expected.items():
        assert abs((found == total).mean() - chance) < 5 * (chance * (1 - chance) / found.size) ** 0.5 + 1e-4


def first_totals(env: TurnVectorEnv) -> Any:
    """The totals of one turn each; all are waited for, because short turns are the bad ones."""
    _, infos = env.reset(seed=2)
    generator, totals = np.random.default_rng(1), np.full(env.num_envs, -1.0)
    while (totals < 0).any():
        _, rewards, ended, _, infos = env.step(at_random(infos, generator))
        totals = np.where(ended & (totals < 0), -rewards, totals)
    return totals


def test_every_throw_comes_as_often_as_it_should() -> None:
    env = batch(named("nine"), 36_000)
    env.reset(seed=11)
    seen, *_ = env.step(np.zeros(36_000, int))
    assert (PHASES[seen["phase"][0]], seen["throw"].sum()) == (Phase.SHUT, 72_000)
    surprise = 0.0
    for throw, weight in throws(2, 6):
        shown = [throw.count(face) for face in range(1, 7)]
        count = int((seen["throw"] == shown).all(axis=1).sum())
        surprise += (count - 1000 * weight) ** 2 / (1000 * weight)
    # Chi-squared with 20 degrees of freedom: above 45 in one case of a thousand.
    assert surprise < 45
