"""`shutbox card`: a strategy card on one page to print."""

from __future__ import annotations

from pathlib import Path
from shlex import join
from typing import TYPE_CHECKING, Any

from shutbox.cli.line import Arguments, check_new, choose_rules
from shutbox.cli.report.card_page import card_svg, habit_name
from shutbox.cli.terminal import Terminal, create, progress
from shutbox.rules import RuleSet, tile_name, write_throw
from shutbox.solve import require_solver
from shutbox.words import Words

if TYPE_CHECKING:
    from shutbox.coach.strategy import Card, Cost


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Writes the card to a new file."""
    rules = choose_rules(args.positional["RULES"], args.values("set"))
    path = args.positional["CARD"]
    check_new(Path(path))
    require_solver()
    from shutbox.coach.strategy import card

    with progress(words, terminal) as draw:
        found = card(rules.turn, draw)
    changes = args.values("set")
    about = words.text("card-changed", changes=list(changes)) if changes else words.rule_about(rules)
    options = [part for change in changes for part in ("--set", change)]
    command = join(["shutbox", "card", args.positional["RULES"], Path(path).name, *options])
    create(path, card_svg(words, rules, found, about, command))
    if args.flag("json"):
        terminal.show(card_data(rules, found) | {"file": path})
    else:
        terminal.tell(_summary(words, path, found))
    return 0


def _summary(words: Words, path: str, card: Card) -> str:
    simple = card.habits[0]
    return words.text(
        "card-written",
        path=path,
        extra=words.number(card.cost.extra, 4),
        shut=words.percent(card.cost.shut, 2),
        simple=habit_name(words, simple.thumbs),
        cost=words.number(simple.cost.extra, 4),
    )


def card_data(rules: RuleSet, card: Card) -> dict[str, Any]:
    """A card as JSON data."""
    box = rules.turn.box
    lines = [
        {
            "throws": [write_throw(throw) for throw in line.throws],
            "shut": ["+".join(tile_name(box, tile) for tile in choice) for choice in line.choices],
            "more": line.more,
        }
        for line in card.lines
    ]
    dice = {"one_die": card.dice.when.value, "limit": card.dice.limit} if card.dice else None
    habits = [{"thumbs": list(habit.thumbs)} | _cost(habit.cost) for habit in card.habits]
    head = {"rules": rules.name} | _cost(card.cost) | {"best": {"mean": card.best.mean, "shut": card.best.shut}}
    return head | {"dice": dice, "lines": lines, "otherwise": list(card.otherwise), "simple": habits}


def _cost(cost: Cost) -> dict[str, float]:
    return {"mean": cost.mean, "extra": cost.extra, "shut": cost.shut}
