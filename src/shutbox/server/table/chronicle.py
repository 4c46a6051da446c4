"""The history of a table for clients that join later: its events with their facts, and its scoresheet.

The input is the text of a record and the output plain data, as in `server.think.thinker`; it runs in a thread.
"""

from __future__ import annotations

import asyncio
from typing import Any

from shutbox.play import Passage, Record, course, read_record, scoresheet, story_data, write_event, write_record

Data = dict[str, Any]
# The number of past events that a page shows; the record has all of them.
LAST = 80
NOTHING_YET: Data = {"told": [], "sheet": []}


async def table_chronicle(n: int, record: Record | None) -> Data:
    """The history of a table with `n` entries, for a page that was opened later."""
    # In a thread and not in a worker, because it is quick and must not wait for thinking.
    return {"n": n, **(await asyncio.to_thread(chronicle, write_record(record)) if record else NOTHING_YET)}


def chronicle(text: str) -> Data:
    """The last events of a record with their facts, and its scoresheet."""
    passages = course(read_record(text))
    return {"told": [_event_data(passage) for passage in passages[-LAST:]], "sheet": scoresheet(passages)}


def _event_data(passage: Passage) -> Data:
    facts = story_data(passage.before, passage.event, passage.after)
    return {"word": write_event(passage.before, passage.event), "facts": facts}
