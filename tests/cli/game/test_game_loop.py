"""From question to question: mistyped answers, help, undo, leaving, and what is always visible."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.console import run, typed_lines


def transcript(rules: str, players: str, *answers: str, options: tuple[str, ...] = ("--dice", "typed")) -> str:
    result = run("play", *rules.split(), "--players", players, *options, typed=typed_lines(*answers))
    assert (result.code, result.err) == (0, "")
    return result.out


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("", "type one of the numbers, or the tiles"),
        ("99", "there is no 99 to choose; the numbers go from 1 to 8"),
        ("hello", '"hello" means nothing here'),
        ("8+2", "cannot shut 8+2 of 123456789 on 4 and 5"),
        ("10+1", "no tile 10 stands"),
        ("8+1+", None),
        ("8,1", None),
        ("1 8", None),
        ("4+5'", "no tile 5' stands"),
        ("\x1b[A", r"\x1b[a"),
    ],
)
def test_a_mistyped_answer_is_explained_and_asked_again(answer: str, says: str | None) -> None:
    out = transcript("nine", "Ann", "4 5", answer).replace("\n", " ")
    if says is None:
        assert "No: " not in out
    else:
        assert f"No: {says}" in out or says in out
        assert out.count("which tiles?") == 2


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("", "is not what 2 dice show"),
        ("3", "the number of dice must be 2"),
        ("3 5 6", "the number of dice must be 2"),
        ("3 7", "their faces go from 1 to 6"),
        ("0 3", "their faces go from 1 to 6"),
        ("three five", "is not what 2 dice show"),
        ("off", "nine has no penalty"),
        ("take", "there is no point to take"),
        ("undo", "nothing to take back"),
        ("leave Zoe", '"Zoe" does not name one player; the players are Ann and Bo'),
    ],
)
def test_a_mistyped_throw_is_explained(answer: str, says: str) -> None:
    assert says in transcript("nine", "Ann,Bo", answer).replace("\n", " ")


@pytest.mark.parametrize("answer", ["3 5", "5,3", "35", "3+5", " 3  5 ", "3, 5"])
def test_faces_may_be_typed_in_many_ways(answer: str) -> None:
    assert "Ann throws 3 and 5." in transcript("nine", "Ann", answer)


def test_dice_of_many_faces_need_something_between_them() -> None:
    out = transcript("nine --set faces=12", "Ann", "11", "11 1")
    assert "the number of dice must be 2" in out.replace("\n", " ")
    assert "Ann throws 1 and 11." in out


def test_the_only_move_needs_no_answer() -> None:
    out = transcript("nine", "Ann", "1 1", "")
    assert "Ann, only 2 fits: Enter shuts it > " in out
    assert "Ann shuts 2." in out


def test_a_move_is_chosen_by_its_number() -> None:
    assert "Ann shuts 7+2." in transcript("nine", "Ann", "4 5", "3")


def test_a_number_that_is_also_a_tile_means_that_tile() -> None:
    out = transcript("thai", "Ann", "1 3", "3")
    assert "   1) 1" in out
    assert "   2) 4" in out.replace("  2) 4", "   2) 4")
    assert "Ann shuts 3." in out


def test_tiles_that_could_be_two_are_asked_for_exactly() -> None:
    out = transcript("nine --set box=double-aligned", "Ann", "1 2", "3", "1 5", "6", "3 3", "6'", "1 3")
    assert "Ann shuts 6'." in out


def test_the_choice_of_one_die_is_offered_and_taken() -> None:
    sample = transcript("nine --set one_die=standing:45:optional", "Ann", "1", options=("--seed", "7"))
    assert "Ann, Enter throws 2 dice, 1 throws one die > " in sample
    typed = transcript("nine --set one_die=standing:45:optional", "Ann", "4", "")
    assert "Ann throws 2 dice or one: what do they show? > " in typed
    assert "Ann throws 4." in typed


def test_a_number_of_dice_that_is_not_allowed_is_explained() -> None:
    assert "the number of dice must be 2" in transcript("nine", "Ann", "1", options=("--seed", "7"))
    assert '"x" means nothing here' in transcript("nine", "Ann", "x", options=("--seed", "7"))


def test_undo_takes_back_a_typed_throw_but_none_of_the_computers() -> None:
    out = transcript("nine", "Ann", "4 5", "undo", "6 6")
    assert "That is taken back." in out
    assert "Ann throws 6 and 6." in out
    out = transcript("nine", "Ann", "", "undo", options=("--seed", "7"))
    assert "nothing to take back" in out


def test_whoever_is_at_the_box_or_anybody_else_can_leave() -> None:
    assert "Ann leaves the game." in transcript("nine", "Ann,Bo,Cy", "leave")
    assert "Cy leaves the game." in transcript("nine", "Ann,Bo,Cy", "leave cy")
    assert "Bo wins the game!" in transcript("nine", "Ann,Bo", "leave")


def test_dice_off_the_mat_are_reported_where_the_rules_punish_them() -> None:
    out = transcript("ferme-ta-boite", "Ann,Bo", "4 5", "9", "off")
    assert "The 9 stands up again." in out
    assert "only where they are typed" in transcript(
        "ferme-ta-boite", "Ann,Bo", "off", options=("--seed", "7")
    ).replace("\n", " ")


@pytest.mark.parametrize(
    ("answer", "says"), [("1", "The 9 stands"), ("raise", "The 9 stands"), ("2", "is over"), ("end", "is over")]
)
def test_a_penalty_that_is_chosen(answer: str, says: str) -> None:
    out = transcript("ferme-ta-boite --set off_mat=choose", "Ann,Bo", "4 5", "9", "off", "", answer)
    assert "Ann: 1 raises the highest shut tile, 2 ends the turn > " in out
    assert "No: type 1 or raise" in out
    assert says in out


def test_the_last_one_standing_takes_the_point_or_throws() -> None:
    rules = "last-one-standing --set box=nine --set total=sum --set one_die=never"
    taken = transcript(rules, "Ann,Bo", "66", "11", "1 1", "", "1 1", "take")
    assert "Ann: take, or throw once more and type what the dice show > " in taken
    assert "Ann takes the point." in taken
    assert "Ann scores a point and has 1." in taken
    thrown = transcript(rules, "Ann,Bo", "66", "11", "1 1", "", "1 1", "4 5", "9")
    assert "Ann scores 2 points and has 2." in thrown


def test_the_survivors_question_with_the_computers_dice() -> None:
    rules = "last-one-standing --set box=[1,2] --set total=sum --set one_die=standing:3:optional --set faces=2"
    out = transcript(rules, "Ann,Bo", *["2"] * 12, options=("--seed", "5"))
    assert "once more, 1 throws one die > " in out


def test_a_question_mark_shows_what_can_be_typed() -> None:
    out = transcript("ferme-ta-boite", "Ann,Bo", "?", "4 5", "?")
    throwing, shutting = out.split("?\n")[1:3]
    assert re.search("  3 5 +what the dice on your table show", throwing)
    assert re.search("  off +a die has left the mat", throwing)
    assert re.search(r"  6\+2 +these tiles", shutting)
    sample = transcript("nine-sum6", "Ann", "?", options=("--seed", "7"))
    assert "  Enter  throw the dice" in sample
    assert "instead of all" not in sample
    either = transcript("nine --set one_die=standing:45:optional", "Ann", "?", options=("--seed", "7"))
    assert "  1      throw one die instead of all" in either


def test_save_keeps_the_game_and_goes_on(tmp_path: Path) -> None:
    out = transcript("nine", "Ann", "4 5", "save", "9", "save", "quit")
    (path,) = tmp_path.iterdir()
    assert out.count(f"Saved in {path.name}. Go on with:") == 3
    assert "9" in path.read_text().split()


def test_round_turn_points_totals_and_tries_are_always_visible() -> None:
    answers = ["6", "1", "1", "66", "8+4", "1 1", "2", "1 1", "", "1 1"]
    screens = transcript("double-shutter --rounds 2", "Ann,Bo,Cy", *answers).split("\n── ")[1:]
    last = screens[-1]
    assert "round 1 of 2" in last
    assert "▸ Bo   0 points  at the box" in last
    assert "Ann  0 points  holds " in last
    assert "Cy   0 points  waits" in last
    assert "total now 135 · to beat " in last
    assert "(Ann) · 2 tries left" in last
    assert "thrown" not in last
    assert "total now 135 · thrown 6+6 = 12" in screens[4]


def test_a_mistyped_last_throw_can_be_taken_back_after_the_game_has_ended() -> None:
    out = transcript("nine", "Ann", "4 4", "8", "1 1", "2", "1 1", "undo", "1 2", "", "6 6", "", "")
    assert out.count("Enter ends the game, undo takes back what was last done > ") == 1
    assert "Ann shuts 2+1" not in out
    assert "Ann shuts 3." in out


def test_what_can_be_typed_after_the_end_is_listed_and_other_answers_are_explained() -> None:
    out = transcript("nine", "Ann", "4 4", "8", "1 1", "2", "1 1", "?", "hint", "3 5")
    assert re.findall(r"^  (\S+)  +\S", out.partition("> ?")[2], re.M)[:3] == ["Enter", "undo", "save"]
    assert out.count("means nothing here") == 2


def test_the_end_of_a_game_with_the_computers_dice_is_final() -> None:
    out = transcript("nine", "Ann", *["", "1"] * 12, options=("--seed", "1"))
    assert "How it ended" in out
    assert "undo" not in out


def test_an_undo_takes_back_what_a_bot_chose_together_with_its_typed_throw() -> None:
    out = transcript("nine", "Ann,@fewest-tiles", "6 6", "8+4", "1 1", "2", "1 1", "4 5", "undo", "4 4", "undo", "6 6")
    assert out.count("That is taken back.") == 4
    assert "shuts 9." in out
    assert "shuts 8." in out


def test_a_throw_can_be_typed_by_its_sum() -> None:
    for answer in ("sum 9", "=9", "= 9", "SUM 9"):
        out = transcript("nine", "Ann", answer, "9")
        assert "Ann throws 9 in all." in out
        assert "total now 45 · thrown 9\n" in out
        assert "Ann shuts 9." in out


def test_a_turn_can_be_typed_by_its_total() -> None:
    out = transcript("nine", "Ann,Bo", "4 5", "9", "total 17", "total 0", "")
    assert "Ann ends with a total of 17." in out
    assert "Bo shuts the box!" in out
    assert "Bo wins the game!" in out


def test_players_are_renamed_and_change_places() -> None:
    out = transcript("nine", "Ann,Bo,Cy", "rename ann Anna Lea", "rename Bo=Bob", "order Anna Lea, Cy, Bob", "total 9")
    assert "Ann is now called Anna Lea." in out
    assert "Bo is now called Bob." in out
    assert "The order is now Anna Lea, Cy and Bob." in out
    assert "Cy is next." in out


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("sum", "is not a sum; type it like sum 9 or =9"),
        ("sum x", '"x" is not a sum'),
        ("=13", "2 dice cannot show 13 in all; their sum is from 2 to 12"),
        ("total", "is not a total; type it like total 17, and total 0 for a shut box"),
        ("total 46", "no tiles of 123456789 count 46 in all"),
        ("rename Zoe=Ann", '"Zoe=Ann" does not say who gets which name; type it like rename Ann=Anna'),
        ("rename Ann", '"Ann" does not say who gets which name'),
        ("rename Ann=Bo", "two players cannot both be called Bo; Bo 2 is free"),
        ("order Ann", '"Ann" is not an order of all players; name each of Ann and Bo once, with commas'),
        ("order Ann Ann", '"Ann Ann" is not an order of all players'),
    ],
)
def test_a_mistyped_report_is_explained(answer: str, says: str) -> None:
    assert says in transcript("nine", "Ann,Bo", answer).replace("\n", " ")


def test_names_are_found_whatever_their_case_and_width_and_new_ones_are_normalised() -> None:
    out = transcript("nine", "Zoë,Bo Lee", "rename ＺＯË=Ｚｏｅ  Ann", "order bo lee, ZOE ANN")
    assert "Zoë is now called Zoe Ann." in out
    assert "The order is now Bo Lee and Zoe Ann." in out


def test_reports_are_typed_in_the_language_of_the_player() -> None:
    german = ("--dice", "typed", "--lang", "de")
    answers = ("Summe 9", "9", "zugsumme 17", "umbenennen Ann=Anna", "reihenfolge Bo, Anna")
    out = transcript("nine", "Ann,Bo", *answers, "summe x", "?", options=german)
    assert "Ann heißt jetzt Anna." in out
    assert "„x“ ist keine Summe; tippe sie wie summe 9 oder =9" in out
    for row in ("summe 9, =9", "zugsumme 17", "umbenennen Ann=Anna", "reihenfolge Bo, Ann"):
        assert row in out


@pytest.mark.parametrize("answer", ["sum 9", "=9", "total 17", "rename Ann=Anna", "order Bo Ann"])
def test_what_is_written_down_at_a_real_box_needs_real_dice(answer: str) -> None:
    out = transcript("nine", "Ann,Bo", answer, options=("--seed", "1"))
    assert "is for real dice; in this game the computer throws" in out.replace("\n", " ")


def test_the_guide_lists_what_real_dice_allow() -> None:
    guide = transcript("nine", "Ann,Bo", "?").partition("> ?")[2]
    assert re.findall(r"^  (\S.*?)  +\S", guide, re.M)[:9] == [
        *("3 5", "sum 9, =9", "total 17", "hint", "undo", "leave", "rename Ann=Anna", "order Bo, Ann", "save"),
    ]
    assert "sum 9" not in transcript("thai", "Ann", "?")
    assert "total 17" not in transcript("last-one-standing", "Ann,Bo", "3 5", "1 1", "?")
    assert "total 17" not in transcript("nine", "Ann", "?", options=("--seed", "1"))


def test_a_bot_that_throws_one_die_is_not_given_a_sum() -> None:
    rules = "nine --set one_die=standing:45"
    out = transcript(rules, "@fewest-tiles,Ann", "=9", "total 17")
    assert ("throws 9 in all" in out) is not ("the number of dice must be 1" in out.replace("\n", " "))
    assert "ends with a total of 17." in out


def test_the_question_after_a_game_names_undo_in_the_language_of_the_player() -> None:
    out = transcript("nine", "Ann", "1 1", "2", "1 1", "zurück", options=("--dice", "typed", "--lang", "de"))
    assert "Enter beendet die Partie, zurück nimmt das Letzte zurück > zurück\n" in out
    assert "Das ist zurückgenommen." in out
