"""Simulated games with players of one's own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from shutbox.bots import Player
from shutbox.errors import ShutboxError
from shutbox.play import Game, legal, write_record
from shutbox.rules import named
from shutbox.simulate import Summary, recorded, simulate
from tests.simulate.own_players import Copy


class Stubborn:
    def choose(self, game: Game) -> Any:
        return legal(game)[0] if game.throws < 1 else "8"


def same(one: Summary, other: Summary) -> bool:
    return replace(one, horizon="") == replace(other, horizon="")


@pytest.mark.parametrize(
    "rules", ["nine", "shut-the-box", "double-shutter", "last-one-standing", "knock-out-45", "golf"]
)
def test_a_player_that_does_what_a_bot_does_has_its_results(rules: str) -> None:
    compiled = simulate(rules, ["highest", "lowest"], 60, "tea")
    assert same(simulate(rules, [Copy("highest"), "lowest"], 60, "tea"), compiled)
    assert same(simulate(rules, [Copy("highest"), Copy("lowest")], 60, "tea"), compiled)


def test_bots_beside_a_player_of_ones_own_draw_the_same_lots() -> None:
    assert same(
        simulate("nine", [Copy("highest"), "random"], 200, 1), simulate("nine", ["highest", "random"], 200, "1")
    )


def test_alone_too() -> None:
    assert same(simulate("nine", [Copy("keep-low")], 100, 1), simulate("nine", ["keep-low"], 100, 1))


def test_a_player_in_a_module_is_played_by_its_name_and_by_processes() -> None:
    name = "tests.simulate.own_players:Highest"
    expected = simulate("nine", ["highest", "lowest"], 40, "tea")
    found = simulate("nine", [name, "lowest"], 40, "tea")
    assert [each.bot for each in found.players] == [name, "lowest"]
    assert [each.wins for each in found.players] == [each.wins for each in expected.players]
    assert simulate("nine", [name, "lowest"], 40, "tea", processes=2) == found


def test_an_object_exists_in_one_process_only() -> None:
    with pytest.raises(ShutboxError, match="player-here-only"):
        simulate("nine", [Copy("highest"), "lowest"], 40, "tea", processes=2)


def test_a_game_with_a_player_of_ones_own_can_be_recorded() -> None:
    own, bots = (recorded(named("nine"), (first, "random"), "tea", 3) for first in (Copy("highest"), "highest"))
    assert own.events == bots.events
    assert 'seat own "highest 1"' in write_record(own)


def test_a_choice_that_is_not_legal_is_an_error_that_names_the_player() -> None:
    text = r"the player Stubborn chose str at 123456789, where it may choose .*\[player-illegal\]"
    with pytest.raises(ShutboxError, match=text):
        simulate("nine", [Stubborn()], 1, 1)


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("nein", ["club"], 10, 1), "did you mean nine"),
        (("nine", ["klub"], 10, 1), "did you mean club"),
        (("nine", "club", 10, 1), "bots must be a list of bots, not str 'club'"),
        (("nine", ["club"], 0, 1), "games must be a whole number from 1"),
        (("nine", ["club"], True, 1), "games must be a whole number from 1 to 1000000000000, not bool"),
        (("nine", ["club"], 10**30, 1), "games must be a whole number from 1 to 1000000000000, not int 1000"),
        (("nine", ["club"], 10, 1.5), "seed must be a text or a whole number, not float 1.5"),
        (("nine", [5], 10, 1), "int is no player"),
        (("nine", ["no.such:Bot"], 10, 1), "cannot be loaded: ModuleNotFoundError"),
    ],
)
def test_what_cannot_be_simulated_is_refused_with_a_sentence(arguments: Any, text: str) -> None:
    with pytest.raises(ShutboxError, match=text):
        simulate(*arguments)


def test_a_protocol_is_all_that_a_player_needs() -> None:
    player: Player = Copy("highest")
    assert simulate("nine", [player], 5, 1).players[0].bot == "highest"
