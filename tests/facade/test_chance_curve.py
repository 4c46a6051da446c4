"""The course of a game as a curve."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import shutbox as sb


def test_a_curve_has_the_chances_of_all_players_after_every_event() -> None:
    record = sb.play_out("nine", {"Ann": "highest", "Bo & Co": "random"}, seed=4)
    curve = sb.chance_curve(record)
    assert curve.names == ("Ann", "Bo & Co")
    assert len(curve.values) == len(record.events) + 1
    assert all(sum(row) == pytest.approx(1) for row in curve.values)
    winners = [seat for seat, share in enumerate(curve.values[-1]) if share]
    assert winners == list(record.game.tally.winners)
    picture = ElementTree.fromstring(curve._repr_svg_())
    assert len([each for each in picture.iter() if each.tag.endswith("polyline")]) == 2


def test_what_is_no_record_has_no_curve() -> None:
    with pytest.raises(TypeError, match="record must be a Record"):
        sb.chance_curve("x")  # type: ignore[arg-type]
