from __future__ import annotations

from shutbox.cli.lab.ranking import cross_table, rating_lines
from shutbox.cli.terminal.stream import Style
from shutbox.simulate import Estimate
from shutbox.tournament.contest import Score
from shutbox.words import Words

NONE = ((0,) * 5,) * 2
SCORES = [
    Score(("club", "random"), 10, ((0, 6, 2), (0, 2, 2)), (0, 0), NONE, ((NONE[0],) * 5,) * 2),
    Score(("random", "club"), 10, ((0, 0, 0), (0, 10, 0)), (0, 0), NONE, ((NONE[0],) * 5,) * 2),
]
RATINGS = {"club": Estimate(1600, 1550, 1650), "random": Estimate(1400, 1350, 1450)}


def test_everybody_has_a_line_with_rating_share_and_bar() -> None:
    heads, club, random = rating_lines(Words(), RATINGS, SCORES, Style())
    assert heads.split() == ["bot", "rating", "games", "won"]
    assert club.split()[:6] == ["club", "1600", "(1550", "–", "1650)", "85.00%"]
    assert random.split()[:6] == ["random", "1400", "(1350", "–", "1450)", "15.00%"]
    assert club.count("█") > 3 * random.count("█") > 0


def test_a_plain_terminal_gets_plain_characters_and_a_narrow_one_no_bars() -> None:
    assert "\n".join(rating_lines(Words(), RATINGS, SCORES, Style(unicode=False))).isascii()
    assert all(len(line) <= 46 for line in rating_lines(Words(), RATINGS, SCORES, Style(width=46)))


def test_the_cross_table_counts_both_orders_together() -> None:
    assert cross_table(Words(), SCORES, RATINGS, Style())[2:] == [
        "           club  random",
        "  club        ·    85.0",
        "  random   15.0       ·",
    ]


def test_the_cross_table_is_left_out_if_it_does_not_fit() -> None:
    assert cross_table(Words(), SCORES, RATINGS, Style(width=20)) == []
