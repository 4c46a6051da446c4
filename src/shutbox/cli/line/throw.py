"""A throw that a user has typed, refused where it cannot have fallen."""

from __future__ import annotations

from shutbox.errors import IllegalActionError
from shutbox.rules import RuleSet, Throw, dice_counts, write_position


def allowed(rules: RuleSet, position: int, throw: Throw) -> Throw:
    """The throw, refused where so many dice may not be thrown."""
    counts = dice_counts(rules.turn, position)
    if len(throw) not in counts:
        shown = write_position(rules.turn.box, position)
        raise IllegalActionError("moves-dice", got=len(throw), allowed=list(counts), position=shown)
    return throw
