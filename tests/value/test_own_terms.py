"""At every horizon the best option is best in the terms of its format: wins, points, or a low total."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from shutbox.play import Action, Game, Leave, Phase, Source, Take, ThrowDice, Thrown, TimeUp, evolve, legal
from shutbox.play.events import SeatNumber
from shutbox.rules import Format, from_data
from shutbox.solve.objective import MEAN
from shutbox.value import Horizon, Unit, options
from tests.games.solved_tiny import begun, tiny
from tests.games.solved_twin import Node, Twin, events, final_total, round_points, shares
from tests.value.compare import sample

SETTINGS: dict[Format, dict[str, Any]] = {
    Format.ONE_TURN: {},
    Format.RUNNING: {"rounds": 2},
    Format.KNOCK_OUT: {"limit": 2},
    Format.UNTIL: {"limit": 2},
    Format.CHASE: {"rounds": 2},
    Format.LAST_ONE_STANDING: {"limit": 3},
    Format.SOLITAIRE: {},
}
# The most that is asked for, where the game is not solved: forecasts are tested in `test_forecast`.
FURTHEST = {Format.KNOCK_OUT: Horizon.ROUND, Format.UNTIL: Horizon.ROUND}
# How far a value looks at least.
NEAREST = {Format.LAST_ONE_STANDING: Horizon.ROUND, Format.SOLITAIRE: Horizon.GAME}
ORDER = tuple(Horizon)
ROUNDS = (Format.CHASE, Format.LAST_ONE_STANDING)


def expected(form: Format, asked: Horizon) -> Horizon:
    """How far the values of a format look if so much is asked for."""
    most = asked
    if most is Horizon.ROUND and form not in ROUNDS:
        most = Horizon.TURN
    return max(most, NEAREST.get(form, most), key=ORDER.index)


def started(form: Format) -> Game:
    """A game of this format on a tiny box."""
    players = 1 if form is Format.SOLITAIRE else 2
    return begun(tiny("row", format=form.value, **SETTINGS[form]), players)


def is_shut_alone(game: Game) -> tuple[float, ...] | None:
    """What a game alone is about: whether the box is shut."""
    return (float(game.position == 0),) if game.over else None


def gains(node: Node) -> dict[Action, float]:
    """What each action brings the player to act, by brute force."""
    return dict(zip(legal(node.game), [each[node.game.at] for each in node.worths()], strict=True))


def totals(game: Game) -> dict[Action, float]:
    """The total that the turn ends with on average after each action, by brute force; with its sign turned."""
    return {action: -_total(game, action) for action in legal(game)}


def _total(game: Game, action: Action) -> float:
    total = 0.0
    for share, event in events(game, action):
        after = evolve(game, event)
        final = final_total(game, event, after)
        total += share * (-max(totals(after).values()) if final is None else final)
    return total


def best_is_best(game: Game, horizon: Horizon, own: dict[Action, float]) -> None:
    """The option that is called best brings as much as any other."""
    found = options(game, horizon=horizon)
    assert own[found.best.action] == pytest.approx(max(own.values()), abs=1e-9)
    # And what is called worse is worse.
    for option in found.options:
        assert (found.loss(option) > 1e-9) == (own[option.action] < max(own.values()) - 1e-9)


@pytest.mark.parametrize("asked", [Horizon.TURN, Horizon.ROUND, Horizon.GAME])
@pytest.mark.parametrize("form", Format)
def test_the_best_option_is_best_in_the_terms_of_its_format(form: Format, asked: Horizon) -> None:
    asked = min(asked, FURTHEST.get(form, asked), key=ORDER.index)
    game, horizon = started(form), expected(form, asked)
    worth: Callable[..., Any] = is_shut_alone if form is Format.SOLITAIRE else shares
    twin = Twin(game, round_points(game) if horizon is Horizon.ROUND else worth)
    checked = 0
    for node in sample(twin, 60):
        found = options(node.game, horizon=asked)
        if node.game.phase is Phase.START or found.horizon is not horizon:
            continue
        best_is_best(node.game, asked, totals(node.game) if horizon is Horizon.TURN else gains(node))
        checked += 1
    assert checked > 5


def survivor(**settings: Any) -> Game:
    """A player of four who is left over at once, at a box on which a throw often misses."""
    rules = {"box": [1, 5, 6], "dice": 2, "faces": 3, "format": "last-one-standing"} | settings
    game = begun(from_data(rules), 4)
    if game.phase is Phase.START:
        for faces in ((3, 3), (2, 3), (2, 2), (1, 1)):
            game = evolve(game, Thrown(faces, Source.SCRIPTED))
    for _ in range(3):
        game = evolve(game, TimeUp())
    return game


@pytest.mark.parametrize(
    ("settings", "budget", "horizon"),
    [
        ({"limit": 2}, 0, Horizon.GAME),
        ({"limit": 6}, 0, Horizon.GAME),
        ({"limit": 5, "order": "descending", "begins": "throw"}, 0, Horizon.GAME),
        ({"limit": 5, "off_mat": "end", "off_mat_chance": "1/9"}, 0, Horizon.GAME),
        ({"limit": 5, "off_mat": "raise", "off_mat_chance": "1/9"}, 0, Horizon.GAME),
        ({"limit": 2}, 10**12, Horizon.ROUND),
        ({"limit": 2}, 10**12, Horizon.TURN),
    ],
    ids=["too dear", "too long", "another order", "off the mat", "raised", "the round asked", "the turn asked"],
)
def test_a_survivor_is_told_to_take_the_point_where_the_throw_is_worth_less(
    settings: dict[str, Any], budget: int, horizon: Horizon, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path))
    game = survivor(**settings)
    assert game.phase is Phase.SURVIVOR
    found = options(game, horizon=horizon, budget=budget)
    # A 5 or a 6, three throws of nine, shuts something for two points: less than the point that is sure.
    assert (found.horizon, found.unit) == (Horizon.ROUND, Unit.POINTS)
    worths = {option.action: option.seats[game.at] for option in found.options}
    assert worths[Take()] == 1.0
    assert worths[ThrowDice(2)] == pytest.approx(2 / 3)
    assert found.best.action == Take()


def test_the_mean_total_is_what_a_survivor_has_if_it_is_asked_for() -> None:
    found = options(survivor(limit=6), MEAN)
    assert (found.horizon, found.unit) == (Horizon.TURN, Unit.TOTAL)


def test_somebody_who_has_left_changes_nothing_about_the_terms() -> None:
    game = evolve(begun(tiny("row", format="last-one-standing", limit=6), 3), Leave(SeatNumber(1)))
    found = options(game)
    assert (found.horizon, found.unit) == (Horizon.ROUND, Unit.POINTS)
