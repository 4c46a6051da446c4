"""The coach's figures of a game."""

from __future__ import annotations

import pytest

from shutbox.coach import analyse
from shutbox.coach.history import figures
from shutbox.value import Unit
from tests.coach.history.sample import LEFT, SHUT, sample


def test_figures_are_those_of_the_report() -> None:
    report = analyse(sample(f"{LEFT} {SHUT}", "Ann", "Bo"))
    for seat, own in enumerate(figures(report)):
        player = report.players[seat]
        account = next(each for each in player.accounts if each.horizon is report.furthest)
        assert own.choices == player.decisions == account.decisions > 0
        assert (own.unit, own.loss, own.luck) == (Unit.CHANCE, account.loss, account.luck)
        assert own.cost == pytest.approx(account.loss / account.decisions)


def test_luck_is_more_than_nothing_if_the_dice_were_kind() -> None:
    (good,), (bad,) = (figures(analyse(sample(words))) for words in (SHUT, LEFT))
    assert good.luck > 0 > bad.luck


def test_a_game_that_has_not_begun_has_no_figures() -> None:
    (own,) = figures(analyse(sample("")))
    assert (own.choices, own.cost, own.unit, own.luck) == (0, None, None, 0)
