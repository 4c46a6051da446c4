"""A step at a live table: the table before, the entries, the table after. Pure.

Everything that is stored, sent and told to people follows from the step, so nothing else is passed along with it.
"""

from __future__ import annotations

from dataclasses import dataclass

from shutbox.play import quick
from shutbox.play.table.entry import Entry
from shutbox.play.table.state import Table, enter


@quick
@dataclass(frozen=True, slots=True)
class Step:
    """Entries that belong together, with the table before and after them, who made them (`by`) and the command's key.

    `before` is None for the first step of a table.
    """

    before: Table | None
    entries: tuple[Entry, ...]
    after: Table
    by: str
    key: str = ""


def take_step(before: Table | None, entries: tuple[Entry, ...], by: str, key: str = "") -> Step:
    """The step of these entries at a table; raises if one of them cannot happen there."""
    after = before
    for entry in entries:
        after = enter(after, entry, by)
    assert after is not None
    return Step(before, entries, after, by, key)


def moments(step: Step) -> list[tuple[Table | None, Entry, Table]]:
    """Each entry of a step with the table before and after it."""
    if len(step.entries) == 1:
        return [(step.before, step.entries[0], step.after)]
    after = step.before
    return [(after, entry, after := enter(after, entry, step.by)) for entry in step.entries]
