"""The games of one player, drawn."""

from __future__ import annotations

import pytest

from shutbox.cli.report.history_table import Optimum, champion_lines, rival_lines, running, tally_lines
from shutbox.cli.terminal.grid import width
from shutbox.cli.terminal.stream import Style
from shutbox.coach.history import Champion, Figures, PlayedGame, Rival, tallies
from shutbox.value import Unit
from shutbox.words import Words, locales
from tests.coach.history.sample import LEFT, SHUT, played

PLAIN = Style(unicode=False, width=60)


def rated(words: str, day: int, luck: float) -> PlayedGame:
    """A game of Ann alone on a day of November."""
    return played(words, day=f"2026-11-{day:02}").rated((Figures(4, 0.1, Unit.TOTAL, 0.1, luck),))


def test_a_table_has_every_figure_and_every_plot() -> None:
    (tally,) = tallies([rated(LEFT, 1, -1.5), rated(SHUT, 2, 2.0), rated(LEFT, 3, -0.5)], "Ann")
    assert tally_lines(Words(), tally, Optimum(1.25, 0.5), PLAIN) == [
        "",
        "Nine tiles, with changes, alone",
        "  won                  1 of 3, 33.3%",
        "  wins in a row        0 now, 1 at most",
        "  mean total           2.00; at best 1.25",
        "  lowest total         0",
        "  boxes shut           1 of 3 turns, 33.3%; at best 50.0%",
        "  boxes shut in a row  0 now, 1 at most",
        "  lost per choice      2.50% of what was at stake, in 12",
        "                       choices",
        "  luck per game        0.00 on the total; lucky in 1 of 3",
        "",
        "  How often each total was left",
        "  0  ################## 33.3%",
        "  3  #################################### 66.7%",
        "",
        "  Mean total of the last ten turns, over time",
        "  #_-",
        "  1.5 to 3.0",
        "",
        "  Lost per choice, game by game",
        "  ___",
        "  2.5% to 2.5%",
        "",
        "  Luck, game by game",
        "  _#-",
        "  +1.50 to -2.00",
    ]


def test_one_game_has_no_plots_and_no_optimum_is_none() -> None:
    (tally,) = tallies([played(LEFT)], "Ann")
    lines = tally_lines(Words(), tally, None, PLAIN)
    assert len(lines) == 2 + 6
    assert lines[4] == "  mean total           3.00"


def test_a_shared_box_has_no_totals() -> None:
    words = "1,6t 1,5t 1,2t 3 1,2t 2+1 1,6t 1,5t 1,2t 3 1,2t 2+1"
    (tally,) = tallies([played(words, "Ann", "Bo", rules="last-one-standing")], "Bo")
    assert tally_lines(Words(), tally, None, PLAIN)[-1] == "  boxes shut     2"


def test_opponents_and_champions_have_a_line_each() -> None:
    assert rival_lines(Words(), [], PLAIN) == champion_lines(Words(), [], PLAIN) == []
    assert rival_lines(Words(), [Rival("Bo", "person", 1, 0, 1)], PLAIN)[1:] == [
        "Against others",
        "  Bo  one game: 0 won, 1 lost",
    ]
    assert champion_lines(Words(), [Champion("2026-11", ("Ann", "Bo"), 2)], PLAIN)[1:] == [
        "Champions of the month",
        "  2026-11  2 wins  Ann and Bo",
    ]


@pytest.mark.parametrize("locale", locales())
def test_every_language_stays_within_the_screen(locale: str) -> None:
    (tally,) = tallies([rated(LEFT, 1, -1.5), rated(SHUT, 2, 2.0)], "Ann")
    lines = tally_lines(Words(locale), tally, Optimum(1.25, 0.5), Style())
    assert max(map(width, lines)) <= 80


def test_a_running_mean_looks_back_at_ten_values() -> None:
    assert running([1, 3]) == [1, 2]
    assert running([0] * 10 + [10])[-1] == 1
