"""Every reason rechecked by brute force: outcomes of the dice one by one, every course of a turn, exact fractions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shutbox.coach import Reason, reasons, schema
from shutbox.play import Action, Game, Penalty, Phase, Shut, Take, ThrowDice, evolve, legal
from shutbox.rules import (
    Box,
    Format,
    OneDie,
    RuleSet,
    TurnRules,
    changed,
    from_data,
    moves,
    named,
    score,
    taken,
    tiles,
    write_move,
)
from shutbox.rules.box import Move, Position, raised, tile_name
from shutbox.rules.turn import OffMat, When
from shutbox.solve import reference
from shutbox.value import Horizon, Option, Options, Unit, options
from shutbox.words import Words
from tests.coach.test_reachability import ever_shut
from tests.coach.told import games
from tests.games.script import known
from tests.games.solved_tiny import tiny
from tests.games.solved_twin import Twin, shares
from tests.value.walk import tiny_rules, walk

SEEDS = st.integers(0, 10**6)
PAIR = ("better", "worse")


@st.composite
def roomy_rules(draw: st.DrawFn, form: Format) -> RuleSet:
    """Rule sets of a format on boxes with tiles enough to choose from, and few enough for fractions."""
    rules = draw(tiny_rules(form))
    values = st.lists(st.integers(1, 6), min_size=4, max_size=5).map(lambda row: [(value,) for value in row])
    rows = st.lists(st.tuples(st.integers(1, 5), st.integers(1, 5)), min_size=3, max_size=3)
    box = Box(tuple(draw(values | rows)))
    faces, off = draw(st.integers(3, 6)), rules.turn.off_mat_chance if box.size <= 32 else Fraction(0)
    turn = replace(rules.turn, box=box, set_up=box.full, dice=2, faces=faces, unlucky=0, off_mat_chance=off)
    if draw(st.booleans()):
        turn = replace(turn, one_die=OneDie(When.STANDING, 6))
    return replace(rules, turn=turn)


Count = Callable[[tuple[int, ...]], bool]


# What a reason says, worked out again


def acted(game: Game, data: dict[str, Any]) -> Action:
    """The legal action that plain data names."""

    def matches(action: Action) -> bool:
        match action:
            case Shut(move):
                tiles = write_move(game.rules.turn.box, game.position, move)
                return (data["do"], data["tiles"]) == ("shut", tiles)
            case ThrowDice(dice):
                return (data["do"], data["dice"]) == ("throw", dice)
            case Penalty(kind):
                return (data["do"],) == (kind.value,)
        return (data["do"],) == ("take",)

    (found,) = [action for action in legal(game) if matches(action)]
    return found


def falls(rules: TurnRules, position: int, dice: int, fits: Count) -> int:
    """How many ways the dice can fall so that the moves fit, one by one."""
    outcomes = product(range(1, rules.faces + 1), repeat=dice)
    return sum(fits(moves(rules, Position(position), tuple(sorted(faces)))) for faces in outcomes)


def next_throw(game: Game, action: Action) -> tuple[int, int]:
    """Where the next throw is made, and with the best number of dice."""
    if isinstance(action, ThrowDice):
        return game.position, action.dice
    after = evolve(game, action)
    chosen = options(after).best.action
    assert isinstance(chosen, ThrowDice)
    return after.position, chosen.dice


def check_counts(game: Game, reason: Reason, fits: Callable[[int, tuple[int, ...]], bool]) -> None:
    """The counts of both options, and that they speak for the better one."""
    turn, told = game.rules.turn, reason.args
    shares = []
    for which in ("better", "worse"):
        position, dice = next_throw(game, acted(game, told[which]))
        assert told[f"{which}_of"] == turn.faces**dice
        count = falls(turn, position, dice, lambda found, position=position: fits(position, found))  # type: ignore[misc]
        assert told[f"{which}_count"] == count
        shares.append(Fraction(count, turn.faces**dice))
    assert shares[0] > shares[1]


def check_reach(game: Game, reason: Reason) -> None:
    box, name = game.rules.turn.box, reason.args["tile"]

    def shut(position: int, found: tuple[int, ...]) -> bool:
        return any(
            name in [tile_name(box, tile) for tile in taken(box, Position(position), Move(move))] for move in found
        )

    for which in ("better", "worse"):
        position, _ = next_throw(game, acted(game, reason.args[which]))
        assert name in [tile_name(box, tile) for tile in tiles(box, Position(position))]
    check_counts(game, reason, shut)
    told = reason.args
    assert 2 * told["worse_count"] * told["better_of"] <= told["better_count"] * told["worse_of"]


def check_unreachable(game: Game, reason: Reason) -> None:
    turn, told = game.rules.turn, reason.args
    (good, _), (bad, _) = (next_throw(game, acted(game, told[which])) for which in ("better", "worse"))
    stuck = {
        tile_name(turn.box, tile)
        for tile in tiles(turn.box, Position(bad))
        if (tile.column, tile.row) not in ever_shut(turn, bad)
    }
    free = {
        tile_name(turn.box, tile)
        for tile in tiles(turn.box, Position(good))
        if (tile.column, tile.row) in ever_shut(turn, good)
    }
    standing = {tile_name(turn.box, tile) for tile in tiles(turn.box, Position(good))}
    assert set(told["tiles"]) == {name for name in stuck if name in free or name not in standing}
    assert told["count"] == len(told["tiles"]) > 0


Aim = tuple[str, int]


def worth(turn: TurnRules, aim: Aim, place: int) -> Fraction:
    """What ending at a position is worth: its total, or whether it is shut, below a total, or at most that."""
    total = score(turn, place)
    return Fraction({"mean": total, "shut": place == 0, "below": total < aim[1], "at-most": total <= aim[1]}[aim[0]])


@cache
def value(turn: TurnRules, aim: Aim, place: Position) -> Fraction:
    """What a position is worth to a turn that is played for an aim, in fractions."""
    return solved(turn, aim)(place) if place else worth(turn, aim, 0)


@cache
def solved(turn: TurnRules, aim: Aim) -> Callable[[Position], Fraction]:
    return reference.exact_values(turn, lambda place: worth(turn, aim, place), sign=sign(aim))


def sign(aim: Aim) -> int:
    return -1 if aim[0] == "mean" else 1


def best(aim: Aim, found: list[Fraction]) -> Fraction:
    return max(found, key=lambda each: sign(aim) * each)


def exact(game: Game, action: Action, aim: Aim) -> Fraction:
    """What an option is worth to a turn that is played for an aim, in fractions."""
    turn = game.rules.turn
    match action:
        case Shut(move):
            return value(turn, aim, game.position - move)
        case ThrowDice(dice):
            return thrown(turn, game.position, dice, aim)
        case Penalty(kind):
            return penalised(turn, game.position, kind, aim)
    raise AssertionError(action)


def thrown(turn: TurnRules, position: int, dice: int, aim: Aim) -> Fraction:
    total = Fraction(0)
    for faces in product(range(1, turn.faces + 1), repeat=dice):
        places = [position - move for move in moves(turn, Position(position), tuple(sorted(faces)))]
        total += best(aim, [value(turn, aim, place) for place in places]) if places else worth(turn, aim, position)
    off = turn.off_mat_chance
    return (1 - off) * total / int(turn.faces**dice) + (off * lost(turn, position, aim) if off else 0)


def lost(turn: TurnRules, position: int, aim: Aim) -> Fraction:
    kinds = [OffMat.RAISE, OffMat.END] if turn.off_mat is OffMat.CHOOSE else [turn.off_mat]
    return best(aim, [penalised(turn, position, kind, aim) for kind in kinds])


def penalised(turn: TurnRules, position: int, kind: OffMat, aim: Aim) -> Fraction:
    if kind in (OffMat.END, OffMat.VOID):
        return worth(turn, aim, turn.set_up if kind is OffMat.VOID else position)
    return value(turn, aim, raised(turn.box, turn.set_up, Position(position)))


def check_worths(game: Game, reason: Reason, what: str, aim: Aim) -> None:
    better, worse = (exact(game, acted(game, reason.args[which]), aim) for which in ("better", "worse"))
    assert reason.args[f"better_{what}"] == pytest.approx(float(better), abs=1e-9)
    assert reason.args[f"worse_{what}"] == pytest.approx(float(worse), abs=1e-9)
    assert sign(aim) * better > sign(aim) * worse


def to_beat(game: Game) -> int:
    """The total that has to be beaten, as the rules of the format say it."""
    tally = game.tally
    if game.format is Format.CHASE:
        assert game.to_beat is not None
        return game.to_beat
    if game.format is Format.ONE_TURN:
        return min(result for result in tally.results if result is not None)
    assert game.format is Format.RUNNING
    assert not tally.queue
    assert tally.round == game.rules.game.rounds
    return tally.totals[1 - game.at] - tally.totals[game.at]


def check_odds(game: Game, reason: Reason) -> None:
    told, turn = reason.args, game.rules.turn
    throw = acted(game, told["better"] if told["better"]["do"] == "throw" else told["worse"])
    assert isinstance(throw, ThrowDice)
    assert told["of"] == turn.faces**throw.dice
    assert told["hits"] == falls(turn, game.position, throw.dice, bool)
    assert told["shuts"] == falls(turn, game.position, throw.dice, lambda found: game.position in found)


def check_last_throw(game: Game, reason: Reason) -> None:
    check_odds(game, reason)
    told = reason.args
    throw = acted(game, told["better"] if told["better"]["do"] == "throw" else told["worse"])
    assert isinstance(throw, ThrowDice)
    assert told["case"] == {0: "never", told["of"]: "sure"}.get(told["hits"], "either")
    assert (told["hit"] is None, told["miss"] is None) == (told["hits"] == 0, told["hits"] == told["of"])
    hit, miss = told["hit"] or 0.0, told["miss"] or 0.0
    found = {option.action: option.seats[game.at] for option in options(game).options}
    mean = (told["hits"] * hit + (told["of"] - told["hits"]) * miss) / told["of"]
    assert found[throw] == pytest.approx(mean, abs=1e-9)
    assert found[Take()] == pytest.approx(told["take"])


def check_value(game: Game, found: Options, reason: Reason) -> None:
    values = {option.action: option.seats[game.at] for option in found.options}
    for which in ("better", "worse"):
        assert reason.args[f"{which}_value"] == values[acted(game, reason.args[which])]
    assert reason.args["unit"] == found.unit.value


def check_misses(game: Game, reason: Reason) -> None:
    assert game.format is Format.LAST_ONE_STANDING
    better = acted(game, reason.args["better"])
    assert isinstance(better, Shut)
    assert evolve(game, better).at != game.at
    check_counts(game, reason, lambda _, found: not found)


def check_total(game: Game, reason: Reason, aim: str) -> None:
    assert reason.args["total"] == to_beat(game)
    check_worths(game, reason, "chance", (aim, reason.args["total"]))


def check_equal(game: Game, found: Options, reason: Reason) -> None:
    """What decides between equals; that the figures are right is tested with the options themselves."""
    told = reason.args
    better, worse = (next(each for each in found.options if each.action == acted(game, told[which])) for which in PAIR)
    assert better is found.best
    assert found.loss(worse) == 0.0
    assert (told["unit"], told["criterion"]) == (found.unit.value, found.compare(better, worse)[1].value)
    figures = [told[f"{which}_figure"] for which in PAIR if f"{which}_figure" in told]
    match told["criterion"]:
        case "points":
            assert figures == [better.ties[0], worse.ties[0]] == sorted(figures, reverse=True)
        case "total":
            assert figures == [-better.ties[-1], -worse.ties[-1]] == sorted(figures)
        case _:
            assert figures == []
            assert found.options.index(better) < found.options.index(worse)


CHECKS: dict[str, Callable[[Game, Reason], None]] = {
    "playable": lambda game, reason: check_counts(game, reason, lambda _, found: bool(found)),
    "misses": check_misses,
    "finish": lambda game, reason: check_counts(game, reason, lambda position, found: position in found),
    "reach": check_reach,
    "unreachable": check_unreachable,
    "beat": lambda game, reason: check_total(game, reason, "below"),
    "share": lambda game, reason: check_total(game, reason, "at-most"),
    "shut": lambda game, reason: check_worths(game, reason, "chance", ("shut", 0)),
    "mean": lambda game, reason: check_worths(game, reason, "mean", ("mean", 0)),
    "last-throw": check_last_throw,
    "odds": check_odds,
    "value": lambda game, reason: check_value(game, options(game), reason),
    "equal": lambda game, reason: check_equal(game, options(game), reason),
}


def check(game: Game, found: Options, reason: Reason) -> None:
    """A reason against brute force, whatever its kind."""
    losses = {option.action: found.loss(option) for option in found.options}
    better, worse = (losses[acted(game, reason.args[which])] for which in PAIR)
    assert better == worse == 0 if reason.kind == "equal" else better < worse
    CHECKS[reason.kind](game, reason)


def check_all(game: Game) -> Counter[str]:
    """Every reason against every option that loses something, and for the best one; and which kinds there were."""
    found, kinds = options(game), Counter[str]()
    for option in found.options:
        told = reasons(game, found, option)
        assert bool(told) == (len(found.options) > 1)
        assert [reason.kind for reason in told[1:]].count("equal") == 0
        for reason in told:
            kinds[reason.kind] += 1
            check(game, found, reason)
            assert Words().reason(reason).endswith(".")
        if "value" in [reason.kind for reason in told]:
            assert len([reason for reason in told if reason.kind != "equal"]) == 1
    return kinds


@pytest.mark.parametrize("form", [form.value for form in Format])
def test_every_reason_holds_in_generated_games(form: str) -> None:
    @settings(max_examples=20, deadline=None)
    @given(roomy_rules(Format(form)), SEEDS)
    def law(rules: RuleSet, seed: int) -> None:
        players = 1 if form == "solitaire" else 1 + seed % 3
        choices = [
            game for game in walk(rules, players, seed) if game.phase is not Phase.START and len(legal(game)) > 1
        ]
        for game in choices[:4]:
            check_all(game)

    law()


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        (named("nine-sum6"), 2),
        (named("shut-the-box"), 3),
        (changed(named("ferme-ta-boite"), {"rounds": "1"}), 2),
        (known("double-shutter", box="12345/54321", rounds=1), 2),
        (known("last-one-standing", box="1234/4321", limit=2), 2),
        (known("nine", off_mat="choose", off_mat_chance="1/10", box="12345"), 2),
    ],
    ids=lambda each: each.name if isinstance(each, RuleSet) else str(each),
)
def test_every_reason_holds_on_greater_boxes(rules: RuleSet, players: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(2):
        for game in walk(rules, players, seed):
            if game.phase is not Phase.START and len(legal(game)) > 1:
                found = options(game)
                for reason in reasons(game, found, found.options[-1]):
                    kinds[reason.kind] += 1
                    check(game, found, reason)
    assert len(kinds) > 1


# One case for each kind

NINE, SEVEN = named("nine"), named("unlucky-seven")
DOWN = "4,5t 9 3,5t 8 3,4t 7 3,3t 6"
SHARED = known("last-one-standing", box="1234/4321", limit=2)
# The rules, the number of players, what happened, the option that was taken, and a sentence against it.
CASES: dict[str, tuple[RuleSet, int, str, str, str]] = {
    "mean": (NINE, 2, "2,4t", "3+2+1", "The least mean total is 11.73 after 6, 23.20 after 3+2+1."),
    "shut": (NINE, 2, "2,4t", "3+2+1", "The best chance to shut the box is 6.5% after 6, 1.3% after 3+2+1."),
    "playable": (NINE, 2, "2,4t", "3+2+1", "36 of 36 throws can be used after 6, 33 of 36 after 3+2+1."),
    "reach": (NINE, 2, "2,4t", "3+2+1", "The 4 can be shut by 33 of 36 throws after 6, by 13 of 36 after 3+2+1."),
    "beat": (
        NINE,
        2,
        "2,6t 5+3 1,1t 2 1,1t 3,6t",
        "4+3+2",
        "The best chance to beat 35 is 100.0% after 9, 83.3% after 4+3+2.",
    ),
    "equal": (NINE, 2, "time 4,5t", "4+3+2", "Equal chances: the mean total is 7.62 after 9, 21.30 after 4+3+2."),
    "share": (
        NINE,
        2,
        "6,6t 6+4+2 4,4t 7+1 2,4t 4,5t",
        "4+3+2",
        "The best chance of a total of 25 or less is 99.4% after 9, 65.4% after 4+3+2.",
    ),
    "unreachable": (
        SEVEN,
        2,
        "6,6t 9+3 6,6t 8+4 2,3t 5 4,5t",
        "6+2+1",
        "Nothing can ever shut the 7 after 6+2+1.",
    ),
    "finish": (
        named("nine-sum6"),
        2,
        f"{DOWN} 2,3t 5 2,2t 4",
        "2 dice",
        "1 of 6 throws can shut the box at once with one die, 5 of 36 with 2 dice.",
    ),
    "misses": (
        SHARED,
        2,
        "2,4t 3,5t 2,5t",
        "4+2+1",
        "The next player misses with 3 of 36 throws after 3+2+2', with 1 of 36 after 4+2+1.",
    ),
    "last-throw": (
        SHARED,
        2,
        "1,6t 4,6t 1,1t 2 1,4t 4+1' 6,6t",
        "take",
        "34 of 36 throws hit, 0 of them can shut the box; the chance to win is 100.0% after a hit and 50.0% after a "
        "miss; taking the point gives 65.6%.",
    ),
    "odds": (
        tiny("row", format="last-one-standing", limit=9),
        2,
        "3t 3 time",
        "take",
        "3 of 3 throws hit, 1 of them can shut the box.",
    ),
    "value": (
        SHARED,
        2,
        "1,6t 5,6t 2,4t 3+2'+1 3,6t",
        "4'+3'+2",
        "All told, the chance to win is 52.6% after 4+3'+2, 52.0% after 4'+3'+2.",
    ),
}


def option_named(game: Game, found: Options, name: str) -> Option:
    """The option of these tiles, or of so many dice, or the point."""
    box, position = game.rules.turn.box, game.position
    names = {
        **{
            write_move(box, position, each.action.move): each for each in found.options if isinstance(each.action, Shut)
        },
        **{f"{each.action.dice} dice": each for each in found.options if isinstance(each.action, ThrowDice)},
    }
    return names.get(name) or found.options[0]


@pytest.mark.parametrize("kind", CASES)
def test_what_is_said_of_each_kind(kind: str) -> None:
    rules, players, script, chosen, sentence = CASES[kind]
    game = games(rules, players, script)
    found = options(game)
    listed = reasons(game, found, option_named(game, found, chosen))
    (reason,) = [reason for reason in listed if reason.kind == kind]
    check(game, found, reason)
    assert Words().reason(reason) == sentence


def test_every_kind_has_its_case_and_its_schema() -> None:
    kinds = {each["properties"]["kind"]["const"] for each in schema()["$defs"]["reason"]["oneOf"]}
    assert kinds == set(CASES) == set(CHECKS)


def test_a_survivor_may_be_sure_to_hit_or_sure_to_miss() -> None:
    sure = survivor(tiny("row", format="last-one-standing", limit=2), "3t 3 time")
    assert (sure.args["case"], sure.args["hits"], sure.args["miss"]) == ("sure", 3, None)
    assert Words().reason(sure).startswith("Every throw hits")
    never = survivor(tiny("row", format="last-one-standing", limit=2, dice=2), "2,3t 3+2 time")
    assert (never.args["case"], never.args["hits"], never.args["hit"]) == ("never", 0, None)
    assert Words().reason(never).startswith("No throw hits")


def survivor(rules: RuleSet, script: str) -> Reason:
    """The reason for what the survivor should do; what it says of winning is what every game says that can follow."""
    game = games(rules, 2, script)
    assert game.phase is Phase.SURVIVOR
    found = options(game)
    (reason,) = reasons(game, found, found.best)
    check(game, found, reason)
    for option, worth in zip(found.options, Twin(game, shares).root.worths(), strict=True):
        assert option.seats == pytest.approx(worth, abs=1e-9)
    return reason


# Which two are compared


def test_the_option_taken_is_compared_with_the_best() -> None:
    game = games(NINE, 2, "4,5t")
    found = options(game)
    for option in found.options[1:]:
        for reason in reasons(game, found, option):
            assert acted(game, reason.args["better"]) == found.best.action
            assert acted(game, reason.args["worse"]) == option.action


def test_the_best_is_compared_with_the_next() -> None:
    game = games(NINE, 2, "4,5t")
    found = options(game)
    second = min(found.options[1:], key=found.loss)
    for reason in reasons(game, found, found.best):
        assert acted(game, reason.args["worse"]) == second.action


def test_a_tile_that_could_never_be_shut_speaks_against_nothing() -> None:
    game = games(from_data({"box": [1, 2, 3, 4, 5, 20]}), 2, "2,3t")
    assert "unreachable" not in check_all(game)
    assert sum(check_all(game).values()) > 2


def test_between_equals_there_is_nothing_to_explain_but_what_decides() -> None:
    game = games(from_data({"box": [1, 1, 2], "dice": 1, "faces": 2}), 2, "1t")
    found = options(game)
    assert len(found.options) == 2
    (first,), (second,) = (reasons(game, found, option) for option in found.options)
    assert first == second
    assert (first.kind, first.args["criterion"]) == ("equal", "order")
    assert Words().reason(first).startswith("Equal chances: nothing else differs")
    alone = games(NINE, 2, "")
    assert reasons(alone, options(alone), options(alone).best) == ()


def test_a_survivor_who_looks_at_the_round_alone_is_told_the_odds() -> None:
    rules = tiny("row", format="last-one-standing", limit=9)
    game = games(rules, 2, "3t 3 time")
    found = options(game)
    assert (found.horizon, found.unit) == (Horizon.ROUND, Unit.POINTS)
    assert {reason.kind for option in found.options for reason in reasons(game, found, option)} == {"odds"}
