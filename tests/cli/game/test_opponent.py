"""Bots at the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shutbox.play import read_record
from shutbox.rules import names
from shutbox.solve.solution import contents
from tests.cli.console import error_line, process, run, without


@pytest.mark.parametrize("name", names()[:5])
def test_bots_play_every_published_game_among_themselves(name: str) -> None:
    result = run("play", name, "--players", "@fewest-tiles,@random,@options", "--seed", "4", "--json")
    actual = json.loads(result.out)
    assert actual["over"]
    assert actual["players"] == ["Fewest tiles", "Random", "Most options"]


def test_the_same_seed_plays_the_same_game() -> None:
    command = ("play", "shut-the-box", "--players", "@novice,@club", "--seed", "9", "--json")
    assert run(*command).out == run(*command).out


def test_a_second_bot_of_a_kind_has_a_number() -> None:
    result = run("play", "nine", "--players", "@highest,@highest", "--seed", "1", "--json")
    assert json.loads(result.out)["players"] == [
        "Highest tiles first",
        "Highest tiles first 2",
    ]


def test_a_person_throws_for_a_bot_where_dice_are_typed() -> None:
    result = run("play", "nine", "--players", "@highest", "--dice", "typed", "--json", typed="45\n45\n45\n45\n")
    assert "Highest tiles first throws 2 dice: throw them, and type what they show" in result.err
    assert [step["word"] for step in json.loads(result.out)["steps"]][:4] == ["4,5t", "9", "4,5t", "8+1"]


def test_a_bot_gets_as_many_dice_as_it_wants() -> None:
    result = run(
        "play", "nine-sum6", "--set", "set_up=12.......", "--players", "@highest", "--dice", "typed", typed="12\n1\n"
    )
    assert "wants to throw one die" in result.err + result.out
    assert "Highest tiles first shuts 1" in result.out


def test_an_unknown_bot_is_refused() -> None:
    assert error_line(run("play", "nine", "--players", "Ann,@genius")).startswith(
        'there is no bot "genius"; there are random'
    )


def test_a_resumed_game_goes_on_with_its_bots(tmp_path: Path) -> None:
    file = tmp_path / "game.shutbox"
    run("play", "nine", "--players", "Ann,@highest", "--seed", "5", "--save", str(file), typed="\n")
    assert not read_record(file.read_text(encoding="utf-8")).game.over
    result = run("play", "--resume", str(file), typed="\n1\n" * 40)
    assert "Highest tiles first throws" in result.out
    assert read_record(file.read_text(encoding="utf-8")).game.over


def test_bots_look_no_further_than_people_wait(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path / "tables"))
    monkeypatch.setattr("shutbox.cli.game.foresight.PATIENCE", 0)
    tokens = ["play", "double-shutter", "--set", "box=1234/4321", "--set", "set_up=123./4321", "--rounds", "1"]
    run(*tokens, "--players", "@perfect,@club", "--seed", "3", "--json")
    assert {solution.about["kind"] for _, solution in contents() if solution} == {"turn"}


def test_without_a_solver_a_bot_that_needs_it_is_refused_before_the_game(tmp_path: Path) -> None:
    plain = without(tmp_path / "hidden", "numba")
    for rules, bot, code in (("triple", "@club", 2), ("last-one-standing", "@club", 2), ("triple", "@highest", 0)):
        done = process("play", rules, "--players", f"Ann,{bot}", typed="quit\n", **plain)
        assert done.code == code
        assert ('pip install "shutbox[play]"' in done.err) is (code == 2)


def test_without_a_solver_every_bot_plays_at_a_small_box(tmp_path: Path) -> None:
    plain = without(tmp_path / "hidden", "numba", "numpy")
    done = process("play", "nine", "--players", "@club,@perfect", "--seed", "4", "--json", **plain)
    assert (done.code, json.loads(done.out)["over"]) == (0, True)


OWN = "@tests.simulate.own_players:Highest"


def test_a_player_of_ones_own_plays_at_the_terminal() -> None:
    result = run("play", "nine", "--players", f"{OWN},@highest,{OWN}", "--seed", "4", "--json")
    actual = json.loads(result.out)
    assert actual["over"]
    assert actual["players"] == ["Highest", "Highest tiles first", "Highest 2"]


def test_a_player_that_cannot_be_loaded_is_refused_before_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.shutbox"
    result = run("play", "nine", "--players", "Ann,@no_such_module:Bot", "--save", str(file))
    assert "the player no_such_module:Bot cannot be loaded" in error_line(result)


def test_a_record_holds_no_programs_so_such_a_game_cannot_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.shutbox"
    run("play", "nine", "--players", f"Ann,{OWN}", "--seed", "5", "--save", str(file), typed="\n")
    assert 'seat own "Highest"' in file.read_text(encoding="utf-8")
    result = run("play", "--resume", str(file), typed="\n1\n" * 40)
    assert error_line(result).startswith("Highest is a player of your own, and a record holds no programs")
