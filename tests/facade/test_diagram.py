"""Diagrams for notebooks."""

from __future__ import annotations

from xml.etree import ElementTree

from shutbox.facade.diagram import EDGE, HIGH, WIDE, bars, lines


def test_a_bar_is_as_tall_as_its_chance() -> None:
    picture = ElementTree.fromstring(bars({0: 0.25, 3: 0.75}, "a < b"))
    tall = [float(each.attrib["height"]) for each in picture.iter() if each.tag.endswith("rect")][1:]
    assert tall == [(HIGH - 2 * EDGE) / 3, HIGH - 2 * EDGE]


def test_a_line_goes_from_edge_to_edge_between_its_bounds() -> None:
    picture = ElementTree.fromstring(lines({"Ann & Bo": [0.0, 1.0, 0.5]}, 0.0, 1.0, "course"))
    (line,) = [each for each in picture.iter() if each.tag.endswith("polyline")]
    assert line.attrib["points"] == f"{EDGE}.0,{HIGH - EDGE}.0 {WIDE / 2},{EDGE}.0 {WIDE - EDGE}.0,{HIGH / 2}"


def test_what_never_changes_is_drawn_too() -> None:
    for picture in (bars({}, ""), bars({7: 1.0}, ""), lines({"a": [2.0]}, 2.0, 2.0, ""), lines({}, 0.0, 1.0, "")):
        ElementTree.fromstring(picture)
