"""Errors: a stable code, arguments, and every fault of a rule set."""

from __future__ import annotations

import pickle

import pytest

from shutbox.errors import CorruptRecordError, Fault, IllegalActionError, NotationError, RulesError, ShutboxError, shown


@pytest.mark.parametrize("kind", [NotationError, IllegalActionError, CorruptRecordError])
def test_an_error_carries_its_code_and_its_arguments(kind: type[ShutboxError]) -> None:
    error = kind("throw-faces", got="7", faces=6)
    assert isinstance(error, ShutboxError)
    assert error.code == "throw-faces"
    assert error.arguments == {"got": "7", "faces": 6}
    assert str(error) == "throw-faces: got='7', faces=6"


def test_an_error_without_arguments_is_shown_as_its_code() -> None:
    assert str(ShutboxError("box-empty")) == "box-empty"
    assert str(Fault("box-empty")) == "box-empty"


def test_a_rules_error_lists_every_fault() -> None:
    faults = [Fault("box-empty"), Fault("tile-value", {"got": 0})]
    error = RulesError(iter(faults))
    assert error.faults == tuple(faults)
    assert error.code == "rules-faults"
    assert error.arguments["count"] == 2
    assert "box-empty; tile-value: got=0" in str(error)


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
