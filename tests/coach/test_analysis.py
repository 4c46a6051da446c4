"""Values of a game that add up: laws over random games of every format, brute force, and what counts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shutbox.coach import Judgement, Report, Step, analyse, reasons
from shutbox.coach.analysis import decision
from shutbox.errors import ShutboxError
from shutbox.play import (
    Event,
    Game,
    Hint,
    Leave,
    Off,
    Phase,
    Record,
    Reorder,
    Shut,
    Source,
    ThrowDice,
    Thrown,
    ThrownSum,
    TimeUp,
    TurnTotal,
    legal,
)
from shutbox.play.events import SeatNumber
from shutbox.play.evolve import throw_counts
from shutbox.rules import Format, RuleSet, changed, from_data, named, throws
from shutbox.solve.portable import QUANTUM
from shutbox.value import Horizon, Unit, options, reach
from tests.coach.told import at_random, games, looked_at, recorded, sums
from tests.games.solved_tiny import tiny
from tests.games.solved_twin import HopelessError, Twin, shares
from tests.games.wander import wander
from tests.value.walk import tiny_rules, without_chance

FORMATS = [form.value for form in Format]
SEEDS = st.integers(0, 10**6)


def seats(rules: RuleSet, seed: int) -> int:
    """A number of players for these rules."""
    return 1 if rules.game.format is Format.SOLITAIRE else 1 + seed % 4


def check_sums(report: Report) -> None:
    """What a stretch begins with, and everything that happens in it, makes its end; and so do its steps one by one."""
    for number, stretch in enumerate(report.stretches):
        reached = sums(stretch.begin, stretch.luck, stretch.choices, stretch.other)
        scale = max(1.0, *map(abs, stretch.begin), *map(abs, stretch.end))
        assert reached == pytest.approx(stretch.end, abs=1e-9 * scale)
        values = list(stretch.begin)
        for step in report.steps:
            if step.stretch == number:
                parts = [step.choice.change if step.choice else None, step.luck, step.other]
                values = sums(values, *(part for part in parts if part is not None))
                assert step.values == pytest.approx(values, abs=1e-9 * scale)


def check_settled(report: Report) -> None:
    """Where a stretch is settled, its end is what the rules say."""
    game = report.game
    for stretch in report.stretches:
        after = report.steps[stretch.last].game if stretch.last < len(report.steps) else game
        before = report.steps[stretch.last - 1].game
        if stretch.horizon is Horizon.GAME and stretch.settled and after.over:
            assert stretch.end == shares(after)
        if stretch.horizon is Horizon.ROUND and stretch.settled:
            assert stretch.end == tuple(
                float(now - then) for now, then in zip(after.tally.points, before.tally.points, strict=True)
            )
    if game.over and report.stretches and report.stretches[-1].horizon is Horizon.GAME:
        assert report.stretches[-1].settled


# What is solved at most for one of many games, in the unit of `solve.price`: about a sixth of a second.
CHEAP = 100_000_000


@pytest.mark.parametrize("form", FORMATS)
def test_values_add_up_whatever_happens(form: str) -> None:
    @settings(max_examples=25, deadline=None)
    @given(tiny_rules(Format(form)), SEEDS)
    def law(rules: RuleSet, seed: int) -> None:
        report = analyse(wander(rules, seats(rules, seed), seed, longest=50).record, budget=CHEAP)
        check_sums(report)
        check_settled(report)
        for step in report.steps:
            # What is neither luck nor choice comes of leaving, of time, of other places, of what is not known, and in a
            # forecast of the turns, which are played for the win after all.
            forecast = step.stretch is not None and report.stretches[step.stretch].horizon is Horizon.FORECAST
            assert step.other is None or forecast or isinstance(step.event, Leave | TimeUp | Reorder | TurnTotal)
            thrown = isinstance(step.event, Thrown | ThrownSum | Off)
            assert (step.luck is not None) == (step.stretch is not None and thrown)
            assert step.counted or step.stretch is None

    law()


@pytest.mark.parametrize(
    ("name", "players", "horizon"),
    [
        ("nine", 1, Horizon.GAME),
        ("nine", 2, Horizon.GAME),
        ("shut-the-box", 3, Horizon.GAME),
        ("thai", 2, Horizon.GAME),
        ("ferme-ta-boite", 2, Horizon.GAME),
        ("instant-win", 2, Horizon.GAME),
    ],
)
def test_values_add_up_in_games_of_the_catalogue(name: str, players: int, horizon: Horizon) -> None:
    for seed in range(3):
        report = analyse(at_random(named(name), players, seed))
        check_sums(report)
        check_settled(report)
        assert report.furthest is horizon
        # The solutions that come with the package are rounded.
        assert all(abs(each) <= QUANTUM for step in report.steps for each in step.other or ())


@pytest.mark.parametrize(("name", "players"), [("ferme-ta-boite", 5), ("tournament-100", 4)])
def test_forecasts_add_up_with_what_playing_for_the_win_has_gained(name: str, players: int) -> None:
    report = analyse(at_random(named(name), players, 1))
    check_sums(report)
    check_settled(report)
    assert report.furthest is Horizon.FORECAST
    # Between two turns a value can rise, because the next one is played for the win after all.
    assert any(step.other for step in report.steps)


@pytest.mark.parametrize(
    ("name", "players", "settings"),
    [
        ("double-shutter", 2, {"rounds": "1"}),
        ("double-shutter", 2, {"rounds": "2", "box": "1234/4321"}),
        ("double-shutter-2008", 2, {"rounds": "3", "box": "1234/4321"}),
        ("double-shutter", 3, {"rounds": "2", "box": "1234/4321"}),
        ("last-one-standing", 2, {"limit": "3", "box": "1234/4321"}),
        ("last-one-standing", 3, {"limit": "2", "box": "1234/4321"}),
        ("last-one-standing", 4, {"limit": "2", "box": "123/321"}),
    ],
)
def test_values_add_up_in_rounds_and_at_a_shared_box(name: str, players: int, settings: dict[str, str]) -> None:
    rules = changed(named(name), settings)
    for seed in range(6):
        report = analyse(at_random(rules, players, seed))
        check_sums(report)
        check_settled(report)
        # Where a coin decides between equals (docs/coach.md), others may be touched by it.
        assert all(abs(each) < 1e-3 for step in report.steps for each in step.other or ())


FEW = {"box": "1,2,3", "faces": "3"}


@pytest.mark.parametrize(
    ("name", "players", "settings", "horizon"),
    [
        ("nine", 5, {"ties": "play-off"}, Horizon.GAME),
        ("ferme-ta-boite", 3, {"rounds": "2"}, Horizon.GAME),
        ("ferme-ta-boite", 4, {"rounds": "2", "ties": "play-off"}, Horizon.GAME),
        ("ferme-ta-boite", 5, {"rounds": "3"}, Horizon.FORECAST),
        ("knock-out-45", 2, {"limit": "12"}, Horizon.GAME),
        ("knock-out-45", 3, {"limit": "6", "out_when": "round-end", "ties": "play-off"}, Horizon.GAME),
        ("knock-out-45", 5, {"limit": "4", "next_start": "winner", "out_when": "round-end"}, Horizon.FORECAST),
        ("tournament-100", 3, {"limit": "8"}, Horizon.GAME),
        ("tournament-100", 5, {"limit": "8"}, Horizon.FORECAST),
        ("double-shutter", 4, {"rounds": "2", "box": "12/21"}, Horizon.GAME),
        ("double-shutter", 5, {"rounds": "2", "box": "12/21"}, Horizon.FORECAST),
        ("double-shutter", 3, {"rounds": "2", "box": "12/21", "ties": "play-off"}, Horizon.FORECAST),
    ],
)
def test_values_add_up_over_whole_games_of_every_format(
    name: str, players: int, settings: dict[str, str], horizon: Horizon
) -> None:
    rules = changed(named(name), (FEW if "box" not in settings else {}) | settings)
    report = analyse(at_random(rules, players, 3))
    check_sums(report)
    check_settled(report)
    assert report.furthest is horizon


@pytest.mark.parametrize("players", [2, 3, 4])
def test_values_add_up_in_rounds_of_a_shared_box_that_is_too_dear_to_solve(
    players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path))
    rules = changed(named("last-one-standing"), {"limit": "4", "box": "1234/4321"})
    for seed in range(4):
        for record in (at_random(rules, players, seed), wander(rules, players, seed, longest=50).record):
            report = analyse(record, budget=0)
            check_sums(report)
            check_settled(report)
            assert report.furthest is Horizon.ROUND


# Luck


def alternatives(game: Game, dice: int) -> Iterator[tuple[float, Event]]:
    """Everything that a throw could have shown, with its chance."""
    turn = game.rules.turn
    off = 0.0 if game.phase is Phase.START else float(turn.off_mat_chance)
    for faces, weight in throws(dice, turn.faces):
        yield (1 - off) * weight / turn.faces**dice, Thrown(faces, Source.SCRIPTED)
    if off:
        yield off, Off(Source.SCRIPTED)


def check_luck(record: Record, number: int) -> None:
    """The luck of a throw, had it shown anything else, has a mean of nothing for every seat."""
    before = replace(record, events=record.events[:number])
    counts = throw_counts(before.game)
    if before.rules.turn.off_mat_chance and len(counts) > 1:
        return  # a record does not say how many dice left the mat
    _, scale = reach(before.game, Unit.TOTAL)
    for dice in counts:
        parts = []
        for chance, event in alternatives(before.game, dice):
            step = analyse(replace(before, events=(*before.events, event))).steps[-1]
            parts.append([chance * luck for luck in step.luck or (0.0,) * len(record.players)])
        assert sums(*parts) == pytest.approx([0.0] * len(record.players), abs=1e-12 * max(1.0, scale))


@pytest.mark.parametrize("form", FORMATS)
def test_luck_has_a_mean_of_nothing(form: str) -> None:
    @settings(max_examples=6, deadline=None)
    @given(tiny_rules(Format(form)), SEEDS)
    def law(rules: RuleSet, seed: int) -> None:
        rules = replace(rules, game=replace(rules.game, same_dice=False))
        if rules.game.format is Format.LAST_ONE_STANDING:
            # Its rounds are solved as if no die could leave the mat by chance.
            rules = replace(rules, turn=without_chance(rules.turn))
        record = at_random(rules, seats(rules, seed), seed, most=12)
        thrown = [number for number, event in enumerate(record.events) if isinstance(event, Thrown | Off)]
        for number in thrown[:1] + thrown[-1:]:
            check_luck(record, number)

    law()


@pytest.mark.parametrize("box", ["raise", "choose", "void"])
def test_luck_has_a_mean_of_nothing_with_dice_that_leave_the_mat(box: str) -> None:
    for settings_ in ({}, {"format": "chase"}, {"format": "until", "limit": 5}):
        record = at_random(tiny(box, **settings_), 2, 3, most=10)
        for number, event in enumerate(record.events):
            if isinstance(event, Thrown | Off):
                check_luck(record, number)


def test_a_die_off_the_mat_is_bad_luck_also_where_no_chance_of_it_was_reckoned_with() -> None:
    rules = changed(named("nine"), {"off_mat": "end"})
    (step,) = looked_at(rules, 2, "off:t").steps
    before = options(recorded(rules, 2, "").game).best.seats
    assert step.luck is not None
    # With 45 standing nobody wins against a full box.
    assert [luck + value for luck, value in zip(step.luck, before, strict=True)] == pytest.approx([0.0, 1.0])


def test_of_dice_off_the_mat_the_better_number_was_thrown() -> None:
    rules = changed(named("nine-sum6"), {"off_mat": "end"})
    step = looked_at(rules, 2, "4,5t 9 3,5t 8 3,4t 7 3,3t 6 2,3t 5 2,2t 4 off:t").steps[-1]
    assert step.choice is not None
    assert (step.choice.option.action, step.choice.loss) == (ThrowDice(1), 0.0)


def test_a_lost_throw_is_followed_by_a_choice_where_the_rules_leave_one() -> None:
    report = looked_at(changed(named("nine"), {"off_mat": "choose"}), 2, "4,5t 9 off:t end")
    lost, penalty = report.steps[2:]
    assert lost.luck is not None
    assert lost.choice is not None
    assert lost.choice.forced
    assert penalty.choice is not None
    assert [option.action for option in penalty.choice.options.options] == list(legal(penalty.game))
    assert penalty.choice.judgement is Judgement.BLUNDER
    check_sums(report)


# Brute force


@pytest.mark.parametrize("box", ["row", "dice", "rows"])
@pytest.mark.parametrize(
    "settings",
    [
        {"format": "one-turn"},
        {"format": "running", "rounds": 1},
        {"format": "chase", "rounds": 1},
        {"format": "last-one-standing", "limit": 2},
    ],
    ids=lambda each: each["format"],
)
def test_the_values_are_those_of_every_game_that_can_be_played(box: str, settings: dict[str, object]) -> None:
    compared = 0
    for seed in range(3):
        report = analyse(at_random(tiny(box, **settings), 2, seed))
        for step in report.steps[::2]:
            try:
                node = Twin(step.game, shares).root
            except HopelessError:
                continue
            compared += 1
            check_twin(report, step, node.worths())
    assert compared > 4


def check_twin(report: Report, step: Step, worths: list[list[float]]) -> None:
    """The options, the loss and the luck of a step against values that share no code with the solver."""
    assert step.choice is not None
    found = step.choice.options
    for option, worth in zip(found.options, worths, strict=True):
        assert option.seats == pytest.approx(worth, abs=1e-9)
    own = step.game.at
    taken = worths[found.options.index(step.choice.option)]
    assert step.choice.loss == pytest.approx(max(worth[own] for worth in worths) - taken[own], abs=1e-9)
    if step.luck is not None:
        after = report.steps[step.number].game if step.number < len(report.steps) else report.game
        value = shares(after) or Twin(after, shares).root.value
        assert step.luck == pytest.approx([now - then for now, then in zip(value, taken, strict=True)], abs=1e-9)


def test_the_values_of_a_chase_of_three_are_those_of_every_game_that_can_be_played() -> None:
    report = analyse(at_random(tiny("dice", format="chase", rounds=1), 3, 4))
    for step in report.steps[:12:2]:
        check_twin(report, step, Twin(step.game, shares).root.worths())


# What counts


def test_a_choice_of_one_is_recorded_but_forced() -> None:
    report = looked_at(named("nine"), 2, "1,1t 2 4,5t 9")
    forced = [step.choice.forced for step in report.steps if step.choice]
    assert forced == [True, True, True, False]
    assert (report.players[0].decisions, report.players[0].forced) == (1, 3)


def test_what_a_choice_lost_is_explained_and_what_lost_nothing_is_not() -> None:
    report = analyse(at_random(named("nine"), 2, 1))
    for step in report.steps:
        if step.choice:
            told = reasons(step.game, step.choice.options, step.choice.option) if step.choice.loss else ()
            assert step.choice.reasons == told
            assert bool(told) == (step.choice.judgement is not Judgement.BEST)
    assert any(step.choice.reasons for step in report.steps if step.choice)


def test_what_was_taken_back_has_no_value() -> None:
    report = looked_at(named("nine"), 2, "4,5t 4+3+2 undo 9")
    taken_back, undo, again = report.steps[1:]
    assert (taken_back.counted, undo.counted, again.counted) == (False, False, True)
    assert (taken_back.choice, taken_back.values, undo.values) == (None, None, None)
    assert again.choice is not None
    assert again.choice.judgement is Judgement.BEST
    assert report.players[0].accounts[0].loss == 0.0
    plain = looked_at(named("nine"), 2, "4,5t 9")
    assert report.stretches[0].end == plain.stretches[0].end


def test_hints_are_counted_for_whoever_took_them() -> None:
    report = looked_at(named("nine"), 3, "hint:1 4,5t hint:1 9 hint:3 hint:1 undo")
    # Whoever has to throw two dice has no choice, so the first one is not counted.
    assert [player.hints for player in report.players] == [2, 0, 1]
    assert all(step.values is None for step in report.steps if isinstance(step.event, Hint))


def test_a_seat_that_was_handed_over_is_told_by_its_last_name() -> None:
    report = looked_at(named("nine"), 2, "4,5t seat:1=perfect,Robo 9")
    assert [(player.name, player.kind) for player in report.players] == [("Robo", "perfect"), ("Bo", "person")]
    assert report.stretches[0].last == 3
    check_sums(report)


def test_leaving_and_time_are_neither_luck_nor_choice() -> None:
    report = looked_at(named("nine"), 3, "4,5t 9 time 4,5t leave:2 3,3t leave:3")
    other = [step.number for step in report.steps if step.other]
    assert other == [3, 5, 7]
    (stretch,) = report.stretches
    assert stretch.end == (1.0, 0.0, 0.0)
    assert stretch.settled
    check_sums(report)


def test_an_unfinished_game_ends_with_what_can_be_expected() -> None:
    record = recorded(named("nine"), 2, "4,5t 9 6,6t")
    report = analyse(record)
    (stretch,) = report.stretches
    assert not stretch.settled
    assert stretch.end == options(record.game).best.seats
    assert not report.game.over


def test_of_a_game_that_has_not_begun_nothing_is_said() -> None:
    report = analyse(recorded(named("nine"), 2, ""))
    assert (report.steps, report.stretches, report.moments) == ((), (), ())
    assert report.furthest is None
    assert [player.accounts for player in report.players] == [(), ()]


def test_a_chase_that_is_decided_goes_on_by_the_round() -> None:
    rules = changed(named("double-shutter"), {"box": "12/21", "rounds": "3"})
    report = next(
        report for report in (analyse(at_random(rules, 2, seed)) for seed in range(40)) if len(report.stretches) > 1
    )
    first, *rounds = report.stretches
    assert first.horizon is Horizon.GAME
    assert first.settled
    assert sorted(first.end) == [0.0, 1.0]
    assert {stretch.horizon for stretch in rounds} == {Horizon.ROUND}
    assert first.end == shares(report.game)
    assert all(moment.horizon is Horizon.GAME for moment in report.moments)


def test_while_the_dice_decide_the_order_of_many_nothing_is_valued() -> None:
    rules = tiny("row", begins="throw", order="descending")
    report = looked_at(rules, 3, "3t 2t 1t 3t")
    assert [step.stretch for step in report.steps] == [None, None, None, 0]
    check_sums(report)


def test_before_a_turn_has_begun_no_turn_is_valued() -> None:
    rules = tiny("row", format="knock-out", limit=9, next_start="winner", begins="throw")
    report = looked_at(rules, 2, "3t 1t 3t")
    assert [step.stretch for step in report.steps] == [None, None, 0]
    assert report.stretches[0].seat == 0


def test_a_throw_for_the_start_has_luck_too() -> None:
    report = looked_at(tiny("row", format="chase", begins="throw"), 2, "3t 1t")
    luck = report.stretches[0].luck
    assert luck[0] + luck[1] == pytest.approx(0.0)
    begun = options(recorded(tiny("row", format="chase", begins="throw"), 2, "3t 1t").game).best.seats
    assert [step.choice.forced for step in report.steps if step.choice] == [True, True]
    assert report.stretches[0].end == pytest.approx(begun)


def test_the_number_of_dice_is_a_choice() -> None:
    report = looked_at(named("nine-sum6"), 2, "3,6t 9 3,5t 8 3,4t 7 1,3t 4 5,6t 6+5 4t")
    step = report.steps[-1]
    assert step.choice is not None
    assert [option.action for option in step.choice.options.options] == [ThrowDice(2), ThrowDice(1)]
    assert step.choice.option.action == ThrowDice(1)


def test_a_box_that_cannot_be_solved_is_refused() -> None:
    with pytest.raises(ShutboxError) as refused:
        analyse(recorded(from_data({"box": list(range(1, 25))}), 2, ""))
    assert refused.value.code == "solve-too-large"


def test_progress_is_told_event_by_event() -> None:
    seen: list[tuple[int, int]] = []
    analyse(recorded(named("nine"), 2, "4,5t hint:1 9 6,6t undo"), lambda done, of: seen.append((done, of)))
    assert seen[-2:] == [(1, 2), (2, 2)]


def test_shut_tiles_are_found_among_the_options() -> None:
    for step in analyse(at_random(named("exact"), 2, 5)).steps:
        if isinstance(step.event, Shut):
            assert step.choice is not None
            assert step.choice.option.action == step.event


def test_a_decision_is_the_choice_of_the_report_with_reasons_even_for_the_best() -> None:
    report = looked_at(named("nine"), 2, "4,5t 9 1,2t 2+1")
    for step in report.steps:
        found = decision(step.game, step.event)
        if step.choice is None or step.choice.forced:
            assert found is None
        else:
            assert found == replace(step.choice, reasons=reasons(step.game, step.choice.options, step.choice.option))
            assert found.reasons


@pytest.mark.parametrize("event", [Hint(SeatNumber(0)), Leave(SeatNumber(0)), TimeUp(), Off(Source.TYPED)])
def test_what_is_no_choice_is_no_decision(event: Event) -> None:
    assert decision(recorded(named("nine"), 2, "4,5t").game, event) is None


# What people write down at a real box


@pytest.mark.parametrize(
    ("name", "players", "by_faces", "by_sum"),
    [
        ("nine", 1, "4,5t 8+1 1,1t 2", "=9t 8+1 =2t 2"),
        ("double-shutter", 2, "6t 1t 4,5t 8+1 1,1t 2", "6t 1t =9t 8+1 =2t 2"),
        ("last-one-standing", 2, "4,5t 1,1t 2,2t 4 1,1t", "=9t =2t =4t 4 =2t"),
    ],
)
def test_a_throw_known_by_its_sum_is_valued_and_judged_as_usual(
    name: str, players: int, by_faces: str, by_sum: str
) -> None:
    rules = changed(named(name), {"box": "1234/4321"}) if name == "last-one-standing" else named(name)
    rules = changed(rules, {"rounds": "1"}) if name == "double-shutter" else rules
    one, other = (looked_at(rules, players, script) for script in (by_faces, by_sum))
    for known, unknown in zip(one.steps, other.steps, strict=True):
        assert (known.luck, known.other, known.values) == (unknown.luck, unknown.other, unknown.values)
        assert (known.choice is None) is (unknown.choice is None)
        if known.choice and unknown.choice:
            assert (known.choice.loss, known.choice.judgement) == (unknown.choice.loss, unknown.choice.judgement)


def test_a_turn_known_by_its_total_has_neither_luck_nor_choices() -> None:
    report = looked_at(named("nine"), 2, "4,5t 8+1 total:17 total:9")
    check_sums(report)
    check_settled(report)
    by_total = [step for step in report.steps if isinstance(step.event, TurnTotal)]
    assert [(step.luck, step.choice, step.other is not None) for step in by_total] == [(None, None, True)] * 2
    assert [player.by_total for player in report.players] == [1, 1]
    assert [player.accounts[0].by_total for player in report.players] == [2, 2]


def test_a_turn_alone_known_by_its_total_is_settled_with_it() -> None:
    report = looked_at(
        changed(named("knock-out-45"), {"next_start": "winner"}), 2, "4,5t 8+1 total:17 total:9 undo total:8"
    )
    check_sums(report)
    assert [stretch.end[stretch.seat or 0] for stretch in report.stretches] == [17, 8]
    assert [player.accounts[0].by_total for player in report.players] == [1, 1]


def test_throwing_all_dice_for_a_sum_is_a_choice() -> None:
    game = games(changed(named("nine"), {"one_die": "standing:45:optional"}), 1, "")
    by_sum, by_faces = decision(game, ThrownSum(9)), decision(game, Thrown((4, 5), Source.TYPED))
    assert by_sum is not None
    assert by_sum == by_faces
    assert decision(game, TurnTotal(17)) is None
