"""The rules of a turn as a value: equal, hashable, and the same after a journey."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from hypothesis import given

import shutbox
from shutbox.rules import BOXES, TurnRules
from shutbox.rules.box import Position
from tests.strategies import turn_rules


@given(turn_rules())
def test_the_rules_of_a_turn_survive_pickling(rules: TurnRules) -> None:
    copy = pickle.loads(pickle.dumps(rules))
    assert copy == rules
    assert hash(copy) == hash(rules)


@given(turn_rules())
def test_equal_rules_share_a_hash_and_a_changed_one_is_another_key(rules: TurnRules) -> None:
    assert {rules: "found"}[replace(rules)] == "found"
    assert replace(rules, faces=rules.faces + 1) not in {rules}


def test_what_is_computed_from_the_rules_is_no_part_of_their_text() -> None:
    assert "_hash" not in repr(TurnRules())


def test_rules_that_came_from_another_process_are_found_in_a_dictionary() -> None:
    program = (
        "import pickle, sys\n"
        "from shutbox.rules import TurnRules\n"
        "rules = pickle.load(sys.stdin.buffer)\n"
        "assert {TurnRules(): 1}[rules] == 1\n"
    )
    source = str(Path(shutbox.__file__).parent.parent)
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": source}
        sent = pickle.dumps(TurnRules())
        subprocess.run([sys.executable, "-c", program], input=sent, env=environment, check=True)


def test_a_box_stands_full_unless_its_set_up_is_given() -> None:
    assert TurnRules(BOXES["double"]).set_up == BOXES["double"].full
    assert TurnRules(BOXES["double"], Position(5)).set_up == 5
    assert TurnRules(BOXES["double"], Position(0)).set_up == 0


def test_the_highest_throw_is_every_die_on_its_highest_face() -> None:
    assert TurnRules().highest_throw == 12
    assert TurnRules(dice=3, faces=20).highest_throw == 60
