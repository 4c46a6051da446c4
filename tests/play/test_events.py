"""Where throws come from, as a record says it."""

from __future__ import annotations

from shutbox.play import Source


def test_every_source_has_its_letter() -> None:
    assert {source.name: source.value for source in Source} == {
        "SYSTEM": "r",
        "SEEDED": "s",
        "SCRIPTED": "x",
        "TYPED": "t",
        "SEALED": "e",
    }


def test_only_typed_dice_were_not_made_by_the_computer() -> None:
    assert [source for source in Source if not source.generated] == [Source.TYPED]
