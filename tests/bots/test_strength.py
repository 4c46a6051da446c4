from __future__ import annotations

import pytest

from shutbox.bots import BOTS, bot, strength
from shutbox.bots.grade import GRADES
from shutbox.errors import NotationError
from shutbox.rules import TurnRules, changed, named, names

# Turns that differ; the triple box has its place in benchmarks/grades.py, because it takes half a minute.
TURNS = {named(name).turn: name for name in reversed(names()) if name != "triple"}


@pytest.mark.parametrize(("grade", "extra"), [("novice", 4), ("casual", 2), ("club", 0.7), ("expert", 0.2)])
def test_on_nine_a_grade_costs_what_it_should(grade: str, extra: float) -> None:
    assert strength(grade, named("nine").turn).extra == pytest.approx(extra, rel=0.1)


@pytest.mark.parametrize("turn", TURNS, ids=TURNS.values())
def test_the_order_of_the_grades_holds_in_every_rule_set(turn: TurnRules) -> None:
    costs = [strength(name, turn).extra for name in ("random", *GRADES, "perfect")]
    assert costs == sorted(costs, reverse=True)
    assert len(set(costs)) == len(costs)
    assert costs[-1] == 0


@pytest.mark.parametrize("box", ["ten", "twelve", "double"])
def test_the_perfect_player_is_the_best_though_digits_make_long_totals(box: str) -> None:
    turn = changed(named("nine"), {"box": box, "total": "digits"}).turn
    assert strength("perfect", turn).extra == 0
    assert strength("expert", turn).extra > 0


@pytest.mark.parametrize("name", BOTS)
def test_no_bot_beats_the_optimum(name: str) -> None:
    for rules in ("nine", "thai", "digits", "double-shutter"):
        best, own = strength("perfect", named(rules).turn), strength(name, named(rules).turn)
        assert own.mean >= best.mean * (1 - 1e-12)
        assert 0 <= own.shut <= 1


def test_most_tiles_is_worse_than_lots() -> None:
    assert strength("most-tiles", named("nine").turn).extra > strength("random", named("nine").turn).extra


def test_a_bot_that_there_is_not_is_refused() -> None:
    with pytest.raises(NotationError) as caught:
        bot("genius", lambda: 0.5)
    assert caught.value.code == "bot-unknown"
