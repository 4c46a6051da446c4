"""The sums by player, and the moments that mattered."""

from __future__ import annotations

import pytest

from shutbox.coach import Cause, Judgement, Report, analyse
from shutbox.rules import named
from shutbox.value import Horizon, Unit
from tests.coach.told import at_random, looked_at
from tests.games.solved_tiny import tiny


def reports() -> list[Report]:
    """Games of every kind of stretch."""
    return [
        analyse(at_random(named("nine"), 2, 1)),
        analyse(at_random(tiny("dice", format="chase", rounds=3), 3, 2)),
        analyse(at_random(tiny("dice", format="chase", rounds=4), 2, 3)),
        analyse(at_random(named("tournament-100"), 2, 4)),
        looked_at(named("nine"), 3, "4,5t 9 time 3,5t 8 leave:2 6,6t"),
    ]


@pytest.mark.parametrize("report", reports(), ids=lambda report: report.game.rules.name)
def test_the_sums_of_a_player_are_those_of_its_steps(report: Report) -> None:
    for player in report.players:
        for account in player.accounts:
            kind = (account.horizon, account.unit)
            within = [
                number
                for number, each in enumerate(report.stretches)
                if (each.horizon, each.unit) == kind and each.has(player.seat)
            ]
            steps = [step for step in report.steps if step.stretch in within]
            own = [step for step in steps if step.seat == player.seat]
            free = [step.choice for step in own if step.choice and len(step.choice.options.options) > 1]
            assert account.stretches == len(within)
            assert account.luck == pytest.approx(sum(step.luck[player.seat] for step in steps if step.luck))
            assert account.own_luck == pytest.approx(sum(step.luck[player.seat] for step in own if step.luck))
            assert account.loss == pytest.approx(sum(choice.loss for choice in free))
            assert account.decisions == len(free)
            assert account.mean_loss == (pytest.approx(account.loss / len(free)) if free else None)
            parts = account.begin + account.luck + account.choices + account.other
            assert account.end == pytest.approx(parts, abs=1e-9)
            assert account.average == pytest.approx(account.begin + account.choices + account.other, abs=1e-9)


@pytest.mark.parametrize("report", reports(), ids=lambda report: report.game.rules.name)
def test_the_moments_are_the_greatest_changes_at_the_longest_horizon(report: Report) -> None:
    changes = []
    for step in report.steps:
        if step.stretch is None or report.stretches[step.stretch].horizon is not report.furthest:
            continue
        sign = report.stretches[step.stretch].unit.sign
        parts = [step.luck, step.other, step.choice.change if step.choice else None]
        changes += [abs(sign * part[step.seat]) for part in parts if part is not None]
    scores = [abs(moment.gain) for moment in report.moments]
    assert scores == pytest.approx(sorted(changes, reverse=True)[: len(scores)])
    assert len(report.moments) == 3


def test_the_best_and_the_worst_moments_of_a_player() -> None:
    report = looked_at(named("nine"), 2, "4,5t 4+3+2 6,6t 7+5 1,1t 4,5t 9")
    ann, bo = report.players
    assert ann.luckiest is not None
    assert ann.unluckiest is not None
    assert ann.dearest is not None
    assert (ann.unluckiest.number, ann.unluckiest.cause) == (5, Cause.LUCK)
    assert (ann.dearest.number, ann.dearest.cause) == (2, Cause.CHOICE)
    assert ann.luckiest.gain > 0 > ann.unluckiest.gain
    assert bo.dearest is None
    assert ann.judgements[Judgement.BLUNDER] == 1
    assert sum(ann.judgements.values()) == ann.decisions == 2


def test_a_low_total_is_good_luck() -> None:
    report = looked_at(tiny("row", format="knock-out", limit=20, next_start="winner"), 2, "3t 3 3t 2+1")
    account = report.players[0].accounts[0]
    assert (account.horizon, account.unit) == (Horizon.TURN, Unit.TOTAL)
    assert account.own_luck < 0
    luckiest = report.players[0].luckiest
    assert luckiest is not None
    assert luckiest.gain > 0


def test_average_dice_give_what_the_choices_alone_made_of_it() -> None:
    report = looked_at(named("nine"), 1, "4,5t 9 3,5t 8 3,4t 7 3,3t 6 2,3t 5 2,2t 4 1,2t 3 1,2t 2+1")
    account = report.players[0].accounts[0]
    assert account.end == 1.0
    # The first choice is the best; shutting the 3 before 1 and 2 is no loss either.
    assert account.average == pytest.approx(account.begin - account.loss)
    assert account.begin == pytest.approx(466473281 / 6530347008)


def test_a_hint_at_a_forced_move_is_not_counted() -> None:
    # Only the 2 can be shut by two ones.
    report = looked_at(named("nine"), 2, "1,1t hint:1 2 4,5t hint:1 9")
    assert [player.hints for player in report.players] == [1, 0]
