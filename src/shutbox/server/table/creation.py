"""Creates tables: the dice are sealed and the table is stored before anybody can sit down."""

from __future__ import annotations

from collections.abc import Sequence

from shutbox.errors import NotationError
from shutbox.play.table import Created, Sat, Settings, TableDice, new_desk, settings_data, step_bodies, take_step
from shutbox.rules import RuleSet, most_moves, to_data
from shutbox.server.book import NewTable
from shutbox.server.http import encode
from shutbox.server.identity import code_hash, new_code, new_public
from shutbox.server.store import Store, holders
from shutbox.server.table.dealer import Dealer
from shutbox.server.table.lineup import Lineup
from shutbox.server.table.live import Live

# Every view of a table lists the moves of its throw, and its rules are stored and sent whole. To write a move for the
# first time takes 20 µs, and nothing may take 5 ms of the loop (`benchmarks/cost.py`). The catalogue has up to 140,
# with three rows, and its longest rules fit several times over.
MOST_MOVES, MOST_RULES = 200, 8192


def check_size(rules: RuleSet) -> None:
    """Raises if a live table with these rules would cost its server too much."""
    if (found := most_moves(rules.turn)) > MOST_MOVES:
        raise NotationError("table-moves", got=found, most=MOST_MOVES)
    if (size := len(encode(to_data(rules, whole=True)))) > MOST_RULES:
        raise NotationError("table-rules-long", got=size, most=MOST_RULES)


async def create_table(
    store: Store,
    host: str,
    rules: RuleSet,
    seats: Lineup,
    settings: Settings,
    sitting: Sequence[tuple[Sat, str]] = (),
    code: str = "",
) -> tuple[str, Live]:
    """Creates a table and returns its code and the table; `sitting` are the players who already have seats there."""
    check_size(rules)
    code, public = code or new_code(), new_public()
    dealer = Dealer() if settings.dice is TableDice.SEALED else None
    commitment = dealer.commitment(public, rules) if dealer else ""
    entry = Created(public, to_data(rules, whole=True), seats, settings_data(settings), commitment)
    steps = [take_step(None, (entry,), host)]
    for sat, holder in sitting:
        steps.append(take_step(steps[-1].after, (sat,), holder))
    new = NewTable(code_hash(code), public, commitment, dealer.secret() if dealer else b"")
    row = await store.create(new, step_bodies(steps), holders(steps[-1].after))
    return code, Live(row.id, new_desk(steps), dealer)
