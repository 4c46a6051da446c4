"""The symbols of judgements, in Unicode and in ASCII."""

from __future__ import annotations

from shutbox.cli.terminal import BOLD, Style
from shutbox.coach import Judgement

_ASCII = {Judgement.BEST: "+", Judgement.GOOD: "."}
_WRONG = (Judgement.MISTAKE, Judgement.BLUNDER)


def symbol(judgement: Judgement, style: Style) -> str:
    """The symbol of a judgement; it is distinct without bold or colour."""
    plain = judgement.symbol if style.unicode else _ASCII.get(judgement, judgement.symbol)
    return style.paint(plain, BOLD) if judgement in _WRONG else plain
