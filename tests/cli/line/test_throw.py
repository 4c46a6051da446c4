"""A throw of the command line."""

from __future__ import annotations

import pytest

from shutbox.cli.line.throw import legal_throw
from shutbox.errors import IllegalActionError
from shutbox.rules import dice_counts, named, read_position

RULES = named("nine-789")
BOX = RULES.turn.box


@pytest.mark.parametrize("position", ["123456789", "123456..."])
def test_a_throw_has_a_number_of_dice_that_the_position_allows(position: str) -> None:
    code = read_position(BOX, position)
    allowed = dice_counts(RULES.turn, code)
    for throw in ((1,), (1, 2), (1, 2, 3)):
        if len(throw) in allowed:
            assert legal_throw(RULES, code, throw) == throw
        else:
            with pytest.raises(IllegalActionError) as raised:
                legal_throw(RULES, code, throw)
            assert raised.value.code == "moves-dice"
            expected = {"got": len(throw), "allowed": list(allowed), "position": position}
            assert raised.value.arguments == expected


def test_one_die_is_allowed_once_the_high_tiles_are_shut() -> None:
    assert legal_throw(RULES, read_position(BOX, "123456..."), (4,)) == (4,)
    with pytest.raises(IllegalActionError):
        legal_throw(RULES, read_position(BOX, "1.....7.."), (4,))
