"""`shutbox cache`: lists the cached solutions, or deletes them and the figures of games."""

from __future__ import annotations

from typing import Any

from shutbox.cli.history import clear_figures
from shutbox.cli.lab.solve import objective_name
from shutbox.cli.line import Arguments
from shutbox.cli.terminal import Terminal, align, paragraph
from shutbox.rules import from_data, to_data, write_position
from shutbox.solve import clear, contents
from shutbox.user_folder import cache_folder
from shutbox.words import Words


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Lists the cached solutions, or deletes them."""
    if args.flag("clear"):
        count, figures = clear(), clear_figures()
        if args.flag("json"):
            terminal.show({"folder": str(cache_folder()), "cleared": count, "figures": figures})
        else:
            terminal.tell(words.text("show-cache-cleared", count=count, folder=str(cache_folder())))
        return 0
    entries = solutions()
    if args.flag("json"):
        terminal.show({"folder": str(cache_folder()), "solutions": entries})
    else:
        terminal.tell("\n".join(text_lines(words, entries, terminal.style.width)))
    return 0


def solutions() -> list[dict[str, Any]]:
    """The cached solutions as JSON data: file, size, and what was solved."""
    return [
        {"file": path.name, "bytes": path.stat().st_size, "about": dict(solution.about) if solution else None}
        for path, solution in contents()
    ]


def text_lines(words: Words, entries: list[dict[str, Any]], width: int) -> list[str]:
    """The cached solutions as text."""
    rows = [(each["file"][:12], _size(words, each["bytes"]), _description(words, each["about"])) for each in entries]
    total = sum(each["bytes"] for each in entries)
    summary = words.text("show-cache", count=len(entries), kilobytes=total // 1000, folder=str(cache_folder()))
    return [*(align(rows, width) if rows else []), *paragraph(summary, width)]


def _size(words: Words, count: int) -> str:
    return words.text("show-cache-size", kilobytes=words.number(count / 1000, 1))


def _description(words: Words, about: dict[str, Any] | None) -> str:
    if about is None:
        return words.text("show-cache-damaged")
    rules = from_data(about["turn"], stored=True)
    turn = rules.turn
    settings = [f"{key}={value}" for key, value in to_data(rules).items() if key not in ("name", "box", "set_up")]
    kind = words.text("show-cache-kind", kind=about["kind"])
    more = [_count_text(words, *each) for each in about.items() if each[0] in ("players", "rounds", "seats")]
    objective = [objective_name(words, about["objective"][0])] if "objective" in about else []
    return " · ".join([kind, write_position(turn.box, turn.set_up), *settings, *more, *objective])


def _count_text(words: Words, key: str, count: int) -> str:
    label = words.text("show-label", name="players" if key == "seats" else key)
    return words.text("list-told", what=label, told=str(count))
