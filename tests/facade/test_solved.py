"""Solutions, options and simulations by name."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

import shutbox as sb
from shutbox.solve import Aim


def test_a_solved_turn_says_what_positions_and_choices_are_worth() -> None:
    solved = sb.solution("nine")
    assert solved.value == pytest.approx(27323400707 / 2448880128)
    assert repr(solved) == "<SolvedTurn nine: mean 11.157508>"
    ranking = solved.ranking(None, "3,5")
    assert list(ranking) == ["8", "7+1", "5+3", "6+2", "5+2+1", "4+3+1"]
    assert ranking["8"] == solved.at("1234567.9") == pytest.approx(9.240806, abs=1e-6)
    assert solved.at(0) == 0
    assert sum(solved.distribution().values()) == pytest.approx(1)


def test_another_objective_ranks_the_other_way() -> None:
    worths = list(sb.solution("nine", "shut").ranking(None, (3, 5)).values())
    assert worths == sorted(worths, reverse=True)


def test_a_solution_is_drawn_as_bars() -> None:
    solved = sb.solution("nine")
    picture = ElementTree.fromstring(solved._repr_svg_())
    bars = [each for each in picture.iter() if each.tag.endswith("rect")]
    assert len(bars) == 1 + len(solved.distribution())


def test_the_best_option_of_a_live_game() -> None:
    game = sb.act(sb.new_game("nine", ["Ann"]), "throw 2", sb.ScriptedDice([(3, 5)]))
    assert sb.ranked_options(game, "mean").best.action == sb.choices(game)["8"]
    assert sb.ranked_options(game).unit.value == "chance"


@pytest.mark.parametrize("objective", [5, None, Aim.SHUT])
def test_what_is_no_objective_is_refused(objective: Any) -> None:
    with pytest.raises(TypeError, match="objective must be an Objective or a text"):
        sb.solution("nine", objective)


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        ({"aim": "mean"}, "aim must be an Aim"),
        ({"aim": Aim.BELOW, "target": "12"}, "target must be a whole number"),
        ({"aim": Aim.BELOW, "target": 12, "tie": 0.5}, "tie must be a Fraction"),
        ({"worst": "yes"}, "worst must be True or False"),
        ({"worths": {12: 1}}, "worths must be pairs of a total and its worth"),
    ],
)
def test_wrong_types_in_an_objective_are_refused(wrong: Any, text: str) -> None:
    with pytest.raises(TypeError, match=text):
        sb.Objective(**wrong)


def test_a_misspelt_objective_is_refused() -> None:
    with pytest.raises(sb.NotationError, match="is not an objective; write mean, shut, below:12"):
        sb.solution("nine", "means")


@pytest.mark.parametrize("processes", ["2", 0, True, 1.5])
def test_a_wrong_number_of_processes_is_refused(processes: Any) -> None:
    with pytest.raises(TypeError, match="processes must be a whole number from 1"):
        sb.simulation("nine", ["highest"], 10, processes=processes)


def test_a_simulation_by_names() -> None:
    summary = sb.simulation("nine", ["highest", "lowest"], 100, 1)
    assert summary.games == 100
    assert sum(player.wins.value for player in summary.players) == pytest.approx(1)
