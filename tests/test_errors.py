"""Errors: a stable code, arguments, and every fault of a rule set."""

from __future__ import annotations

import pickle

import pytest

from shutbox.errors import (
    CorruptRecordError,
    Fault,
    IllegalActionError,
    NotationError,
    RulesError,
    ShutboxError,
    nearest,
    shown,
    wrong_type,
)


@pytest.mark.parametrize("kind", [NotationError, IllegalActionError, CorruptRecordError])
def test_an_error_carries_its_code_and_its_arguments(kind: type[ShutboxError]) -> None:
    error = kind("throw-faces", got="7", faces=6)
    assert isinstance(error, ShutboxError)
    assert error.code == "throw-faces"
    assert error.arguments == {"got": "7", "faces": 6}
    assert str(error) == "7 is not a throw of these dice: their faces go from 1 to 6 [throw-faces]"


def test_an_error_without_a_sentence_is_shown_as_its_code_with_its_arguments() -> None:
    assert str(ShutboxError("no-such-code")) == "no-such-code"
    assert str(ShutboxError("no-such-code", got="7", faces=6)) == "no-such-code: got='7', faces=6"
    assert str(ShutboxError("throw-faces", got="7")) == "throw-faces: got='7'"
    assert str(Fault("box-empty")) == "box-empty"


def test_a_rules_error_lists_every_fault() -> None:
    faults = [Fault("box-empty"), Fault("tile-value", {"got": 0})]
    error = RulesError(iter(faults))
    assert error.faults == tuple(faults)
    assert error.code == "rules-faults"
    assert error.arguments["count"] == 2
    assert error.arguments["faults"] == "box-empty; tile-value: got=0"
    assert str(error).endswith("each column at least one tile; tile-value: got=0 [box-empty, tile-value]")


def test_an_argument_of_a_wrong_type_is_a_type_error_too() -> None:
    error = wrong_type("rules", "a RuleSet", 5)
    assert isinstance(error, TypeError)
    assert str(error) == "rules must be a RuleSet, not int 5 [argument-type]"
    assert str(wrong_type("rules", "a RuleSet", None)) == "rules must be a RuleSet, not NoneType [argument-type]"


def test_the_nearest_word_is_found_if_there_is_one() -> None:
    assert nearest("rles", ["rules", "replay"]) == "rules"
    assert nearest("xyzzy", ["rules", "replay"]) is None


@pytest.mark.parametrize("error", [NotationError("throw-faces", got="7"), RulesError([Fault("box-empty")])])
def test_an_error_survives_pickling(error: ShutboxError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert (str(copy), copy.code, copy.arguments) == (str(error), error.code, error.arguments)
    assert getattr(copy, "faults", ()) == getattr(error, "faults", ())


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("7", "7"),
        ("x" * 41, "x" * 40),
        (None, "none"),
        (True, "true"),
        (1.5, "1.5"),
        (2**53 - 1, str(2**53 - 1)),
        (2**53, "9.007e15"),
        (-(10**400), "-1.000e400"),
        ([1, 2], "list"),
        ({"a": 1}, "dict"),
    ],
)
def test_a_value_from_outside_is_shown_shortly(value: object, text: str) -> None:
    assert shown(value) == text
