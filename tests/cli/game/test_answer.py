"""What players type."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.cli.game.answer import TypedFaces, numbered_moves, parse_answer
from shutbox.cli.game.vocabulary import Command, command_word
from shutbox.errors import NotationError, ShutboxError
from shutbox.play import (
    Game,
    Leave,
    Off,
    Penalty,
    Phase,
    Shut,
    Source,
    Take,
    ThrowDice,
    Thrown,
    Undo,
    evolve,
    legal,
    new_game,
)
from shutbox.play.events import SeatNumber
from shutbox.rules import OffMat, changed, from_data, named, names, read_position, taken, throws, write_move
from shutbox.rules.box import Position
from shutbox.words import Words, locales

WORDS = Words()


def game_after_throw(rules: str, position: str, *faces: int) -> Game:
    known = changed(named(rules), {"begins": "first"})
    game = new_game(known, ["Ann", "Bo"])
    placed = replace(game, position=read_position(known.turn.box, position))
    return evolve(placed, Thrown(faces, Source.TYPED))


def tiles(game: Game, text: str) -> str:
    action = parse_answer(WORDS, game, text, typed=True)
    assert isinstance(action, Shut)
    return write_move(game.rules.turn.box, game.position, action.move)


def code(game: Game, text: str) -> str:
    with pytest.raises(ShutboxError) as caught:
        parse_answer(WORDS, game, text, typed=True)
    return caught.value.code


@given(st.sampled_from(names()), st.data())
def test_numbers_name_every_move_once_and_never_mean_another_tile(name: str, data: st.DataObject) -> None:
    game = new_game(named(name), ["Ann"])
    position = data.draw(st.integers(1, game.rules.turn.set_up))
    throw, _ = data.draw(st.sampled_from(throws(game.rules.turn.dice, game.rules.turn.faces)))
    after = evolve(replace(game, position=Position(position)), Thrown(throw, Source.TYPED))
    moves = numbered_moves(after)
    offered = legal(after)
    assert sorted(moves) == sorted(action.move for action in offered if isinstance(action, Shut))
    for number, move in enumerate(moves, 1):
        assert parse_answer(WORDS, after, str(number), typed=True) == Shut(move)
    for move in moves:
        gone = taken(game.rules.turn.box, Position(position), move)
        if len(gone) == 1 and gone[0].row == 0:
            assert parse_answer(WORDS, after, str(gone[0].value), typed=True) == Shut(move)
        # Its own notation names a move, whatever its number.
        if len(gone) > 1:
            assert parse_answer(
                WORDS, after, write_move(game.rules.turn.box, Position(position), move), typed=True
            ) == Shut(move)


def test_tiles_are_named_by_value_where_only_one_move_has_them() -> None:
    game = game_after_throw("double-shutter", ".23456789/987654321", 4, 5)
    assert tiles(game, "9'") == "9'"
    assert tiles(game, "7 2") == "7+2"


def test_a_back_tile_alone_is_meant_where_the_front_one_is_shut() -> None:
    game = game_after_throw("double-shutter", "......7../...6.432.", 3, 3)
    assert tiles(game, "6") == "6'"
    assert tiles(game, "4+2") == "4'+2'"


def test_values_that_two_moves_have_are_ambiguous() -> None:
    game = game_after_throw("double-shutter", "...4...../...6.4..1", 1, 4)
    assert [write_move(game.rules.turn.box, game.position, move) for move in numbered_moves(game)] == ["4'+1'", "4+1'"]
    with pytest.raises(NotationError) as caught:
        parse_answer(WORDS, game, "4+1", typed=True)
    assert caught.value.arguments == {"got": "4+1", "moves": ["4'+1'", "4+1'"]}
    assert tiles(game, "1' 4'") == "4'+1'"


def test_tiles_that_no_move_shuts_are_explained() -> None:
    game = game_after_throw("double-shutter", "123456789/987654321", 4, 5)
    assert code(game, "9+8") == "move-illegal"
    assert code(game, "9'") == "move-hidden"
    assert code(game, "9''") == "move-tile"
    assert code(game, "55") == "answer-number"
    assert code(game, "000000000000000000001") == "move-tile"
    assert code(game, "nine") == "answer-unknown"
    assert code(game, "") == "answer-none"


def test_words_are_understood_in_any_case() -> None:
    game = game_after_throw("nine", "123456789", 4, 5)
    for text, meant in (
        ("?", Command.HELP),
        ("HELP", Command.HELP),
        ("Save", Command.SAVE),
        (" quit ", Command.QUIT),
        ("UNDO", Undo()),
    ):
        assert parse_answer(WORDS, game, text, typed=False) == meant
    assert parse_answer(WORDS, game, "leave", typed=False) == Leave(SeatNumber(0))
    assert parse_answer(WORDS, game, "leave BO", typed=False) == Leave(SeatNumber(1))


def test_who_leaves_is_the_one_of_this_very_name_or_the_only_twin() -> None:
    game = new_game(named("nine"), ["Ann", "ann", "Zoë"])
    assert parse_answer(WORDS, game, "leave ann", typed=False) == Leave(SeatNumber(1))
    assert parse_answer(WORDS, game, "LEAVE Ann", typed=False) == Leave(SeatNumber(0))
    assert parse_answer(WORDS, game, "leave  zoe\u0308", typed=False) == Leave(SeatNumber(2))
    with pytest.raises(NotationError) as raised:
        parse_answer(WORDS, game, "leave ANN", typed=False)
    assert raised.value.arguments == {"got": "ANN", "names": ["Ann", "ann", "Zoë"]}


def test_a_throw_by_the_number_of_dice() -> None:
    game = new_game(named("nine"), ["Ann"])
    assert parse_answer(WORDS, game, "", typed=False) == parse_answer(WORDS, game, "throw", typed=False) == ThrowDice(2)
    assert parse_answer(WORDS, game, "1", typed=False) == ThrowDice(1)


def test_faces_are_sorted_and_may_stand_close() -> None:
    game = new_game(named("nine"), ["Ann"])
    assert parse_answer(WORDS, game, "53", typed=True) == TypedFaces((3, 5))
    many = new_game(from_data({"faces": 20, "dice": 3}), ["Ann"])
    assert parse_answer(WORDS, many, "20 3,11", typed=True) == TypedFaces((3, 11, 20))
    assert parse_answer(WORDS, many, "123", typed=True) == TypedFaces((123,))


def test_off_is_reported_where_it_counts() -> None:
    game = new_game(named("ferme-ta-boite"), ["Ann", "Bo"])
    assert parse_answer(WORDS, game, "off", typed=True) == Off(Source.TYPED)
    with pytest.raises(ShutboxError) as caught:
        parse_answer(WORDS, game, "off", typed=False)
    assert caught.value.code == "off-generated"


def test_an_exact_spelling_always_means_that_move() -> None:
    box = named("double-shutter").turn.box
    start = replace(new_game(named("double-shutter"), ["Ann"]), phase=Phase.SHUT, throw=(1, 3))
    game = replace(start, position=read_position(box, "1234....9/9876543.1"))
    for action in legal(game):
        assert isinstance(action, Shut)
        assert parse_answer(WORDS, game, write_move(box, game.position, action.move), typed=False) == action


@pytest.mark.parametrize("locale", locales())
def test_an_answer_may_be_in_the_language_of_the_player_or_in_english(locale: str) -> None:
    words, penalty = Words(locale), changed(named("nine"), {"off_mat": "choose"})
    chosen = evolve(new_game(penalty, ["Ann", "Bo"]), Off(Source.TYPED))
    game = new_game(named("nine"), ["Ann", "Bo"])
    for language in (words, Words()):
        say = {command: command_word(language, command) for command in Command}
        assert parse_answer(words, game, say[Command.UNDO].upper(), typed=False) == Undo()
        assert parse_answer(words, game, f"{say[Command.LEAVE]} bo", typed=True) == Leave(SeatNumber(1))
        assert parse_answer(words, game, say[Command.THROW], typed=False) == ThrowDice(2)
        assert parse_answer(words, chosen, say[Command.RAISE], typed=True) == Penalty(OffMat.RAISE)
        assert parse_answer(words, chosen, say[Command.END], typed=True) == Penalty(OffMat.END)
        assert parse_answer(words, game, say[Command.TAKE], typed=True) == Take()
        for command in (Command.HELP, Command.SAVE, Command.QUIT):
            assert parse_answer(words, game, say[command], typed=True) is command


def test_the_penalty_is_explained_in_the_words_of_the_player() -> None:
    rules = changed(named("nine"), {"off_mat": "choose"})
    game = evolve(new_game(rules, ["Ann", "Bo"]), Off(Source.TYPED))
    with pytest.raises(NotationError) as raised:
        parse_answer(Words("de"), game, "3", typed=True)
    assert raised.value.arguments == {"up": "aufstellen", "end": "ende"}


def test_an_answer_with_more_than_its_word_is_not_taken_for_the_word() -> None:
    game = new_game(named("nine"), ["Ann", "Bo"])
    for text in ("take it", "throw all", "off we go"):
        with pytest.raises(NotationError, match="answer-unknown"):
            parse_answer(WORDS, game, text, typed=False)
