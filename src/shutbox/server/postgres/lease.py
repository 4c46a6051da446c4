"""Leases: which process lets bots and clocks of a table go on. Whoever has the lease does; nobody else has to.

A lease saves work. It is not what keeps two processes from doing the same: an entry is stored under its table and its
number, and only one can be. A process renews its leases more often than they run out, by the clock of the database.
"""

from __future__ import annotations

from collections.abc import Sequence

from shutbox.server.book import Ledger

# Seconds that a lease runs, and how many that have run out are taken over at a time.
SECONDS, AT_ONCE = 1.2, 50
_TAKE = (
    "INSERT INTO leases(table_id, owner, until) SELECT id, ?2, now() + ?3 * interval '1 second' FROM tables"
    " WHERE id = ANY(?1::bigint[]) ORDER BY id ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner,"
    " until = excluded.until WHERE leases.owner = excluded.owner OR leases.until < now() RETURNING table_id"
)
_GIVE = "DELETE FROM leases WHERE owner = ? AND table_id <> ALL(?::bigint[])"
_LEFT = (
    "SELECT id, code_hash FROM tables WHERE id IN (SELECT table_id FROM leases WHERE until < now() AND owner <> ?"
    " ORDER BY until LIMIT ? FOR UPDATE SKIP LOCKED)"
)


def renew(ledger: Ledger, owner: bytes, wanted: Sequence[int]) -> tuple[set[int], list[bytes]]:
    """The wanted tables whose lease this process has now, and the code hashes of those that somebody has left."""
    run = ledger.connection.execute
    run(_GIVE, (owner, list(wanted)))
    held = run(_TAKE, (list(wanted), owner, SECONDS)).fetchall() if wanted else []
    left = [bytes(code_hash) for _, code_hash in run(_LEFT, (owner, AT_ONCE)).fetchall()]
    return {table for (table,) in held}, left
