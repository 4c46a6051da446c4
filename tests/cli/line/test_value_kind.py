"""The kinds of values."""

from __future__ import annotations

from shutbox.cli.line.value_kind import KINDS, Form, NewFile, Whole, holds_path


def test_every_form_is_known_by_its_placeholder() -> None:
    assert [KINDS[form.value] for form in Form] == [*Form]


def test_a_path_is_a_file_to_write_or_a_form_that_can_be_a_file() -> None:
    assert holds_path(NewFile((".csv",)))
    assert holds_path(Form.RULES)
    assert not holds_path(Whole())
    assert not holds_path(Form.SEED)
