"""What the end of a turn brings each seat: against every game that can be played on tiny boxes, from any state."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from shutbox.play import (
    Game,
    Leave,
    Phase,
    Reorder,
    ScriptedDice,
    Shut,
    ThrowDice,
    TimeUp,
    TurnTotal,
    begin,
    decide,
    evolve,
)
from shutbox.play.events import SeatNumber
from shutbox.play.game import with_tally
from shutbox.play.round import super_boxes
from shutbox.rules import Format, Points, RuleSet, changed, from_data, named
from shutbox.rules.box import Move, Position
from shutbox.solve import graph, reference
from shutbox.solve.chase import shut_chances
from shutbox.solve.objective import MEAN, SHUT, Objective, below, worth
from shutbox.solve.portable import closed_shelf
from shutbox.value import Horizon, Unit, options
from shutbox.value.stakes import stakes
from tests.games.solved_tiny import BOXES, begun, tiny
from tests.games.solved_twin import HopelessError, Twin, round_points, shares
from tests.value.compare import agree, check_games, check_rounds, sample
from tests.value.walk import tiny_rules, walk

NEXT_START = ["clockwise", "winner", "throw", "same"]


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("shut_wins", [False, True], ids=["plain", "shut wins"])
def test_one_turn_each_is_worth_what_every_game_says(box: str, shut_wins: bool) -> None:  # noqa: FBT001
    rules = tiny(box, shut_wins=shut_wins)
    for players, starter in ((2, 0), (2, 1), (3, 2)):
        check_games(begun(rules, players, starter))


def test_one_turn_each_is_worth_the_same_when_the_dice_decide_who_begins_and_in_which_order() -> None:
    check_games(begun(tiny("row", begins="throw"), 3))
    game = begun(tiny("row", begins="throw", order="descending"), 3)
    for node in Twin(game).undecided[::5]:
        if node.game.phase is not Phase.START:
            agree(options(node.game), node)


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("next_start", ["clockwise", "same", "throw"])
def test_running_totals_are_worth_what_every_game_says(box: str, next_start: str) -> None:
    check_games(begun(tiny(box, format="running", rounds=2, next_start=next_start), 2, starter=1))


def test_running_totals_are_won_at_once_by_shutting_the_box_where_that_wins() -> None:
    check_games(begun(tiny("row", format="running", rounds=2, shut_wins=True), 2))


PAIR: dict[str, Any] = {"box": [1, 2], "dice": 1, "faces": 2}


@pytest.mark.parametrize(
    ("players", "more"),
    [
        (3, {"next_start": "clockwise"}),
        (3, {"next_start": "same", "shut_wins": True}),
        (3, {"next_start": "throw"}),
        (3, {"rounds": 1, "ties": "play-off"}),
        (4, {"rounds": 1}),
        (2, {"ties": "play-off", "next_start": "throw"}),
    ],
)
def test_running_totals_of_many_are_worth_what_every_game_says(players: int, more: dict[str, Any]) -> None:
    check_games(begun(from_data(PAIR | {"format": "running", "rounds": 2} | more), players, starter=1), most=25)


def test_running_totals_of_many_where_tiles_rise_are_worth_what_every_game_says() -> None:
    check_games(begun(tiny("choose", format="running", rounds=1), 3), most=25)


def test_running_totals_of_many_can_begin_with_any_totals() -> None:
    game = begun(from_data(PAIR | {"format": "running", "rounds": 1}), 3)
    check_games(with_tally(game, totals=(4, 2, 5)), most=25)


@pytest.mark.parametrize(
    ("players", "more"),
    [
        (2, {"format": "knock-out", "limit": 3}),
        (3, {"format": "knock-out", "limit": 2}),
        (3, {"format": "knock-out", "limit": 2, "next_start": "same", "ties": "play-off"}),
        (3, {"format": "knock-out", "limit": 2, "next_start": "throw", "out_at": "reached"}),
        (3, {"format": "knock-out", "limit": 2, "out_when": "round-end", "ties": "play-off"}),
        (2, {"format": "knock-out", "limit": 2, "out_when": "round-end", "shut_wins": True}),
        (2, {"format": "until", "limit": 4, "next_start": "throw"}),
        (3, {"format": "until", "limit": 2}),
        (3, {"format": "until", "limit": 2, "next_start": "same", "ties": "play-off", "shut_wins": True}),
    ],
    ids=str,
)
def test_games_until_a_limit_are_worth_what_every_game_says(players: int, more: dict[str, Any]) -> None:
    check_games(begun(from_data(PAIR | more), players, starter=1), most=40)


@pytest.mark.parametrize("box", ["rows", "choose"])
def test_games_until_a_limit_on_other_boxes_are_worth_what_every_game_says(box: str) -> None:
    check_games(begun(tiny(box, format="knock-out", limit=3), 2), most=40)


def test_who_goes_out_or_leaves_a_knock_out_leaves_a_solved_game_to_the_others() -> None:
    rules = from_data(PAIR | {"format": "knock-out", "limit": 1})
    left = evolve(begun(rules, 4), Leave(SeatNumber(0)))
    check_games(left, most=40)
    check_games(evolve(begun(rules, 3), Leave(SeatNumber(2))), most=20)
    until = evolve(begun(from_data(PAIR | {"format": "until", "limit": 2}), 3), Leave(SeatNumber(2)))
    assert options(until).horizon is Horizon.FORECAST


@pytest.mark.parametrize(("box", "players"), [("row", 2), ("void", 2), ("choose", 3)])
@pytest.mark.parametrize("shut_wins", [False, True], ids=["plain", "shut wins"])
def test_play_offs_are_worth_what_every_game_says(box: str, players: int, shut_wins: bool) -> None:  # noqa: FBT001
    check_games(begun(tiny(box, ties="play-off", shut_wins=shut_wins), players, starter=1), most=25)


@pytest.mark.parametrize("next_start", NEXT_START)
@pytest.mark.parametrize("super_box", ["handover", "draw", "first-keeps", "both-score"])
@pytest.mark.parametrize("points", ["winner", "paid"])
def test_a_chase_of_two_is_worth_what_every_game_says(next_start: str, super_box: str, points: str) -> None:
    rules = tiny("row", format="chase", rounds=2, next_start=next_start, super_box=super_box, points=points)
    for node in Twin(begun(rules, 2, starter=1)).undecided[::29]:
        found = options(node.game)
        # A game that nobody can turn any more is played by the round.
        if found.horizon is Horizon.GAME:
            agree(found, node)
        else:
            assert sorted(node.value) == [0.0, 1.0]


@pytest.mark.parametrize("next_start", NEXT_START)
@pytest.mark.parametrize("super_box", ["handover", "draw", "first-keeps", "both-score"])
def test_a_chase_of_three_is_worth_what_every_game_says(next_start: str, super_box: str) -> None:
    rules = from_data(PAIR | {"format": "chase", "rounds": 2, "next_start": next_start, "super_box": super_box})
    _check_open_games(begun(rules, 3, starter=1))


@pytest.mark.parametrize(("box", "players"), [("row", 3), ("void", 3), ("choose", 3)])
def test_a_chase_of_many_on_other_boxes_is_worth_what_every_game_says(box: str, players: int) -> None:
    _check_open_games(begun(tiny(box, format="chase", rounds=1), players))


def test_a_chase_of_four_is_worth_what_every_game_says() -> None:
    _check_open_games(begun(from_data(PAIR | {"format": "chase", "rounds": 1}), 4))


def test_a_chase_of_many_can_begin_with_any_points() -> None:
    rules = from_data(PAIR | {"format": "chase", "rounds": 1})
    _check_open_games(with_tally(begun(rules, 3), points=(1, 0, 0)))


def test_a_chase_of_many_is_played_alike_whether_the_others_pay_or_not() -> None:
    rules = [from_data(PAIR | {"format": "chase", "rounds": 1, "points": points}) for points in ("winner", "paid")]
    won, paid = (begun(each, 3) for each in rules)
    for one, other in zip(walk(rules[0], 3, 5), walk(rules[1], 3, 5), strict=True):
        assert options(one) == options(other)
    assert options(with_tally(won, points=(1, 0, 0))) == options(with_tally(paid, points=(3, 0, 0)))


@pytest.mark.parametrize("form", ["chase", "running"])
def test_who_changes_places_in_a_round_is_worth_what_every_game_says(form: str) -> None:
    # The first of three has had a turn, and the second is at the box.
    game = evolve(begun(from_data(PAIR | {"format": form, "rounds": 1}), 3), TimeUp())
    horizons = set()
    for order in permutations(range(3)):
        other = evolve(game, Reorder(tuple(map(SeatNumber, order))))
        found = options(other)
        horizons.add(found.horizon)
        if found.horizon is Horizon.GAME:
            agree(found, Twin(other).root)
    assert Horizon.GAME in horizons
    assert len(horizons) > 1


def _check_open_games(begun: Game) -> None:
    """Compares the options of many states with the whole game, as long as it is not decided."""
    for node in sample(Twin(begun), 25):
        found = options(node.game)
        if found.horizon is Horizon.GAME:
            agree(found, node)
        else:
            assert max(node.value) == 1.0


@pytest.mark.parametrize("box", ["rows", "raise", "choose", "void"])
def test_a_chase_of_two_on_other_boxes_is_worth_what_every_game_says(box: str) -> None:
    check_games(begun(tiny(box, format="chase", rounds=1), 2, starter=1))
    check_games(begun(tiny(box, format="chase", rounds=1, begins="throw", ties="play-off"), 2), most=20)


@pytest.mark.parametrize("box", ["row", "rows", "choose", "void"])
@pytest.mark.parametrize("super_box", ["handover", "draw", "first-keeps", "both-score"])
@pytest.mark.parametrize("points", ["winner", "paid"])
def test_a_chase_round_is_worth_what_every_round_says(box: str, super_box: str, points: str) -> None:
    rules = tiny(box, format="chase", rounds=3, super_box=super_box, points=points)
    check_rounds(begun(rules, 3, starter=2), most=40)
    scored = with_tally(begun(rules, 2, starter=1), points=(3, 1), round=2)
    check_rounds(scored, most=20)


def test_a_chase_in_the_order_of_the_throws_is_worth_what_every_round_says() -> None:
    game = begun(tiny("row", format="chase", begins="throw", order="descending"), 3)
    for node in Twin(game, round_points(game)).undecided[::101]:
        if node.game.phase is not Phase.START:
            agree(options(node.game, horizon=Horizon.ROUND), node)


@settings(max_examples=40)
@given(tiny_rules(Format.ONE_TURN), st.integers(0, 10**6), st.integers(2, 3))
def test_one_turn_each_of_any_rules_is_worth_what_every_game_says(rules: RuleSet, seed: int, players: int) -> None:
    _check_walk(rules, players, seed)


@settings(max_examples=40)
@given(tiny_rules(Format.RUNNING), st.integers(0, 10**6))
def test_running_totals_of_any_rules_are_worth_what_every_game_says(rules: RuleSet, seed: int) -> None:
    _check_walk(rules, 2, seed)


@settings(max_examples=40)
@given(tiny_rules(Format.CHASE), st.integers(0, 10**6), st.integers(2, 3))
def test_a_chase_of_any_rules_is_worth_what_every_game_says(rules: RuleSet, seed: int, players: int) -> None:
    # If everybody is sure to shut the box, only the limit of tries ends the round, and the solver leaves it out.
    assume(shut_chances(graph(rules.turn))[2] < 1)
    # Where the others pay, equals among three are decided by the points of a game in which nobody pays: see above.
    assume(players == 2 or rules.game.points is Points.WINNER)
    _check_walk(rules, players, seed)


def _check_walk(rules: RuleSet, players: int, seed: int) -> None:
    """Compares the options along a game played at random, at the horizon that is solved."""
    rules = replace(rules, game=replace(rules.game, same_dice=False))
    descends = rules.game.order.value == "descending"
    games = [game for game in walk(rules, players, seed) if not (descends and game.phase is Phase.START)]
    solved = [game for game in games if options(game).horizon in (Horizon.ROUND, Horizon.GAME)]
    for game in solved[:: 1 + len(solved) // 3]:
        far = options(game).horizon is Horizon.GAME
        with suppress(HopelessError):
            node = Twin(game, shares if far else round_points(game), most=3000).root
            # Play-offs that nobody can win go on for ever there, and end by the limit of ties elsewhere.
            if not far or sum(node.value) > 1 - 1e-6:
                agree(options(game), node)


# Players who have left


def test_one_turn_each_goes_on_when_somebody_has_left() -> None:
    rules = tiny("row")
    left = 0
    for seed in range(12):
        for game in walk(rules, 4, seed, asides=0.3):
            if game.tally.left:
                left += 1
                agree(options(game), Twin(game).root)
    assert left > 20


@pytest.mark.parametrize("points", ["winner", "paid"])
def test_a_super_box_of_several_among_four_is_worth_what_every_round_says(points: str) -> None:
    rules = tiny("row", format="chase", rounds=1, super_box="both-score", points=points)
    game = begun(rules, 4)
    nodes = [node for node in Twin(game, round_points(game)).undecided if len(super_boxes(node.game)) > 1]
    assert {len(super_boxes(node.game)) for node in nodes} == {2, 3}
    for node in nodes[:: len(nodes) // 40]:
        agree(options(node.game, horizon=Horizon.ROUND), node)


@pytest.mark.parametrize("points", ["winner", "paid"])
@pytest.mark.parametrize("super_box", ["handover", "both-score"])
def test_a_chase_goes_on_when_somebody_has_left(points: str, super_box: str) -> None:
    rules = tiny("row", format="chase", rounds=2, points=points, super_box=super_box)
    left = 0
    for seed in range(12):
        games = [game for game in walk(rules, 4, seed, asides=0.2) if game.tally.left]
        for game in [game for game in games if options(game).horizon is Horizon.ROUND][::6]:
            left += 1
            agree(options(game), Twin(game, round_points(game)).root)
    assert left > 4


def test_a_chase_whose_holder_has_left_is_played_by_the_turn() -> None:
    game = evolve(evolve(begun(tiny("row", format="chase"), 3), TimeUp()), Leave(SeatNumber(0)))
    assert (game.tally.holder, game.at) == (0, 1)
    assert (options(game).horizon, options(game).unit) == (Horizon.TURN, Unit.TOTAL)


def test_a_chase_that_another_player_with_a_super_box_has_left_is_played_by_the_turn() -> None:
    game = begun(tiny("row", format="chase", super_box="both-score"), 3)
    for _ in range(2):
        for faces, move in ((3, 4), (2, 2), (1, 1)):
            game = evolve(evolve(game, decide(game, ThrowDice(1), ScriptedDice([(faces,)]))), Shut(Move(move)))
    assert (game.at, super_boxes(game)) == (2, (0, 1))
    assert options(game, horizon=Horizon.ROUND).horizon is Horizon.ROUND
    assert options(evolve(game, Leave(SeatNumber(1))), horizon=Horizon.ROUND).horizon is Horizon.TURN


@pytest.mark.parametrize("next_start", ["clockwise", "same", "throw"])
def test_running_totals_go_on_when_somebody_has_left(next_start: str) -> None:
    rules = tiny("dice", format="running", rounds=2, next_start=next_start)
    for seed in range(12):
        games = [game for game in walk(rules, 3, seed, asides=0.15) if game.tally.left]
        for game in games[::4]:
            found = options(game)
            if found.horizon is Horizon.GAME:
                agree(found, Twin(game).root)


def test_who_has_left_after_the_last_turn_of_all_may_still_win() -> None:
    rules = tiny("row", format="running", rounds=1)
    second = evolve(begun(rules, 3), TimeUp())
    thrown = evolve(second, decide(second, ThrowDice(1), ScriptedDice([(3,)])))
    # The first has 6 left, the second 3 and then goes; the third has to beat that.
    game = evolve(evolve(evolve(thrown, Shut(Move(4))), TimeUp()), Leave(SeatNumber(1)))
    assert (game.at, game.tally.totals) == (2, (6, 3, 0))
    found = options(game)
    if found.horizon is Horizon.GAME:
        agree(found, Twin(game).root)


@pytest.mark.parametrize("next_start", ["clockwise", "same"])
def test_when_the_one_who_began_has_left_the_next_round_begins_where_it_should(next_start: str) -> None:
    rules = tiny("dice", format="running", rounds=2, next_start=next_start)
    game = evolve(begun(rules, 3), Leave(SeatNumber(0)))
    assert (game.at, game.tally.queue) == (1, (2,))
    found = options(game)
    if found.horizon is Horizon.GAME:
        agree(found, Twin(game).root)


# One turn


@pytest.mark.parametrize("box", BOXES)
def test_the_turn_alone_is_worth_its_least_mean(box: str) -> None:
    rules = tiny(box, format="until", limit=20)
    turn = rules.turn
    exact = reference.exact_values(turn, lambda place: worth(MEAN, turn, place), sign=-1)
    for game in walk(rules, 3, 5):
        found = options(game, horizon=Horizon.TURN)
        assert (found.horizon, found.unit) == (Horizon.TURN, Unit.TOTAL)
        if game.phase is Phase.SHUT:
            for option in found.options:
                assert isinstance(option.action, Shut)
                value = float(exact(Position(game.position - option.action.move)))
                assert option.seats == pytest.approx([value if seat == game.at else 0.0 for seat in range(3)])


@pytest.mark.parametrize("objective", [MEAN, SHUT, below(3)])
def test_a_named_objective_looks_at_the_turn_alone(objective: Objective) -> None:
    rules = tiny("row", format="chase")
    turn = rules.turn
    exact = reference.exact_values(turn, lambda place: worth(objective, turn, place), sign=objective.sign)
    for game in walk(rules, 2, 8):
        found = options(game, objective)
        assert found.horizon is Horizon.TURN
        assert found.unit is (Unit.TOTAL if objective is MEAN else Unit.CHANCE)
        if game.phase is Phase.THROW:
            assert found.best.seats[game.at] == pytest.approx(float(exact(game.position)))
            assert found.best.seats[1 - game.at] == 0.0


def test_alone_the_whole_game_is_to_shut_the_box() -> None:
    game = begun(named("nine"), 1)
    found = options(game)
    assert (found.horizon, found.unit) == (Horizon.GAME, Unit.CHANCE)
    assert found.best.seats == pytest.approx((466473281 / 6530347008,))
    assert options(game, MEAN).horizon is Horizon.TURN


# Horizons


@pytest.mark.parametrize(
    ("settings", "players", "horizon", "unit"),
    [
        ({}, 1, Horizon.GAME, Unit.CHANCE),
        ({}, 2, Horizon.GAME, Unit.CHANCE),
        ({}, 6, Horizon.GAME, Unit.CHANCE),
        ({}, 8, Horizon.GAME, Unit.CHANCE),
        ({}, 9, Horizon.FORECAST, Unit.CHANCE),
        ({"ties": "play-off"}, 3, Horizon.GAME, Unit.CHANCE),
        ({"format": "running"}, 2, Horizon.GAME, Unit.CHANCE),
        ({"format": "running", "ties": "play-off"}, 2, Horizon.GAME, Unit.CHANCE),
        ({"format": "running"}, 3, Horizon.GAME, Unit.CHANCE),
        ({"format": "running"}, 5, Horizon.FORECAST, Unit.CHANCE),
        ({"format": "running", "rounds": 11}, 2, Horizon.FORECAST, Unit.CHANCE),
        ({"format": "running", "next_start": "winner"}, 2, Horizon.FORECAST, Unit.CHANCE),
        ({"format": "running", "next_start": "winner", "shut_wins": True}, 2, Horizon.TURN, Unit.TOTAL),
        ({"format": "knock-out", "limit": 9}, 2, Horizon.GAME, Unit.CHANCE),
        ({"format": "knock-out", "limit": 9}, 4, Horizon.FORECAST, Unit.CHANCE),
        ({"format": "until", "limit": 9}, 2, Horizon.GAME, Unit.CHANCE),
        ({"format": "until", "limit": 9}, 4, Horizon.FORECAST, Unit.CHANCE),
        ({"format": "chase"}, 1, Horizon.GAME, Unit.CHANCE),
        ({"format": "chase"}, 2, Horizon.GAME, Unit.CHANCE),
        ({"format": "chase"}, 3, Horizon.GAME, Unit.CHANCE),
        ({"format": "chase", "ties": "play-off"}, 3, Horizon.FORECAST, Unit.CHANCE),
        ({"format": "chase"}, 5, Horizon.FORECAST, Unit.CHANCE),
        ({"format": "chase", "rounds": 2}, 8, Horizon.FORECAST, Unit.CHANCE),
        ({"format": "chase", "rounds": 2}, 9, Horizon.FORECAST, Unit.CHANCE),
        ({"format": "chase", "rounds": 9}, 9, Horizon.ROUND, Unit.POINTS),
        ({"format": "chase", "rounds": 11}, 2, Horizon.FORECAST, Unit.CHANCE),
        ({"format": "chase", "ties": "play-off", "super_box": "draw"}, 2, Horizon.ROUND, Unit.POINTS),
        ({"format": "chase", "ties": "play-off", "super_box": "both-score"}, 2, Horizon.ROUND, Unit.POINTS),
        ({"format": "chase", "tries": "one-each"}, 2, Horizon.FORECAST, Unit.CHANCE),
        ({"format": "last-one-standing", "limit": 2}, 2, Horizon.GAME, Unit.CHANCE),
        ({"format": "last-one-standing", "limit": 2}, 3, Horizon.GAME, Unit.CHANCE),
        ({"format": "last-one-standing", "limit": 2}, 4, Horizon.GAME, Unit.CHANCE),
        ({"format": "last-one-standing", "limit": 2}, 5, Horizon.ROUND, Unit.POINTS),
        ({"format": "last-one-standing", "limit": 6}, 2, Horizon.ROUND, Unit.POINTS),
        ({"format": "solitaire"}, 1, Horizon.GAME, Unit.CHANCE),
    ],
)
def test_every_value_names_its_horizon_and_its_unit(
    settings: dict[str, Any], players: int, horizon: Horizon, unit: Unit
) -> None:
    found = options(begun(tiny("row", **settings), players))
    assert (found.horizon, found.unit) == (horizon, unit)
    near = options(begun(tiny("row", **settings), players), horizon=Horizon.TURN)
    shared = settings.get("format") == "last-one-standing"
    assert near.horizon is (Horizon.GAME if players == 1 else Horizon.ROUND if shared else Horizon.TURN)


def test_a_play_off_of_a_chase_is_played_by_the_round() -> None:
    rules = tiny("row", format="chase", ties="play-off", rounds=1)
    game = with_tally(begun(rules, 3), contenders=(0, 2), queue=(2,), points=(1, 0, 1), round=2)
    check_rounds(game)
    assert options(game).horizon is Horizon.ROUND


def test_a_decided_chase_is_played_by_the_round() -> None:
    game = with_tally(begun(tiny("row", format="chase", rounds=5), 2), points=(7, 2), round=4)
    assert options(game).horizon is Horizon.ROUND
    assert options(with_tally(game, points=(6, 2))).horizon is Horizon.GAME


# Strange totals


def test_totals_of_eighteen_digits_are_no_obstacle() -> None:
    rules = from_data({"box": list(range(10, 19)), "faces": 20, "total": "digits"})
    found = options(begun(rules, 2))
    assert len(found.options[0].seats) == 2


def test_tiles_that_never_stood_do_not_make_running_totals_long() -> None:
    rules = from_data({"box": [1, 2, 3, 4], "dice": 1, "set_up": "12..", "total": "digits", "format": "running"})
    assert options(begun(rules, 2)).horizon is Horizon.GAME


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "players", "rounds"),
    [("double-shutter", 3, 2), ("ferme-ta-boite", 3, 3), ("knock-out-45", 3, 0), ("knock-out-45", 2, 0)],
)
def test_nobody_gains_by_a_single_deviation_in_a_whole_game(name: str, players: int, rounds: int) -> None:
    rules = changed(named(name), {"rounds": str(rounds)} if rounds else {})
    compared = 0
    with closed_shelf():
        for seed in range(3):
            game = begin(begun(rules, players), SeatNumber(seed % players))
            while not game.over and options(game).horizon is Horizon.GAME:
                goal = stakes(game)
                assert goal is not None
                total = Random(f"{seed} {game.tally.turns}").choice(goal.totals)
                after = evolve(game, TurnTotal(int(total)))
                if not after.over and options(after).horizon is Horizon.GAME:
                    # The turn is swept anew, whatever may be chosen in it, by the code for a single turn.
                    best = options(after).best.seats
                    assert best == pytest.approx(goal.outcomes[goal.totals.index(total)], abs=1e-9)
                    compared += 1
                game = after
    assert compared > 5
