"""Images of a box: every tile, die and total is where it belongs, and a step changes only what it touches."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from shutbox.envs import TurnEnv
from shutbox.envs.batch import TurnVectorEnv
from shutbox.envs.raster import DIE, INK, SLOT, TILE, field, image_size, raster
from shutbox.rules import Position, names, read_position
from tests.envs.variety import HOUSE, rules_of


def colours(part: Any) -> set[tuple[int, ...]]:
    return {tuple(map(int, dot)) for dot in part.reshape(-1, 3)}


@pytest.mark.parametrize("rules", [*names(), *HOUSE])
def test_every_rule_set_has_images_of_one_size(rules: str) -> None:
    turn = rules_of(rules).turn
    for position in (turn.set_up, Position(0)):
        image = raster(turn, position, (1,) * turn.dice)
        assert (image.shape, image.dtype) == ((*image_size(turn), 3), np.uint8)


def test_tiles_that_stand_look_otherwise_than_those_that_are_shut() -> None:
    turn = rules_of("double-shutter").turn
    image = raster(turn, read_position(turn.box, "1.345678./98765432."))
    front, behind = 1, 0
    assert colours(field(image, front, 0)) == {TILE, INK}
    assert colours(field(image, front, 1)) == {SLOT}
    assert colours(field(image, behind, 1)) == {TILE, INK}
    assert colours(field(image, behind, 8)) == {SLOT}


def test_each_number_has_a_shape_of_its_own() -> None:
    image = raster(rules_of("twelve").turn, rules_of("twelve").turn.set_up)
    shapes = {field(image, 0, place).tobytes() for place in range(12)}
    assert len(shapes) == 12


def test_the_dice_on_the_table_are_drawn_and_no_others() -> None:
    turn = rules_of("nine").turn
    one, two = raster(turn, turn.set_up, (4,)), raster(turn, turn.set_up, (4, 6))
    assert colours(field(one, 1, 0)) == {DIE, INK}
    assert DIE not in colours(field(one, 1, 1))
    assert field(two, 1, 0).tobytes() == field(one, 1, 0).tobytes()
    assert field(two, 1, 1).tobytes() != field(two, 1, 0).tobytes()


def test_gymnasium_gets_an_image_of_the_turn() -> None:
    env = gymnasium.make("shutbox/Nine-v0", render_mode="rgb_array")
    env.reset(options={"dice": [(4, 5)]})
    env.step(0)
    turn = rules_of("nine").turn
    assert np.array_equal(np.asarray(env.render()), raster(turn, turn.set_up, (4, 5)))


def test_without_being_asked_nothing_is_drawn() -> None:
    assert TurnEnv("nine").render() is None
    assert TurnVectorEnv("nine").render() is None


def test_many_turns_have_an_image_each() -> None:
    env = TurnVectorEnv("nine", num_envs=3, render_mode="rgb_array")
    env.reset(seed=1)
    seen, *_ = env.step(np.zeros(3, np.int64))
    images = env.render()
    assert images is not None
    turn = rules_of("nine").turn
    for throw, image in zip(seen["throw"], images, strict=True):
        faces = tuple(face for face, count in enumerate(throw, 1) for _ in range(count))
        assert np.array_equal(image, raster(turn, turn.set_up, faces))
