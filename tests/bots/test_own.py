"""Players of one's own: objects, names in modules, tables."""

from __future__ import annotations

from typing import Any

import pytest

from shutbox.bots import bot, is_own, player_label
from shutbox.bots.own import OWN, spelled
from shutbox.errors import ShutboxError
from shutbox.play import KIND, Action, Game, Penalty, Shut, Source, Take, ThrowDice, Thrown, evolve, legal, new_game
from shutbox.rules import Move, OffMat, named

MODULE = "tests.simulate.own_players"
THROWN = evolve(new_game("nine", ["Ann"]), Thrown((3, 5), Source.TYPED))


class Named:
    name = "Careful"

    def choose(self, game: Game) -> Action:
        return legal(game)[-1]


def lots() -> float:
    return 0.5


@pytest.mark.parametrize("player", [Named(), Named, f"{MODULE}:Highest", f"{MODULE}:Random", f"{MODULE}:fewest"])
def test_an_object_a_class_and_a_name_are_players(player: object) -> None:
    assert bot(player, lots).choose(THROWN) in legal(THROWN)


def test_a_class_gets_the_source_of_its_randomness() -> None:
    shares = iter((0.0, 0.3, 0.6, 0.9))
    player = bot(f"{MODULE}:Random", lambda: next(shares))
    assert len({player.choose(THROWN) for _ in range(4)}) == 4


def test_a_policy_table_is_a_player() -> None:
    five_and_three = Shut(Move(sum(named("nine").turn.box.weights[place] for place in (2, 4))))
    table = {(THROWN.position, (3, 5)): five_and_three.move}
    assert bot(table, lots).choose(THROWN) == five_and_three
    assert bot({}, lots).choose(THROWN) == legal(THROWN)[0]
    assert bot({}, lots).choose(new_game("nine", ["Ann"])) == ThrowDice(2)


def test_what_players_are_called() -> None:
    assert player_label(Named()) == player_label(Named) == "Careful"
    assert player_label(lots) == "lots"
    assert player_label({}) == "dict"
    assert player_label(f"{MODULE}:Highest") == f"{MODULE}:Highest"
    assert KIND.fullmatch(OWN)


@pytest.mark.parametrize(
    ("player", "text"),
    [
        (5, "int is no player; a player has a method choose"),
        (f"{MODULE}:NOBODY", "is no player"),
        (f"{MODULE}:Nobody", "cannot be loaded: AttributeError"),
        ("no_such_module:Bot", "cannot be loaded: ModuleNotFoundError"),
        (lambda: 5, "is no player"),
        (lambda: 1 / 0, "cannot be loaded: ZeroDivisionError"),
        ("klub", "did you mean club"),
        ("zzz", "there are random, most-tiles"),
    ],
)
def test_what_is_no_player_is_refused(player: Any, text: str) -> None:
    with pytest.raises(ShutboxError, match=text):
        bot(player, lots)


class NoGame:
    def choose(self) -> Action:
        return Take()


class Deep:
    def choose(self, game: Game, depth: int, *, hurry: bool) -> Action:
        del depth, hurry
        return legal(game)[0]


@pytest.mark.parametrize(("player", "shown"), [(NoGame, "()"), (NoGame(), "()"), (Deep, "(game, depth, *, hurry)")])
def test_a_choose_that_cannot_be_called_with_a_game_alone_is_refused(player: Any, shown: str) -> None:
    with pytest.raises(ShutboxError) as caught:
        bot(player, lots)
    assert f"has choose{shown}; it is called as choose(game)" in str(caught.value)
    assert caught.value.code == "player-signature"


def test_a_choose_with_defaults_or_without_a_known_signature_is_a_players() -> None:
    class Careless:
        def choose(self, game: Game, *more: int, depth: int = 2) -> Action:
            return legal(game)[len(more) * depth]

    class Unknown:
        # A type has a signature that Python does not tell.
        choose = dict

    assert bot(Careless(), lots).choose(THROWN) == legal(THROWN)[0]
    assert bot(Unknown(), lots).label == "Unknown"  # type: ignore[attr-defined]


def test_only_a_module_with_a_name_is_a_name_of_ones_own() -> None:
    assert is_own("my_bots:Careful")
    assert is_own("a.b:c")
    assert not any(map(is_own, ["club", "my_bots", ":Careful", "my_bots:", "a b:c", "a:b:c", 5, None]))


def test_an_illegal_choice_names_what_was_allowed() -> None:
    class Wrong:
        def choose(self, game: Game) -> Action:
            del game
            return Take()

    text = r"Wrong chose take at 123456789, where it may choose 8, 7\+1, .* and 4\+3\+1"
    with pytest.raises(ShutboxError, match=text):
        bot(Wrong(), lots).choose(THROWN)


def test_actions_are_written_in_a_few_characters() -> None:
    assert spelled(THROWN, legal(THROWN)[1]) == "7+1"
    assert spelled(THROWN, Shut(Move(511))) == "#511"
    assert spelled(THROWN, ThrowDice(2)) == "throw 2"
    assert spelled(THROWN, Penalty(OffMat.RAISE)) == "raise"
    assert spelled(THROWN, Take()) == "take"
    assert spelled(THROWN, None) == "nonetype"
