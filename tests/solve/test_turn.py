"""One turn solved: the published numbers, the mistakes that others made, and laws over generated rules."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shutbox.rules import Throw, TurnRules, from_data, moves, named, read_position, score, throws
from shutbox.rules.box import Position
from shutbox.solve import reference
from shutbox.solve.objective import MEAN, SHUT, Aim, Objective, below, utility, worth
from shutbox.solve.tables import Graph, graph
from shutbox.solve.turn import (
    Policy,
    Turn,
    _interval_values,
    are_equals_alike,
    best,
    chosen,
    criteria,
    distribution,
    ending_chances,
    further,
    policy_distribution,
    policy_of,
    policy_values,
    seat_values,
    solve_turn,
    turn_choices,
    visits,
    worths,
)
from tests.games.solved_tiny import small_turns
from tests.solve.policies import Values, any_policy, rule_of_thumb

seeds = st.integers(0, 2**32)


@st.composite
def objectives(draw: st.DrawFn, rules: TurnRules) -> Objective:
    """Anything that a player of these rules can want, for the best or the worst."""
    totals = st.sampled_from(sorted({score(rules, position) for position in range(rules.box.size)}))
    shares = st.fractions(-2, 2, max_denominator=6)
    kinds = st.one_of(
        st.sampled_from([MEAN, SHUT]),
        st.builds(below, totals, st.sampled_from([Fraction(0), Fraction(1, 2)])),
        st.builds(utility, st.dictionaries(totals, shares, max_size=6)),
    )
    wanted = draw(kinds)
    return Objective(wanted.aim, wanted.target, wanted.tie, draw(st.booleans()), wanted.worths)


wanted_turns = small_turns.flatmap(lambda rules: st.tuples(st.just(rules), objectives(rules)))


def test_long_totals_are_told_apart_where_they_decide() -> None:
    turn = from_data({"box": "[[1,2,3,4,5,6],[1,2,3,4,5,6],[1,2,3,4,5,6]]", "total": "digits", "tiles": 1}).turn
    solved = solve_turn(turn, MEAN)
    ends = distribution(solved)
    assert set(ends) <= {score(turn, position) for position in range(turn.box.size)}
    # A total and the next higher one differ in their last digits.
    full = score(turn, turn.set_up)
    assert full == 111222333444555666
    assert value(turn, below(full, Fraction(1, 3))) > value(turn, below(full))
    assert value(turn, below(full + 1)) == pytest.approx(1)


def value(rules: TurnRules, objective: Objective) -> float:
    """What a whole turn is worth."""
    return float(solve_turn(rules, objective).values[rules.set_up])


def scale(turn: Turn) -> float:
    """The size of the greatest worth, for the sake of comparing."""
    return max(1.0, float(np.abs(worths(turn.graph, turn.objective)).max()))


# Published numbers (RULES 5)


def test_durango_bill_and_others_nine_two_dice_always() -> None:
    rules = named("nine").turn
    assert value(rules, MEAN) == pytest.approx(27323400707 / 2448880128, rel=1e-14)
    assert value(rules, SHUT) == pytest.approx(466473281 / 6530347008, rel=1e-14)


def test_durango_bill_and_unary_plus_nine_one_die_at_six_or_fewer() -> None:
    rules = named("nine-sum6").turn
    assert value(rules, MEAN) == pytest.approx(431830449503 / 39182082048, rel=1e-14)
    assert value(rules, SHUT) == pytest.approx(956177159 / 9795520512, rel=1e-14)


def test_durango_bill_at_most_two_tiles() -> None:
    rules = from_data({"tiles": 2, "one_die": "standing:6:optional"}).turn
    assert f"{value(rules, SHUT):.4%}" == "7.4194%"


def test_wikipedia_thai_heuristic_and_an_optimum_a_little_higher() -> None:
    made = graph(named("thai").turn)

    def heuristic(throw: Throw, offered: list[Values]) -> int:
        lowest = min(offered)
        return offered.index((sum(throw),) if sum(throw) in (7, 8, 9) and (sum(throw),) in offered else lowest)

    shut = worths(made, SHUT)
    found = policy_values(made, rule_of_thumb(made, heuristic), shut)[made.rules.set_up]
    assert f"{found:.4%}" == "7.9855%"
    assert found < value(made.rules, SHUT) < 1.05 * found


def test_sabasallath_digits() -> None:
    # Published as 14762.1738…, cut off and not rounded.
    assert int(value(named("digits").turn, MEAN) * 10_000) == 147621738


def test_hathaway_double_one_die_when_the_exposed_tiles_are_six_or_fewer() -> None:
    rules = from_data({"box": "double", "one_die": "exposed:6:optional", "total": "front-double"}).turn
    assert f"{value(rules, MEAN):.3f}" == "19.427"


# Mistakes that others made (USERS)


def test_winning_paths_are_weighed_and_not_counted() -> None:
    made = graph(from_data({"box": "ten"}).turn)
    paths = [1] + [0] * (made.size - 1)
    odds = np.zeros(made.after.size)
    classes = len(made.throws)
    for row in range(classes, made.size * classes):
        begin, end = made.first[row], made.first[row + 1]
        if begin < end:
            counts = [paths[place] for place in made.after[begin:end]]
            odds[begin + counts.index(max(counts))] = 1.0
            pairs = sum(len(throw) == 2 for throw in made.throws[row % classes])
            paths[row // classes] += pairs * sum(counts)
    counted = Policy(odds, np.zeros(made.size), np.full(made.size, -1))
    assert f"{policy_values(made, counted, worths(made, SHUT))[made.rules.set_up]:.2%}" == "3.92%"
    assert f"{value(made.rules, SHUT):.2%}" == "4.04%"


def test_a_die_that_is_a_choice_is_not_forced() -> None:
    assert f"{value(from_data({'one_die': '789:forced'}).turn, MEAN):.2f}" == "11.66"
    assert f"{value(named('nine-789').turn, MEAN):.2f}" == "11.01"


def test_shutting_the_most_tiles_is_the_worst_rule_of_thumb() -> None:
    made = graph(named("nine").turn)
    mean = worths(made, MEAN)

    def left(policy: Policy) -> float:
        return float(policy_values(made, policy, mean)[made.rules.set_up])

    most = left(rule_of_thumb(made, lambda _, offered: offered.index(max(offered, key=len))))
    fewest = left(rule_of_thumb(made, lambda _, offered: offered.index(min(offered, key=len))))
    highest = left(rule_of_thumb(made, lambda _, offered: offered.index(max(offered))))
    anything = left(any_policy(made, Random(3)))
    worst = value(made.rules, Objective(worst=True))
    assert value(made.rules, MEAN) < fewest < highest < anything < most < worst < 1.01 * most


def test_a_shut_box_leaves_nothing_standing() -> None:
    turn = solve_turn(named("nine").turn, MEAN)
    assert turn.values[0] == 0
    assert distribution(turn)[0] < value(turn.graph.rules, SHUT)
    assert distribution(turn, 0) == {0: 1.0}


# Laws


@settings(max_examples=200)
@given(wanted_turns)
def test_the_fast_values_are_the_exact_ones(wanted: tuple[TurnRules, Objective]) -> None:
    rules, objective = wanted
    turn = solve_turn(rules, objective)
    exact = reference.exact_values(rules, lambda place: worth(objective, rules, place), sign=objective.sign)
    for position in range(turn.graph.size):
        error = abs(turn.values[position] - float(exact(Position(position))))
        assert error <= turn.bound + 1e-13 * scale(turn)
        assert error <= 1e-9 * scale(turn)


@given(wanted_turns)
def test_what_ending_is_worth_is_what_the_objective_says(wanted: tuple[TurnRules, Objective]) -> None:
    rules, objective = wanted
    made = graph(rules)
    assert worths(made, objective).tolist() == [
        float(worth(objective, rules, Position(place))) for place in range(made.size)
    ]


@given(wanted_turns)
def test_the_chances_of_all_totals_make_one_and_their_mean_is_the_value(wanted: tuple[TurnRules, Objective]) -> None:
    rules, objective = wanted
    turn = solve_turn(rules, objective)
    chances = distribution(turn)
    assert sum(chances.values()) == pytest.approx(1.0, abs=1e-12)
    assert all(chance > 0 for chance in chances.values())
    if objective.aim is Aim.MEAN:
        mean = sum(total * chance for total, chance in chances.items())
    elif objective.aim is Aim.SHUT:
        mean = chances.get(0, 0.0)
    elif objective.aim is Aim.BELOW:
        success = sum(chance for total, chance in chances.items() if total < objective.target)
        mean = success + float(objective.tie) * chances.get(objective.target, 0.0)
    else:
        mean = sum(float(share) * chances.get(total, 0.0) for total, share in objective.worths)
    assert mean == pytest.approx(turn.values[rules.set_up], abs=1e-10 * scale(turn))


@given(wanted_turns)
def test_the_best_policy_is_worth_the_best_value_everywhere(wanted: tuple[TurnRules, Objective]) -> None:
    turn = solve_turn(*wanted)
    found = policy_values(turn.graph, policy_of(turn), worths(turn.graph, turn.objective))
    assert found == pytest.approx(turn.values, abs=1e-10 * scale(turn))


@given(small_turns, seeds)
def test_the_chances_under_any_policy_make_one_and_their_mean_is_its_value(rules: TurnRules, seed: int) -> None:
    made = graph(rules)
    policy = any_policy(made, Random(seed))
    values = policy_values(made, policy, worths(made, MEAN))
    for start in (None, made.size // 2):
        chances = policy_distribution(made, policy, start)
        assert sum(chances.values()) == pytest.approx(1.0, abs=1e-12)
        mean = sum(total * chance for total, chance in chances.items())
        assert mean == pytest.approx(values[rules.set_up if start is None else start], rel=1e-10, abs=1e-12)


def stepped(made: Graph, policy: Policy, mass: dict[int, float]) -> dict[int, float]:
    """Where the mass at each position is after one throw more, straight from the rules; what ends is left out."""
    rules, after = made.rules, dict[int, float]()
    off = float(rules.off_mat_chance)
    for place, share in mass.items():
        if place and policy.off_mat[place] >= 0:
            after[int(policy.off_mat[place])] = after.get(int(policy.off_mat[place]), 0.0) + off * share
        for kind, dice in ((1 - policy.one_die[place], rules.dice), (policy.one_die[place], 1)):
            for throw, weight in throws(dice, rules.faces) if place and kind else ():
                row = place * len(made.throws) + next(k for k, each in enumerate(made.throws) if throw in each)
                found = moves(rules, Position(place), throw)
                assert len(found) == made.first[row + 1] - made.first[row]
                for edge, move in enumerate(found, made.first[row]):
                    part = (1 - off) * share * kind * weight / rules.faces**dice * policy.odds[edge]
                    after[place - move] = after.get(place - move, 0.0) + part
    return after


@given(small_turns, seeds)
def test_a_position_is_seen_as_often_as_throw_after_throw_leads_there(rules: TurnRules, seed: int) -> None:
    made = graph(rules)
    policy = any_policy(made, Random(seed))
    mass, seen = {int(rules.set_up): 1.0}, np.zeros(made.size)
    while sum(mass.values()) > 1e-14:
        for place, share in mass.items():
            seen[place] += share
        mass = stepped(made, policy, mass)
    assert visits(made, policy) == pytest.approx(seen, rel=1e-10, abs=1e-11)


@given(wanted_turns)
def test_the_chances_under_the_best_policy_are_those_of_the_turn(wanted: tuple[TurnRules, Objective]) -> None:
    turn = solve_turn(*wanted)
    assert policy_distribution(turn.graph, policy_of(turn)) == pytest.approx(distribution(turn), abs=1e-12)


@given(wanted_turns, seeds)
def test_no_policy_beats_the_best_or_is_beaten_by_the_worst(wanted: tuple[TurnRules, Objective], seed: int) -> None:
    rules, objective = wanted
    turn = solve_turn(rules, objective)
    other = Objective(objective.aim, objective.target, objective.tie, not objective.worst, objective.worths)
    reverse = solve_turn(rules, other)
    stop = worths(turn.graph, objective)
    found = policy_values(turn.graph, any_policy(turn.graph, Random(seed)), stop)
    slack = 1e-10 * scale(turn)
    assert (objective.sign * (turn.values - found) >= -slack).all()
    assert (objective.sign * (found - reverse.values) >= -slack).all()


@given(wanted_turns)
def test_values_enclosed_from_both_sides_are_the_same(wanted: tuple[TurnRules, Objective]) -> None:
    turn = solve_turn(*wanted)
    stop = turn.objective.sign * worths(turn.graph, turn.objective)
    if turn.graph.cyclic:
        values, bound = _interval_values(turn.graph, stop[:, None], stop.shape)
        assert bound <= 1e-13 * scale(turn)
        assert values == pytest.approx(turn.objective.sign * turn.values, abs=1e-12 * scale(turn))


@given(small_turns)
def test_many_objectives_at_once_are_the_same_as_each_alone(rules: TurnRules) -> None:
    made = graph(rules)
    stops = np.stack([-worths(made, MEAN), worths(made, SHUT), worths(made, MEAN)], 1)
    together, _ = best(made, stops)
    for column in range(3):
        alone, _ = best(made, np.ascontiguousarray(stops[:, column]))
        assert together[:, column] == pytest.approx(alone, abs=2e-12 * max(1.0, float(np.abs(stops).max())))


@given(small_turns, seeds)
def test_every_seat_gets_what_the_choices_of_the_one_at_the_box_bring_it(rules: TurnRules, seed: int) -> None:
    made, chance = graph(rules), Random(seed)
    own = chance.randrange(3)
    by_total = {total: [chance.random() for _ in range(3)] for total in set(made.totals.tolist())}
    outcomes = np.array([by_total[total] for total in made.totals.tolist()])
    found, ties = seat_values(made, outcomes, own)
    stop = np.ascontiguousarray(outcomes[:, own])
    choices, values = chosen(made, criteria(made, stop))
    assert found[:, own] == pytest.approx(best(made, stop)[0], abs=1e-12)
    assert ties == pytest.approx(values[:, 1:], abs=1e-12)
    for start in {rules.set_up, made.size // 2, made.size // 3}:
        ends = ending_chances(made, choices, start)
        assert found[start] == pytest.approx(ends @ outcomes, abs=1e-12)
        assert -ties[start] == pytest.approx(ends @ made.totals, rel=1e-12, abs=1e-12)


# Cases


def test_a_small_loop_of_rising_tiles_is_bounded_to_rounding() -> None:
    rules = from_data({"box": [1, 2, 3, 4], "off_mat": "raise", "off_mat_chance": "9/10"}).turn
    assert solve_turn(rules, MEAN).bound < 1e-12


def test_tiles_that_hardly_stay_shut_are_followed_to_the_end() -> None:
    rules = from_data({"box": [1, 2, 3, 4], "off_mat": "raise", "off_mat_chance": "49/50"}).turn
    turn = solve_turn(rules, MEAN)
    assert sum(distribution(turn).values()) == pytest.approx(1.0, abs=1e-12)
    assert sum(policy_distribution(turn.graph, policy_of(turn)).values()) == pytest.approx(1.0, abs=1e-12)
    values = policy_values(turn.graph, policy_of(turn), worths(turn.graph, MEAN))
    assert values == pytest.approx(turn.values, abs=1e-9)


def test_a_large_loop_of_rising_tiles_is_bounded_too() -> None:
    rules = from_data({"box": [1] * 13, "dice": 1, "faces": 2, "off_mat": "raise", "off_mat_chance": "1/10"}).turn
    turn = solve_turn(rules, SHUT)
    assert turn.graph.size == 1 << 13
    assert turn.bound < 1e-13
    stop = worths(turn.graph, SHUT)
    assert policy_values(turn.graph, policy_of(turn), stop) == pytest.approx(turn.values, abs=1e-12)


def test_a_turn_that_can_only_end_at_once_ends_where_it_began() -> None:
    turn = solve_turn(from_data({"off_mat": "end", "off_mat_chance": 1}).turn, MEAN)
    assert distribution(turn) == {45: 1.0}


def test_below_a_target_above_everything_is_certain() -> None:
    turn = solve_turn(named("nine-sum6").turn, below(46))
    assert turn.values.tolist() == pytest.approx([1.0] * 512)
    assert value(named("nine-sum6").turn, below(1)) == pytest.approx(value(named("nine-sum6").turn, SHUT))


def test_a_tile_that_cannot_rise_is_not_waited_for() -> None:
    rules = from_data({"box": [1, 2, 3], "dice": 1, "faces": 3, "off_mat": "choose", "off_mat_chance": "1/3"}).turn
    turn = solve_turn(rules, MEAN)
    low = read_position(rules.box, "1..")
    # At a low total ending beats going on with the 3 up again; for shutting the box it never does.
    assert policy_of(turn).off_mat[low] == ~low
    assert policy_of(solve_turn(rules, SHUT)).off_mat[low] == read_position(rules.box, "1.3")


# Equals


def ranks(rules: TurnRules, objective: Objective) -> reference.Ranks:
    """What a turn is worth by each criterion: the objective, then the least total."""
    sign = 1 if objective.worst else -1
    return lambda place: (objective.sign * worth(objective, rules, place), Fraction(sign * score(rules, place)))


def check_choices(rules: TurnRules, objective: Objective) -> None:
    """Compares every choice of a turn, and what it comes to, with the exact ones."""
    made, stop = graph(rules), ranks(rules, objective)
    exact = reference.exact_ranks(rules, stop)
    choices, values = turn_choices(solve_turn(rules, objective))
    slack = 1e-10 * max(1.0, float(made.totals.max()))
    for place in map(Position, range(1, made.size)):
        assert values[place].tolist() == pytest.approx(
            [float(each) for each in exact(place)][: values.shape[1]], abs=slack
        )
        dice = 1 if choices.dice[place] else rules.dice
        assert dice == reference.exact_dice(rules, stop, exact, place)
        for index, together in enumerate(made.throws):
            edge = choices.edges[place * len(made.throws) + index]
            after = int(made.after[edge]) if edge >= 0 else None
            assert [reference.exact_move(rules, exact, place, throw) for throw in together[:1]] == [after][
                : len(together)
            ]
        if rules.off_mat_chance:
            off = int(choices.off_mat[place])
            assert reference.exact_penalty(rules, stop, exact, place) == (None if off < 0 else off)


@settings(max_examples=150)
@given(small_turns, st.sampled_from([MEAN, SHUT, below(4), below(9, Fraction(1, 2)), Objective(Aim.SHUT, worst=True)]))
def test_every_choice_is_the_exact_one_also_between_equals(rules: TurnRules, objective: Objective) -> None:
    check_choices(rules, objective)


@pytest.mark.parametrize("name", ["nine", "nine-sum6", "thai", "exact", "odds"])
@pytest.mark.parametrize("objective", [SHUT, below(12), Objective(Aim.SHUT, worst=True)])
def test_every_choice_on_a_whole_box_is_the_exact_one(name: str, objective: Objective) -> None:
    check_choices(named(name).turn, objective)


def test_a_lost_turn_is_played_for_the_least_mean_total() -> None:
    # Nobody finishes below 0, so all options are equal, and the turn is played for a low total.
    rules = named("nine").turn
    choices, values = turn_choices(solve_turn(rules, below(0)))
    least = solve_turn(rules, MEAN)
    assert -values[:, 1] == pytest.approx(least.values, rel=1e-12)
    assert choices.edges.tolist() == turn_choices(least)[0].edges.tolist()


@settings(max_examples=60)
@given(small_turns, seeds)
def test_a_next_criterion_of_many_objectives_is_that_of_each_alone(rules: TurnRules, seed: int) -> None:
    made, chance = graph(rules), Random(seed)
    by_total = {total: [float(chance.randrange(2)) for _ in range(3)] for total in set(made.totals.tolist())}
    stop = np.array([by_total[total] for total in made.totals.tolist()])
    values, _ = best(made, stop)
    found = further(made, stop, values, np.repeat(-made.totals[:, None], 3, 1))
    for each in range(3):
        alone = chosen(made, criteria(made, stop[:, each]))[1][:, 1]
        assert found[:, each] == pytest.approx(alone, rel=1e-9, abs=1e-9)


def test_equals_that_end_alike_need_no_other_criterion() -> None:
    made = graph(named("nine").turn)
    place = made.totals.astype(int)
    shut = worths(made, SHUT)
    # By the kind "shut or not" all equals are alike, by the total itself they are not.
    assert are_equals_alike(made, shut, np.minimum(place, 1))
    assert not are_equals_alike(made, shut, place)
