"""A game at this terminal, its dice and its notes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shutbox.cli.game.answer import TypedFaces
from shutbox.cli.game.local_game import SEEDED, SYSTEM, TYPED, LocalGame, advance, new_record, open_game, outcome
from shutbox.cli.line.arguments import UsageError
from shutbox.errors import ShutboxError
from shutbox.play import ThrowDice, Thrown, begun, extended, legal, read_event, read_record, write_record
from shutbox.rules import changed, named

NINE = named("nine")
SAME_DICE = changed(NINE, {"same_dice": "true"})


def played_on(local: LocalGame, most: int = 200) -> LocalGame:
    """The game after the first legal action at every step."""
    for _ in range(most):
        if local.game.over:
            break
        local = advance(local, outcome(local, legal(local.game)[0]))
    return local


@pytest.mark.parametrize("kind", [None, SYSTEM, SEEDED])
def test_the_computer_throws_unless_faces_are_typed(kind: str | None) -> None:
    local = open_game(new_record(NINE, ["Ann", "Bo"], kind, None))
    assert not local.typed
    assert played_on(local).game.over


def test_typed_faces_are_thrown_as_they_are() -> None:
    local = open_game(new_record(NINE, ["Ann"], TYPED, None))
    assert local.typed
    event = outcome(local, TypedFaces((4, 5)))
    assert isinstance(event, Thrown)
    assert event.faces == (4, 5)
    with pytest.raises(ShutboxError):
        outcome(local, TypedFaces((4, 7)))


def test_a_seed_makes_the_same_game_again() -> None:
    first, second = (played_on(open_game(new_record(NINE, ["Ann", "Bo"], None, "a seed"))) for _ in range(2))
    assert first.record == second.record
    assert first.record.note("seed") == first.bot_seed == "a seed"
    other = played_on(open_game(new_record(NINE, ["Ann", "Bo"], None, "another")))
    assert other.record.events != first.record.events


def test_a_seed_is_drawn_where_the_dice_must_come_again() -> None:
    seeds = [new_record(rules, ["Ann"], kind, None).note("seed") for rules, kind in ((NINE, SEEDED), (SAME_DICE, None))]
    assert None not in seeds
    assert len(set(seeds)) == 2
    assert new_record(NINE, ["Ann"], None, None).note("seed") is None


def test_a_game_with_a_seed_goes_on_where_its_record_ends() -> None:
    whole = played_on(open_game(new_record(NINE, ["Ann", "Bo"], None, "a seed")))
    half = played_on(open_game(new_record(NINE, ["Ann", "Bo"], None, "a seed")), most=4)
    assert not half.game.over
    resumed = open_game(read_record(write_record(half.record)))
    assert played_on(resumed).record == whole.record


def test_a_record_goes_on_with_the_dice_that_it_was_played_with() -> None:
    record = begun(NINE, ["Ann"])
    typed = extended(record, read_event(record.game, "4,5t"))
    assert open_game(typed).typed
    assert not open_game(extended(record, read_event(record.game, "4,5r"))).typed
    assert not open_game(record).typed


def test_a_game_that_is_over_opens_without_the_seed_of_its_dice() -> None:
    over = played_on(open_game(new_record(SAME_DICE, ["Ann"], None, "a seed")))
    opened = open_game(replace(over.record, notes=()), "file")
    assert (opened.game.over, opened.typed, opened.path) == (True, False, "file")


def test_the_same_dice_for_everybody_cannot_go_on_without_their_seed() -> None:
    with pytest.raises(UsageError, match="resume-same-dice"):
        open_game(begun(SAME_DICE, ["Ann", "Bo"]))


@pytest.mark.parametrize(
    ("kind", "seed", "code"),
    [
        (TYPED, "seed", "dice-seed"),
        (SYSTEM, "seed", "dice-seed"),
    ],
)
def test_dice_that_cannot_be_are_refused(kind: str | None, seed: str | None, code: str) -> None:
    with pytest.raises(UsageError) as raised:
        new_record(NINE, ["Ann"], kind, seed)
    assert raised.value.code == code


def test_nobody_can_type_the_same_dice_for_everybody() -> None:
    with pytest.raises(UsageError, match="typed-same-dice"):
        new_record(SAME_DICE, ["Ann"], TYPED, None)


def test_an_action_that_is_not_legal_is_refused() -> None:
    with pytest.raises(ShutboxError):
        outcome(open_game(new_record(NINE, ["Ann"], None, None)), ThrowDice(3))
