"""Last One Standing in a live game, against every game that can be played on tiny boxes, from any state."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shutbox.play import (
    Action,
    Game,
    Leave,
    Off,
    Penalty,
    Phase,
    ScriptedDice,
    Shut,
    Source,
    Take,
    ThrowDice,
    Thrown,
    TimeUp,
    decide,
    evolve,
    legal,
    seeded_dice,
)
from shutbox.play.events import SeatNumber
from shutbox.rules import RuleSet, changed, from_data, named, throws
from shutbox.rules.box import Move
from shutbox.rules.turn import OffMat
from shutbox.solve.objective import MEAN
from shutbox.value import Criterion, Horizon, Unit, options, ring
from shutbox.value.options import after_throw
from tests.games.solved_tiny import begun, tiny
from tests.games.solved_twin import Twin
from tests.value.compare import agree, check_games
from tests.value.walk import walk

NEXT_START = ["clockwise", "winner", "throw", "same"]


def standing(box: str, **settings: Any) -> RuleSet:
    """Last One Standing on a tiny box."""
    return tiny(box, format="last-one-standing", **settings)


@pytest.mark.parametrize("next_start", NEXT_START)
@pytest.mark.parametrize(("box", "players", "limit"), [("row", 2, 3), ("rows", 2, 5), ("row", 3, 2), ("rows", 3, 2)])
def test_every_state_is_worth_what_every_game_says(box: str, players: int, limit: int, next_start: str) -> None:
    check_games(begun(standing(box, limit=limit, next_start=next_start), players, starter=1), most=80)


def test_the_throws_for_the_start_are_worth_what_every_game_says() -> None:
    check_games(begun(standing("row", limit=2, begins="throw"), 3), most=40)


@pytest.mark.parametrize("next_start", ["throw", "winner"])
def test_an_order_by_throws_is_not_taken_for_a_fixed_one(next_start: str) -> None:
    rules = standing("row", limit=2, begins="throw", order="descending", next_start=next_start)
    check_games(begun(rules, 2), most=30)
    checked = [node for node in Twin(begun(rules, 3)).undecided if node.game.phase is Phase.THROW][::97]
    assert checked
    for node in checked:
        found = options(node.game)
        if found.horizon is Horizon.GAME:
            agree(found, node)


@pytest.mark.parametrize("next_start", NEXT_START)
def test_a_game_that_somebody_has_left_is_worth_what_every_game_says(next_start: str) -> None:
    rules = standing("row", limit=2, next_start=next_start)
    left = 0
    for seed in range(6):
        for game in walk(rules, 3, seed, asides=0.2):
            if game.tally.left and game.phase is not Phase.START:
                left += 1
                agree(options(game), Twin(game).root)
    assert left > 8


@pytest.mark.parametrize("next_start", ["clockwise", "same"])
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_when_the_one_who_began_has_left_the_next_round_begins_where_it_should(next_start: str, starter: int) -> None:
    rules = standing("row", limit=3, next_start=next_start)
    game = evolve(begun(rules, 3, starter=starter), Leave(SeatNumber(starter)))
    agree(options(game), Twin(game).root)


def survivor(rules: RuleSet) -> Game:
    """A game of two in which the second is left over at once."""
    return evolve(begun(rules, 2), TimeUp())


def test_the_survivor_takes_the_point_or_throws() -> None:
    game = survivor(standing("row", limit=5))
    assert game.phase is Phase.SURVIVOR
    found = options(game)
    assert [option.action for option in found.options] == [Take(), ThrowDice(1)]
    twin = Twin(game)
    agree(found, twin.root)
    # Every throw shuts something on a full box: two points and not one.
    assert found.best.action == ThrowDice(1)


def test_where_one_point_is_enough_the_points_of_the_round_decide() -> None:
    game = survivor(standing("row", limit=1))
    found = options(game)
    taken, thrown = found.options
    assert taken.seats == thrown.seats == (0.0, 1.0)
    # Every throw shuts something on a full box: two points and not one.
    assert (found.loss(taken), taken.ties, thrown.ties) == (0.0, (1.0,), (2.0,))
    assert found.best.action == ThrowDice(1)
    assert found.compare(taken, thrown) == (-1, Criterion.POINTS)


def thrown(game: Game, *faces: int) -> Game:
    """The game after a throw."""
    return evolve(game, decide(game, ThrowDice(len(faces)), ScriptedDice([faces])))


def test_the_last_throw_is_worth_what_it_brings() -> None:
    game = thrown(survivor(standing("row", limit=5)), 3)
    assert game.last_throw
    agree(options(game), Twin(game).root)


@pytest.mark.parametrize("off_mat", ["raise", "end", "choose", "void"])
def test_dice_off_the_mat_are_worth_what_follows_from_them(off_mat: str) -> None:
    rules = standing("row", limit=2, off_mat=off_mat)
    seen = set()
    for seed in range(6):
        for game in walk(rules, 2, seed, asides=0.35):
            if (game.phase, game.last_throw, game.tally.points) not in seen:
                agree(options(game), Twin(game).root)
            seen |= {(game.phase, game.last_throw, game.tally.points), (game.phase, game.last_throw)}
    assert (Phase.THROW, True) in seen or off_mat in ("end", "void")
    assert (Phase.PENALTY, False) in seen or off_mat != "choose"


def test_a_penalty_of_the_last_throw_is_chosen_for_what_it_brings() -> None:
    rules = tiny("rows", format="last-one-standing", limit=3, off_mat="choose")
    game = evolve(survivor(rules), Off())
    assert (game.phase, game.last_throw) == (Phase.PENALTY, True)
    found = options(game)
    agree(found, Twin(game).root)
    assert found.best.action == Penalty(OffMat.RAISE)


def test_who_is_alone_with_a_throw_on_the_table_decides_after_it() -> None:
    # The first of three is out, the second has thrown, and now the third leaves.
    missed = evolve(begun(standing("row", limit=3), 3), TimeUp())
    game = evolve(thrown(missed, 3), Leave(SeatNumber(2)))
    assert (game.phase, game.tally.queue, game.last_throw) == (Phase.SHUT, (), False)
    agree(options(game), Twin(game).root)


@pytest.mark.parametrize(
    "settings",
    [
        {"limit": 6},
        {"limit": 5, "off_mat": "end", "off_mat_chance": "1/9"},
        {"limit": 5, "off_mat": "void", "off_mat_chance": "1/9"},
    ],
    ids=["long", "off the mat", "void"],
)
def test_a_survivor_of_a_game_that_is_not_solved_compares_like_with_like(settings: dict[str, Any]) -> None:
    game = survivor(standing("row", **settings))
    found = options(game)
    taken, again = found.options
    assert (found.horizon, found.unit) == (Horizon.ROUND, Unit.POINTS)
    # Every throw that stays on the mat shuts something on a full box, for two points.
    assert (taken.seats[game.at], again.seats[game.at]) == (1.0, 2.0)


def test_a_survivor_asked_for_a_turn_compares_like_with_like() -> None:
    game = survivor(standing("row", limit=3))
    found = options(game, MEAN)
    assert (found.horizon, found.unit) == (Horizon.TURN, Unit.TOTAL)
    # Who takes the point leaves standing what stands.
    assert found.options[0].seats[game.at] == game.total
    # Without an aim, a throw at the shared box is worth what it brings in the round.
    near = options(game, horizon=Horizon.TURN)
    assert (near.horizon, near.unit) == (Horizon.ROUND, Unit.POINTS)
    assert near.options[0].seats[game.at] == 1.0


def test_shutting_the_box_wins_the_round_for_whoever_does_it() -> None:
    rules = standing("row", limit=4)
    for game in walk(rules, 2, 3):
        if game.phase is Phase.SHUT:
            for option in options(game).options:
                if isinstance(option.action, Shut) and int(option.action.move) == game.position:
                    assert option.seats == tuple(float(seat == game.at) for seat in range(2))


def test_seeded_games_of_four_are_worth_one_win() -> None:
    dice = seeded_dice("four")
    game = begun(standing("row", limit=2), 4)
    while not game.over:
        found = options(game)
        assert sum(found.best.seats) == pytest.approx(1.0, abs=1e-9)
        game = evolve(game, decide(game, found.best.action, dice))


def test_a_game_whose_best_answers_find_no_rest_is_played_by_the_round() -> None:
    # See solve: four players on this box go round in a circle that no coin ends.
    box: dict[str, Any] = {"box": [[1, 3], [2, 2], [3, 1]], "faces": 3, "format": "last-one-standing", "limit": 5}
    found = options(begun(from_data(box), 4))
    assert (found.horizon, found.unit) == (Horizon.ROUND, Unit.POINTS)


def round_points(game: Game) -> tuple[float, ...]:
    """The points of the round for every seat by brute force: all throws, and each player wants the most points."""
    known: dict[object, tuple[float, ...]] = {}

    def value(now: Game) -> tuple[float, ...]:
        if now.over or now.tally.round != game.tally.round:
            return tuple(float(b - a) for a, b in zip(game.tally.points, now.tally.points, strict=True))
        key = (now.phase, now.at, now.tally.queue, now.position, now.throw, now.last_throw)
        if key not in known:
            known[key] = max((outcome(now, action) for action in legal(now)), key=lambda seats: seats[now.at])
        return known[key]

    def outcome(now: Game, action: Action) -> tuple[float, ...]:
        if not isinstance(action, ThrowDice):
            return value(evolve(now, decide(now, action, None)))
        faces = now.rules.turn.faces
        parts = [
            (weight / faces**action.dice, value(evolve(now, Thrown(throw, Source.SCRIPTED))))
            for throw, weight in throws(action.dice, faces)
        ]
        return tuple(sum(chance * seats[seat] for chance, seats in parts) for seat in range(len(now.players)))

    return value(game)


@pytest.mark.parametrize("box", ["row", "dice", "rows"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_beyond_the_budget_a_state_is_worth_the_points_of_its_round(
    box: str, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path))
    for node in Twin(begun(standing(box, limit=2), players, starter=1)).undecided[::29]:
        found = options(node.game, budget=0)
        assert (found.horizon, found.unit) == (Horizon.ROUND, Unit.POINTS)
        best = found.best.seats[node.game.at]
        assert best == pytest.approx(round_points(node.game)[node.game.at])


@pytest.mark.parametrize("off_mat", ["end", "void"])
def test_beyond_the_budget_a_die_off_the_mat_is_a_miss_as_well(
    off_mat: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path))
    game = begun(standing("row", limit=2, off_mat=off_mat), 3)
    game = evolve(thrown(game, 3), Shut(Move(4)))
    lost = after_throw(game, (), budget=0)
    assert lost == pytest.approx(options(evolve(game, Off()), budget=0).best.seats)


def test_a_round_of_twelve_players_takes_little_room() -> None:
    rules = changed(named("last-one-standing"), {"most_players": "12"})
    found = options(begun(rules, 12))
    assert (found.horizon, found.unit) == (Horizon.ROUND, Unit.POINTS)
    assert ring(rules.turn, 12).nbytes < 16 << 20
