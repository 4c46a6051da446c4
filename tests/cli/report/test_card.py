"""Strategy cards drawn on a page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from shutbox.cli.report.card_page import HEIGHT, MARGIN, WIDTH, card_svg
from shutbox.cli.report.svg import GLYPHS, number_width, text_width, wrap_text
from shutbox.coach.strategy.card import card
from shutbox.rules import named
from shutbox.words import Words, locales
from tests.cli.console import error_line, run

SVG = "{http://www.w3.org/2000/svg}"
FACES = [f"{low} and {high}" for low in range(1, 7) for high in range(low, 7)]
SUMS = [str(pips) for pips in range(2, 13)]
TWO_ROWS = ["--set", "box=1234/4321", "--set", "faces=4"]


def page(path: Path) -> ElementTree.Element:
    """A drawing that is well formed."""
    return ElementTree.fromstring(path.read_text(encoding="utf-8"))


def titles(drawing: ElementTree.Element) -> list[str]:
    """What the rows say to somebody who cannot see them."""
    return [str(title.text) for group in drawing.iter(f"{SVG}g") for title in group.findall(f"{SVG}title")]


def boxes(drawing: ElementTree.Element) -> Iterator[tuple[float, float, float, float]]:
    """Left, right, top and bottom of every text, and of every rectangle outside a moved group."""
    for text in drawing.iter(f"{SVG}text"):
        size, x, y = (float(text.get(name, "")) for name in ("font-size", "x", "y"))
        wide = text_width(str(text.text), size)
        left = x - wide if text.get("text-anchor") == "end" else x
        yield left, left + wide, y - size, y
    for rect in [*drawing.findall(f"{SVG}rect"), *drawing.findall(f"{SVG}g/{SVG}rect")]:
        x, y, wide, high = (float(rect.get(name, "0")) for name in ("x", "y", "width", "height"))
        yield x, x + wide, y, y + high


@pytest.mark.parametrize(
    ("arguments", "throws"),
    [
        (["nine"], SUMS),
        (["shut-the-box"], SUMS),
        (["ferme-ta-boite"], SUMS),
        (["odds"], SUMS),
        (["digits"], SUMS),
        (["unlucky-seven"], SUMS),
        (["twelve"], ["1", *SUMS]),
        (["nine-789"], ["1", *SUMS]),
        (["thai"], FACES),
        (["exact"], FACES),
        (["nine", *TWO_ROWS], [str(pips) for pips in range(2, 9)]),
        (["nine", "--set", "dice=3"], [str(pips) for pips in range(3, 19)]),
        (["nine", "--set", "box=[1,1,2,2,30]", "--set", "faces=20"], [str(pips) for pips in range(2, 41)]),
        (["nine", "--set", "buys=thai", "--set", "one_die=standing:6:optional"], [*"123456", *FACES]),
        (["nine", "--set", "off_mat=choose", "--set", "off_mat_chance=1/20"], SUMS),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, list) and "1,1" not in each and "2" not in each else "",
)
def test_a_page_has_a_row_for_every_throw_and_nothing_runs_over_its_edge(
    arguments: list[str], throws: list[str], tmp_path: Path
) -> None:
    rules, *changes = arguments
    assert run("card", rules, "card.svg", *changes).code == 0
    drawing = page(tmp_path / "card.svg")
    assert [title.partition(":")[0] for title in titles(drawing)] == throws
    for left, right, top, bottom in boxes(drawing):
        assert 0 <= left <= right <= WIDTH
        assert 0 <= top <= bottom <= HEIGHT


def test_texts_of_the_simple_rules_end_before_their_bars(tmp_path: Path) -> None:
    assert run("card", "nine", "card.svg", *TWO_ROWS).code == 0
    drawing = page(tmp_path / "card.svg")
    begin = WIDTH / 2
    bars = [float(each.get("x", "0")) for each in drawing.findall(f"{SVG}rect") if float(each.get("x", "0")) > begin]
    names = [each for each in drawing.iter(f"{SVG}text") if begin < float(each.get("x", "")) < begin + 10]
    assert bars
    for each in names[1:]:
        assert float(each.get("x", "")) + text_width(str(each.text), float(each.get("font-size", ""))) <= min(bars)


def test_the_document_says_what_the_page_shows(tmp_path: Path) -> None:
    result = run("card", "nine-sum6", "card.svg", "--json")
    sample = json.loads(result.out)
    assert (sample["rules"], sample["file"], sample["dice"]["one_die"]) == ("nine-sum6", "card.svg", "always")
    assert sample["best"]["mean"] == pytest.approx(431830449503 / 39182082048)
    assert sample["extra"] == pytest.approx(sample["mean"] - sample["best"]["mean"])
    displayed = {title.partition(": ")[0]: title.partition(": ")[2] for title in titles(page(tmp_path / "card.svg"))}
    for line in sample["lines"]:
        pips = str(sum(map(int, line["throws"][0].split(","))))
        assert displayed[pips] == ", ".join(line["shut"])
    costs = [rule["extra"] for rule in sample["simple"]]
    assert costs == sorted(costs)
    text = "".join(page(tmp_path / "card.svg").itertext())
    assert f"+{sample['extra']:.3f}" in text
    assert "Throw one die as soon as you may." in text


def test_the_command_says_what_the_card_costs() -> None:
    result = run("card", "nine", "nine.svg")
    assert result.out.startswith("nine.svg is written. Following it costs 0.1167 a turn above the best play")
    assert "(most throws playable) costs 0.1119" in result.out


def test_tiles_behind_are_shaded_and_marked(tmp_path: Path) -> None:
    run("card", "nine", "card.svg", *TWO_ROWS)
    text = (tmp_path / "card.svg").read_text(encoding="utf-8")
    assert "stand in the second row" in text
    assert any("'" in title for title in titles(page(tmp_path / "card.svg")))


def test_a_throw_that_always_misses_says_so(tmp_path: Path) -> None:
    run("card", "unlucky-seven", "card.svg")
    assert "7: always a miss" in titles(page(tmp_path / "card.svg"))


def test_a_list_that_leaves_all_to_the_simple_rule_is_no_miss() -> None:
    rules = named("nine")
    sample = card(rules.turn)
    lines = tuple(replace(line, choices=(), more=True) for line in sample.lines)
    drawing = ElementTree.fromstring(card_svg(Words(), rules, replace(sample, lines=lines), "Nine.", "shutbox card"))
    assert titles(drawing)[0] == "2: …"
    assert "always a miss" not in "".join(drawing.itertext())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nine", "-"], "ends in .svg"),
        (["nine", "nine.png"], "ends in .svg"),
        (["nine", "nowhere/nine.svg"], "no folder to make nowhere/nine.svg in"),
        (["nine", "mine.svg"], "mine.svg exists already"),
        (["nien", "card.svg"], "did you mean nine"),
        (["nine", "card.svg", "--set", "box=triple", "--set", "dice=6", "--set", "faces=20"], "box and dice let one"),
    ],
)
def test_an_invalid_request_is_a_one_line_error_before_any_work(
    arguments: list[str], said: str, tmp_path: Path
) -> None:
    (tmp_path / "mine.svg").write_text("precious")
    assert said in error_line(run("card", *arguments))
    assert (tmp_path / "mine.svg").read_text() == "precious"


def test_a_name_cannot_break_the_drawing(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text('name = "<&\\"ours>"\nabout = "<b> & \'co\'"\nbox = [1, 2]\n')
    assert run("card", "ours.toml", "card.svg").code == 0
    assert "<b> & 'co'" in list(page(tmp_path / "card.svg").itertext())


def test_no_language_runs_over_the_edge() -> None:
    rules = named("nine")
    sample = card(rules.turn)
    for locale in locales():
        words = Words(locale)
        drawing = ElementTree.fromstring(card_svg(words, rules, sample, words.rule_about(rules), "shutbox card"))
        assert all(0 <= left <= right <= WIDTH - MARGIN + 1 for left, right, _, _ in boxes(drawing) if right < WIDTH)
        assert all(right <= WIDTH for _, right, _, _ in boxes(drawing))


def test_numbers_are_drawn_and_lines_are_wrapped() -> None:
    assert set("0123456789.,+'\u00a0\u202f") == set(GLYPHS)
    assert number_width("11", 30) == 27.0
    assert all(text_width(each, 4) <= 60 for each in wrap_text("Throw one die as soon as you may. " * 5, 4, 60))
    assert all(re.fullmatch(r"(M[0-9a-zA-Z. -]+)?", path) for _, path in GLYPHS.values())
