"""Ten million derived dice are fair, and the counting finds dice that are not."""

from __future__ import annotations

import sys
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shutbox.play.seal import sealed_dice
from shutbox.rules import named
from tests.docs.page import ROOT

sys.path.append(str(ROOT / "benchmarks"))
derived_dice: Any = import_module("derived_dice")


def test_the_compiled_dice_are_those_of_a_table() -> None:
    for number in range(3):
        key = derived_dice.table_key(number)
        dice, rules = sealed_dice(key), named("nine").turn
        throws = [dice.throw(rules, ("throw", each), 2, Fraction(0)) for each in range(2_000)]
        assert (derived_dice.faces(key, 2_000) + 1).tolist() == [face for throw in throws for face in throw]


def test_ten_million_derived_dice_are_fair() -> None:
    found = derived_dice.tests(derived_dice.chunk(0))
    assert sum(found["faces"].observed.values()) == 10_000_000
    assert {name: each.degrees for name, each in found.items()} == {
        "faces": 5,
        "pairs": 35,
        "next": 35,
        "sums": 10,
        "runs": 7,
        "gaps": 40,
    }
    assert min(each.p for each in found.values()) > derived_dice.DOUBT


def test_a_byte_that_favours_low_faces_is_found() -> None:
    # Of 256 bytes, 43 would give each of the first four faces, and 42 each of the others.
    dice = np.concatenate(
        [derived_dice.faces(derived_dice.table_key(number), 5_000, fair=256) for number in range(200)]
    )
    assert derived_dice.tests(derived_dice.counted(dice))["faces"].p < derived_dice.DOUBT


@pytest.mark.parametrize("name", ["pairs", "next", "runs", "gaps"])
def test_dice_that_depend_on_those_before_are_found(name: str) -> None:
    dice = np.random.default_rng(1).integers(0, 6, 400_000, dtype=np.uint8)
    if name == "next":
        dice[2::20] = dice[0::20]
    else:
        dice[1::20] = dice[0::20]
    found = derived_dice.tests(derived_dice.counted(dice))
    assert found["faces"].p > derived_dice.DOUBT
    assert found[name].p < derived_dice.DOUBT


def test_a_run_that_was_interrupted_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(derived_dice, "TABLES", 2)
    monkeypatch.setattr(derived_dice, "CHUNK", 20_000)
    monkeypatch.setattr(derived_dice, "KEPT", tmp_path / "kept.jsonl")
    assert derived_dice.main(["40000"]) == 0
    with (tmp_path / "kept.jsonl").open("a") as file:
        file.write('{"chunk": 2, "cou')
    assert derived_dice.main(["80000"]) == 0
    assert "80,000 dice, 40,000 of them now" in capsys.readouterr().out
    assert sorted(derived_dice.kept()) == [0, 1, 2, 3]
