"""What `shutbox solve` says, for machines and for people."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.console import run


def solved(*arguments: str) -> Any:
    done = run("solve", *arguments, "--json")
    assert (done.code, done.err) == (0, "")
    return json.loads(done.out)


def test_a_turn_has_a_value_and_its_fraction() -> None:
    found = solved("nine", "--exact")
    assert found.pop("seconds") >= 0
    assert found.pop("value") == pytest.approx(27323400707 / 2448880128, abs=1e-12)
    assert found == {
        "v": 1,
        "rules": "nine",
        "objective": "mean",
        "horizon": "turn",
        "position": "123456789",
        "exact": "27323400707/2448880128",
        "positions": 512,
        "moves": 7360,
    }


def test_the_distribution_is_whole_and_has_the_value_as_its_mean() -> None:
    found = solved("shut-the-box", "--distribution")
    chances = {int(total): chance for total, chance in found["distribution"].items()}
    assert sum(chances.values()) == pytest.approx(1, abs=1e-12)
    assert sum(total * chance for total, chance in chances.items()) == pytest.approx(found["value"], abs=1e-12)


def test_other_objectives_and_positions() -> None:
    assert solved("nine", "--objective", "shut")["value"] == pytest.approx(466473281 / 6530347008)
    assert solved("nine", "--worst")["value"] > 24
    here = solved("nine", "--objective", "below:1", "--position", "1.2......".replace("2", ".", 1))
    assert (here["position"], here["value"]) == ("1........", 0)
    assert solved("nine-sum6", "--objective", "shut", "--position", "1........")["value"] == pytest.approx(1 / 6)


def test_a_penalty_by_chance_says_how_exact_it_is() -> None:
    found = solved("ferme-ta-boite", "--set", "off_mat_chance=1/20")
    assert 0 < found["bound"] < 1e-9


def test_a_round_has_points_for_every_seat() -> None:
    paid = solved("double-shutter-2008", "--round", "--players", "3")
    assert (paid["horizon"], len(paid["seats"])) == ("round", 3)
    assert sum(paid["seats"]) == pytest.approx(0, abs=1e-12)
    trying = solved("double-shutter", "--round", "--players", "3", "--to-beat", "20", "--tries", "2")
    assert trying["value"] == trying["seats"][0]


def test_a_total_that_no_turn_ends_with_is_as_hard_to_beat_as_the_next() -> None:
    box = ["--set", "box=28", "--round", "--players", "2", "--tries", "1"]
    values = [solved("double-shutter", *box, "--to-beat", total)["seats"] for total in ("3", "8")]
    assert values[0] == values[1]


def test_a_game_has_chances_that_add_up() -> None:
    for rules, players in (("shut-the-box", 4), ("instant-win", 2)):
        found = solved(rules, "--game", "--players", f"{players}")
        assert (found["horizon"], len(found["seats"])) == ("game", players)
        assert sum(found["seats"]) == pytest.approx(1)


def test_the_starter_moves_the_seats_and_any_is_fair() -> None:
    first = solved("nine", "--game", "--players", "3")["seats"]
    second = solved("nine", "--game", "--players", "3", "--starter", "2")["seats"]
    assert second == [first[2], first[0], first[1]]
    assert solved("nine", "--game", "--players", "3", "--starter", "any")["seats"] == pytest.approx([1 / 3] * 3)


def test_running_totals_and_last_one_standing_know_the_score() -> None:
    behind = solved("ferme-ta-boite", "--game", "--players", "2", "--rounds", "1", "--score", "46,0")
    assert behind["seats"] == pytest.approx([0, 1], abs=1e-12)
    small = ["--set", "box=12/21", "--set", "limit=2"]
    ahead = solved("last-one-standing", *small, "--game", "--players", "2", "--score", "1,0", "--starter", "any")
    assert ahead["seats"][0] > 0.5


def test_the_chase_game_of_two_is_the_same_in_both_editions() -> None:
    small = ["--set", "box=123/321", "--game", "--players", "2", "--rounds", "3"]
    editions = [solved(name, *small)["seats"] for name in ("double-shutter", "double-shutter-2008")]
    assert editions[0] == pytest.approx(editions[1])
    decided = solved("double-shutter", *small, "--score", "9,0", "--starter", "2")
    assert decided["seats"] == [1, 0]


def test_what_is_not_solved_to_the_end_says_how_far_it_looks() -> None:
    assert solved("double-shutter", "--set", "box=12/21", "--game", "--players", "5")["horizon"] == "forecast"
    after_ten = ("--score", "10,0,0,0")
    ahead = solved("tournament-100", "--game", "--players", "4", *after_ten)
    assert (ahead["horizon"], sum(ahead["seats"])) == ("forecast", pytest.approx(1.0))
    assert ahead["seats"][0] < ahead["seats"][1] == pytest.approx(ahead["seats"][2])
    turn = solved("knock-out-45", "--game", "--players", "3", "--set", "next_start=winner")
    assert (turn["horizon"], turn["objective"]) == ("turn", "mean")
    assert turn["value"] == pytest.approx(11.157508444)


def test_alone_a_game_is_won_by_shutting_the_box() -> None:
    assert solved("nine", "--game", "--players", "1")["seats"] == [pytest.approx(466473281 / 6530347008)]


def test_for_people() -> None:
    shown = run("solve", "nine", "--exact", "--distribution").out
    assert "27323400707/2448880128" in shown
    assert "Chance of each final total" in shown
    assert "begins the round" in run("solve", "double-shutter", "--set", "box=12/21", "--round", "--players", "2").out
    assert "Chance to win" in run("solve", "nine", "--game", "--players", "2").out


HOPELESS = [
    "--game",
    "--players",
    "3",
    "--rounds",
    "1",
    "--score",
    "3,1,0",
    "--set",
    "box=12/21",
    "--set",
    "one_die=never",
]


def test_ranges_say_what_each_seat_can_expect_of_those_who_are_indifferent() -> None:
    found = solved("double-shutter", *HOPELESS, "--ranges")
    for chance, (least, most) in zip(found["seats"], found["ranges"], strict=True):
        assert least - 1e-12 <= chance <= most + 1e-12
    # Who cannot win any more decides between the two others.
    assert found["ranges"][2] == [0, 0]
    assert found["ranges"][0][1] - found["ranges"][0][0] > 0.0001
    shown = run("solve", "double-shutter", *HOPELESS, "--ranges").out
    assert "0.0000% to 0.0000%" in shown
    assert "if all who are indifferent choose worst" in shown


@pytest.mark.parametrize(
    "command", ["nine --game --players 3", "double-shutter --game --players 2", "triple --game --players 12"]
)
def test_ranges_are_refused_where_they_are_not_known(command: str) -> None:
    done = run("solve", *command.split(), "--ranges")
    assert (done.code, done.out) == (2, "")
    assert "ranges are known for whole chase games" in done.err


def test_a_knock_out_is_solved_to_its_end() -> None:
    found = solved("knock-out-45", "--game", "--players", "2", "--set", "limit=5", "--score", "3,0")
    assert found["horizon"] == "game"
    assert found["seats"][0] < found["seats"][1]
    done = run("solve", "knock-out-45", "--game", "--players", "2", "--score", "46,0")
    assert (done.code, done.out) == (2, "")
    assert "give totals below 46" in done.err
