"""Checks a throw of the command line."""

from __future__ import annotations

from shutbox.errors import IllegalActionError
from shutbox.rules import Position, RuleSet, Throw, dice_counts, write_position


def legal_throw(rules: RuleSet, position: Position, throw: Throw) -> Throw:
    """The throw; raises if this number of dice is not allowed at the position."""
    counts = dice_counts(rules.turn, position)
    if len(throw) not in counts:
        notation = write_position(rules.turn.box, position)
        raise IllegalActionError("moves-dice", got=len(throw), allowed=list(counts), position=notation)
    return throw
