"""`shutbox card`: a strategy card for the fridge, on one page to print."""

from __future__ import annotations

from pathlib import Path
from shlex import join
from typing import TYPE_CHECKING, Any

from shutbox.cli.line.arguments import Given, UsageError
from shutbox.cli.line.rule_choice import chosen
from shutbox.cli.report.card_page import drawn, habit_name
from shutbox.cli.terminal.file import FileError, create
from shutbox.cli.terminal.progress import progress
from shutbox.cli.terminal.stream import Terminal
from shutbox.rules import RuleSet, write_throw
from shutbox.rules.box import tile_name
from shutbox.solve.library import require_solver
from shutbox.words import Words

if TYPE_CHECKING:
    from shutbox.coach.strategy.card import Card, Cost

SUFFIX = ".svg"


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Draws the card into a file that is not there yet."""
    rules = chosen(given.arguments["RULES"], given.values("set"))
    path = given.arguments["CARD"]
    _check(Path(path))
    require_solver()
    from shutbox.coach.strategy.card import card

    with progress(words, terminal) as draw:
        made = card(rules.turn, draw)
    changes = given.values("set")
    about = words.text("card-changed", changes=list(changes)) if changes else words.rule_about(rules)
    options = [part for change in changes for part in ("--set", change)]
    command = join(["shutbox", "card", given.arguments["RULES"], Path(path).name, *options])
    create(path, drawn(words, rules, made, about, command))
    if given.flag("json"):
        terminal.show(data(rules, made) | {"file": path})
    else:
        terminal.tell(_told(words, path, made))
    return 0


def _check(path: Path) -> None:
    """Refuses before the work what could not be written after it."""
    if path.suffix.lower() != SUFFIX:
        raise UsageError("card-suffix", got=str(path))
    if path.exists():
        raise UsageError("export-exists", path=str(path))
    if not path.parent.is_dir():
        raise FileError("file-no-folder", file=str(path))


def _told(words: Words, path: str, made: Card) -> str:
    simple = made.habits[0]
    return words.text(
        "card-written",
        path=path,
        extra=words.number(made.cost.extra, 4),
        shut=words.percent(made.cost.shut, 2),
        simple=habit_name(words, simple.thumbs),
        cost=words.number(simple.cost.extra, 4),
    )


def data(rules: RuleSet, made: Card) -> dict[str, Any]:
    """A card as plain data."""
    box = rules.turn.box
    lines = [
        {
            "throws": [write_throw(throw) for throw in line.throws],
            "shut": ["+".join(tile_name(box, tile) for tile in choice) for choice in line.choices],
            "more": line.more,
        }
        for line in made.lines
    ]
    dice = {"one_die": made.dice.when.value, "limit": made.dice.limit} if made.dice else None
    habits = [{"thumbs": list(habit.thumbs)} | _cost(habit.cost) for habit in made.habits]
    head = {"rules": rules.name} | _cost(made.cost) | {"best": {"mean": made.best.mean, "shut": made.best.shut}}
    return head | {"dice": dice, "lines": lines, "otherwise": list(made.otherwise), "simple": habits}


def _cost(cost: Cost) -> dict[str, float]:
    return {"mean": cost.mean, "extra": cost.extra, "shut": cost.shut}
