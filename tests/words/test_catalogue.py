"""The catalogues of Fluent files."""

from __future__ import annotations

import pytest

from shutbox.words.catalogue import (
    COUNTRY,
    MissingWordsError,
    attributes,
    format_message,
    habits,
    locales,
    source,
)


def test_every_folder_with_messages_is_a_language() -> None:
    assert "en" in locales()
    assert list(locales()) == sorted(locales())
    assert set(COUNTRY) <= set(locales())
    for locale in locales():
        assert source(locale, "error")


def test_a_message_is_found_by_its_id_and_its_attribute() -> None:
    plain = format_message("en", "play-type-enter", {})
    does = format_message("en", "play-type-enter.does", {})
    assert plain != does
    assert attributes("en", "play-type-quit") == ("does",)


def test_arguments_stand_without_marks_around_them() -> None:
    text = format_message("en", "error-rules-unknown", {"got": "nien", "near": "nine", "known": "nine"})
    assert "nien" in text
    assert "\u2068" not in text


@pytest.mark.parametrize("name", ["play-no-such-message", "play-type-quit.no-such-attribute", "nowhere-message"])
def test_a_missing_message_is_our_fault(name: str) -> None:
    with pytest.raises(MissingWordsError):
        format_message("en", name, {})


def test_a_missing_argument_is_our_fault() -> None:
    with pytest.raises(MissingWordsError, match="error-rules-near"):
        format_message("en", "error-rules-near", {"got": "nien"})


@pytest.mark.parametrize("locale", locales())
def test_every_language_writes_numbers_in_its_way(locale: str) -> None:
    assert habits(locale).language == locale
    assert habits(locale) is habits(locale)


def test_portuguese_is_that_of_portugal() -> None:
    assert habits("pt").territory == "PT"
    assert habits("pt").plural_form(0) == "other"
