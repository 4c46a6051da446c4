"""Every rule of RULES 3 about turns, rounds and games, played with words of events."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, pairwise, repeat

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.play import Game, Phase, ThrowDice, legal
from shutbox.play.round import in_play
from shutbox.rules import Format
from shutbox.rules.ruleset import Points, SuperBox
from tests.games.script import FOUR, ONE, THREE, TWO, at, games, known, play, refusal, toy, turn, winners
from tests.games.wander import law, no_notes, rules_of, wanderings, with_game

# Throws for the start


def test_the_first_name_begins_where_the_dice_do_not_decide() -> None:
    game = play(toy(), THREE, "")
    assert (at(game), game.tally.queue) == ("Ann", (1, 2))


def test_the_starter_may_be_chosen_at_set_up_and_the_others_follow_clockwise() -> None:
    game = play(toy(), THREE, "", starter=2)
    assert (at(game), game.tally.queue) == ("Cy", (0, 1))


def test_each_throws_one_die_for_the_start_and_the_highest_begins() -> None:
    start = play("double-shutter", THREE, "")
    assert (start.phase, at(start), legal(start)) == (Phase.START, "Ann", (ThrowDice(1),))
    game = play("double-shutter", THREE, "2t 6t 5t")
    assert (game.phase, at(game), game.tally.queue) == (Phase.THROW, "Bo", (2, 0))


def test_only_those_tied_for_highest_throw_again() -> None:
    rules = toy(format="chase", begins="throw")
    told = games(rules, FOUR, "4t 2t 4t 4t 1t 3t 3t 2t 4t")
    assert [at(game) for game in told] == ["Ann", "Bo", "Cy", "Di", "Ann", "Cy", "Di", "Cy", "Di", "Di"]
    assert told[-2].tally.rolls == ((4, 1), (2,), (4, 3, 2), (4, 3))
    assert told[-1].phase is Phase.THROW
    assert told[-1].tally.queue == (0, 1, 2)


def test_a_tie_below_the_highest_is_not_thrown_again() -> None:
    game = play(toy(format="chase", begins="throw"), THREE, "3t 4t 3t")
    assert (at(game), game.tally.queue) == ("Bo", (2, 0))


def test_by_setting_the_others_follow_in_descending_order_of_the_throws() -> None:
    rules = toy(format="chase", begins="throw", order="descending", rounds=2)
    told = games(rules, FOUR, "2t 4t 1t 3t =5 =6 =6 =6")
    assert told[4].tally.order == (1, 3, 0, 2)
    assert at(told[4]) == "Bo"
    assert told[4].tally.queue == (3, 0, 2)
    # The next round begins with the next in that order.
    assert (at(told[-1]), told[-1].tally.queue) == ("Di", (0, 2, 1))


def test_in_descending_order_a_decided_tie_counts_and_of_other_equals_the_earlier_seat_goes_first() -> None:
    rules = toy(format="chase", begins="throw", order="descending")
    assert play(rules, FOUR, "2t 4t 2t 4t 1t 3t").tally.order == (3, 1, 0, 2)


def test_any_format_of_totals_can_throw_for_the_start() -> None:
    game = play(toy(begins="throw"), TWO, "1t 2t =3 =4")
    assert (winners(game), game.tally.results) == (["Bo"], (4, 3))


def test_alone_nobody_throws_for_the_start() -> None:
    assert play("double-shutter", ONE, "").phase is Phase.THROW


# One turn each (RULES 3.1)


def test_the_lowest_total_wins() -> None:
    # Ann leaves 1, 2 and 6 standing, Bo the lone 1, for which the two dice are still thrown.
    ann = "6,6t 9+3 6,6t 8+4 6,6t 7+5 6,6t"
    bo = "3,6t 9 2,6t 8 1,6t 7 1,5t 6 1,4t 5 1,3t 4 1,2t 3 1,1t 2 1,1t"
    game = play("shut-the-box", TWO, f"{ann} {bo}")
    assert (winners(game), game.tally.results) == (["Bo"], (9, 1))


def test_a_shut_box_is_the_best_total_but_everybody_has_a_turn() -> None:
    ann = "3,6t 9 2,6t 8 1,6t 7 1,5t 6 1,4t 5 1,3t 4 1,1t 2 1,3t 3+1"
    told = games("shut-the-box", TWO, f"{ann} time")
    assert at(told[-2]) == "Bo"
    assert (winners(told[-1]), told[-1].tally.results) == (["Ann"], (0, 45))


def test_by_setting_a_shut_box_wins_at_once() -> None:
    game = play(toy(shut_wins=True), THREE, "=3 =0")
    assert (winners(game), game.tally.results) == (["Bo"], (3, 0, None))


@pytest.mark.parametrize("form", [{"format": "running"}, {"format": "knock-out", "limit": 9}])
def test_a_shut_box_can_win_at_once_in_every_format_of_totals(form: dict[str, object]) -> None:
    assert winners(play(toy(shut_wins=True, **form), TWO, "=3 =4 =0")) == ["Bo"]


def test_the_tied_share_the_win() -> None:
    assert winners(play(toy(), THREE, "=2 =3 =2")) == ["Ann", "Cy"]


def test_by_setting_only_the_tied_play_another_turn_each_in_the_same_order() -> None:
    told = games(toy(ties="play-off"), THREE, "=3 =2 =2 =1 =4", starter=1)
    again = next(game for game in told if game.tally.round == 2)
    # Bo began and was worst, so Cy begins the play-off, before Ann.
    assert (at(again), again.tally.queue, again.tally.contenders) == ("Cy", (0,), (0, 2))
    assert winners(told[-1]) == ["Cy"]
    assert told[-1].tally.totals == (2, 3, 2)


def test_a_play_off_goes_on_among_those_who_tie_in_it() -> None:
    game = play(toy(ties="play-off"), THREE, "=2 =2 =2 =1 =1 =3")
    assert (game.over, game.tally.contenders, at(game)) == (False, (0, 1), "Ann")
    assert winners(play(toy(ties="play-off"), THREE, "=2 =2 =2 =1 =1 =3 =4 =3")) == ["Bo"]


def test_a_play_off_begins_with_the_next_clockwise_who_plays_it() -> None:
    game = play(toy(ties="play-off"), THREE, "=5 =2 =2")
    assert (at(game), game.tally.queue) == ("Bo", (2,))


def test_a_shut_box_wins_a_play_off_at_once_where_it_wins() -> None:
    assert winners(play(toy(ties="play-off", shut_wins=True), TWO, "=2 =2 =0")) == ["Ann"]


# Running totals (RULES 3.2)


def test_totals_add_up_over_the_rounds_and_the_lowest_wins() -> None:
    told = games(toy(format="running", rounds=2), TWO, "=1 =5 =2 =3")
    second = next(game for game in told if game.tally.round == 2)
    assert at(second) == "Bo"
    assert (winners(told[-1]), told[-1].tally.totals) == (["Ann"], (4, 7))


def test_running_totals_are_played_over_five_rounds_unless_agreed_otherwise() -> None:
    script = "time time " * 5
    told = games("ferme-ta-boite", TWO, script)
    assert [game.over for game in told[-2:]] == [False, True]
    assert told[-1].tally.totals == (225, 225)
    assert winners(told[-1]) == ["Ann", "Bo"]


def test_equal_running_totals_can_be_played_off_without_adding_up() -> None:
    rules = toy(format="running", rounds=2, ties="play-off")
    told = games(rules, TWO, "=1 =2 =1 =2 =5 =4")
    assert next(at(game) for game in told if game.tally.round == 3) == "Bo"
    assert (winners(told[-1]), told[-1].tally.totals) == (["Ann"], (3, 3))


# Knock-out (RULES 3.3)


def test_above_the_limit_is_out_and_the_last_one_in_wins() -> None:
    told = games(toy(format="knock-out", limit=7), TWO, "=7 =1 =1 =1")
    assert told[-1].tally.totals == (8, 2)
    assert (winners(told[-1]), sorted(told[-1].tally.out)) == (["Bo"], [0])


def test_by_setting_reaching_the_limit_is_out() -> None:
    game = play(toy(format="knock-out", limit=7, out_at="reached"), TWO, "=7")
    assert (winners(game), game.tally.totals) == (["Bo"], (7, 0))


def test_who_is_knocked_out_at_once_takes_no_more_turns() -> None:
    rules = toy(format="knock-out", limit=7, out_at="reached")
    told = games(rules, THREE, "=7 =1 =2 =6")
    assert next(at(game) for game in told if game.tally.round == 2) == "Bo"
    assert (winners(told[-1]), told[-1].tally.turns) == (["Cy"], (1, 2, 1))


def test_by_setting_players_go_out_at_the_end_of_the_round() -> None:
    rules = toy(format="knock-out", limit=7, out_at="reached", out_when="round-end")
    told = games(rules, FOUR, "=7 =1 =2 =7")
    assert not told[-2].tally.out
    assert (sorted(told[-1].tally.out), told[-1].over, at(told[-1])) == ([0, 3], False, "Bo")
    assert winners(play(rules, THREE, "=7 =7 =1")) == ["Cy"]


def test_all_out_at_once_the_lowest_total_wins() -> None:
    rules = toy(format="knock-out", limit=5, out_when="round-end")
    assert winners(play(rules, THREE, "=7 =6 =7")) == ["Bo"]


def test_all_out_at_once_with_equal_totals_share_the_win_or_play_off() -> None:
    rules = {"format": "knock-out", "limit": 5, "out_when": "round-end"}
    assert winners(play(toy(**rules), THREE, "=6 =6 =7")) == ["Ann", "Bo"]
    game = play(toy(**rules, ties="play-off"), THREE, "=6 =6 =7 =3 =1")
    assert (winners(game), game.tally.totals) == (["Bo"], (6, 6, 7))


def test_knock_out_45_keeps_a_player_with_exactly_45() -> None:
    told = games("knock-out-45", TWO, "time 6,6t 9+3 time")
    assert told[1].tally.totals == (45, 0)
    assert (told[-1].over, sorted(told[-1].tally.out)) == (False, [])


# Until a limit (RULES 3.3)


def test_when_somebody_reaches_the_limit_the_round_is_finished_and_the_lowest_wins() -> None:
    told = games(toy(format="until", limit=7), TWO, "=7 =6")
    assert not told[-2].over
    assert winners(told[-1]) == ["Bo"]


def test_below_the_limit_another_round_is_played() -> None:
    game = play(toy(format="until", limit=8), TWO, "=7 =6")
    assert (game.tally.round, at(game)) == (2, "Bo")


def test_tournament_100_ends_when_a_total_reaches_100() -> None:
    told = games("tournament-100", TWO, "time time time time time time")
    assert [game.over for game in told[-2:]] == [False, True]
    assert (winners(told[-1]), told[-1].tally.totals) == (["Ann", "Bo"], (135, 135))


def test_equal_totals_at_the_limit_can_be_played_off() -> None:
    assert winners(play(toy(format="until", limit=7, ties="play-off"), TWO, "=7 =7 =3 =2")) == ["Bo"]


# Chase (RULES 3.5)


CHASE = {"format": "chase", "rounds": 1}


def test_the_first_total_is_the_one_to_beat_and_every_other_has_one_try() -> None:
    told = games(toy(**CHASE), THREE, "=3 =4 =5")
    first = told[len(turn(3).split())]
    assert (first.tally.holder, first.to_beat, at(first), first.tally.queue) == (0, 3, "Bo", (2,))
    assert (winners(told[-1]), told[-1].tally.points) == (["Ann"], (1, 0, 0))


def test_a_strictly_lower_total_takes_over_at_once_and_tries_not_yet_taken_lapse() -> None:
    game = play(toy(**CHASE), FOUR, "=5 =3")
    # Cy and Di had tries against Ann; now Cy, Di and Ann have one each against Bo.
    assert (game.tally.holder, at(game), game.tally.queue) == (1, "Cy", (3, 0))
    assert winners(play(toy(**CHASE), FOUR, "=5 =3 =4 =6 =4")) == ["Bo"]


def test_an_equal_total_does_not_beat_it() -> None:
    assert winners(play(toy(**CHASE), THREE, "=3 =3 =3")) == ["Ann"]


def test_a_chase_can_be_handed_over_twice() -> None:
    told = games(toy(**CHASE), THREE, "=5 =3 =1 =2 =2")
    assert {game.tally.holder for game in told} == {None, 0, 1, 2}
    assert (winners(told[-1]), told[-1].tally.points) == (["Cy"], (0, 0, 1))


def test_who_was_beaten_has_a_try_and_can_take_the_round_back() -> None:
    game = play(toy(**CHASE), TWO, "=5 =3 =2 =2")
    assert (winners(game), game.tally.turns) == (["Ann"], (2, 2))


def test_a_try_is_played_to_its_end_even_when_it_has_beaten_the_total() -> None:
    game = play(toy(**CHASE), TWO, "=7 4t 4")
    assert (game.total, at(game), game.phase) == (3, "Bo", Phase.THROW)


def test_the_total_to_beat_counts_the_front_row_of_double_shutter_double() -> None:
    game = play("double-shutter", TWO, "6t 1t 4,6t 1+9' time")
    assert game.to_beat == 2 * (45 - 1) + 45 - 9


def test_most_points_over_the_rounds_win_and_equal_points_share_it() -> None:
    rules = toy(format="chase", rounds=2)
    game = play(rules, TWO, "=3 =4 =3 =4")
    assert (winners(game), game.tally.points) == (["Ann", "Bo"], (1, 1))
    game = play(rules, TWO, "=3 =4 =3 =2 =4")
    assert (winners(game), game.tally.points) == (["Ann"], (2, 0))


def test_equal_points_can_be_decided_by_extra_rounds_among_the_tied_only() -> None:
    rules = toy(format="chase", rounds=2, ties="play-off")
    told = games(rules, THREE, "=3 =4 =4 =3 =4 =4 =3 =2 =4")
    extra = next(game for game in told if game.tally.contenders)
    assert (extra.tally.round, extra.tally.contenders, in_play(extra)) == (3, (0, 1), (0, 1))
    # Cy would begin the third round, so Ann does; Bo beats her.
    assert at(extra) == "Ann"
    assert (winners(told[-1]), told[-1].tally.points) == (["Bo"], (1, 2, 0))


def test_an_extra_round_without_points_is_followed_by_another() -> None:
    rules = toy(format="chase", rounds=1, ties="play-off", super_box="draw")
    game = play(rules, TWO, "=0 =0 =0 =0")
    assert (game.over, game.tally.round, game.tally.contenders) == (False, 3, (0, 1))
    assert winners(play(rules, TWO, "=0 =0 =0 =0 =3 =4")) == ["Ann"]


def told_chase(totals: Iterator[int], players: int) -> tuple[int, int]:
    """The winner of a chase round and its points, told as simply as the rulebook does."""
    holder, best, seat, tries = 0, next(totals), 0, players - 1
    while tries:
        seat, total, tries = (seat + 1) % players, next(totals), tries - 1
        if total < best or total == best == 0:
            holder, best, tries = seat, total, players - 1
    return holder, 1 if best else 2


@given(st.integers(2, 4), st.lists(st.integers(0, 7), max_size=12))
def test_a_chase_is_won_by_whom_the_rulebook_says(players: int, totals: list[int]) -> None:
    endless = chain(totals, repeat(7))
    winner, worth = told_chase(chain(totals, repeat(7)), players)
    game = play(toy(**CHASE), FOUR[:players], "")
    script = ""
    while not game.over:
        script += f" ={next(endless)}"
        game = play(toy(**CHASE), FOUR[:players], script)
    assert game.tally.winners == (winner,)
    assert game.tally.points == tuple(worth if seat == winner else 0 for seat in range(players))


# The Super Box (RULES 3.5)


def test_a_shut_box_that_nobody_follows_scores_two() -> None:
    assert play(toy(**CHASE), THREE, "=0 =1 =2").tally.points == (2, 0, 0)


def test_a_second_shut_box_takes_over_and_all_others_try_again() -> None:
    told = games(toy(**CHASE), THREE, "=0 =0 =1 =1")
    second = told[2 * len(turn(0).split())]
    assert (second.tally.holder, at(second), second.tally.queue) == (1, "Cy", (0,))
    assert told[-1].tally.points == (0, 2, 0)


def test_by_setting_the_second_shut_box_draws_the_round() -> None:
    rules = toy(format="chase", rounds=2, super_box="draw")
    game = play(rules, THREE, "=0 =1 =0")
    assert (game.tally.round, game.tally.points, at(game)) == (2, (0, 0, 0), "Bo")
    assert winners(play(rules, THREE, "=0 =1 =0 =1 =2 =2")) == ["Bo"]


def test_a_drawn_last_round_ends_the_game() -> None:
    game = play(toy(**CHASE, super_box="draw"), TWO, "=0 =0")
    assert (winners(game), game.tally.points) == (["Ann", "Bo"], (0, 0))


def test_a_super_box_with_the_setting_draw_still_scores_two_when_nobody_follows() -> None:
    assert play(toy(**CHASE, super_box="draw"), TWO, "=0 =1").tally.points == (2, 0)


def test_by_setting_the_first_to_shut_keeps_the_round() -> None:
    game = play(toy(**CHASE, super_box="first-keeps"), THREE, "=0 =0 =0")
    assert (winners(game), game.tally.points) == (["Ann"], (2, 0, 0))


def test_by_setting_everybody_who_shuts_the_box_scores() -> None:
    told = games(toy(**CHASE, super_box="both-score"), FOUR, "=0 =1 =0 =2")
    third = told[-1 - len(turn(2).split())]
    assert (third.tally.holder, at(third), third.tally.queue) == (0, "Di", ())
    assert (told[-1].tally.points, winners(told[-1])) == ((2, 0, 2, 0), ["Ann", "Cy"])
    assert play(toy(**CHASE, super_box="both-score"), THREE, "=0 =0 =0").tally.points == (2, 2, 2)


def test_where_everybody_scores_each_has_one_try_since_the_first_shut_box() -> None:
    # Ann has tried before the box was shut, so she tries again.
    game = play(toy(**CHASE, super_box="both-score"), THREE, "=3 =0 =0 =0")
    assert (game.tally.points, game.tally.turns) == ((2, 2, 2), (2, 1, 1))


def test_in_the_edition_of_2008_each_shut_box_is_paid_by_those_who_did_not_shut_it() -> None:
    rules = toy(**CHASE, points="paid", super_box="both-score")
    assert play(rules, FOUR, "=0 =1 =0 =2").tally.points == (4, -4, 4, -4)
    assert play(rules, FOUR, "=0 =0 =0 =2").tally.points == (2, 2, 2, -6)
    assert play(rules, FOUR, "=0 =0 =0 =0").tally.points == (0, 0, 0, 0)


def test_where_everybody_scores_the_first_to_shut_the_box_has_won_the_round() -> None:
    rules = toy(format="chase", rounds=2, super_box="both-score", next_start="winner")
    assert at(play(rules, THREE, "=2 =0 =0 =0")) == "Bo"


def test_a_shut_box_of_a_player_who_has_left_is_still_paid() -> None:
    rules = toy(**CHASE, points="paid", super_box="both-score")
    assert play(rules, FOUR, "=0 =0 leave:2 =1 =1").tally.points == (4, 4, -4, -4)
    assert play(rules, FOUR, "=0 =1 leave:2 =0 =1").tally.points == (2, 0, 2, -4)


def test_an_extra_round_in_which_the_tied_all_shut_the_box_is_followed_by_another() -> None:
    rules = toy(**CHASE, super_box="both-score", ties="play-off")
    told = games(rules, THREE, "=0 =1 =0 =0 =0 =0 =1")
    assert (winners(told[-1]), told[-1].tally.points, told[-1].tally.round) == (["Ann"], (6, 0, 4), 3)


def test_a_shut_box_beats_a_higher_total_whatever_the_setting() -> None:
    for setting in ("handover", "draw", "first-keeps", "both-score"):
        game = play(toy(**CHASE, super_box=setting), TWO, "=1 =0 =1")
        assert game.tally.points == (0, 2)


# One turn each in a chase (RULES 3.5)


def test_by_setting_each_has_one_turn_and_the_lowest_scores() -> None:
    game = play(toy(**CHASE, tries="one-each"), THREE, "=3 =2 =5")
    assert (winners(game), game.tally.points, game.tally.turns) == (["Bo"], (0, 1, 0), (1, 1, 1))


def test_with_one_turn_each_a_tie_scores_for_nobody() -> None:
    game = play(toy(**CHASE, tries="one-each"), THREE, "=3 =3 =5")
    assert (winners(game), game.tally.points) == (["Ann", "Bo", "Cy"], (0, 0, 0))


def test_with_one_turn_each_a_lone_shut_box_scores_two() -> None:
    assert play(toy(**CHASE, tries="one-each"), THREE, "=3 =0 =5").tally.points == (0, 2, 0)


# The edition of 2008 (RULES 3.6)


def test_of_four_the_winner_gets_three_points_and_each_other_loses_one() -> None:
    assert play(toy(**CHASE, points="paid"), FOUR, "=3 =4 =4 =4").tally.points == (3, -1, -1, -1)


def test_of_four_a_super_box_gets_six_points_and_each_other_loses_two() -> None:
    assert play(toy(**CHASE, points="paid"), FOUR, "=0 =4 =4 =4").tally.points == (6, -2, -2, -2)


def test_the_edition_of_2008_pays_so_from_the_catalogue() -> None:
    rules = known("double-shutter-2008", rounds=3)
    game = play(rules, FOUR, "6t 1t 1t 1t time time time time")
    assert (game.tally.points, at(game)) == ((3, -1, -1, -1), "Bo")


def test_in_an_extra_round_only_the_tied_pay() -> None:
    rules = toy(format="chase", rounds=2, points="paid", ties="play-off")
    game = play(rules, THREE, "=3 =4 =4 =3 =4 =4 =3 =4")
    assert (winners(game), game.tally.points) == (["Ann"], (2, 0, -2))


# Who begins the next round (RULES 3.5)


@pytest.mark.parametrize(("rule", "name"), [("clockwise", "Bo"), ("winner", "Cy"), ("same", "Ann")])
def test_the_next_round_is_begun_by(rule: str, name: str) -> None:
    rules = toy(format="chase", rounds=2, next_start=rule)
    game = play(rules, THREE, "=5 =6 =3 =7 =7")
    assert (game.tally.round, at(game)) == (2, name)


def test_by_setting_the_start_of_every_round_is_thrown_for() -> None:
    rules = toy(format="chase", rounds=2, next_start="throw")
    told = games(rules, TWO, "=3 =4 1t 4t")
    assert (told[-3].phase, at(told[-3])) == (Phase.START, "Ann")
    assert (told[-1].phase, at(told[-1])) == (Phase.THROW, "Bo")


def test_without_a_winner_the_next_clockwise_begins() -> None:
    rules = toy(format="chase", rounds=2, super_box="draw", next_start="winner")
    assert at(play(rules, THREE, "=0 =0")) == "Bo"


def test_in_running_totals_the_lowest_of_the_round_can_begin_the_next() -> None:
    rules = toy(format="running", next_start="winner")
    assert at(play(rules, THREE, "=3 =2 =1")) == "Cy"
    assert at(play(rules, THREE, "=3 =1 =1")) == "Bo"


# Last One Standing (RULES 3.7). After `4t 4` the toy box holds 1 and 2, so that a 4 is a miss.

STANDING = {"format": "last-one-standing", "limit": 5}
SURVIVOR = "4t 4 4t"


def test_all_shut_the_same_box_with_one_throw_each() -> None:
    told = games(toy(**STANDING), THREE, "1t 1 2t 2 4t")
    assert [at(game) for game in told] == ["Ann", "Ann", "Bo", "Bo", "Cy", "Cy"]
    assert [game.position for game in told[::2]] == [7, 6, 4]


def test_who_misses_is_out_of_the_round_and_is_skipped() -> None:
    told = games(toy(**STANDING), THREE, "4t 4 4t 1t 1 2t 2")
    assert [at(game) for game in told][2:6] == ["Bo", "Cy", "Cy", "Ann"]
    assert (told[-1].tally.points, told[-1].tally.round) == ((4, 0, 0), 2)


def test_shutting_the_box_scores_four_and_a_new_round_begins_with_a_fresh_box() -> None:
    game = play(toy(**STANDING), TWO, "4t 4 3t 2+1")
    assert (game.tally.points, game.tally.round, game.position) == ((0, 4), 2, 7)


def test_the_survivor_may_take_one_point() -> None:
    survivor = play(toy(**STANDING), TWO, SURVIVOR)
    assert (survivor.phase, at(survivor)) == (Phase.SURVIVOR, "Ann")
    game = play(toy(**STANDING), TWO, f"{SURVIVOR} take")
    assert (game.tally.points, game.tally.round) == ((1, 0), 2)


@pytest.mark.parametrize(("last", "points"), [("2t 2", 2), ("3t 2+1", 4), ("4t", 0)])
def test_the_survivors_last_throw_scores(last: str, points: int) -> None:
    game = play(toy(**STANDING), TWO, f"{SURVIVOR} {last}")
    assert (game.tally.points, game.tally.round) == ((points, 0), 2)
    assert not game.last_throw


def test_the_survivor_decides_even_without_having_thrown() -> None:
    game = play(toy(**STANDING), TWO, "off:t")
    assert (game.phase, at(game), game.tally.queue) == (Phase.SURVIVOR, "Bo", ())


def test_five_points_win_at_once() -> None:
    game = play(toy(**STANDING), TWO, "4t 4 3t 2+1 4t 4 4t take")
    assert (winners(game), game.tally.points, game.tally.round) == (["Bo"], (0, 5), 2)


def test_the_last_throw_can_win_the_game_and_is_then_over() -> None:
    game = play(toy(**STANDING), TWO, "4t 4 3t 2+1 4t 4 4t 2t 2")
    assert (winners(game), game.tally.points, game.last_throw) == (["Bo"], (0, 6), False)


def test_each_round_begins_with_a_throw_of_both_dice_for_the_start() -> None:
    start = play("last-one-standing", THREE, "")
    assert legal(start) == (ThrowDice(2),)
    told = games("last-one-standing", THREE, "6,6t 6,6t 5,6t 1,2t 1,3t")
    assert [at(game) for game in told] == ["Ann", "Bo", "Cy", "Ann", "Bo", "Bo"]
    assert (told[-1].phase, told[-1].tally.queue) == (Phase.THROW, (2, 0))
    # Ann and Cy run out of time, Bo takes the point, and all throw for the second round.
    game = play("last-one-standing", THREE, "1,1t 6,6t 1,1t time time take")
    assert (game.phase, game.tally.points) == (Phase.START, (1, 0, 0))
    assert (at(game), legal(game), game.position) == ("Ann", (ThrowDice(2),), game.rules.turn.box.full)


TENS = "4,6t 9'+1 4,6t 8'+2 4,6t 7'+3 4,6t 6'+4 4,6t 9+1' 4,6t 8+2' 4,6t 7+3' 4,6t 6+4'"


def test_nine_tens_shut_the_double_box_column_by_column() -> None:
    game = play("last-one-standing", TWO, f"6,6t 1,1t {TENS} 4,6t 5+5'")
    assert (game.tally.points, game.phase) == ((4, 0), Phase.START)


def test_the_survivor_may_throw_one_die_when_six_or_less_stand() -> None:
    # Ann and Bo have shut all but the fives; Ann shuts the front one, Bo misses it with two dice.
    game = play("last-one-standing", TWO, f"6,6t 1,1t {TENS} 2,3t 5 6,6t")
    assert (game.phase, at(game)) == (Phase.SURVIVOR, "Ann")
    assert legal(game)[1:] == (ThrowDice(2), ThrowDice(1))


def test_nobody_throws_a_last_time_while_the_next_round_is_thrown_for() -> None:
    game = play(toy(**STANDING, next_start="throw"), TWO, f"{SURVIVOR} 4t")
    assert (game.phase, game.last_throw) == (Phase.START, False)


# Solitaire (RULES 3.8)


def test_alone_one_game_is_one_turn_won_by_shutting_the_box() -> None:
    shut, missed = play(toy(), ONE, "=0"), play(toy(), ONE, "=3")
    assert (winners(shut), shut.tally.results, shut.tally.turns) == (["Ann"], (0,), (1,))
    assert (winners(missed), missed.tally.results, missed.tally.turns) == ([], (3,), (1,))


@pytest.mark.parametrize("form", ["chase", "last-one-standing", "knock-out", "solitaire"])
def test_alone_there_are_no_points_no_chase_and_no_elimination(form: str) -> None:
    limit = {"limit": 1} if form in ("last-one-standing", "knock-out") else {}
    game = play(toy(format=form, **limit), ONE, "=5")
    assert (game.over, game.tally.points, sorted(game.tally.out), game.tally.holder) == (True, (0,), [], None)


# A player leaves (RULES 3.9)


def test_the_unfinished_turn_of_a_leaver_does_not_count() -> None:
    told = games(toy(), THREE, "4t leave:1 =3 =2")
    assert (at(told[2]), told[2].position, told[2].phase) == ("Bo", 7, Phase.THROW)
    assert (winners(told[-1]), told[-1].tally.results) == (["Cy"], (None, 3, 2))


def test_a_leaver_may_owe_the_choice_of_a_penalty() -> None:
    game = play(toy(off_mat="choose"), THREE, "4t 4 off:t leave:1")
    assert (at(game), game.position, game.phase, game.tally.results) == ("Bo", 7, Phase.THROW, (None, None, None))


@pytest.mark.parametrize("script", ["4t 4", "4t", "4t 4 off:t"])
def test_somebody_who_waits_leaves_the_player_at_the_box_in_peace(script: str) -> None:
    before, after = games(toy(off_mat="choose"), THREE, f"{script} leave:2")[-2:]
    assert (after.at, after.phase, after.position, after.throw) == (0, before.phase, before.position, before.throw)
    assert after.tally.queue == (2,)


def test_a_leaver_takes_no_more_turns() -> None:
    game = play(toy(), THREE, "=5 leave:3 =6")
    assert (winners(game), game.tally.results) == (["Ann"], (5, 6, None))


def test_the_finished_turn_of_a_leaver_still_counts() -> None:
    assert winners(play(toy(), THREE, "=1 leave:1 =3 =2")) == ["Ann"]


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(
    "form",
    ["one-turn", "running", "knock-out", "until", "chase", "last-one-standing"],
)
def test_the_one_who_is_left_has_won(form: str, seat: int) -> None:
    limit = {"limit": 9} if form in ("last-one-standing", "knock-out", "until") else {}
    game = play(toy(format=form, **limit), TWO, f"4t leave:{seat}")
    assert winners(game) == [TWO[2 - seat]]
    assert refusal(game, "leave:1") == "not-now"


def test_alone_leaving_ends_the_game_without_a_winner() -> None:
    game = play(toy(), ONE, "4t leave:1")
    assert (game.over, winners(game)) == (True, [])


def test_a_seat_that_has_left_or_is_not_there_cannot_leave() -> None:
    game = play(toy(), THREE, "leave:2")
    for word in ("leave:2", "leave:0", "leave:4"):
        assert refusal(game, word) == "leave-seat"


def test_a_leaver_whose_running_total_lacks_turns_cannot_win() -> None:
    game = play(toy(format="running", rounds=2), THREE, "=1 =5 =5 leave:1 =5 =5")
    assert (winners(game), game.tally.totals) == (["Bo", "Cy"], (1, 10, 10))


def test_a_leaver_whose_running_total_is_whole_can_win() -> None:
    game = play(toy(format="running", rounds=2), THREE, "=5 =1 =5 =1 leave:2 =5 =5")
    assert (winners(game), game.tally.totals) == (["Bo"], (10, 2, 10))


def test_a_knocked_out_player_may_leave_without_changing_anything_else() -> None:
    rules = toy(format="knock-out", limit=6)
    before, after = games(rules, THREE, "=7 leave:1")[-2:]
    assert (at(after), after.position, in_play(after)) == (at(before), before.position, (1, 2))


def test_when_the_others_leave_a_knock_out_the_last_one_in_wins() -> None:
    assert winners(play(toy(format="knock-out", limit=6), THREE, "=7 leave:2")) == ["Cy"]


def test_a_leaver_can_be_the_last_of_the_round() -> None:
    game = play(toy(format="until", limit=9), THREE, "=3 =4 leave:3")
    assert (game.tally.round, at(game), game.tally.queue) == (2, "Bo", (0,))


def test_the_first_of_a_chase_may_leave_before_there_is_a_holder() -> None:
    game = play(toy(**CHASE), THREE, "4t leave:1 =3 =4")
    assert (winners(game), game.tally.points) == (["Bo"], (0, 1, 0))


def test_the_total_of_a_holder_who_has_left_still_stands_and_scores() -> None:
    rules = toy(format="chase", rounds=2)
    told = games(rules, THREE, "=3 leave:1 =4 =5")
    assert (told[-1].tally.points, told[-1].tally.round, at(told[-1])) == ((1, 0, 0), 2, "Bo")


def test_in_the_edition_of_2008_those_still_playing_pay_the_holder_who_has_left() -> None:
    assert play(toy(**CHASE, points="paid"), FOUR, "=3 leave:1 =4 =4 =4").tally.points == (3, -1, -1, -1)


def test_a_holder_who_has_left_can_be_beaten_and_has_no_try() -> None:
    game = play(toy(**CHASE), THREE, "=3 leave:1 =2 =4")
    assert (winners(game), game.tally.points) == (["Bo"], (0, 1, 0))


def test_when_the_last_to_try_leaves_the_holder_scores() -> None:
    assert play(toy(**CHASE), THREE, "=3 =4 4t leave:3").tally.points == (1, 0, 0)


def test_where_the_winner_begins_and_has_left_the_next_clockwise_does() -> None:
    rules = toy(format="chase", rounds=2, next_start="winner")
    assert at(play(rules, THREE, "=5 =3 leave:2 =4 =4")) == "Cy"


def test_points_already_scored_stay() -> None:
    game = play(toy(format="chase", rounds=2), THREE, "=3 =4 =4 leave:1 =3 =4")
    assert (winners(game), game.tally.points) == (["Ann", "Bo"], (1, 1, 0))


def test_a_play_off_is_won_when_the_other_leaves_it() -> None:
    assert winners(play(toy(ties="play-off"), THREE, "=2 =2 =3 leave:2")) == ["Ann"]


def test_who_is_not_in_the_play_off_may_leave_without_changing_it() -> None:
    before, after = games(toy(ties="play-off"), THREE, "=2 =2 =3 leave:3")[-2:]
    assert (at(after), after.tally.queue) == (at(before), before.tally.queue)


def test_of_equals_only_those_still_there_play_off() -> None:
    rules = toy(ties="play-off")
    assert winners(play(rules, THREE, "=2 leave:1 =2 =3")) == ["Bo"]
    assert winners(play(rules, FOUR, "=2 leave:1 =2 leave:2 =3 =3")) == ["Ann", "Bo"]


def test_the_finished_turn_of_a_leaver_counts_in_a_play_off_too() -> None:
    assert winners(play(toy(ties="play-off"), THREE, "=5 =5 =5 =1 leave:1 =3 =2")) == ["Ann"]


def test_a_leaver_in_the_throws_for_the_start_is_passed_over() -> None:
    rules = toy(format="chase", begins="throw")
    game = play(rules, THREE, "2t leave:2")
    assert (game.phase, at(game)) == (Phase.START, "Cy")
    assert at(play(rules, THREE, "2t leave:2 3t")) == "Cy"


def test_when_the_highest_leaves_the_others_decide_the_start() -> None:
    rules = toy(format="chase", begins="throw")
    # Bo leaves while tied with Cy, who then stands alone as highest.
    game = play(rules, THREE, "1t 4t 4t leave:2")
    assert (game.phase, at(game)) == (Phase.THROW, "Cy")
    # Bo leaves before the last throw, which ties Ann and Cy.
    game = play(rules, THREE, "1t 4t leave:2 1t")
    assert (game.phase, at(game)) == (Phase.START, "Ann")


def test_two_throw_for_the_start_and_one_leaves() -> None:
    assert winners(play("double-shutter", TWO, "3t leave:1")) == ["Bo"]


def test_the_order_of_descending_throws_keeps_the_seats_of_leavers() -> None:
    rules = toy(format="chase", begins="throw", order="descending")
    assert play(rules, FOUR, "1t 4t leave:2 2t 3t").tally.order == (3, 2, 0, 1)


def test_in_last_one_standing_leaving_is_a_miss() -> None:
    game = play(toy(**STANDING), FOUR, "4t 4 leave:2")
    assert (at(game), game.phase, game.position, game.tally.queue) == ("Cy", Phase.THROW, 3, (3, 0))


def test_leaving_at_the_box_can_make_a_survivor() -> None:
    # Cy has missed and stays in the game.
    game = play(toy(**STANDING), THREE, "4t 4 1t 1 4t 2t leave:1")
    assert (at(game), game.phase, game.position) == ("Bo", Phase.SURVIVOR, 2)


def test_a_waiting_leaver_can_make_the_one_at_the_box_the_survivor() -> None:
    game = play(toy(**STANDING), THREE, "4t 4 1t 1 4t leave:2")
    assert (at(game), game.phase) == ("Ann", Phase.SURVIVOR)


def test_a_waiting_leaver_leaves_the_throw_on_the_table_to_be_used_before_the_survivor_decides() -> None:
    # Bo is out of the round and Cy has thrown when Ann leaves.
    game = play(toy(**STANDING), THREE, "4t 4 off:t 1t leave:1")
    assert (at(game), game.phase) == ("Cy", Phase.SHUT)
    game = play(toy(**STANDING), THREE, "4t 4 off:t 1t leave:1 1")
    assert (at(game), game.phase, game.position) == ("Cy", Phase.SURVIVOR, 2)
    assert play(toy(**STANDING), THREE, "4t 4 off:t 3t leave:1 2+1").tally.points == (0, 0, 4)


def test_when_the_survivor_leaves_nobody_scores() -> None:
    game = play(toy(**STANDING), THREE, "4t 4 4t 4t leave:1")
    assert (game.tally.points, game.tally.round, at(game)) == ((0, 0, 0), 2, "Bo")


def test_when_somebody_out_of_the_round_leaves_the_survivor_still_decides() -> None:
    game = play(toy(**STANDING), THREE, "4t 4 4t 4t leave:2")
    assert (at(game), game.phase) == ("Ann", Phase.SURVIVOR)


def test_when_the_survivor_leaves_before_the_last_throw_is_used_nobody_scores() -> None:
    game = play(toy(**STANDING), THREE, "4t 4 4t 4t 2t leave:1")
    assert (game.tally.points, game.tally.round) == ((0, 0, 0), 2)


def test_somebody_may_leave_while_the_next_round_is_thrown_for() -> None:
    game = play("last-one-standing", THREE, "1,1t 1,1t leave:3")
    assert (game.phase, at(game)) == (Phase.START, "Ann")


# Time runs out (RULES 3.9)


@pytest.mark.parametrize("script", ["4t 4", "4t 4 2t"])
def test_out_of_time_the_total_is_what_stands(script: str) -> None:
    game = play(toy(), TWO, f"{script} time")
    assert (at(game), game.tally.results) == ("Bo", (3, None))


def test_out_of_time_with_a_penalty_to_choose_the_turn_ends() -> None:
    game = play(toy(off_mat="choose"), TWO, "4t 4 off:t time")
    assert (at(game), game.tally.results) == ("Bo", (3, None))


def test_out_of_time_alone_the_game_is_lost() -> None:
    game = play(toy(), ONE, "4t time")
    assert (game.over, winners(game)) == (True, [])


@pytest.mark.parametrize("script", ["4t 4", "4t 4 1t"])
def test_out_of_time_in_last_one_standing_is_a_miss(script: str) -> None:
    game = play(toy(**STANDING), TWO, f"{script} time")
    assert (game.phase, at(game), game.position) == (Phase.SURVIVOR, "Ann", 3)


def test_out_of_time_the_survivor_takes_the_point() -> None:
    game = play(toy(**STANDING), TWO, f"{SURVIVOR} time")
    assert (game.tally.points, game.tally.round) == ((1, 0), 2)


def test_out_of_time_after_the_last_throw_is_a_miss() -> None:
    game = play(toy(**STANDING), TWO, f"{SURVIVOR} 2t time")
    assert (game.tally.points, game.tally.round) == ((0, 0), 2)


def test_time_does_not_run_out_before_the_start_nor_after_the_end() -> None:
    assert refusal(play("double-shutter", TWO, ""), "time") == "not-now"
    assert refusal(play(toy(), ONE, "=0"), "time") == "not-now"


def test_a_game_that_is_over_waits_for_nobody() -> None:
    game = play(toy(), TWO, "=3 =4")
    assert (game.over, game.tally.queue, game.throw, legal(game)) == (True, (), (), ())


# Laws


@law
def test_a_game_ends_and_is_won_by_some_of_its_seats(form: Format, data: st.DataObject) -> None:
    told = data.draw(wanderings(rules_of(form))).games
    assert [game.over for game in told] == [False] * (len(told) - 1) + [True]
    assert not any(game.tally.winners for game in told[:-1])
    won, seats = told[-1].tally.winners, range(len(told[-1].players))
    assert set(won) <= set(seats)
    assert list(won) == sorted(set(won))
    assert won or len(seats) == 1


@law
def test_the_one_at_the_box_and_those_who_wait_are_in_play(form: Format, data: st.DataObject) -> None:
    for game in data.draw(wanderings(rules_of(form))).games[:-1]:
        waiting = (game.at, *game.tally.queue)
        assert set(waiting) <= set(in_play(game))
        assert len(set(waiting)) == len(waiting)
        assert sorted(game.tally.order) == list(range(len(game.players)))
        assert len(game.players) == 1 or len(in_play(game)) > 1


@given(st.data())
def test_what_the_edition_of_2008_pays_sums_to_nothing(data: st.DataObject) -> None:
    rules = rules_of(Format.CHASE).map(lambda drawn: with_game(drawn, points=Points.PAID))
    for game in data.draw(wanderings(rules)).games:
        assert sum(game.tally.points) == 0


@given(st.data())
def test_points_of_2015_only_grow_by_one_or_two_a_round(data: st.DataObject) -> None:
    rules = rules_of(Format.CHASE).map(lambda drawn: with_game(drawn, points=Points.WINNER))
    told = data.draw(wanderings(rules, asides=no_notes)).games
    for before, after in pairwise(told):
        gained = [new - old for old, new in zip(before.tally.points, after.tally.points, strict=True) if new != old]
        both = before.rules.game.super_box is SuperBox.BOTH_SCORE and set(gained) == {2}
        assert both or gained in ([], [1], [2])


# Another order in the middle of a game


def queue(game: Game) -> str:
    """Who is at the box, and who still has a turn in the round."""
    return " ".join(game.players[seat].name for seat in (game.at, *game.tally.queue))


def test_the_turns_left_in_a_round_follow_a_new_order_from_the_player_at_the_box() -> None:
    assert queue(play("nine", FOUR, "order:1,4,3,2")) == "Ann Di Cy Bo"
    assert queue(play("nine", FOUR, "total:9 order:1,4,2,3")) == "Bo Cy Di"
    assert queue(play("nine", FOUR, "total:9 order:2,4,3,1")) == "Bo Di Cy"


def test_the_next_round_follows_a_new_order() -> None:
    game = play(known("ferme-ta-boite"), THREE, "order:1,3,2 total:9 total:9 total:9")
    assert queue(game) == "Cy Bo Ann"


def test_in_a_chase_the_tries_left_follow_a_new_order_and_so_do_those_after_a_handover() -> None:
    chase = toy(format="chase", rounds=2)
    game = play(chase, FOUR, "total:5 order:1,4,3,2")
    assert (queue(game), game.tally.holder) == ("Bo Di Cy", 0)
    assert queue(play(chase, FOUR, "total:5 order:1,4,3,2 total:3")) == "Ann Di Cy"


def test_while_the_dice_decide_the_first_in_the_new_order_who_has_not_thrown_throws_next() -> None:
    start = play("double-shutter", THREE, "4t order:3,1,2")
    assert (queue(start), start.phase) == ("Cy", Phase.START)
    assert queue(play("double-shutter", THREE, "4t order:3,1,2 2t 3t")) == "Ann Bo Cy"


def test_in_last_one_standing_the_others_follow_a_new_order() -> None:
    game = play("last-one-standing", THREE, "6,6t 1,1t 1,2t order:1,3,2")
    assert queue(game) == "Ann Cy Bo"
    assert queue(play("last-one-standing", THREE, "6,6t 1,1t 1,2t 1,1t order:1,3,2 2")) == "Cy Bo Ann"
