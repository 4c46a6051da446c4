"""Every legal action with what it brings: laws over generated rules of every format, luck, and simulated games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from math import sqrt
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shutbox.errors import IllegalActionError, ShutboxError
from shutbox.play import (
    Game,
    Leave,
    Off,
    Penalty,
    Phase,
    ScriptedDice,
    Shut,
    ThrowDice,
    TimeUp,
    decide,
    evolve,
    legal,
    seeded_dice,
)
from shutbox.play.events import SeatNumber
from shutbox.rules import Format, RuleSet, from_data, named, names
from shutbox.rules.ruleset import Order
from shutbox.rules.turn import OffMat
from shutbox.solve import library, solution
from shutbox.solve.objective import MEAN, SHUT
from shutbox.solve.portable import BOUND
from shutbox.value import Horizon, Options, Unit, after_throws, options
from tests.games.solved_tiny import begun, tiny
from tests.games.solved_twin import outcomes, shares
from tests.value.walk import tiny_rules, walk, without_chance

SEEDS = st.integers(0, 10**6)
FORMATS = [form.value for form in Format]


def known(game: Game, **more: Any) -> Options | None:
    """The options of a game, None while the dice decide the order of many, which has no value."""
    orders = game.rules.game.order is Order.DESCENDING and len(game.players) > 2
    if game.phase is Phase.START and orders:
        with pytest.raises(ShutboxError) as refused:
            options(game, **more)
        assert refused.value.code == "value-start-order"
        return None
    return options(game, **more)


def seats(rules: RuleSet, seed: int) -> int:
    """A number of players for these rules."""
    return 1 if rules.game.format is Format.SOLITAIRE else 1 + seed % 4


def check(game: Game, found: Options) -> None:
    """What holds of all options."""
    assert [option.action for option in found.options] == list(legal(game))
    assert found.seat == game.at
    assert found.loss(found.best) == 0.0
    for option in found.options:
        assert len(option.seats) == len(game.players)
        assert found.loss(option) >= 0.0
        assert found.gain(found.best, option) >= -1e-9 * max(1.0, abs(option.seats[found.seat]))
    assert found.ranking[0] is found.best is found.equals[0]
    for option in found.options:
        # Of equals the first is best, and it is better by something than those before it.
        assert found.compare(found.best, option)[0] >= int(
            found.options.index(option) < found.options.index(found.best)
        )
        assert len(option.ties) == len(found.criteria)
    if found.horizon is Horizon.GAME:
        assert all(-1e-9 <= value <= 1 + 1e-9 for option in found.options for value in option.seats)
        if len(game.players) > 1:
            # What comes with the package is rounded.
            slack = BOUND * len(game.players) if game.rules.name in names() else 1e-9
            assert all(sum(option.seats) == pytest.approx(1.0, abs=slack) for option in found.options)


@pytest.mark.parametrize("form", FORMATS)
def test_no_state_of_any_game_is_without_a_value(form: str) -> None:
    @settings(max_examples=12)
    @given(tiny_rules(Format(form)), SEEDS)
    def law(rules: RuleSet, seed: int) -> None:
        for game in walk(rules, seats(rules, seed), seed, asides=0.2):
            found = known(game)
            if found is not None:
                check(game, found)

    law()


@pytest.mark.parametrize("form", FORMATS)
def test_no_state_is_without_a_value_at_any_horizon_and_for_any_objective(form: str) -> None:
    @settings(max_examples=6)
    @given(tiny_rules(Format(form)), SEEDS)
    def law(rules: RuleSet, seed: int) -> None:
        for game in list(walk(rules, seats(rules, seed), seed, asides=0.2))[::3]:
            for more in ({"horizon": Horizon.TURN}, {"horizon": Horizon.ROUND}, {"objective": SHUT}):
                found = known(game, **more)
                if found is not None:
                    check(game, found)
            found = known(game, objective=MEAN)
            if found is not None and len(game.players) > 1:
                assert (found.horizon, found.unit) == (Horizon.TURN, Unit.TOTAL)

    law()


@pytest.mark.parametrize("form", FORMATS)
def test_luck_has_a_mean_of_nothing(form: str) -> None:
    @settings(max_examples=12)
    @given(tiny_rules(Format(form)), SEEDS)
    def law(rules: RuleSet, seed: int) -> None:
        rules = replace(rules, turn=without_chance(rules.turn), game=replace(rules.game, same_dice=False))
        for game in list(walk(rules, seats(rules, seed), seed, asides=0.1))[::2]:
            found = known(game)
            for option in found.options if found else ():
                if isinstance(option.action, ThrowDice):
                    _check_luck(game, option.action.dice, option.seats)

    law()


def _check_luck(game: Game, dice: int, before: tuple[float, ...]) -> None:
    """What can be expected before a throw is the mean of what can be expected after it."""
    after = after_throws(game, dice)
    weight = sum(weight for _, weight, _ in after)
    assert weight == game.rules.turn.faces**dice
    scale = max(1.0, *map(abs, before))
    for seat, value in enumerate(before):
        mean = sum(weight * seats[seat] for _, weight, seats in after) / weight
        assert mean == pytest.approx(value, abs=1e-12 * scale)


@pytest.mark.parametrize("form", ["one-turn", "running", "chase", "last-one-standing", "solitaire"])
def test_what_an_option_is_worth_is_what_the_game_is_worth_after_it(form: str) -> None:
    @settings(max_examples=12)
    @given(tiny_rules(Format(form)), SEEDS)
    def law(rules: RuleSet, seed: int) -> None:
        rules = replace(rules, game=replace(rules.game, same_dice=False, order=Order.CLOCKWISE))
        players = 1 if form == "solitaire" else 2
        for game in list(walk(rules, players, seed))[::2]:
            found = options(game)
            for option in found.options if found.horizon is Horizon.GAME else ():
                _check_after(game, option.action, option.seats)

    law()


def _check_after(game: Game, action: Any, expected: tuple[float, ...]) -> None:
    """The mean over the games that an action leads to is what the action was said to bring."""
    total = [0.0] * len(expected)
    for chance, after in outcomes(game, action):
        worth = shares(after)
        if worth is None:
            found = options(after)
            if found.horizon is not Horizon.GAME:
                return
            worth = found.best.seats
        total = [each + chance * value for each, value in zip(total, worth, strict=True)]
    assert total == pytest.approx(expected, abs=1e-9)


# Cases


def test_a_game_that_is_over_has_no_options() -> None:
    game = evolve(begun(named("nine"), 2), Leave(SeatNumber(0)))
    assert game.over
    with pytest.raises(IllegalActionError) as refused:
        options(game)
    assert refused.value.arguments["phase"] == "over"


def test_the_box_is_set_up_again_for_the_second_player() -> None:
    rules = named("nine")
    game = evolve(begun(rules, 2), TimeUp())
    assert (game.at, game.position) == (1, rules.turn.set_up)
    # Nothing was shut before, and every throw shuts something on a full box.
    assert options(game).best.seats == pytest.approx((0.0, 1.0))


def test_equal_moves_cost_nothing_and_the_first_is_advised() -> None:
    game = begun(from_data({"box": [1, 1, 2], "dice": 1, "faces": 2}), 2)
    found = options(evolve(game, decide(game, ThrowDice(1), ScriptedDice([(1,)]))))
    assert [option.seats for option in found.options] == [found.best.seats] * 2
    assert [found.loss(option) for option in found.options] == [0.0, 0.0]
    assert found.best is found.options[0]


def test_a_chosen_penalty_is_the_better_one() -> None:
    rules = tiny("row", off_mat="choose")
    game = evolve(begun(rules, 2), Off())
    assert game.phase is Phase.PENALTY
    found = options(game)
    assert [option.action for option in found.options] == [Penalty(OffMat.RAISE), Penalty(OffMat.END)]
    assert found.best.action == Penalty(OffMat.RAISE)
    assert found.best.seats == options(begun(rules, 2)).best.seats


def test_a_throw_that_may_leave_the_mat_is_worth_its_penalty_too() -> None:
    rules = tiny("row", off_mat="end", off_mat_chance="1/4")
    game = begun(rules, 2)
    (option,) = options(game).options
    after = after_throws(game, 1)
    stays = [sum(weight * seats[seat] for _, weight, seats in after) / 3 for seat in range(2)]
    lost = options(evolve(game, Off())).best.seats
    assert option.seats == pytest.approx([0.75 * mean + 0.25 * end for mean, end in zip(stays, lost, strict=True)])


def test_throws_for_the_start_are_worth_the_mean_of_who_may_begin() -> None:
    rules = tiny("row", format="chase", begins="throw")
    game = begun(rules, 2)
    first, second = (options(begun(tiny("row", format="chase"), 2, starter)).best.seats for starter in (0, 1))
    (option,) = options(game).options
    assert option.action == ThrowDice(1)
    assert option.seats == pytest.approx([(a + b) / 2 for a, b in zip(first, second, strict=True)])


def test_throws_for_the_start_keep_to_the_objective_and_the_horizon() -> None:
    game = begun(tiny("row", format="chase", begins="throw"), 2)
    assert options(game, MEAN).horizon is Horizon.TURN
    assert options(game, MEAN).unit is Unit.TOTAL
    assert options(game, horizon=Horizon.ROUND).unit is Unit.POINTS
    assert options(game, horizon=Horizon.TURN).unit is Unit.TOTAL


def test_nothing_is_said_while_the_dice_decide_the_order() -> None:
    game = begun(tiny("row", begins="throw", order="descending"), 3)
    assert known(game) is None


def test_a_box_too_large_is_refused_before_any_work() -> None:
    game = begun(from_data({"box": list(range(1, 25))}), 2)
    with pytest.raises(ShutboxError) as refused:
        options(game)
    assert refused.value.code == "solve-too-large"


@pytest.mark.parametrize("name", [name for name in names() if named(name).game.format is not Format.CHASE])
def test_every_game_of_the_catalogue_has_options(name: str) -> None:
    rules = named(name)
    if name == "last-one-standing":
        return
    for players in (1, 2, 3):
        for game in list(walk(rules, players, 2))[:6]:
            check(game, options(game))


# Simulated


def test_simulated_games_are_won_as_often_as_the_solver_says() -> None:
    rules, dice = named("nine"), seeded_dice("two independent routes")
    games = 700
    expected = options(begun(rules, 2)).best.seats[0]
    won = 0.0
    throws = 0
    for _ in range(games):
        game = replace(begun(rules, 2), throws=throws)
        while not game.over:
            actions = legal(game)
            action = options(game).best.action if len(actions) > 1 else actions[0]
            game = evolve(game, decide(game, action, dice))
        throws = game.throws
        won += (0 in game.tally.winners) / len(game.tally.winners)
    assert won / games == pytest.approx(expected, abs=4 * sqrt(expected * (1 - expected) / games))


# Without numpy

ASK = """
import json, sys
if sys.argv[1] == "without":
    sys.modules["numpy"] = sys.modules["numba"] = None
from shutbox.errors import ShutboxError
from shutbox.play import evolve, legal, new_game, read_event
from shutbox.rules import from_data
from shutbox.value import options
for data, players, words in json.loads(sys.argv[2]):
    game = new_game(from_data(data), ["Ann", "Bo", "Cy"][:players])
    for word in words:
        game = evolve(game, read_event(game, word))
    try:
        found = options(game)
        print(found.horizon.value, *(round(value, 12) for option in found.options for value in option.seats))
    except ShutboxError as error:
        print(error.code)
"""

TOY = {"box": [1, 2, 3], "dice": 1, "faces": 3}
SITUATIONS: list[tuple[dict[str, Any], int, list[str]]] = [
    (TOY, 1, ["3t"]),
    (TOY, 2, ["3t"]),
    (TOY, 3, ["3t", "1+2", "1t", "2t"]),
    (TOY | {"format": "running", "rounds": 2}, 2, ["3t"]),
    (TOY | {"format": "chase"}, 2, ["3t"]),
    (TOY | {"format": "chase"}, 3, ["3t", "3", "3t"]),
    (TOY | {"format": "chase", "begins": "throw"}, 2, ["3t"]),
    (TOY | {"format": "until", "limit": 9, "shut_wins": True, "next_start": "winner"}, 2, ["3t"]),
]


def ask(how: str, situations: list[Any]) -> list[str]:
    """What another process says of the situations."""
    script = [sys.executable, "-c", ASK, how, json.dumps(situations)]
    return subprocess.run(script, check=True, capture_output=True, text=True, env=os.environ).stdout.splitlines()


@pytest.fixture
def _empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path))
    solution._lookup.cache_clear()


@pytest.mark.usefixtures("_empty")
def test_solved_tables_are_read_with_the_standard_library_alone() -> None:
    told = ask("with", SITUATIONS)
    assert [line.split()[0] for line in told] == [
        "game",
        "game",
        "game",
        "game",
        "game",
        "game",
        "game",
        "turn",
    ]
    assert ask("without", SITUATIONS) == told


@pytest.mark.usefixtures("_empty")
def test_without_numpy_a_small_turn_is_solved_all_the_same() -> None:
    told = ask("without", SITUATIONS)
    assert [line.split()[0] for line in told] == ["game", *["turn"] * 7]
    assert told[0] == ask("with", SITUATIONS[:1])[0]


@pytest.mark.usefixtures("_empty")
def test_a_missing_table_is_refused_in_words_where_none_can_be_made() -> None:
    large = {"box": list(range(1, 21)), "dice": 2}
    assert ask("without", [(large, 1, ["1,2t"]), (large, 2, ["1,2t"])]) == ["solve-extra-missing"] * 2


@pytest.mark.usefixtures("_empty")
def test_last_one_standing_is_refused_in_words_where_it_cannot_be_swept() -> None:
    standing = [(TOY | {"format": "last-one-standing", "limit": 2}, 2, ["3t"])]
    told = ask("with", standing)
    assert told[0].startswith("game")
    assert ask("without", standing) in (told, ["solve-extra-missing"])


def test_shut_moves_are_worth_what_the_position_after_them_is() -> None:
    rules = named("nine-sum6")
    values = library.turn(rules, SHUT).tables["values"]
    for game in walk(rules, 1, 11):
        for option in options(game).options:
            if isinstance(option.action, Shut):
                assert option.seats[0] == values.at(game.position - option.action.move, 0)
