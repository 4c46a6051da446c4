"""Signs of judgements."""

from __future__ import annotations

from shutbox.cli.report.symbol import symbol
from shutbox.cli.terminal.grid import width
from shutbox.cli.terminal.stream import Style
from shutbox.coach import Judgement


def test_every_judgement_has_a_sign_of_its_own_on_every_screen() -> None:
    for style in (Style(), Style(unicode=False), Style(colour=True)):
        signs = [symbol(judgement, style) for judgement in Judgement]
        assert len(set(signs)) == len(signs)
        assert all(width(each) <= 2 for each in signs)
    assert all(symbol(judgement, Style(unicode=False)).isascii() for judgement in Judgement)
