"""Valid players, and the properties of a game."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace
from xml.etree import ElementTree

import pytest

from shutbox.errors import NotationError
from shutbox.play import Game, Phase, Seat, Source, Thrown, evolve, new_game
from shutbox.rules import Format, changed, named, names, read_position, tiles
from shutbox.rules.box import Position
from tests.games.script import FOUR, ONE, THREE, TWO, play, toy


def test_players_are_seats_or_names_of_persons() -> None:
    game = new_game(named("nine"), ["Ann", Seat("Robo", "optimal")])
    assert game.players == (Seat("Ann", "person"), Seat("Robo", "optimal"))


@pytest.mark.parametrize(
    ("name", "players"), [("nine", 0), ("nine", 13), ("last-one-standing", 5), ("double-shutter", 13)]
)
def test_a_rule_set_serves_only_so_many_players(name: str, players: int) -> None:
    with pytest.raises(NotationError) as raised:
        new_game(named(name), [f"Player {number}" for number in range(players)])
    assert raised.value.code == "players-count"
    assert raised.value.arguments["got"] == players


@pytest.mark.parametrize(("name", "players"), [("nine", 12), ("last-one-standing", 4), ("double-shutter", 12)])
def test_as_many_players_as_a_rule_set_serves_can_play(name: str, players: int) -> None:
    assert len(new_game(named(name), [f"Player {number}" for number in range(players)]).players) == players


def test_solitaire_is_for_one() -> None:
    rules = toy(format="solitaire")
    assert new_game(rules, ONE).format is Format.SOLITAIRE
    with pytest.raises(NotationError) as raised:
        new_game(rules, TWO)
    assert raised.value.arguments == {"got": 2, "most": 1, "rules": "toy"}


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "\t", "\x00", "\ud800", "a\u2028b"])
def test_a_name_can_be_seen_and_printed(name: str) -> None:
    with pytest.raises(NotationError) as raised:
        new_game(named("nine"), ["Ann", name])
    assert raised.value.code == "player-name"


@pytest.mark.parametrize("name", ["Zoë", "李", "a b", "ann", '"', "%2C", "🎲", "👨‍👩‍👧", "می‌خواهم", "x" * 300])
def test_a_stored_name_can_be_anything_else(name: str) -> None:
    assert new_game(named("nine"), ["Ann", name]).players[1].name == name


def test_two_players_cannot_have_one_name() -> None:
    with pytest.raises(NotationError) as raised:
        new_game(named("nine"), ["Ann", "Bo", "Ann"])
    assert (raised.value.code, raised.value.arguments) == ("player-twice", {"name": "Ann", "free": "Ann 2"})


@pytest.mark.parametrize("kind", ["", "No Kind", "Bot", "a\nb", "bot,2"])
def test_a_kind_is_a_word_that_a_record_can_hold(kind: str) -> None:
    with pytest.raises(NotationError):
        new_game(named("nine"), [Seat("Ann", kind)])


@pytest.mark.parametrize("starter", [-1, 2])
def test_the_starter_is_one_of_the_players_counted_from_1(starter: int) -> None:
    with pytest.raises(NotationError) as raised:
        new_game(named("nine"), TWO, starter=starter)
    assert raised.value.arguments == {"got": starter + 1, "players": 2}


def test_a_new_game_stands_at_its_set_up_with_nothing_counted() -> None:
    game = new_game(named("three-down"), THREE, starter=1)
    assert (game.phase, game.at, game.position) == (Phase.THROW, 1, named("three-down").turn.set_up)
    assert (game.tally.points, game.tally.totals, game.tally.turns) == ((0, 0, 0),) * 3
    assert (game.tally.results, game.tally.round, game.over) == ((None, None, None), 1, False)
    assert (game.before, game.throws, game.throw) == (None, 0, ())


def test_alone_every_rule_set_is_solitaire() -> None:
    assert play("double-shutter", ONE, "").format is Format.SOLITAIRE
    assert play("double-shutter", TWO, "").format is Format.CHASE


def test_the_total_is_what_the_turn_would_count_if_it_ended_now() -> None:
    assert play("nine", TWO, "3,6t 9").total == 36
    assert play("digits", TWO, "3,6t 9").total == 12345678
    assert play("tile-count", TWO, "3,6t 9").total == 8
    assert play("double-shutter", ONE, "4,6t 1+9'").total == 124


def test_there_is_a_total_to_beat_only_when_somebody_holds_one() -> None:
    rules = toy(format="chase")
    assert play(rules, TWO, "").to_beat is None
    assert play(rules, TWO, "=3").to_beat == 3


def test_games_are_values() -> None:
    one, other = play(toy(), FOUR, "4t 4"), play(toy(), FOUR, "4t 4")
    assert (one, hash(one)) == (other, hash(other))
    with pytest.raises(FrozenInstanceError):
        one.position = Position(0)  # type: ignore[misc]


# A game in a console and in a notebook


def doubled() -> Game:
    game = replace(new_game("double-shutter", ["Ann", "Bo"]), phase=Phase.THROW)
    return replace(game, position=read_position(game.rules.turn.box, "..3456789/.87654321"))


def test_a_game_is_printed_as_its_box() -> None:
    game = evolve(doubled(), Thrown((3, 5), Source.TYPED))
    assert str(game).splitlines() == [
        "double-shutter: Ann to shut at ..3456789/.87654321 after 3,5",
        "   ·  [8] :7: :6: :5: :4: :3: :2: :1:",
        "   ·   ·  [3] [4] [5] [6] [7] [8] [9]",
        "  total 120",
    ]


def test_the_representation_of_a_game_is_one_short_line() -> None:
    assert repr(new_game("nine", ["Ann"])) == "<Game nine: Ann; Ann to throw at 123456789>"
    over = evolve(new_game("nine", ["Ann"]), Thrown((1, 1), Source.TYPED))
    assert repr(over) == "<Game nine: Ann; Ann to shut at 123456789 after 1,1>"
    assert repr(replace(over, phase=Phase.OVER)) == "<Game nine: Ann; over, won by nobody>"


def test_a_box_with_columns_of_different_depth_is_drawn_with_gaps() -> None:
    game = new_game(changed(named("nine"), {"box": "[[1], [2, 2], [3]]"}), ["Ann"])
    picture = ElementTree.fromstring(game._repr_svg_())
    assert sorted(each.text or "" for each in picture.iter() if each.tag.endswith("text")) == ["1", "2", "2", "3"]


def test_every_box_can_be_drawn() -> None:
    for name in names():
        game = new_game(name, ["A & <B>"])
        picture = ElementTree.fromstring(game._repr_svg_())
        count = len(list(tiles(game.rules.turn.box, game.position)))
        assert [each.text for each in picture.iter() if each.tag.endswith("text")].count(None) == 0
        assert len([each for each in picture.iter() if each.tag.endswith("text")]) == count
        assert str(game).count("\n") == named(name).turn.box.rows + 1


def test_a_throw_shows_its_pips_and_large_faces_their_number() -> None:
    game = evolve(doubled(), Thrown((3, 5), Source.TYPED))
    assert game._repr_svg_().count("<circle") == 8
    large = replace(game, throw=(7, 8))
    assert large._repr_svg_().count("<circle") == 0
    assert ">7</text>" in large._repr_svg_()
