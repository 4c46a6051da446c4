"""Sets of tiles by number, and rules of thumb as ranks, compared with the moves of the rules and the bots' policies."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from shutbox.bots.policy import thumb_policy
from shutbox.bots.thumb import THUMBS, TIE_BREAKS
from shutbox.coach.strategy.combination import best_edges, combinations, edge_policy, list_rank, thumb_rank
from shutbox.rules import TurnRules, moves, taken
from shutbox.rules.box import Position
from shutbox.solve.tables import graph
from tests.games.solved_tiny import small_turns

names = st.sampled_from([*THUMBS])


@given(small_turns)
def test_every_move_of_every_throw_is_the_combination_of_its_tiles(rules: TurnRules) -> None:
    made = graph(rules)
    found = combinations(made)
    classes = len(made.throws)
    for place in range(1, made.size):
        for each, throws in enumerate(made.throws):
            row = place * classes + each
            edges = range(made.first[row], made.first[row + 1])
            listed = moves(rules, Position(place), throws[0]) if throws else ()
            assert [found.tiles[found.kinds[edge]] for edge in edges] == [
                taken(rules.box, Position(place), move) for move in listed
            ]
            assert all(found.classes[found.kinds[edge]] == each and found.places[edge] == place for edge in edges)


@given(small_turns)
def test_a_combination_has_one_number_for_each_throw(rules: TurnRules) -> None:
    found = combinations(graph(rules))
    assert len(set(zip(found.classes.tolist(), found.tiles, strict=True))) == len(found.tiles)


@settings(max_examples=40)
@given(small_turns, st.lists(names, min_size=1, max_size=2))
def test_rules_of_thumb_are_those_of_the_bots(rules: TurnRules, thumbs: list[str]) -> None:
    made = graph(rules)
    found = combinations(made)
    own = [THUMBS[name] for name in thumbs]
    edges = best_edges(found, [thumb_rank(found, thumb) for thumb in (*own, *TIE_BREAKS)])
    wanted = thumb_policy(made, tuple(own))
    policy = edge_policy(made, edges, wanted.one_die)
    assert policy.odds.tolist() == wanted.odds.tolist()
    assert policy.off_mat.tolist() == wanted.off_mat.tolist()


@given(small_turns, st.randoms(use_true_random=False))
def test_lists_come_before_what_they_do_not_name(rules: TurnRules, chance: st.DataObject) -> None:
    found = combinations(graph(rules))
    order = np.arange(len(found.tiles)).tolist()
    chance.shuffle(order)  # type: ignore[attr-defined]
    lists = [
        [number for number in order if found.classes[number] == each][:2] for each in range(len(found.graph.throws))
    ]
    edges = best_edges(found, [list_rank(found, lists)])
    for row, edge in enumerate(edges):
        span = range(found.graph.first[row], found.graph.first[row + 1])
        numbers = [int(found.kinds[each]) for each in span]
        listed = [number for number in lists[row % len(lists)] if number in numbers]
        assert (edge < 0) == (not numbers)
        if numbers:
            assert found.kinds[edge] == (listed or numbers)[0]
