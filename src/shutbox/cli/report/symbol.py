"""The signs of judgements, for screens that have them and for those that do not."""

from __future__ import annotations

from shutbox.cli.terminal.stream import BOLD, Style
from shutbox.coach import Judgement

_ASCII = {Judgement.BEST: "+", Judgement.GOOD: "."}
_WRONG = (Judgement.MISTAKE, Judgement.BLUNDER)


def symbol(judgement: Judgement, style: Style) -> str:
    """The sign of a judgement; it says the same without any weight or colour."""
    plain = judgement.symbol if style.unicode else _ASCII.get(judgement, judgement.symbol)
    return style.paint(plain, BOLD) if judgement in _WRONG else plain
