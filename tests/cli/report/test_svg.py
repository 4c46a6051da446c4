"""SVG elements for print."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.cli.report.svg import (
    BODY,
    GLYPHS,
    document,
    drawn_number,
    element,
    format_length,
    line,
    number_width,
    text_line,
    text_width,
    wrap_text,
)

SVG = "{http://www.w3.org/2000/svg}"
TEXT = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs", "Cn"], exclude_characters="\ufffe\uffff"))


@pytest.mark.parametrize(("value", "text"), [(0.0, "0"), (10.0, "10"), (1.5, "1.5"), (1.256, "1.26"), (-0.5, "-0.5")])
def test_a_length_has_at_most_two_decimals(value: float, text: str) -> None:
    assert format_length(value) == text


def test_names_of_attributes_are_those_of_svg() -> None:
    assert element("use", x=1.0, stroke_width=0.25, class_="s") == '<use x="1" stroke-width="0.25" class="s"/>'
    assert element("g", "<use/>", id="a") == '<g id="a"><use/></g>'


@given(TEXT, TEXT)
def test_no_text_can_break_an_element(words: str, value: str) -> None:
    found = ElementTree.fromstring(text_line(1, 2, words, 3, data_value=value))
    assert (found.text or "") == words
    assert (found.get("x"), found.get("y"), found.get("font-size")) == ("1", "2", "3")


@given(st.text("abcdefgh-é ", max_size=80), st.floats(2, 9), st.floats(20, 200))
def test_a_wrapped_text_has_all_words_in_lines_that_fit(words: str, size: float, width: float) -> None:
    lines = wrap_text(words, size, width)
    assert "".join(lines).replace(" ", "") == words.replace(" ", "")
    # Even a narrow line has room for eight letters.
    assert all(len(each) <= 8 or text_width(each, size) <= width for each in lines)
    assert lines


def test_a_line_leads_from_one_point_to_the_other() -> None:
    found = ElementTree.fromstring(line(1, 2.5, 3, 4, stroke="#000", width=1))
    assert (found.get("d"), found.get("stroke"), found.get("stroke-width")) == ("M1 2.5L3 4", "#000", "1")


@given(st.text("".join(GLYPHS), min_size=1, max_size=8), st.floats(1, 60))
def test_the_glyphs_of_a_number_stand_side_by_side(number: str, height: float) -> None:
    glyphs = list(ElementTree.fromstring(drawn_number(0, 0, number, height)))
    places = [float(str(each.get("x"))) for each in glyphs]
    assert len(places) == len(number)
    end = places[-1] + GLYPHS[number[-1]][0]
    assert number_width(number, height) == pytest.approx(end * height / BODY)


def test_a_glyph_that_is_not_drawn_is_an_error() -> None:
    with pytest.raises(KeyError):
        number_width("x", 1)


def test_a_document_has_its_size_its_title_and_every_glyph() -> None:
    page = ElementTree.fromstring(document(210, 297.5, "<Nine> & co", [element("circle", r=1.0)]))
    assert (page.get("width"), page.get("height"), page.get("viewBox")) == ("210mm", "297.5mm", "0 0 210 297.5")
    assert page.findtext(f"{SVG}title") == "<Nine> & co"
    assert page.find(f"{SVG}circle") is not None
    shapes = [str(each.get("id")) for each in page.iter(f"{SVG}path")]
    assert len(set(shapes)) == len(shapes) == len(GLYPHS)
    for glyph in GLYPHS:
        (use,) = ElementTree.fromstring(drawn_number(0, 0, glyph, 1))
        assert str(use.get("href")).removeprefix("#") in shapes
