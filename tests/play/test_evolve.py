"""One event at a time: throws, tiles, penalties, notes, undo and the same dice for everybody."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import strategies as st

from shutbox.errors import IllegalActionError
from shutbox.play import (
    NOTES,
    Event,
    Game,
    Hand,
    Hint,
    Leave,
    Off,
    Penalty,
    Phase,
    Seat,
    Shut,
    Source,
    ThrowDice,
    Thrown,
    TypedDice,
    Undo,
    decide,
    evolve,
    legal,
    new_game,
    read_event,
    seeded_dice,
)
from shutbox.play.events import SeatNumber
from shutbox.rules import Format, RuleSet, changed, named, write_position
from shutbox.rules.box import Move
from tests.games.script import ONE, THREE, TWO, at, games, house, known, play, refusal, toy, winners
from tests.games.wander import law, no_notes, rules_of, wanderings


def shown(game: Game) -> str:
    """The position of a game in notation."""
    return write_position(game.rules.turn.box, game.position)


@pytest.mark.parametrize("thing", ["garbage", "time", None, 8, ThrowDice(2), Shut, object()])
def test_what_is_no_event_is_an_error_of_the_program_and_no_time_out(thing: Any) -> None:
    for game in (play("nine", TWO, ""), play("nine", TWO, "3,5t")):
        with pytest.raises(TypeError, match="event must be an event"):
            evolve(game, thing)


@pytest.mark.parametrize(
    ("words", "event", "complaint"),
    [
        ("", Thrown(("3", "5"), Source.TYPED), "faces must be a tuple of whole numbers"),  # type: ignore[arg-type]
        ("3,5t", Shut("8"), "move must be a whole number"),  # type: ignore[arg-type]
    ],
)
def test_an_event_of_wrong_parts_is_an_error_of_the_program(words: str, event: Event, complaint: str) -> None:
    with pytest.raises(TypeError, match=complaint):
        evolve(play("nine", TWO, words), event)


# A throw, and the tiles it shuts


def test_a_throw_waits_for_tiles_and_tiles_for_a_throw() -> None:
    told = games("nine", TWO, "3,5t 8 6,6t 9+3")
    assert [game.phase.value for game in told] == ["throw", "shut", "throw", "shut", "throw"]
    assert [shown(game) for game in told[::2]] == ["123456789", "1234567.9", "12.4567.."]
    assert (told[1].throw, told[2].throw) == ((3, 5), ())


def test_a_throw_that_buys_nothing_ends_the_turn() -> None:
    game = play(toy(), TWO, "4t 4 4t")
    assert (at(game), game.tally.results, shown(game)) == ("Bo", (3, None), "124")


def test_a_front_tile_and_the_one_behind_it_may_go_together() -> None:
    game = play("double-shutter", ONE, "4,6t 1+9'")
    assert shown(game) == ".23456789/.87654321"


def test_dice_are_still_thrown_when_they_can_only_miss() -> None:
    game = play("nine", ONE, "3,6t 9 2,6t 8 1,6t 7 1,5t 6 1,4t 5 1,3t 4 1,2t 3 1,1t 2")
    assert (shown(game), game.phase) == ("1........", Phase.THROW)


@pytest.mark.parametrize("word", ["8", "5+3", "take", "end", "raise"])
def test_before_a_throw_no_tiles_can_be_shut_and_nothing_be_chosen(word: str) -> None:
    assert refusal(play("nine", TWO, ""), word) == "not-now"


def test_tiles_that_the_throw_does_not_buy_are_refused_in_notation() -> None:
    game = play("nine", TWO, "3,6t")
    with pytest.raises(IllegalActionError) as raised:
        evolve(game, read_event(game, "5+3"))
    assert raised.value.code == "move-illegal"
    assert raised.value.arguments == {"tiles": "5+3", "position": "123456789", "throw": "3,6"}


@pytest.mark.parametrize(("move", "tiles"), [(1, "1"), (511, "9+8+7+6+5+4+3+2+1")])
def test_any_standing_tiles_can_be_named_in_a_refusal(move: int, tiles: str) -> None:
    with pytest.raises(IllegalActionError) as raised:
        evolve(play("nine", TWO, "3,6t"), Shut(Move(move)))
    assert raised.value.arguments["tiles"] == tiles


@pytest.mark.parametrize("move", [-1, 0, 512, 10**9])
def test_a_move_that_is_none_is_refused(move: int) -> None:
    with pytest.raises(IllegalActionError) as raised:
        evolve(play("nine", TWO, "3,6t"), Shut(Move(move)))
    assert raised.value.arguments["tiles"] == f"#{move}"


def test_tiles_that_no_longer_stand_have_no_name_in_a_refusal() -> None:
    with pytest.raises(IllegalActionError) as raised:
        evolve(play("nine", TWO, "3,6t 9 3,6t"), Shut(Move(1 << 8)))
    assert raised.value.arguments["tiles"] == "#256"


def test_dice_cannot_be_thrown_while_tiles_must_be_shut() -> None:
    assert refusal(play("nine", TWO, "3,6t"), "1,2t") == "not-now"


def test_the_whole_number_of_dice_is_thrown_unless_one_is_allowed() -> None:
    game = play("double-shutter", TWO, "6t 1t")
    assert refusal(game, "6t") == "dice-count"
    assert refusal(game, "1,2,3t") == "dice-count"


def test_one_die_may_be_thrown_once_six_or_less_stand() -> None:
    rules = house(box=[1, 2, 4, 6], one_die="standing:6:optional")
    assert refusal(play(rules, ONE, "1,5t 6"), "4t") == "dice-count"
    assert play(rules, ONE, "1,6t 6+1 2t").phase is Phase.SHUT
    assert play(rules, ONE, "1,6t 6+1 2,4t").phase is Phase.SHUT


@pytest.mark.parametrize(
    ("word", "code"), [("3,7t", "throw-faces"), ("5,3t", "throw-sorted"), ("99,99t", "throw-faces")]
)
def test_faces_that_the_dice_do_not_have_are_refused_and_so_are_unsorted_ones(word: str, code: str) -> None:
    assert refusal(play("nine", TWO, ""), word) == code


def test_the_dice_of_the_computer_leave_the_mat_only_by_chance() -> None:
    assert refusal(play("ferme-ta-boite", TWO, ""), "off:r") == "off-mat-never"
    assert play(changed(named("ferme-ta-boite"), {"off_mat_chance": "1/9"}), TWO, "off:r").throws == 1


def test_a_throw_without_faces_is_refused() -> None:
    with pytest.raises(IllegalActionError):
        evolve(play("nine", TWO, ""), Thrown((), Source.TYPED))


@pytest.mark.parametrize("word", ["1,2t", "off:t", "take", "raise", "end", "time", "leave:1"])
def test_after_the_end_nothing_can_happen(word: str) -> None:
    assert refusal(play(toy(), ONE, "=0"), word) == "not-now"


def test_the_end_itself_can_be_taken_back() -> None:
    told = games(toy(), ONE, "1r 1 2r 2 4r 4 undo")
    assert [game.over for game in told[-2:]] == [True, False]
    assert told[-1] == told[-3]


# Dice off the mat (RULES 3.4)

NO_PENALTY = "not-now"


def test_without_the_penalty_nothing_leaves_the_mat() -> None:
    assert refusal(play("nine", TWO, ""), "off:t") == NO_PENALTY


def test_a_throw_for_the_start_is_never_penalised() -> None:
    assert refusal(play(known("double-shutter", off_mat="end"), TWO, ""), "off:t") == NO_PENALTY


def test_dice_cannot_leave_the_mat_while_tiles_must_be_shut() -> None:
    assert refusal(play("ferme-ta-boite", TWO, "3,6t"), "off:t") == NO_PENALTY


def test_penalty_a_raises_the_highest_tile_and_the_player_throws_again() -> None:
    game = play("ferme-ta-boite", TWO, "3,6t 6+3 1,3t 4 off:t")
    assert (shown(game), game.phase, at(game)) == ("12..56789", Phase.THROW, "Ann")


def test_penalty_a_raises_one_tile_after_the_other() -> None:
    game = play("ferme-ta-boite", TWO, "3,6t 6+3 off:t off:t")
    assert shown(game) == "123456789"


def test_penalty_a_raises_nothing_where_nothing_was_shut() -> None:
    game = play("ferme-ta-boite", TWO, "off:t")
    assert (shown(game), game.phase, game.throws) == ("123456789", Phase.THROW, 1)


def test_after_penalty_a_the_number_of_dice_is_chosen_anew() -> None:
    rules = house(box=[1, 2, 4, 6], one_die="standing:6:optional", off_mat="raise")
    told = games(rules, ONE, "1,6t 6+1 off:t")
    assert play(rules, ONE, "1,6t 6+1 2t").phase is Phase.SHUT
    assert shown(told[-1]) == ".246"
    assert refusal(told[-1], "2t") == "dice-count"


def test_tiles_shut_at_set_up_never_rise() -> None:
    game = play(known("three-down", off_mat="raise"), ONE, "off:t")
    assert shown(game) == "...456789"
    game = play(known("three-down", off_mat="raise"), ONE, "1,3t 4 off:t off:t")
    assert shown(game) == "...456789"


def test_in_rows_the_highest_of_the_last_shut_tiles_of_each_column_rises() -> None:
    # In the first column 9' was shut after 1, in the second 2: the 9' rises, then the 2, then the 1.
    rules = known("double-shutter", off_mat="raise")
    told = games(rules, ONE, "4,6t 9'+1 1,1t 2 off:t off:t off:t off:t")
    assert [shown(game) for game in told[-4:]] == [
        "..3456789/987654321",
        ".23456789/987654321",
        "123456789/987654321",
        "123456789/987654321",
    ]


def test_of_equal_tiles_the_one_nearer_the_front_rises_then_the_leftmost() -> None:
    rules = house(box=[[5, 3], [3], [4, 3], [3], [1]], off_mat="raise", dice=3)
    told = games(rules, ONE, "2,3,3t 5+3'@1 1,6,6t 4+3@2+3@4+3'@3" + " off:t" * 7)
    assert [shown(game) for game in told[-8:]] == [
        "....1/.-.--",
        ".3..1/.-.--",
        ".3.31/.-.--",
        ".3.31/3-.--",
        "53.31/3-.--",
        "53.31/3-3--",
        "53431/3-3--",
        "53431/3-3--",
    ]


def test_penalty_b_ends_the_turn_with_what_stands() -> None:
    rules = known("ferme-ta-boite", off_mat="end")
    assert play(rules, TWO, "3,6t 9 off:t").tally.results == (36, None)


def test_penalty_b_on_the_first_throw_counts_the_full_box() -> None:
    assert play(known("ferme-ta-boite", off_mat="end"), TWO, "off:t").tally.results == (45, None)


def test_penalty_b_counts_as_the_try_of_a_chase() -> None:
    game = play(toy(format="chase", rounds=1), TWO, "=3 off:t")
    assert (winners(game), game.tally.turns) == (["Ann"], (1, 1))


def test_penalty_c_counts_the_whole_box_whatever_was_shut() -> None:
    rules = known("ferme-ta-boite", off_mat="void")
    told = games(rules, TWO, "3,6t 9 2,6t 8 off:t")
    assert told[-2].total == 28
    assert (told[-1].tally.results, at(told[-1]), shown(told[-1])) == ((45, None), "Bo", "123456789")


def test_penalty_c_counts_no_tile_that_the_set_up_has_shut() -> None:
    game = play(known("three-down", off_mat="void"), ONE, "3,6t 9 off:t")
    assert (game.over, game.tally.results, game.total, shown(game)) == (True, (39,), 39, "...456789")


def test_penalty_c_counts_as_the_try_of_a_chase() -> None:
    game = play(toy(format="chase", rounds=1, off_mat="void"), THREE, "off:t 4t 4 off:t")
    assert (game.tally.results, game.tally.holder, at(game)) == ((7, 7, None), 0, "Cy")


def test_time_that_runs_out_leaves_what_stands_where_penalty_c_holds() -> None:
    assert play(known("ferme-ta-boite", off_mat="void"), TWO, "3,6t 9 time").tally.results == (36, None)


def test_by_setting_the_thrower_chooses_each_time() -> None:
    rules = known("ferme-ta-boite", off_mat="choose")
    told = games(rules, TWO, "3,6t 9 off:t raise 3,6t 9 off:t end")
    assert (told[3].phase, at(told[3]), shown(told[3])) == (Phase.PENALTY, "Ann", "12345678.")
    assert (told[4].phase, shown(told[4])) == (Phase.THROW, "123456789")
    assert (at(told[-1]), told[-1].tally.results) == ("Bo", (36, None))


def test_a_penalty_is_chosen_only_when_one_is_due() -> None:
    rules = known("ferme-ta-boite", off_mat="choose")
    due = play(rules, TWO, "off:t")
    assert refusal(due, "1,2t") == "not-now"
    assert refusal(due, "off:t") == "not-now"
    assert refusal(play(rules, TWO, ""), "raise") == "not-now"


STANDING = {"format": "last-one-standing", "limit": 5}


def test_in_last_one_standing_penalty_b_is_a_miss() -> None:
    game = play(toy(**STANDING), THREE, "4t 4 off:t")
    assert (at(game), game.phase, game.position, game.tally.queue) == ("Cy", Phase.THROW, 3, (0,))


def test_in_last_one_standing_penalty_c_is_a_miss_and_the_shared_box_stays() -> None:
    game = play(toy(**STANDING | {"off_mat": "void"}), THREE, "4t 4 off:t")
    assert (at(game), game.phase, game.position, game.tally.queue) == ("Cy", Phase.THROW, 3, (0,))
    survivor = play(toy(**STANDING | {"off_mat": "void"}), TWO, "4t 4 4t off:t")
    assert (survivor.tally.points, survivor.tally.round) == ((0, 0), 2)


def test_in_last_one_standing_penalty_a_may_raise_what_another_player_shut() -> None:
    game = play(toy(**STANDING | {"off_mat": "raise"}), TWO, "4t 4 off:t")
    assert (at(game), game.phase, shown(game)) == ("Bo", Phase.THROW, "124")


def test_in_last_one_standing_the_thrower_can_choose_too() -> None:
    rules = toy(**STANDING | {"off_mat": "choose"})
    assert at(play(rules, TWO, "4t 4 off:t raise")) == "Bo"
    game = play(rules, TWO, "4t 4 off:t end")
    assert (at(game), game.phase) == ("Ann", Phase.SURVIVOR)


def test_the_survivors_last_throw_can_leave_the_mat() -> None:
    survivor = "4t 4 4t"
    missed = play(toy(**STANDING), TWO, f"{survivor} off:t")
    assert (missed.tally.points, missed.tally.round) == ((0, 0), 2)
    again = play(toy(**STANDING | {"off_mat": "raise"}), TWO, f"{survivor} off:t")
    assert (again.phase, again.last_throw, shown(again)) == (Phase.THROW, True, "124")
    assert refusal(again, "take") == "not-now"
    game = play(toy(**STANDING | {"off_mat": "raise"}), TWO, f"{survivor} off:t 3t 2+1")
    assert (game.tally.points, game.tally.round) == ((2, 0), 2)


def test_the_survivor_can_choose_the_penalty_of_the_last_throw() -> None:
    rules, survivor = toy(**STANDING | {"off_mat": "choose"}), "4t 4 4t"
    assert play(rules, TWO, f"{survivor} off:t end").tally.points == (0, 0)
    assert play(rules, TWO, f"{survivor} off:t raise 4t 4").tally.points == (2, 0)


def test_who_becomes_survivor_while_choosing_a_penalty_decides_after_it() -> None:
    # Bo is out of the round and Cy has a penalty to choose when Ann leaves.
    rules = toy(**STANDING | {"off_mat": "choose"})
    game = play(rules, THREE, "4t 4 4t off:t leave:1 raise")
    assert (at(game), game.phase, shown(game)) == ("Cy", Phase.SURVIVOR, "124")
    ended = play(rules, THREE, "4t 4 4t off:t leave:1 end")
    assert (ended.tally.points, ended.tally.round) == ((0, 0, 0), 2)


# Notes


def test_a_hint_changes_nothing() -> None:
    game = play("nine", TWO, "3,6t")
    assert evolve(game, Hint(SeatNumber(1))) is game


def test_a_seat_can_be_handed_to_somebody_else() -> None:
    game = play("nine", TWO, "3,6t seat:2=optimal,Robo 9")
    assert game.players == (Seat("Ann"), Seat("Robo", "optimal"))


@pytest.mark.parametrize("word", ["hint:0", "hint:3", "seat:0=person,Cy", "seat:3=person,Cy"])
def test_a_note_names_a_seat_that_is_there(word: str) -> None:
    assert refusal(play("nine", TWO, ""), word) == "seat-unknown"


def test_notes_can_be_added_after_the_end() -> None:
    assert play(toy(), ONE, "=0 hint:1 seat:1=person,Zoe").players == (Seat("Zoe"),)


@pytest.mark.parametrize(
    ("name", "kind"),
    [("", "person"), (" ", "person"), ("a\nb", "person"), ("\ud800", "person"), ("Cy", "No Kind")],
)
def test_a_seat_is_handed_only_to_whom_a_game_could_have_begun_with(name: str, kind: str) -> None:
    with pytest.raises(IllegalActionError):
        evolve(play("nine", TWO, ""), Hand(SeatNumber(0), name, kind))


def test_a_seat_is_not_handed_to_a_name_that_sits_elsewhere() -> None:
    game = play("nine", TWO, "")
    assert refusal(game, "seat:1=person,Bo") == "player-twice"
    assert play_on(game, "seat:1=optimal,Ann").players[0] == Seat("Ann", "optimal")


@pytest.mark.parametrize("event", [Hint(SeatNumber(4)), Leave(SeatNumber(4))])
def test_a_seat_is_counted_from_one_in_a_refusal(event: Event) -> None:
    with pytest.raises(IllegalActionError) as raised:
        evolve(play("nine", TWO, ""), event)
    assert raised.value.arguments == {"seat": 5, "players": 2}


# Undo (RULES 3.9)


def test_with_typed_dice_anything_can_be_taken_back() -> None:
    told = games("double-shutter", TWO, "6t 1t 4,6t 1+9' time")
    back = [told[-1]]
    while back[-1].before is not None:
        back.append(play_on(back[-1], "undo"))
    assert back == told[::-1]
    assert refusal(back[-1], "undo") == "undo-nothing"


def play_on(game: Game, *words: str) -> Game:
    """The game after some more words."""
    for word in words:
        game = evolve(game, read_event(game, word))
    return game


@pytest.mark.parametrize("letter", ["r", "s", "x", "e"])
def test_with_generated_dice_nothing_is_taken_back_past_a_throw_that_has_been_seen(letter: str) -> None:
    game = play("nine", ONE, f"3,6{letter} 9")
    back = play_on(game, "undo")
    assert (back.phase, back.throw, shown(back)) == (Phase.SHUT, (3, 6), "123456789")
    assert refusal(back, "undo") == "undo-nothing"


def test_generated_throws_for_the_start_and_off_the_mat_are_not_taken_back() -> None:
    assert refusal(play("double-shutter", TWO, "6s"), "undo") == "undo-nothing"
    slippery = changed(named("ferme-ta-boite"), {"off_mat_chance": "1/9"})
    assert refusal(play(slippery, TWO, "off:s"), "undo") == "undo-nothing"


def test_a_typed_report_off_the_mat_can_be_taken_back() -> None:
    told = games("ferme-ta-boite", TWO, "3,6t 9 off:t undo")
    assert told[-1] == told[2]


def test_after_undo_the_same_throw_yields_the_same_faces() -> None:
    rules, dice = named("ferme-ta-boite"), seeded_dice("x")
    game = new_game(rules, TWO)
    game = evolve(game, decide(game, ThrowDice(2), dice))
    first = min(move for move in range(512) if accepts(game, move))
    then = evolve(game, Shut(Move(first)))
    undone = play_on(then, "undo")
    assert undone == game
    assert decide(evolve(undone, Shut(Move(first))), ThrowDice(2), dice) == decide(then, ThrowDice(2), dice)


def accepts(game: Game, move: int) -> bool:
    """Whether these tiles may be shut."""
    try:
        evolve(game, Shut(Move(move)))
    except IllegalActionError:
        return False
    return True


@pytest.mark.parametrize("word", ["leave:1", "time", "leave:2"])
def test_leaving_and_time_can_be_taken_back_too(word: str) -> None:
    told = games("nine", THREE, f"3,6r {word} undo")
    assert told[-1] == told[-3]


def test_taking_the_point_and_choosing_a_penalty_can_be_taken_back() -> None:
    told = games(toy(**STANDING | {"off_mat": "choose"}), TWO, "4r 4 4r take undo")
    assert told[-1] == told[-3]
    told = games(toy(off_mat="choose", off_mat_chance="1/9"), TWO, "4r 4 off:r end undo")
    assert told[-1] == told[-3]


def test_undo_keeps_the_notes() -> None:
    game = play("nine", TWO, "3,6t 9 seat:2=optimal,Robo hint:1 undo undo")
    assert game.players == (Seat("Ann"), Seat("Robo", "optimal"))
    assert shown(game) == "123456789"


def test_a_note_is_not_what_undo_takes_back() -> None:
    told = games("nine", TWO, "3,6t 9 hint:1 seat:1=person,Ann undo")
    assert told[-1] == told[1]


# Same dice (RULES 3.9)

SAME = {"box": [1, 2, 3, 4, 5], "faces": 3, "one_die": "standing:14:optional", "same_dice": True}


def test_the_nth_turn_of_every_player_shows_the_same_faces() -> None:
    rules = house(**SAME)
    after = play(rules, THREE, "2,3t 5 1,3t 4 time 2,3t 3+2")
    assert refusal(after, "1,2t") == "same-dice"
    assert play_on(after, "1,3t").phase is Phase.SHUT


def test_one_die_is_one_of_the_two_that_another_threw() -> None:
    rules = house(**SAME)
    two_first = play(rules, TWO, "2,3t 5 1,3t 4 time 2,3t 5")
    assert refusal(two_first, "2t") == "same-dice"
    assert play_on(two_first, "3t").phase is Phase.SHUT
    one_first = play(rules, TWO, "2,3t 5 2t 2 time 2,3t 5")
    assert refusal(one_first, "1,3t") == "same-dice"
    assert play_on(one_first, "1,2t").phase is Phase.SHUT


def test_one_die_shows_the_same_face_to_everybody() -> None:
    game = play(house(**SAME), THREE, "2,3t 5 2t 2 time 2,3t 5 2,3t 4+1 time 2,3t 5")
    assert refusal(game, "3t") == "same-dice"


def test_the_same_dice_are_not_asked_of_another_turn_or_of_the_throws_for_the_start() -> None:
    rules = house(**SAME, format="running", rounds=2, begins="throw")
    game = play(rules, TWO, "3t 1t 2,3t time 2,3t time")
    assert game.tally.round == 2
    assert play_on(game, "1,1t").phase is Phase.SHUT
    assert refusal(play_on(game, "1,1t", "time"), "1,2t") == "same-dice"


def test_the_throws_for_the_start_of_a_later_round_are_free() -> None:
    rules = toy(format="chase", rounds=3, same_dice=True, next_start="throw")
    second = "time 1t 1 time time time 1t 1t 4t"
    third = "time 1t 1 2t 2 time 1t 1 time 1t 1 time 3t"
    # Bo has had two turns, and the second throw of a third turn has shown a 2.
    game = play(rules, THREE, f"{second} {third}")
    assert (game.phase, at(game), game.tally.turns) == (Phase.START, "Bo", (3, 2, 3))
    assert play_on(game, "4t").phase is Phase.START


def test_taking_back_a_typed_throw_takes_its_faces_back_too() -> None:
    assert play(house(**SAME), TWO, "2,3t undo 1,3t").throw == (1, 3)


def test_a_throw_off_the_mat_binds_nobody() -> None:
    game = play(house(**SAME, off_mat="end"), TWO, "2,3t 5 off:t 2,3t 5 1,3t")
    assert game.throw == (1, 3)


def test_the_dice_of_one_typed_throw_are_what_was_typed() -> None:
    game = play("nine", TWO, "")
    assert decide(game, ThrowDice(2), TypedDice((5, 3))) == Thrown((3, 5), Source.TYPED)


# Laws


@law
def test_within_a_turn_the_position_only_goes_down_except_for_a_raise(form: Format, data: st.DataObject) -> None:
    for before, event, after in data.draw(wanderings(rules_of(form), asides=no_notes)).steps:
        if after.over or after.phase is Phase.START or after.tally.turns != before.tally.turns:
            continue
        if before.phase is Phase.START or after.tally.round != before.tally.round:
            assert after.position == after.rules.turn.set_up
        elif isinstance(event, Shut):
            assert after.position == before.position - event.move
        elif isinstance(event, Off | Penalty):
            assert 0 <= after.position - before.position <= max(after.rules.turn.box.weights)
        elif after.at == before.at:
            assert after.position == before.position


@law
def test_typed_games_can_be_taken_back_to_the_start_step_by_step(form: Format, data: st.DataObject) -> None:
    told = data.draw(wanderings(rules_of(form), source=Source.TYPED, asides=no_notes)).games
    game = told[-1]
    for earlier in reversed(told[:-1]):
        game = evolve(game, Undo())
        assert game == earlier
    assert game.before is None


@law
def test_generated_games_are_never_taken_back_past_a_throw(form: Format, data: st.DataObject) -> None:
    wandering = data.draw(wanderings(rules_of(form), source=Source.SEEDED, asides=generated))
    back = 0
    for before, event, after in wandering.steps:
        back = 0 if isinstance(event, Thrown | Off) else back + 1
        game = after
        for _ in range(back):
            game = evolve(game, Undo())
        assert game.before is None
        assert not back or evolve(after, Undo()) == before


def generated(event: Event) -> bool:
    """No notes, and no typed report among generated dice."""
    return no_notes(event) and not isinstance(event, Off)


@law
def test_undo_leads_to_the_game_before_the_last_event_that_is_not_a_note(form: Format, data: st.DataObject) -> None:
    for before, event, after in data.draw(wanderings(rules_of(form))).steps:
        if isinstance(event, NOTES):
            assert after.before is before.before
        elif after.before is not None and not isinstance(event, Undo):
            assert after.before is before
            assert evolve(after, Undo()) == before


# What people write down at a real box


def test_a_throw_known_by_its_sum_allows_what_any_throw_of_that_sum_allows() -> None:
    by_sum, by_faces = (play("nine", ONE, f"4,4t 8 {throw}") for throw in ("=9t", "4,5t"))
    assert (by_sum.throw, by_sum.pips, by_sum.throws) == ((), 9, 2)
    assert legal(by_sum) == legal(by_faces)
    after = evolve(by_sum, read_event(by_sum, "5+4"))
    assert (after.pips, shown(after)) == (0, "123..67.9")
    assert refusal(by_sum, "5+3") == "move-illegal"


def test_a_sum_can_miss_and_be_unlucky() -> None:
    assert play("nine", ONE, "1,1t 2 =2t").tally.results == (43,)
    assert play("unlucky-seven", ONE, "=7t").tally.results == (45,)


def test_a_sum_is_taken_back() -> None:
    game = play("nine", ONE, "=9t undo")
    assert (game, game.phase) == (play("nine", ONE, ""), Phase.THROW)


@pytest.mark.parametrize(
    ("rules", "script", "word", "code"),
    [
        ("nine", "", "=1t", "sum-range"),
        ("nine", "", "=13t", "sum-range"),
        ("nine", "4,5t", "=9t", "not-now"),
        ("exact", "", "=9t", "sum-faces"),
        ("thai", "", "=9t", "sum-faces"),
        (toy(), "", "=3t", "sum-one-die"),
        ("double-shutter", "", "=3t", "sum-one-die"),
        (known("nine", same_dice=True), "", "=9t", "sum-same-dice"),
        (known("nine", one_die="standing:45:forced"), "", "=9t", "sum-one-die"),
    ],
)
def test_a_sum_is_refused_where_it_is_not_enough(rules: RuleSet | str, script: str, word: str, code: str) -> None:
    assert refusal(play(rules, TWO, script), word) == code


def test_a_sum_is_enough_for_the_start_of_last_one_standing_whatever_dice_buy() -> None:
    for rules in (named("last-one-standing"), known("last-one-standing", buys="thai")):
        told = games(rules, TWO, "=7t 4,5t")
        assert [game.tally.rolls for game in told[:2]] == [((), ()), ((7,), ())]
        assert (at(told[2]), told[2].throws) == ("Bo", 2)


def test_a_turn_known_by_its_total_counts_like_any_other() -> None:
    told = games("ferme-ta-boite", TWO, "4,5t 9 total:17 total:0")
    assert [(at(game), game.tally.totals) for game in told[2:]] == [("Ann", (0, 0)), ("Bo", (17, 0)), ("Bo", (17, 0))]
    assert told[-1].tally.turns == (1, 1)
    assert evolve(told[3], Undo()) == told[2]


def test_a_total_of_0_is_a_shut_box() -> None:
    assert winners(play("instant-win", TWO, "total:0")) == ["Ann"]
    assert winners(play("nine", ONE, "total:0")) == ["Ann"]
    assert play("nine", ONE, "total:0").position == 0
    chase = play(toy(format="chase", rounds=1), TWO, "total:0")
    assert (chase.tally.holder, chase.to_beat) == (0, 0)


def test_a_game_that_a_total_has_ended_says_so_and_goes_back() -> None:
    told = games("nine", ONE, "4,5t 9 total:17")
    assert (told[-1].over, told[-1].total, told[-1].tally.results, winners(told[-1])) == (True, 17, (17,), [])
    assert shown(told[-1]) == "12345678."
    assert evolve(told[-1], Undo()) == told[-2]


@pytest.mark.parametrize(
    ("rules", "script", "word", "code"),
    [
        ("nine", "", "total:46", "total-tiles"),
        ("nine", "4,5t 9", "total:37", "total-tiles"),
        ("nine", "4,5t", "total:17", "not-now"),
        ("nine", "3,5s 8", "total:17", "total-generated"),
        ("nine", "3,5t 8 3,5s 7+1 1,1t 2", "total:5", "total-generated"),
        ("last-one-standing", "4,5t 1,1t", "total:17", "total-shared-box"),
        ("double-shutter", "", "total:17", "not-now"),
    ],
)
def test_a_total_that_cannot_be_is_refused(rules: str, script: str, word: str, code: str) -> None:
    assert refusal(play(rules, TWO, script), word) == code


def test_a_generated_throw_off_the_mat_is_a_throw_of_the_computer() -> None:
    rules = known("nine", off_mat="raise", off_mat_chance="1/10")
    assert refusal(play(rules, TWO, "off:s"), "total:17") == "total-generated"
    assert play(rules, TWO, "off:t total:17").tally.results == (17, None)


def test_a_name_changes_and_stays_changed_when_a_throw_is_taken_back() -> None:
    game = play("nine", TWO, "4,5t name:2=Anna undo")
    assert game.players == (Seat("Ann"), Seat("Anna"))
    assert play("nine", TWO, "seat:2=club,Bob name:2=Anna").players[1] == Seat("Anna", "club")
    assert refusal(game, "name:2=Ann") == "player-twice"
    assert refusal(game, "name:3=Cy") == "seat-unknown"


def test_an_order_is_one_of_all_seats_and_of_several() -> None:
    assert refusal(play("nine", THREE, ""), "order:2,1") == "order-seats"
    assert refusal(play("nine", THREE, ""), "order:2,1,1") == "order-seats"
    assert refusal(play("nine", THREE, ""), "order:2,1,4") == "order-seats"
    assert refusal(play("nine", ONE, ""), "order:1") == "order-alone"
    assert refusal(play("instant-win", TWO, "total:0"), "order:2,1") == "not-now"


def test_an_order_is_taken_back() -> None:
    told = games("nine", THREE, "order:3,2,1")
    assert evolve(told[-1], Undo()) == told[0]
