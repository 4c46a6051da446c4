"""Steps of games, and whole games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import shutbox as sb
from shutbox.facade.play_out import kind_of

LOOSE: Any = sb


class First:
    """A player of one's own."""

    def choose(self, game: sb.Game) -> sb.Action:
        return sb.legal(game)[0]


def test_a_game_goes_on_by_words() -> None:
    game = sb.act(sb.new_game("nine", ["Ann"]), "throw 2", sb.ScriptedDice([(3, 5)]))
    assert list(sb.choices(game)) == ["8", "7+1", "6+2", "5+3", "5+2+1", "4+3+1"]
    assert sb.act(game, "5+3") == sb.act(game, sb.choices(game)["5+3"])
    assert list(sb.choices(sb.act(game, "5+3"))) == ["throw 2"]


def test_what_cannot_be_chosen_is_refused_with_the_choices() -> None:
    with pytest.raises(sb.IllegalActionError, match=r'"9" cannot be chosen now; there are throw 2 \[choice-unknown\]'):
        sb.act(sb.new_game("nine", ["Ann"]), "9")
    with pytest.raises(TypeError, match="action must be an action"):
        sb.act(sb.new_game("nine", ["Ann"]), 9)  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", sb.rule_set_names())
def test_a_game_is_played_to_its_end_and_is_the_same_for_the_same_seed(rules: str) -> None:
    players = {"Ann": "random", "Bo": First()}
    if sb.rule_set(rules).game.format.value == "solitaire":
        players.pop("Bo")
    record = sb.play_out(rules, players, seed=7)
    assert record.game.over
    assert sb.write_record(sb.play_out(rules, players, seed="7")) == sb.write_record(record)
    assert sb.read_record(sb.write_record(record)) == record


def test_players_without_names_are_called_by_what_they_are() -> None:
    record = sb.play_out("nine", ["highest", First(), First()], seed=1)
    assert [(seat.name, seat.kind) for seat in record.players] == [
        ("highest", "highest"),
        ("First", "own"),
        ("First 2", "own"),
    ]
    assert kind_of("tests.simulate.own_players:Highest") == "own"


def test_without_a_seed_the_system_throws() -> None:
    records = [sb.play_out("nine") for _ in range(3)]
    assert len({sb.write_record(record) for record in records}) > 1


def test_a_player_by_its_name() -> None:
    game = sb.act(sb.new_game("nine", ["Ann"]), "throw 2", sb.ScriptedDice([(3, 5)]))
    assert sb.player("highest").choose(game) == sb.choices(game)["8"]
    assert sb.player("random", 3).choose(game) == sb.player("random", "3").choose(game)
    assert "club" in sb.bot_names()
    with pytest.raises(sb.NotationError, match="did you mean perfect"):
        sb.player("perfct")


@pytest.mark.parametrize("players", ["random", 5, None])
def test_what_is_no_list_of_players_is_refused(players: Any) -> None:
    with pytest.raises(TypeError, match="players must be a list of bots"):
        sb.play_out("nine", players)


@pytest.mark.parametrize("seed", [1.5, True, b"x"])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(TypeError, match="seed must be a text or a whole number"):
        sb.play_out("nine", seed=seed)


def test_what_is_no_game_is_refused() -> None:
    uses: list[Callable[[Any], object]] = [
        sb.legal,
        sb.ranked_options,
        lambda game: sb.decide(game, sb.Take()),
        lambda game: sb.evolve(game, sb.Take()),
    ]
    for use in uses:
        with pytest.raises(TypeError, match="game must be a Game, not str 'nine'"):
            use("nine")


def test_what_cannot_sit_at_a_table_is_refused() -> None:
    for wrong in ("Ann", [1, 2]):
        with pytest.raises(TypeError, match="players must be a list of names or seats"):
            sb.new_game("nine", wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="starter must be the number of a seat"):
        sb.new_game("nine", ["Ann"], starter="Ann")  # type: ignore[arg-type]


def test_faces_and_moves_that_are_no_numbers_are_refused() -> None:
    from shutbox.play import Source

    game = sb.new_game("nine", ["Ann"])
    with pytest.raises(TypeError, match="faces must be a tuple of whole numbers"):
        sb.evolve(game, sb.Thrown(("3", "5"), Source.TYPED))  # type: ignore[arg-type]
    thrown = sb.evolve(game, sb.Thrown((3, 5), Source.TYPED))
    with pytest.raises(TypeError, match="move must be a whole number; read_move makes it of tiles, not str '8'"):
        sb.evolve(thrown, sb.Shut("8"))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        (lambda: LOOSE.extended("x"), "record must be a Record"),
        (lambda: LOOSE.extended(LOOSE.begun("nine", ["Ann"]), "3,5t"), "event must be an event such as Thrown"),
        (
            lambda: LOOSE.extended(LOOSE.begun("nine", ["Ann"]), sb.ThrowDice(2)),
            "event must be an event such as Thrown",
        ),
        (lambda: LOOSE.begun("nine", 5), "players must be a list of names or seats"),
        (lambda: LOOSE.begun("nine", "Ann"), "players must be a list of names or seats"),
        (lambda: LOOSE.act(sb.new_game("nine", ["Ann"]), "throw 2", "dice"), "dice must be Dice"),
        (lambda: LOOSE.house_rules(5), "name must be a text"),
    ],
)
def test_what_has_a_wrong_type_is_refused_at_the_edge(wrong: Any, text: str) -> None:
    with pytest.raises(TypeError, match=text):
        wrong()
