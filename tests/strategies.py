"""Hypothesis strategies for rule sets: small boxes, every axis of a turn, every format of a game."""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from fractions import Fraction
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from shutbox.rules import Box, Format, GameRules, OneDie, RuleSet, TurnRules
from shutbox.rules.box import Position
from shutbox.rules.chance import takes_limit
from shutbox.rules.ruleset import MOST_SEATS, SERVES, Begins, Tries, faults, impossible_goals
from shutbox.rules.turn import Behind, Buys, OffMat, Total, When

# Texts that TOML, JSON and a terminal can hold.
TEXTS = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=20)
NUMBERS = {
    "rounds": st.integers(1, 4),
    "fewest_rounds": st.integers(1, 3),
    "most_rounds": st.integers(1, 6),
    "limit": st.integers(1, 60),
    "most_players": st.integers(2, MOST_SEATS),
}


def boxes(most_columns: int = 5, most_rows: int = 3, most_value: int = 12) -> st.SearchStrategy[Box]:
    """Boxes of a few columns of any depth."""
    column = st.lists(st.integers(1, most_value), min_size=1, max_size=most_rows).map(tuple)
    return st.lists(column, min_size=1, max_size=most_columns).map(tuple).map(Box)


def positions(box: Box) -> st.SearchStrategy[int]:
    """Positions of a box, the shut one among them."""
    return st.integers(0, box.full)


@st.composite
def one_die_rules(draw: st.DrawFn, dice: int) -> OneDie:
    """Conditions for one die that make sense with so many dice."""
    when = draw(st.sampled_from(When)) if dice > 1 else When.NEVER
    if when is When.NEVER:
        return OneDie()
    limit = draw(st.integers(0, 12)) if takes_limit(when) else 0
    return OneDie(when, limit, draw(st.booleans()))


def chances(off_mat: OffMat) -> st.SearchStrategy[Fraction]:
    """Off-mat chances that a penalty allows; only one that ends the turn may be certain."""
    if off_mat is OffMat.NONE:
        return st.just(Fraction(0))
    usual = st.sampled_from([Fraction(0), Fraction(1, 50), Fraction(1, 3)])
    return usual | st.just(Fraction(1)) if off_mat in (OffMat.END, OffMat.VOID) else usual


@st.composite
def turn_rules(draw: st.DrawFn, box: Box | None = None) -> TurnRules:
    """Rules of a turn, every axis of RULES 2."""
    box = box or draw(boxes())
    # The full box is the simplest set-up, so examples shrink to it.
    set_up = box.full - draw(st.integers(0, box.full - 1))
    plain = TurnRules(box, Position(set_up))
    dice, faces = draw(st.integers(1, 3)), draw(st.integers(2, 6))
    buys, off_mat = draw(st.sampled_from(Buys)), draw(st.sampled_from(OffMat))
    behind = Behind.AT_ONCE if buys is Buys.THAI else draw(st.sampled_from(Behind))
    firsts = [value for value in reached_values(plain, behind) if value <= dice * faces]
    return TurnRules(
        box,
        Position(set_up),
        dice,
        faces,
        draw(one_die_rules(dice)),
        0 if buys is Buys.THAI else draw(st.integers(0, 4)),
        buys,
        behind,
        draw(st.sampled_from([0, 0, *firsts])),
        draw(st.sampled_from([0, 0, *range(dice, dice * faces + 1)])),
        draw(st.sampled_from(Total)),
        off_mat,
        draw(chances(off_mat)),
    )


def reached_values(rules: TurnRules, behind: Behind) -> list[int]:
    """The values of the tiles that a first throw can reach, lowest first."""
    position = int(rules.set_up)
    values: set[int] = set()
    for column in rules.box.columns:
        position, count = divmod(position, len(column) + 1)
        front = column[len(column) - count :]
        values.update(front if behind is Behind.AT_ONCE else front[:1])
    return sorted(values)


def _setting(name: str, default: Any) -> st.SearchStrategy[Any]:
    if isinstance(default, Enum):
        return st.sampled_from(type(default))
    return st.booleans() if isinstance(default, bool) else NUMBERS[name]


@st.composite
def game_rules(draw: st.DrawFn, format: Format | None = None) -> GameRules:  # noqa: A002
    """Rules of a game of this format, or of any."""
    form = format or draw(st.sampled_from(Format))
    serving = [each for each in fields(GameRules) if form in SERVES.get(each.name, ())]
    values = {each.name: draw(_setting(each.name, each.default)) for each in serving}
    if "rounds" in values:
        fewest, rounds, most = sorted(values[name] for name in ("fewest_rounds", "rounds", "most_rounds"))
        values |= {"fewest_rounds": fewest, "rounds": rounds, "most_rounds": most}
    if values.get("begins") is not Begins.THROW:
        values.pop("order", None)
    if values.get("tries") is Tries.ONE_EACH:
        values.pop("super_box")
    return GameRules(form, **values)


@st.composite
def rule_sets(draw: st.DrawFn, format: Format | None = None) -> RuleSet:  # noqa: A002
    """Whole rule sets, valid together."""
    name = draw(TEXTS.filter(bool))
    game, turn = draw(game_rules(format)), draw(turn_rules())
    if any(fault.code == "box-never-shut" for fault in faults(turn, game)) or impossible_goals(turn, game):
        turn = draw(turn_rules(draw(boxes(most_value=2))))
    assume(not impossible_goals(turn, game))
    return RuleSet(name, turn, game, draw(TEXTS), draw(TEXTS))
