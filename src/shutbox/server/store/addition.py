"""What is added to a stored table: entries, and what changes with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shutbox.play import quick
from shutbox.play.table import Step, Table, step_bodies
from shutbox.server.store.seating import Held


@quick
@dataclass(frozen=True, slots=True)
class Addition:
    """Entries for a table that has `before` entries, and the changes that come with them.

    `held` are all holders of the table's seats from now on, if they change. `opened` publishes the secret of its dice
    in the public log, and removes it from the table. `snapshot` is the state before them, if it is to be stored.
    """

    table_id: int
    before: int
    bodies: Sequence[bytes]
    stage: str | None = None
    opened: bool = False
    held: Held | None = None
    snapshot: bytes = b""

    @property
    def plain(self) -> bool:
        """Whether it changes only its table."""
        return not self.opened and self.held is None


def addition(table_id: int, count: int, steps: Sequence[Step], snapshot: bytes = b"") -> Addition:
    """The addition that steps make to a table with `count` entries, perhaps with a snapshot of it."""
    before, after = steps[0].before, steps[-1].after
    assert before is not None
    opened = bool(after.secret) and not before.secret
    held = holders(after) if before.places != after.places else None
    return Addition(table_id, count, step_bodies(steps), after.stage.value, opened, held, snapshot)


def holders(table: Table) -> Held:
    """Which device holds which seat of a table."""
    return tuple((place.holder, seat) for seat, place in enumerate(table.places) if place.holder)
