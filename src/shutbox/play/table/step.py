"""A step at a live table: the table before, the entries, the table after. Pure.

The step says what to store, what to send and what to tell people; nothing else has to be passed along with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from shutbox.play.quick import quick
from shutbox.play.table.entry import Entry
from shutbox.play.table.state import Table, enter


@quick
@dataclass(frozen=True, slots=True)
class Step:
    """Entries that belong together, with the table before and after them, who made them (`by`) and the command's key.

    Before its first entry there is no table.
    """

    before: Table | None
    entries: tuple[Entry, ...]
    after: Table
    by: str
    key: str = ""


def take_step(before: Table | None, entries: tuple[Entry, ...], by: str, key: str = "") -> Step:
    """The step that entries make at a table; raises if one of them cannot happen there."""
    after = before
    for entry in entries:
        after = enter(after, entry, by)
    assert after is not None
    return Step(before, entries, after, by, key)


def moments(step: Step) -> Iterator[tuple[Table | None, Entry, Table]]:
    """Each entry of a step with the table before and after it."""
    before = step.before
    if len(step.entries) == 1:
        yield before, step.entries[0], step.after
        return
    for entry in step.entries:
        after = enter(before, entry, step.by)
        yield before, entry, after
        before = after
