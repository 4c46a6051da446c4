"""What the books leave to the players is asked, once, and only where there is a choice."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO

import pytest

from shutbox.cli.game.agreement import agree
from shutbox.cli.terminal.stream import Terminal
from shutbox.play import Seat
from shutbox.rules import OffMat, RuleSet, changed, named, names
from shutbox.words import Words, locales

TWO = [Seat("Ann"), Seat("Bo")]


def agreed(
    rules: RuleSet,
    *lines: str,
    players: list[Seat] = TWO,
    fixed: Mapping[str, str] | None = None,
    last: Mapping[str, str] | None = None,
    words: Words | None = None,
) -> tuple[dict[str, str], str]:
    """The answers that these lines give, and what was shown; every line is needed, and no more."""
    keys, out = StringIO("".join(f"{line}\n" for line in lines)), StringIO()
    terminal = Terminal(keys, out, StringIO())
    answers = agree(words or Words(), terminal, rules, players, fixed or {}, last or {})
    assert keys.read() == ""
    return answers, out.getvalue()


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("shut-the-box", {"dice": "system", "starter": "Ann"}),
        ("ferme-ta-boite", {"rounds": "5", "dice": "system", "starter": "Ann"}),
        ("double-shutter", {"rounds": "5", "dice": "system"}),
        ("double-shutter-2008", {"rounds": "5", "dice": "system"}),
        ("last-one-standing", {"dice": "system"}),
        ("knock-out-45", {"dice": "system", "starter": "Ann"}),
    ],
)
def test_enter_takes_the_usual_answer_to_what_a_game_leaves_open(name: str, asked: dict[str, str]) -> None:
    assert agreed(named(name), *[""] * len(asked))[0] == asked


@pytest.mark.parametrize("name", names())
def test_one_player_chooses_the_dice_alone(name: str) -> None:
    assert agreed(named(name), "", players=TWO[:1])[0] == {"dice": "system"}


def test_a_penalty_is_agreed_on_where_dice_can_leave_the_mat() -> None:
    rules = named("ferme-ta-boite")
    assert "off_mat" not in agreed(rules, "", "1", "")[0]
    assert agreed(rules, "", "2", "", "")[0]["off_mat"] == "raise"
    assert agreed(changed(rules, {"off_mat_chance": "1/50"}), "", "1", "2", "")[0]["off_mat"] == "end"
    assert "off_mat" not in agreed(named("shut-the-box"), "2", "")[0]


def test_every_penalty_is_offered() -> None:
    penalties = [kind.value for kind in OffMat if kind is not OffMat.NONE]
    for number, kind in enumerate(penalties, 1):
        answers, shown = agreed(named("ferme-ta-boite"), "", "typed", str(number), "")
        assert answers["off_mat"] == kind
        assert f" {number})  " in shown
    assert agreed(named("ferme-ta-boite"), "", "typed", "end", "")[0]["off_mat"] == "end"


def test_dice_that_are_the_same_for_everybody_are_no_choice() -> None:
    assert agreed(changed(named("nine"), {"same_dice": True}), "")[0] == {"starter": "Ann"}


def test_rounds_without_a_choice_are_not_asked() -> None:
    rules = changed(named("double-shutter"), {"fewest_rounds": 5, "most_rounds": 5})
    assert agreed(rules, "")[0] == {"dice": "system"}


def test_what_is_fixed_is_not_asked_and_not_returned() -> None:
    fixed = {"rounds": "2", "dice": "typed", "starter": "2"}
    assert agreed(named("ferme-ta-boite"), "", fixed=fixed)[0] == {"off_mat": "raise"}


def test_enter_takes_the_last_answers() -> None:
    last = {"rounds": "3", "dice": "typed", "off_mat": "choose", "starter": "Bo"}
    answers, shown = agreed(named("ferme-ta-boite"), "", "", "", "", last=last)
    assert answers == last
    for usual in ("Enter: 3", "Enter: 2", "Enter: Bo"):
        assert usual in shown


def test_last_answers_that_mean_nothing_here_are_passed_over() -> None:
    last = {"rounds": "11", "dice": "loaded", "starter": "Cy", "off_mat": "none"}
    assert agreed(named("double-shutter-2008"), "", "", last=last)[0] == {"rounds": "5", "dice": "system"}
    assert agreed(named("nine"), "", "", last=last)[0] == {"dice": "system", "starter": "Ann"}


@pytest.mark.parametrize("text", ["0", "2", "11", "-3", "x", "3.5", "９", "9" * 40])
def test_a_number_of_rounds_that_the_edition_does_not_have_is_asked_again(text: str) -> None:
    answers, shown = agreed(named("double-shutter-2008"), text, "10", "")
    assert answers["rounds"] == "10"
    assert "whole number from 3 to 10" in shown


@pytest.mark.parametrize(("text", "who"), [("bo", "Bo"), ("2", "Bo"), ("1", "Ann"), ("ANN", "Ann")])
def test_the_starter_is_named_or_counted(text: str, who: str) -> None:
    assert agreed(named("nine"), "", text)[0]["starter"] == who


def test_a_name_that_is_a_number_is_a_name_first() -> None:
    assert agreed(named("nine"), "", "1", players=[Seat("Ann"), Seat("1")])[0]["starter"] == "1"


def test_somebody_else_cannot_begin() -> None:
    _, shown = agreed(named("nine"), "", "Cy", "3", "")
    assert '"Cy" does not name one player; the players are Ann and Bo' in shown
    assert "from 1 to 2" in shown


def test_the_youngest_is_named_where_the_book_says_so() -> None:
    assert "youngest" in agreed(named("shut-the-box"), "", "")[1]
    assert "youngest" not in agreed(named("ferme-ta-boite"), "", "", "")[1]


@pytest.mark.parametrize("locale", locales())
def test_a_question_mark_explains_each_choice(locale: str) -> None:
    words = Words(locale)
    _, shown = agreed(named("ferme-ta-boite"), "?", "", "?", "2", "?", "", "?", "", words=words)
    text = " ".join(shown.split())
    for why in (
        words.text("play-why-rounds", low=1, high=1000),
        words.text("play-why-dice"),
        words.text("play-why-off-mat"),
        words.text("play-why-starter"),
    ):
        assert " ".join(why.split()) in text
    assert shown.count(" > ") == 8
