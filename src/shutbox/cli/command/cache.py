"""`shutbox cache`: the solutions that are kept, and how to be rid of them."""

from __future__ import annotations

from typing import Any

from shutbox.cli.command.solve import objective_name
from shutbox.cli.line.arguments import Given
from shutbox.cli.terminal.grid import aligned, paragraph
from shutbox.cli.terminal.stream import Terminal
from shutbox.rules import from_data, to_data, write_position
from shutbox.solve.solution import clear, folder, listed
from shutbox.words import Words


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Lists what is kept, or clears it."""
    if given.flag("clear"):
        count = clear()
        if given.flag("json"):
            terminal.show({"folder": str(folder()), "cleared": count})
        else:
            terminal.tell(words.text("show-cache-cleared", count=count, folder=str(folder())))
        return 0
    found = kept()
    if given.flag("json"):
        terminal.show({"folder": str(folder()), "solutions": found})
    else:
        terminal.tell("\n".join(shown(words, found, terminal.style.width)))
    return 0


def kept() -> list[dict[str, Any]]:
    """The kept solutions: what each is about, and how large."""
    return [
        {"file": path.name, "bytes": path.stat().st_size, "about": dict(solution.about) if solution else None}
        for path, solution in listed()
    ]


def shown(words: Words, found: list[dict[str, Any]], width: int) -> list[str]:
    """The kept solutions for people."""
    rows = [(each["file"][:12], _size(words, each["bytes"]), _about(words, each["about"])) for each in found]
    total = sum(each["bytes"] for each in found)
    summary = words.text("show-cache", count=len(found), kilobytes=total // 1000, folder=str(folder()))
    return [*(aligned(rows, width) if rows else []), *paragraph(summary, width)]


def _size(words: Words, count: int) -> str:
    return words.text("show-cache-size", kilobytes=words.number(count / 1000, 1))


def _about(words: Words, about: dict[str, Any] | None) -> str:
    if about is None:
        return words.text("show-cache-damaged")
    rules = from_data(about["turn"])
    turn = rules.turn
    settings = [f"{key}={value}" for key, value in to_data(rules).items() if key not in ("name", "box", "set_up")]
    kind = words.text("show-cache-kind", kind=about["kind"])
    more = [_counted(words, *each) for each in about.items() if each[0] in ("players", "rounds", "seats")]
    aim = [objective_name(words, about["objective"][0])] if "objective" in about else []
    return " · ".join([kind, write_position(turn.box, turn.set_up), *settings, *more, *aim])


def _counted(words: Words, key: str, count: int) -> str:
    label = words.text("show-label", name="players" if key == "seats" else key)
    return words.text("list-told", what=label, told=str(count))
