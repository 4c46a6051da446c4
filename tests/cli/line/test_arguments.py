"""Commands as data."""

from __future__ import annotations

import pytest

from shutbox.cli.line.arguments import Arguments, Option
from shutbox.cli.line.value_kind import Form, Whole


def test_the_kind_of_a_value_is_its_own_or_that_of_its_placeholder() -> None:
    assert Option("seed", "SEED").value_kind is Form.SEED
    assert Option("count", "N", Whole(1, 9)).value_kind == Whole(1, 9)
    with pytest.raises(KeyError):
        _ = Option("count", "N").value_kind


def test_options_and_arguments_are_given_or_not() -> None:
    args = Arguments({"RULES": "nine"}, {"json": ("",)})
    assert [args.given(name) for name in ("RULES", "json", "FILE", "seed")] == [True, True, False, False]
