"""How a throw compares with the others, against all throws one by one."""

from __future__ import annotations

from shutbox.coach.plain.throw_odds import odds
from shutbox.play import Shut, Thrown, read_event
from shutbox.rules import changed, moves, named, throws
from shutbox.value import after_throw
from tests.coach.told import games


def test_throws_are_counted_one_by_one() -> None:
    game = games(named("nine"), 2, "6,6t 9+3 4,4t 8")
    event = read_event(game, "1,1t")
    assert isinstance(event, Thrown)
    found = odds(game, event, game.at, 1)
    assert found is not None
    own = after_throw(game, (1, 1))[game.at]
    values = [(weight, after_throw(game, throw)[game.at]) for throw, weight in throws(2, 6)]
    assert found.of == 36
    assert found.fit == sum(weight for throw, weight in throws(2, 6) if moves(game.rules.turn, game.position, throw))
    assert found.better == sum(weight for weight, value in values if value > own + 1e-9)
    assert found.worse == sum(weight for weight, value in values if value < own - 1e-9)


def test_of_a_total_less_is_better() -> None:
    game = games(changed(named("knock-out-45"), {"next_start": "winner"}), 3, "")
    high, low = (odds(game, read_event(game, word), 0, -1) for word in ("4,5t", "1,1t"))
    assert high is not None
    assert low is not None
    assert high.better < low.better


def test_a_sum_has_the_odds_of_its_throw() -> None:
    game = games(named("nine"), 2, "")
    assert odds(game, read_event(game, "=9t"), 0, 1) == odds(game, read_event(game, "4,5t"), 0, 1)


def test_what_is_no_throw_has_no_odds() -> None:
    game = games(named("nine"), 2, "4,5t")
    event = read_event(game, "9")
    assert isinstance(event, Shut)
    assert odds(game, event, 0, 1) is None


def test_a_throw_for_the_start_always_fits() -> None:
    game = games(named("double-shutter"), 2, "")
    found = odds(game, read_event(game, "6t"), 0, 1)
    assert found is not None
    assert (found.of, found.fit, found.better) == (6, 6, 0)
