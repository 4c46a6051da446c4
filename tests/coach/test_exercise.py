from __future__ import annotations

from random import Random

import pytest

from shutbox.bots import bot
from shutbox.coach import analyse, exercise_data
from shutbox.coach.exercise import LEAST, MISTAKES, Level, exercise, mistakes, random_exercise
from shutbox.errors import ShutboxError
from shutbox.play import Record, Seat, begun, decide, evolve, extended, new_game, seeded_dice
from shutbox.rules import changed, named
from shutbox.value import reach
from tests.coach.told import recorded

RULES, NAMES = named("nine"), ["Ann", "Bo"]


def played(kind: str, seed: str, *, name: str = "Ann", seat: str = "person") -> Record:
    """A game of one who plays like a bot and another who draws lots."""
    chance, dice = Random(seed), seeded_dice(seed)
    record = begun(RULES, [Seat(name, seat), Seat("Bo", "random")])
    game = record.start
    while not game.over:
        player = bot(kind if game.at == 0 else "random", chance.random)
        event = decide(game, player.choose(game), dice)
        record, game = extended(record, event), evolve(game, event)
    return record


@pytest.mark.parametrize("wanted", Level)
def test_an_invented_exercise_is_of_its_level_and_has_something_to_learn(wanted: Level) -> None:
    for seed in range(5):
        found = random_exercise(RULES, NAMES, bytes([seed]), Random(seed).random, wanted)
        assert found.level is wanted
        shares = [found.share(option) for option in found.options.options]
        assert min(shares) == 0
        assert max(shares) >= LEAST


def test_what_is_hard_is_what_the_habit_gets_wrong() -> None:
    for seed in range(8):
        found = random_exercise(RULES, NAMES, bytes([seed, 1]), Random(seed).random, None)
        habit = found.option(bot("fewest-tiles", lambda: 0.0).choose(found.game))
        assert (found.level is Level.HARD) == (found.options.loss(habit) > 0)


def test_the_same_key_and_lots_invent_the_same() -> None:
    one, two = (random_exercise(RULES, NAMES, b"7", Random(4).random, None) for _ in range(2))
    assert one == two


def test_own_mistakes_are_those_of_the_report() -> None:
    record = played("most-tiles", "3")
    steps = [step for step in analyse(record).steps if step.seat == 0 and step.choice]
    wrong = [step.game for step in steps if step.choice and step.choice.judgement in MISTAKES]
    assert wrong
    assert [each.game for each in mistakes(record)] == wrong
    assert [each.game for each in mistakes(record, "Ann")] == wrong
    assert list(mistakes(record, "nobody")) == []


def test_bots_have_no_mistakes_to_practise_unless_they_are_named() -> None:
    record = played("most-tiles", "3", name="Most", seat="most-tiles")
    assert list(mistakes(record)) == []
    assert list(mistakes(record, "Most"))


def test_a_share_is_the_loss_over_what_can_be_had() -> None:
    rules = changed(RULES, {"format": "knock-out", "limit": "45", "next_start": "winner"})
    found = random_exercise(rules, NAMES, b"1", Random(1).random, None)
    worst = max(found.options.options, key=found.options.loss)
    low, high = reach(found.game, found.options.unit)
    assert (low, high) == (0, 45)
    assert found.share(worst) == found.options.loss(worst) / 45


def test_there_is_no_exercise_without_a_choice() -> None:
    assert exercise(new_game(RULES, ["Ann", "Bo"])) is None


def test_a_game_without_choices_cannot_be_practised() -> None:
    rules = changed(RULES, {"box": "12", "tiles": "1"})
    with pytest.raises(ShutboxError) as caught:
        random_exercise(rules, NAMES, b"1", Random(1).random, None)
    assert caught.value.code == "drill-none"


def test_a_mistake_after_a_throw_known_by_its_sum_can_be_practised() -> None:
    by_faces, by_sum = (list(mistakes(recorded(named("nine"), 1, script))) for script in ("4,5t 4+3+2", "=9t 4+3+2"))
    assert len(by_sum) == len(by_faces) == 1
    assert [each.share(each.options.best) for each in by_sum] == [each.share(each.options.best) for each in by_faces]
    assert exercise_data(by_sum[0])["view"]["sum"] == 9
