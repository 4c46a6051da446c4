"""Rule sets by name, with changes; and the legal moves of a position, read from notation."""

from __future__ import annotations

from collections.abc import Sequence

from shutbox.errors import wrong_type
from shutbox.rules import (
    Position,
    RuleSet,
    Throw,
    changed,
    from_data,
    moves,
    names,
    read_position,
    read_throw,
    rules_of,
    standing,
    write_move,
    write_throw,
)


def rule_set(rules: RuleSet | str, /, **settings: object) -> RuleSet:
    """The rule set with this name, with settings changed: `rule_set("nine", tiles=2, one_die="standing:6:forced")`."""
    found = rules_of(rules)
    return changed(found, settings) if settings else found


def house_rules(name: str = "house", /, **settings: object) -> RuleSet:
    """A rule set of one's own, which says only what differs from the defaults: `house_rules(box="ten", tiles=3)`."""
    if not isinstance(name, str):
        raise wrong_type("name", "a text", name)
    return from_data(settings, name=name)


def rule_set_names() -> tuple[str, ...]:
    """The names of the published games and the house games."""
    return names()


def position(rules: RuleSet | str, at: int | str | None = None) -> Position:
    """A position of a box: the box as it is set up, or that of a notation like `1.3456789`."""
    turn = rules_of(rules).turn
    if at is None:
        return turn.set_up
    if isinstance(at, str):
        return read_position(turn.box, at)
    if isinstance(at, bool) or not isinstance(at, int):
        raise wrong_type("at", "a position: a whole number or a text like 1.3456789", at)
    # Raises if there is no such position.
    standing(turn.box, at)
    return Position(at)


def throw(rules: RuleSet | str, faces: Sequence[int] | str) -> Throw:
    """A throw of the dice of a rule set, sorted, from its faces or from a notation like `3,5`."""
    turn = rules_of(rules).turn
    if isinstance(faces, str):
        return read_throw(turn, faces)
    return read_throw(turn, write_throw(_faces(faces)))


def _faces(faces: object) -> Throw:
    """Faces as a tuple; raises if they are none."""
    if not isinstance(faces, Sequence) or not all(isinstance(face, int) for face in faces):
        raise wrong_type("faces", "a tuple of whole numbers, or a text like 3,5", faces)
    return tuple(faces)


def tile_choices(rules: RuleSet | str, at: int | str | None, faces: Sequence[int] | str) -> tuple[str, ...]:
    """The tiles that a throw can shut at a position, in notation: `('8', '7+1', …)`; empty if it is a miss."""
    found = rules_of(rules)
    place = position(found, at)
    return tuple(write_move(found.turn.box, place, move) for move in moves(found.turn, place, throw(found, faces)))
