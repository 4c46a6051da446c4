"""What has happened at a table, told again for whoever comes later, and what it has come to.

A record's text comes in and plain data goes out, as in `server.think.thinker`; a thread does it beside the live tables.
"""

from __future__ import annotations

import asyncio
from typing import Any

from shutbox.play import Passage, Record, course, read_record, scoresheet, story_data, write_event, write_record

Data = dict[str, Any]
# What a page shows of the past; the whole of it is in the record.
LAST = 80
NOTHING_YET: Data = {"told": [], "sheet": []}


async def table_chronicle(n: int, record: Record | None) -> Data:
    """What has happened at a table with `n` entries, for a page that was not there."""
    # In a thread: to tell is quick, and must not wait until somebody has thought.
    return {"n": n, **(await asyncio.to_thread(chronicle, write_record(record)) if record else NOTHING_YET)}


def chronicle(text: str) -> Data:
    """The last events of a record with what they meant, and its scoresheet."""
    passages = course(read_record(text))
    return {"told": [_event_data(passage) for passage in passages[-LAST:]], "sheet": scoresheet(passages)}


def _event_data(passage: Passage) -> Data:
    facts = story_data(passage.before, passage.event, passage.after)
    return {"word": write_event(passage.before, passage.event), "facts": facts}
